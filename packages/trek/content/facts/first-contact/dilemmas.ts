import { dilemma } from '../../../language/define.ts';

export const dilemmas = [
  dilemma('FC-4', 'Balancing Act', 'either'),
  dilemma('FC-5', 'Blended', 'planet'),
  dilemma('FC-6', 'Borg Servo', 'either', { icons: ['BO'], traits: ['MEDICAL-related'] }),
  dilemma('FC-7', 'Dead End', 'either'),
  dilemma('FC-8', "Don't Call Me Ahab", 'either'),
  dilemma('FC-9', 'Lack of Preparation', 'either'),
  dilemma('FC-10', 'Maglock', 'space'),
  dilemma('FC-11', 'My First Raygun', 'space'),
  dilemma('FC-12', 'Ooby Dooby', 'either'),
  dilemma('FC-13', 'Primitive Culture', 'planet'),
  dilemma('FC-14', 'Scout Encounter', 'either'),
  dilemma('FC-15', 'Shot in the Back', 'planet'),
  dilemma('FC-16', 'Strict Dress Code', 'space'),
  dilemma('FC-17', 'Theta-Radiation Poisoning', 'either', { traits: ['MEDICAL-related'] }),
  dilemma('FC-18', 'Undetected Beam-In', 'either'),
] as const;
