import { artifact } from '../../../language/define.ts';

export const artifacts = [
  artifact('FAJ-1', '1962 Roger Maris Baseball Card'),
  artifact('FAJ-2', 'Persistence of Memory'),
  artifact('FAJ-16', "Picard's Artificial Heart", { icons: ['Q'] }),
] as const;
