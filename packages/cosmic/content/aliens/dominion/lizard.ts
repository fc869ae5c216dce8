import {
  ability,
  addReserve,
  alien,
  amend,
  asker,
  changeKickers,
  chooseAmong,
  chooseOption,
  type Colour,
  type Cosmic,
  countShips,
  emit,
  fleets,
  type Flow,
  groupsIn,
  hasWonAsMain,
  kickerOf,
  law,
  lingering,
  mainOn,
  mainSide,
  modifier,
  moveShips,
  mySide,
  OUT,
  personOf,
  type Player,
  reserveColour,
  reserveLeft,
  reserveShips,
  revealedAs,
  sacrificePlaces,
  type Sheet,
  sheetIn,
  sheetOfSuper,
  type ShipGroup,
  shipsOn,
  splitShips,
  WARP,
  winNow,
} from '../../../effects/index.ts';
import { reinforceable } from '../../cards/reinforcements.ts';

/** What a morphed ship adds beyond what any ship does. */
const EXTRA = 2;
/** Idle ships that the super flare lets morph along. */
const IDLE = 2;

const isNormal =
  (sheet: Sheet) =>
  (x: ShipGroup): boolean =>
    x.colour !== reserveColour(sheet);

/** The normal ships with which this player has won. */
const winners = (g: Cosmic, me: Player, sheet: Sheet): ShipGroup[] => shipsOn(g, mainSide(g, me), me).filter(isNormal(sheet));

/** The normal ships that take no part. */
const idle = (g: Cosmic, me: Player, sheet: Sheet): ShipGroup[] =>
  groupsIn(g, me, [...sacrificePlaces(g, me, 'outside'), WARP]).filter(isNormal(sheet));

/** Morphed ships count for more for the rest of the game, power or no power. */
const morphed = lingering<{ colour: Colour }>('lizard.morphed', (dataOf) => [
  modifier('total.add', (n, { side }, c) => {
    const { colour } = dataOf(c);
    const ships = shipsOn(c.g, side, personOf(c.g, colour)).filter((x) => x.colour === colour);
    return n + EXTRA * countShips(ships);
  }),
]);

/** Ships leave the game, and as many of the sheet stand where they stood. */
function morph(g: Cosmic, me: Player, sheet: Sheet, ships: readonly ShipGroup[]): void {
  const [old] = splitShips(ships, reserveLeft(g, sheet));
  for (const x of old) {
    moveShips(g, reserveShips(g, sheet, x.n), x.place);
    moveShips(g, [x], OUT);
  }
  emit(g, 'ships-morphed', { who: me, n: countShips(old) });
}

/** Ships of a player that have not morphed and are still in the game, wherever they are. */
const normalLeft = (g: Cosmic, me: Player, sheet: Sheet): boolean =>
  fleets(g, me).some((c) => c !== reserveColour(sheet) && g.s.ships.at.some((row, i) => i !== OUT && row[c] > 0));

/** Values of reinforcements that one player plays are doubled. */
const doubled = lingering('lizard.doubled', [modifier('reinforcement.value', (n, q, c) => (q.who === c.me ? 2 * n : n))]);

/** The kicker of one player multiplies by one more. */
const raised = lingering('lizard.raised', [modifier('kicker.factor', (n, q, c) => (q.who === c.me ? n + 1 : n))]);

const hasKicker = (g: Cosmic, me: Player): boolean => mainOn(g, mySide(g, me)) === me && kickerOf(g, me) !== null;
type Raise = 'reinforcements' | 'kicker';
/** What there is to raise: where reinforcements are jammed none will be played. */
const raises = (g: Cosmic, me: Player): Raise[] => [
  ...(reinforceable(g).length > 0 ? (['reinforcements'] as const) : []),
  ...(hasKicker(g, me) ? (['kicker'] as const) : []),
];

export const lizard = alien({
  id: 'lizard',
  name: 'Lizard',
  set: 'dominion',
  alert: 'green',
  summary: 'Its ships grow stronger with each victory',
  needsColour: true,
  winsItsWay: true,
  protected: ['take', 'separate'],
  asks: {
    'lizard.idle': 'Which idle ships morph too, up to {n}?',
    'lizard.raise': 'What do you make more of?',
    'lizard.raise:reinforcements': 'My reinforcements count twice from now on',
    'lizard.raise:kicker': 'My kicker multiplies by one more',
  },
  tells: { 'ships-morphed': '{who} {who, select, you {morph} other {morphs}} {ships}.' },
  shows: { fleet: 'Morphed ships are {colour}', reserve: '{n, plural, one {# ship} other {# ships}} on the sheet' },
  power: {
    text:
      'As a main player who wins with normal ships: those ships morph. They leave the game, and ships of a further colour take their place from ' +
      'this sheet. They are yours like any others, but each adds 2 more to its side, whatever becomes of this power. You win, besides the ' +
      'usual way, when none of your normal ships is left in the game. Nobody can take this power.',
    clauses: [
      ability<readonly ShipGroup[]>({
        at: 'resolution.landing',
        as: 'main',
        must: true,
        when: (c) => hasWonAsMain(c.g, c.me) && reserveLeft(c.g, sheetIn(c)) > 0 && winners(c.g, c.me, sheetIn(c)).length > 0,
        *prepare(c, boost) {
          const { g, me } = c;
          if (!boost) return [];
          const how = { tag: 'lizard.idle', from: asker(g), min: 0, max: IDLE, data: { n: IDLE } };
          return yield* chooseAmong(g, me, idle(g, me, sheetIn(c)), how);
        },
        *commit(c, others) {
          morph(c.g, c.me, sheetIn(c), [...winners(c.g, c.me, sheetIn(c)), ...others]);
        },
      }),
      law('lizard.win', function* (c): Flow<boolean> {
        if (!normalLeft(c.g, c.me, sheetIn(c))) yield* winNow(c.g, c.me, 'lizard');
        return false;
      }),
    ],
  },
  wild: {
    text:
      'As a main player or ally whose side has revealed an attack: either reinforcements that you play from now on count twice, or your own ' +
      'kicker multiplies by one more.',
    clauses: [
      ability<{ readonly raise: Raise }>({
        at: ['reveal.revealed', 'reveal.reinforce'],
        as: 'main-or-ally',
        when: ({ g, me }) => revealedAs(g, mainOn(g, mySide(g, me))) === 'attack' && raises(g, me).length > 0,
        *prepare({ g, me }) {
          return { raise: yield* chooseOption(g, me, raises(g, me), { tag: 'lizard.raise' }) };
        },
        *commit({ g, me }, { raise }) {
          if (raise === 'kicker') changeKickers(g, () => raised.start(g, me, {}));
          else doubled.start(g, me, {});
        },
      }),
    ],
  },
  super: {
    text: 'When your power makes ships morph, up to two of your normal ships morph along that take no part in the encounter.',
    clauses: [amend({ when: ({ g, me }) => idle(g, me, sheetOfSuper(g, 'lizard')).length > 0 })],
  },
  before(g, me, sheet) {
    addReserve(g, me, sheet);
    morphed.start(g, -1, { colour: reserveColour(sheet) }, 'game');
  },
});
