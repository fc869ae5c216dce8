import type { Decision, Seat } from '../flow/decision.ts';
import type { Bot } from '../players/bot.ts';
import type { GameEvent, Rules } from '../state/game.ts';
import type { Plain } from '../state/plain.ts';
import type { Table } from '../table/table.ts';
import type { View } from '../wire/packet.ts';
import type { Codex, Ruling } from './codex.ts';
import type { OptionText } from './options.ts';
import type { SeatRules } from './seats.ts';

/** What must stay hidden beyond the view, which hides by itself. */
export interface Secrecy {
  /**
   * Would being asked this tell others about hidden things? `quiet`: it follows such a question, and nothing was seen to happen in
   * between.
   */
  isSecretQuestion(d: Decision, quiet: boolean): boolean;
  /** The names of single hidden things, such as cards, that a view or an event shows: what somebody may know or not know. */
  identities(shown: unknown): Set<string>;
}

/** What a random game must have in common with others. */
export interface Wishes {
  readonly players: { readonly min: number; readonly max: number };
  /** Content that takes part in every game, by id, as far as there is room. */
  readonly content: readonly string[];
  /** Further wishes, in the game's own words. */
  readonly flags?: readonly string[];
}

/** Something that can be used in a game and is worth counting: 'power:zombie', 'card:plague', 'option:planets 4'. */
export type Target = string;

/** What the lab needs to play a game at random and to say what was used in it. */
export interface LabHooks<S> {
  /** The options of the random game with this seed: the same for the same seed and wishes. */
  randomOptions(seed: string, wishes: Wishes): { readonly [key: string]: Plain };
  /** Everything that can be used. */
  targets(): readonly Target[];
  /** What an event says was used, or null. */
  usedBy(e: GameEvent): Target | null;
  /** May this offer lead to nothing without being a fault? */
  mayDoNothing?(table: Table<S>, key: string): boolean;
  /** Draws the board as a seat sees it, for terminals. */
  draw?(table: Table<S>, seat: Seat | null): string;
}

/** Everything the programs around a game must know of it. A game is a folder, and this is its entrance. */
export interface GameModule<S, V extends View = View> {
  readonly id: string;
  readonly name: string;
  readonly rules: Rules<S, V>;
  readonly seats: SeatRules;
  readonly options: readonly OptionText[];
  readonly secrecy: Secrecy;
  /** Players that are no persons, by name. */
  readonly bots: { readonly [name: string]: (seed: string) => Bot<V> };
  /** The one that sits down where nobody is named. */
  readonly usualBot: string;
  /** Do these events tell of a new turn? */
  isNewTurn(events: readonly GameEvent[]): boolean;
  /** The names and texts that the game's part of the browser speaks with. */
  lexicon(): unknown;
  codex(rulings: readonly Ruling[]): Codex;
  readonly lab: LabHooks<S>;
}

/** A game whose kind of state nobody need name: `with` hands it to whoever works with any. */
export interface SomeGame {
  readonly id: string;
  readonly name: string;
  with<R>(use: <S>(game: GameModule<S>) => R): R;
}

export const someGame = <S>(game: GameModule<S>): SomeGame => ({ id: game.id, name: game.name, with: (use) => use(game) });
