import type { Message } from '@parley/kernel/sentence';

/** Sentences by key, in ICU MessageFormat, as authors write them. */
export interface Sentences {
  readonly [key: string]: string;
}

/** Everything the game says in one language. `M`: as written, or compiled. */
export interface Book<M> {
  /** Questions, by tag. */
  readonly questions: { readonly [tag: string]: M };
  /** Options: 'tag:option', 'alien:power.use', or the option alone where it means the same everywhere. */
  readonly options: { readonly [option: string]: M };
  /** What is going on when somebody may act, by occasion. */
  readonly occasions: { readonly [at: string]: M };
  /** What happened, by type of event. */
  readonly events: { readonly [type: string]: M };
  /** The rules, in short, by number. */
  readonly rules: { readonly [rule: string]: M };
  /** What aliens leave about, as 'alien.note'. */
  readonly notes: { readonly [note: string]: M };
  /** The words that facts are said with: places, ships, colours, goods, causes. */
  readonly words: { readonly [word: string]: M };
}

export type Section = keyof Book<never>;
export const SECTIONS: readonly Section[] = ['questions', 'options', 'occasions', 'events', 'rules', 'notes', 'words'];
/** A book whose sections are made in the same way. */
export const makeBook = <M>(make: (section: Section) => { readonly [key: string]: M }): Book<M> => ({
  questions: make('questions'),
  options: make('options'),
  occasions: make('occasions'),
  events: make('events'),
  rules: make('rules'),
  notes: make('notes'),
  words: make('words'),
});

/** What a client speaks with: no parser is needed to read it. */
export type Messages = Book<Message>;
