import { dilemma } from '../../../language/define.ts';

export const dilemmas = [
  dilemma('OTS-1', 'Abandon Ship!', 'space', { traits: ['Capturing-related'] }),
  dilemma('OTS-2', 'Armus: Sticky Situation', 'planet'),
  dilemma('OTS-3', 'Hippocratic Oath', 'either', { traits: ['MEDICAL-related'], countdown: 3 }),
  dilemma('OTS-4', 'Make Us Go', 'either'),
  dilemma('OTS-5', 'Unscientific Method', 'either', { traits: ['SCIENCE-related'] }),
  dilemma('OTS-19', 'Hide and Seek', null, { icons: ['Q'], traits: ['Q-related'], alsoType: 'Event' }),
] as const;
