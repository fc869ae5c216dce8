import { person } from '../../../language/define.ts';

export const personnelKlingon = [
  person('PRE-252', "B'Etor", 'Kli', 'V.I.P.', [2, 8, 7], 'female Klingon [Cmd]', {
    skills: 'Treachery, Leadership, Physics, Youth, Greed',
    traits: ['Duras-related'],
  }),
  person('PRE-253', "B'iJik", 'Kli', 'OFFICER', [4, 6, 6], 'universal male Klingon [Stf]', 'Navigation'),
  person('PRE-254', "Ba'el", 'Kli', 'CIVILIAN', [6, 6, 4], 'female Klingon/Romulan', 'Anthropology, Youth'),
  person('PRE-255', 'Batrell', 'Kli', 'OFFICER', [7, 3, 7], 'universal male Klingon [Cmd]', 'Honor'),
  person('PRE-256', 'Divok', 'Kli', 'MEDICAL', [6, 6, 8], 'universal male Klingon [Stf]', 'Biology, Youth'),
  person('PRE-257', 'Dukath', 'Kli', 'SCIENCE', [5, 6, 7], 'universal male Klingon [Stf]', {
    skills: 'Archaeology',
    traits: ['I.K.S. Pagh-related'],
  }),
  person('PRE-258', 'Duras', 'Kli', 'V.I.P.', [4, 6, 8], 'male Klingon [Cmd]', {
    skills: 'Leadership, Computer Skill, Treachery, Greed',
    traits: ['Duras-related', 'High Council'],
  }),
  person('PRE-259', "Fek'lhr", 'Kli', 'V.I.P.', [6, 1, 15], 'universal male Hologram [Holo]', 'Honor, Treachery'),
  person('PRE-260', 'Gorath', 'Kli', 'SECURITY', [6, 4, 7], 'universal male Klingon [Stf]', { skills: 'Honor', traits: ['High Council'] }),
  person('PRE-261', 'Gowron', 'Kli', 'V.I.P.', [8, 7, 9], 'male Klingon [Cmd]', {
    skills: 'Leadership x2, Diplomacy, Honor',
    traits: ['Duras-related', 'High Council', 'High Council Leader'],
  }),
  person('PRE-262', "J'Ddan", 'Kli', 'SCIENCE', [2, 6, 6], 'universal male Klingon [Stf]', 'Exobiology, Treachery'),
  person('PRE-263', "K'mpec", 'Kli', 'V.I.P.', [7, 8, 5], 'male Klingon [Cmd]', {
    skills: 'Leadership, Diplomacy',
    traits: ['High Council', 'High Council Leader'],
  }),
  person('PRE-264', "K'Tal", 'Kli', 'V.I.P.', [7, 5, 5], 'male Klingon', { skills: 'Diplomacy', traits: ['High Council'] }),
  person('PRE-265', "K'Tesh", 'Kli', 'ENGINEER', [5, 5, 6], 'universal male Hologram [Holo]', 'Stellar Cartography'),
  person('PRE-266', "K'Vada", 'Kli', 'OFFICER', [8, 5, 7], 'male Klingon [Cmd]', { skills: 'Leadership, Navigation', traits: ['Captain'] }),
  person('PRE-267', 'Kahless', 'Kli', 'V.I.P.', [10, 6, 8], 'male Klingon [Cmd]', { skills: 'Honor x2', traits: ['Emperor'] }),
  person('PRE-268', 'Kargan', 'Kli', 'OFFICER', [7, 5, 9], 'male Klingon [Cmd]', {
    skills: 'Honor, Computer Skill',
    traits: ['Captain', 'I.K.S. Pagh-related'],
    commands: ['I.K.C. Pagh'],
  }),
  person('PRE-269', 'Kell', 'Kli', 'V.I.P.', [2, 6, 5], 'male Klingon', { skills: 'Treachery', traits: ['High Council'] }),
  person('PRE-270', 'Klag', 'Kli', 'OFFICER', [6, 5, 7], 'universal male Klingon [Cmd]', {
    skills: 'Navigation',
    traits: ['I.K.S. Pagh-related'],
  }),
  person('PRE-271', "Kle'eg", 'Kli', 'SECURITY', [6, 4, 7], 'universal male Klingon [Stf]', 'Honor'),
  person('PRE-272', 'Konmel', 'Kli', 'OFFICER', [8, 5, 8], 'male Klingon [Stf]', 'Navigation'),
  person('PRE-273', 'Koral', 'Kli', 'CIVILIAN', [3, 4, 10], 'male Klingon [Cmd]', {
    skills: 'Navigation, Archaeology',
    traits: ['Captain'],
  }),
  person('PRE-274', 'Koroth', 'Kli', 'SCIENCE', [8, 6, 6], 'male Klingon', 'Biology, Archaeology, Anthropology'),
  person('PRE-275', 'Korris', 'Kli', 'OFFICER', [8, 6, 8], 'male Klingon [Cmd]', 'Honor'),
  person('PRE-276', 'Kromm', 'Kli', 'ENGINEER', [5, 6, 8], 'universal male Klingon [Stf]', 'Physics'),
  person('PRE-277', 'Kurak', 'Kli', 'SCIENCE', [6, 7, 6], 'female Klingon [Stf]', {
    skills: 'Astrophysics, Computer Skill, Physics, Honor',
    traits: ['Metaphasic Shield-related'],
  }),
  person('PRE-278', 'Kurn', 'Kli', 'OFFICER', [8, 6, 8], 'male Klingon [Cmd]', {
    skills: 'Honor, Computer Skill, Navigation, Diplomacy',
    traits: ['High Council'],
  }),
  person('PRE-279', "L'Kor", 'Kli', 'CIVILIAN', [7, 6, 7], 'male Klingon [Cmd]', 'Leadership, Music'),
  person('PRE-280', 'Lursa', 'Kli', 'V.I.P.', [2, 8, 8], 'female Klingon [Cmd]', {
    skills: 'Treachery, Leadership, Geology, Greed',
    traits: ['Duras-related'],
  }),
  person('PRE-281', 'Morag', 'Kli', 'OFFICER', [7, 4, 8], 'male Klingon [Cmd]', 'Computer Skill, Greed'),
  person('PRE-282', "Nu'Daq", 'Kli', 'OFFICER', [8, 5, 8], 'male Klingon [Cmd]', {
    skills: 'Archaeology, Navigation, Exobiology',
    traits: ['Captain'],
    commands: ["I.K.C. Maht-H'a"],
  }),
  person('PRE-283', 'Toq', 'Kli', 'CIVILIAN', [6, 5, 6], 'male Klingon', 'Leadership, Computer Skill, Youth'),
  person('PRE-284', 'Torak', 'Kli', 'V.I.P.', [5, 4, 7], 'male Klingon', { skills: 'Diplomacy, Geology', traits: ['Governor'] }),
  person('PRE-285', 'Toral', 'Kli', 'V.I.P.', [6, 5, 6], 'male Klingon [Stf]', {
    skills: 'Leadership, Youth',
    traits: ['Duras-related', 'High Council'],
  }),
  person('PRE-286', 'Torin', 'Kli', 'SCIENCE', [7, 6, 6], 'universal male Klingon', 'Astrophysics'),
  person('PRE-287', 'Vagh', 'Kli', 'V.I.P.', [7, 5, 6], 'male Klingon', { skills: 'Diplomacy, Anthropology', traits: ['Governor'] }),
  person('PRE-288', 'Vekma', 'Kli', 'MEDICAL', [6, 5, 6], 'universal female Klingon [Stf]', {
    skills: 'Honor',
    traits: ['I.K.S. Pagh-related'],
  }),
] as const;
