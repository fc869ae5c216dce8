import type { View } from '../wire/packet.ts';
import { carryOver } from '../flow/ask.ts';
import type { Answer } from '../flow/decision.ts';
import type { Ask, Flow, Pending } from '../flow/flow.ts';
import { FINISHED, type Game, type KernelState, type Rules } from '../state/game.ts';
import { attachLingering } from '../flow/linger.ts';
import type { Log } from './log.ts';
import { rollingHash, stateHash } from '../state/hash.ts';
import { isFields, type Json } from '../state/json.ts';
import type { Plain } from '../state/plain.ts';
import { read } from '../wire/reading.ts';
import { wordsOf, type Words } from '../wire/wire.ts';
import { write } from '../wire/writing.ts';

/** Plain data from which play goes on after the first `at` entries. */
export interface Checkpoint {
  readonly at: number;
  /** The kernel's state and the game's, written with the game's words, and the stamp of those: with other words it is of no use. */
  readonly state: string;
  readonly words: number;
  /** A hash of the state, in records: a damaged checkpoint is noticed and left out. Null in memory. */
  readonly hash: number | null;
}

/** A checkpoint that was stored; null for anything else. Nothing is lost with it but time. */
export function checkpointIn(stored: Json | undefined): Checkpoint | null {
  if (!isFields(stored)) return null;
  const { at, state, words, hash } = stored;
  if (typeof at !== 'number' || typeof state !== 'string' || typeof words !== 'number') return null;
  return hash === null || typeof hash === 'number' ? { at, state, words, hash } : null;
}

export interface Table<S, V extends View = View> {
  readonly rules: Rules<S, V>;
  readonly options: Plain;
  readonly seed: string;
  readonly seats: number;
  readonly game: Game<S>;
  readonly entries: Log;
  checkpoint: Checkpoint | null;
  over: boolean;
  /** Set when the rules threw: the table stands still, its log is intact. */
  broken: Error | null;
  pending: Pending[];
  asked: Ask | null;
  /** The rules where they stand still. Null before they begin. */
  flow: Flow | null;
  readonly keepsLog: boolean;
  /** So many entries from one hash of the whole state to the next; 0 for none. */
  readonly hashEvery: number;
  /** No checkpoints before so many entries: of a log that is run through, only the last one is of use. */
  checkpointsFrom: number;
}

/** The whole game: setup, then one step after the other. Between steps there are checkpoints. */
export function* play<S>(table: Table<S>, from: Checkpoint | null): Flow {
  const { game, rules } = table;
  rules.attachAll(game);
  if (from) for (const effect of game.k.lingering) attachLingering(game, effect);
  else yield* rules.setup(game);
  for (let more = true; more;) {
    if (table.keepsLog && isDue(table)) table.checkpoint = from ?? takeCheckpoint(table);
    from = null;
    if (game.listening) rules.tidy?.(game.s);
    try {
      more = yield* rules.step(game);
    } catch (error) {
      // An effect has ended the game in the middle of whatever was going on.
      if (error !== FINISHED) throw error;
      game.k.raised = [];
      game.cause = null;
      more = false;
    }
  }
}

function isDue<S>({ checkpoint, checkpointsFrom, entries, rules }: Table<S>): boolean {
  const n = entries.length;
  return n >= checkpointsFrom && (checkpoint === null || n >= checkpoint.at + (rules.checkpointsApart ?? 0));
}

function takeCheckpoint<S>({ entries, game, rules }: Table<S>): Checkpoint {
  const words = wordsOf(rules);
  const s = rules.given === undefined ? game.s : { ...game.s, [rules.given]: null };
  return { at: entries.length, state: writeState(words, [game.k, s]), words: words.stamp, hash: null };
}

/** The kernel's state and the game's. Both are plain data, which their types do not say; the generic test looks. */
type WholeState<S> = readonly [kernel: KernelState, game: S];
function writeState<S>(words: Words, state: WholeState<S>): string {
  const plain: unknown = state;
  return write(words, plain as Plain);
}
export function readState<S>(words: Words, text: string): WholeState<S> {
  const state: unknown = read(words, text);
  return state as WholeState<S>;
}

/** Puts a question before those it is for. */
export function present<S>(table: Table<S>, asked: Ask): void {
  table.pending = asked.kind === 'group' ? carryOver(asked.given ?? [], asked.decisions) : [{ decision: asked, answer: undefined }];
  table.asked = asked;
  table.game.k.asks++;
}

/** Nobody is asked any more: the game is over, or it broke. */
export function close<S>(table: Table<S>, broken: Error | null): void {
  table.over = broken === null;
  table.broken = broken;
  table.pending = [];
  table.asked = null;
}

/** Writes the state after the last input into the log: in short, and now and then and at the end of the game as a whole. */
export function noteState<S>({ entries, game, hashEvery, keepsLog, over }: Table<S>): void {
  if (!keepsLog || entries.length === 0) return;
  const whole = hashEvery > 0 && (over || entries.length % hashEvery === 0);
  entries.setHash(whole ? stateHash(game, hashEvery === 1) : rollingHash(game), whole);
}

/** The answers to a question that waits for all of them, once they are in. */
export function allAnswers<S>({ asked, pending }: Table<S>): Answer[] | null {
  if (asked?.kind !== 'group' || asked.mode !== 'all') return null;
  const answers: Answer[] = [];
  for (const { answer } of pending) {
    if (answer === undefined) return null;
    answers.push(answer);
  }
  return answers;
}
