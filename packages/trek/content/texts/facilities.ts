import { parseFilter, parseNeed, type Standing } from '../../language/index.ts';
import {
  ability,
  factsOf,
  fits,
  headsOf,
  isNamed,
  law,
  locationOf,
  mark,
  peopleOf,
  piecesIn,
  putMark,
  rival,
  score,
  surfaceAt,
  zoneIn,
  type CardText,
  type ClauseSpec,
  type Piece,
  type Trek,
} from '../../effects/index.ts';

/** One is seeded at a mission of its affiliation, others are built where an ENGINEER of it is (T3.23, T7.6). */
const outpost = (engineer: string): CardText => ({
  seeds: { phase: 'facility', at: 'its-affiliation' },
  standing: [{ says: 'builds', with: parseNeed(engineer), at: 'its-affiliation' }],
});

const NOR = parseFilter('{Nor}/{Terok Nor}/{Deep Space 9}/{Empok Nor}');
const HQ = parseFilter('{HQ: War Room}/{HQ: Defensive Measures}/{HQ: Return Orb to Bajor}/{HQ: Secure Homeworld}');

/** Seeded or played on the homeworld; once a turn one of these reports there for free, or one HQ card is played (T6.13). One in the game. */
const headquarters = (free: string, ...more: readonly Standing[]): CardText => ({
  seeds: { phase: 'facility', at: 'homeworld' },
  limit: 'game',
  standing: [
    { says: 'builds', with: { all: [] }, at: 'homeworld' },
    { says: 'takes', of: parseFilter(free), free: true, each: 1, anyone: true },
    { says: 'frees', of: HQ, each: 1, anyone: true },
    ...more,
  ],
});

/** Ketracel-White aboard is always as good as new (T7.11). */
const refills: ClauseSpec = law(
  'refills',
  function* ({ g, piece }) {
    const full = (x: number): number => (factsOf(g, x).countdown ?? 0) + 1;
    const used = piecesIn(g, zoneIn(piece)).filter((x) => isNamed(g, x, 'Ketracel-White') && mark(g, x, 'countdown') !== full(x));
    for (const x of used) putMark(g, x, 'countdown', full(x));
    return used.length > 0;
  },
  ['board'],
);
/** Those of a player inside and on the planet, where nobody opposes them (T1.9). */
const settlers = (g: Trek, colony: Piece, seat: number): readonly Piece[] =>
  [zoneIn(colony), surfaceAt(locationOf(g, colony))].flatMap((zone) =>
    peopleOf(g, rival(seat), zone).length === 0 ? peopleOf(g, seat, zone) : [],
  );

const REFILLS = 'Countdowns of Ketracel-White aboard begin anew.';

export const FACILITIES: { readonly [id: string]: CardText } = {
  'PRE-104': outpost('[Fed] ENGINEER'),
  'PRE-105': outpost('[Kli] ENGINEER'),
  'PRE-106': outpost('[Rom] ENGINEER'),
  'DS9-78': outpost('[Baj] ENGINEER'),
  'DS9-80': outpost('[Car] ENGINEER'),
  'DS9-84': outpost('Klaestron ENGINEER'),
  'AU-52': {
    seeds: { phase: 'facility', at: 'space' },
    standing: [
      { says: 'builds', with: parseNeed('ENGINEER'), at: 'space' },
      { says: 'repairs', turns: 0 },
    ],
  },
  'OTS-9': {
    seeds: { phase: 'facility', at: 'its-affiliation', many: true },
    standing: [
      { says: 'hosts', of: parseFilter('universal {Husnock Ship}'), many: 1 },
      { says: 'shields', share: 4 },
    ],
  },
  'DOM-31': {
    seeds: { phase: 'facility', at: 'gamma-not-homeworld' },
    standing: [
      { says: 'hosts', of: parseFilter('Equipment card non-hand weapon'), many: 3 },
      { says: 'repairs', turns: 0 },
    ],
    clauses: [refills],
    says: REFILLS,
  },
  'DOM-32': {
    standing: [
      { says: 'builds', with: parseNeed('[Dom] ENGINEER') },
      { says: 'takes', of: parseFilter('Equipment card'), free: true, anyQuadrant: true },
      { says: 'repairs', turns: 0 },
    ],
    clauses: [refills],
    says: REFILLS,
  },
  // Colony
  'QC-31': {
    standing: [{ says: 'planetside' }, { says: 'builds', with: { all: [] }, at: 'solved-planet' }],
    clauses: [
      ability({
        at: 'turn.start',
        must: true,
        when: ({ g, piece, ev }) => 'by' in ev && settlers(g, piece, ev.by).length > 0,
        *commit({ g, piece, ev }) {
          if (!('by' in ev)) return;
          const worth = (x: Piece): number => headsOf(g, [x]) * (fits(g, ev.by, x, parseFilter('CIVILIAN')) ? 2 : 1);
          const n = settlers(g, piece, ev.by).reduce((all, x) => all + worth(x), 0);
          yield* score(g, ev.by, 'bonus', n, `card:${g.s.card[piece]}`);
        },
      }),
    ],
    says: 'At the start of a turn each of its player’s personnel here whom nobody opposes scores 1 point, each CIVILIAN 2.',
  },
  'QC-32': { seeds: { phase: 'facility', at: 'planet' }, standing: [{ says: 'planetside' }] },
  'DS9-79': headquarters('[Baj] Minister/Vedek/Kai', { says: 'coexists', with: NOR }),
  'DS9-81': headquarters('[Car] Gul/Legate'),
  'DOM-34': headquarters('[Fed] Ambassador/Admiral/Vice-Admiral/President'),
  'DOM-35': headquarters('[Kli] Emperor/Chancellor/High Council'),
  'DOM-37': headquarters('[Rom] General/Admiral/Senator/Proconsul/{Sela}/{Tomalak}'),
  'DOM-33': headquarters('Founder', { says: 'freezes', of: { card: 'Ketracel-White' }, reach: 'planet' }),
};
