import { artifact } from '../../../language/define.ts';

export const artifacts = [
  artifact('DS9-1', 'Alien Gambling Device', { traits: ['Equipment artifact'] }),
  artifact('DS9-2', 'Mysterious Orb', { traits: ['Orb artifact'] }),
  artifact('DS9-3', 'Orb Fragment', { traits: ['Equipment artifact', 'Orb artifact'] }),
  artifact('DS9-4', "Saltah'na Clock"),
] as const;
