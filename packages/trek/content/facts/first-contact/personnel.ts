import { person } from '../../../language/define.ts';

export const personnel = [
  person('FC-75', 'Borg Queen', 'Bor', null, [6, 12, 6], 'enigma female Borg [Com][Def][DQ][Nav]', {
    skills: 'text, text',
    traits: ['Queen'],
  }),
  person('FC-76', 'Eight of Nineteen', 'Bor', null, [5, 5, 7], 'universal Borg/Humanoid [Def][DQ]', {
    skills: 'SECURITY, text',
    traits: ['Drone'],
  }),
  person('FC-77', 'Eighteen of Nineteen', 'Bor', null, [5, 7, 5], 'universal Borg/Human [DQ][Nav]', {
    skills: 'Navigation, Computer Skill, text',
    traits: ['Drone'],
  }),
  person('FC-78', 'Eleven of Nineteen', 'Bor', null, [7, 5, 5], 'universal Borg/Humanoid [Com][DQ]', {
    skills: 'text, Biology, MEDICAL',
    traits: ['Drone'],
  }),
  person('FC-79', 'Fifteen of Seventeen', 'Bor', null, [7, 5, 5], 'universal Borg/Klingon [Com][DQ]', {
    skills: 'ENGINEER, Exobiology, text',
    traits: ['Drone'],
  }),
  person('FC-80', 'Five of Eleven', 'Bor', null, [7, 5, 5], 'universal Borg/Klingon [Com][DQ]', {
    skills: 'SCIENCE, Cybernetics, text',
    traits: ['Drone'],
  }),
  person('FC-81', 'Four of Eleven', 'Bor', null, [5, 5, 7], 'universal Borg/Humanoid [Def][DQ]', {
    skills: 'MEDICAL, Computer Skill, text',
    traits: ['Drone'],
    personas: ['Guard Drone'],
  }),
  person('FC-82', 'Nine of Eleven', 'Bor', null, [7, 5, 5], 'universal Borg/Cardassian [Com][DQ]', { skills: 'text', traits: ['Drone'] }),
  person('FC-83', 'Nine of Seventeen', 'Bor', null, [5, 5, 7], 'universal Borg/Human [Def][DQ]', { skills: 'text', traits: ['Drone'] }),
  person('FC-84', 'One of Eleven', 'Bor', null, [7, 5, 5], 'universal Borg/Bolian [Com][DQ]', {
    skills: 'text, text, ENGINEER',
    traits: ['Drone'],
  }),
  person('FC-85', 'Six of Eleven', 'Bor', null, [5, 7, 5], 'universal Borg/Human [DQ][Nav]', {
    skills: 'Physics, Navigation, SCIENCE, text',
    traits: ['Drone'],
  }),
  person('FC-86', 'Six of Seventeen', 'Bor', null, [5, 5, 7], 'universal Borg/Humanoid [Def][DQ]', {
    skills: 'Physics, Computer Skill, text',
    traits: ['Drone'],
  }),
  person('FC-87', 'Sixteen of Nineteen', 'Bor', null, [5, 7, 5], 'universal Borg/Humanoid [DQ][Nav]', {
    skills: 'Archaeology, Geology, text',
    traits: ['Drone'],
  }),
  person('FC-88', 'Ten of Nineteen', 'Bor', null, [5, 7, 5], 'universal Borg/Humanoid [DQ][Nav]', {
    skills: 'Astrophysics, Navigation, text',
    traits: ['Drone'],
  }),
  person('FC-89', 'Thirteen of Nineteen', 'Bor', null, [5, 5, 7], 'universal Borg/Humanoid [Def][DQ]', {
    skills: 'SECURITY, text',
    traits: ['Drone'],
  }),
  person('FC-90', 'Three of Nineteen', 'Bor', null, [5, 5, 7], 'universal Borg/Humanoid [Def][DQ]', {
    skills: 'text, SECURITY, download Assimilation Tubules',
    traits: ['Drone'],
  }),
  person('FC-91', 'Two of Eleven', 'Bor', null, [5, 7, 5], 'universal Borg/Klingon [DQ][Nav]', {
    skills: 'ENGINEER, Transporter Skill, text',
    traits: ['Drone'],
  }),
  person('FC-92', 'Two of Nineteen', 'Bor', null, [5, 7, 5], 'universal Borg/Humanoid [DQ][Nav]', {
    skills: 'Navigation, Stellar Cartography, text',
    traits: ['Drone'],
  }),
  person('FC-93', 'Two of Seventeen', 'Bor', null, [7, 5, 5], 'universal Borg/Humanoid [Com][DQ]', {
    skills: 'text, Anthropology',
    traits: ['Drone'],
  }),
  person('FC-94', 'Admiral Hayes', 'Fed', 'V.I.P.', [7, 6, 4], 'male Human [Cmd]', { skills: 'text, Leadership', traits: ['Admiral'] }),
  person('FC-95', 'Alyssa Ogawa (First Contact)', 'Fed', 'MEDICAL', [7, 7, 4], 'female Human [Stf]', {
    skills: 'Biology, Exobiology, download Medical Kit',
    title: 'Alyssa Ogawa',
    traits: ['Nurse'],
  }),
  person('FC-96', 'Beverly Crusher (First Contact)', 'Fed', 'MEDICAL', ['8-X', '8-X', 4], 'female Human [Ent-E]', {
    skills: 'Biology, Exobiology, MEDICAL, download Medical Tricorder OR E.M.H. Program',
    title: 'Beverly Crusher',
  }),
  person('FC-97', 'Data (First Contact)', 'Fed', 'OFFICER', [7, 12, 12], 'male Android [NemR:yellow][Ent-E]', {
    skills: 'Astrophysics, Computer Skill x2, ENGINEER, Exobiology, download Fractal Encryption Code',
    title: 'Data',
    traits: ['Soong-type android'],
  }),
  person('FC-98', 'Deanna Troi (First Contact)', 'Fed', 'OFFICER', [8, 7, 4], 'female Betazoid/Human [Ent-E]', {
    skills: 'Diplomacy, Empathy, Navigation, text',
    title: 'Deanna Troi',
    traits: ['Counselor'],
  }),
  person('FC-99', 'Dr. Royse', 'Fed', 'SCIENCE', [6, 8, 5], 'universal male Bolian [Stf]', 'Archaeology'),
  person('FC-100', 'E.M.H. Program', 'Fed', 'MEDICAL', [5, 8, 5], 'universal male Hologram [Holo]', 'text'),
  person('FC-101', 'Geordi La Forge (First Contact)', 'Fed', 'ENGINEER', [7, 8, 6], 'male Human [Ent-E]', {
    skills: 'ENGINEER, Computer Skill, Physics, Leadership, download Ocular Implants',
    title: 'Geordi La Forge',
  }),
  person('FC-102', 'Hawk', 'Fed', 'OFFICER', [7, 6, 7], 'male Human [Stf]', 'text, Navigation x2'),
  person('FC-103', 'Inge Eiger', 'Fed', 'ENGINEER', [8, 4, 5], 'universal female Human [Stf]', 'Geology'),
  person('FC-104', 'Jean-Luc Picard (First Contact)', 'Fed', 'OFFICER', [8, 9, 6], 'male Human [Ent-E]', {
    skills: 'Leadership, Navigation, Diplomacy, Archaeology, download Sense the Borg, download Make It So',
    title: 'Jean-Luc Picard',
    traits: ['Captain'],
    commands: ['U.S.S. Enterprise-E'],
  }),
  person('FC-105', 'Joseph Travis', 'Fed', 'SECURITY', [8, 5, 6], 'universal male Human [Stf]', 'Honor, Youth'),
  person('FC-106', 'Lightner', 'Fed', 'SECURITY', [6, 7, 6], 'male Human [Stf]', {
    skills: 'Youth, Astrophysics, download Starfleet Type III Phaser Rifle',
  }),
  person('FC-107', 'Lisa Azar', 'Fed', 'OFFICER', [4, 8, 5], 'female Human [Stf]', 'Diplomacy, Greed'),
  person('FC-108', 'Obarakeh', 'Fed', 'SECURITY', [6, 6, 4], 'universal female Human [Stf]', 'Music, Computer Skill'),
  person('FC-109', 'Paul Porter', 'Fed', 'ENGINEER', [7, 6, 6], 'male Human [Cmd]', 'Physics, Geology, download any PADD, Computer Skill'),
  person('FC-110', 'Reginald Barclay (First Contact)', 'Fed', 'ENGINEER', [7, 8, 5], 'male Human [Stf]', {
    skills: 'Computer Skill, download Plexing, text',
    title: 'Reginald Barclay',
  }),
  person('FC-111', 'Richard Wilkins', 'Fed', 'SCIENCE', [7, 7, 5], 'universal male Human [Stf]', 'Stellar Cartography'),
  person('FC-112', 'Thomas McClure', 'Fed', 'SECURITY', [6, 7, 8], 'male Human [Cmd]', 'Leadership, Exobiology'),
  person('FC-113', 'William T. Riker (First Contact)', 'Fed', 'OFFICER', [8, 8, 7], 'male Human [Ent-E]', {
    skills: 'Leadership x2, Diplomacy, Honor, Music, download Anti-Matter Spread',
    title: 'William T. Riker',
  }),
  person('FC-114', 'Worf (First Contact)', 'Fed', 'OFFICER', [8, 7, 10], 'male Klingon [Cmd]', {
    skills: 'Honor x2, Leadership, Navigation, download Assimilate This!',
    title: 'Worf',
    commands: ['U.S.S. Defiant'],
  }),
  person('FC-115', 'Kathleen Tonell', 'NA', 'CIVILIAN', [7, 6, 3], 'female Human [AU]', 'Anthropology'),
  person('FC-116', 'Lily Sloane', 'NA', 'CIVILIAN', [6, 6, 5], 'female Human [AU][Stf]', {
    skills: 'ENGINEER, Physics, download Auto-Destruct Sequence, text',
  }),
  person('FC-117', 'Sevek', 'NA', 'MEDICAL', [7, 6, 7], 'male Vulcan [AU][Stf]', 'Biology, Geology, Mindmeld'),
  person('FC-118', 'Solkar', 'NA', 'OFFICER', [9, 8, 8], 'male Vulcan [AU][Cmd]', {
    skills: 'Honor, Archaeology, Exobiology, Mindmeld, download Live Long and Prosper',
  }),
  person('FC-119', "T'Shonra", 'NA', 'SCIENCE', [7, 8, 4], 'female Vulcan [AU][Stf]', 'Navigation, Mindmeld, Music, Stellar Cartography'),
  person('FC-120', 'Zefram Cochrane', 'NA', 'CIVILIAN', [5, 8, 6], 'male Human [AU][Cmd][OCD]', {
    skills: 'ENGINEER x2, Computer Skill, Astrophysics, text',
  }),
] as const;
