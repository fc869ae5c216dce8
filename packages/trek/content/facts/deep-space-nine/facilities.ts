import { facility } from '../../../language/define.ts';

export const facilities = [
  facility('DS9-78', 'Bajoran Outpost', 'Baj', 'Outpost', { universal: true, shields: 30 }),
  facility('DS9-79', 'Chamber of Ministers', 'Baj', 'Headquarters', { shields: 36 }),
  facility('DS9-80', 'Cardassian Outpost', 'Car', 'Outpost', { universal: true, shields: 32 }),
  facility('DS9-81', 'Central Command', 'Car', 'Headquarters', { shields: 44 }),
  facility('DS9-82', 'Nor', 'Car', 'Station', { universal: true, weapons: 4, shields: 28 }),
  facility('DS9-83', 'Terok Nor', 'Car', 'Station', {
    weapons: 6,
    shields: 34,
    reverse: { name: 'Deep Space 9', affil: ['Baj'], weapons: 6, shields: 34 },
  }),
  facility('DS9-84', 'Klaestron Outpost', ['Fed', 'Car'], 'Outpost', { universal: true, shields: 24 }),
] as const;
