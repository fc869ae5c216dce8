import type { ItemChanged, ItemContent, ItemKey, ItemShelf, StoredItem, StoredItemLine } from './items.ts';
import type { Row, Statements } from './sqlite-operations.ts';

export const ITEMS_SCHEMA = `
  CREATE TABLE IF NOT EXISTS items (owner TEXT, game TEXT, kind TEXT, id TEXT, name TEXT NOT NULL, text TEXT NOT NULL, value TEXT NOT NULL,
    version INTEGER NOT NULL, updated INTEGER NOT NULL, share TEXT UNIQUE, PRIMARY KEY (owner, game, kind, id));
`;

const LINE = 'owner, game, kind, id, name, text, version, updated, share';
const SHELF = 'owner = ? AND game = ? AND kind = ?';
const KEY = `${SHELF} AND id = ?`;
const shelfOf = ({ owner, game, kind }: ItemShelf): [string, string, string] => [owner, game, kind];
const keyOf = ({ owner, game, kind, id }: ItemKey): [string, string, string, string] => [owner, game, kind, id];

const lineOf = (r: Row): StoredItemLine => ({
  owner: String(r.owner),
  game: String(r.game),
  kind: String(r.kind),
  id: String(r.id),
  name: String(r.name),
  text: String(r.text),
  version: Number(r.version),
  updatedAt: Number(r.updated),
  share: r.share === null ? null : String(r.share),
});
const itemOf = (r: Row | undefined): StoredItem | null => (r === undefined ? null : { ...lineOf(r), value: String(r.value) });

/** What people keep, in SQLite. One writer at a time, so what was looked up still holds when it is written. */
export function sqliteItems({ sql, all, one }: Statements) {
  const item = (key: ItemKey): StoredItem | null => itemOf(one(`SELECT * FROM items WHERE ${KEY}`, ...keyOf(key)));
  const changed = (key: ItemKey, changes: number | bigint): ItemChanged =>
    changes > 0 ? 'stored' : item(key) === null ? 'missing' : 'conflict';
  return {
    item,
    items: (of: ItemShelf): StoredItemLine[] =>
      all(`SELECT ${LINE} FROM items WHERE ${SHELF} ORDER BY updated DESC, id`, ...shelfOf(of)).map(lineOf),
    addItem(x: StoredItem, most: number): 'stored' | 'duplicate' | 'full' {
      if (item(x) !== null) return 'duplicate';
      const there = Number(one(`SELECT count(*) AS n FROM items WHERE ${SHELF}`, ...shelfOf(x))?.n);
      if (there >= most) return 'full';
      sql('INSERT INTO items VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
        ...keyOf(x),
        x.name,
        x.text,
        x.value,
        x.version,
        x.updatedAt,
        x.share,
      );
      return 'stored';
    },
    replaceItem(key: ItemKey, version: number, { name, text, value, updatedAt }: ItemContent): ItemChanged {
      const { changes } = sql(
        `UPDATE items SET name = ?, text = ?, value = ?, updated = ?, version = version + 1 WHERE ${KEY} AND version = ?`,
      ).run(name, text, value, updatedAt, ...keyOf(key), version);
      return changed(key, changes);
    },
    removeItem(key: ItemKey, version: number): ItemChanged {
      const { changes } = sql(`DELETE FROM items WHERE ${KEY} AND version = ?`).run(...keyOf(key), version);
      return changed(key, changes);
    },
    shareItem(key: ItemKey, token: string): string | null {
      sql(`UPDATE items SET share = ? WHERE ${KEY} AND share IS NULL`).run(token, ...keyOf(key));
      return item(key)?.share ?? null;
    },
    unshareItem: (key: ItemKey): boolean => sql(`UPDATE items SET share = NULL WHERE ${KEY}`).run(...keyOf(key)).changes > 0,
    sharedItem: (token: string): StoredItem | null => itemOf(one('SELECT * FROM items WHERE share = ?', token)),
  };
}
