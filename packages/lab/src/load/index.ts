import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { atMost, command, wholeNumber, type CommandSpec } from '../shared/args.ts';
import { progress } from '../shared/progress.ts';
import { Group } from './group.ts';
import type { Counts } from './person.ts';
import type { ServerSettings } from './server.ts';

const spec: CommandSpec = {
  name: 'load',
  rest: '',
  about: 'Starts a server and lets people at many tables answer at random through real sockets.',
  options: {
    tables: { takes: 'N', about: 'tables (100)' },
    seats: { takes: 'N', about: 'people at each table (5)' },
    rate: { takes: 'N', about: 'answers a second at each table (2); 0: as fast as it goes' },
    seconds: { takes: 'N', about: 'how long to measure (20)' },
    database: { takes: 'URL', about: 'a PostgreSQL to use instead of SQLite' },
  },
  examples: ['load --tables 500 --rate 2', 'load --tables 100 --rate 0'],
};

export const main = command(spec, async (args) => {
  atMost(args, 0, spec);
  const tables = wholeNumber(args, 'tables', { min: 1, max: 10_000, usual: 100 });
  const seats = wholeNumber(args, 'seats', { min: 3, max: 8, usual: 5 });
  const rate = wholeNumber(args, 'rate', { min: 0, max: 1_000, usual: 2 });
  const seconds = wholeNumber(args, 'seconds', { min: 1, max: 3_600, usual: 20 });
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-load-'));
  const server = await startServer({ dataDir, databaseUrl: args.values.database ?? null });
  const line = progress();
  try {
    const counts: Counts = { answers: 0, refused: 0, bytes: 0, times: [] };
    const before = await gauges(server.url);
    const groups: Group[] = [];
    for (let i = 0; i < tables; i += 10) {
      const next = Array.from({ length: Math.min(10, tables - i) }, (_, k) => Group.gather(server.url, i + k, seats, counts));
      groups.push(...(await Promise.all(next)));
      line.show(`${groups.length} of ${tables} tables`);
    }
    await measure(groups, rate, 2, counts);
    Object.assign(counts, { answers: 0, refused: 0, bytes: 0 });
    counts.times.length = 0;
    const begun = await gauges(server.url);
    const took = await measure(groups, rate, seconds, counts);
    const after = await gauges(server.url);
    line.clear();
    report(groups, counts, took, { memory: after.memory - before.memory, cpu: after.cpu - begun.cpu });
    for (const group of groups) group.leave();
    return 0;
  } finally {
    server.child.kill('SIGTERM');
    await server.gone;
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Has every table move at its pace, spread evenly over time. Returns the seconds it took. */
async function measure(groups: readonly Group[], rate: number, seconds: number, counts: Counts): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let moved = 0;
  for (let now = started; now < end; now = performance.now()) {
    if (rate === 0) for (const group of groups) group.move();
    else {
      const due = ((now - started) / 1000) * rate * groups.length;
      for (; moved < due; moved++) groups[moved % groups.length].move();
    }
    await pause(1);
  }
  // Those under way are to be counted too.
  for (let n = -1; n !== counts.answers;) {
    n = counts.answers;
    await pause(100);
  }
  return (end - started) / 1000;
}

function report(groups: readonly Group[], counts: Counts, seconds: number, { memory, cpu }: Gauges): void {
  const { answers, refused, bytes, times } = counts;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (p: number): string => `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0).toFixed(1)} ms`;
  const rows: readonly (readonly [string, string])[] = [
    ['tables', `${groups.length} (${groups.reduce((n, g) => n + g.games, 0)} games begun)`],
    ['acknowledged answers', `${answers}, ${(answers / seconds).toFixed(0)} a second (${refused} refused)`],
    ['answer to ack', `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}`],
    [
      'processor time',
      `${((cpu / Math.max(1, answers)) * 1e6).toFixed(0)} us per answer, ${((cpu / seconds) * 100).toFixed(0)} % of one core`,
    ],
    ['bytes received per answer', `${(bytes / Math.max(1, answers)).toFixed(0)}, all people of the table together`],
    ['memory per table', `${(memory / groups.length / 1024).toFixed(0)} KB with its connections`],
  ];
  for (const [name, value] of rows) console.log(`${name.padEnd(26)} ${value}`);
}

interface Child {
  readonly url: string;
  readonly child: ChildProcess;
  readonly gone: Promise<void>;
}

function startServer(settings: ServerSettings): Promise<Child> {
  const file = fileURLToPath(new URL('./server.ts', import.meta.url));
  const child = spawn(process.execPath, [file, JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.once('data', (data: Buffer) => resolve({ url: `http://127.0.0.1:${data.toString().trim()}`, child, gone }));
  });
}

interface Gauges {
  readonly memory: number;
  readonly cpu: number;
}

/** What the server has taken so far: resident memory in bytes, processor time in seconds. */
async function gauges(url: string): Promise<Gauges> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^parley_${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return { memory: read('memory_bytes'), cpu: read('cpu_seconds') };
}
