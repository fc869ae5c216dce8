import { reaction, tech } from '../../effects/index.ts';

export const cosmicFieldGenerator = tech({
  id: 'cosmic-field-generator',
  name: 'Cosmic Field Generator',
  research: 2,
  text:
    'When a power is used, be it yours: discard this, and it is as if a Cosmic Zap had been played on it. Being no artifact, this cannot be ' +
    'stopped by a Card Zap.',
  clauses: [
    reaction<'power.used'>({
      on: 'power.used',
      spends: true,
      zaps: true,
      *commit({ ev }) {
        ev.stopped = true;
      },
    }),
  ],
});
