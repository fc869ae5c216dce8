import { randomFrom, type Decision, type Outcome } from '@parley/kernel';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameLog } from '../src/protocol/index.ts';
import { startServer, type Running } from '../src/server.ts';
import { call, Client } from './support/client.ts';
import { playOn } from './support/players.ts';
import { testConfig } from './support/server.ts';

// A database as a server of November 2026 left it, before state hashes covered the whole state: a game that was left in the middle (with an
// undo, and talk), one with variants and a poker face, one that is over, and a table that has not begun. Beside it, what that server said of them.

interface Left {
  readonly table: string;
  readonly seats: number;
  readonly entries: number | null;
  readonly over: boolean | null;
  readonly outcome: Outcome | null;
  readonly questions: readonly Decision[] | null;
}

const fixture = (name: string): string => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
const LEFT = JSON.parse(readFileSync(fixture('stored-games.json'), 'utf8')) as { readonly [name: string]: Left };

describe('games that were stored before', () => {
  let dataDir: string;
  let server: Running | null = null;
  const warnings: unknown[] = [];

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'parley-stored-'));
    copyFileSync(fixture('stored-games.sqlite'), join(dataDir, 'parley.sqlite'));
    warnings.length = 0;
  });
  afterEach(async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const stop = async (): Promise<void> => {
    await server?.stop();
    server = null;
  };
  const start = async (): Promise<Running> => {
    server = await startServer(testConfig(dataDir), { quiet: true });
    const { log } = server.context;
    const noted = (facts: object, what: string): unknown => warnings.push({ ...facts, what });
    Object.assign(log, { warn: noted, error: noted });
    return server;
  };
  /** What a table looks like now, in the words of the fixture. */
  const look = async ({ table: id }: Left) => {
    const { state, engine } = await (server ?? (await start())).registry.get(id);
    return {
      table: state.id,
      seats: state.seats.length,
      entries: engine?.entries.length ?? null,
      over: engine?.over ?? null,
      outcome: engine?.outcome ?? null,
      questions: engine?.waiting().map((seat) => engine.question(seat)) ?? null,
    };
  };

  it.each(Object.keys(LEFT))('come back at the same question, with the same outcome: %s', async (name) => {
    expect(await look(LEFT[name])).toMatchObject(LEFT[name]);
    expect(warnings).toEqual([]);
  });

  it.each(Object.keys(LEFT))('come back from their log alone: %s', async (name) => {
    const db = new DatabaseSync(join(dataDir, 'parley.sqlite'));
    db.exec('DELETE FROM checkpoints');
    db.close();
    expect(await look(LEFT[name])).toMatchObject(LEFT[name]);
    expect(warnings).toEqual([]);
  });

  it('can be replayed and exported when they are over', async () => {
    const { port } = await start();
    const { table, entries, outcome } = LEFT.over;
    const url = `http://127.0.0.1:${port}`;
    expect((await call<GameLog>(url, `/api/games/${table}/log`)).entries).toHaveLength(entries ?? 0);
    expect(await call(url, `/api/replay/${table}?seat=all`)).toMatchObject({ total: entries, result: outcome });
  });

  it('are gone on with, and come back with old and new entries in one journal', async () => {
    const { registry, context, port } = await start();
    const { owner } = (await registry.get(LEFT.running.table)).state.seats[0];
    if (!owner) throw new Error('nobody sits there');
    const client = await Client.sit(`http://127.0.0.1:${port}`, context.signer.rename(owner, owner.name), LEFT.running.table);
    expect(client.prompt?.decision).toMatchObject(LEFT.running.questions?.[0] ?? {});
    let answers = 0;
    await playOn(client, randomFrom('on'), () => answers++ === 3);
    client.leave();
    await (await registry.get(LEFT.running.table)).settled();
    const now = await look(LEFT.running);
    await stop();
    expect(now.entries).toBeGreaterThan((LEFT.running.entries ?? 0) + 2);
    expect(await look(LEFT.running)).toEqual(now);
    expect(warnings).toEqual([]);
  });

  it('say so when the rules have changed under them, and lose nothing while the answers fit', async () => {
    const db = new DatabaseSync(join(dataDir, 'parley.sqlite'));
    const { table: id } = LEFT.running;
    db.exec('DELETE FROM checkpoints');
    const { seq, line } = db.prepare(`SELECT seq, line FROM lines WHERE game = ? AND line LIKE '{"k":"e"%' LIMIT 1`).get(id) as {
      seq: number;
      line: string;
    };
    db.prepare('UPDATE lines SET line = ? WHERE game = ? AND seq = ?').run(line.replace(/"h":\d+/, '"h":1'), id, seq);
    db.close();
    expect(await look(LEFT.running)).toMatchObject(LEFT.running);
    expect(warnings).toMatchObject([{ table: id, fits: true, what: 'the rules have changed under a stored game' }]);
  });
});
