import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { startPostgres } from './support/postgres.ts';
import { storageContract } from './support/storage-contract.ts';

storageContract('sqlite', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'parley-sqlite-'));
  return {
    open: async () => openSqlite(join(dir, 'parley.sqlite')),
    end: async () => rmSync(dir, { recursive: true, force: true }),
  };
});

storageContract('postgres', async () => {
  const postgres = await startPostgres();
  const url = await postgres.database();
  return { open: () => openPostgres(url), end: () => postgres.stop() };
});

it('sqlite: one commit serves many writers', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'parley-sqlite-'));
  const storage = openSqlite(join(dir, 'parley.sqlite'));
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 2_000 }, (_, i) => storage.append(`g${i}`, 1, ['a line of usual length, give or take'])),
  );
  const perSecond = 2_000 / ((performance.now() - started) / 1000);
  expect(perSecond).toBeGreaterThan(1_000);
  await storage.close();
  rmSync(dir, { recursive: true, force: true });
});
