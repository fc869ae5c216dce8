import type { Decision, Seat } from '../flow/decision.ts';
import type { Bot } from '../players/bot.ts';
import type { GameEvent, Rules } from '../state/game.ts';
import type { Plain } from '../state/plain.ts';
import type { Table } from '../table/table.ts';
import type { Trial } from '../testing/trial.ts';
import type { View } from '../wire/packet.ts';
import type { Codex } from './codex.ts';
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

/** What a random game must have in common with others. */
export interface Wishes {
  readonly players: { readonly min: number; readonly max: number };
  /** Content that takes part in every game, by id, as far as there is room. */
  readonly content: readonly string[];
  /** Further wishes, in the game's own words. */
  readonly flags?: readonly string[];
}

/** Something that can be used in a game and is worth counting, with its kind in front: 'card:plague', 'option:rounds 4'. */
export type Target = string;

/** What the lab needs to play a game at random and to say what was used in it. */
export interface LabHooks<S> {
  /** The options of the random game with this seed: the same for the same seed and wishes. */
  randomOptions(seed: string, wishes: Wishes): { readonly [key: string]: Plain };
  /** Everything that can be used. */
  targets(): readonly Target[];
  /** What an event says was used, or null. */
  usedBy(e: GameEvent): Target | null;
  /** What a game that was played to its end has used without an event that says so: its options, what works by itself. */
  usedInGame(table: Table<S>): readonly Target[];
  /** May what was chosen lead to nothing without being a fault? */
  mayDoNothing?(what: string): boolean;
  /** Offers that are tried out both ways. */
  readonly trial?: Trial<S>;
  /** Answers after which a random game has been looked at enough, where such games hardly ever end; null: they end. */
  mostAnswers?(options: Plain): number | null;
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
  /** Players that are no persons, by their ids. */
  readonly bots: { readonly [id: string]: BotKind<V> };
  /** The one that sits down where none is named. */
  readonly usualBot: string;
  /** Do these events tell of a new turn? */
  isNewTurn(events: readonly GameEvent[]): boolean;
  /** The names and texts that the game's part of the browser speaks with. */
  lexicon(): unknown;
  codex(): Codex;
  readonly lab: LabHooks<S>;
}

/** A game whose kind of state nobody need name: `with` hands it to whoever works with any. */
export interface SomeGame {
  readonly id: string;
  readonly name: string;
  with<R>(use: <S>(game: GameModule<S>) => R): R;
}

export const someGame = <S>(game: GameModule<S>): SomeGame => ({ id: game.id, name: game.name, with: (use) => use(game) });
