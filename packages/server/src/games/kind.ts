import {
  NO_WORDS,
  type Decision,
  type Entry,
  type GameEvent,
  type Plain,
  type Rules,
  type SeatRules,
  type View,
  type Words,
} from '@parley/kernel';
import type { BotKind, Codex, Ruling } from '../protocol.ts';
import type { Bot } from '@parley/kernel/players';
import { openEngine, restoreEngine, type Engine, type StoredGame } from './engine.ts';

/** What the server must know of a game beyond its rules. */
export interface GameKind {
  readonly id: string;
  readonly version: string;
  /** What its packets are written with. */
  readonly words: Words;
  /** Reads options a person wrote; throws InputError. */
  parse(options: unknown): Plain;
  readonly seating: SeatRules;
  seats(options: Plain): number;
  /** The options without what tells where hidden things lie. */
  publicOptions(options: Plain): Plain;
  open(options: Plain, seed: string): Engine;
  restore(stored: StoredGame, upTo?: number): { readonly engine: Engine; readonly divergence: string | null };
  bot(kind: BotKind, seed: string): Bot;
  /**
   * Would being asked this tell others about hidden cards? `quiet`: it follows such a question, and nothing was seen to happen
   * in between.
   */
  isSecretQuestion(d: Decision, quiet: boolean): boolean;
  /** The names of single cards, and the like, that a view or an event shows: what somebody may know or not know. */
  identities(shown: unknown): Set<string>;
  /** Do these events tell of a new turn? */
  isNewTurn(events: readonly GameEvent[]): boolean;
  lexicon(): unknown;
  codex(rulings: readonly Ruling[]): Codex;
}

/** The part of a game kind that every game on the kernel has alike. */
export function kernelPart<S>(rules: Rules<S>): Pick<GameKind, 'id' | 'version' | 'words' | 'parse' | 'seats' | 'open' | 'restore'> {
  return {
    id: rules.id,
    version: rules.version,
    words: rules.words ?? NO_WORDS,
    parse: (options) => rules.parse(options),
    seats: (options) => rules.seats(options),
    open: (options, seed) => openEngine(rules, options, seed),
    restore: (stored, upTo) => restoreEngine(rules, stored, upTo),
  };
}

export type { Entry, View };
