import { doorway } from '../../../language/define.ts';

export const doorways = [
  doorway('QC-13', "Manheim's Dimensional Door", { icons: ['AU'] }),
  doorway('QC-14', "Q's Tent"),
  doorway('QC-15', 'Q-Flash'),
] as const;
