import { ability, addToTotal, alien, allInWarp, inWarp, mainSide, opponent, revealedAs, slotOf } from '../../../effects/index.ts';

export const warpish = alien({
  id: 'warpish',
  name: 'Warpish',
  set: 'base',
  alert: 'red',
  summary: 'Draws strength from the ships in the warp',
  power: {
    text: 'As a main player who reveals an attack card: your total grows by 1 for every ship that is in the warp at that moment, whosever it is.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        must: true,
        when: ({ g, me }) => revealedAs(g, me) === 'attack' && slotOf(g, me).type === 'attack',
        // Ships that come later do not count any more, however few were there (faq-warpish-1).
        *commit({ g, me }) {
          addToTotal(g, mainSide(g, me), allInWarp(g));
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player, once cards are revealed: your total grows by 1 for each of your own ships in the warp.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        when: ({ g, me }) => slotOf(g, me).type === 'attack' && inWarp(g, me) > 0,
        *commit({ g, me }) {
          addToTotal(g, mainSide(g, me), inWarp(g, me));
        },
      }),
    ],
  },
  super: {
    text: "As a main player, once cards are revealed: your opponent's total shrinks by 1 for each ship your opponent has in the warp.",
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        when: ({ g, me }) => slotOf(g, opponent(g, me)).type === 'attack' && inWarp(g, opponent(g, me)) > 0,
        *commit({ g, me }) {
          const them = opponent(g, me);
          addToTotal(g, mainSide(g, them), -inWarp(g, them));
        },
      }),
    ],
  },
});
