import { artifact } from '../../../language/define.ts';

export const artifacts = [
  artifact('DOM-1', "Croden's Key", { traits: ['Equipment artifact'] }),
  artifact('DOM-2', 'Orb of Prophecy and Change', { traits: ['Equipment artifact', 'Orb artifact'], alsoIn: ['First Anthology'] }),
  artifact('DOM-3', 'The Earring of Li Nalas', { traits: ['Equipment artifact'] }),
] as const;
