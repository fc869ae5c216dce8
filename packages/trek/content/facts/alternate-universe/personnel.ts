import { person } from '../../../language/define.ts';

export const personnel = [
  person('AU-92', 'Beverly Picard', 'Fed', 'OFFICER', [8, 8, 4], 'female Human [AU][Cmd]', {
    skills: 'MEDICAL x2, Leadership, Biology',
    traits: ['Captain'],
    commands: ['U.S.S. Pasteur'],
  }),
  person('AU-93', 'Ian Andrew Troi', 'Fed', 'OFFICER', [8, 8, 6], 'male Human [AU][Cmd]', 'Diplomacy, Leadership, Music, Computer Skill'),
  person('AU-94', 'Jack Crusher', 'Fed', 'OFFICER', [8, 8, 7], 'male Human [AU][Cmd]', {
    skills: 'Honor, Archaeology, Music, Leadership, Computer Skill',
  }),
  person('AU-95', 'Lt. (j.g.) Picard', 'Fed', 'SCIENCE', [8, 6, 6], 'male Human [AU][Stf]', 'Astrophysics, Navigation'),
  person('AU-96', 'Montgomery Scott', 'Fed', 'ENGINEER', [7, 8, 3], 'male Human [Cmd]', {
    skills: 'ENGINEER, Astrophysics, Honor, Miracle Worker, Transporter Skill',
    aka: ['Scotty'],
    traits: ['U.S.S. Enterprise-related'],
    alsoIn: ['Warp Pack'],
  }),
  person('AU-97', 'Paul Rice', 'Fed', 'OFFICER', [7, 7, 6], 'universal male Hologram [Cmd][Holo]', {
    skills: 'Leadership, Computer Skill, text',
    traits: ['Captain'],
    commands: ['U.S.S. Drake'],
  }),
  person('AU-98', 'Rachel Garrett', 'Fed', 'OFFICER', [9, 7, 5], 'female Human [AU][Cmd]', {
    skills: 'Honor, ENGINEER, Leadership, Diplomacy, Astrophysics',
    traits: ['Captain'],
    commands: ['U.S.S. Enterprise-C'],
  }),
  person('AU-99', 'Richard Castillo', 'Fed', 'OFFICER', [8, 7, 7], 'male Human [AU][Cmd]', 'Leadership, Navigation'),
  person('AU-100', 'Tasha Yar - Alternate', 'Fed', 'SECURITY', [8, 7, 8], 'female Human [AU][Stf]', {
    skills: 'Honor, Leadership, download Starfleet Type II Phaser',
  }),
  person('AU-101', 'Governor Worf', 'Kli', 'V.I.P.', [8, 7, 8], 'male Klingon [AU][Cmd]', {
    skills: 'SECURITY, Honor x2, Navigation, Diplomacy, Leadership',
    traits: ['Governor', 'High Council'],
  }),
  person('AU-102', "K'mtar", 'Kli', 'V.I.P.', [8, 8, 8], 'male Klingon [AU][Cmd]', 'Diplomacy, Leadership, Honor, text'),
  person('AU-103', 'Targ', 'Kli', 'ANIMAL', [4, 1, 5], 'universal male Targ', 'text, text'),
  person('AU-104', 'Ajur', 'NA', 'SECURITY', [1, 8, 3], 'female Vorgon [AU][Stf]', 'text'),
  person('AU-105', 'Berlingoff Rasmussen', 'NA', 'CIVILIAN', [2, 6, 4], 'male Human [AU]', {
    skills: 'Treachery, Archaeology, Greed, text',
    traits: ['Thief', 'U.S.S. Enterprise-related'],
  }),
  person('AU-106', 'Boratus', 'NA', 'SECURITY', [1, 5, 7], 'male Vorgon [AU]', 'text'),
  person('AU-107', 'Dathon', 'NA', 'OFFICER', [9, 8, 6], 'male Tamarian [Cmd]', 'Diplomacy x2, Leadership, Honor, text'),
  person('AU-108', 'Lakanta', 'NA', 'CIVILIAN', [8, 12, 3], 'male Human [AU][Stf]', 'text, text'),
  person('AU-109', 'Maques', 'NA', 'V.I.P.', [8, 7, 4], 'male Cairn', 'Empathy x2, Diplomacy'),
  person('AU-110', 'Mickey D.', 'NA', 'CIVILIAN', [1, 5, 8], 'male [AU]', { skills: 'Treachery, text', traits: ['Royale-related'] }),
  person('AU-111', 'Commander Tomalak', 'Rom', 'OFFICER', [7, 7, 9], 'male Romulan [AU][Cmd]', {
    skills: 'Diplomacy, Leadership',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('AU-112', "D'Tan", 'Rom', 'CIVILIAN', [7, 6, 3], 'male Romulan', {
    skills: 'Youth, Archaeology, text',
    traits: ['Romulan underground'],
  }),
  person('AU-113', 'Major Rakal', ['Rom', 'Fed'], 'V.I.P.', [4, 8, 4], 'female Human/Betazoid [AU][Cmd]', {
    personas: ['Deanna Troi'],
    modes: [
      { affil: 'Rom', skills: 'Tal Shiar, Empathy, Treachery' },
      { affil: 'Fed', skills: 'Empathy, Diplomacy', adds: { INTEGRITY: 4, CUNNING: -1 } },
    ],
  }),
  person('AU-114', 'Stefan DeSeve', ['Rom', 'Fed'], 'CIVILIAN', [5, 8, 5], 'male Human [AU][Stf]', {
    traits: ['Romulan underground'],
    modes: [
      { affil: 'Rom', skills: 'Treachery, Greed' },
      { affil: 'Fed', skills: 'OFFICER, Treachery', adds: { INTEGRITY: -1 } },
    ],
  }),
] as const;
