import { seenBy, type Seen } from '@parley/kernel/players';
import {
  answer,
  changedCells,
  eventFor,
  openTable,
  packets,
  questionFor,
  questionId,
  raisable,
  raise,
  readPacket,
  recordOf,
  restore,
  rewind,
  viewOf,
  waitingFor,
  writeChain,
  writePacket,
  type Cell,
  type Checkpoint,
  type Decision,
  type Entries,
  type GameEvent,
  type Outcome,
  type Packet,
  type Plain,
  type Refusal,
  type Rules,
  type Seat,
  type Table,
  type View,
  NO_WORDS,
} from '@parley/kernel';
import { openView } from './open-view.ts';

/** A game as the server stores it. */
export interface StoredGame {
  readonly version: string;
  readonly options: Plain;
  readonly seed: string;
  readonly entries: Entries;
  readonly checkpoint?: unknown;
}

/** One game in memory, whichever it is: the kernel's table with its kind of state kept inside. */
export interface Engine {
  readonly seats: number;
  readonly over: boolean;
  readonly broken: boolean;
  readonly outcome: Outcome | null;
  readonly entries: Entries;
  /** Where the last stretch of play began. */
  readonly checkpoint: { readonly at: number } | null;
  question(seat: Seat): Decision | null;
  /** A number that no other question of this game has. Tells how many were asked before, so it stays here. */
  questionNumber(d: Decision): number;
  waiting(): readonly Seat[];
  raisable(seat: Seat): readonly string[];
  /** Null: done. Throws when the rules fail; then the engine is broken. */
  answer(seat: Seat, a: unknown, question?: number): Refusal | null;
  raise(seat: Seat, key: string): Refusal | null;
  view(seat: Seat | null): View;
  /** With every hand open. */
  viewOfAll(): View;
  seen(seat: Seat): Seen;
  /** What happened since the last call. */
  drain(): Drained;
  /** What happened since then, for one seat alone; it stays to be drained. */
  peek(seat: Seat): { readonly packet: string; readonly cells: readonly string[] };
  /** A packet for a seat in which these cells are told as they are now, in whole. */
  withCells(packet: string, seat: Seat, cells: Iterable<string>): string;
  /** Events that wait to be drained. */
  readonly untold: number;
  /** Goes back to the first `n` entries. */
  rewind(n: number): void;
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
): { readonly engine: Engine; readonly divergence: string | null } {
  const record = {
    game: rules.id,
    version: stored.version,
    options: stored.options,
    seed: stored.seed,
    entries: stored.entries,
    checkpoint: (stored.checkpoint ?? null) as Checkpoint | null,
  };
  const { table, divergence } = restore(rules, record, {
    ...SETTINGS,
    fromCheckpoint: record.checkpoint !== null,
    ...(upTo === undefined ? {} : { upTo }),
  });
  return { engine: engineOf(table), divergence: divergence?.message ?? null };
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
    view: (seat) => viewOf(table.game, seat),
    viewOfAll: () => openView(table.game),
    seen: (seat) => seenBy(table, seat),
    drain() {
      const events = table.game.events.slice();
      return { packets: packets(table), events };
    },
    peek: (seat) => peek(table, seat),
    withCells(text, seat, cells) {
      const words = table.rules.words ?? NO_WORDS;
      const packet = readPacket(JSON.parse(text) as string, words);
      const o: { [cell: string]: Plain } = { ...packet.o };
      for (const key of cells) o[key] = ownPart(table.rules.cell(table.game, key), seat);
      return writePacket({ ...packet, o }, words);
    },
    get untold() {
      return table.game.events.length;
    },
    rewind(n) {
      table = table.broken ? restored(table, n) : rewind(table, n);
    },
  };
}

const ownPart = ({ all, own }: Cell, seat: Seat): Plain => {
  const mine = own?.[seat];
  return mine === undefined ? all : mine;
};

function peek<S>({ game: g, rules }: Table<S>, seat: Seat): ReturnType<Engine['peek']> {
  const cells = [...changedCells(g)];
  const c: { [cell: string]: Plain } = {};
  for (const key of cells) c[key] = ownPart(rules.cell(g, key), seat);
  const e = g.events.map((event): NonNullable<Packet['e']>[number] => {
    const { type, data, why } = eventFor(event, seat);
    return [type, data, writeChain(why)];
  });
  const packet: Packet = { ...(cells.length > 0 ? { c } : {}), ...(e.length > 0 ? { n: g.events[0].n, e } : {}) };
  return { packet: writePacket(packet, rules.words ?? NO_WORDS), cells };
}

/** A table whose rules failed is brought back from its log, which is intact. */
function restored<S>(table: Table<S>, n: number): Table<S> {
  const { table: back, divergence } = restore(table.rules, recordOf(table), { ...SETTINGS, upTo: n, fromCheckpoint: true });
  if (divergence) throw new Error(`the log does not replay: ${divergence.message}`);
  return back;
}
