import { players } from '../../../board/people.ts';
import { planetsInSystems } from '../../../board/places.ts';
import { groupsAt } from '../../../board/ships.ts';
import { loseShips, removePlanet } from '../../../losses.ts';
import { ability } from '../../../powers/clauses.ts';
import { choosePlanet } from '../../../words.ts';
import { START, tech } from '../define.ts';

export const omegaMissile = tech({
  id: 'omega-missile',
  name: 'Omega Missile',
  research: 8,
  text: 'When an encounter starts: discard this and blow up a planet, anywhere. It is gone for good, and the ships on it are lost to the warp.',
  asks: { 'omega-missile.planet': 'Which planet do you blow up?' },
  clauses: [
    ability<number>({
      at: START,
      spends: true,
      when: ({ g }) => planetsInSystems(g).length > 0,
      prepare: ({ g, me }) => choosePlanet(g, me, planetsInSystems(g), { tag: 'omega-missile.planet' }),
      *commit({ g, me }, planet) {
        removePlanet(g, planet, -1);
        yield* loseShips(
          g,
          'lost',
          me,
          players(g).flatMap((p) => groupsAt(g, p, planet)),
        );
      },
    }),
  ],
});
