import { equipment } from '../../../language/define.ts';

export const equipmentCards = [
  equipment('DOM-15', 'Dominion PADD'),
  equipment('DOM-16', "Jem'Hadar Birthing Chamber"),
  equipment('DOM-17', "Jem'Hadar Disruptor", { traits: ['disruptor', 'hand weapon'] }),
  equipment('DOM-18', "Jem'Hadar Disruptor Rifle", { traits: ['disruptor', 'hand weapon'] }),
  equipment('DOM-19', 'Ketracel-White', { countdown: 3 }),
] as const;
