import { choosePlanet } from '../../rules/asking/ask.ts';
import { groupsAt } from '../../rules/board/groups.ts';
import { planetsInSystems } from '../../rules/board/places.ts';
import { ability } from '../../rules/registry/clauses.ts';
import { loseShips } from '../../rules/ships/losses.ts';
import { removePlanet } from '../../rules/ships/planets.ts';
import { players } from '../../rules/state/people.ts';
import { START, tech } from '../../rules/variants/technology/define.ts';

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
