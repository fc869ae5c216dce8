import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { itemsContract, type PlaceOfBefore } from './support/items-contract.ts';
import { startPostgres } from './support/postgres.ts';
import { storageContract } from './support/storage-contract.ts';

const sqlitePlace = async (): Promise<PlaceOfBefore> => {
  const dir = mkdtempSync(join(tmpdir(), 'parley-sqlite-'));
  const file = join(dir, 'parley.sqlite');
  return {
    open: async () => openSqlite(file),
    end: async () => rmSync(dir, { recursive: true, force: true }),
    async change(sql) {
      const db = new DatabaseSync(file);
      db.exec(sql);
      db.close();
    },
  };
};

const postgres = startPostgres();
afterAll(async () => (await postgres).stop());
const postgresPlace = async (): Promise<PlaceOfBefore> => {
  const url = await (await postgres).database();
  return {
    open: () => openPostgres(url),
    end: async () => undefined,
    async change(sql) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(sql);
      await client.end();
    },
  };
};

storageContract('sqlite', sqlitePlace);
storageContract('postgres', postgresPlace);
itemsContract('sqlite', sqlitePlace);
itemsContract('postgres', postgresPlace);
