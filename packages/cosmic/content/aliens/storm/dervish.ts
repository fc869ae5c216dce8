import {
  ability,
  alien,
  amend,
  asker,
  chooseOption,
  choosePlanet,
  choosePlayer,
  type Cosmic,
  type Ctx,
  enc,
  type Flow,
  foundColony,
  hasColony,
  holds,
  homeOf,
  homePlanets,
  isInvolved,
  offerSuper,
  others,
  passHands,
  type Player,
  players,
  roomOn,
  shipPlaces,
  tradeHands,
} from '../../../effects/index.ts';

const FLARE = 'flare:dervish';
const DIRECTIONS = ['clockwise', 'counterclockwise'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** Everybody in the encounter, clockwise. */
const involved = (g: Cosmic): Player[] => players(g).filter((p) => isInvolved(g, p));

/** The planets of another player on which one could settle, with ships that are not in the encounter. */
const havens = (g: Cosmic, me: Player, host: Player): number[] =>
  shipPlaces(g, me, 'outside').length > 0 ? homePlanets(g, host).filter((x) => !hasColony(g, me, x) && roomOn(g, x) > 0) : [];

function* whirl(c: Ctx, direction: Direction): Flow {
  const { g, me } = c;
  const ring = direction === 'clockwise' ? involved(g) : involved(g).reverse();
  const giver = ring.at(ring.indexOf(me) - 1) ?? me;
  const brings = holds(g, giver, FLARE);
  passHands(g, ring);
  if (!brings || havens(g, me, giver).length === 0 || (yield* offerSuper(c)) === null) return;
  const planet = yield* choosePlanet(g, me, havens(g, me, giver), { tag: 'dervish.planet', data: { who: giver } });
  yield* foundColony(g, me, planet, asker(g), undefined, shipPlaces(g, me, 'outside'));
}

export const dervish = alien({
  id: 'dervish',
  name: 'Dervish',
  set: 'storm',
  alert: 'yellow',
  summary: 'Makes hands go round',
  asks: {
    'dervish.direction': 'Which way do the hands go?',
    'dervish.direction:clockwise': 'Clockwise',
    'dervish.direction:counterclockwise': 'Counterclockwise',
    'dervish.planet': 'On which planet of {who} do you gain a colony?',
    'dervish.with': 'With whom do you exchange hands?',
  },
  power: {
    text:
      'As a main player, once alliances are formed, you may say clockwise or counterclockwise. Everybody in the encounter then passes the hand that ' +
      'way to the next who is in it.',
    clauses: [
      ability<Direction>({
        at: 'alliance.formed',
        as: 'main',
        *prepare({ g, me }) {
          // Between two players both ways are the same.
          const open = involved(g).length > 2 ? DIRECTIONS : DIRECTIONS.slice(0, 1);
          return yield* chooseOption(g, me, open, { tag: 'dervish.direction' });
        },
        commit: whirl,
      }),
    ],
  },
  wild: {
    text: 'As the defense in your home system, once the gate is aimed: exchange hands with any other player.',
    clauses: [
      ability<Player>({
        at: 'launch.aimed',
        as: 'defense',
        when: ({ g, me }) => homeOf(g, enc(g).target) === me,
        prepare: ({ g, me }) => choosePlayer(g, me, others(g, me), { tag: 'dervish.with' }),
        *commit({ g, me }, who) {
          tradeHands(g, me, who);
        },
      }),
    ],
  },
  super: {
    text:
      'When this flare comes to you through your own power: gain a colony at once in the home system of whoever passed it, with ships of yours that are ' +
      'not in the encounter. Discard the flare.',
    after: 'discard',
    clauses: [amend({ late: true })],
  },
});
