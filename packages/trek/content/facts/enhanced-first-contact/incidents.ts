import { incident } from '../../../language/define.ts';

export const incidents = [
  incident('EFC-2', 'Add Distinctiveness', { icons: ['BO', 'HA'], points: 'X' }),
  incident('EFC-3', 'Nightmare'),
  incident('EFC-4', 'Population 9 Billion - All Borg', { icons: ['BO', 'HA'] }),
  incident('EFC-5', 'Service the Collective', { icons: ['BO', 'HA'] }),
  incident('EFC-6', 'Sphere Encounter', { icons: ['BO', 'HA'] }),
] as const;
