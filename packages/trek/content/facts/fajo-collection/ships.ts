import { ship } from '../../../language/define.ts';

export const ships = [
  ship('FAJ-17', 'U.S.S. Pasteur', 'Fed', 'Olympic Class', [13, 6, 7], ['AU', 'Cmd', 'Stf'], {
    icons: ['NemR:blue', 'AU'],
    traits: ['future-related', 'Ship with a Skill'],
    equipment: ['Holodeck', 'Tractor Beam'],
    commanders: ['Beverly Picard'],
    text: 'some',
  }),
  ship('FAJ-18', 'I.K.C. Chang', 'Kli', 'Voodieh Class', [10, 9, 9], ['AU', 'AU', 'Cmd', 'Stf'], {
    aka: ['I.K.S. Chang'],
    icons: ['NemL:blue', 'AU'],
    equipment: ['Cloaking Device', 'Holodeck', 'Tractor Beam'],
    commanders: ['Governor Worf'],
    text: 'some',
  }),
] as const;
