import type { Plain } from '../state/plain.ts';
import type { OptionText } from './options.ts';

/** A ruling that a test proves. */
export interface Ruling {
  readonly id: string;
  /** What the test says it shows. */
  readonly title: string;
  readonly file: string;
}

/** One of the texts of an entry: a card that can be played in two ways has two. */
export interface CodexText {
  readonly id: string;
  readonly text: string;
}

/** Something to read up on. How it is drawn is up to the game's part of the browser, which knows the kind and its data. */
export interface CodexEntry {
  readonly id: string;
  readonly name: string;
  /** What it is about, for lists: a line or two. */
  readonly summary: string;
  /** What it says. A search looks through these, the name and the summary. */
  readonly texts: readonly CodexText[];
  /** The ids of the rulings about it. */
  readonly rulings: readonly string[];
  readonly data: Plain;
}

/** Entries of one kind, under one heading. */
export interface CodexSection {
  readonly kind: string;
  readonly title: string;
  readonly entries: readonly CodexEntry[];
}

/** What there is to know about a game. */
export interface Codex {
  readonly game: string;
  readonly sections: readonly CodexSection[];
  readonly options: readonly OptionText[];
  readonly rulings: readonly Ruling[];
}
