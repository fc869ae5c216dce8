import { seenBy, type Seen } from '@parley/kernel/players';
import {
  answer,
  eyesOf,
  framesSeen,
  leadsThere,
  openTable,
  packets,
  questionFor,
  questionId,
  raisable,
  raise,
  recordOf,
  restore,
  rewind,
  viewOf,
  waitingFor,
  whyNot,
  writePacket,
  type Checkpoint,
  type Decision,
  type Divergence,
  type Entries,
  type Entry,
  type Eyes,
  type GameEvent,
  type Obstacle,
  type Outcome,
  type Packet,
  type Plain,
  type Refusal,
  type Rules,
  type Seat,
  type Table,
  type View,
  wordsOf,
} from '@parley/kernel';

/** A game as the server stores it. */
export interface StoredGame {
  readonly version: string;
  readonly options: Plain;
  readonly seed: string;
  readonly entries: Entries;
  readonly checkpoint?: Checkpoint | null;
}

/** One game in memory, whichever it is: the kernel's table with its kind of state kept inside. */
export interface Engine {
  readonly seats: number;
  readonly over: boolean;
  readonly broken: boolean;
  readonly outcome: Outcome | null;
  readonly entries: Entries;
  /** Where the last stretch of play began. */
  readonly checkpoint: Checkpoint | null;
  question(seat: Seat): Decision | null;
  /** A number that no other question of this game has. Tells how many were asked before, so it stays here. */
  questionNumber(d: Decision): number;
  waiting(): readonly Seat[];
  raisable(seat: Seat): readonly string[];
  /** Null: done. Throws when the rules fail; then the engine is broken. */
  answer(seat: Seat, a: unknown, question?: number): Refusal | null;
  raise(seat: Seat, key: string): Refusal | null;
  /** What stands in the way of what a seat wishes; null: nothing does, or the game has no word for it. */
  whyNot(seat: Seat, wish: Plain): Obstacle | null;
  view(seat: Seat | null): View;
  /** The same from any eyes. */
  viewFrom(eyes: Eyes): View;
  seen(seat: Seat): Seen;
  /** What happened since the last call. */
  drain(): Drained;
  /** What happened since then, moment by moment; it stays to be drained. */
  frames(eyes: Eyes): Packet;
  /** The same for one seat, as it travels: cells in whole, and only what came after this event. */
  peek(seat: Seat, after: number): string;
  /** Events that wait to be drained. */
  readonly untold: readonly GameEvent[];
  /** Goes back to the first `n` entries. */
  rewind(n: number): void;
  /** Is the state after the last entry the one that this stored entry led to? */
  leadsThere(e: Entry): boolean;
  /** How far into the game's randomness play has come. */
  readonly drawn: number;
  /** How often a question was put: does not change while several are asked at once and not all have answered. */
  readonly asks: number;
}

export interface Drained {
  /** For seats 0 to n - 1, then for spectators; `EMPTY_PACKET` where nothing changed. */
  readonly packets: readonly string[];
  readonly events: readonly GameEvent[];
}

const SETTINGS = { log: true, listen: true } as const;

export const openEngine = <S>(rules: Rules<S>, options: Plain, seed: string): Engine => engineOf(openTable(rules, options, seed, SETTINGS));

export function restoreEngine<S>(
  rules: Rules<S>,
  stored: StoredGame,
  upTo?: number,
): { readonly engine: Engine; readonly divergence: Divergence | null } {
  const record = {
    game: rules.id,
    version: stored.version,
    options: stored.options,
    seed: stored.seed,
    entries: stored.entries,
    checkpoint: stored.checkpoint ?? null,
  };
  const { table, divergence } = restore(rules, record, {
    ...SETTINGS,
    fromCheckpoint: record.checkpoint !== null,
    goOn: true,
    ...(upTo === undefined ? {} : { upTo }),
  });
  return { engine: engineOf(table), divergence };
}

function engineOf<S>(first: Table<S>): Engine {
  let table = first;
  return {
    seats: first.seats,
    get over() {
      return table.over;
    },
    get broken() {
      return table.broken !== null;
    },
    get outcome() {
      return table.rules.outcome(table.game);
    },
    get entries() {
      return table.entries;
    },
    get checkpoint() {
      return table.checkpoint;
    },
    get drawn() {
      return table.game.k.rng.at;
    },
    get asks() {
      return table.game.k.asks;
    },
    question: (seat) => questionFor(table, seat),
    questionNumber: (d) => questionId(table, d),
    waiting: () => waitingFor(table),
    raisable: (seat) => raisable(table, seat),
    answer: (seat, a, question) => answer(table, seat, a, question),
    raise: (seat, key) => raise(table, seat, key),
    whyNot: (seat, wish) => whyNot(table, seat, wish),
    view: (seat) => viewOf(table.game, seat),
    viewFrom(eyes) {
      const { game: g, rules } = table;
      return Object.fromEntries(rules.cells(g).map((key) => [key, eyes.cell(rules.cell(g, key))]));
    },
    seen: (seat) => seenBy(table, seat),
    drain() {
      const events = table.game.events.slice();
      return { packets: packets(table), events };
    },
    leadsThere: (e) => leadsThere(table, e),
    frames: (eyes) => framesSeen(table.game, eyes),
    peek: (seat, after) => writePacket(framesSeen(table.game, eyesOf(seat), after), wordsOf(table.rules)),
    get untold() {
      return table.game.events;
    },
    rewind(n) {
      table = table.broken ? restored(table, n) : rewind(table, n);
    },
  };
}

/** A table whose rules failed is brought back from its log, which is intact. */
function restored<S>(table: Table<S>, n: number): Table<S> {
  const { table: back, divergence } = restore(table.rules, recordOf(table), { ...SETTINGS, upTo: n, fromCheckpoint: true, goOn: true });
  if (divergence?.fits === false) throw new Error(`the log does not replay: ${divergence.message}`);
  return back;
}
