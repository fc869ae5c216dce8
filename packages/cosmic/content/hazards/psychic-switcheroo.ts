import { ability, enc, hazard, lingering, type Player, swapSheets } from '../../effects/index.ts';

type Swapped = { readonly a: Player; readonly b: Player };

/** By house rule powers go back when the encounter ends (R34.5). */
const borrowed = lingering<Swapped>('hazard.psychic-switcheroo.back', (dataOf) => [
  ability({
    at: 'encounter.end',
    must: true,
    *commit(c) {
      const { a, b } = dataOf(c);
      swapSheets(c.g, a, b);
    },
  }),
]);

export const psychicSwitcheroo = hazard({
  id: 'psychic-switcheroo',
  name: 'Psychic Switcheroo',
  count: 2,
  text: 'The main players exchange their alien powers, with everything that belongs to them.',
  clauses: [
    ability({
      at: 'destiny.defenseDetermined',
      must: true,
      *commit({ g }) {
        const { offense: a, defense: b } = enc(g);
        const isSwapped = swapSheets(g, a, b); // faq-hazards-11
        const goesBack = g.s.options.house.switcheroo === 'encounter'; // faq-hazards-11
        if (isSwapped && goesBack) borrowed.start(g, -1, { a, b });
      },
    }),
  ],
});
