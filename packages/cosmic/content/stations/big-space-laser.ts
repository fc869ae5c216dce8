import { ability, addToTotal, alliesOn, mainSide, revealedAs, station } from '../../effects/index.ts';

const POWER = 10;

export const bigSpaceLaser = station({
  id: 'big-space-laser',
  name: 'Big Space Laser',
  text: 'As a main player who has revealed an attack card and fights without allies: you may raise your total by 10.',
  clauses: [
    ability({
      at: 'reveal.revealed',
      as: 'main',
      per: 'encounter',
      when: ({ g, me }) => revealedAs(g, me) === 'attack' && alliesOn(g, mainSide(g, me)).length === 0,
      *commit({ g, me }) {
        addToTotal(g, mainSide(g, me), POWER);
      },
    }),
  ],
});
