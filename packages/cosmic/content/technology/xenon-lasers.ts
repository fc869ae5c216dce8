import { ability, addToTotal, bothAttack, chooseOption, mySide, tech } from '../../effects/index.ts';

export const xenonLasers = tech({
  id: 'xenon-lasers',
  name: 'Xenon Lasers',
  research: 3,
  text: 'As a main player or ally, with the cards open: the total of your side goes up or down by 1, as you wish.',
  asks: {
    'xenon-lasers.way': 'Does the total of your side go up or down by 1?',
    'xenon-lasers.way:up': 'Up by 1',
    'xenon-lasers.way:down': 'Down by 1',
  },
  clauses: [
    ability<'up' | 'down'>({
      at: 'reveal.revealed',
      as: 'main-or-ally',
      when: ({ g }) => bothAttack(g),
      prepare: ({ g, me }) => chooseOption(g, me, ['up', 'down'] as const, { tag: 'xenon-lasers.way' }),
      *commit({ g, me }, way) {
        addToTotal(g, mySide(g, me), way === 'up' ? 1 : -1);
      },
    }),
  ],
});
