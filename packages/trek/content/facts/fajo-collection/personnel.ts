import { dual, person } from '../../../language/define.ts';

export const personnel = [
  person('FAJ-7', 'Locutus of Borg', 'Bor', null, [9, 8, 9], 'male Borg/Human [Com][Def][Nav]', {
    skills: 'OFFICER, Diplomacy x2, Leadership, Honor, Navigation, Archaeology, Music, text',
    traits: ['Counterpart'],
    personas: ['Jean-Luc Picard'],
  }),
  person('FAJ-8', 'Guinan', 'Fed', 'CIVILIAN', [10, 9, 7], 'female El-Aurian [Stf]', {
    skills: 'text, text',
    traits: ['Bartender', 'U.S.S. Enterprise-related'],
  }),
  person('FAJ-9', "Miles O'Brien", 'Fed', 'ENGINEER', [7, 7, 7], 'male Human [Stf]', {
    skills: 'SECURITY, Transporter Skill x2, Music, Navigation, download Near-Warp Transport',
  }),
  person('FAJ-10', 'Spot', 'Neu', 'ANIMAL', [4, 2, '*'], 'female Cat', { skills: 'text', traits: ['U.S.S. Enterprise-related'] }),
  person('FAJ-11', 'Dr. Soong', 'NA', 'SCIENCE', [6, 12, 1], 'male Human [NemR:yellow][Stf]', {
    skills: 'Cybernetics x2, Computer Skill, ENGINEER, text',
  }),
  person('FAJ-12', 'Kivas Fajo', 'NA', 'CIVILIAN', [null, 10, 4], 'male Zibalian [Cmd]', 'Greed x2, Acquisition, Treachery, text, text'),
  person('FAJ-13', 'Lore', 'NA', 'CIVILIAN', [1, 13, 12], 'male Android [NemL:yellow][Cmd]', {
    skills: 'ENGINEER, Computer Skill, Treachery x2, SECURITY, Transporter Skill, Leadership, text',
    traits: ['Soong-type android'],
  }),
  person('FAJ-14', 'Tallera', ['Rom', 'Fed', 'NA'], 'SECURITY', [3, 7, 7], 'female Vulcan/Romulan [Cmd]', {
    skills: 'Computer Skill, SCIENCE, Mindmeld, Leadership, Treachery',
    traits: ['Stone of Gol-related'],
  }),
  dual(
    'FAJ-15',
    'Sisters of Duras',
    ['Rom', 'Kli'],
    'V.I.P.',
    'female Klingon [Stf][Stf]',
    [
      { name: 'Lursa', species: 'Klingon', attributes: [2, 8, 8], skills: 'Treachery, Leadership, Geology, Greed' },
      { name: "B'Etor", species: 'Klingon', attributes: [2, 8, 7], skills: 'Treachery, Physics, Youth, Greed' },
    ],
    { traits: ['Duras-related'], personas: ['Lursa', "B'Etor"] },
  ),
] as const;
