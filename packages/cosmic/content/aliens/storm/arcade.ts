import {
  ability,
  alien,
  amend,
  asker,
  captives,
  capture,
  chooseAmong,
  choosePlayer,
  colonies,
  type Cosmic,
  countShips,
  enc,
  type Flow,
  groupsIn,
  hasColonies,
  hasLost,
  hasWonForSide,
  holdsSuper,
  isMain,
  isStandIn,
  loseShips,
  mainOn,
  mySide,
  opposing,
  opposingMain,
  type Player,
  players,
  printedAs,
  type Sheet,
  type ShipGroup,
  timing,
  winNow,
} from '../../../effects/index.ts';

/** By how much an encounter must be won. */
const CRUSHING = 10;
/** Ships on the sheet that win the game: of one colour, or in all. */
const OF_ONE_COLOUR = 3;
const IN_ALL = 5;

/** Has the side of this player won that clearly? After an upset the difference of the totals is what the lower side has won by. */
function hasCrushed(g: Cosmic, me: Player): boolean {
  const { outcome } = enc(g);
  return hasWonForSide(g, me) && outcome?.kind === 'won' && (outcome.margin ?? 0) >= CRUSHING;
}

/**
 * Attacks were revealed and one side has won clearly, or an attack against a negotiate, whatever came of it. What is captured comes from
 * any colony and is not in the encounter, so the printed cards count (R1.12).
 */
function dominates(g: Cosmic, me: Player): boolean {
  const them = opposingMain(g, me);
  if (!printedAs(g, mainOn(g, mySide(g, me)), 'attack')) return false;
  if (printedAs(g, them, 'negotiate')) return true; // faq-arcade-3
  return printedAs(g, them, 'attack') && hasCrushed(g, me);
}

/** The ships a player has on colonies; what only stands in for a ship cannot be captured (faq-arcade-2). */
const prizes = (g: Cosmic, p: Player): ShipGroup[] => groupsIn(g, p, colonies(g, p)).filter((x) => !isStandIn(g, x));
const hasPrize = (g: Cosmic, p: Player): boolean => prizes(g, p).length > 0;

/** The allies of the other side with a ship to give, in timing order. */
const opposingAllies = (g: Cosmic, me: Player): Player[] => opposing(g, me).filter((p) => !isMain(g, p) && hasPrize(g, p));

function isComplete(g: Cosmic, sheet: Sheet): boolean {
  const ships = players(g).flatMap((p) => captives(g, sheet, p));
  const ofColour = (c: number): number => countShips(ships.filter((x) => x.colour === c));
  return countShips(ships) >= IN_ALL || ships.some((x) => ofColour(x.colour) >= OF_ONE_COLOUR);
}

/** A player picks one of these ships of its own. */
const pickOne = (g: Cosmic, p: Player, ships: readonly ShipGroup[], tag: string): Flow<ShipGroup[]> =>
  chooseAmong(g, p, ships, { tag, from: asker(g), min: 1, max: 1 });

export const arcade = alien({
  id: 'arcade',
  name: 'Arcade',
  set: 'storm',
  alert: 'yellow',
  winsItsWay: true,
  summary: 'Wins by collecting ships of those it crushes',
  asks: {
    'arcade.ally': 'Which ally of your opponent gives you a ship?',
    'arcade.give': 'Which of your ships is captured?',
    'arcade.send': 'Which further ship do you send to the warp?',
  },
  shows: { captives: 'Ships on the sheet: {captives}.' },
  power: {
    text:
      'As a main player or ally: when both main players revealed attacks and your side wins by 10 or more, or when your side revealed an ' +
      'attack and the other one a negotiate, you capture a ship of the opposing main player, who picks it from any colony. With three ships ' +
      'of one colour, or five in all, on this sheet you win at once. You can win in the normal way too.',
    clauses: [
      ability<Player>({
        at: 'resolution.afterOutcome',
        as: 'main-or-ally',
        must: true,
        when: ({ g, me }) =>
          dominates(g, me) && (hasPrize(g, opposingMain(g, me)) || (holdsSuper(g, me, 'arcade') && opposingAllies(g, me).length > 0)),
        *prepare({ g, me }, boost) {
          if (boost) return yield* choosePlayer(g, me, opposingAllies(g, me), { tag: 'arcade.ally' });
          const main = opposingMain(g, me);
          return hasPrize(g, main) ? main : null;
        },
        *commit({ g, me, sheet: id }, from) {
          const sheet = g.s.sheets[id];
          capture(g, sheet, yield* pickOne(g, from, prizes(g, from), 'arcade.give')); // faq-arcade-1
          if (isComplete(g, sheet)) yield* winNow(g, me, 'arcade');
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player or ally whose side wins by 10 or more: each player of the losing side sends another ship from a colony to the warp.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main-or-ally',
        when: ({ g, me }) => hasCrushed(g, me) && timing(g).some((p) => hasLost(g, p) && hasColonies(g, p)),
        *commit({ g, me }) {
          const ships: ShipGroup[] = [];
          for (const p of timing(g).filter((x) => hasLost(g, x)))
            ships.push(...(yield* pickOne(g, p, groupsIn(g, p, colonies(g, p)), 'arcade.send')));
          yield* loseShips(g, 'sent', me, ships);
        },
      }),
    ],
  },
  super: {
    text: 'Your power may capture a ship of an ally of your opponent instead.',
    clauses: [amend({ when: ({ g, me }) => opposingAllies(g, me).length > 0 })],
  },
});
