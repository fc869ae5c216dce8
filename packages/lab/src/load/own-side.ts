import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from '@parley/kernel';
import { startServerChild } from './child.ts';
import { Group } from './group.ts';
import type { ServerSettings } from './server.ts';
import type { Side } from './side.ts';
import { newTally } from './tally.ts';

/** An answer as people here have given it: what their programs send besides whose it is. */
export type GivenAnswer = { readonly question: string; readonly answer: json.Json };

export interface OwnSide extends Side {
  readonly url: string;
  readonly groups: readonly Group[];
  gather(n: number): Promise<Group>;
  /** Some of the answers that were given lately. */
  readonly samples: readonly string[];
  /** How long the stored line of an answer is. */
  entryBytes(): Promise<number>;
}

const SAMPLES = 256;

export async function ownSide(seats: number, more: Partial<ServerSettings> = {}): Promise<OwnSide> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-load-'));
  const server = await startServerChild('./server.ts', { dataDir, databaseUrl: null, limited: false, hibernateAfter: 300_000, ...more });
  const url = `http://127.0.0.1:${server.port}`;
  const tally = newTally();
  const groups: Group[] = [];
  const samples: string[] = [];
  let given = 0;
  return {
    name: 'own server',
    server,
    tally,
    url,
    groups,
    samples,
    async gather(n) {
      const group = await Group.gather(url, n, seats, tally);
      for (const person of group.people)
        person.said = ({ question, answer }) => void (samples[given++ % SAMPLES] = JSON.stringify({ question, answer }));
      groups.push(group);
      return group;
    },
    async entryBytes() {
      const some = groups.slice(0, 10);
      const sizes = await Promise.all(some.map(({ table }) => server.ask(json.number, 'entry bytes', table)));
      return sizes.reduce((sum, x) => sum + x, 0) / sizes.length;
    },
    async stop() {
      for (const group of groups) group.leave();
      await server.kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
