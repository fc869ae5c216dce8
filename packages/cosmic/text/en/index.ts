import type { Book } from '../catalogue/messages.ts';
import { EVENTS } from './events.ts';
import { OCCASIONS } from './occasions.ts';
import { OPTIONS } from './options.ts';
import { QUESTIONS } from './questions.ts';
import { RULES } from './rules.ts';
import { WORDS } from './words.ts';

/** What the game itself says. Aliens and cards bring the English sentences for what only they ask and do. */
export const ENGLISH: Book<string> = {
  questions: QUESTIONS,
  options: OPTIONS,
  occasions: OCCASIONS,
  events: EVENTS,
  rules: RULES,
  notes: {},
  words: WORDS,
};
