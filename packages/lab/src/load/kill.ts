import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@parley/kernel';
import { atMost, command, wholeNumber, type CommandSpec } from '../shared/args.ts';
import { progress } from '../shared/progress.ts';
import { startServerChild, type ServerChild } from './child.ts';
import { Group } from './group.ts';
import { readStored, type Stored } from './journal.ts';
import { markdown } from './report.ts';
import type { ServerSettings } from './server.ts';
import { newTally } from './tally.ts';

const spec: CommandSpec = {
  name: 'kill',
  rest: '',
  about: 'Kills a server under load at random moments, starts it again, and holds what is stored against what was acknowledged.',
  options: {
    times: { takes: 'N', about: 'kills (20)' },
    tables: { takes: 'N', about: 'tables (20)' },
    seats: { takes: 'N', about: 'people at each table (4)' },
    postgres: { takes: 'URL', about: 'a PostgreSQL to use instead of SQLite' },
    seed: { takes: 'TEXT', about: 'when to kill (at random)' },
  },
  examples: ['kill --times 20', 'kill --times 100 --postgres postgres://localhost/parley'],
};

/** A table, who sits there and what was acknowledged. */
export interface KillTable {
  readonly group: Group;
  /** By table: a game that is over is followed by another at a new one. */
  readonly keys: Map<string, string[]>;
}

/** What is wrong: nothing, hopefully. */
export interface KillResult {
  readonly tables: number;
  readonly acknowledged: number;
  readonly stored: number;
  readonly faults: readonly string[];
}

/** At most so many milliseconds of play before a kill. */
const LONGEST = 600;
/** An answer that is not acknowledged within so long after the last kill is lost. */
const LOST = 10_000;

export const main = command(spec, async (args) => {
  atMost(args, 0, spec);
  const times = wholeNumber(args, 'times', { min: 1, max: 100_000, usual: 20 });
  const tables = wholeNumber(args, 'tables', { min: 1, max: 1_000, usual: 20 });
  const seats = wholeNumber(args, 'seats', { min: 2, max: 8, usual: 4 });
  const seed = args.values.seed ?? randomBytes(6).toString('hex');
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-kill-'));
  const settings: ServerSettings = { dataDir, databaseUrl: args.values.postgres ?? null, limited: false, hibernateAfter: 300_000 };
  const line = progress();
  const random = randomFrom(seed);
  let server = await startServerChild('./server.ts', settings);
  try {
    const tally = newTally();
    const seated: KillTable[] = [];
    for (let i = 0; i < tables; i++) seated.push(watched(await Group.gather(urlOf(server), i, seats, tally)));
    for (let n = 1; n <= times; n++) {
      line.show(`kill ${n} of ${times}, ${acknowledgedAt(seated)} answers`);
      await renewed(seated);
      for (const { group } of seated) group.move();
      await pause(random.below(LONGEST));
      await server.kill('SIGKILL');
      server = await startServerChild('./server.ts', settings);
      await Promise.all(seated.map(({ group }) => group.comeBack(urlOf(server))));
    }
    for (const { group } of seated) group.ready = () => undefined;
    for (const end = performance.now() + LOST; tally.underWay > 0 && performance.now() < end;) await pause(5);
    const result = await held(server, seated);
    line.clear();
    console.log(told(result, times, seed));
    return result.faults.length === 0 ? 0 : 1;
  } finally {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

const urlOf = ({ port }: ServerChild): string => `http://127.0.0.1:${port}`;

const acknowledgedAt = (tables: readonly KillTable[]): number =>
  tables.reduce((sum, { keys }) => sum + [...keys.values()].reduce((n, list) => n + list.length, 0), 0);

/** Has the people of a table answer whenever they can, and notes what was acknowledged. */
function watched(group: Group): KillTable {
  const keys = new Map<string, string[]>([[group.table, []]]);
  group.ready = () => void group.move();
  // The server stores each answer under the key of its request.
  for (const person of group.people) person.kept = (id) => void keys.get(group.table)?.push(`${person.session.id}:answer:${id}`);
  return { group, keys };
}

/** Where a game is over another one begins. */
async function renewed(tables: readonly KillTable[]): Promise<void> {
  for (const { group, keys } of tables) {
    if (!group.over || group.people.some((p) => p.underWay)) continue;
    await group.renew();
    keys.set(group.table, []);
  }
}

/** Holds what is stored against what was acknowledged, table by table. */
async function held(server: ServerChild, tables: readonly KillTable[]): Promise<KillResult> {
  const faults: string[] = [];
  let stored = 0;
  let n = 0;
  for (const { group, keys } of tables) {
    if (group.people.some((p) => p.underWay)) faults.push(`${group.table}: an answer was never acknowledged`);
    for (const [table, list] of keys) {
      const found = await server.ask(readStored, 'stored', { table, keys: list });
      faults.push(...faultsOf(list, found).map((fault) => `${table}: ${fault}`));
      stored += found.entries;
      n++;
    }
  }
  return { tables: n, acknowledged: acknowledgedAt(tables), stored, faults };
}

/** What is wrong at one table, where `keys` were acknowledged. */
export function faultsOf(keys: readonly string[], { entries, missing, fault }: Stored): readonly string[] {
  const faults: string[] = [];
  if (missing.length > 0) faults.push(`acknowledged and not stored: ${missing.join(', ')}`);
  if (new Set(keys).size !== keys.length) faults.push('an answer was acknowledged twice');
  if (entries !== keys.length) faults.push(`${keys.length} answers acknowledged and ${entries} stored`);
  if (fault !== null) faults.push(fault);
  return faults;
}

function told({ tables, acknowledged, stored, faults }: KillResult, times: number, seed: string): string {
  const rows = [
    ['kills', `${times} (seed ${seed})`],
    ['tables', String(tables)],
    ['acknowledged = stored', `${acknowledged} = ${stored}`],
    ['journals that replay to their hashes, without a gap', faults.length === 0 ? 'all' : 'not all'],
  ];
  return [markdown(['what', 'found'], rows), ...faults].join('\n');
}
