import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { Appended, StoredCheckpoint, StoredReport, StoredSummary } from './storage.ts';
import { ITEMS_SCHEMA, sqliteItems } from './sqlite-items.ts';

// Every answer changes a page or two, and moving pages from the log into the file holds up everybody: small pages, moved seldom, keep the
// slowest answers quick. The log beside the file grows to some 32 MB that way.
const SCHEMA = `
  PRAGMA page_size = 1024;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 32000;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS lines (game TEXT, seq INTEGER, line TEXT NOT NULL, key TEXT, PRIMARY KEY (game, seq)) WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS line_keys ON lines (game, key) WHERE key IS NOT NULL;
  CREATE TABLE IF NOT EXISTS checkpoints (game TEXT PRIMARY KEY, seq INTEGER NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS games (game TEXT PRIMARY KEY, status TEXT NOT NULL, listed INTEGER NOT NULL, updated INTEGER NOT NULL, data TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS games_listed ON games (listed, updated);
  CREATE TABLE IF NOT EXISTS people (person TEXT, game TEXT, PRIMARY KEY (person, game)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS people_games ON people (game);
  CREATE TABLE IF NOT EXISTS reports (id TEXT PRIMARY KEY, game TEXT NOT NULL, kind TEXT NOT NULL, at INTEGER NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  ${ITEMS_SCHEMA}
`;

export type Value = SQLOutputValue;
export type Row = { readonly [column: string]: Value };

/** Statements, prepared once each. */
export interface Statements {
  sql(text: string): StatementSync;
  all(text: string, ...args: Value[]): Row[];
  one(text: string, ...args: Value[]): Row | undefined;
}

/** The storage's operations on an open file, each to be run inside a transaction. */
export function sqliteOperations(db: DatabaseSync) {
  db.exec(SCHEMA);
  const prepared = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    let statement = prepared.get(text);
    if (!statement) prepared.set(text, (statement = db.prepare(text)));
    return statement;
  };
  const all = (text: string, ...args: Value[]): Row[] => sql(text).all(...args);
  const one = (text: string, ...args: Value[]): Row | undefined => sql(text).get(...args);
  const summaryOf = (row: Row): StoredSummary => ({
    game: String(row.game),
    status: String(row.status),
    listed: row.listed === 1,
    people: all('SELECT person FROM people WHERE game = ? ORDER BY person', row.game).map((r) => String(r.person)),
    updatedAt: Number(row.updated),
    data: String(row.data),
  });

  return {
    ...sqliteItems({ sql, all, one }),
    append(game: string, seq: number, lines: readonly string[], key: string | null): Appended {
      if (key !== null && one('SELECT 1 FROM lines WHERE game = ? AND key = ?', game, key)) return 'duplicate';
      const last = one('SELECT max(seq) AS n FROM lines WHERE game = ?', game)?.n ?? 0;
      if (last !== seq - 1) return 'conflict';
      const insert = sql('INSERT INTO lines (game, seq, line, key) VALUES (?, ?, ?, ?)');
      lines.forEach((line, i) => insert.run(game, seq + i, line, i === 0 ? key : null));
      return 'stored';
    },
    lines: (game: string, from: number): string[] =>
      all('SELECT line FROM lines WHERE game = ? AND seq >= ? ORDER BY seq', game, from).map((r) => String(r.line)),
    hasKey: (game: string, key: string): boolean => one('SELECT 1 FROM lines WHERE game = ? AND key = ?', game, key) !== undefined,
    saveCheckpoint(game: string, { seq, data }: StoredCheckpoint): void {
      sql(
        `INSERT INTO checkpoints VALUES (?, ?, ?) ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, data = excluded.data
         WHERE excluded.seq >= seq`,
      ).run(game, seq, data);
    },
    checkpoint(game: string): StoredCheckpoint | null {
      const row = one('SELECT seq, data FROM checkpoints WHERE game = ?', game);
      return row ? { seq: Number(row.seq), data: String(row.data) } : null;
    },
    saveSummary(s: StoredSummary): void {
      const { changes } = sql(
        `INSERT INTO games VALUES (?, ?, ?, ?, ?) ON CONFLICT (game) DO UPDATE SET status = excluded.status, listed = excluded.listed,
         updated = excluded.updated, data = excluded.data WHERE excluded.updated >= updated`,
      ).run(s.game, s.status, s.listed ? 1 : 0, s.updatedAt, s.data);
      if (changes === 0) return;
      sql('DELETE FROM people WHERE game = ?').run(s.game);
      for (const person of s.people) sql('INSERT OR IGNORE INTO people VALUES (?, ?)').run(person, s.game);
    },
    summary(game: string): StoredSummary | null {
      const row = one('SELECT * FROM games WHERE game = ?', game);
      return row ? summaryOf(row) : null;
    },
    listed: (status: readonly string[], limit: number): StoredSummary[] =>
      all(
        `SELECT * FROM games WHERE listed = 1 AND status IN (${status.map(() => '?').join(', ')}) ORDER BY updated DESC LIMIT ?`,
        ...status,
        limit,
      ).map(summaryOf),
    gamesOf: (person: string, limit: number): StoredSummary[] =>
      all('SELECT games.* FROM people JOIN games USING (game) WHERE person = ? ORDER BY updated DESC LIMIT ?', person, limit).map(
        summaryOf,
      ),
    saveReport(r: StoredReport): void {
      sql('INSERT OR REPLACE INTO reports VALUES (?, ?, ?, ?, ?)').run(r.id, r.game, r.kind, r.at, r.data);
    },
    reports: (limit: number): StoredReport[] =>
      all('SELECT * FROM reports ORDER BY at DESC LIMIT ?', limit).map((r) => ({
        id: String(r.id),
        game: String(r.game),
        kind: r.kind === 'fault' ? 'fault' : 'person',
        at: Number(r.at),
        data: String(r.data),
      })),
    setOnce(name: string, value: string): string {
      sql('INSERT OR IGNORE INTO kept VALUES (?, ?)').run(name, value);
      return String(one('SELECT value FROM kept WHERE name = ?', name)?.value);
    },
    check(): void {
      sql('SELECT 1').get();
    },
  };
}
export type Operations = ReturnType<typeof sqliteOperations>;
