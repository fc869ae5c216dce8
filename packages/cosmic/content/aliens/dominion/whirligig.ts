import {
  ability,
  alien,
  amend,
  chooseCard,
  chooseOption,
  type Cosmic,
  type Flow,
  giveCards,
  handOf,
  handSize,
  mixHands,
  opponent,
  pickBlindly,
  type Player,
  restOfHand,
  showCards,
  takeCards,
} from '../../../effects/index.ts';

/** How mixed hands are dealt out again. */
type Share = 'even' | 'same' | 'other';
const SHARES: readonly Share[] = ['even', 'same', 'other'];

/** How many of the mixed cards the opponent takes. */
function shareOf(share: Share, mine: number, theirs: number): number {
  if (share === 'even') return Math.floor((mine + theirs) / 2);
  return share === 'same' ? theirs : mine;
}

/** One card of each is mixed; the opponent takes one of the two back without seeing which. */
function* mixOne(g: Cosmic, me: Player): Flow {
  const them = opponent(g, me);
  const [theirs] = yield* pickBlindly(g, me, handOf(g, them), 1);
  // An answer to the flare may have cost the last card: nothing is mixed with nothing.
  if (theirs === undefined) return;
  const mine = yield* chooseCard(g, me, handOf(g, me), { tag: 'whirligig.card' });
  const [back] = yield* pickBlindly(g, them, [mine, theirs], 1);
  if (back === theirs) return;
  giveCards(g, me, them, [mine]);
  takeCards(g, me, them, [theirs]);
}

export const whirligig = alien({
  id: 'whirligig',
  name: 'Whirligig',
  set: 'dominion',
  alert: 'green',
  summary: 'Mixes its hand with that of the opponent',
  asks: {
    'whirligig.share':
      'How are the mixed hands dealt out? You have {mine, plural, one {# card} other {# cards}}, your opponent has {theirs, plural, one {# card} other {# cards}}.',
    'whirligig.share:even': 'Half and half; the odd card is yours',
    'whirligig.share:same': 'Each as many as before',
    'whirligig.share:other': 'Each as many as the other had',
    'whirligig.card': 'Which of your cards do you mix with a card of your opponent?',
  },
  power: {
    text:
      'As a main player, once in a planning phase, you may mix your hand with the hand of your opponent. You say how many cards each gets: ' +
      'half of them, with an odd one for you, or as many as before, or as many as the other one had. Your opponent takes them unseen, and ' +
      'you take the rest.',
    clauses: [
      ability<Share>({
        at: ['planning.beforeSelect', 'planning.selected'],
        as: 'main',
        per: 'encounter',
        when: ({ g, me }) => handSize(g, me) + handSize(g, opponent(g, me)) > 0,
        *prepare({ g, me }, boost) {
          const them = opponent(g, me);
          if (boost) showCards(g, me, them, handOf(g, them));
          const data = { mine: handSize(g, me), theirs: handSize(g, them) };
          return yield* chooseOption(g, me, SHARES, { tag: 'whirligig.share', data });
        },
        *commit({ g, me }, share) {
          const them = opponent(g, me);
          yield* mixHands(g, me, them, them, shareOf(share, handSize(g, me), handSize(g, them)));
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player in the planning phase: pick a card of your opponent unseen and mix it with a card of yours. Your opponent takes one ' +
      'of the two, unseen, and you get the other.',
    clauses: [
      ability({
        at: ['planning.beforeSelect', 'planning.selected'],
        as: 'main',
        when: ({ g, me, card }) => handSize(g, opponent(g, me)) > 0 && restOfHand(g, me, card).length > 0,
        *commit({ g, me }) {
          yield* mixOne(g, me);
        },
      }),
    ],
  },
  super: {
    text: 'Before you mix hands with your power you may look at the hand of your opponent.',
    clauses: [amend({ when: ({ g, me }) => handSize(g, opponent(g, me)) > 0 })],
  },
});
