import { dual, person } from '../../../language/define.ts';

export const personnel = [
  person('DS9-145', 'Anara', 'Baj', 'ENGINEER', [6, 7, 4], 'universal female Bajoran [Stf]', {
    skills: 'Physics, Transporter Skill',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-146', 'Bareil Antos', 'Baj', 'V.I.P.', [8, 7, 5], 'male Bajoran [Orb][Stf]', {
    skills: 'Anthropology, Diplomacy x2, Honor, SCIENCE, Biology',
    traits: ['Vedek'],
  }),
  person('DS9-147', 'Colonel Day', 'Baj', 'OFFICER', [3, 7, 7], 'male Bajoran [Cmd]', {
    skills: 'SECURITY, Treachery, Navigation',
    traits: ['Colonel', 'Deep Space 9-related', 'The Circle-related'],
  }),
  person('DS9-148', 'General Krim', 'Baj', 'OFFICER', [7, 7, 7], 'male Bajoran [Cmd]', {
    skills: 'Leadership x2, Navigation, Honor, Stellar Cartography',
    traits: ['Deep Space 9-related', 'General', 'The Circle-related'],
  }),
  person('DS9-149', 'Jabara', 'Baj', 'MEDICAL', [7, 6, 4], 'universal female Bajoran', {
    skills: 'Exobiology, Youth',
    traits: ['Deep Space 9-related', 'Nurse'],
  }),
  person('DS9-150', 'Jaro Essa', 'Baj', 'V.I.P.', [2, 8, 6], 'male Bajoran [Stf]', {
    skills: 'Diplomacy, Leadership, Greed, Treachery x2, text',
    traits: ['Minister', 'The Circle-related'],
  }),
  person('DS9-151', 'Kai Opaka', 'Baj', 'V.I.P.', [9, 6, 2], 'female Bajoran [Orb]', {
    skills: 'Leadership x3, Diplomacy, Honor, Anthropology, text',
    traits: ['Kai'],
  }),
  person('DS9-152', 'Kallis Ven', 'Baj', 'SECURITY', [6, 5, 7], 'universal male Bajoran [Stf]', {
    skills: 'Navigation, Computer Skill',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-153', 'Kira Nerys', 'Baj', 'OFFICER', [7, 7, '8+X'], 'female Bajoran [Cmd][Orb]', {
    skills: 'Leadership, Resistance, SECURITY, Navigation x2, Computer Skill, text',
    traits: ['Deep Space 9-related', 'Shakaar Resistance Cell'],
  }),
  person('DS9-154', 'Lenaris Holem', 'Baj', 'OFFICER', [8, 6, 7], 'male Bajoran [Cmd]', {
    skills: 'Honor, Leadership, Physics, Resistance',
    traits: ['Colonel'],
  }),
  person('DS9-155', 'Li Nalas', 'Baj', 'V.I.P.', [8, 7, 6], 'male Bajoran [Cmd]', {
    skills: 'OFFICER, Resistance, Honor, Geology, text',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-156', 'Minister Rozahn', 'Baj', 'V.I.P.', [5, 7, 5], 'universal female Bajoran', {
    skills: 'Leadership, Stellar Cartography, SCIENCE',
    traits: ['Minister'],
  }),
  person('DS9-157', 'Mora Pol', 'Baj', 'SCIENCE', [6, 8, 3], 'male Bajoran [Stf]', 'SCIENCE, Exobiology x2'),
  person('DS9-158', 'Nalan Bal', 'Baj', 'SCIENCE', [5, 8, 5], 'universal male Bajoran', {
    skills: 'Astrophysics, Navigation',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-159', 'Neela', 'Baj', 'ENGINEER', [4, 7, 5], 'female Bajoran [Stf]', {
    skills: 'Computer Skill, Archaeology, Treachery, download Bajoran Phaser',
    traits: ['Assassin', 'Deep Space 9-related'],
  }),
  person('DS9-160', 'Odo', 'Baj', 'SECURITY', [9, 7, 10], 'male Changeling [Cmd]', {
    skills: 'SECURITY, Computer Skill x2, Honor x2, Law, text',
    traits: ['Deep Space 9-related', 'Shape-shifter'],
  }),
  person('DS9-161', 'Pallra', 'Baj', 'CIVILIAN', [2, 5, 3], 'female Bajoran', {
    skills: 'Acquisition, Greed, Treachery, text',
    traits: ['Terok Nor-related'],
  }),
  person('DS9-162', 'Prylar Mond', 'Baj', 'CIVILIAN', [8, 7, 3], 'universal male Bajoran', {
    skills: 'Anthropology, Exobiology',
    traits: ['Prylar'],
  }),
  person('DS9-163', 'Rano Dake', 'Baj', 'SECURITY', [6, 7, 6], 'universal male Bajoran [Stf]', {
    skills: 'Geology, Youth',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-164', 'Rase Norvan', 'Baj', 'MEDICAL', [7, 5, 4], 'universal male Bajoran [Stf]', {
    skills: 'Biology, Music, Youth',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-165', 'Razka Karn', 'Baj', 'ENGINEER', [5, 6, 4], 'male Bajoran [Stf]', 'Navigation x2, Smuggling, Music, Resistance'),
  person('DS9-166', 'Rinnak Pire', 'Baj', 'OFFICER', [6, 5, 6], 'universal male Bajoran [Cmd]', {
    skills: 'Computer Skill, Navigation, text',
    traits: ['Captain', 'Deep Space 9-related'],
    commands: [
      'Assault Vessel',
      'Bajoran Freighter',
      'Bajoran Interceptor',
      'Bajoran Scout Vessel',
      'Bajoran Raider',
      'Alliance Interceptor',
      'Bajoran Warship',
    ],
  }),
  person('DS9-167', 'Shakaar Edon', 'Baj', 'CIVILIAN', [8, 8, 8], 'male Bajoran [Stf]', {
    skills: 'SECURITY, Resistance x2, Leadership, Geology, text',
    traits: ['Shakaar Resistance Cell'],
  }),
  person('DS9-168', 'Surmak Ren', 'Baj', 'MEDICAL', [5, 8, 5], 'male Bajoran', {
    skills: 'SCIENCE, Biology, Resistance, text',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-169', 'Tahna Los', 'Baj', 'CIVILIAN', [3, 7, 7], 'male Bajoran [Stf]', 'Resistance, Treachery, Physics, ENGINEER'),
  person('DS9-170', 'Trazko', 'Baj', 'CIVILIAN', [2, 7, 6], 'male Bajoran [Stf]', {
    skills: 'Greed, Computer Skill, Stellar Cartography',
    traits: ['Assassin'],
  }),
  person('DS9-171', 'Varis Sul', 'Baj', 'V.I.P.', [6, 5, 4], 'female Bajoran', 'Youth, Leadership, Diplomacy, Geology'),
  person('DS9-172', 'Vedek Sorad', 'Baj', 'V.I.P.', [6, 6, 5], 'universal male Bajoran', {
    skills: 'Diplomacy, MEDICAL',
    traits: ['Deep Space 9-related', 'Vedek'],
  }),
  person('DS9-173', 'Vedek Winn', 'Baj', 'V.I.P.', [3, 8, 2], 'female Bajoran [Stf]', {
    skills: 'Treachery, Leadership, Diplomacy, text',
    traits: ['Vedek'],
  }),
  person('DS9-174', 'Weld Ram', 'Baj', 'SCIENCE', [6, 8, 5], 'universal male Bajoran [Stf]', 'Geology, Archaeology'),
  person('DS9-175', 'Aamin Marritza', 'Car', 'CIVILIAN', [9, 8, 5], 'male Cardassian [Stf]', {
    skills: 'Honor x2, Computer Skill, Archaeology, text',
    traits: ['Gul'],
    points: 5,
  }),
  person('DS9-176', 'Ari', 'Car', 'OFFICER', [8, 6, 6], 'universal male Cardassian [Stf]', {
    skills: 'Honor, Transporter Skill, Computer Skill',
    traits: ['Dissident'],
  }),
  person('DS9-177', 'Boheeka', 'Car', 'OFFICER', [3, 5, 8], 'male Cardassian [Cmd]', {
    skills: 'ENGINEER, Cybernetics, Smuggling, Greed',
    traits: ['Glinn'],
  }),
  person('DS9-178', 'Borad', 'Car', 'SCIENCE', [6, 7, 7], 'male Cardassian [Orb][Stf]', 'Exobiology, Archaeology, Youth'),
  person('DS9-179', 'Dakol', 'Car', 'SECURITY', [3, 4, 9], 'universal male Cardassian [Stf]', {
    skills: 'Navigation, Leadership, Treachery',
    traits: ['Glinn'],
  }),
  person('DS9-180', 'Danar', 'Car', 'OFFICER', [4, 7, 9], 'male Cardassian [Cmd]', {
    skills: 'Navigation x2, ENGINEER, Astrophysics',
    traits: ['Gul'],
    commands: ['Aldara'],
  }),
  person('DS9-181', 'Derell', 'Car', 'MEDICAL', [6, 8, 5], 'universal male Cardassian [Stf]', {
    skills: 'Exobiology, Anthropology',
    traits: ['Terok Nor-related'],
  }),
  person('DS9-182', 'Dukat', 'Car', 'OFFICER', [4, 8, 9], 'male Cardassian [Cmd]', {
    skills: 'Leadership x2, Navigation x2, Treachery, Diplomacy, Computer Skill',
    traits: ['Gul', 'Terok Nor-related'],
    commands: ['Prakesh', 'Terok Nor'],
  }),
  person('DS9-183', 'Elim Garak', 'Car', 'CIVILIAN', [5, 9, 7], 'male Cardassian [Cmd]', {
    skills: 'Computer Skill, Obsidian Order, Treachery, Anthropology, text',
    traits: ['Terok Nor-related'],
  }),
  person('DS9-184', 'Enabran Tain', 'Car', 'V.I.P.', [3, 9, 6], 'male Cardassian [Cmd]', {
    skills: 'Leadership, SECURITY, Treachery, Computer Skill, Obsidian Order x2',
  }),
  person('DS9-185', 'Entek', 'Car', 'SECURITY', [2, 8, 8], 'male Cardassian [Cmd]', 'Treachery, Exobiology, Biology, Obsidian Order'),
  person('DS9-186', 'Ghoren', 'Car', 'MEDICAL', [7, 6, 6], 'universal male Cardassian', 'Biology, Music, Geology'),
  person('DS9-187', 'Gilora Rejal', 'Car', 'SCIENCE', [7, 8, 4], 'female Cardassian [Stf]', 'ENGINEER, Astrophysics, Honor, text'),
  person('DS9-188', 'Hogue', 'Car', 'CIVILIAN', [7, 6, 6], 'universal male Cardassian [Stf]', {
    skills: 'Youth, SCIENCE, Navigation, Honor',
    traits: ['Deep Space 9-related', 'Dissident'],
  }),
  person('DS9-189', 'Jasad', 'Car', 'OFFICER', [5, 6, 8], 'universal male Cardassian [Cmd]', {
    skills: 'Physics, Stellar Cartography',
    traits: ['Deep Space 9-related', 'Gul'],
  }),
  person('DS9-190', 'Jural', 'Car', 'OFFICER', [5, 6, 6], 'universal male Cardassian [Cmd]', 'Astrophysics, SCIENCE'),
  person('DS9-191', 'Korinas', 'Car', 'OFFICER', [4, 9, 7], 'female Cardassian [Cmd]', 'SECURITY, Leadership, Treachery, Obsidian Order'),
  person('DS9-192', "Kotran Pa'Dar", 'Car', 'V.I.P.', [6, 7, 6], 'male Cardassian [Cmd]', 'Diplomacy, Leadership, Geology'),
  person('DS9-193', 'Kovat', 'Car', 'CIVILIAN', [6, 7, 4], 'male Cardassian', 'Honor, Diplomacy, Law, Anthropology'),
  person('DS9-194', 'Makbar', 'Car', 'V.I.P.', [3, 9, 5], 'female Cardassian', 'Law x2, Anthropology, MEDICAL, Treachery, text'),
  person('DS9-195', 'Natima Lang', 'Car', 'CIVILIAN', [8, 8, 4], 'female Cardassian [Stf]', {
    skills: 'Diplomacy, Honor, Leadership, text',
    traits: ['Dissident', 'Professor'],
  }),
  person('DS9-196', 'Parn', 'Car', 'V.I.P.', [5, 8, 6], 'universal male Cardassian [Cmd]', {
    skills: 'Treachery, Archaeology, Diplomacy',
    traits: ['Legate'],
  }),
  person('DS9-197', 'Perak', 'Car', 'SECURITY', [5, 6, 7], 'universal male Cardassian [Stf]', 'ENGINEER, Greed, Treachery'),
  person('DS9-198', 'Plain, Simple Garak', 'Car', 'CIVILIAN', [7, 8, 6], 'male Cardassian [Stf]', {
    skills: 'Diplomacy, Acquisition, Biology, text',
    traits: ['Duras-related'],
    personas: ['Elim Garak'],
  }),
  person('DS9-199', 'Rekelen', 'Car', 'CIVILIAN', [7, 7, 3], 'universal female Cardassian', {
    skills: 'Youth, Computer Skill, Geology',
    traits: ['Dissident'],
  }),
  person('DS9-200', 'Tekeny Ghemor', 'Car', 'V.I.P.', [9, 8, 7], 'male Cardassian [Cmd]', {
    skills: 'Leadership x2, Honor x2, text',
    traits: ['Dissident', 'Legate'],
  }),
  person('DS9-201', 'Toran', 'Car', 'OFFICER', [3, 6, 8], 'male Cardassian [Cmd]', {
    skills: 'ENGINEER, Navigation, Treachery, Stellar Cartography',
    traits: ['Deep Space 9-related', 'Gul'],
  }),
  person('DS9-202', 'Turrel', 'Car', 'V.I.P.', [6, 7, 8], 'male Cardassian [Cmd]', {
    skills: 'Diplomacy x2, Anthropology, Astrophysics, text',
    traits: ['Legate'],
  }),
  person('DS9-203', 'Ulani Belor', 'Car', 'SCIENCE', [6, 7, 4], 'universal female Cardassian', 'Physics, Stellar Cartography'),
  person('DS9-204', 'Tora Ziyal', ['Car', 'Baj'], 'CIVILIAN', [8, 6, 5], 'female Cardassian/Bajoran', 'Youth, text, Geology, text'),
  person('DS9-205', 'Benjamin Sisko', 'Fed', 'OFFICER', [8, 8, 8], 'male Human [Cmd]', {
    skills: 'Leadership, ENGINEER, Honor, Navigation, Diplomacy, download Baseball',
    traits: ['Captain', 'Deep Space 9-related'],
    commands: ['Deep Space 9'],
  }),
  person('DS9-206', 'Graham Davis', 'Fed', 'ENGINEER', [7, 6, 5], 'universal male Human', {
    skills: 'Astrophysics, Computer Skill',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-207', 'Jace Michaels', 'Fed', 'OFFICER', [6, 7, 6], 'universal male Human [Cmd]', 'Diplomacy, Physics, Honor'),
  person('DS9-208', 'Jadzia Dax', 'Fed', 'SCIENCE', [7, 9, 7], 'female Trill [Cmd]', {
    skills: 'Archaeology, Astrophysics, Exobiology, Navigation x2, Anthropology',
    traits: ['Trill with symbiont'],
  }),
  person('DS9-209', 'Julian Bashir', 'Fed', 'MEDICAL', [6, 11, 5], 'male Human [Stf]', {
    skills: 'MEDICAL x2, Exobiology, Biology, download Kukalaka',
    traits: ['Deep Space 9-related', 'genetically enhanced'],
  }),
  person('DS9-210', 'Karen Loews', 'Fed', 'MEDICAL', [7, 6, 4], 'universal female Human', {
    skills: 'Biology, Anthropology',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-211', 'Lojal', 'Fed', 'V.I.P.', [6, 7, 6], 'universal male Vulcan [Stf]', {
    skills: 'Diplomacy, Mindmeld, Anthropology, Navigation',
    traits: ['Ambassador'],
  }),
  person('DS9-212', 'Orren Ran', 'Fed', 'CIVILIAN', [5, 7, 6], 'universal male Klaestron [Stf]', 'Geology, ENGINEER'),
  person('DS9-213', 'Paxton Reese', 'Fed', 'SCIENCE', [6, 6, 5], 'universal male Human', {
    skills: 'Navigation, Stellar Cartography',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-214', "T'Lor", 'Fed', 'SCIENCE', [6, 7, 5], 'universal male Vulcan [Stf]', {
    skills: 'Geology, Computer Skill',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-215', 'Taylor Moore', 'Fed', 'SECURITY', [7, 6, 8], 'universal male Human [Stf]', {
    skills: 'Leadership, Archaeology',
    traits: ['Deep Space 9-related'],
  }),
  dual(
    'DS9-216',
    'Jake and Nog',
    ['Fed', 'Fer'],
    'CIVILIAN',
    'male Ferengi/Human',
    [
      { name: 'Jake', species: 'Human', attributes: [6, 5, 4], skills: 'Youth, Biology, ENGINEER' },
      { name: 'Nog', species: 'Ferengi', attributes: [4, 7, 4], skills: 'Youth, Acquisition, ENGINEER' },
    ],
    { personas: ['Jake Sisko', 'Nog'] },
  ),
  person('DS9-217', "Bo'rak", 'Kli', 'ENGINEER', [5, 7, 6], 'male Klingon [Stf]', {
    skills: 'Cybernetics, Transporter Skill, Astrophysics, Klingon Intelligence',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-218', "D'Ghor", 'Kli', 'CIVILIAN', [3, 9, 7], 'male Klingon [Stf]', {
    skills: 'Treachery, Acquisition, Greed, Computer Skill',
    traits: ['High Council'],
  }),
  person('DS9-219', 'Grilka', 'Kli', 'V.I.P.', [8, 8, 7], 'female Klingon [Stf]', 'Honor x2, Leadership, Biology, text'),
  person('DS9-220', 'Morka', 'Kli', 'OFFICER', [7, 6, 8], 'male Klingon [Cmd]', {
    skills: 'Computer Skill, Klingon Intelligence, Geology, Stellar Cartography',
    traits: ['High Council'],
  }),
  person('DS9-221', "T'Kar", 'Kli', 'SECURITY', [3, 7, 9], 'male Klingon [Stf]', 'Navigation x2, ENGINEER, Treachery'),
  person('DS9-222', 'Yeto', 'Kli', 'SCIENCE', [4, 5, 7], 'male Klingon [Stf]', {
    skills: 'Treachery, Stellar Cartography, Transporter Skill',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-223', 'Altovar', 'NA', 'MEDICAL', [2, 8, 6], 'male Lethean [Stf]', {
    skills: 'Exobiology, Empathy, Greed',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-224', 'Amaros', 'NA', 'ENGINEER', [6, 6, 7], 'universal male Human [Maq][Stf]', 'Navigation, Physics'),
  person('DS9-225', 'Coutu', 'NA', 'CIVILIAN', [8, 7, 7], 'universal male Paradan [Cmd]', 'Diplomacy, Honor, Exobiology'),
  person('DS9-226', 'Dr. Nydom', 'NA', 'MEDICAL', [8, 7, 6], "universal male T'Lani [Stf]", {
    skills: 'Biology, Honor',
    traits: ['Harvester Virus-related'],
  }),
  person('DS9-227', "E'Tyshra", 'NA', 'V.I.P.', [2, 8, 4], "female T'Lani [Cmd]", {
    skills: 'MEDICAL, Leadership, Treachery',
    traits: ['Ambassador', 'Harvester Virus-related'],
  }),
  person('DS9-228', 'Jaheel', 'NA', 'CIVILIAN', [5, 6, 5], 'universal male Humanoid [Cmd]', {
    skills: 'Navigation, Computer Skill, SCIENCE',
    traits: ['Captain', 'Deep Space 9-related'],
  }),
  person('DS9-229', 'Kalita', 'NA', 'OFFICER', [5, 6, 5], 'universal female Human [Maq][Stf]', {
    skills: 'Anthropology, Computer Skill, Navigation',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('DS9-230', 'Martus Mazur', 'NA', 'CIVILIAN', [4, 8, 5], 'male El-Aurian', 'Greed, Astrophysics, Anthropology, text'),
  person('DS9-231', "Rax'Na", 'NA', 'SCIENCE', [3, 6, 6], 'universal male Kressari [Stf]', 'Astrophysics, Biology, Treachery'),
  person('DS9-232', 'Retaya', 'NA', 'CIVILIAN', [2, 8, 4], 'male Flaxian [Stf]', {
    skills: 'SCIENCE, Biology, Treachery, Physics',
    traits: ['Assassin'],
  }),
  person('DS9-233', 'Rionoj', 'NA', 'CIVILIAN', [4, 6, 6], 'universal female Boslic [Cmd]', {
    skills: 'ENGINEER, Greed, Navigation',
    traits: ['Captain'],
  }),
  person('DS9-234', 'Sakonna', 'NA', 'ENGINEER', [5, 8, 7], 'female Vulcan [Maq][Stf]', 'Treachery, Mindmeld, Physics, Acquisition'),
  person('DS9-235', 'Sharat', 'NA', 'V.I.P.', [4, 5, 7], 'male Kellerun [Stf]', {
    skills: 'Diplomacy, Exobiology, Treachery, Computer Skill',
    traits: ['Ambassador', 'Harvester Virus-related'],
  }),
  person('DS9-236', 'Ty Kajada', 'NA', 'OFFICER', [7, 7, 7], 'universal female Kobliad [Cmd]', 'SECURITY, Leadership'),
  person('DS9-237', "Zef'No", 'NA', 'CIVILIAN', [3, 7, 7], 'male Kressari [Cmd]', {
    skills: 'Computer Skill, SECURITY, Treachery, Smuggling, Stellar Cartography',
    commands: ['Calondon'],
  }),
  person('DS9-238', 'Karina', 'Rom', 'V.I.P.', [4, 8, 8], 'female Romulan [Stf]', {
    skills: 'Treachery, Transporter Skill, SCIENCE',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-239', 'Ruwon', 'Rom', 'V.I.P.', [4, 7, 7], 'male Romulan [Cmd]', {
    skills: 'Diplomacy, Anthropology, Treachery, SECURITY',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-240', 'Selveth', 'Rom', 'ENGINEER', [6, 7, 5], 'female Romulan [Stf]', 'Navigation x2, Stellar Cartography, Geology'),
  person('DS9-241', 'Sorus', 'Rom', 'ENGINEER', [5, 8, 7], 'male Romulan [Stf]', {
    skills: 'Cybernetics, Computer Skill, Physics, Treachery',
    traits: ['Deep Space 9-related'],
  }),
  person('DS9-242', 'Vakis', 'Rom', 'V.I.P.', [5, 8, 6], 'female Romulan [Cmd]', 'Tal Shiar, MEDICAL, Biology, Treachery'),
] as const;
