import { ability, choosePlanet, groupsAt, loseShips, planetsInSystems, players, removePlanet, START, tech } from '../../effects/index.ts';

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
