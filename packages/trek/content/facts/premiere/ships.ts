import { ship } from '../../../language/define.ts';

export const ships = [
  ship('PRE-331', 'Runabout', 'Fed', 'Runabout Class', [7, 5, 5], [], { universal: true }),
  ship('PRE-332', 'Type VI Shuttlecraft', 'Fed', 'Type VI Shuttlecraft', [6, 2, 2], [], { universal: true, traits: ['Shuttlecraft'] }),
  ship('PRE-333', 'U.S.S. Brittain', 'Fed', 'Miranda Class', [6, 5, 6], ['Stf'], { equipment: ['Tractor Beam'] }),
  ship('PRE-334', 'U.S.S. Enterprise', 'Fed', 'Galaxy Class', [9, 8, 9], ['Cmd', 'Stf', 'Stf'], {
    equipment: ['Holodeck', 'Tractor Beam'],
  }),
  ship('PRE-335', 'U.S.S. Excelsior', 'Fed', 'Excelsior Class', [6, 6, 7], ['Stf', 'Stf'], {
    universal: true,
    equipment: ['Tractor Beam'],
  }),
  ship('PRE-336', 'U.S.S. Galaxy', 'Fed', 'Galaxy Class', [8, 7, 9], ['Cmd', 'Stf', 'Stf'], {
    universal: true,
    traits: ['Prototype'],
    equipment: ['Holodeck', 'Tractor Beam'],
  }),
  ship('PRE-337', 'U.S.S. Hood', 'Fed', 'Excelsior Class', [7, 6, 7], ['Stf', 'Stf'], {
    equipment: ['Tractor Beam'],
    commanders: ['Robert DeSoto'],
  }),
  ship('PRE-338', 'U.S.S. Miranda', 'Fed', 'Miranda Class', [6, 5, 5], ['Stf'], { universal: true, equipment: ['Tractor Beam'] }),
  ship('PRE-339', 'U.S.S. Nebula', 'Fed', 'Nebula Class', [8, 7, 8], ['Cmd', 'Stf'], {
    universal: true,
    equipment: ['Holodeck', 'Tractor Beam'],
  }),
  ship('PRE-340', 'U.S.S. Oberth', 'Fed', 'Oberth Class', [6, 4, 7], ['Stf'], { universal: true, equipment: ['Tractor Beam'] }),
  ship('PRE-341', 'U.S.S. Phoenix', 'Fed', 'Nebula Class', [7, 7, 8], ['Cmd', 'Stf'], {
    equipment: ['Holodeck', 'Tractor Beam'],
    commanders: ['Benjamin Maxwell'],
  }),
  ship('PRE-342', 'U.S.S. Sutherland', 'Fed', 'Nebula Class', [7, 7, 7], ['Cmd', 'Stf'], {
    equipment: ['Holodeck', 'Tractor Beam'],
    commanders: ['Data'],
  }),
  ship('PRE-343', 'U.S.S. Yamato', 'Fed', 'Galaxy Class', [8, 8, 8], ['Cmd', 'Stf', 'Stf'], {
    equipment: ['Holodeck', 'Tractor Beam'],
    commanders: ['Donald Varley'],
  }),
  ship('PRE-344', 'I.K.C. Bortas', 'Kli', "Vor'cha Class", [9, 9, 7], ['Cmd', 'Stf', 'Stf'], {
    aka: ['I.K.S. Bortas'],
    equipment: ['Cloaking Device', 'Tractor Beam'],
    commanders: ['Gowron'],
  }),
  ship('PRE-345', 'I.K.C. Buruk', 'Kli', "K'vort Class", [8, 6, 7], ['Stf'], {
    aka: ['I.K.S. Buruk'],
    traits: ['Bird-of-Prey'],
    equipment: ['Cloaking Device', 'Tractor Beam'],
  }),
  ship('PRE-346', "I.K.C. Hegh'ta", 'Kli', "K'vort Class", [8, 7, 7], ['Stf'], {
    aka: ["I.K.S. Hegh'ta"],
    traits: ['Bird-of-Prey'],
    equipment: ['Cloaking Device', 'Tractor Beam'],
    commanders: ['Kurn'],
  }),
  ship('PRE-347', "I.K.C. K'Vort", 'Kli', "K'vort Class", [8, 6, 6], ['Stf'], {
    universal: true,
    aka: ["I.K.S. K'Vort"],
    traits: ['Bird-of-Prey'],
    equipment: ['Cloaking Device', 'Tractor Beam'],
  }),
  ship('PRE-348', 'I.K.C. Pagh', 'Kli', "K'vort Class", [8, 7, 6], ['Stf'], {
    aka: ['I.K.S. Pagh'],
    equipment: ['Cloaking Device', 'Tractor Beam'],
    commanders: ['Kargan'],
  }),
  ship('PRE-349', "I.K.C. Qu'Vat", 'Kli', "Vor'cha Class", [9, 8, 8], ['Cmd', 'Stf', 'Stf'], {
    aka: ["I.K.S. Qu'Vat"],
    equipment: ['Cloaking Device', 'Tractor Beam'],
  }),
  ship('PRE-350', "I.K.C. Vor'Cha", 'Kli', "Vor'cha Class", [9, 8, 7], ['Cmd', 'Stf', 'Stf'], {
    universal: true,
    aka: ["I.K.S. Vor'Cha"],
    equipment: ['Cloaking Device', 'Tractor Beam'],
  }),
  ship('PRE-351', 'I.K.C. Vorn', 'Kli', "K'vort Class", [8, 7, 6], ['Stf'], {
    aka: ['I.K.S. Vorn'],
    traits: ['Bird-of-Prey', 'Duras-related'],
    equipment: ['Cloaking Device', 'Tractor Beam'],
  }),
  ship('PRE-352', 'Combat Vessel', 'NA', 'Combat Class', [8, 8, 6], ['Stf', 'Stf'], { universal: true }),
  ship('PRE-353', 'Husnock Ship', 'NA', 'Unknown Class', [6, 9, 12], ['Cmd', 'Stf', 'Stf'], {
    universal: true,
    equipment: ['Holodeck', 'Tractor Beam'],
  }),
  ship('PRE-354', 'Mercenary Ship', 'NA', 'Unknown Class', [7, 7, 7], ['Stf', 'Stf'], {
    universal: true,
    equipment: ['Long-Range Scan Shielding'],
    commanders: ['Baran'],
  }),
  ship('PRE-355', 'Yridian Shuttle', 'NA', 'Shuttlecraft', [6, 1, 3], [], { universal: true }),
  ship('PRE-356', 'Zibalian Transport', 'NA', 'Zibalian Class', [6, 2, 4], [], {
    universal: true,
    traits: ['Merchant vessel', 'Transport'],
  }),
  ship('PRE-357', "D'deridex", 'Rom', "D'deridex Class", [8, 9, 7], ['Cmd', 'Stf', 'Stf'], {
    universal: true,
    equipment: ['Cloaking Device', 'Tractor Beam'],
  }),
  ship('PRE-358', 'Devoras', 'Rom', "D'deridex Class", [9, 8, 8], ['Cmd', 'Stf', 'Stf'], {
    equipment: ['Cloaking Device', 'Tractor Beam'],
    commanders: ['Mendak'],
  }),
  ship('PRE-359', 'Haakona', 'Rom', "D'deridex Class", [8, 9, 8], ['Cmd', 'Stf', 'Stf'], {
    equipment: ['Cloaking Device', 'Tractor Beam'],
    commanders: ['Taris'],
  }),
  ship('PRE-360', 'Khazara', 'Rom', "D'deridex Class", [9, 9, 7], ['Cmd', 'Stf', 'Stf'], {
    equipment: ['Cloaking Device', 'Tractor Beam'],
    commanders: ['Toreth'],
  }),
  ship('PRE-361', 'Pi', 'Rom', 'Scout Class', [9, 4, 4], [], { traits: ['Scout'] }),
  ship('PRE-362', 'Science Vessel', 'Rom', 'Science Class', [8, 5, 6], [], { universal: true }),
  ship('PRE-363', 'Scout Vessel', 'Rom', 'Scout Class', [9, 3, 3], [], { universal: true, traits: ['Scout'] }),
] as const;
