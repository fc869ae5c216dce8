import { ship } from '../../../language/define.ts';

export const ships = [
  ship('DOM-122', 'Keldon Advanced', 'Car', 'Modified Keldon Class', [9, 10, 9], ['Cmd', 'Stf', 'Stf'], {
    universal: true,
    traits: ['Keldon Class'],
    equipment: ['Cloaking Device', 'Tractor Beam'],
  }),
  ship('DOM-123', 'Trager', 'Car', 'Galor Class', [8, 8, 7], ['Cmd', 'Stf'], { equipment: ['Tractor Beam'], commanders: ['Macet'] }),
  ship('DOM-124', "Jem'Hadar Attack Ship", 'Dom', 'Attack Ship Class', [6, 8, 8], ['Stf'], {
    universal: true,
    icons: ['GQ'],
    traits: ["Jem'Hadar Attack Ship", "Jem'Hadar Ship"],
    equipment: ['Invasive Transporters'],
    text: 'some',
  }),
  ship('DOM-125', "Jem'Hadar Warship", 'Dom', 'Battle Cruiser Class', [9, 9, 9], ['Cmd', 'Stf', 'Stf'], {
    universal: true,
    icons: ['GQ'],
    traits: ["Jem'Hadar Ship", 'Warship'],
    equipment: ['Invasive Transporters', 'Tractor Beam'],
  }),
  ship('DOM-126', 'U.S.S. Defiant', 'Fed', 'Defiant Class', [8, 10, 9], ['Cmd', 'Cmd'], {
    equipment: ['Cloaking Device', 'Tractor Beam'],
    commanders: ['Benjamin Sisko'],
    text: 'some',
  }),
  ship('DOM-127', 'U.S.S. Odyssey', 'Fed', 'Galaxy Class', [8, 8, 8], ['Cmd', 'Stf', 'Stf'], {
    equipment: ['Holodeck', 'Tractor Beam'],
    commanders: ['Keogh'],
    text: 'some',
  }),
  ship('DOM-128', 'U.S.S. Rio Grande', 'Fed', 'Danube Class', [7, 5, 5], [], {
    commanders: ['Benjamin Sisko'],
    downloads: ['Activate Tractor Beam'],
    text: 'some',
  }),
  ship('DOM-129', 'I.K.C. Rotarran', 'Kli', "K'vort Class", [7, 7, 8], ['Stf'], {
    traits: ['Bird-of-Prey'],
    equipment: ['Cloaking Device', 'Tractor Beam'],
    commanders: ['Martok'],
  }),
  ship('DOM-130', "D'deridex Advanced", 'Rom', "Modified D'deridex Class", [9, 10, 9], ['Cmd', 'Stf', 'Stf'], {
    universal: true,
    traits: ["D'deridex Class"],
    equipment: ['Cloaking Device', 'Tractor Beam'],
  }),
] as const;
