import { person } from '../../../language/define.ts';

export const personnel = [
  person('I2P-14', 'Admiral McCoy', 'Fed', 'V.I.P.', [8, 6, 1], 'male Human [Stf]', {
    skills: 'MEDICAL, Exobiology, Cantankerousness, text',
    traits: ['Admiral'],
  }),
  person('I2P-15', 'Admiral Picard', 'Fed', 'V.I.P.', [6, 7, 3], 'male Human [AU][Bar][Cmd]', {
    skills: 'Diplomacy, Leadership, Honor, Navigation',
    traits: ['Admiral', 'Captain', 'U.S.S. Enterprise-related'],
    commands: ['U.S.S. Enterprise'],
  }),
  person('I2P-16', 'Commander Data', 'Fed', 'OFFICER', [6, 8, 10], 'male Android [AU][Bar][Cmd]', {
    skills: 'ENGINEER, Computer Skill, Music, Astrophysics',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('I2P-17', 'Commander Troi', 'Fed', 'V.I.P.', [6, 7, 4], 'female Betazoid/Human [AU][Bar][Cmd]', {
    skills: 'Empathy, Diplomacy, Honor, Anthropology',
    traits: ['U.S.S. Enterprise-related'],
  }),
  person('I2P-18', 'Spock', 'Fed', 'V.I.P.', [9, 10, 7], 'male Vulcan/Human [Cmd]', {
    skills: 'Diplomacy x2, Computer Skill, Leadership, SCIENCE, Mindmeld',
    traits: ['Ambassador'],
  }),
  person('I2P-19', "Gi'ral", 'Kli', 'CIVILIAN', [5, 5, 6], 'female Klingon', 'text'),
  person('I2P-20', "Ja'rod", 'Kli', 'V.I.P.', [2, 5, 8], 'male Klingon [AU][Cmd]', {
    skills: 'Treachery x2, Leadership, ENGINEER, Computer Skill, text',
    traits: ['Duras-related'],
  }),
  person('I2P-21', 'Mogh', 'Kli', 'V.I.P.', [8, 6, 9], 'male Klingon [AU][Cmd]', {
    skills: 'SECURITY, Leadership, Honor x2, Computer Skill, Archaeology, Music',
  }),
] as const;
