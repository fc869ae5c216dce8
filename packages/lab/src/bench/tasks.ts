import {
  answer,
  occasionKey,
  openTable,
  packets,
  packRecord,
  playOut,
  randomFrom,
  recordOf,
  restore,
  sampleAnswer,
  window,
  type Random,
  type Settings,
  type Table,
} from '@parley/kernel';
import { cosmic, type State } from '@parley/cosmic';
import { deflateRawSync } from 'node:zlib';
import { median, TURN } from './median.ts';
import { boardgame, showdown, showdownStream } from './peer-tasks.ts';

export type Measure = { readonly [figure: string]: number };
type Task = (seconds: number) => Measure;
/** Plays for so many milliseconds and tells how many decisions a second that were. */
export type Pace = (ms: number) => number | Promise<number>;

/** Five players with the aliens of one set; and with all there are, which takes longer to warm up. */
const OPTIONS: object = { players: 5, sets: ['base'] };
const EVERYTHING: object = { players: 5 };
const now = (): number => performance.now();

export const open = (seed: string, settings: Settings, options = OPTIONS): Table<State> => openTable(cosmic, options, seed, settings);

/** One random legal answer. False when the game is over. */
export function step(t: Table<State>, r: Random): boolean {
  if (t.over) return false;
  const p = t.pending.find((x) => x.answer === undefined);
  if (!p) throw new Error('nobody is asked');
  const refusal = answer(t, p.decision.seat, sampleAnswer(p.decision, r));
  if (refusal) throw new Error(refusal.message);
  return true;
}

/** Whole games one after the other. `after` is called before each answer and at the end. */
function pace(settings: Settings, after: (t: Table<State>) => void, options = OPTIONS): Pace {
  const r = randomFrom('bench');
  let games = 0;
  return (ms) => {
    const from = now();
    let answers = 0;
    while (now() - from < ms) {
      const t = open(`bench-${games++}`, settings, options);
      playOut(t, () => {
        after(t);
        answers++;
        return step(t, r);
      });
      after(t);
    }
    return (answers / (now() - from)) * 1000;
  };
}

/** A window that nobody holds anything for, with a whole game's content attached. */
function idle(): Measure {
  const t = open('idle', { log: false });
  const r = randomFrom('idle');
  for (let i = 0; i < 200; i++) step(t, r);
  const key = occasionKey('window:destiny.end');
  const ev = {};
  const flow = function* (n: number) {
    for (let i = 0; i < n; i++) yield* window(t.game, key, ev);
  };
  const n = 5_000_000;
  for (let i = 0; i < 3; i++) flow(n).next();
  const from = now();
  flow(n).next();
  return { micros: ((now() - from) * 1000) / n };
}

/** Turning the changes of one answer into what each seat and a spectator receive. */
function action(seconds: number): Measure {
  const r = randomFrom('action');
  let games = 0;
  let bytes = 0;
  let answers = 0;
  const turn = (ms: number): number => {
    let took = 0;
    let n = 0;
    for (const until = now() + ms; now() < until;) {
      const t = open(`action-${games++}`, { log: false, listen: true });
      packets(t);
      while (step(t, r)) {
        const from = now();
        const sent = packets(t);
        took += now() - from;
        n++;
        for (const text of sent) bytes += text.length;
      }
    }
    answers += n;
    return (took / n) * 1000;
  };
  return { micros: warmed(turn, seconds), bytes: bytes / answers };
}

/** The median of so many turns, after as many to warm up. */
function warmed(turn: (ms: number) => number, seconds: number): number {
  turn(seconds * 1000);
  return median(Array.from({ length: Math.ceil(seconds) }, () => turn(TURN)));
}

const gc = (): void => (globalThis as { gc?: () => void }).gc?.();
const heap = (): number => {
  gc();
  gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

function midGames(n: number, settings: Settings, first = 0): Table<State>[] {
  return Array.from({ length: n }, (_, k) => {
    const i = first + k;
    const r = randomFrom(`mid-${i}`);
    const t = open(`mid-${i}`, settings);
    for (let steps = 0; steps < 250 && step(t, r); steps++) if (settings.listen) packets(t);
    return t;
  });
}

/**
 * What one more table takes, typed arrays included. Many games come and go before: the code that games run through is compiled with them,
 * and is not counted as a game's. A hibernated game is its record, packed.
 */
function memory(): Measure {
  const gone = 1500;
  midGames(gone, { listen: true });
  const before = heap();
  const tables = midGames(400, { listen: true }, gone);
  const awake = (heap() - before) / tables.length / 1024;
  const packed = tables.map((t) => deflateRawSync(packRecord({ ...recordOf(t), checkpoint: null })));
  const asleep = packed.reduce((sum, x) => sum + x.length, 0) / packed.length / 1024;
  return { awake, asleep };
}

function tables(): Measure {
  const all = midGames(1000, { listen: true });
  gc();
  return { megabytes: process.memoryUsage().rss / 1024 / 1024, tables: all.length };
}

/** The longest of some games, cut at 2,000 decisions. */
function restoring(seconds: number): Measure {
  let longest: Table<State> | null = null;
  for (let i = 0; i < 400 && (longest?.entries.length ?? 0) < 2000; i++) {
    const t = open(`long-${i}`, {});
    const r = randomFrom(`long-${i}`);
    while (t.entries.length < 2000 && step(t, r));
    if (!longest || t.entries.length > longest.entries.length) longest = t;
  }
  if (!longest) throw new Error('no game was played');
  const record = recordOf(longest);
  const time =
    (fromCheckpoint: boolean) =>
    (ms: number): number => {
      const from = now();
      let n = 0;
      for (; now() - from < ms; n++) restore(cosmic, record, { fromCheckpoint });
      return (now() - from) / n;
    };
  return {
    decisions: record.entries.length,
    full: (warmed(time(false), seconds) / record.entries.length) * 2000,
    checkpoint: warmed(time(true), seconds) * 1000,
  };
}

const nothing = (): void => {};

export const TASKS = { idle, action, memory, restore: restoring, tables } satisfies { [name: string]: Task };
export type TaskName = keyof typeof TASKS;

/** What is measured as a speed. Peers are in the folder that is given. */
export const PACES = {
  direct: () => pace({ log: false }, nothing),
  everything: () => pace({ log: false }, nothing, EVERYTHING),
  served: () => pace({ log: true, listen: true }, packets),
  showdown,
  'showdown-stream': showdownStream,
  boardgame,
} satisfies { [name: string]: (peers: string) => Pace };
export type PaceName = keyof typeof PACES;
