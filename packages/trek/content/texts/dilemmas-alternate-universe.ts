import { kills, opponents, wall, type Texts } from './dilemma-forms.ts';

/** Dilemmas of the Alternate Universe set. */
export const ALTERNATE_UNIVERSE_DILEMMAS: Texts = {
  // Ferengi Attack
  'AU-14': kills(opponents(), 'CUNNING+STRENGTH>68 OR Greed'),
  // Hidden Entrance
  'AU-16': wall('{Geordi La Forge} OR ENGINEER + CUNNING>32'),
  // Malfunctioning Door
  'AU-19': wall('Soong-type android OR STRENGTH>27 from 4'),
};
