import { person } from '../../../language/define.ts';

export const personnelRomulan = [
  person('PRE-304', 'Alidar Jarok', 'Rom', 'OFFICER', [2, 8, 8], 'male Romulan [Cmd]', {
    skills: 'Navigation, Leadership',
    traits: ['Admiral'],
  }),
  person('PRE-305', 'Bochra', 'Rom', 'OFFICER', [7, 7, 6], 'male Romulan [Stf]', 'Navigation, Youth'),
  person('PRE-306', 'Galathon', 'Rom', 'OFFICER', [3, 7, 9], 'universal male Romulan [Cmd]', 'Archaeology, Greed, Treachery'),
  person('PRE-307', 'Jaron', 'Rom', 'SECURITY', [4, 7, 9], 'universal male Romulan [Stf]', 'Geology, Youth'),
  person('PRE-308', 'Jera', 'Rom', 'MEDICAL', [4, 7, 6], 'universal female Hologram [Holo]', 'Biology, Youth'),
  person('PRE-309', 'Mendak', 'Rom', 'OFFICER', [4, 7, 7], 'male Romulan [Cmd]', {
    skills: 'Treachery, Exobiology',
    commands: ['Devoras'],
  }),
  person('PRE-310', 'Mirok', 'Rom', 'SCIENCE', [3, 8, 7], 'male Romulan [Stf]', 'ENGINEER, Astrophysics, Physics'),
  person('PRE-311', 'Movar', 'Rom', 'OFFICER', [5, 7, 7], 'male Romulan [Cmd]', {
    skills: 'Treachery, Anthropology',
    traits: ['Duras-related', 'General'],
  }),
  person('PRE-312', "N'Vek", 'Rom', 'SCIENCE', [6, 8, 8], 'male Romulan [Cmd]', {
    skills: 'Honor, Biology, Computer Skill',
    traits: ['Romulan underground'],
  }),
  person('PRE-313', 'Neral', 'Rom', 'V.I.P.', [4, 7, 7], 'male Romulan', { skills: 'Treachery, Youth', traits: ['Proconsul'] }),
  person('PRE-314', 'Palteth', 'Rom', 'ENGINEER', [3, 8, 7], 'universal male Romulan [Stf]', 'Computer Skill'),
  person('PRE-315', 'Pardek', 'Rom', 'V.I.P.', [4, 8, 6], 'male Romulan', { skills: 'Diplomacy x2, Treachery', traits: ['Senator'] }),
  person('PRE-316', 'Parem', 'Rom', 'OFFICER', [4, 8, 9], 'male Romulan [Stf]', 'Treachery'),
  person('PRE-317', 'Sela', 'Rom', 'V.I.P.', [6, 9, 8], 'female Romulan/Human [Cmd]', 'Diplomacy, Leadership, Treachery, Youth'),
  person('PRE-318', 'Selok', 'Rom', 'V.I.P.', [4, 8, 5], 'universal female Romulan/Vulcan [Stf]', {
    skills: 'Treachery',
    traits: ['Ambassador'],
  }),
  person('PRE-319', 'Taibak', 'Rom', 'SCIENCE', [2, 8, 8], 'male Romulan [Stf]', 'Treachery, Biology, Computer Skill'),
  person('PRE-320', 'Takket', 'Rom', 'MEDICAL', [4, 7, 7], 'universal male Romulan [Cmd]', 'Exobiology'),
  person('PRE-321', 'Tallus', 'Rom', 'OFFICER', [3, 7, 7], 'universal male Romulan [Cmd]', 'Leadership'),
  person('PRE-322', 'Tarus', 'Rom', 'SCIENCE', [4, 8, 7], 'universal male Romulan [Stf]', 'Stellar Cartography'),
  person('PRE-323', 'Taul', 'Rom', 'SECURITY', [4, 7, 8], 'universal male Romulan [Stf]', 'Treachery, Archaeology'),
  person('PRE-324', 'Tebok', 'Rom', 'OFFICER', [5, 7, 9], 'male Romulan [Cmd]', 'Diplomacy, Leadership, Navigation'),
  person('PRE-325', 'Thei', 'Rom', 'OFFICER', [4, 6, 8], 'universal male Romulan [Cmd]', {
    skills: 'Geology, Physics',
    traits: ['Duras-related'],
  }),
  person('PRE-326', 'Tokath', 'Rom', 'OFFICER', [6, 7, 6], 'male Romulan [Stf]', 'Anthropology, Honor'),
  person('PRE-327', 'Tomalak', 'Rom', 'OFFICER', [6, 7, 9], 'male Romulan [Cmd]', {
    skills: 'Diplomacy, Leadership',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-328', 'Tomek', 'Rom', 'ENGINEER', [4, 7, 6], 'universal male Hologram [Holo]', 'Astrophysics'),
  person('PRE-329', 'Toreth', 'Rom', 'OFFICER', [5, 8, 7], 'female Romulan [Cmd]', {
    skills: 'Leadership, Honor, Navigation',
    traits: ['Captain'],
    commands: ['Khazara'],
  }),
  person('PRE-330', 'Varel', 'Rom', 'SCIENCE', [4, 7, 5], 'universal female Romulan [Stf]', 'Physics, Computer Skill, Youth'),
] as const;
