import type { Plain } from '../state/plain.ts';
import type { OptionText } from './options.ts';

/** A ruling that a test proves. */
export interface Ruling {
  readonly id: string;
  readonly title: string;
  readonly file: string;
}

/** Something to read up on. How it is drawn is up to the game's part of the browser, which knows the kind and its data. */
export interface CodexEntry {
  readonly id: string;
  readonly name: string;
  /** What a search looks through besides the name. */
  readonly text: string;
  /** Rulings that tests prove about it. */
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
