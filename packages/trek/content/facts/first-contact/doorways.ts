import { doorway } from '../../../language/define.ts';

export const doorways = [
  doorway('FC-19', 'Launch Portal'),
  doorway('FC-20', 'Ready Room Door'),
  doorway('FC-21', 'Temporal Vortex', { icons: ['AU'], countdown: 3 }),
  doorway('FC-22', 'Transwarp Network Gateway', { icons: ['BO'] }),
] as const;
