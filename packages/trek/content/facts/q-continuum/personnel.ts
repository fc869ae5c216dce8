import { person } from '../../../language/define.ts';

export const personnel = [
  person('QC-48', 'Gibson', 'Fed', 'OFFICER', [6, 6, 5], 'universal female Human [Stf]', {
    skills: 'Navigation x2',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('QC-49', 'Juliana Tainer', 'Fed', 'SCIENCE', [6, '7+X', '4+X'], 'female Android [Stf]', {
    skills: 'Geology, Computer Skill, Cybernetics, Music, text',
    traits: ['Soong-type android'],
  }),
  person('QC-50', 'Katherine Pulaski', 'Fed', 'MEDICAL', [7, 7, 4], 'female Human [Stf]', {
    skills: 'MEDICAL, SCIENCE, text',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('QC-51', "Keiko O'Brien", 'Fed', 'SCIENCE', [7, 7, 3], 'female Human [Stf]', {
    skills: 'Exobiology, Biology, text',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('QC-52', 'Lal', 'Fed', 'CIVILIAN', [8, 8, 10], 'female Android [Stf]', {
    skills: 'Computer Skill, Youth, text',
    traits: ['Soong-type android'],
  }),
  person('QC-53', 'Mirasta Yale', 'Fed', 'SCIENCE', [7, 5, 3], 'female Malcorian [Stf]', {
    skills: 'Physics, Astrophysics, text',
    traits: ['U.S.S. Enterprise-related'],
    points: 5,
  }),
  person('QC-54', 'Mordock', 'Fed', 'SCIENCE', [7, 7, 4], 'male Benzite [Stf]', 'text, Computer Skill, Physics'),
  person('QC-55', 'Mr. Homn', 'Fed', 'CIVILIAN', [9, 3, 9], 'male', 'text, text'),
  person('QC-56', 'Rager', 'Fed', 'OFFICER', [7, 6, 6], 'female Human [Stf]', {
    skills: 'Navigation, Stellar Cartography, Youth, text',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('QC-57', 'Robin Lefler', 'Fed', 'ENGINEER', [6, 7, 4], 'female Human [Stf]', 'text, Youth, Transporter Skill'),
  person('QC-58', 'Sakkath', 'Fed', 'V.I.P.', [8, 8, 7], 'male Vulcan [Stf]', 'Mindmeld, Diplomacy, Youth, text'),
  person('QC-59', 'Sonya Gomez', 'Fed', 'ENGINEER', [7, 6, 3], 'female Human [Stf]', 'Physics, Youth, text'),
  person('QC-60', "T'Shanik", 'Fed', 'SCIENCE', [7, 7, 5], 'female Vulcan [Stf]', 'Mindmeld, Computer Skill, Youth'),
  person('QC-61', 'Kahlest', 'Kli', 'CIVILIAN', [7, 6, 4], 'female Klingon', 'MEDICAL, Honor, Music, text'),
  person('QC-62', "K'chiQ", 'Kli', 'CIVILIAN', [6, 4, 7], 'universal female Klingon [AU]', 'text'),
  person('QC-63', 'Kitrik', 'Kli', 'MEDICAL', [6, 7, 6], 'male Klingon [Stf]', 'Exobiology, SCIENCE, Cybernetics, Music'),
  person('QC-64', "K'nera", 'Kli', 'OFFICER', [6, 7, 7], 'male Klingon [Cmd]', {
    skills: 'SECURITY, Transporter Skill, Honor, text',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('QC-65', "Data's Body", 'NA', 'OFFICER', [8, 2, 12], 'male Android [AU][Cmd]', {
    skills: 'ENGINEER, Computer Skill, Music, Astrophysics, Exobiology, text',
    traits: ['Soong-type android'],
  }),
  person('QC-66', 'Galen', 'NA', 'SCIENCE', [5, 8, 6], 'male Human [Cmd]', {
    skills: 'Archaeology, Computer Skill, Treachery, Leadership, Navigation, Music',
    personas: ['Jean-Luc Picard'],
  }),
  person('QC-67', 'Ira Graves', 'NA', 'CIVILIAN', [4, 12, 2], 'male Human [Stf]', 'Cybernetics, Computer Skill, SCIENCE, Treachery, text'),
  person('QC-68', 'Jenice Manheim', 'NA', 'CIVILIAN', [6, 7, 3], 'female Human [Stf]', 'text, text'),
  person('QC-69', 'John Doe', 'NA', 'CIVILIAN', [7, 7, 4], 'male Zalkonian', 'text'),
  person('QC-70', 'Kareen Brianon', 'NA', 'CIVILIAN', [7, 6, 2], 'female Human [Stf]', 'Computer Skill, ENGINEER, Youth, text'),
  person('QC-71', 'Kova Tholl', 'NA', 'CIVILIAN', [8, 6, 2], 'male Mizarian', { skills: 'text, Diplomacy', points: 10 }),
  person('QC-72', 'Madam Guinan', 'NA', 'CIVILIAN', [8, 9, 6], 'female El-Aurian [AU][Stf]', {
    skills: 'text, Anthropology',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('QC-73', 'Madred', 'NA', 'OFFICER', [1, 8, 6], 'male Cardassian [Cmd]', { skills: 'text, SECURITY x2', traits: ['Gul'] }),
  person('QC-74', 'Marouk', 'NA', 'V.I.P.', [7, 8, 3], 'female Acamarian', {
    skills: 'Leadership, Diplomacy, text',
    traits: ['Chancellor'],
  }),
  person('QC-75', 'Mortal Q', 'NA', 'CIVILIAN', [2, 'Q', 2], 'male Human [Stf]', 'Physics x10, Geology x10, Leadership x-1, text'),
  person('QC-76', 'Nick Locarno', 'NA', 'CIVILIAN', [7, 8, 7], 'male Human [Cmd]', {
    skills: 'Navigation x2, Computer Skill, Leadership, Youth, Transporter Skill',
  }),
  person('QC-77', 'Paul Manheim', 'NA', 'SCIENCE', [7, 9, 2], 'male Human [Stf]', 'text, Astrophysics x2'),
  person('QC-78', 'Samuel Clemens', 'NA', 'CIVILIAN', [7, 5, 3], 'male Human [AU]', {
    skills: 'text, Diplomacy',
    traits: ['U.S.S. Enterprise-related'],
    points: 10,
  }),
  person('QC-79', 'Soong-type Android', 'NA', null, [7, 10, 10], 'universal Android [Stf]', {
    skills: 'Computer Skill, Youth',
    traits: ['Neuter', 'Soong-type android'],
    text: 'some',
  }),
  person('QC-80', 'Tarmin', 'NA', 'V.I.P.', [6, 6, 3], 'male Ullian', 'text, Empathy'),
  person('QC-81', 'Timicin', 'NA', 'CIVILIAN', [6, 8, 3], 'male Kaelonian [Stf]', 'ENGINEER, Astrophysics, Physics, text'),
  person('QC-82', 'Ves Alkar', 'NA', 'V.I.P.', [1, 6, 3], 'male Lumerian', {
    skills: 'Diplomacy x2, Empathy, Treachery',
    traits: ['Ambassador'],
    text: 'some',
  }),
  person('QC-83', 'Zon', 'NA', 'SECURITY', [2, 4, 11], 'male Nausicaan [AU][Cmd]', 'OFFICER, Treachery, Guramba, text'),
  person('QC-84', 'Sirol', 'Rom', 'OFFICER', [7, 8, 7], 'male Romulan [Cmd]', {
    skills: 'Diplomacy, Leadership, Navigation, ENGINEER, Treachery',
    commands: ['Terix'],
  }),
  person('QC-85', 'Taris', 'Rom', 'OFFICER', [6, 8, 7], 'female Romulan [Cmd]', {
    skills: 'Archaeology, MEDICAL, Music, Transporter Skill',
    traits: ['Captain'],
    commands: ['Haakona'],
  }),
  person('QC-86', 'Telak', 'Rom', 'SECURITY', [5, 6, 9], 'male Romulan [Stf]', {
    skills: 'Treachery, Tal Shiar, Cybernetics',
    traits: ['Bodyguard'],
  }),
] as const;
