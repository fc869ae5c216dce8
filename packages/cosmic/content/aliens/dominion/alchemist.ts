import {
  ability,
  alien,
  amend,
  asker,
  cardsIn,
  chooseCard,
  type Cosmic,
  discard,
  discardable,
  emit,
  faceOf,
  type Flow,
  holdsSuper,
  isDiscarded,
  isEncounterCard,
  loseChosen,
  oneOfEachKind,
  pickUp,
  type Player,
  restToDiscard,
  sacrificePlaces,
  stillDiscardable,
  typeOf,
  Z,
  type CardNo,
} from '../../../effects/index.ts';

/** How far apart two attacks may be that are exchanged. */
const REACH = 4;

/** A card of the hand for one of a discard pile. */
interface Exchange {
  readonly card: CardNo;
  readonly wanted: number;
}

/** Everything on the discard piles for cards of a hand. */
const discarded = (g: Cosmic): readonly number[] => {
  const { rewards } = g.s;
  const own = rewards === undefined || rewards.discard === Z.discard ? [] : cardsIn(g, rewards.discard);
  return [...cardsIn(g, Z.discard), ...own];
};

/** What a card could be exchanged for. */
function matches(g: Cosmic, card: CardNo, reach: number): number[] {
  const { type, value } = faceOf(g, card);
  return discarded(g).filter((x) => {
    if (typeOf(g, x) !== type) return false;
    return type !== 'attack' || Math.abs(faceOf(g, x).value - value) <= reach;
  });
}

const exchangeable = (g: Cosmic, cards: readonly CardNo[], reach: number): number[] =>
  cards.filter((card) => matches(g, card, reach).length > 0);

/** Both cards are named before anybody can stop it. */
function* choose(g: Cosmic, me: Player, cards: readonly CardNo[], reach: number): Flow<Exchange | null> {
  if (cards.length === 0) return null;
  const card = yield* chooseCard(g, me, cards, { tag: 'alchemist.discard' });
  const found = oneOfEachKind(g, matches(g, card, reach));
  const wanted = yield* chooseCard(g, me, found, { tag: 'alchemist.take', data: { card: g.s.face[card] } });
  emit(g, 'transmutation', { who: me, card: g.s.face[card], into: g.s.face[wanted] });
  return { card, wanted };
}

function* exchange(g: Cosmic, me: Player, { card, wanted }: Exchange): Flow {
  if (stillDiscardable(g, me, [card]).length === 0) return;
  yield* discard(g, me, [card], 'effect');
  if (isDiscarded(g, wanted)) pickUp(g, me, [wanted]);
}

const reachOf = (boosted: boolean): number => (boosted ? Infinity : REACH);

/** Cards of this player that the power could turn into others. With the super flare that goes for attacks only. */
const subjects = (g: Cosmic, me: Player, boosted: boolean): number[] =>
  exchangeable(g, discardable(g, me), reachOf(boosted)).filter((card) => !boosted || typeOf(g, card) === 'attack');

const trifles = (g: Cosmic, me: Player, flare: number): number[] => {
  const own = restToDiscard(g, me, flare).filter((card) => !isEncounterCard(g, card));
  return exchangeable(g, own, REACH);
};

export const alchemist = alien({
  id: 'alchemist',
  name: 'Alchemist',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Turns cards into discarded ones of their type',
  asks: {
    'alchemist.discard': 'Which card do you discard for another of its type?',
    'alchemist.take': 'Which card do you take from the discards for {card}?',
    'alchemist.ship': 'Which ship do you send to the warp?',
    'alchemist:power.use': 'Turn a card into a discarded one',
  },
  tells: { transmutation: '{who} {who, select, you {want} other {wants}} to exchange {card} for the discarded {into}.' },
  power: {
    text:
      'Once an encounter, whenever you like: you may send a ship of yours to the warp, discard a card and take one of the same type from a discard ' +
      'pile. The values of two attacks may differ by 4 at most.',
    clauses: [
      ability<Exchange>({
        at: 'any.time',
        per: 'encounter',
        when: ({ g, me }) =>
          sacrificePlaces(g, me, 'anywhere').length > 0 &&
          exchangeable(g, discardable(g, me), reachOf(holdsSuper(g, me, 'alchemist'))).length > 0,
        prepare: ({ g, me }, boost) => choose(g, me, subjects(g, me, boost !== null), reachOf(boost !== null)),
        *commit({ g, me }, plan) {
          yield* loseChosen(g, me, 1, { tag: 'alchemist.ship', from: asker(g), kind: 'sent', cause: me });
          yield* exchange(g, me, plan);
        },
      }),
    ],
  },
  wild: {
    text: 'Whenever you like: discard a card that is no encounter card, and take another card of its type from a discard pile.',
    clauses: [
      ability<Exchange>({
        at: 'any.time',
        when: ({ g, me, card }) => trifles(g, me, card).length > 0,
        prepare: ({ g, me, card }) => choose(g, me, trifles(g, me, card), REACH),
        commit: ({ g, me }, plan) => exchange(g, me, plan),
      }),
    ],
  },
  super: {
    text: 'An attack that you turn into another may become one of any value.',
    clauses: [amend({ when: ({ g, me }) => subjects(g, me, true).length > 0 })],
  },
});
