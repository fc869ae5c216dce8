import {
  ability,
  alien,
  amend,
  chooseCard,
  choosePlayer,
  giveCards,
  handOf,
  handSize,
  opponent,
  others,
  pickBlindly,
  type Player,
  restOfHand,
  takeCards,
  tradeHands,
} from '../../../effects/index.ts';

export const trader = alien({
  id: 'trader',
  name: 'Trader',
  set: 'base',
  alert: 'green',
  summary: 'Trades hands with the opponent',
  asks: { 'trader.with': 'With whom do you trade hands?', 'trader.give': 'Which card do you give in return?' },
  power: {
    text: 'As a main player you may trade hands with your opponent before cards are selected. Both of you keep what you get.',
    clauses: [
      ability<{ who: Player }>({
        at: 'planning.beforeSelect',
        as: 'main',
        per: 'encounter',
        // Without a hand there is nothing to trade: a new one has to come first (faq-trader-1).
        when: ({ g, me }) => handSize(g, me) > 0,
        *prepare({ g, me }, boost) {
          const partners = boost ? others(g, me) : [opponent(g, me)];
          return { who: yield* choosePlayer(g, me, partners, { tag: 'trader.with' }) };
        },
        *commit({ g, me }, { who }) {
          // An answer to the use may have cost the last card.
          if (handSize(g, me) > 0) tradeHands(g, me, who);
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player, before anybody is invited: take a random card from the hand of your opponent, then give one of your cards for it. It ' +
      'may be the same one.',
    clauses: [
      ability({
        at: 'alliance.beforeInvites',
        as: 'main',
        when: ({ g, me }) => handSize(g, opponent(g, me)) > 0,
        *commit({ g, me }) {
          const them = opponent(g, me);
          const cards = yield* pickBlindly(g, me, handOf(g, them), 1);
          // An answer to the flare may have cost the last card: nothing is given for nothing.
          if (cards.length === 0) return;
          takeCards(g, me, them, cards);
          giveCards(g, me, them, [yield* chooseCard(g, me, handOf(g, me), { tag: 'trader.give' })]);
        },
      }),
    ],
  },
  super: {
    text: 'You may trade hands with anybody instead of your opponent.',
    clauses: [amend({ when: ({ g, me, card }) => restOfHand(g, me, card).length > 0 })],
  },
});
