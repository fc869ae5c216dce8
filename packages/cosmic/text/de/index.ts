import type { Book } from '../messages.ts';

export const GERMAN: Book<string> = { questions: {}, options: {}, occasions: {}, events: {}, rules: {}, notes: {}, words: {} };
