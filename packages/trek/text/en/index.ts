import type { Sources } from '../lexicon.ts';
import { BARS } from './bars.ts';
import { EVENTS } from './events.ts';
import { OCCASIONS, OPTIONS, QUESTIONS } from './questions.ts';
import { RULES } from './rules.ts';
import { PLACES, WORDS } from './words.ts';

/** English. */
export const MESSAGES: Sources = {
  questions: QUESTIONS,
  options: OPTIONS,
  occasions: OCCASIONS,
  events: EVENTS,
  rules: RULES,
  bars: BARS,
  places: PLACES,
  words: WORDS,
};
