import { ship } from '../../../language/define.ts';

export const ships = [
  ship('AU-115', 'Future Enterprise', 'Fed', 'Galaxy Class', [13, 10, 9], ['AU', 'AU', 'AU', 'Cmd'], {
    icons: ['AU'],
    traits: ['future-related'],
    equipment: ['Cloaking Device', 'Holodeck', 'Tractor Beam'],
    commanders: ['Admiral Riker'],
  }),
  ship('AU-116', 'U.S.S. Enterprise-C', 'Fed', 'Ambassador Class', [8, 7, 8], ['AU', 'Cmd', 'Stf'], {
    icons: ['AU'],
    equipment: ['Tractor Beam'],
    commanders: ['Rachel Garrett'],
    text: 'some',
  }),
  ship('AU-117', "I.K.C. Fek'lhr", 'Kli', 'Voodieh Class', [11, 9, 8], ['AU', 'AU', 'Cmd', 'Stf'], {
    icons: ['AU'],
    traits: ['future-related'],
    equipment: ['Cloaking Device', 'Holodeck', 'Tractor Beam'],
  }),
  ship('AU-118', "I.K.C. K'Ratak", 'Kli', "K'vort Class", [6, 8, 6], ['Stf'], {
    traits: ['Bird-of-Prey'],
    equipment: ['Cloaking Device', 'Tractor Beam'],
  }),
  ship('AU-119', 'Edo Vessel', 'NA', 'Unknown Class', [5, 10, 'X'], ['AU', 'AU', 'Stf'], { icons: ['AU'], text: 'some' }),
  ship('AU-120', 'Gomtuu', 'NA', 'Living Ship', [7, '*', 6], ['Empathy x2'], { commanders: ['Tam Elbrun'], text: 'some' }),
  ship('AU-121', 'Tama', 'NA', 'Darmok Class', [7, 9, 8], ['Cmd', 'Stf'], {
    equipment: ['Particle Scattering Device'],
    commanders: ['Dathon'],
  }),
  ship('AU-122', 'Decius', 'Rom', "D'deridex Class", [10, 9, 8], ['AU', 'Cmd', 'Stf'], {
    icons: ['AU'],
    equipment: ['Cloaking Device', 'Holodeck', 'Tractor Beam'],
    commanders: ['Tomalak'],
  }),
] as const;
