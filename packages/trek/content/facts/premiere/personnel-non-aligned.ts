import { person } from '../../../language/define.ts';

export const personnelNonAligned = [
  person('PRE-289', 'Amarie', 'NA', 'CIVILIAN', [5, 9, 2], 'female', 'Music'),
  person('PRE-290', 'Baran', 'NA', 'OFFICER', [3, 8, 6], 'male [Cmd]', {
    skills: 'Greed, Archaeology, Exobiology, Computer Skill',
    traits: ['Stone of Gol-related'],
  }),
  person('PRE-291', 'Bok', 'NA', 'OFFICER', [4, 9, 4], 'male Ferengi [Cmd]', {
    skills: 'Greed, ENGINEER, Treachery, Computer Skill',
    traits: ['DaiMon'],
  }),
  person('PRE-292', 'Devinoni Ral', 'NA', 'V.I.P.', [3, 9, 3], 'male Betazoid/Human', 'Empathy, Diplomacy, Treachery'),
  person('PRE-293', 'Dr. Farek', 'NA', 'MEDICAL', [2, 8, 3], 'universal male Ferengi [Cmd]', 'Greed'),
  person('PRE-294', 'Dr. Reyga', 'NA', 'SCIENCE', [6, 9, 5], 'male Ferengi [Stf]', {
    skills: 'ENGINEER, Stellar Cartography, Astrophysics',
    traits: ['Metaphasic Shield-related'],
  }),
  person('PRE-295', 'Etana Jol', 'NA', 'SCIENCE', [2, 8, 3], 'female Ktarian [Cmd]', 'Treachery, Biology'),
  person('PRE-296', 'Evek', 'NA', 'OFFICER', [7, 5, 7], 'male Cardassian [Cmd]', {
    skills: 'Diplomacy, Leadership, Anthropology',
    traits: ['Gul'],
  }),
  person('PRE-297', 'Gorta', 'NA', 'ENGINEER', [3, 7, 4], 'universal male Dopterian', {
    skills: 'Physics, Greed',
    traits: ['Duras-related'],
    alsoIn: ['Warp Pack'],
  }),
  person('PRE-298', 'Ishara Yar', 'NA', 'CIVILIAN', [3, 7, 8], 'female Human [Stf]', {
    skills: 'Treachery, Youth',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-299', "Jo'Bril", 'NA', 'SCIENCE', [3, 8, 7], 'male Takaran [Cmd]', {
    skills: 'Treachery, Astrophysics, Physics, Greed',
    traits: ['Metaphasic Shield-related'],
  }),
  person('PRE-300', 'Narik', 'NA', 'ENGINEER', [2, 7, 6], 'universal male Boslic [Stf]', {
    skills: 'Computer Skill',
    traits: ['Stone of Gol-related'],
  }),
  person('PRE-301', 'Ocett', 'NA', 'OFFICER', [6, 8, 6], 'female Cardassian [Cmd]', {
    skills: 'Archaeology, Navigation, Honor',
    traits: ['Gul'],
  }),
  person('PRE-302', 'Roga Danar', 'NA', 'SECURITY', [5, 9, 12], 'male Angosian [Cmd]', 'ENGINEER, Computer Skill, Biology, Leadership'),
  person('PRE-303', 'Vekor', 'NA', 'SCIENCE', [2, 7, 6], 'universal female [Cmd]', {
    skills: 'MEDICAL, Navigation, Geology',
    traits: ['Stone of Gol-related'],
  }),
] as const;
