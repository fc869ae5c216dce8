import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { startPostgres } from './support/postgres.ts';
import { storageContract } from './support/storage-contract.ts';

storageContract('sqlite', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'parley-sqlite-'));
  return { open: async () => openSqlite(join(dir, 'parley.sqlite')), end: async () => rmSync(dir, { recursive: true, force: true }) };
});

storageContract('postgres', async () => {
  const postgres = await startPostgres();
  const url = await postgres.database();
  return { open: () => openPostgres(url), end: () => postgres.stop() };
});
