/** What there is to know about a game: the answer of /api/codex. */
import type { OptionLink, OptionText } from '@parley/kernel';

export type { OptionLink, OptionText };

export interface Ruling {
  readonly id: string;
  readonly title: string;
  readonly file: string;
}
/** When a text works: in which windows, on which events, by changing which rules. */
export interface CodexTiming {
  /** Who may use it, seen from the encounter: 'any', 'offense', 'main-or-ally' and so on. */
  readonly as: string;
  readonly must: boolean;
  readonly windows: readonly string[];
  readonly events: readonly string[];
  readonly rules: readonly string[];
}
export interface CodexAlien {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly alert: string;
  readonly summary: string;
  readonly power: string;
  readonly wild: string;
  readonly super: string;
  readonly timing: {
    readonly power: readonly CodexTiming[];
    readonly wild: readonly CodexTiming[];
    readonly super: readonly CodexTiming[];
  };
  /** Rulings proven by tests that name this alien. */
  readonly rulings: readonly string[];
}
export interface CodexCard {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly value: number;
  readonly text: string;
  /** How many are in the deck; 0 for cards that come another way, such as flares. */
  readonly copies: number;
  readonly timing: readonly CodexTiming[];
}
export interface Codex {
  readonly aliens: readonly CodexAlien[];
  readonly cards: readonly CodexCard[];
  readonly options: readonly OptionText[];
  readonly windows: readonly string[];
  readonly rulings: readonly Ruling[];
}
