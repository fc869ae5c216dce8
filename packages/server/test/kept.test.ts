import { someGame } from '@parley/kernel';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { LIMITS, type GameInfo, type KeptItem, type KeptList, type Session, type Share } from '../src/protocol/index.ts';
import { startServer } from '../src/server.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { signIn } from './support/client.ts';
import { errands } from './support/errands.ts';
import { testConfig, testServer, type TestServer } from './support/server.ts';

const SHELF = '/api/kept/errands/list';
const NOTES = '/api/kept/errands/note';
const GAMES_HERE = [...GAMES, someGame(errands)];

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { games: GAMES_HERE });
});
afterAll(() => server.end());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Reply {
  readonly status: number;
  readonly text: string;
}

async function send(
  method: Method,
  path: string,
  session: Session | null,
  body?: unknown,
  headers: { readonly [name: string]: string } = {},
  { url }: { readonly url: string } = server,
): Promise<Reply> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(session === null ? {} : { authorization: `Bearer ${session.token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}
function read<T>({ status, text }: Reply): T {
  if (status !== 200) throw new Error(`${status} ${text}`);
  const value: T = JSON.parse(text);
  return value;
}
const keep = async (session: Session, value: unknown, name?: string, shelf = SHELF): Promise<KeptItem> =>
  read(await send('POST', shelf, session, { value, ...(name === undefined ? {} : { name }) }));
const listOf = async (session: Session, shelf = SHELF): Promise<KeptList['items']> =>
  read<KeptList>(await send('GET', shelf, session)).items;
const person = (name = 'Ada'): Promise<Session> => signIn(server.url, name);

describe('what people keep', () => {
  it('is announced with the game, in its languages', async () => {
    const games = async (query = ''): Promise<readonly GameInfo[]> =>
      read<{ games: readonly GameInfo[] }>(await send('GET', `/api/games${query}`, null)).games;
    const of = (all: readonly GameInfo[], game: string): unknown => all.find((x) => x.id === game)?.kept;
    const english = await games();
    expect(of(english, 'errands')).toMatchObject([
      { id: 'list', name: 'List', plural: 'Lists', text: 'What you have to fetch.', most: 3 },
      { id: 'note', most: LIMITS.items },
    ]);
    expect(of(english, 'bids')).toEqual([]);
    expect(of(await games('?language=de'), 'errands')).toMatchObject([{ name: 'Liste', plural: 'Listen', most: 3 }, { name: 'Note' }]);
  });

  it('is made, listed, read, replaced and deleted', async () => {
    const ada = await person();
    const first = await keep(ada, ['milk', 'bread'], '  For Friday ');
    expect(first).toMatchObject({ name: 'For Friday', text: '2 errands', value: ['milk', 'bread'], version: 1, shared: null });
    const second = await keep(ada, ['eggs']);
    expect(second.name).toBe('eggs');
    expect((await listOf(ada)).map((x) => x.id).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(JSON.stringify(await listOf(ada))).not.toContain('bread');
    const change = { version: 1, name: 'For Monday', value: ['milk'] };
    const changed = read<KeptItem>(await send('PUT', `${SHELF}/${first.id}?language=de`, ada, change));
    expect(changed).toMatchObject({ id: first.id, name: 'For Monday', text: '1 Gänge', value: ['milk'], version: 2 });
    expect(changed.updatedAt).toBeGreaterThanOrEqual(first.updatedAt);
    expect(read(await send('GET', `${SHELF}/${first.id}`, ada))).toEqual(changed);
    expect((await send('DELETE', `${SHELF}/${first.id}?version=2`, ada)).status).toBe(200);
    expect((await send('GET', `${SHELF}/${first.id}`, ada)).status).toBe(404);
    expect(await listOf(ada)).toHaveLength(1);
  });

  it('stays when the person has another name, and when the server starts again', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parley-kept-'));
    const start = async () => {
      const running = await startServer(testConfig(dataDir), { quiet: true, games: GAMES_HERE });
      return { ...running, url: `http://127.0.0.1:${running.port}` };
    };
    const before = await start();
    const ada = await signIn(before.url, 'Ada');
    const kept = read<KeptItem>(await send('POST', SHELF, ada, { value: ['milk'] }, {}, before));
    await before.stop();
    const after = await start();
    const renamed = read<Session>(await send('POST', '/api/session', ada, { name: 'Ada L.' }, {}, after));
    expect(read(await send('GET', `${SHELF}/${kept.id}`, renamed, undefined, {}, after))).toEqual(kept);
    await after.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('has a place in a database that was stored before there was any', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parley-kept-'));
    const file = join(dataDir, 'parley.sqlite');
    copyFileSync(fileURLToPath(new URL('./fixtures/stored-games.sqlite', import.meta.url)), file);
    const tables = (): unknown[] => {
      const db = new DatabaseSync(file);
      const rows = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
      db.close();
      return rows.map((row) => row.name);
    };
    expect(tables()).not.toContain('items');
    const running = await startServer(testConfig(dataDir), { quiet: true, games: GAMES_HERE });
    const at = { url: `http://127.0.0.1:${running.port}` };
    const ada = await signIn(at.url, 'Ada');
    const kept = read<KeptItem>(await send('POST', SHELF, ada, { value: ['milk'] }, {}, at));
    expect(read<KeptList>(await send('GET', SHELF, ada, undefined, {}, at)).items).toMatchObject([{ id: kept.id }]);
    await running.stop();
    expect(tables()).toEqual(expect.arrayContaining(['items', 'lines', 'kept']));
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('two tabs', () => {
  it('do not overwrite each other without a word', async () => {
    const ada = await person();
    const { id } = await keep(ada, ['milk']);
    const save = (value: unknown, version = 1): Promise<Reply> => send('PUT', `${SHELF}/${id}`, ada, { version, name: 'List', value });
    expect((await save(['milk', 'tea'])).status).toBe(200);
    const refused = await save(['milk', 'coffee']);
    expect(refused.status).toBe(409);
    expect(JSON.parse(refused.text)).toEqual({
      error: { code: 'outdated', message: expect.stringMatching(/^This was changed elsewhere .* Load it again before you change it\.$/) },
    });
    expect((await send('DELETE', `${SHELF}/${id}?version=1`, ada)).status).toBe(409);
    expect(read(await send('GET', `${SHELF}/${id}`, ada))).toMatchObject({ version: 2, value: ['milk', 'tea'] });
    expect((await save(['milk', 'coffee'], 2)).status).toBe(200);
  });

  it('may send the same change again when its answer got lost', async () => {
    const ada = await person();
    const { id } = await keep(ada, ['milk']);
    const save = (): Promise<Reply> => send('PUT', `${SHELF}/${id}`, ada, { version: 1, name: 'List', value: ['tea'] });
    expect(await save()).toEqual(await save());
    expect(read(await send('GET', `${SHELF}/${id}`, ada))).toMatchObject({ version: 2 });
  });

  it('keep a thing once when its call is sent again', async () => {
    const [ada, bob] = [await person(), await person('Bob')];
    const once = (who: Session, key: string): Promise<Reply> => send('POST', SHELF, who, { value: ['milk'] }, { 'idempotency-key': key });
    const [a, b] = await Promise.all([once(ada, 'one'), once(ada, 'one')]);
    expect(read<KeptItem>(a).id).toBe(read<KeptItem>(b).id);
    expect(read<KeptItem>(await once(ada, 'two')).id).not.toBe(read<KeptItem>(a).id);
    expect(read<KeptItem>(await once(bob, 'one')).id).not.toBe(read<KeptItem>(a).id);
    expect(await listOf(ada)).toHaveLength(2);
  });

  it('are told to try again when the storage does not answer', async () => {
    const storage = openSqlite(':memory:');
    const broken = await testServer({}, { games: GAMES_HERE, storage: { ...storage, addItem: () => Promise.reject(new Error('gone')) } });
    const ada = await signIn(broken.url, 'Ada');
    const reply = await send('POST', SHELF, ada, { value: ['milk'] }, {}, broken);
    expect([reply.status, JSON.parse(reply.text)]).toMatchObject([503, { error: { code: 'unavailable' } }]);
    await broken.end();
  });
});

describe('privacy', () => {
  /** Everything that can be done with a thing that is there. */
  const CALLS: readonly (readonly [Method, string, unknown?])[] = [
    ['GET', ''],
    ['PUT', '', { version: 1, name: 'Mine', value: ['mine'] }],
    ['DELETE', '?version=1'],
    ['POST', '/share'],
    ['DELETE', '/share'],
  ];

  it("answers for somebody else's exactly as for what does not exist", async () => {
    const [ada, eve] = [await person(), await person('Eve')];
    const { id } = await keep(ada, ['milk']);
    const strange = `${id.slice(0, -1)}${id.endsWith('a') ? 'b' : 'a'}`;
    for (const [method, rest, body] of CALLS) {
      const theirs = await send(method, `${SHELF}/${id}${rest}`, eve, body);
      expect(theirs.status).toBe(404);
      expect(theirs).toEqual(await send(method, `${SHELF}/${strange}${rest}`, eve, body));
      // Nor is it found where it does not lie.
      expect(await send(method, `${NOTES}/${id}${rest}`, ada, body)).toEqual(theirs);
      expect(await send(method, `${SHELF}/no%00name'--${rest}`, eve, body)).toEqual(theirs);
    }
    expect(await listOf(eve)).toEqual([]);
    expect(read(await send('GET', `${SHELF}/${id}`, ada))).toMatchObject({ version: 1, value: ['milk'], shared: null });
  });

  it('wants to know who calls', async () => {
    const ada = await person();
    const { id } = await keep(ada, ['milk']);
    const forged: Session = { ...ada, token: `${ada.token.slice(0, -2)}xx` };
    const all: typeof CALLS = [
      ...CALLS.map(([m, rest, body]) => [m, `/${id}${rest}`, body] as const),
      ['GET', ''],
      ['POST', '', { value: [] }],
    ];
    for (const [method, rest, body] of all)
      for (const who of [null, forged])
        expect([method, rest, (await send(method, `${SHELF}${rest}`, who, body)).status]).toEqual([method, rest, 401]);
  });

  it('is lifted by a link nobody can guess, which tells the thing and not whose it is', async () => {
    const [ada, eve] = [await person('Ada the Secret'), await person('Eve')];
    const { id } = await keep(ada, ['milk', 'bread'], 'For Friday');
    const share = async (): Promise<string> => read<Share>(await send('POST', `${SHELF}/${id}/share`, ada)).token;
    const token = await share();
    expect(token).toMatch(/^[a-z2-9]{26}$/);
    expect(await share()).toBe(token);
    expect((await listOf(ada))[0].shared).toBe(token);
    for (const who of [null, eve]) {
      const seen = await send('GET', `/api/kept/shared/${token}`, who);
      expect(read(seen)).toEqual({ game: 'errands', kind: 'list', name: 'For Friday', text: '2 errands', value: ['milk', 'bread'] });
      expect(seen.text).not.toContain(ada.id);
      expect(seen.text).not.toContain('Secret');
    }
    // The link shows it as it is now, and lets nobody change it.
    await send('PUT', `${SHELF}/${id}`, ada, { version: 1, name: 'For Monday', value: ['tea'] });
    expect(read(await send('GET', `/api/kept/shared/${token}`, null))).toMatchObject({ name: 'For Monday', value: ['tea'] });
    for (const [method, , body] of CALLS.slice(1, 3)) expect((await send(method, `/api/kept/shared/${token}`, eve, body)).status).toBe(404);
    expect((await send('DELETE', `${SHELF}/${id}/share`, ada)).status).toBe(200);
    const gone = await send('GET', `/api/kept/shared/${token}`, eve);
    expect([gone.status, JSON.parse(gone.text).error.code]).toEqual([404, 'no-such-item']);
    expect(gone).toEqual(await send('GET', '/api/kept/shared/abcdefghijkmnpqrstuvwxyz23', eve));
    expect(gone).toEqual(await send('GET', '/api/kept/shared/%00', eve));
    // Another time it is another link.
    expect(await share()).not.toBe(token);
  });

  it('is not stored on the way', async () => {
    const ada = await person();
    const { headers } = await fetch(`${server.url}${SHELF}`, { headers: { authorization: `Bearer ${ada.token}` } });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('limits', () => {
  const refusal = async (reply: Promise<Reply>): Promise<unknown> => {
    const { status, text } = await reply;
    const { error } = JSON.parse(text);
    return [status, error.code, error.message];
  };
  const says = (status: number, code: string, words: RegExp): unknown => [status, code, expect.stringMatching(words)];

  it('are said in a sentence', async () => {
    const ada = await person();
    const post = (body: unknown, path = SHELF): Promise<unknown> => refusal(send('POST', path, ada, body));
    expect(await post({ value: 'milk' })).toEqual([400, 'bad-item', 'Errands are a list of words.']);
    expect(await post({ value: ['x'], name: 'n'.repeat(LIMITS.itemName + 1) })).toEqual(says(400, 'bad-message', /^name/));
    expect(await post({ value: ['x'], name: 'turned \u202e around' })).toEqual(says(400, 'bad-message', /^name: has characters/));
    expect(await post({ value: ['x'], name: '   ' })).toEqual(says(400, 'bad-message', /^name/));
    expect(await post({ value: ['x'], owner: 'me' })).toEqual(says(400, 'bad-message', /owner/));
    expect(await post({ name: 'Nothing' })).toEqual(says(400, 'bad-message', /^value/));
    expect(await post({ value: [] }, '/api/kept/errands/constructor')).toEqual(
      says(400, 'bad-options', /"constructor" is kept for Errands/),
    );
    expect(await post({ value: [] }, '/api/kept/bids/list')).toEqual(says(400, 'bad-options', /Sealed Bids/));
    expect(await post({ value: [] }, '/api/kept/chess/list')).toEqual(says(400, 'bad-options', /no game "chess"/));
    expect(await refusal(send('DELETE', `${SHELF}/abc`, ada))).toEqual(says(400, 'bad-message', /^version/));
    expect(await refusal(send('PUT', `${SHELF}/abc`, ada, { name: 'x', value: [], version: 0.5 }))).toEqual(
      says(400, 'bad-message', /^version/),
    );
    expect(await listOf(ada)).toEqual([]);
  });

  it('keep a thing to 64 KB, whatever letters it is made of', async () => {
    const ada = await person();
    const fits = 'ß'.repeat(LIMITS.item / 2 - 1);
    expect(Buffer.byteLength(JSON.stringify(fits))).toBe(LIMITS.item);
    expect((await keep(ada, fits, 'Fits', NOTES)).value).toBe(fits);
    const large = (n: number): Promise<unknown> => refusal(send('POST', NOTES, ada, { value: 'ß'.repeat(n) }));
    expect(await large(LIMITS.item / 2)).toEqual(says(413, 'too-large', /^This takes 65 KB; one can have 64 KB\./));
    expect(await large(LIMITS.item)).toEqual(says(413, 'too-large', /too large/));
    expect(await listOf(ada, NOTES)).toHaveLength(1);
  });

  it('refuse what is nested without end', async () => {
    const ada = await person();
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const reply = await fetch(`${server.url}${NOTES}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
      body: `{"value":${deep}}`,
    });
    expect([reply.status, await reply.json()]).toMatchObject([400, { error: { message: 'value: is nested too deeply' } }]);
  });

  it('keep so many of a kind: as the game says, and never more than the server does', async () => {
    const ada = await person();
    for (let i = 0; i < 3; i++) await keep(ada, ['milk']);
    expect(await refusal(send('POST', SHELF, ada, { value: ['milk'] }))).toEqual(says(409, 'too-many', /^You keep 3 of these already/));
    const all = await Promise.all(Array.from({ length: LIMITS.items + 5 }, () => send('POST', NOTES, ada, { value: 1 })));
    expect(all.filter((x) => x.status === 200)).toHaveLength(LIMITS.items);
    expect(all.filter((x) => x.status === 409)).toHaveLength(5);
    expect(await listOf(ada, NOTES)).toHaveLength(LIMITS.items);
  });

  it('slow down who keeps too much at once', async () => {
    const FAST = { burst: 1e9, perSecond: 1e9 };
    const slow = await testServer(
      { rates: { socket: FAST, talk: FAST, rest: FAST, create: { burst: 3, perSecond: 0 } } },
      { games: GAMES_HERE },
    );
    const ada = await signIn(slow.url, 'Ada');
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await send('POST', NOTES, ada, { value: i }, {}, slow)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    await slow.end();
  });
});
