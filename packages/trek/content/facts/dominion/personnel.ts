import { dual, person } from '../../../language/define.ts';

export const personnel = [
  person('DOM-64', 'General Hazar', 'Baj', 'OFFICER', [5, 8, 7], 'universal male Bajoran [Cmd]', {
    skills: 'Leadership, Astrophysics, text',
    traits: ['General'],
  }),
  person('DOM-65', 'Kai Winn', 'Baj', 'V.I.P.', [4, 8, 2], 'female Bajoran [Cmd]', {
    skills: 'Leadership x2, Diplomacy, Treachery, text, download any Bajoran treaty',
    traits: ['Kai', 'Vedek'],
    personas: ['Vedek Winn'],
  }),
  person('DOM-66', 'Keeve Falor', 'Baj', 'V.I.P.', [7, 7, 5], 'universal male Bajoran [Stf]', 'Leadership, Biology, Honor, text'),
  person('DOM-67', 'Orta', 'Baj', 'CIVILIAN', [6, 8, 8], 'male Bajoran [Cmd]', 'Resistance, Leadership, SCIENCE, text'),
  person('DOM-68', 'Zayra', 'Baj', 'CIVILIAN', [3, 8, 7], 'male Bajoran [Stf]', {
    skills: 'Treachery, Archaeology, Transporter Skill, text',
    traits: ['Deep Space 9-related'],
  }),
  person('DOM-69', 'Damar', 'Car', 'OFFICER', [6, 7, 7], 'male Cardassian [Stf]', {
    skills: 'Physics, ENGINEER, Treachery, Computer Skill, text',
    traits: ['Glinn', 'Terok Nor-related'],
  }),
  person('DOM-70', 'Daro', 'Car', 'ENGINEER', [7, 5, 6], 'universal male Cardassian [Stf]', {
    skills: 'Astrophysics, Transporter Skill',
    traits: ['Glinn', 'U.S.S. Enterprise-related'],
  }),
  person('DOM-71', 'Dejar', 'Car', 'ENGINEER', [7, 5, 6], 'female Cardassian [Stf]', 'Obsidian Order, Stellar Cartography, Treachery'),
  person('DOM-72', 'Macet', 'Car', 'OFFICER', [8, 6, 7], 'male Cardassian [Cmd]', {
    skills: 'Diplomacy, Honor, MEDICAL',
    traits: ['Gul', 'U.S.S. Enterprise-related'],
  }),
  person('DOM-73', 'Silaran Prin', 'Car', 'CIVILIAN', [2, 9, 5], 'male Cardassian [NemR:purple]', {
    skills: 'Smuggling, Treachery, ENGINEER, Exobiology, text',
  }),
  person('DOM-74', 'Telle', 'Car', 'SECURITY', [4, 6, 7], 'universal male Cardassian [Stf]', {
    skills: 'Computer Skill, MEDICAL',
    traits: ['Glinn', 'U.S.S. Enterprise-related'],
  }),
  person('DOM-75', 'Garak', ['Car', 'NA'], 'CIVILIAN', [7, 8, 6], 'male Cardassian [AU][Stf]', {
    skills: 'SECURITY, Computer Skill, Honor, text',
    alsoIn: ['First Anthology'],
  }),
  person('DOM-76', "Amat'igan", 'Dom', 'SECURITY', [7, 8, 10], "male Jem'Hadar [GQ][KW][Stf]", {
    skills: 'Navigation x2, Stellar Cartography, Computer Skill, download Security Sacrifice',
    traits: ['Bodyguard'],
  }),
  person('DOM-77', "Arak'Taral", 'Dom', 'OFFICER', [7, 8, 10], "male Jem'Hadar [GQ][KW][Stf]", {
    skills: 'Leadership, Transporter Skill, Physics, download Invasive Beam-In',
  }),
  person('DOM-78', "Azet'izan", 'Dom', 'OFFICER', [7, 8, 9], "universal male Jem'Hadar [GQ][KW][Stf]", 'Leadership, Computer Skill'),
  person('DOM-79', 'Borath', 'Dom', 'MEDICAL', [5, 8, 6], 'male Vorta [Cmd][GQ]', 'SCIENCE, Exobiology, Cybernetics, Treachery'),
  person('DOM-80', 'Eris', 'Dom', 'V.I.P.', [3, 8, 4], 'universal female Vorta [Cmd][GQ]', 'Treachery, Diplomacy, MEDICAL'),
  person('DOM-81', 'Founder', 'Dom', 'V.I.P.', [5, 8, 7], 'universal female Changeling [Cmd][GQ]', {
    skills: 'SCIENCE, Exobiology, text',
    traits: ['Founder', 'Shape-shifter'],
  }),
  person('DOM-82', 'Founder Leader', 'Dom', 'V.I.P.', [3, 9, 8], 'female Changeling [Cmd][GQ]', {
    skills: 'Treachery x2, Leadership, Exobiology, SCIENCE, Law, download Shape-Shift',
    traits: ['Founder', 'Shape-shifter'],
  }),
  person('DOM-83', "Goran'Agar", 'Dom', 'OFFICER', [8, 7, 11], "male Jem'Hadar [Cmd][GQ]", {
    skills: 'Honor x2, Leadership, Navigation, Biology, text',
    traits: ["Jem'Hadar First"],
  }),
  person('DOM-84', "Gurat'urak", 'Dom', 'SECURITY', [6, 7, 8], "universal male Jem'Hadar [GQ][KW][Stf]", {
    skills: 'Navigation, Transporter Skill, text',
  }),
  person('DOM-85', 'Keevan', 'Dom', 'V.I.P.', [2, 10, 5], 'male Vorta [Cmd][GQ]', {
    skills: 'Treachery x2, Anthropology, Diplomacy, Geology, download Hostage Trade',
  }),
  person(
    'DOM-86',
    'Kilana',
    'Dom',
    'V.I.P.',
    [4, 9, 4],
    'female Vorta [Cmd][GQ]',
    'Diplomacy, Leadership, Treachery, SCIENCE, Archaeology',
  ),
  person('DOM-87', 'Kira Founder', 'Dom', 'OFFICER', [4, 7, 8], 'female Changeling [Inf:Baj][Cmd][GQ]', {
    skills: 'Leadership, Resistance, SECURITY, Navigation, Computer Skill, Treachery',
    traits: ['Founder', 'Infiltrator', 'Shape-shifter'],
    impersonates: 'Kira Nerys',
  }),
  person('DOM-88', "Koret'alak", 'Dom', 'SECURITY', [5, 7, 8], "universal male Jem'Hadar [GQ][KW][Stf]", 'Physics, Stellar Cartography'),
  person('DOM-89', 'Leyton Founder', 'Dom', 'V.I.P.', [4, 8, 8], 'male Changeling [Inf:Fed][Cmd][GQ]', {
    skills: 'Leadership, SECURITY, Treachery, text, download Flight of the Intruder',
    traits: ['Admiral', 'Founder', 'Infiltrator', 'Shape-shifter'],
    impersonates: 'Admiral Leyton',
  }),
  person('DOM-90', "Limara'Son", 'Dom', 'SECURITY', [5, 7, 9], "universal male Jem'Hadar [GQ][KW][Stf]", 'Astrophysics, Navigation'),
  person('DOM-91', 'Lovok Founder', 'Dom', 'OFFICER', [4, 9, 6], 'male Changeling [Inf:Rom][Cmd][GQ]', {
    skills: 'Tal Shiar, Computer Skill, Navigation, SCIENCE, Transporter Skill, Treachery',
    traits: ['Colonel', 'Founder', 'Infiltrator', 'Shape-shifter'],
    impersonates: 'Lovok',
  }),
  person('DOM-92', "Makla'Gor", 'Dom', 'SECURITY', [7, 6, 9], "universal male Jem'Hadar [GQ][KW][Stf]", {
    skills: 'Astrophysics, Exobiology, Honor',
    traits: ['Terok Nor-related'],
  }),
  person('DOM-93', 'Martok Founder', 'Dom', 'OFFICER', [4, 8, 9], 'male Changeling [Inf:Kli][Cmd][GQ]', {
    skills: 'Leadership, Navigation, Treachery, download Treacherous Advice OR Dial Martok for Murder',
    traits: ['Founder', 'General', 'Infiltrator', 'Shape-shifter'],
    impersonates: 'Martok',
  }),
  person('DOM-94', "Meso'Clan", 'Dom', 'SECURITY', [8, 6, 9], "male Jem'Hadar [GQ][KW]", {
    skills: "Honor, Stellar Cartography, download Jem'Hadar Sacrifice",
  }),
  person('DOM-95', "O'Brien Founder", 'Dom', 'ENGINEER', [4, 7, 8], 'male Changeling [Inf:Fed][Cmd][GQ]', {
    skills: 'ENGINEER, Transporter Skill, Physics, Computer Skill, Treachery, download Homefront',
    traits: ['Founder', 'Infiltrator', 'Shape-shifter'],
    impersonates: "Miles O'Brien",
  }),
  person('DOM-96', "Omet'iklan", 'Dom', 'OFFICER', [7, 7, 11], "male Jem'Hadar [Cmd][GQ][KW]", {
    skills: 'Leadership x2, Astrophysics, Computer Skill, text',
    traits: ["Jem'Hadar First"],
  }),
  person('DOM-97', 'Ornithar', 'Dom', 'CIVILIAN', [5, 7, 6], 'universal male Karemma [GQ]', 'Greed, SCIENCE, Geology'),
  person('DOM-98', "Remata'Klan", 'Dom', 'OFFICER', [8, 8, 10], "male Jem'Hadar [Cmd][GQ][KW]", {
    skills: 'Leadership, SECURITY, Honor, Physics, download No Way Out',
  }),
  person('DOM-99', "Talak'talan", 'Dom', 'OFFICER', [6, 8, 10], "male Jem'Hadar [GQ][KW][Stf]", {
    skills: 'SECURITY, Transporter Skill, Astrophysics, download Ultimatum OR Dominion PADD',
  }),
  person('DOM-100', "Temo'Zuma", 'Dom', 'SECURITY', [7, 6, 9], "universal male Jem'Hadar [GQ][KW][Stf]", 'ENGINEER, Transporter Skill'),
  person('DOM-101', "Toman'torax", 'Dom', 'OFFICER', [4, 6, 10], "male Jem'Hadar [GQ][KW][Stf]", {
    skills: 'Leadership, ENGINEER, Stellar Cartography, text',
  }),
  person('DOM-102', "Virak'kara", 'Dom', 'SECURITY', [7, 6, 9], "universal male Jem'Hadar [GQ][KW][Stf]", 'Physics, Navigation'),
  person('DOM-103', 'Weyoun', 'Dom', 'V.I.P.', [5, 9, 5], 'male Vorta [Cmd][GQ]', 'Diplomacy x2, Leadership, Treachery, Law, Biology'),
  person('DOM-104', "Yak'Talon", 'Dom', 'SECURITY', [6, 7, 8], "universal male Jem'Hadar [GQ][KW][Stf]", 'ENGINEER, Computer Skill'),
  person('DOM-105', 'Yelgren', 'Dom', 'V.I.P.', [6, 8, 6], 'male Vorta [Cmd][GQ]', {
    skills: 'Diplomacy, Leadership, Anthropology, Music, download Prisoner Exchange',
  }),
  person('DOM-106', "Young Jem'Hadar", 'Dom', 'CIVILIAN', [4, 5, 7], "universal male Jem'Hadar [GQ][KW]", 'text, Youth'),
  person('DOM-107', 'Zyree', 'Dom', 'CIVILIAN', [6, 6, 7], 'universal female Dosi [GQ]', 'Biology, Greed, Archaeology'),
  person('DOM-108', 'Admiral Leyton', 'Fed', 'V.I.P.', [5, 8, 8], 'male Human [Cmd]', {
    skills: 'Leadership, SECURITY, Treachery, text',
    traits: ['Admiral'],
  }),
  person('DOM-109', 'Jaresh-Inyo', 'Fed', 'V.I.P.', [8, 6, 3], 'male Grazerite [Cmd]', {
    skills: 'Diplomacy, Biology, Law, download HQ: Secure Homeworld',
    traits: ['President'],
  }),
  person('DOM-110', 'Keogh', 'Fed', 'OFFICER', [7, 8, 5], 'male Human [Cmd]', {
    skills: 'Leadership, Honor, Physics, Geology, download Attack Pattern Delta',
    traits: ['Captain'],
    commands: ['U.S.S. Odyssey'],
  }),
  person('DOM-111', 'Michael Eddington', 'Fed', 'SECURITY', [6, 8, 6], 'male Human [Cmd][Maq]', {
    skills: 'ENGINEER, Treachery, Honor, Computer Skill',
    traits: ['Deep Space 9-related'],
  }),
  person('DOM-112', 'Atul', 'Kli', 'SECURITY', [4, 7, 7], 'universal male Klingon [Stf]', {
    skills: 'Klingon Intelligence',
    traits: ['Deep Space 9-related'],
  }),
  person('DOM-113', "Ch'Pok", 'Kli', 'V.I.P.', [4, 9, 6], 'male Klingon [Stf]', 'Diplomacy x2, Treachery, Law, Computer Skill, Biology'),
  person('DOM-114', 'Martok', 'Kli', 'OFFICER', [8, 8, 9], 'male Klingon [Cmd]', {
    skills: "Leadership, Honor, Navigation x2, download D'k Tahg, text",
    traits: ['General', 'High Council'],
  }),
  dual(
    'DOM-115',
    '10 and 01',
    'NA',
    'ENGINEER',
    'male Bynar [Stf][Stf]',
    [
      { name: '10', species: 'Bynar', attributes: [4, 8, 2], skills: 'Computer Skill x2, download any Bynars card' },
      { name: '01', species: 'Bynar', attributes: [4, 8, 2], skills: 'text' },
    ],
    { traits: ['U.S.S. Enterprise-related'] },
  ),
  person('DOM-116', 'Anya', 'NA', 'CIVILIAN', [9, 5, 8], 'female Allasomorph', {
    skills: 'SECURITY, Honor, download Salia, text',
    traits: ['Shape-shifter'],
  }),
  person('DOM-117', 'Salia', 'NA', 'V.I.P.', [8, 8, 7], 'female Allasomorph', {
    skills: 'Diplomacy, Leadership, Anthropology, Youth, Exobiology',
    traits: ['Shape-shifter'],
  }),
  person('DOM-118', 'Soto', 'NA', 'SECURITY', [4, 6, 7], 'universal male Lethean [Stf]', 'Empathy, Treachery, text'),
  person('DOM-119', 'Lovok', 'Rom', 'OFFICER', [6, 8, 7], 'male Romulan [Cmd]', {
    skills: 'Tal Shiar, Computer Skill, Navigation, SCIENCE, Transporter Skill',
    traits: ['Colonel'],
  }),
  person('DOM-120', 'Senator Vreenak', 'Rom', 'V.I.P.', [7, 8, 5], 'male Romulan', {
    skills: 'Diplomacy, Tal Shiar x2, Anthropology, Leadership, Law, download any Romulan treaty',
    traits: ['Chairman', 'Senator'],
  }),
  person('DOM-121', "T'Rul", 'Rom', 'ENGINEER', [6, 7, 6], 'female Romulan [Stf]', 'Physics, SECURITY, Exobiology, text'),
  person('DOM-P1', 'Captain Kirk', 'Fed', 'OFFICER', [8, 9, 8], 'male Human [AU][Cmd][OS]', {
    skills: "Leadership x2, text, download Captain's Log, text, text",
    traits: ['Captain'],
  }),
  person('DOM-P2', 'Seven of Nine', 'Bor', null, [7, 7, 7], 'Borg/Human [Com][Def][DQ][Nav]', {
    skills: 'ENGINEER, Stellar Cartography, Computer Skill, Physics, text, text',
    traits: ['Drone'],
  }),
  person('DOM-P3', 'Worf Son of Mogh', 'Kli', 'SECURITY', [8, 6, 10], 'male Klingon [Cmd]', {
    skills: "SECURITY, Leadership, Honor x2, download Qapla'!, text",
    traits: ['Duras-related'],
    personas: ['Worf'],
  }),
  person('DOM-P4', 'Admiral Riker', 'Fed', 'V.I.P.', [7, 8, 6], 'male Human [AU][Cmd]', {
    skills: 'Leadership x2, Diplomacy, Navigation, Music, text, download any Enterprise',
    traits: ['Admiral'],
    commands: ['Starbase 247'],
  }),
] as const;
