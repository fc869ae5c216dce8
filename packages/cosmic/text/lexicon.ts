import type { Messages } from './catalogue/messages.ts';

/** Everything a client needs to speak by itself: the texts of all content and the messages, in one language. */
export interface Lexicon {
  readonly language: string;
  readonly aliens: { readonly [id: string]: AlienText };
  readonly cards: { readonly [face: string]: CardText };
  readonly messages: Messages;
}
export interface AlienText {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly alert: string;
  readonly summary: string;
  readonly power: string;
  readonly wild: string;
  readonly super: string;
}
export interface CardText {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly value: number;
  readonly text: string;
}

/** Knows nothing: for boards that are drawn without a word. */
export const EMPTY_LEXICON: Lexicon = {
  language: 'en',
  aliens: {},
  cards: {},
  messages: { questions: {}, options: {}, occasions: {}, events: {}, rules: {}, notes: {}, words: {} },
};
