import { hazard, modifier } from '../../effects/index.ts';

export const sargassoNets = hazard({
  id: 'sargasso-nets',
  name: 'Sargasso Nets',
  count: 2,
  text: 'Cards that are played in this encounter leave the game when they have done their work: none is discarded or goes back to a hand.',
  clauses: [modifier('played.removed', () => true)],
});
