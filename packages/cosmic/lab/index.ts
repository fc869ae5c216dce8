import type { LabCommand } from '@parley/lab/kit';

export { cosmicLab } from './game/cosmic-lab.ts';

/** Commands that only Cosmic Encounter has. */
export const cosmicCommands: { readonly [name: string]: LabCommand } = {
  pairs: { about: 'random games for every two aliens that meet in a rule', load: () => import('./pairs/index.ts') },
  rookie: { about: 'how much better than chance the rookie plays each alien', load: () => import('./rookie/index.ts') },
};
