import { dilemma } from '../../../language/define.ts';

export const dilemmas = [
  dilemma('DOM-4', 'Berserk Changeling', 'either'),
  dilemma('DOM-5', 'Chula: Pick One to Save Two', 'either'),
  dilemma('DOM-6', 'Chula: The Chandra', 'either'),
  dilemma('DOM-7', 'Chula: The Dice', 'either'),
  dilemma('DOM-8', 'Crisis', 'planet'),
  dilemma('DOM-9', 'Founder Secret', 'planet'),
  dilemma('DOM-10', 'Friendly Fire', 'either', { traits: ['Empok Nor-related'], countdown: 2 }),
  dilemma('DOM-11', 'Mission Fatigue', 'either', { countdown: 3 }),
  dilemma('DOM-12', 'Navigational Hazards', 'space'),
  dilemma('DOM-13', 'Sleeper Trap', 'either', { traits: ['Empok Nor-related'] }),
  dilemma('DOM-14', 'Surprise Assault', 'planet'),
] as const;
