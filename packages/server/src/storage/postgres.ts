import pg from 'pg';
import { listeners } from './listeners.ts';
import type { Storage, StoredReport, StoredSummary } from './storage.ts';
import { inTransaction, ITEMS_SCHEMA, postgresItems } from './postgres-items.ts';
import { LINES, listen, TALK } from './postgres-listener.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS lines (game text, seq integer, line text NOT NULL, key text, PRIMARY KEY (game, seq), UNIQUE (game, key));
  CREATE TABLE IF NOT EXISTS checkpoints (game text PRIMARY KEY, seq integer NOT NULL, data text NOT NULL);
  CREATE TABLE IF NOT EXISTS games (game text PRIMARY KEY, status text NOT NULL, listed boolean NOT NULL, people text[] NOT NULL, updated bigint NOT NULL, data text NOT NULL);
  CREATE INDEX IF NOT EXISTS games_listed ON games (updated) WHERE listed;
  CREATE INDEX IF NOT EXISTS games_people ON games USING gin (people);
  CREATE TABLE IF NOT EXISTS reports (id text PRIMARY KEY, game text NOT NULL, kind text NOT NULL, at bigint NOT NULL, data text NOT NULL);
  CREATE TABLE IF NOT EXISTS kept (name text PRIMARY KEY, value text NOT NULL);
  ${ITEMS_SCHEMA}
`;

/** Stores the lines only as the next ones; whoever is second at the same number fails at the primary key. */
const APPEND = `
  WITH stored AS (
    INSERT INTO lines (game, seq, line, key)
    SELECT $1::text, $2::integer + n::integer - 1, line, CASE WHEN n = 1 THEN $4::text END
    FROM unnest($3::text[]) WITH ORDINALITY AS given (line, n)
    WHERE (SELECT coalesce(max(seq), 0) FROM lines WHERE game = $1::text) = $2::integer - 1
    RETURNING seq
  )
  SELECT pg_notify($5::text, $1::text || ' ' || max(seq)) FROM stored HAVING count(*) > 0`;

/**
 * Any number of processes on one PostgreSQL. No process owns a table: the primary key (game, seq) lets one writer through, the key of an
 * answer makes a retry harmless, and NOTIFY wakes the others.
 */
export async function openPostgres(url: string, connections = 8): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle is replaced when one is needed; the request that needs it reports trouble.
  pool.on('error', () => undefined);
  await createSchema(pool);
  const appended = listeners<[string, number]>();
  const gaps = listeners<[]>();
  const broadcasts = listeners<[string]>();
  const listener = listen(url, {
    line: (game, seq) => appended.emit(game, seq),
    talk: (text) => broadcasts.emit(text),
    gap: () => gaps.emit(),
  });
  await listener.ready;

  /** Each text is parsed once for each connection. */
  const query = async <R extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<R[]> =>
    (await pool.query<R>({ name, text, values })).rows;
  const hasKey = async (game: string, key: string): Promise<boolean> =>
    (await query('has-key', 'SELECT 1 FROM lines WHERE game = $1 AND key = $2', [game, key])).length > 0;

  return {
    ...postgresItems(query, pool),
    async append(game, seq, lines, key) {
      try {
        const done = await query('append', APPEND, [game, seq, lines, key ?? null, LINES]);
        if (done.length === 1) return 'stored';
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
      return key !== undefined && (await hasKey(game, key)) ? 'duplicate' : 'conflict';
    },
    async lines(game, from) {
      const text = 'SELECT line FROM lines WHERE game = $1 AND seq >= $2 ORDER BY seq';
      return (await query<{ line: string }>('lines', text, [game, from])).map((r) => r.line);
    },
    hasKey,
    async saveCheckpoint(game, { seq, data }) {
      const text = `INSERT INTO checkpoints VALUES ($1, $2, $3) ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, data = excluded.data
                    WHERE excluded.seq >= checkpoints.seq`;
      await query('save-checkpoint', text, [game, seq, data]);
    },
    async checkpoint(game) {
      const text = 'SELECT seq, data FROM checkpoints WHERE game = $1';
      const [row] = await query<{ seq: number; data: string }>('checkpoint', text, [game]);
      return row ?? null;
    },
    async saveSummary(s) {
      const text = `INSERT INTO games VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game) DO UPDATE SET status = excluded.status,
                    listed = excluded.listed, people = excluded.people, updated = excluded.updated, data = excluded.data
                    WHERE excluded.updated >= games.updated`;
      const people = [...new Set(s.people)].toSorted();
      await query('save-summary', text, [s.game, s.status, s.listed, people, s.updatedAt, s.data]);
    },
    async summary(game) {
      const [row] = await query<SummaryRow>('summary', 'SELECT * FROM games WHERE game = $1', [game]);
      return row ? summaryOf(row) : null;
    },
    async listed(status, limit) {
      const text = 'SELECT * FROM games WHERE listed AND status = ANY($1) ORDER BY updated DESC LIMIT $2';
      return (await query<SummaryRow>('listed', text, [status, limit])).map(summaryOf);
    },
    async gamesOf(person, limit) {
      const text = 'SELECT * FROM games WHERE people @> ARRAY[$1] ORDER BY updated DESC LIMIT $2';
      return (await query<SummaryRow>('games-of', text, [person, limit])).map(summaryOf);
    },
    async saveReport(r) {
      const text = 'INSERT INTO reports VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET data = excluded.data';
      await query('save-report', text, [r.id, r.game, r.kind, r.at, r.data]);
    },
    async reports(limit) {
      const text = 'SELECT * FROM reports ORDER BY at DESC LIMIT $1';
      const rows = await query<Omit<StoredReport, 'at'> & { at: string }>('reports', text, [limit]);
      return rows.map((r) => ({ ...r, at: Number(r.at) }));
    },
    async setOnce(name, value) {
      await query('set-once', 'INSERT INTO kept VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, value]);
      return (await query<{ value: string }>('kept', 'SELECT value FROM kept WHERE name = $1', [name]))[0].value;
    },
    watch: (listener) => appended.add(listener),
    onGap: (listener) => gaps.add(listener),
    broadcast(text) {
      query('broadcast', 'SELECT pg_notify($1, $2)', [TALK, text]).catch(() => undefined);
    },
    onBroadcast: (listener) => broadcasts.add(listener),
    async check() {
      await pool.query('SELECT 1');
    },
    async close() {
      await listener.stop();
      await pool.end();
    },
  };
}

const isUniqueViolation = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

/** Two processes that start at once must not both create the tables. */
const createSchema = (pool: pg.Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(727061)');
    await client.query(SCHEMA);
  });

interface SummaryRow extends pg.QueryResultRow {
  readonly game: string;
  readonly status: string;
  readonly listed: boolean;
  readonly people: string[];
  readonly updated: string;
  readonly data: string;
}
const summaryOf = (r: SummaryRow): StoredSummary => ({
  game: r.game,
  status: r.status,
  listed: r.listed,
  people: r.people,
  updatedAt: Number(r.updated),
  data: r.data,
});
