import type { LabCommand } from '@parley/lab/kit';

export { trekLab } from './trek-lab.ts';

/** Commands that only Star Trek CCG has. */
export const trekCommands: { readonly [name: string]: LabCommand } = {
  reference: { about: 'holds the facts of all cards against a list of somebody else', load: () => import('./reference.ts') },
};
