import { equipment } from '../../../language/define.ts';

export const equipmentCards = [
  equipment('FC-23', 'Assimilation Table', { icons: ['BO'] }),
  equipment('FC-24', 'Starfleet Type III Phaser Rifle', { traits: ['hand weapon', 'phaser'] }),
  equipment('FC-25', 'Tommygun', { icons: ['Holo'], traits: ['hand weapon'] }),
] as const;
