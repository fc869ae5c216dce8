import { facility } from '../../../language/define.ts';

export const facilities = [
  facility('QC-31', 'Colony', 'Neu', 'Station', { universal: true, shields: 18 }),
  facility('QC-32', 'Terraforming Station', 'Neu', 'Station', { shields: 16 }),
] as const;
