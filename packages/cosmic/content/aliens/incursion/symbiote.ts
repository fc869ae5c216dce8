import {
  ability,
  addFleet,
  alien,
  announceColonies,
  asker,
  chooseShips,
  type Cosmic,
  countIn,
  countShips,
  emit,
  type Flow,
  type Founding,
  homePlanets,
  land,
  looseStacks,
  type Player,
  retrievable,
  retrieve,
  roomOn,
  shipsAt,
  splitShips,
  spreadOver,
  tookBack,
  WARP,
  type PlaceNo,
} from '../../../effects/index.ts';

/** Ships that the super flare brings to each home planet at most. */
const MOST = 8;

const berths = (g: Cosmic, planet: PlaceNo): number => Math.min(MOST, roomOn(g, planet));
/** Fewer planets, fewer ships (faq-symbiote-3). */
const allBerths = (g: Cosmic, me: Player): number => homePlanets(g, me).reduce((n, x) => n + berths(g, x), 0);

/** Where there are ships to rescue: anywhere but on the home planets, also in captivity and out of the game. */
function strewn(g: Cosmic, me: Player): number[] {
  const home = homePlanets(g, me);
  return g.s.places.flatMap((_, i) => (shipsAt(g, me, i) > 0 && !home.includes(i) ? [i] : []));
}

function* rescue(g: Cosmic, me: Player): Flow {
  const most = allBerths(g, me);
  const how = { tag: 'symbiote.rescue', from: asker(g), min: 1, max: most, data: { n: most } };
  const ships = yield* chooseShips(g, me, strewn(g, me), how);
  const homes = yield* spreadOver(g, me, countShips(ships), homePlanets(g, me), 'symbiote.home', asker(g), (x) => berths(g, x));
  const retrieved = countIn(WARP, ships);
  if (retrieved > 0) emit(g, 'ships-retrieved', { who: me, n: retrieved });
  let left = ships;
  const founded: Founding[] = [];
  for (const [home, n] of homes) {
    const [coming, rest] = splitShips(left, n);
    yield* land(g, me, coming, home, founded);
    left = rest;
  }
  yield* announceColonies(g, founded);
  looseStacks(g);
  yield* tookBack(
    g,
    me,
    retrieved,
    homes.map(([x]) => x),
  );
}

export const symbiote = alien({
  id: 'symbiote',
  name: 'Symbiote',
  set: 'incursion',
  alert: 'green',
  summary: 'Has twice as many ships',
  needsColour: true,
  protected: ['zap', 'lose', 'take', 'separate'],
  asks: {
    'symbiote.rescue': 'Which ships do you rescue? There is room for {n}.',
    'symbiote.home': 'On which home planets do the {n, plural, one {# ship} other {# ships}} land?',
  },
  power: {
    text:
      'You begin with the ships of a further colour as well, so that twice the usual number stands on each of your planets. All of them are ' +
      'yours alike. Nothing can stop, take or copy this power.',
    clauses: [],
  },
  wild: {
    text: 'When somebody else regroups as the offense: you too take back a ship from the warp.',
    clauses: [
      ability({
        at: 'regroup.during',
        as: 'not-offense',
        when: ({ g, me }) => retrievable(g, me) > 0,
        *commit({ g, me }) {
          yield* retrieve(g, me, 1, asker(g)); // faq-symbiote-1
        },
      }),
    ],
  },
  super: {
    text:
      'When anybody begins to regroup: discard this flare and rescue as many of your ships as you like, be they in the warp, captured or out ' +
      'of the game. They land on your home planets, whoever is there, up to eight on each. Nothing can stop this flare.',
    after: 'discard',
    clauses: [
      ability({
        at: 'encounter.start',
        certain: true,
        when: ({ g, me }) => allBerths(g, me) > 0 && strewn(g, me).length > 0,
        commit: ({ g, me }) => rescue(g, me),
      }),
    ],
  },
  before(g, me) {
    addFleet(g, me, homePlanets(g, me));
  },
});
