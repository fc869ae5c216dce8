import { equipment } from '../../../language/define.ts';

export const equipmentCards = [
  equipment('DS9-45', 'Bajoran PADD'),
  equipment('DS9-46', 'Bajoran Phaser', { traits: ['hand weapon', 'phaser'] }),
  equipment('DS9-47', 'Bajoran Phaser Rifle', { traits: ['hand weapon', 'phaser'] }),
  equipment('DS9-48', 'Cardassian Disruptor', { traits: ['Cardassian equipment', 'disruptor', 'hand weapon'] }),
  equipment('DS9-49', 'Cardassian Disruptor Rifle', { traits: ['Cardassian equipment', 'disruptor', 'hand weapon'] }),
  equipment('DS9-50', 'Cardassian PADD', { traits: ['Cardassian equipment'] }),
  equipment('DS9-51', 'Engineering Tricorder', { traits: ['ENGINEER-related', 'MEDICAL-related'] }),
  equipment('DS9-52', 'Hypospray', { traits: ['MEDICAL-related'] }),
  equipment('DS9-53', 'Medical PADD', { traits: ['ENGINEER-related', 'MEDICAL-related'] }),
  equipment('DS9-54', 'Science Kit', { traits: ['SCIENCE-related'] }),
  equipment('DS9-55', 'Science PADD', { traits: ['MEDICAL-related', 'SCIENCE-related'] }),
] as const;
