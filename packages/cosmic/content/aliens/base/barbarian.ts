import {
  ability,
  alien,
  amend,
  chooseCards,
  countShips,
  DEFENSE,
  discard,
  discardGained,
  enc,
  handOf,
  hasGained,
  hasWon,
  inResolution,
  mainOn,
  OFFENSE,
  reaction,
  shipsOn,
  takeCards,
} from '../../../effects/index.ts';

export const barbarian = alien({
  id: 'barbarian',
  name: 'Barbarian',
  set: 'base',
  alert: 'green',
  summary: 'Plunders the hand of whoever it beats',
  asks: {
    'barbarian.loot': 'Which cards of {from} do you take? The rest is discarded.',
    'barbarian.throw': 'Which of the cards you received do you discard?',
  },
  power: {
    text:
      "As the offense, once you have won and before any compensation: you see your opponent's hand, take up to one card from it for each " +
      'ship you have in the encounter, and everything else in it is discarded.',
    clauses: [
      ability({
        at: 'resolution.beforeCompensation',
        as: 'offense',
        must: true,
        // An empty hand is looted too: cards that come into it later are safe.
        when: ({ g, me }) => {
          const { outcome } = enc(g);
          return outcome?.kind === 'won' && outcome.winner === OFFENSE && hasWon(g, me);
        },
        *commit({ g, me }) {
          const from = mainOn(g, DEFENSE);
          const max = countShips(shipsOn(g, OFFENSE, me));
          const loot = yield* chooseCards(g, me, handOf(g, from), { tag: 'barbarian.loot', min: 0, max, data: { from } });
          takeCards(g, me, from, loot);
          yield* discard(g, from, handOf(g, from).slice(), 'effect');
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player or ally who has just received compensation or rewards: look at those cards and discard as many as you like, without replacement.',
    clauses: [
      reaction<'cards.gained'>({
        on: 'cards.gained',
        as: 'main-or-ally',
        when: (c) => inResolution(c.g) && hasGained(c),
        *commit(c) {
          yield* discardGained(c, 'barbarian.throw');
        },
      }),
    ],
  },
  super: { text: 'Your power works as an offensive ally too.', clauses: [amend({ as: 'offensive-ally' })] },
});
