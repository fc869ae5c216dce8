import { site } from '../../../language/define.ts';

export const sites = [
  site('DS9-265', "Commander's Office", 'Ops Module'),
  site('DS9-266', 'Docking Pads', 'Habitat Ring', { capacity: 6, equipment: ['Tractor Beam'] }),
  site('DS9-267', 'Docking Ports', 'Docking Ring', { capacity: 9, equipment: ['Tractor Beam'] }),
  site('DS9-268', 'Docking Pylons', 'Docking Ring', { capacity: 6, equipment: ['Tractor Beam'] }),
  site('DS9-269', "Garak's Tailor Shop", 'Promenade', { hosts: ['Terok Nor', 'Deep Space 9'] }),
  site('DS9-270', 'Guest Quarters', 'Habitat Ring', { universal: true }),
  site('DS9-271', 'Infirmary', 'Promenade'),
  site('DS9-272', 'Ops', 'Ops Module'),
  site('DS9-273', 'Ore Processing Unit', 'Docking Ring'),
  site('DS9-274', 'Promenade Shops', 'Promenade'),
  site('DS9-275', 'Science Lab', 'Docking Ring'),
  site('DS9-276', 'Security Office', 'Promenade'),
] as const;
