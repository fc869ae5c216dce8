import {
  ability,
  alien,
  amend,
  canSwapSheets,
  chooseOption,
  choosePlayer,
  type Cosmic,
  drawCards,
  handOf,
  handSize,
  leftOf,
  opponent,
  others,
  pickBlindly,
  type Player,
  swapSheets,
  takeCards,
} from '../../../effects/index.ts';

/** Whose sheets could be had: the opponent's, or with the super flare anybody's. */
const partners = (g: Cosmic, me: Player, anybody: boolean): Player[] =>
  (anybody ? others(g, me) : [opponent(g, me)]).filter((p) => canSwapSheets(g, me, p));

export const changeling = alien({
  id: 'changeling',
  name: 'Changeling',
  set: 'conflict',
  alert: 'green',
  summary: 'Trades sheets with the opponent',
  asks: {
    'changeling.form': 'Do you draw a card, or exchange alien sheets?',
    'changeling.form:draw': 'Draw a card',
    'changeling.form:swap': 'Exchange alien sheets',
    'changeling.with': 'With whom do you exchange alien sheets?',
  },
  power: {
    text:
      'Once an encounter, as a main player when the defense is known: draw a card, or you and your opponent exchange alien sheets for good, ' +
      'with all tokens and cards that lie on them.',
    clauses: [
      ability<{ readonly with: Player }>({
        at: 'destiny.defenseDetermined',
        as: 'main',
        must: true,
        per: 'encounter',
        *prepare({ g, me }, boost) {
          const others = partners(g, me, boost !== null);
          const options = others.length > 0 ? (['draw', 'swap'] as const) : (['draw'] as const);
          const form = yield* chooseOption(g, me, options, { tag: 'changeling.form' });
          if (form === 'draw') return { with: -1 };
          return { with: yield* choosePlayer(g, me, others, { tag: 'changeling.with' }) };
        },
        *commit({ g, me }, plan) {
          if (plan.with < 0) yield* drawCards(g, me, 1);
          else swapSheets(g, me, plan.with); // errata-changeling-1
        },
      }),
    ],
  },
  wild: {
    text: 'At any time: take a random card from the hand of the player on your left, who then gets this flare.',
    after: (g, play) => leftOf(g, play.by),
    clauses: [
      ability({
        at: 'any.time',
        when: ({ g, me }) => handSize(g, leftOf(g, me)) > 0,
        *commit({ g, me }) {
          const left = leftOf(g, me);
          takeCards(g, me, left, yield* pickBlindly(g, me, handOf(g, left), 1));
        },
      }),
    ],
  },
  super: {
    text: 'Your power may exchange sheets with anybody at the table.',
    clauses: [amend({ when: ({ g, me }) => partners(g, me, true).some((p) => p !== opponent(g, me)) })],
  },
});
