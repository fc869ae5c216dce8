/** Stores lines in a thread of its own, with the tables, the durability and the group commit that the server's own storage has. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export interface RelayLine {
  readonly id: number;
  readonly table: string;
  readonly seq: number;
  readonly line: string;
  readonly key: string;
}

const port = parentPort;
if (!port) throw new Error('this file runs as a worker');
const db = new DatabaseSync(String(workerData));
db.exec(`
  PRAGMA page_size = 1024;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 32000;
  CREATE TABLE IF NOT EXISTS lines (game TEXT, seq INTEGER, line TEXT NOT NULL, key TEXT, PRIMARY KEY (game, seq)) WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS line_keys ON lines (game, key) WHERE key IS NOT NULL;
`);
const begin = db.prepare('BEGIN IMMEDIATE');
const end = db.prepare('COMMIT');
const insert = db.prepare('INSERT INTO lines (game, seq, line, key) VALUES (?, ?, ?, ?)');

let waiting: RelayLine[] = [];
port.on('message', (line: RelayLine) => {
  if (waiting.push(line) === 1) setImmediate(commit);
});

/** Everything that has come in becomes durable with one write to the disk. */
function commit(): void {
  const batch = waiting;
  waiting = [];
  begin.run();
  for (const { table, seq, line, key } of batch) insert.run(table, seq, line, key);
  end.run();
  port?.postMessage(batch.map(({ id }) => id));
}
