import { ship } from '../../../language/define.ts';

export const ships = [
  ship('QC-116', 'U.S.S. Stargazer', 'Fed', 'Constellation Class', [8, 7, 6], ['Cmd', 'Stf'], {
    equipment: ['Tractor Beam'],
    commanders: ['Jean-Luc Picard'],
    text: 'some',
  }),
  ship('QC-117', "I.K.C. Maht-H'a", 'Kli', "Vor'cha Class", [8, 9, 8], ['Cmd', 'Stf', 'Stf'], {
    equipment: ['Cloaking Device', 'Tractor Beam'],
    commanders: ["Nu'Daq"],
  }),
  ship('QC-118', "I.K.C. T'Ong", 'Kli', "K't'inga Class", [5, 6, 6], ['Cmd'], {
    aka: ["I.K.S. T'Ong"],
    equipment: ['Cloaking Device'],
    commanders: ["K'Temoc"],
    text: 'some',
  }),
  ship('QC-119', 'Zalkonian Vessel', 'NA', 'Destroyer Class', [9, 8, 6], ['Cmd', 'NA', 'NA'], {
    universal: true,
    commanders: ['Sunad'],
    text: 'some',
  }),
  ship('QC-120', 'Terix', 'Rom', "D'deridex Class", [9, 7, 9], ['Cmd', 'Stf', 'Stf'], {
    equipment: ['Cloaking Device', 'Tractor Beam'],
    commanders: ['Sirol'],
  }),
  ship('QC-121', "T'Pau", 'Rom', 'Merchant Class', [8, 7, 6], ['Stf'], {
    traits: ['Merchant vessel', 'Vulcan vessel'],
    equipment: ['Tractor Beam'],
    text: 'some',
  }),
] as const;
