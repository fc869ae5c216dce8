import { facility } from '../../../language/define.ts';

export const facilities = [
  facility('AU-52', 'Neutral Outpost', 'Neu', 'Outpost', { universal: true, shields: 24, alsoIn: ['Warp Pack'] }),
] as const;
