import { setTimeout as pause } from 'node:timers/promises';
import type { LoadTable, Side } from './side.ts';
import { newCounts, type Counts, type Tally } from './tally.ts';

/** How people play: `rate` answers a second, all tables together; 0: each as soon as it can. */
export interface Pace {
  readonly rate: number;
  readonly ms: number;
}

/** What a stretch of play came to. */
export interface Stretch {
  readonly counts: Counts;
  /** Until the last answer was acknowledged. */
  readonly seconds: number;
  /** Microseconds of processor time of the server. */
  readonly cpu: number;
  /** The same of this process, in which the people are. */
  readonly peopleCpu: number;
  /** Answers that were due, and nobody could give. */
  readonly missed: number;
}

/** An answer that is not acknowledged within so long is lost. */
const LOST = 10_000;

/** Lets tables play for a while, and counts. What a game's beginning costs is not counted: games that are over wait for `renewed`. */
export async function playStretch(
  { tally, server }: Pick<Side, 'tally' | 'server'>,
  tables: readonly LoadTable[],
  pace: Pace,
): Promise<Stretch> {
  const counts = newCounts();
  tally.now = counts;
  const before = await server.gauges();
  const people = process.cpuUsage();
  const from = performance.now();
  const missed = await (pace.rate === 0 ? atFullSpeed(tables, pace.ms) : atRate(tables, pace));
  await settled(tally);
  const seconds = (performance.now() - from) / 1000;
  const { user, system } = process.cpuUsage(people);
  const after = await server.gauges();
  return { counts, seconds, cpu: after.cpu - before.cpu, peopleCpu: user + system, missed };
}

/** Each table answers as soon as somebody there can. */
async function atFullSpeed(tables: readonly LoadTable[], ms: number): Promise<number> {
  const end = performance.now() + ms;
  for (const table of tables) {
    table.ready = () => {
      if (performance.now() < end) table.move();
    };
    table.move();
  }
  while (performance.now() < end && tables.some((t) => !t.over)) await pause(Math.min(20, Math.max(1, end - performance.now())));
  for (const table of tables) table.ready = () => undefined;
  return 0;
}

/** Answers come at even distances, each from the next table that can give one. */
async function atRate(tables: readonly LoadTable[], { rate, ms }: Pace): Promise<number> {
  const from = performance.now();
  let due = 0;
  let missed = 0;
  let next = 0;
  for (let now = from; now < from + ms; now = performance.now()) {
    for (const until = ((now - from) / 1000) * rate; due < until; due++) {
      const last = next + tables.length;
      while (next < last && !tables[next % tables.length].move()) next++;
      if (next === last) missed++;
      next = (next + 1) % tables.length;
    }
    await pause(1);
  }
  return missed + Math.max(0, Math.floor((ms / 1000) * rate) - due);
}

async function settled(tally: Tally): Promise<void> {
  const end = performance.now() + LOST;
  while (tally.underWay > 0) {
    if (performance.now() > end) throw new Error(`${tally.underWay} answers were never acknowledged`);
    await pause(1);
  }
}

/** Where a game is over another one begins. */
export async function renewed(tables: readonly LoadTable[]): Promise<void> {
  const over = tables.filter((t) => t.over);
  for (let i = 0; i < over.length; i += 10) await Promise.all(over.slice(i, i + 10).map((t) => t.renew()));
}

/** Plays until so many answers were given, at full speed unless a rate is named: what runs often is compiled then. */
export async function warmUp(side: Side, tables: readonly LoadTable[], answers: number, rate = 0): Promise<void> {
  const until = performance.now() + 30_000;
  for (let given = 0; given < answers && performance.now() < until;) {
    await renewed(tables);
    given += (await playStretch(side, tables, { rate, ms: 250 })).counts.answers;
  }
}

/** Seats people at so many tables, ten at a time. */
export async function gathered(side: Side, from: number, to: number, show: (n: number) => void): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  for (let i = from; i < to; i += 10) {
    const some = Array.from({ length: Math.min(10, to - i) }, (_, k) => side.gather(i + k));
    tables.push(...(await Promise.all(some)));
    show(i);
  }
  return tables;
}
