import {
  ability,
  award,
  boundBy,
  choosePiece,
  controllerOf,
  deckOf,
  discard,
  equipmentWith,
  factsOf,
  fixed,
  forbid,
  groupOfStrike,
  hasPlanet,
  holder,
  iconsOf,
  inPlay,
  is,
  isMission,
  isNamed,
  isSolved,
  isType,
  kill,
  law,
  lingering,
  locationOf,
  locations,
  mark,
  meets,
  modifier,
  nullify,
  ownerOf,
  personnelIn,
  placeDilemma,
  putMark,
  putOutOfPlay,
  reseed,
  rival,
  score,
  scoreOf,
  SEATS,
  selectAtRandom,
  showCard,
  shuffleBack,
  stop,
  totalOf,
  typeOf,
  victims,
  whyOut,
  yours,
  zoneIn,
  type Ctx,
  type OwnEffect,
  type Piece,
  type Trek,
} from '../../effects/index.ts';
import { ATTRIBUTES, parseFilter, parseNeed, type Effect } from '../../language/index.ts';
import { isOnPlanet } from './planets.ts';
import { besideOf } from './events-cards.ts';
import { ALL_ATTRIBUTES, happens, highest, onMission, onShip, random, unless, type Texts } from './dilemma-forms.ts';

const barOf = ({ g, piece }: Ctx) => ({ from: `card:${g.s.card[piece]}`, tag: 'banned', data: { card: g.s.card[piece] } });

/** Edo Probe: those who went on have staked points on solving the mission in this turn. */
const staked = lingering<{ readonly card: Piece }>('staked');
const isStaked = ({ g, piece }: Ctx): boolean => staked.some(g, (x) => x.card === piece);

/** Aphasia Device: one more of those aboard. */
const losesSpeech: Effect = {
  do: 'disable',
  whom: { one: parseFilter('personnel non-disabled'), among: 'aboard', pick: { by: 'random' } },
};
const ifAllAreMute: Effect = { do: 'own', says: 'if all aboard are disabled, all of them are killed' };

/** Dal'Rok: the weakest of all who are there. */
const killsWeakest: Effect = {
  do: 'kill',
  whom: { one: parseFilter('personnel'), among: 'location', pick: { by: 'lowest', of: ALL_ATTRIBUTES, ties: 'opponent' } },
};

/** Pup: what is off-line, one after the other. */
const SYSTEMS = ['RANGE', 'WEAPONS', 'SHIELDS'] as const;

/** Dilemmas that do what no word of the language says. */
export const ODD_DILEMMAS: Texts = {
  // Edo Probe
  'AU-12': {
    ...happens([
      {
        do: 'either',
        who: 'you',
        of: [
          [onMission, { do: 'end-attempt' }],
          [{ do: 'own', says: 'this is placed on the mission, and you lose 10 points if you do not solve it this turn' }],
        ],
      },
    ]),
    clauses: [
      forbid('mayAttempt', ({ mission, seat }, c) => (seat === c.me && holder(c.g, c.piece) === mission && !isStaked(c) ? barOf(c) : null)),
      ability({
        id: 'gone',
        at: 'solved',
        must: true,
        // Those who abandoned it wait for another mission, those who went on have won.
        when: (c) => 'mission' in c.ev && (holder(c.g, c.piece) === c.ev.mission) === isStaked(c),
        *commit({ g, piece }) {
          discard(g, [piece]);
        },
      }),
      ability({
        id: 'lost',
        at: 'turn.end',
        must: true,
        when: isStaked,
        *commit({ g, me, piece }) {
          discard(g, [piece]);
          yield* score(g, me, 'bonus', fixed(factsOf(g, piece).points), `card:${g.s.card[piece]}`);
        },
      }),
    ],
    says: 'Once abandoned, you may not attempt the mission until anybody solves another one.',
  },
  // Thought Fire
  'AU-29': happens(
    [
      {
        do: 'own',
        says: 'if The Traveler: Transcendence lies beside your deck and your team has no Empathy, all personnel with INTEGRITY+CUNNING<12 are killed, and nobody gets past',
      },
    ],
    { after: 'wall' },
  ),
  // Q's Vicious Animal Things
  'QC-7': unless(
    'STRENGTH>22 + STRENGTH<55',
    [
      { do: 'kill', whom: 'them' },
      { do: 'own', says: 'your opponent seeds this under another planet mission that is not solved' },
    ],
    { targets: [random()], after: 'wall' },
  ),
  // Balancing Act
  'FC-4': happens([
    { do: 'own', says: 'each player whose missions with points are more of one kind, space or planet, by three or more loses 50 points' },
  ]),
  // My First Raygun
  'FC-11': happens([
    {
      do: 'own',
      says: 'you turn up the top card of your deck and discard it: if it is an event or an interrupt or has an AU or Ent-E icon a random personnel is killed, otherwise a random personnel is stopped',
    },
  ]),
  // Theta-Radiation Poisoning
  'FC-17': happens([{ do: 'own', says: 'your opponent places this on any ship or outpost here' }], {
    placed: {
      cure: parseNeed('6 ENGINEER'),
      again: [{ at: 'your-turn-end', effects: [{ do: 'own', says: 'a random personnel aboard without Medical Kit is killed' }] }],
    },
  }),
  // Make Us Go
  'OTS-4': happens([], {
    targets: [highest(['CUNNING'], 'ENGINEER')],
    price: { pay: [onMission, { do: 'hold', whom: 'them' }], must: true },
    after: 'wall',
    placed: {
      turns: 1,
      expires: [{ do: 'own', says: 'that personnel is freed if you have CUNNING over 24 here, otherwise it and this are out of play' }],
    },
  }),
  // Aphasia Device
  'DS9-7': happens([onShip, { do: 'quarantine', whom: { all: parseFilter('personnel'), among: 'aboard' } }, losesSpeech, ifAllAreMute], {
    placed: { cure: parseNeed('2 MEDICAL + 2 Biology'), again: [{ at: 'your-turn-end', effects: [losesSpeech, ifAllAreMute] }] },
  }),
  // Dal'Rok
  'DS9-13': {
    ...happens([onMission, killsWeakest], { placed: { again: [{ at: 'your-turn-start', effects: [killsWeakest] }] } }),
    clauses: [
      law(
        'faced',
        function* ({ g, piece }) {
          const at = locationOf(g, piece);
          const people = (seat: number): Piece[] =>
            yours(g, seat).filter((x) => isType(g, x, 'Personnel') && locationOf(g, x) === at && whyOut(g, x) === null);
          if (g.s.attempt?.now === piece || [...Array(SEATS).keys()].every((seat) => totalOf(g, people(seat), ATTRIBUTES) <= 150))
            return false;
          yield* nullify(g, piece);
          return true;
        },
        ['board'],
      ),
    ],
    says: 'Nullified by INTEGRITY+CUNNING+STRENGTH over 150 of one player at this location.',
  },
  // Duonetic Field Generator
  'DS9-15': {
    ...happens([onMission], {
      nullified: parseNeed('3 ENGINEER OR Miracle Worker'),
      placed: { cure: parseNeed('3 ENGINEER OR Miracle Worker') },
    }),
    clauses: [
      forbid('mayBeam', ({ from, to }, c) => {
        const planet = holder(c.g, c.piece);
        return isOnPlanet(c.g, from, planet) && !isOnPlanet(c.g, to, planet) ? barOf(c) : null;
      }),
      modifier('landing', (ways, ship, { g, piece }) => (is(g, ship, 'landed') && locationOf(g, ship) === holder(g, piece) ? [] : ways)),
    ],
    says: 'Nobody beams up and no ship takes off from the planet.',
  },
  // Pup
  'DS9-32': {
    ...happens([onShip], {
      nullified: parseNeed('4 Computer Skill OR any Miles'),
      placed: { cure: parseNeed('4 Computer Skill OR any Miles') },
    }),
    clauses: [
      modifier('number.times', (value, { piece, number }, { g, piece: card }) =>
        piece === holder(g, card) && number === SYSTEMS[mark(g, card, 'worn') % SYSTEMS.length] ? 0 : value,
      ),
      ability({
        id: 'next',
        at: 'turn.start',
        must: true,
        per: 'every-turn',
        when: ({ me, ev }) => 'by' in ev && ev.by === me,
        *commit({ g, piece }) {
          putMark(g, piece, 'worn', mark(g, piece, 'worn') + 1);
        },
      }),
    ],
    says: 'The ship has no RANGE until the start of your next turn, then no WEAPONS until the next one, then no SHIELDS, and so on.',
  },
  // Seismic Quake
  'DS9-33': happens(
    [
      {
        do: 'own',
        says: 'a random personnel is stopped if the score of your opponent is odd, otherwise killed; nobody gets past without Geology, and this is shuffled back into the seed cards',
      },
    ],
    { after: 'wall' },
  ),
};

/** How many more missions of a player, of those with points, are of one kind than of the other. */
function imbalanceOf(g: Trek, seat: number): number {
  const own = locations(g).filter((x) => ownerOf(g, x) === seat);
  const kinds = own.flatMap((x) => {
    const facts = factsOf(g, x);
    return facts.type === 'Mission' && facts.points !== null ? facts.where : [];
  });
  const count = (kind: string): number => kinds.filter((x) => x === kind).length;
  return Math.abs(count('space') - count('planet'));
}

export const ODD_EFFECTS: readonly OwnEffect[] = [
  {
    id: 'AU-12',
    *strike(g, s) {
      placeDilemma(g, s, 'mission');
      staked.start(g, s.seat, { card: s.dilemma }, 'turn');
    },
  },
  {
    id: 'AU-29',
    *strike(g, s) {
      const isHit = inPlay(g).some((x) => besideOf(g, x) === s.seat && isNamed(g, x, 'The Traveler: Transcendence'));
      if (!isHit || meets(g, groupOfStrike(g, s), parseNeed('Empathy'))) return;
      yield* kill(
        g,
        victims(g, s).filter((x) => totalOf(g, [x], ['INTEGRITY', 'CUNNING']) < 12),
      );
      s.barred = true;
    },
  },
  {
    id: 'QC-7',
    *strike(g, s) {
      const others = locations(g).filter((x) => isMission(x) && x !== s.mission && hasPlanet(g, x) && !isSolved(g, x));
      if (others.length > 0) reseed(g, rival(s.seat), s.dilemma, yield* choosePiece(g, rival(s.seat), others));
    },
  },
  {
    id: 'FC-4',
    *strike(g, s) {
      const losers = [...Array(SEATS).keys()].filter((seat) => imbalanceOf(g, seat) >= 3);
      const cause = `card:${g.s.card[s.dilemma]}`;
      yield* award(
        g,
        losers.map((seat) => ({ seat, kind: 'bonus', n: -50, cause })),
      );
    },
  },
  {
    id: 'FC-11',
    *strike(g, s) {
      const probe = deckOf(g, s.seat).at(-1);
      // T60.2: nobody probes an empty deck.
      if (probe === undefined) return;
      showCard(g, s.seat, probe);
      const isHit = ['Event', 'Interrupt'].includes(typeOf(g, probe)) || iconsOf(g, probe).some((x) => x === 'AU' || x === 'Ent-E');
      discard(g, [probe]);
      const who = yield* selectAtRandom(g, s.seat, s.dilemma, victims(g, s), 1);
      if (isHit) yield* kill(g, who);
      else stop(g, who, true);
    },
  },
  {
    id: 'FC-17',
    *strike(g, s) {
      if (s.attempted) {
        const hosts = inPlay(g).filter((x) => (isType(g, x, 'Ship') || isOutpost(g, x)) && locationOf(g, x) === s.mission);
        if (hosts.length > 0) s.them = [yield* choosePiece(g, rival(s.seat), hosts)];
        return hosts.length > 0 ? placeDilemma(g, s, 'them') : undefined;
      }
      const zone = zoneIn(holder(g, s.dilemma));
      const isSafe = (x: Piece): boolean => equipmentWith(g, controllerOf(g, x), zone).some((y) => isNamed(g, y, 'Medical Kit'));
      const pool = personnelIn(g, zone).filter((x) => !isSafe(x));
      yield* kill(g, yield* selectAtRandom(g, s.seat, s.dilemma, pool, 1));
    },
  },
  {
    id: 'OTS-4',
    *strike(g, s) {
      const here = yours(g, s.seat).filter(
        (x) => isType(g, x, 'Personnel') && locationOf(g, x) === s.mission && !is(g, x, 'held') && whyOut(g, x) === null,
      );
      if (totalOf(g, here, ['CUNNING']) <= 24) putOutOfPlay(g, [...boundBy(g, s.dilemma), s.dilemma]);
    },
  },
  {
    id: 'DS9-7',
    *strike(g, s) {
      const crew = personnelIn(g, zoneIn(s.ship));
      if (crew.every((x) => is(g, x, 'disabled'))) yield* kill(g, crew);
    },
  },
  {
    id: 'DS9-33',
    *strike(g, s) {
      const many = isNamed(g, s.mission, 'Changeling Research') ? 2 : 1;
      const who = yield* selectAtRandom(g, s.seat, s.dilemma, victims(g, s), many);
      if (Math.abs(scoreOf(g, rival(s.seat))) % 2 === 1) stop(g, who, true);
      else yield* kill(g, who);
      if (meets(g, groupOfStrike(g, s), parseNeed('Geology'))) return;
      s.barred = true;
      shuffleBack(g, s.seat, s.dilemma, s.mission);
    },
  },
];
function isOutpost(g: Trek, piece: Piece): boolean {
  const facts = factsOf(g, piece);
  return facts.type === 'Facility' && facts.facility === 'Outpost';
}
