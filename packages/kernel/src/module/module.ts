import type { Decision } from '../flow/decision.ts';
import type { Bot } from '../players/bot.ts';
import type { GameEvent, Rules } from '../state/game.ts';
import type { View } from '../wire/packet.ts';
import type { Codex } from './codex.ts';
import type { KeptKind, KeptNames } from './kept.ts';
import type { OptionText } from './options.ts';
import type { SeatField, SeatRules } from './seats.ts';

/** What must stay hidden beyond the view, which hides by itself. */
export interface Secrecy {
  /**
   * Would being asked this tell others about hidden things? `quiet`: it follows such a question, and nothing was seen to happen in
   * between.
   */
  isSecretQuestion(d: Decision, quiet: boolean): boolean;
  /** The names of single hidden things, such as cards, that a view or an event shows: what somebody may know or not know. */
  identities(shown: unknown): Set<string>;
  /**
   * Options by which whoever writes them learns where hidden things lie, such as a given starting position. A server takes them only where it
   * was told to, and nobody at the table is told.
   */
  readonly revealingOptions: readonly string[];
}

/** A kind of player that is no person. */
export interface BotKind<V extends View = View> {
  /** What its seats are called, with their number. */
  readonly name: string;
  /** How it plays. */
  readonly text: string;
  make(seed: string): Bot<V>;
}

/** Everything the programs around a game must know of it. A game is a folder, and this is its entrance. */
export interface GameModule<S, V extends View = View> {
  readonly id: string;
  readonly name: string;
  readonly rules: Rules<S, V>;
  readonly seats: SeatRules;
  readonly options: readonly OptionText[];
  readonly secrecy: Secrecy;
  /** Players that are no persons, by their ids. */
  readonly bots: { readonly [id: string]: BotKind<V> };
  /** The one that sits down where none is named. */
  readonly usualBot: string;
  /** What people can keep for it between tables, by kind. Left out: nothing. */
  readonly kept?: { readonly [kind: string]: KeptKind };
  /** Do these events tell of a new turn? */
  isNewTurn(events: readonly GameEvent[]): boolean;
  /** The languages it speaks. The first is the one its module is written in. */
  readonly languages: readonly string[];
  /** What is chosen before a game, in a language; left out: as it is written. */
  settings?(language: string): SettingTexts;
  /** The names and texts that the game's part of the browser speaks with. */
  lexicon(language: string): unknown;
  codex(language: string): Codex;
}

/** What is chosen before a game, in words. */
export interface SettingTexts {
  readonly options: readonly OptionText[];
  /** What a seat brings. */
  readonly fields: readonly SeatField[];
  readonly bots: { readonly [id: string]: { readonly name: string; readonly text: string } };
  /** What people keep; left out: as it is written. */
  readonly kept?: { readonly [kind: string]: KeptNames };
}

/** A game whose kind of state nobody need name: `with` hands it to whoever works with any. */
export interface SomeGame {
  readonly id: string;
  readonly name: string;
  with<R>(use: <S>(game: GameModule<S>) => R): R;
}

export const someGame = <S>(game: GameModule<S>): SomeGame => ({ id: game.id, name: game.name, with: (use) => use(game) });
