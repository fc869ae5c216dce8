import { hazard, reaction, zap } from '../../effects/index.ts';

export const cosmicNebula = hazard({
  id: 'cosmic-nebula',
  name: 'Cosmic Nebula',
  count: 1,
  text: 'Whatever alien power is used in this encounter is zapped on the spot.',
  clauses: [
    // No artifact, so nothing that stops artifacts stops it.
    reaction<'power.used'>({
      on: 'power.used',
      must: true,
      *commit({ g, ev }) {
        ev.stopped = true; // faq-hazards-07
        zap(g, ev.sheet);
      },
    }),
  ],
});
