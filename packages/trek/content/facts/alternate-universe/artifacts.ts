import { artifact } from '../../../language/define.ts';

export const artifacts = [
  artifact('AU-1', 'Cryosatellite', { icons: ['AU'] }),
  artifact('AU-2', "Data's Head", { icons: ['AU'], traits: ['Equipment artifact'] }),
  artifact('AU-3', 'Iconian Gateway'),
  artifact('AU-4', 'Ophidian Cane', { icons: ['AU'] }),
  artifact('AU-5', 'Receptacle Stones'),
  artifact('AU-6', 'Ressikan Flute', { icons: ['AU'], points: '4X' }),
  artifact('AU-7', "Samuel Clemens' Pocketwatch", { icons: ['AU'] }),
] as const;
