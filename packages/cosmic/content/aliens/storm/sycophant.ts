import {
  ability,
  alien,
  asker,
  choosePlayer,
  type Cosmic,
  countDown,
  countShips,
  type Ctx,
  emit,
  enc,
  hasSucceededAsMain,
  isInvolved,
  lingering,
  normalWinners,
  others,
  type Player,
  players,
  retrievable,
  retrieve,
  setTokens,
  type Sheet,
  sheetOf,
  shipsOn,
  type SheetNo,
} from '../../../effects/index.ts';

/** Tokens at the start: two for each planet of a home system. */
const PER_PLANET = 2;
/** What the super flare leaves of more tokens than that. */
const HALF_WAY = 5;

type Flattery = { readonly who: Player; readonly sheet: SheetNo };

/** A main player has been flattered. Whether it pays is seen when the outcome is settled. */
const flattery = lingering<Flattery>('sycophant.flattery', (dataOf) => [
  ability({
    id: 'pay',
    at: 'resolution.afterOutcome',
    must: true,
    when: (c) => hasSucceededAsMain(c.g, dataOf(c).who) && flatterer(c).tokens > 0,
    // As for anybody who runs out of tokens then: those who have just won by colonies win too.
    commit: (c) => countDown(c.g, flatterer(c), normalWinners(c.g)),
  }),
]);
const flatterer = (c: Ctx<unknown>): Sheet => c.g.s.sheets[flattery.data(c).sheet];

/** Whoever has allied has had a part, wherever the ships are by now (R8.5). */
const hadNoPart = (g: Cosmic, p: Player): boolean => !isInvolved(g, p) && !enc(g).joined.some((side) => side.includes(p));

/** Everybody with ships on the side that has won. */
function celebrated(g: Cosmic): Player[] {
  const { outcome } = enc(g);
  if (outcome?.kind !== 'won') return [];
  return players(g).filter((p) => countShips(shipsOn(g, outcome.winner, p)) > 0);
}

export const sycophant = alien({
  id: 'sycophant',
  name: 'Sycophant',
  set: 'storm',
  alert: 'yellow',
  winsItsWay: true,
  summary: 'Wins by flattering the right people',
  asks: {
    'sycophant.flatter': 'Whom do you flatter? If that player wins or makes a deal, you discard a token.',
    'sycophant.give': 'Who gets this flare?',
  },
  tells: { flattered: '{by} {by, select, you {flatter} other {flatters}} {who}.' },
  *setup(g, _me, sheet) {
    setTokens(g, sheet, PER_PLANET * g.s.options.planets);
  },
  power: {
    text:
      'You start with ten tokens, with four planets each with eight. Not a main player, once alliances are formed, you may flatter one of ' +
      'the main players, even the one you are allied against. If that player wins the encounter or makes a deal you discard a token. When ' +
      'none is left you win at once. You can win in the normal way too.',
    clauses: [
      ability<Player>({
        at: 'alliance.formed',
        as: 'not-main',
        *prepare({ g, me }) {
          const who = yield* choosePlayer(g, me, [enc(g).offense, enc(g).defense], { tag: 'sycophant.flatter' });
          emit(g, 'flattered', { by: me, who });
          return who;
        },
        *commit({ g, me, sheet }, who) {
          flattery.start(g, me, { who, sheet });
        },
      }),
    ],
  },
  wild: {
    text: 'When others have won an encounter in which you had no part: take back a ship from the warp for each player with ships on the winning side.',
    clauses: [
      ability({
        at: 'resolution.landing',
        when: ({ g, me }) => hadNoPart(g, me) && retrievable(g, me) > 0 && celebrated(g).length > 0,
        *commit({ g, me }) {
          yield* retrieve(g, me, celebrated(g).length, asker(g));
        },
      }),
    ],
  },
  super: {
    text:
      'At any time: with more than five tokens on your sheet you discard down to five, with five or fewer you discard one. Another player of ' +
      'your choice gets this flare.',
    clauses: [
      ability<Player>({
        at: 'any.time',
        when: ({ g }) => (sheetOf(g, 'sycophant')?.tokens ?? 0) > 0,
        // Never oneself (errata-sycophant-flare, faq-sycophant-1).
        prepare: ({ g, me }) => choosePlayer(g, me, others(g, me), { tag: 'sycophant.give' }),
        declares: (heir) => ({ heir }),
        *commit({ g }) {
          const sheet = sheetOf(g, 'sycophant');
          if (!sheet) return;
          if (sheet.tokens > HALF_WAY) setTokens(g, sheet, HALF_WAY);
          else yield* countDown(g, sheet, []);
        },
      }),
    ],
  },
});
