import {
  ability,
  addToTotal,
  alien,
  amend,
  attacksStand,
  chooseCards,
  chooseOption,
  type Cosmic,
  discard,
  discardable,
  emit,
  foreseen,
  mainSide,
  mySide,
  restOfHand,
  restToDiscard,
  type Side,
  stillDiscardable,
  stillInHand,
  type CardNo,
} from '../../../effects/index.ts';

/** What each card is worth with the super flare. */
const SUPER_WORTH = 3;

/** Would this side lose as things stand? */
function isLosing(g: Cosmic, side: Side): boolean {
  const outcome = foreseen(g);
  return outcome.kind === 'both-lose' || (outcome.kind === 'won' && outcome.winner !== side);
}

type Way = 'add' | 'subtract';
interface Needles {
  readonly cards: readonly CardNo[];
  readonly way: Way;
}

export const porcupine = alien({
  id: 'porcupine',
  name: 'Porcupine',
  set: 'storm',
  alert: 'yellow',
  summary: 'Discards cards to change its total',
  asks: {
    'porcupine.cards': 'Which cards do you discard? Each changes the total of your side by {n}.',
    'porcupine.way': 'Does your side get {n} more, or {n} less?',
    'porcupine.way:add': 'More',
    'porcupine.way:subtract': 'Less',
    'porcupine.show': 'Which cards do you show? Each adds 1 to your total, and this flare adds 1.',
  },
  power: {
    text:
      'As a main player or ally, when both main players have revealed attacks and your side is about to lose: you may discard cards, all ' +
      'at once, and make the total of your side as much higher or lower as there are cards.',
    clauses: [
      ability<Needles>({
        at: 'reveal.reinforce',
        as: 'main-or-ally',
        when: ({ g, me }) => attacksStand(g) && discardable(g, me).length > 0 && isLosing(g, mySide(g, me)),
        *prepare({ g, me }, boost) {
          const hand = discardable(g, me);
          const worth = boost ? SUPER_WORTH : 1;
          const how = { tag: 'porcupine.cards', data: { n: worth }, min: 1, max: hand.length };
          const cards = yield* chooseCards(g, me, hand, how);
          const data = { n: cards.length * worth };
          return { cards, way: yield* chooseOption<Way>(g, me, ['add', 'subtract'], { tag: 'porcupine.way', data }) };
        },
        *commit({ g, me }, { cards, way }, boost) {
          // An answer to the use may have cost some of them, and whoever has them may keep some after all.
          const mine = stillDiscardable(g, me, cards);
          yield* discard(g, me, mine, 'effect');
          const gone = mine.length - stillDiscardable(g, me, mine).length;
          addToTotal(g, mySide(g, me), (way === 'add' ? gone : -gone) * (boost ? SUPER_WORTH : 1));
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player, when both of you have revealed attacks: show cards of your hand. Your total grows by 1 for each, and by 1 for this flare.',
    clauses: [
      ability<readonly number[]>({
        at: 'reveal.revealed',
        as: 'main',
        when: ({ g }) => attacksStand(g),
        *prepare({ g, me, card }) {
          const hand = restOfHand(g, me, card);
          return yield* chooseCards(g, me, hand, { tag: 'porcupine.show', min: 0, max: hand.length });
        },
        *commit({ g, me }, chosen) {
          const cards = stillInHand(g, me, chosen);
          if (cards.length > 0) emit(g, 'cards-shown', { who: me, cards: cards.map((x) => g.s.face[x]) });
          addToTotal(g, mainSide(g, me), cards.length + 1);
        },
      }),
    ],
  },
  super: {
    text: 'Each card that you discard for your power counts three.',
    clauses: [amend({ when: ({ g, me, card }) => restToDiscard(g, me, card).length > 0 })],
  },
});
