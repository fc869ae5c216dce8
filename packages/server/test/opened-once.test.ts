import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@parley/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REQUEST_HEADER, type Created, type CreateInput, type MyGame, type Quick, type Session } from '../src/protocol/index.ts';
import { startServer } from '../src/server.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { call, Client, signIn } from './support/client.ts';
import { playOn } from './support/players.ts';
import { testConfig, testServer, type TestServer } from './support/server.ts';

const WISH: CreateInput = { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }] };

let server: TestServer;
let ada: Session;
let ben: Session;
beforeEach(async () => {
  server = await testServer();
  [ada, ben] = await Promise.all([signIn(server.url, 'Ada'), signIn(server.url, 'Ben')]);
});
afterEach(() => server.end());

const post = <T = Created>(path: string, body: unknown, who: Session | null, id: string, url = server.url): Promise<T> =>
  call<T>(url, path, body, who?.token, { [REQUEST_HEADER]: id });
const gamesOf = async (who: Session): Promise<string[]> =>
  (await call<{ games: MyGame[] }>(server.url, '/api/my-games', undefined, who.token)).games.map((g) => g.id);

describe('a call that opens a table', () => {
  it('opens one table when it comes twice with the same id', async () => {
    const one = await post('/api/tables', WISH, ada, 'a-1');
    expect(await post('/api/tables', WISH, ada, 'a-1')).toEqual(one);
    expect(await gamesOf(ada)).toEqual([one.table]);
  });

  it('opens one table when both come at the same moment', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => post('/api/tables', WISH, ada, 'a-1')));
    expect(new Set(opened.map((x) => x.table)).size).toBe(1);
    expect(await gamesOf(ada)).toEqual([opened[0].table]);
  });

  it('opens another with another id, for another person, and without any id', async () => {
    const tables = [
      await post('/api/tables', WISH, ada, 'a-1'),
      await post('/api/tables', WISH, ada, 'a-2'),
      await post('/api/tables', WISH, ben, 'a-1'),
      await call<Created>(server.url, '/api/tables', WISH, ada.token),
      await call<Created>(server.url, '/api/tables', WISH, ada.token),
    ];
    expect(new Set(tables.map((x) => x.table)).size).toBe(5);
    expect(await gamesOf(ben)).toEqual([tables[2].table]);
  });

  it('keeps what has happened at the table since', async () => {
    const { table } = await post('/api/tables', WISH, ada, 'a-1');
    await call(server.url, `/api/tables/${table}/join`, { seat: 1 }, ben.token);
    await post('/api/tables', WISH, ada, 'a-1');
    const { seats } = await call<{ seats: { name: string }[] }>(server.url, `/api/tables/${table}`);
    expect(seats.map((x) => x.name).slice(0, 2)).toEqual(['Ada', 'Ben']);
  });

  it('begins the game once', async () => {
    const wish = { ...WISH, start: true };
    const [one, two] = await Promise.all([post('/api/tables', wish, ada, 'a-1'), post('/api/tables', wish, ada, 'a-1')]);
    expect(two).toEqual(one);
    const lines = await server.context.storage.lines(one.table, 1);
    expect(lines.filter((x) => x.startsWith('{"k":"start"'))).toHaveLength(1);
  });

  it('says what is wrong with an id, and opens nothing', async () => {
    for (const id of ['', 'two words', 'x'.repeat(41), 'a/b'])
      await expect(post('/api/tables', WISH, ada, id)).rejects.toThrow(
        '400 bad-message: idempotency-key: must be 1 to 40 of A-Z a-z 0-9 _ . : -',
      );
    expect(await gamesOf(ada)).toEqual([]);
  });
});

describe('the other calls that open tables', () => {
  it('a quick game is one game', async () => {
    const [one, two] = await Promise.all([post<Quick>('/api/quick', {}, ada, 'q-1'), post<Quick>('/api/quick', {}, ada, 'q-1')]);
    expect(two).toEqual(one);
    expect(one.session).toEqual(ada);
    // The id is of this call alone.
    expect((await post('/api/tables', WISH, ada, 'q-1')).table).not.toBe(one.table);
  });
  it('a guest without a name has no ids', async () => {
    await expect(post('/api/quick', {}, null, 'q-1')).rejects.toThrow('401 not-signed-in: Sign in first');
    expect((await call<Quick>(server.url, '/api/quick', {})).table).toMatch(/^[A-Z0-9]{6}$/);
  });

  it('import, going on from a replay and the rematch open one table each', async () => {
    const { table } = await post<Quick>('/api/quick', { players: 3 }, ada, 'q-1');
    const client = await Client.sit(server.url, ada, table);
    await playOn(client, randomFrom('once'));
    const log = await call(server.url, `/api/games/${table}/log`, undefined, ada.token);
    const twice = async <T>(path: string, body: unknown): Promise<T> => {
      const [one, two] = await Promise.all([post<T>(path, body, ada, 'x-1'), post<T>(path, body, ada, 'x-1')]);
      expect(two).toEqual(one);
      return one;
    };
    const { game } = await twice<{ game: string }>('/api/games/import', log);
    const further = await twice<Created>(`/api/replay/${table}/continue`, { at: 5, seat: 0 });
    const again = await Promise.all([client.ask({ t: 'rematch' }), client.ask({ t: 'rematch' })]);
    const next = again[0].data?.table ?? '';
    expect(again[1].data?.table).toBe(next);
    expect((await gamesOf(ada)).toSorted()).toEqual([table, game, further.table, next].toSorted());
    client.leave();
  });
});

describe('when things break', () => {
  it('the server that comes back knows the table of the call', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parley-once-'));
    const run = async <T>(use: (url: string) => Promise<T>): Promise<T> => {
      const running = await startServer(testConfig(dataDir), { quiet: true });
      const result = await use(`http://127.0.0.1:${running.port}`);
      await running.stop();
      return result;
    };
    const one = await run((url) => post('/api/tables', WISH, ada, 'a-1', url));
    expect(await run((url) => post('/api/tables', WISH, ada, 'a-1', url))).toEqual(one);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('a table that was stored is found though the storage has not said so', async () => {
    const inner = openSqlite(':memory:');
    let lose = true;
    const storage: Storage = {
      ...inner,
      async append(...args) {
        const result = await inner.append(...args);
        if (lose) throw new Error('the connection is gone');
        return result;
      },
    };
    const other = await testServer({}, { storage });
    const one = await post('/api/tables', WISH, ada, 'a-1', other.url);
    lose = false;
    expect(await post('/api/tables', WISH, ada, 'a-1', other.url)).toEqual(one);
    await other.end();
  });

  it('an id that another table has by chance leads to the next one, each time', async () => {
    const key = `${ada.id}:/api/tables:a-1`;
    const first = server.context.signer.derivedName(`table ${key} 0`, 6).toUpperCase();
    await server.context.storage.append(first, 1, ['{}']);
    const one = await post('/api/tables', WISH, ada, 'a-1');
    expect(one.table).not.toBe(first);
    expect(await post('/api/tables', WISH, ada, 'a-1')).toEqual(one);
  });
});
