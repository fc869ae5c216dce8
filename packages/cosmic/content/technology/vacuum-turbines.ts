import { ability, chooseCards, discard, drawCards, START, tech } from '../../effects/index.ts';

const CARDS = 4;

export const vacuumTurbines = tech({
  id: 'vacuum-turbines',
  name: 'Vacuum Turbines',
  research: 2,
  text: 'When an encounter starts: discard this and draw four cards. You keep those you want and throw away the others.',
  asks: { 'vacuum-turbines.keep': 'Which of the cards you drew do you keep?' },
  clauses: [
    ability({
      at: START,
      spends: true,
      *commit({ g, me }) {
        const drawn = yield* drawCards(g, me, CARDS);
        const kept = yield* chooseCards(g, me, drawn, { tag: 'vacuum-turbines.keep', min: 0, max: drawn.length });
        yield* discard(
          g,
          me,
          drawn.filter((x) => !kept.includes(x)),
          'effect',
        );
      },
    }),
  ],
});
