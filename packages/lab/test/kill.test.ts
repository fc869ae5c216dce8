import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it, vi } from 'vitest';
import { startServerChild } from '../src/load/child.ts';
import { Group } from '../src/load/group.ts';
import { readStored } from '../src/load/journal.ts';
import { faultsOf, main } from '../src/load/kill.ts';
import { playStretch } from '../src/load/pace.ts';
import { newTally } from '../src/load/tally.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('whatever is stored otherwise than it was acknowledged is a fault', () => {
  expect(faultsOf(['a', 'b'], { entries: 2, missing: [], fault: null })).toEqual([]);
  expect(faultsOf(['a', 'b'], { entries: 1, missing: ['b'], fault: null })).toEqual([
    'acknowledged and not stored: b',
    '2 answers acknowledged and 1 stored',
  ]);
  expect(faultsOf(['a'], { entries: 2, missing: [], fault: null })).toEqual(['1 answers acknowledged and 2 stored']);
  expect(faultsOf(['a', 'a'], { entries: 2, missing: [], fault: null })).toEqual(['an answer was acknowledged twice']);
  expect(faultsOf([], { entries: 0, missing: [], fault: 'a gap' })).toEqual(['a gap']);
});

it('a journal that was tampered with is noticed: an answer that is not there, another hash, a gap', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-tampered-'));
  const server = await startServerChild('./server.ts', { dataDir, databaseUrl: null, limited: false, hibernateAfter: 300_000 });
  const tally = newTally();
  const group = await Group.gather(`http://127.0.0.1:${server.port}`, 0, 3, tally);
  const { table } = group;
  const keys: string[] = [];
  for (const person of group.people) person.kept = (id) => void keys.push(`${person.session.id}:answer:${id}`);
  await playStretch({ tally, server }, [group], { rate: 0, ms: 300 });
  const stored = (more: readonly string[] = []) => server.ask(readStored, 'stored', { table, keys: [...keys, ...more] });
  expect(keys.length).toBeGreaterThan(2);
  expect(await stored()).toEqual({ entries: keys.length, missing: [], fault: null });
  expect(await stored(['nobody:answer:1'])).toMatchObject({ missing: ['nobody:answer:1'] });

  const db = new DatabaseSync(join(dataDir, 'parley.sqlite'));
  const last = db.prepare('SELECT seq, line FROM lines WHERE game = ? ORDER BY seq DESC LIMIT 1').get(table);
  const write = db.prepare('UPDATE lines SET line = ? WHERE game = ? AND seq = ?');
  const line = String(last?.line);
  const seq = Number(last?.seq);
  write.run(line.replace(/"h":\d+/, '"h":1'), table, seq);
  expect((await stored()).fault).toContain(`"at":${keys.length - 1}`);
  write.run(line, table, seq);
  expect((await stored()).fault).toBeNull();
  db.prepare('UPDATE lines SET seq = seq + 1 WHERE game = ? AND seq = ?').run(table, seq);
  expect((await stored()).fault).toMatch(/^\d+ lines, and/);
  db.close();
  group.leave();
  await server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it('a server that is killed under load has stored all that it acknowledged, once, and replays to the same hashes', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  expect(await main(['--times', '3', '--tables', '3', '--seats', '3'])).toBe(0);
  const [, acknowledged, stored] = /acknowledged = stored \| (\d+) = (\d+)/.exec(lines.join('\n')) ?? [];
  expect(Number(acknowledged)).toBeGreaterThan(0);
  expect(stored).toBe(acknowledged);
});
