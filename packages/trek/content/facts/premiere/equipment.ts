import { equipment } from '../../../language/define.ts';

export const equipmentCards = [
  equipment('PRE-55', 'Engineering Kit', { traits: ['ENGINEER-related'] }),
  equipment('PRE-56', 'Engineering PADD', { traits: ['ENGINEER-related', 'SCIENCE-related'] }),
  equipment('PRE-57', 'Federation PADD'),
  equipment('PRE-58', 'Klingon Disruptor', { traits: ['disruptor', 'hand weapon', 'Klingon-related'] }),
  equipment('PRE-59', 'Klingon PADD', { traits: ['Klingon-related'] }),
  equipment('PRE-60', 'Medical Kit', { traits: ['MEDICAL-related'] }),
  equipment('PRE-61', 'Medical Tricorder', { traits: ['MEDICAL-related', 'SCIENCE-related'] }),
  equipment('PRE-62', 'Romulan Disruptor', { traits: ['disruptor', 'hand weapon'] }),
  equipment('PRE-63', 'Romulan PADD'),
  equipment('PRE-64', 'Starfleet Type II Phaser', { traits: ['hand weapon', 'phaser'] }),
  equipment('PRE-65', 'Tricorder', { traits: ['ENGINEER-related', 'SCIENCE-related'] }),
] as const;
