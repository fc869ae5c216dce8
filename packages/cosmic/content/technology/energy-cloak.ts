import { ability, isDefense, lingering, modifier, tech } from '../../effects/index.ts';

/** The defense may not invite, whoever that has become by then. Whoever joins without being asked still can. */
const cloaked = lingering('energy-cloak', [
  modifier('ally.invite', (may, { by }, { g }) => {
    const isCloaked = isDefense(g, by);
    return isCloaked ? false : may; // faq-technology-09, faq-parasite-1
  }),
]);

export const energyCloak = tech({
  id: 'energy-cloak',
  name: 'Energy Cloak',
  research: 4,
  text: 'As the offense, once the gate is aimed: discard this, and nobody can be asked for help by the defense in this encounter.',
  clauses: [
    ability({
      at: 'launch.aimed',
      as: 'offense',
      spends: true,
      *commit({ g, me }) {
        cloaked.start(g, me, {});
      },
    }),
  ],
});
