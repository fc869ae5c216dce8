import { ability, alien, amend, mainSide, opponent, setValue, slotOf, standsAs } from '../../../effects/index.ts';

/** Values up to this are tripled. */
const LOW = 10;
const SUPER_LOW = 13;

const third = (value: number): number => Math.ceil(value / 3);

export const tripler = alien({
  id: 'tripler',
  name: 'Tripler',
  set: 'base',
  alert: 'red',
  summary: 'Triples low attack cards, thirds high ones',
  power: {
    text: 'As a main player who reveals an attack card: 10 or less counts three times its value, more counts a third of it, rounded up.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        must: true,
        when: ({ g, me }) => standsAs(g, me, 'attack'),
        *commit({ g, me }, _plan, boost) {
          const { value } = slotOf(g, me);
          setValue(g, mainSide(g, me), value <= (boost ? SUPER_LOW : LOW) ? value * 3 : third(value));
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player whose opponent reveals an attack of 15 or more: it counts a third, rounded up, before anything else changes it.',
    clauses: [
      ability({
        at: 'reveal.early',
        as: 'main',
        when: ({ g, me }) => standsAs(g, opponent(g, me), 'attack') && slotOf(g, opponent(g, me)).value >= 15,
        *commit({ g, me }) {
          const them = opponent(g, me);
          setValue(g, mainSide(g, them), third(slotOf(g, them).value));
        },
      }),
    ],
  },
  super: {
    text: 'Your power triples attack cards up to 13 instead of 10.',
    clauses: [amend({ when: ({ g, me }) => slotOf(g, me).value > LOW && slotOf(g, me).value <= SUPER_LOW })],
  },
});
