import { ship } from '../../../language/define.ts';

export const ships = [
  ship('DS9-247', 'Assault Vessel', 'Baj', 'Assault Class', [8, 7, 6], ['Stf', 'Stf'], {
    universal: true,
    equipment: ['Tractor Beam'],
    commanders: ['General Krim', 'Colonel Day'],
  }),
  ship('DS9-248', 'Bajoran Freighter', 'Baj', 'Freighter', [7, 3, 6], ['Stf'], { universal: true, traits: ['Freighter'] }),
  ship('DS9-249', 'Bajoran Interceptor', 'Baj', 'Interceptor Class', ['5+X', 7, 6], [], {
    universal: true,
    traits: ['Interceptor'],
    text: 'some',
  }),
  ship('DS9-250', 'Bajoran Scout Vessel', 'Baj', 'Scout Class', [8, 4, 4], [], {
    universal: true,
    traits: ['Scout'],
    commanders: ['Tahna Los'],
  }),
  ship('DS9-251', 'Aldara', 'Car', 'Galor Class', [8, 8, 7], ['Cmd', 'Stf'], {
    traits: ['Warship'],
    equipment: ['Tractor Beam'],
    commanders: ['Danar'],
  }),
  ship('DS9-252', 'Cardassian Shuttle', 'Car', 'Shuttlecraft', [6, 3, 4], [], { universal: true, commanders: ['Natima Lang'] }),
  ship('DS9-253', 'Galor', 'Car', 'Galor Class', [8, 7, 7], ['Cmd', 'Stf'], {
    universal: true,
    traits: ['Warship'],
    equipment: ['Tractor Beam'],
  }),
  ship('DS9-254', 'Groumall', 'Car', 'Military Freighter', [7, 4, 7], ['Stf'], {
    traits: ['Freighter'],
    equipment: ['Tractor Beam'],
    commanders: ['Dukat'],
    downloads: ['System 5 Disruptors'],
    text: 'some',
  }),
  ship('DS9-255', 'Military Freighter', 'Car', 'Military Freighter', [7, 5, 6], ['Stf'], {
    universal: true,
    traits: ['Freighter'],
    equipment: ['Tractor Beam'],
  }),
  ship('DS9-256', 'Prakesh', 'Car', 'Galor Class', [8, 7, 8], ['Cmd', 'Stf'], {
    traits: ['Warship'],
    equipment: ['Tractor Beam'],
    commanders: ['Dukat'],
  }),
  ship('DS9-257', 'U.S.S. Danube', 'Fed', 'Danube Class', [7, 4, 5], [], { universal: true, text: 'some' }),
  ship('DS9-258', 'U.S.S. Yangtzee Kiang', 'Fed', 'Danube Class', [7, 5, 6], [], {
    traits: ['Duras-related'],
    commanders: ['Kira Nerys'],
    text: 'some',
  }),
  ship('DS9-259', "I.K.C. Toh'Kaht", 'Kli', "Vor'cha Class", [8, 8, 8], ['Cmd', 'Stf', 'Stf'], {
    equipment: ['Cloaking Device', 'Tractor Beam'],
    commanders: ["Hon'Tihl"],
    text: 'some',
  }),
  ship('DS9-260', 'Flaxian Scout Vessel', 'NA', 'Scout Class', [8, 3, 5], [], {
    universal: true,
    traits: ['Scout'],
    commanders: ['Retaya'],
  }),
  ship('DS9-261', 'Miradorn Raider', 'NA', 'Unknown Class', [8, 7, 7], ['Cmd', 'Stf'], {
    universal: true,
    equipment: ['Long-Range Scan Shielding'],
    commanders: ['Ah-Kel', 'Ro-Kel', 'Ah-Kel and Ro-Kel'],
  }),
  ship('DS9-262', 'Rigelian Freighter', 'NA', 'Merchant Freighter', [6, 6, 9], ['Cmd'], {
    universal: true,
    traits: ['Freighter'],
    equipment: ['Tractor Beam'],
  }),
  ship('DS9-263', 'Xepolite Freighter', 'NA', 'Merchant Freighter', [9, 5, 7], ['Cmd', 'Stf'], {
    universal: true,
    traits: ['Freighter'],
    equipment: ['Tractor Beam', 'Long-Range Scan Shielding'],
  }),
  ship('DS9-264', "Cha'Joh", ['Rom', 'Kli'], 'Class D-12 Scout Vessel', [7, 5, 5], [], {
    traits: ['Bird-of-Prey', 'Duras-related', 'Scout'],
    equipment: ['Cloaking Device'],
    commanders: ['Lursa', "B'Etor", 'Sisters of Duras'],
    text: 'some',
  }),
] as const;
