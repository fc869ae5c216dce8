import { Interned } from '../state/interned.ts';
import { begin, goOn } from './advance.ts';
import { allAnswers, checkpointIn, noteState, readState, type Checkpoint, type Table } from './course.ts';
import type { Answer, Decision, Seat } from '../flow/decision.ts';
import { fallbackAnswer } from '../flow/sample.ts';
import { fingerprint } from '../flow/fingerprint.ts';
import { isLegal, whyIllegal } from '../flow/legality.ts';
import { INTERRUPT, type Pending } from '../flow/flow.ts';
import { InputError, messageOf, newGame, type Game, type Obstacle, type Rules } from '../state/game.ts';
import { Log, type Entries, type Entry } from './log.ts';
import * as json from '../state/json.ts';
import { freeze, HASH_EVERY, HASH_VERSION, rollingHash, stateHash } from '../state/hash.ts';
import { clone, hashText, mix, same, type Plain } from '../state/plain.ts';
import { streamFrom, reader } from '../state/random.ts';
import type { View } from '../wire/packet.ts';
import { wordsOf } from '../wire/wire.ts';

export { checkpointIn, type Checkpoint, type Table };

/** A game as it is stored. Options, seed and entries are the truth; the checkpoint saves time. */
export interface GameRecord {
  readonly game: string;
  readonly version: string;
  readonly options: Plain;
  readonly seed: string;
  readonly entries: Entries;
  readonly checkpoint?: Checkpoint | null;
}

export type RefusalReason =
  | 'game-over'
  | 'no-such-seat'
  | 'not-asked'
  | 'answered-already'
  | 'other-question'
  | 'not-legal'
  | 'cannot-raise'
  | 'table-broken';

/** Why an input was refused. Nothing has changed. */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly message: string;
}

export interface Settings {
  /** Without a log there are no checkpoints, no undo and no restore: for simulation. */
  readonly log?: boolean;
  /** Collect events and view changes. */
  readonly listen?: boolean;
  /** Hash the whole state after so many inputs (`HASH_EVERY` unless said otherwise); 0: entries have the rolling hash alone. */
  readonly hashEvery?: number;
}

export function openTable<S, V extends View>(rules: Rules<S, V>, options: unknown, seed: string, settings: Settings = {}): Table<S, V> {
  const parsed = parsedOptions(rules, options);
  if (typeof seed !== 'string' || seed.length === 0) throw new InputError('The seed must be a text of at least one character.');
  return blankTable(rules, parsed, seed, settings);
}

/** Whoever opens many tables opens them with the same options: those are read once. */
function parsedOptions<S>(rules: Rules<S>, options: unknown): Plain {
  if (lastRead !== null && lastRead.rules === rules && same(lastRead.given, options)) return lastRead.parsed;
  const parsed = keptOnce(rules.parse(options));
  lastRead = { rules, given: clone(options), parsed };
  return parsed;
}
let lastRead: { readonly rules: object; readonly given: unknown; readonly parsed: Plain } | null = null;

/** Options that many tables have alike are kept once, and nobody can change them. */
const keptOnce = (options: Plain): Plain => OPTIONS.of(JSON.stringify(options));
const OPTIONS = new Interned<string, Plain>(200, (text) => freeze<Plain>(json.parse(text)));

function blankTable<S, V extends View>(rules: Rules<S, V>, options: Plain, seed: string, settings: Settings): Table<S, V> {
  const rng = streamFrom(seed);
  const s = rules.create(options, reader({ k: { rng } }));
  return tableWith(rules, newGame(rules, s, rng), options, seed, settings, new Log(wordsOf(rules)), null);
}

function tableWith<S, V extends View>(
  rules: Rules<S, V>,
  game: Game<S>,
  options: Plain,
  seed: string,
  settings: Settings,
  entries: Log,
  from: Checkpoint | null,
): Table<S, V> {
  game.listening = settings.listen ?? false;
  const table: Table<S, V> = {
    rules,
    options,
    seed,
    seats: rules.seats(options),
    game,
    entries,
    checkpoint: null,
    over: false,
    broken: null,
    pending: [],
    asked: null,
    keepsLog: settings.log ?? true,
    hashEvery: settings.hashEvery ?? HASH_EVERY,
    checkpointsFrom: 0,
    flow: null,
  };
  begin(table, from);
  return table;
}

/** A number for an open question that no other question of the game has, and that changes when its content does. */
export const questionId = <S>(table: Table<S>, d: Decision): number => mix(fingerprint(d), table.game.k.asks) >>> 0;

/** The questions that wait for this seat. */
export function questionFor<S>(table: Table<S>, seat: Seat): Decision | null {
  for (const p of table.pending) if (p.decision.seat === seat && p.answer === undefined) return p.decision;
  return null;
}

/** The seats that are being waited for. */
export const waitingFor = <S>(table: Table<S>): Seat[] => table.pending.filter((p) => p.answer === undefined).map((p) => p.decision.seat);

/** Gives an answer. Returns why it was refused, or null. `question` guards against answering a question that is gone. */
export function answer<S>(table: Table<S>, seat: Seat, a: unknown, question?: number): Refusal | null {
  if (table.broken) return refuse('table-broken', 'This table has stopped because of a fault in the rules. Its log is kept.');
  if (table.over) return refuse('game-over', 'The game is over.');
  if (!hasSeat(table, seat)) return noSuchSeat(table, seat);
  const p = pendingOf(table, seat);
  if (!p) return refuse('not-asked', `Seat ${seat} is not being asked; waiting for seat ${waitingFor(table).join(', ')}.`);
  if (p.answer !== undefined) return refuse('answered-already', 'You have answered; waiting for the others.');
  const asked = table.keepsLog || question !== undefined ? questionId(table, p.decision) : 0;
  if (question !== undefined && question !== asked)
    return refuse('other-question', 'That question is no longer open; look at the current one.');
  if (!isLegal(p.decision, a)) return refuse('not-legal', whyIllegal(p.decision, a) ?? 'That is no answer to this question.');
  accept(table, p, a, asked);
  return null;
}

function pendingOf<S>(table: Table<S>, seat: Seat): Pending | undefined {
  for (const p of table.pending) if (p.decision.seat === seat) return p;
  return undefined;
}

const hasSeat = <S>(table: Table<S>, seat: Seat): boolean => Number.isInteger(seat) && seat >= 0 && seat < table.seats;

const noSuchSeat = <S>(table: Table<S>, seat: unknown): Refusal =>
  refuse('no-such-seat', `There is no ${typeof seat === 'number' ? `seat ${seat}` : 'such seat'}; seats are 0 to ${table.seats - 1}.`);

function accept<S>(table: Table<S>, p: Pending, a: Answer, question: number): void {
  const { seat } = p.decision;
  const { asked, checkpoint } = table;
  if (table.keepsLog) table.entries.addAnswer(seat, a, question);
  try {
    if (asked?.kind !== 'group') goOn(table, a);
    else if (asked.mode === 'any') goOn(table, { seat, answer: a });
    else {
      p.answer = a;
      const all = allAnswers(table);
      if (all === null) {
        noteState(table);
        return;
      }
      goOn(table, all);
    }
  } catch (error) {
    takeBack(table, checkpoint);
    throw error;
  }
  noteState(table);
}

/** If the rules throw, the log ends before the input that led to it: what is in the log can be replayed. */
function takeBack<S>(table: Table<S>, checkpoint: Checkpoint | null): void {
  if (table.keepsLog) table.entries.drop();
  table.checkpoint = checkpoint;
}

/** The effects this seat could raise now. */
export const raisable = <S>(table: Table<S>, seat: Seat): readonly string[] =>
  table.over || table.broken ? [] : table.rules.raisable(table.game, seat);

/** Raises an effect that may be used at any time. It is served at the next safe point; nobody is asked for it. */
export function raise<S>(table: Table<S>, seat: Seat, key: unknown): Refusal | null {
  if (table.broken) return refuse('table-broken', 'This table has stopped because of a fault in the rules. Its log is kept.');
  if (table.over) return refuse('game-over', 'The game is over.');
  if (!hasSeat(table, seat)) return noSuchSeat(table, seat);
  if (typeof key !== 'string' || !raisable(table, seat).includes(key))
    return refuse('cannot-raise', `${typeof key === 'string' ? `"${key}"` : 'That'} cannot be used by seat ${seat} now.`);
  if (table.game.k.raised.some((r) => r.seat === seat && r.key === key))
    return refuse('cannot-raise', 'That is already waiting to be used.');
  if (table.keepsLog) table.entries.addRaised(seat, key);
  const { asked, checkpoint } = table;
  table.game.k.raised.push({ seat, key });
  try {
    if (asked?.open) {
      if (asked.kind === 'group') asked.given = table.pending;
      goOn(table, INTERRUPT);
    }
  } catch (error) {
    takeBack(table, checkpoint);
    throw error;
  }
  noteState(table);
  return null;
}

/** Why this seat cannot do what it wishes now; null: it can, or the game has no word for it. Changes nothing. */
export const whyNot = <S>(table: Table<S>, seat: Seat, wish: Plain): Obstacle | null =>
  table.over || table.broken ? null : (table.rules.whyNot?.(table.game, seat, wish) ?? null);

const refuse = (reason: RefusalReason, message: string): Refusal => ({ reason, message });

/** The clock's answer for a seat. */
export function answerByDefault<S>(table: Table<S>, seat: Seat): Refusal | null {
  const d = questionFor(table, seat);
  return d ? answer(table, seat, fallbackAnswer(d)) : refuse('not-asked', `Seat ${seat} is not being asked.`);
}

/** The game as it can be stored. */
export function recordOf<S>(table: Table<S>): GameRecord {
  const { checkpoint, entries, rules } = table;
  const sealed = checkpoint && { ...checkpoint, hash: hashText(checkpoint.state) >>> 0 };
  return { ...unsealed(table), entries: Log.from(wordsOf(rules), entries, entries.length), checkpoint: sealed };
}

/** The record as this process may use it: nothing copied, nothing sealed. */
const unsealed = <S>(table: Table<S>): GameRecord => ({
  game: table.rules.id,
  version: table.rules.version,
  options: table.options,
  seed: table.seed,
  entries: table.entries,
  checkpoint: table.checkpoint,
});

/** Where a stored game and today's rules part ways. */
export interface Divergence {
  /** Number of entries that still hold. */
  readonly at: number;
  readonly message: string;
  /** The answers fit all the same, and the table has gone on with today's state to the end of the log. Only when that was asked for. */
  readonly fits: boolean;
}

export interface Restored<S, V extends View = View> {
  readonly table: Table<S, V>;
  /** Null when the whole log holds. Otherwise, unless it `fits`, the table stands at the last checkpoint before the first difference. */
  readonly divergence: Divergence | null;
}

export interface RestoreSettings extends Settings {
  /** Go only this far into the log. */
  readonly upTo?: number;
  /** Start from the stored checkpoint instead of the beginning. */
  readonly fromCheckpoint?: boolean;
  /** Name the first entry that leads to another state, but go on for as long as the answers fit: people would rather play on. */
  readonly goOn?: boolean;
}

/** Brings a stored game back by running the rules over its log. */
export function restore<S, V extends View>(rules: Rules<S, V>, record: GameRecord, settings: RestoreSettings = {}): Restored<S, V> {
  if (record.game !== rules.id) throw new InputError(`This is a game of "${record.game}", not of "${rules.id}".`);
  const upTo = Math.min(settings.upTo ?? record.entries.length, record.entries.length);
  const resumed = settings.fromCheckpoint ? resume(rules, record, upTo, settings) : null;
  const table = resumed ?? openTable(rules, record.options, record.seed, settings);
  const dense = Math.max(upTo - LONG_STEP, lastCheckpoint(record, upTo));
  table.checkpointsFrom = dense;
  const divergence = replay(table, record.entries, upTo, settings.goOn ?? false);
  table.checkpointsFrom = 0;
  if (divergence === null || divergence.fits) return { table, divergence };
  // Far from the end there were no checkpoints: the log is run through once more, up to the difference.
  const lacksOne = dense > 0 && (table.checkpoint?.at ?? -1) < dense && divergence.at > 0;
  const { checkpoint } = lacksOne ? restore(rules, record, { ...settings, upTo: divergence.at }).table : table;
  const last = checkpoint ?? (resumed && record.checkpoint);
  return { table: last ? tableAt(rules, record, last, settings) : openTable(rules, record.options, record.seed, settings), divergence };
}

/** More entries than a stretch of play is expected to take. */
const LONG_STEP = 400;

/** Where the record has a checkpoint there is one to be taken again; those before it are of no use. */
const lastCheckpoint = ({ checkpoint }: GameRecord, upTo: number): number => (checkpoint && checkpoint.at <= upTo ? checkpoint.at : 0);

/** The table at the stored checkpoint, or null when there is none, it is damaged, or today's rules cannot go on from it. */
function resume<S, V extends View>(rules: Rules<S, V>, record: GameRecord, upTo: number, settings: Settings): Table<S, V> | null {
  const { checkpoint } = record;
  if (!checkpoint || checkpoint.at > upTo) return null;
  if (checkpoint.words !== wordsOf(rules).stamp) return null;
  if (checkpoint.hash !== null && hashText(checkpoint.state) >>> 0 !== checkpoint.hash) return null;
  try {
    return tableAt(rules, record, checkpoint, settings);
  } catch {
    return null;
  }
}

function replay<S>(table: Table<S>, entries: Entries, upTo: number, goesOn: boolean): Divergence | null {
  let other: Divergence | null = null;
  for (let i = table.entries.length; i < upTo; i++) {
    const e = entries.at(i);
    if (!e) break;
    const { checkpoint } = table;
    let refusal: Refusal | null;
    try {
      refusal = 'raise' in e ? raise(table, e.seat, e.raise) : answer(table, e.seat, e.a, e.q);
    } catch (error) {
      return { at: i, message: `entry ${i + 1} breaks today's rules: ${messageOf(error)}`, fits: false };
    }
    if (refusal) return { at: i, message: `entry ${i + 1} no longer fits: ${refusal.message}`, fits: false };
    if (other !== null || leadsThere(table, e)) continue;
    other = { at: i, message: `entry ${i + 1} now leads to another state`, fits: goesOn };
    if (goesOn) continue;
    // A checkpoint that this entry led to is on the far side of the difference.
    table.checkpoint = checkpoint;
    return other;
  }
  return other;
}

/** Is the state after the last entry the one that this entry led to? Each is asked for what it knows: it may be of before today's hash. */
export const leadsThere = <S>({ entries, game }: Table<S>, { h, v }: Entry): boolean =>
  v === undefined ? h === rollingHash(game) : v !== HASH_VERSION || h === (entries.wholeHash ?? stateHash(game));

function tableAt<S, V extends View>(rules: Rules<S, V>, record: GameRecord, checkpoint: Checkpoint, settings: Settings): Table<S, V> {
  const words = wordsOf(rules);
  const [k, s] = readState<S>(words, checkpoint.state);
  const options = keptOnce(record.options);
  const game = newGame(rules, rules.given === undefined ? s : { ...s, [rules.given]: options }, k.rng);
  // A checkpoint of before a field was added does without it.
  Object.assign(game.k, k);
  const entries = Log.from(words, record.entries, checkpoint.at);
  return tableWith(rules, game, options, record.seed, settings, entries, { ...checkpoint, hash: null });
}

/** The same game after only the first `n` entries: undo, or "continue from here". The given table is left as it is. */
export function rewind<S, V extends View>(table: Table<S, V>, n: number): Table<S, V> {
  if (!Number.isInteger(n) || n < 0 || n > table.entries.length)
    throw new InputError(`There is no entry ${String(n)} to go back to; the log has ${table.entries.length}.`);
  const { table: back, divergence } = restore(table.rules, unsealed(table), {
    upTo: n,
    fromCheckpoint: true,
    // Entries of long ago may have led to another state: the table came back all the same, and so it does now.
    goOn: true,
    listen: table.game.listening,
    hashEvery: table.hashEvery,
  });
  if (divergence?.fits === false) throw new Error(`the log does not replay: ${divergence.message}`);
  return back;
}
