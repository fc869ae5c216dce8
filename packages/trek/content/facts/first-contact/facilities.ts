import { facility } from '../../../language/define.ts';

export const facilities = [
  facility('FC-37', 'Borg Outpost', 'Bor', 'Outpost', {
    universal: true,
    shields: 48,
    icons: ['DQ'],
    downloads: ['Transwarp Network Gateway'],
  }),
] as const;
