import { artifact } from '../../../language/define.ts';

export const artifacts = [
  artifact('QC-1', 'Blade of Tkon'),
  artifact('QC-2', 'Canar'),
  artifact('QC-3', 'Mona Lisa', { traits: ['Equipment artifact'], points: -25 }),
] as const;
