/** What there is to know about a game: the answer of /api/codex. */
import type { Plain } from '@parley/kernel';

export interface Ruling {
  readonly id: string;
  readonly title: string;
  readonly file: string;
}
/** An option a table can be opened with. */
export interface CodexOption {
  /** As in the options of `CreateInput`; a dot leads into an object: 'house.noColony'. */
  readonly id: string;
  readonly group: 'game' | 'variant' | 'aliens' | 'house';
  /** On or off; one of the choices; any of them. */
  readonly kind: 'switch' | 'one' | 'several';
  readonly name: string;
  readonly text: string;
  readonly choices: readonly CodexChoice[];
  readonly usual: Plain;
  /** It means nothing unless all of these hold. */
  readonly needs?: readonly CodexLink[];
  /** It cannot be played with any of these. */
  readonly excludes?: readonly CodexLink[];
  /** Fewest and most players. */
  readonly players?: readonly [number, number];
}
export interface CodexChoice {
  readonly value: Plain;
  readonly name: string;
  readonly text?: string;
  /** Other options this value stands for. */
  readonly brings?: { readonly [option: string]: Plain };
}
/** Another option that must (or must not) have one of these values. */
export interface CodexLink {
  readonly option: string;
  readonly values: readonly Plain[];
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
  readonly options: readonly CodexOption[];
  readonly windows: readonly string[];
  readonly rulings: readonly Ruling[];
}
