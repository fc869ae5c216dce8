import { person } from '../../../language/define.ts';

export const personnelFederation = [
  person('PRE-195', 'Albert Einstein', 'Fed', 'SCIENCE', [9, 11, 2], 'universal male Hologram [Holo]', 'Physics x2, Astrophysics'),
  person('PRE-196', 'Alexander Rozhenko', 'Fed', 'CIVILIAN', [6, 4, 2], 'male Klingon/Human', 'Honor, Youth'),
  person('PRE-197', 'Alynna Nechayev', 'Fed', 'OFFICER', [7, 8, 3], 'female Human [Cmd]', {
    skills: 'Diplomacy, Leadership',
    traits: ['Admiral', 'Vice-Admiral'],
  }),
  person('PRE-198', 'Alyssa Ogawa', 'Fed', 'MEDICAL', [7, 6, 4], 'female Human [Stf]', { skills: 'Biology', traits: ['Nurse'] }),
  person('PRE-199', 'Benjamin Maxwell', 'Fed', 'OFFICER', [9, 7, 5], 'male Human [Cmd]', {
    skills: 'Leadership',
    traits: ['Captain'],
    commands: ['U.S.S. Phoenix'],
  }),
  person('PRE-200', 'Beverly Crusher', 'Fed', 'MEDICAL', [8, 8, 5], 'female Human [Cmd]', {
    skills: 'MEDICAL, Biology, Exobiology',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-201', 'Calloway', 'Fed', 'MEDICAL', [7, 5, 3], 'universal female Human', {
    skills: 'Youth',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-202', 'Christopher Hobson', 'Fed', 'OFFICER', [6, 7, 6], 'universal male Human [Cmd]', 'Computer Skill'),
  person('PRE-203', 'Darian Wallace', 'Fed', 'SECURITY', [7, 5, 6], 'universal male Human', {
    skills: 'Anthropology',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-204', 'Data', 'Fed', 'OFFICER', [8, 12, 12], 'male Android [Cmd]', {
    skills: 'ENGINEER, Computer Skill x2, Music, Astrophysics, Exobiology',
    traits: ['Soong-type android'],
  }),
  person('PRE-205', 'Deanna Troi', 'Fed', 'OFFICER', [8, 7, 4], 'female Betazoid/Human [Cmd]', {
    skills: 'Empathy, Diplomacy',
    traits: ['Counselor', 'U.S.S. Enterprise-related'],
  }),
  person('PRE-206', 'Dr. La Forge', 'Fed', 'SCIENCE', [7, 7, 4], 'male Human [Stf]', 'Exobiology'),
  person('PRE-207', 'Dr. Leah Brahms', 'Fed', 'ENGINEER', [7, 9, 2], 'universal female Hologram [Holo]', 'ENGINEER'),
  person('PRE-208', 'Dr. Selar', 'Fed', 'MEDICAL', [7, 8, 7], 'female Vulcan [Stf]', {
    skills: 'Computer Skill, Mindmeld',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-209', 'Eric Pressman', 'Fed', 'OFFICER', [5, 6, 5], 'male Human [Cmd]', {
    skills: 'ENGINEER, Treachery',
    traits: ['Captain'],
    commands: ['U.S.S. Pegasus'],
  }),
  person('PRE-210', 'Exocomp', 'Fed', 'ENGINEER', [9, 8, 1], 'universal male Android', 'text'),
  person('PRE-211', 'Fleet Admiral Shanthi', 'Fed', 'OFFICER', [9, 6, 4], 'female Human [Cmd]', {
    skills: 'Leadership, Diplomacy',
    traits: ['Admiral'],
  }),
  person('PRE-212', 'Geordi La Forge', 'Fed', 'ENGINEER', [8, 8, 6], 'male Human [Cmd]', {
    skills: 'ENGINEER, Navigation, Physics, Computer Skill',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-213', 'Giusti', 'Fed', 'OFFICER', [7, 6, 4], 'universal female Human [Stf]', {
    skills: 'Youth',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-214', 'Hannah Bates', 'Fed', 'SCIENCE', [6, 8, 2], 'female Human', {
    skills: 'Physics',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-215', 'Jean-Luc Picard', 'Fed', 'OFFICER', [9, 8, 6], 'male Human [Cmd]', {
    skills: 'Diplomacy x2, Leadership, Honor, Archaeology, Navigation, Music',
    traits: ['Captain', 'U.S.S. Enterprise-related'],
    commands: ['U.S.S. Enterprise'],
  }),
  person('PRE-216', "Jenna D'Sora", 'Fed', 'SECURITY', [7, 6, 5], 'female Human [Stf]', 'Stellar Cartography, Music'),
  person('PRE-217', "K'Ehleyr", 'Fed', 'V.I.P.', [8, 7, 7], 'female Klingon/Human [Stf]', {
    skills: 'Diplomacy, Honor',
    traits: ['Ambassador'],
  }),
  person('PRE-218', 'Kareel Odan', 'Fed', 'V.I.P.', [9, 7, 4], 'female Trill', {
    skills: 'Diplomacy, Computer Skill',
    traits: ['Ambassador', 'Trill with symbiont'],
  }),
  person('PRE-219', 'Leah Brahms', 'Fed', 'ENGINEER', [8, 9, 3], 'female Human [Stf]', 'ENGINEER'),
  person('PRE-220', 'Linda Larson', 'Fed', 'ENGINEER', [7, 5, 4], 'universal female Human [Stf]', 'Youth'),
  person('PRE-221', 'Lwaxana Troi', 'Fed', 'V.I.P.', [7, 8, 3], 'female Betazoid', 'Empathy x2'),
  person('PRE-222', 'McKnight', 'Fed', 'OFFICER', [5, 6, 3], 'universal female Human [Stf]', {
    skills: 'Navigation, Youth, Music',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-223', 'Mendon', 'Fed', 'SCIENCE', [7, 5, 2], 'universal male Benzite [Stf]', {
    skills: 'Physics',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-224', 'Morgan Bateson', 'Fed', 'OFFICER', [8, 4, 5], 'male Human [Cmd]', {
    skills: 'Leadership, Stellar Cartography',
    traits: ['Captain'],
    commands: ['U.S.S. Bozeman'],
  }),
  person('PRE-225', 'Mot the Barber', 'Fed', 'CIVILIAN', [6, 4, 5], 'male Bolian', {
    skills: 'Barbering',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-226', 'Neela Daren', 'Fed', 'SCIENCE', [8, 8, 5], 'female Human [Stf]', 'Astrophysics, Stellar Cartography, Music'),
  person('PRE-227', 'Nikolai Rozhenko', 'Fed', 'CIVILIAN', [3, 7, 4], 'male Human [Stf]', 'Anthropology, Computer Skill, Treachery'),
  person('PRE-228', 'Norah Satie', 'Fed', 'V.I.P.', [9, 6, 2], 'female Human [Cmd]', {
    skills: 'Leadership',
    traits: ['Admiral', 'U.S.S. Enterprise-related'],
  }),
  person('PRE-229', 'Reginald Barclay', 'Fed', 'ENGINEER', [7, 7, 5], 'male Human [Stf]', 'Computer Skill'),
  person('PRE-230', 'Richard Galen', 'Fed', 'SCIENCE', [7, 9, 2], 'male Human [Stf]', {
    skills: 'Archaeology x2, Biology, Exobiology',
    traits: ['Professor'],
  }),
  person('PRE-231', 'Riva', 'Fed', 'V.I.P.', [6, 8, 3], 'male Ramatin', 'Diplomacy x2'),
  person('PRE-232', 'Ro Laren', 'Fed', 'OFFICER', [4, 7, 5], 'female Bajoran [Stf]', 'Computer Skill, Navigation, Treachery'),
  person('PRE-233', 'Sarek', 'Fed', 'V.I.P.', [9, 10, 3], 'male Vulcan [Cmd]', {
    skills: 'Diplomacy x3, Mindmeld',
    traits: ['Ambassador'],
  }),
  person('PRE-234', 'Satelk', 'Fed', 'OFFICER', [8, 9, 7], 'male Vulcan [Cmd]', {
    skills: 'Leadership, Mindmeld, Diplomacy',
    traits: ['Captain'],
  }),
  person('PRE-235', 'Shelby', 'Fed', 'OFFICER', [6, 7, 4], 'female Human [Cmd]', {
    skills: 'Leadership, Exobiology',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-236', 'Simon Tarses', 'Fed', 'MEDICAL', [6, 5, 5], 'universal male Romulan/Human', 'Youth'),
  person('PRE-237', 'Sir Isaac Newton', 'Fed', 'SCIENCE', [7, 11, 3], 'universal male Hologram [Holo]', 'Physics x2'),
  person('PRE-238', 'Sirna Kolrami', 'Fed', 'V.I.P.', [7, 9, 2], 'male Zakdorn [Cmd]', 'Leadership'),
  person('PRE-239', 'Sito Jaxa', 'Fed', 'SECURITY', [8, 6, 6], 'universal female Bajoran [Stf]', {
    skills: 'Navigation, Youth',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-240', 'Soren', 'Fed', 'SCIENCE', [6, 6, 3], "female J'Naii [Stf]", {
    skills: 'Astrophysics',
    traits: ['Androgynous', 'Neuter'],
  }),
  person('PRE-241', "T'Pan", 'Fed', 'SCIENCE', [8, 9, 4], 'female Vulcan [Stf]', 'SCIENCE, Mindmeld'),
  person('PRE-242', 'Taitt', 'Fed', 'SCIENCE', [6, 7, 4], 'universal female Human [Stf]', {
    skills: 'Stellar Cartography, Geology',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-243', 'Tam Elbrun', 'Fed', 'V.I.P.', [5, 7, 3], 'male Betazoid', 'Empathy x2, Honor'),
  person('PRE-244', 'Tasha Yar', 'Fed', 'SECURITY', [8, 7, 8], 'female Human [Stf]', {
    skills: 'Honor, Leadership',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-245', 'Taurik', 'Fed', 'ENGINEER', [7, 7, 8], 'universal male Vulcan [Stf]', 'Mindmeld'),
  person('PRE-246', 'Thomas Riker', 'Fed', 'OFFICER', [8, 7, 6], 'male Human [Cmd]', 'Leadership, Navigation, Geology, Music'),
  person('PRE-247', 'Toby Russell', 'Fed', 'MEDICAL', [6, 7, 4], 'female Human [Stf]', 'Physics'),
  person('PRE-248', 'Vash', 'Fed', 'CIVILIAN', [3, 8, 4], 'female Human', 'Archaeology x2, Treachery, Anthropology'),
  person('PRE-249', 'Wesley Crusher', 'Fed', 'OFFICER', [6, 8, 5], 'male Human [Stf]', {
    skills: 'Youth, Computer Skill, Navigation, ENGINEER, Astrophysics',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('PRE-250', 'William T. Riker', 'Fed', 'OFFICER', [8, 7, 7], 'male Human [Cmd]', {
    skills: 'Diplomacy, Leadership, Navigation, Honor, Music',
    traits: ['Cook', 'U.S.S. Enterprise-related'],
  }),
  person('PRE-251', 'Worf', 'Fed', 'SECURITY', [8, 6, 10], 'male Klingon [Cmd]', {
    skills: 'Honor x2, Navigation, Diplomacy',
    traits: ['U.S.S. Enterprise-related'],
  }),
] as const;
