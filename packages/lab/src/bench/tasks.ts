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
import type { GameLab } from '../contract/game-lab.ts';
import { GAMES } from '../games.ts';
import { deflateRawSync } from 'node:zlib';
import { median, TURN } from './median.ts';
import { boardgame, showdown, showdownStream } from './peer-tasks.ts';

export type Measure = { readonly [figure: string]: number };
type Task = (seconds: number) => Measure;
/** Plays for so many milliseconds and tells how many decisions a second that were. */
export type Pace = (ms: number) => number | Promise<number>;

const now = (): number => performance.now();

/** A table of the game that is measured: with its usual options, or with all content, which takes longer to warm up. */
const open = <S>({ game, bench }: GameLab<S>, seed: string, settings: Settings, options = bench.usual): Table<S> =>
  openTable(game.rules, options, seed, settings);

/** One random legal answer. False when the game is over. */
function step<S>(t: Table<S>, r: Random): boolean {
  if (t.over) return false;
  const p = t.pending.find((x) => x.answer === undefined);
  if (!p) throw new Error('nobody is asked');
  const refusal = answer(t, p.decision.seat, sampleAnswer(p.decision, r));
  if (refusal) throw new Error(refusal.message);
  return true;
}

/** Whole games one after the other. `after` is called before each answer and at the end. */
function pace<S>(lab: GameLab<S>, settings: Settings, after: (t: Table<S>) => void, options = lab.bench.usual): Pace {
  const r = randomFrom('bench');
  let games = 0;
  return (ms) => {
    const from = now();
    let answers = 0;
    while (now() - from < ms) {
      const t = open(lab, `bench-${games++}`, settings, options);
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
function idle<S>(lab: GameLab<S>): Measure {
  const t = open(lab, 'idle', { log: false });
  const r = randomFrom('idle');
  for (let i = 0; i < 200; i++) step(t, r);
  const key = occasionKey(lab.bench.idleWindow);
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
function action<S>(lab: GameLab<S>, seconds: number): Measure {
  const r = randomFrom('action');
  let games = 0;
  let bytes = 0;
  let answers = 0;
  const turn = (ms: number): number => {
    let took = 0;
    let n = 0;
    for (const until = now() + ms; now() < until;) {
      const t = open(lab, `action-${games++}`, { log: false, listen: true });
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

const gc = (): void => globalThis.gc?.();
const heap = (): number => {
  gc();
  gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

function midGames<S>(lab: GameLab<S>, n: number, settings: Settings, first = 0): Table<S>[] {
  return Array.from({ length: n }, (_, k) => {
    const i = first + k;
    const r = randomFrom(`mid-${i}`);
    const t = open(lab, `mid-${i}`, settings);
    for (let steps = 0; steps < 250 && step(t, r); steps++) if (settings.listen) packets(t);
    return t;
  });
}

/**
 * What one more table takes, typed arrays included. Many games come and go before: the code that games run through is compiled with them,
 * and is not counted as a game's. A hibernated game is its record, packed.
 */
function memory<S>(lab: GameLab<S>): Measure {
  const gone = 1500;
  midGames(lab, gone, { listen: true });
  const before = heap();
  const tables = midGames(lab, 400, { listen: true }, gone);
  const awake = (heap() - before) / tables.length / 1024;
  const packed = tables.map((t) => deflateRawSync(packRecord({ ...recordOf(t), checkpoint: null })));
  const asleep = packed.reduce((sum, x) => sum + x.length, 0) / packed.length / 1024;
  return { awake, asleep };
}

function tables<S>(lab: GameLab<S>): Measure {
  const all = midGames(lab, 1000, { listen: true });
  gc();
  return { megabytes: process.memoryUsage().rss / 1024 / 1024, tables: all.length };
}

/** The longest of some games, cut at 2,000 decisions. */
function restoring<S>(lab: GameLab<S>, seconds: number): Measure {
  let longest: Table<S> | null = null;
  for (let i = 0; i < 400 && (longest?.entries.length ?? 0) < 2000; i++) {
    const t = open(lab, `long-${i}`, {});
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
      for (; now() - from < ms; n++) restore(lab.game.rules, record, { fromCheckpoint });
      return (now() - from) / n;
    };
  return {
    decisions: record.entries.length,
    full: (warmed(time(false), seconds) / record.entries.length) * 2000,
    checkpoint: warmed(time(true), seconds) * 1000,
  };
}

const nothing = (): void => {};

/** The engine is measured with the first game. */
const [MEASURED] = GAMES;
const task =
  (run: <S>(lab: GameLab<S>, seconds: number) => Measure): Task =>
  (seconds) =>
    MEASURED.with((lab) => run(lab, seconds));

/** Another game: random games a second, its longest list of options, one action to all receivers, a live table. */
function beside<S>(lab: GameLab<S>, seconds: number): Measure {
  const { beside: budget } = lab.bench;
  if (budget === undefined) return {};
  let games = 0;
  const r = randomFrom('beside');
  const play = (ms: number): number => {
    const from = now();
    let n = 0;
    for (; now() - from < ms; n++) {
      const t = open(lab, `beside-${games++}`, { log: false });
      while (step(t, r));
    }
    return (n / (now() - from)) * 1000;
  };
  const asking = (ms: number): number => {
    const tables = midGames(lab, 20, { log: false }, 50);
    let n = 0;
    const from = now();
    for (; now() - from < ms; n++) {
      const t = tables[n % tables.length];
      // What the rules remember until something changes is worked out anew, as after an order.
      t.game.changes++;
      budget.ask(t);
    }
    return ((now() - from) * 1000) / n;
  };
  const few = midGames(lab, 60, { listen: true });
  const before = heap();
  const tables = midGames(lab, 200, { listen: true }, 60);
  const awake = (heap() - before) / tables.length / 1024;
  const { bytes } = action(lab, seconds);
  return { games: warmed(play, seconds), question: warmed(asking, seconds), bytes, awake, few: few.length };
}

/** The first of the other games that has budgets of its own. */
const BESIDE = GAMES.find((x) => x !== MEASURED && x.with(({ bench }) => bench.beside !== undefined));

export const TASKS = {
  beside: (seconds) => BESIDE?.with((lab) => beside(lab, seconds)) ?? {},
  idle: task(idle),
  action: task(action),
  memory: task(memory),
  restore: task(restoring),
  tables: task(tables),
} satisfies { [name: string]: Task };
export type TaskName = keyof typeof TASKS;

/** What is measured as a speed. Peers are in the folder that is given. */
export const PACES = {
  direct: () => MEASURED.with((lab) => pace(lab, { log: false }, nothing)),
  everything: () => MEASURED.with((lab) => pace(lab, { log: false }, nothing, lab.bench.all)),
  served: () => MEASURED.with((lab) => pace(lab, { log: true, listen: true, hashEvery: 0 }, packets)),
  stored: () => MEASURED.with((lab) => pace(lab, { log: true, listen: true }, packets)),
  showdown,
  'showdown-stream': showdownStream,
  boardgame,
} satisfies { [name: string]: (peers: string) => Pace };
export type PaceName = keyof typeof PACES;
