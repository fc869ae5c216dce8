import type pg from 'pg';
import type { ItemChanged, ItemKey, ItemShelf, ItemStorage, StoredItem, StoredItemLine } from './items.ts';

export const ITEMS_SCHEMA = `
  CREATE TABLE IF NOT EXISTS items (owner text, game text, kind text, id text, name text NOT NULL, text text NOT NULL, value text NOT NULL,
    version integer NOT NULL, updated bigint NOT NULL, share text UNIQUE, PRIMARY KEY (owner, game, kind, id));
`;

const LINE = 'owner, game, kind, id, name, text, version, updated, share';
const SHELF = 'owner = $1 AND game = $2 AND kind = $3';
const KEY = `${SHELF} AND id = $4`;
const shelfOf = ({ owner, game, kind }: ItemShelf): string[] => [owner, game, kind];
const keyOf = ({ owner, game, kind, id }: ItemKey): string[] => [owner, game, kind, id];

interface LineRow extends pg.QueryResultRow, Omit<StoredItemLine, 'updatedAt'> {
  readonly updated: string;
}
interface ItemRow extends LineRow {
  readonly value: string;
}
const lineOf = ({ updated, ...rest }: LineRow): StoredItemLine => ({ ...rest, updatedAt: Number(updated) });
const itemOf = ({ updated, ...rest }: ItemRow): StoredItem => ({ ...rest, updatedAt: Number(updated) });

export type Query = <R extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) => Promise<R[]>;

/** What people keep, in PostgreSQL. */
export function postgresItems(query: Query, pool: pg.Pool): ItemStorage {
  const item = async (key: ItemKey): Promise<StoredItem | null> => {
    const [row] = await query<ItemRow>('item', `SELECT * FROM items WHERE ${KEY}`, keyOf(key));
    return row ? itemOf(row) : null;
  };
  const changed = async (key: ItemKey, rows: readonly unknown[]): Promise<ItemChanged> =>
    rows.length > 0 ? 'stored' : (await item(key)) === null ? 'missing' : 'conflict';
  return {
    item,
    async items(of) {
      const text = `SELECT ${LINE} FROM items WHERE ${SHELF} ORDER BY updated DESC, id`;
      return (await query<LineRow>('items', text, shelfOf(of))).map(lineOf);
    },
    addItem: (x, most) =>
      inTransaction(pool, async (client) => {
        // Two processes that add at once would both find room for one more.
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [JSON.stringify(shelfOf(x))]);
        const there = await client.query<{ readonly id: string }>(`SELECT id FROM items WHERE ${SHELF}`, shelfOf(x));
        if (there.rows.some(({ id }) => id === x.id)) return 'duplicate';
        if (there.rows.length >= most) return 'full';
        const text = 'INSERT INTO items VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)';
        await client.query(text, [...keyOf(x), x.name, x.text, x.value, x.version, x.updatedAt, x.share]);
        return 'stored';
      }),
    async replaceItem(key, version, { name, text, value, updatedAt }) {
      const update = `UPDATE items SET name = $6, text = $7, value = $8, updated = $9, version = version + 1
                      WHERE ${KEY} AND version = $5 RETURNING id`;
      return changed(key, await query('replace-item', update, [...keyOf(key), version, name, text, value, updatedAt]));
    },
    async removeItem(key, version) {
      const text = `DELETE FROM items WHERE ${KEY} AND version = $5 RETURNING id`;
      return changed(key, await query('remove-item', text, [...keyOf(key), version]));
    },
    async shareItem(key, token) {
      const text = `UPDATE items SET share = coalesce(share, $5) WHERE ${KEY} RETURNING share`;
      return (await query<{ readonly share: string }>('share-item', text, [...keyOf(key), token]))[0]?.share ?? null;
    },
    async unshareItem(key) {
      return (await query('unshare-item', `UPDATE items SET share = NULL WHERE ${KEY} RETURNING id`, keyOf(key))).length > 0;
    },
    async sharedItem(token) {
      const [row] = await query<ItemRow>('shared-item', 'SELECT * FROM items WHERE share = $1', [token]);
      return row ? itemOf(row) : null;
    },
  };
}

/** Everything or nothing, on a connection of its own. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // What breaks the connection fails the query too, and that is reported.
  const ignore = (): void => undefined;
  client.on('error', ignore);
  let broken = false;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
}
