import { person } from '../../../language/define.ts';

export const personnel = [
  person('EFC-7', 'Bareil of Borg', 'Bor', null, [8, 7, 8], 'male Borg/Bajoran [AU][Com][Def][Nav]', {
    skills: 'V.I.P., Anthropology, Diplomacy x2, Honor, SCIENCE, Biology, text',
    traits: ['Counterpart'],
  }),
  person('EFC-8', 'Dukat of Borg', 'Bor', null, [4, 8, 12], 'male Borg/Cardassian [AU][Com][Def][Nav]', {
    skills: 'OFFICER, Leadership x2, Navigation x2, Treachery, Diplomacy, Computer Skill, text',
    traits: ['Counterpart'],
  }),
  person('EFC-9', 'Eleven of Seventeen', 'Bor', null, [7, 5, 5], 'universal Borg/Humanoid [Com][DQ]', {
    skills: 'text, Computer Skill, SCIENCE, text',
    traits: ['Drone'],
  }),
  person('EFC-10', 'Gowron of Borg', 'Bor', null, [8, 7, 12], 'male Borg/Klingon [AU][Com][Def][Nav]', {
    skills: 'V.I.P., Leadership x2, Diplomacy, Honor, text, text',
    traits: ['Counterpart'],
  }),
  person('EFC-11', 'Six of Nineteen', 'Bor', null, [5, 5, 7], 'universal Borg/Humanoid [Def][DQ]', {
    skills: 'text, Exobiology, download Intruder Alert!',
    traits: ['Drone'],
  }),
  person('EFC-12', 'Tomalak of Borg', 'Bor', null, [6, 7, 12], 'male Borg/Romulan [AU][Com][Def][Nav]', {
    skills: 'OFFICER, Diplomacy, Leadership, text, text',
    traits: ['Counterpart'],
  }),
] as const;
