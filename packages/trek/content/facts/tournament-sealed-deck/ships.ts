import { ship } from '../../../language/define.ts';

export const ships = [
  ship('OTS-20', 'Darmok', 'NA', 'Darmok Class', [7, 8, 7], ['Cmd', 'Stf'], {
    universal: true,
    equipment: ['Holodeck', 'Tractor Beam', 'Particle Scattering Device'],
    text: 'some',
  }),
] as const;
