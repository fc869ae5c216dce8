import { fallbackAnswer } from '@parley/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LobbyTable, MyGame } from '../src/protocol/index.ts';
import { call, Client, createTable, signIn } from './support/client.ts';
import { testServer, type TestServer } from './support/server.ts';
import { asked, seated } from './support/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ hibernateAfter: 200 });
});
afterAll(() => server.end());

const FOUR = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot' }] as const;

describe('the lobby', () => {
  it('lists open tables, not unlisted ones, and tells those who look', async () => {
    const ada = await signIn(server.url, 'Ada');
    const watcher = await Client.sit(server.url, ada, await createTable(server.url, ada, { seats: [...FOUR] }));
    watcher.say({ t: 'lobby', on: true });
    const open = await createTable(server.url, ada, { seats: [...FOUR], visibility: 'open', name: 'Friday' });
    const tables = (): readonly LobbyTable[] => {
      const last = watcher.heard.findLast((m) => m.t === 'lobby');
      return last?.t === 'lobby' ? last.tables : [];
    };
    await watcher.until(() => tables().some((t) => t.id === open));
    expect(tables().find((t) => t.id === open)).toMatchObject({ name: 'Friday', status: 'lobby', host: 'Ada' });
    expect(tables().some((t) => t.id === watcher.table)).toBe(false);
    const rest = await call<{ tables: LobbyTable[] }>(server.url, '/api/tables');
    expect(rest.tables.map((t) => t.id)).toContain(open);
    watcher.leave();
  });

  it('seats people on free seats, in the colours they like', async () => {
    const [ada, bob, cy] = await Promise.all(['Ada', 'Bob', 'Cy'].map((n) => signIn(server.url, n)));
    const table = await createTable(server.url, ada, { seats: [...FOUR] });
    const a = await Client.sit(server.url, ada, table);
    const b = await Client.sit(server.url, bob, table);
    expect(b.last?.you.seat).toBeNull();
    await b.ask({ t: 'takeSeat', seat: 2, choice: { colour: 'green' } });
    await a.until(() => a.last?.seats[2].owner === bob.id);
    expect(a.last?.seats[2]).toMatchObject({ kind: 'human', name: 'Bob', choice: { colour: 'green' }, connected: true });
    expect(new Set(a.last?.seats.map((s) => s.choice.colour)).size).toBe(4);
    const c = await Client.sit(server.url, cy, table);
    await expect(c.ask({ t: 'takeSeat', seat: 2 })).rejects.toThrow('seat-taken');
    await expect(c.ask({ t: 'takeSeat', seat: 3 })).rejects.toThrow('seat-taken');
    await expect(c.ask({ t: 'takeSeat', seat: 7 })).rejects.toThrow('no-such-seat');
    await expect(c.ask({ t: 'takeSeat', seat: 1, choice: { colour: 'green' } })).rejects.toThrow('seat-taken');
    await expect(c.ask({ t: 'start' })).rejects.toThrow('not-host');
    expect(await call(server.url, `/api/tables/${table.toLowerCase()}/join`, {}, cy.token)).toEqual({ table, seat: 1 });
    await expect(c.ask({ t: 'setBot', seat: 1, bot: null })).rejects.toThrow('not-host');
    await a.ask({ t: 'hostRemove', seat: 1, ban: true });
    await expect(c.ask({ t: 'takeSeat', seat: 1 })).rejects.toThrow('banned');
    await a.ask({ t: 'setBot', seat: 1, bot: 'random' });
    await b.ask({ t: 'leaveSeat' });
    await a.ask({ t: 'start' });
    await a.until(() => a.last?.meta.status === 'playing');
    expect(a.last?.seats.map((s) => s.bot)).toEqual([null, 'random', 'rookie', 'rookie']);
    for (const x of [a, b, c]) x.leave();
  });

  it('refuses options the game does not know, with its words', async () => {
    const ada = await signIn(server.url, 'Ada');
    const wish = (options: object) => createTable(server.url, ada, { seats: [...FOUR], options: { ...options } });
    await expect(wish({ planets: 9 })).rejects.toThrow('planets must be 4 or 5');
    await expect(wish({ aliens: ['nobody'] })).rejects.toThrow('bad-options');
    await expect(wish({ position: { bare: true } })).rejects.toThrow('bad-options');
    const seat = (choice: { readonly [field: string]: unknown }): Promise<string> =>
      createTable(server.url, ada, { seats: [{ kind: 'me', choice }, { kind: 'open' }, { kind: 'bot' }] });
    await expect(seat({ colour: 'mauve' })).rejects.toThrow('The colours are red');
    await expect(seat({ deck: 'x' })).rejects.toThrow('no "deck"');
    await expect(createTable(server.url, ada, { game: 'chess', seats: [...FOUR] })).rejects.toThrow('There is no game "chess"');
    await expect(createTable(server.url, ada, { seats: FOUR.slice(0, 2) })).rejects.toThrow('This game has 3 to 8 seats.');
    await expect(createTable(server.url, ada, { seats: [{ kind: 'me' }] })).rejects.toThrow('bad-options');
    await expect(createTable(server.url, ada, { seats: [...FOUR], visibility: 'password' })).rejects.toThrow('needs one');
  });

  it('keeps a table with a password closed', async () => {
    const [ada, bob] = await Promise.all(['Ada', 'Bob'].map((n) => signIn(server.url, n)));
    const table = await createTable(server.url, ada, { seats: [...FOUR], visibility: 'password', password: 'tea' });
    await expect(Client.sit(server.url, bob, table)).rejects.toThrow('wrong-password');
    await expect(Client.sit(server.url, bob, table, 'coffee')).rejects.toThrow('wrong-password');
    await expect(call(server.url, `/api/tables/${table}/join`, {}, bob.token)).rejects.toThrow('wrong-password');
    const b = await Client.sit(server.url, bob, table, 'tea');
    await b.ask({ t: 'takeSeat', seat: 1 });
    await b.reconnect();
    expect(b.last?.you.seat).toBe(1);
    b.leave();
  });
});

describe('seats', () => {
  it('a seat belongs to an identity: nobody answers for another', async () => {
    const { clients, table } = await seated(server, 3);
    const stranger = await Client.sit(server.url, await signIn(server.url, 'Eve'), table);
    const one = await asked(clients);
    const question = one.prompt?.question ?? '';
    const answer = one.prompt && fallbackAnswer(one.prompt.decision);
    for (const other of [...clients.filter((c) => c !== one && c.prompt === null), stranger])
      await expect(other.ask({ t: 'answer', question, answer: answer as never })).rejects.toThrow(/not-asked|other-question|not-seated/);
    expect(stranger.last?.game?.prompt).toBeNull();
    await expect(stranger.ask({ t: 'propose', what: 'undo' })).rejects.toThrow('not-seated');
    for (const c of [...clients, stranger]) c.leave();
  });

  it('a bot sits in for whoever stands up, until they take the seat back', async () => {
    const { clients } = await seated(server, 2, { bots: 1 });
    const [a, b] = clients;
    await b.ask({ t: 'standUp' });
    await a.until(() => a.last?.seats[1].bot === 'rookie');
    expect(a.last?.seats[1]).toMatchObject({ kind: 'human', name: 'Player 1' });
    await b.until(() => b.last?.seats[1].bot === 'rookie');
    await expect(b.ask({ t: 'answer', question: 'x', answer: 'pass' })).rejects.toThrow('not-asked');
    await b.ask({ t: 'takeSeat', seat: 1 });
    await a.until(() => a.last?.seats[1].bot === null);
    for (const c of clients) c.leave();
  });

  it('a seat that was given up can be taken by somebody else, a bot from the start cannot', async () => {
    const { clients, table, sessions } = await seated(server, 2, { bots: 1 });
    const eve = await signIn(server.url, 'Eve');
    const e = await Client.sit(server.url, eve, table);
    await expect(e.ask({ t: 'takeSeat', seat: 2 })).rejects.toThrow('seat-taken');
    await expect(e.ask({ t: 'takeSeat', seat: 1 })).rejects.toThrow('seat-taken');
    await clients[1].ask({ t: 'leaveSeat' });
    await clients[1].until(() => clients[1].last?.you.seat === null);
    expect(clients[1].last?.game?.prompt).toBeNull();
    await e.ask({ t: 'takeSeat', seat: 1 });
    await e.until(() => e.last?.you.seat === 1);
    await clients[0].ask({ t: 'hostRemove', seat: 1 });
    await clients[0].until(() => clients[0].last?.seats[1].bot === 'rookie');
    await e.ask({ t: 'takeSeat', seat: 1 });
    const games = await call<{ games: MyGame[] }>(server.url, '/api/my-games', undefined, sessions[0].token);
    expect(games.games.find((g) => g.id === table)).toMatchObject({ seat: 0, status: 'playing' });
    for (const c of [...clients, e]) c.leave();
  });
});

describe('talk', () => {
  it('players speak to all, spectators among themselves, and one can mute somebody', async () => {
    const { clients, table, sessions } = await seated(server, 2, { bots: 1 });
    const [a, b] = clients;
    const [w, x] = await Promise.all(['Wim', 'Xia'].map(async (n) => Client.sit(server.url, await signIn(server.url, n), table)));
    const lines = (c: Client): string[] => c.heard.flatMap((m) => (m.t === 'chat' ? [m.line.text] : []));
    await a.ask({ t: 'chat', channel: 'table', text: '<b>hello</b> & welcome' });
    await w.ask({ t: 'chat', channel: 'watch', text: 'psst' });
    await x.until(() => lines(x).includes('psst'));
    expect(lines(x)).toEqual(['<b>hello</b> & welcome', 'psst']);
    expect(lines(b)).toEqual(['<b>hello</b> & welcome']);
    await expect(w.ask({ t: 'chat', channel: 'table', text: 'red has a zap' })).rejects.toThrow('not-seated');
    await expect(a.ask({ t: 'chat', channel: 'watch', text: 'hm' })).rejects.toThrow('wrong-state');
    await expect(a.ask({ t: 'chat', channel: 'table', text: 'x'.repeat(501) })).rejects.toThrow('bad-message');
    await expect(a.ask({ t: 'chat', channel: 'table', text: 'turn \u202e around' })).rejects.toThrow('bad-message');
    await b.ask({ t: 'mute', who: sessions[0].id, on: true });
    await a.ask({ t: 'chat', channel: 'table', text: 'again' });
    await x.until(() => lines(x).includes('again'));
    expect(lines(b)).toEqual(['<b>hello</b> & welcome']);
    await b.reconnect();
    for (const c of [a, b, w, x]) c.leave();
  });

  it('a bug report keeps log, view and comment', async () => {
    const { clients, table } = await seated(server, 1);
    const ack = await clients[0].ask({ t: 'bugReport', comment: 'My flare came back to the wrong hand.' });
    const report = (await server.context.storage.reports(10)).find((r) => r.id === ack.data?.report);
    expect(report).toMatchObject({ game: table, kind: 'person' });
    const data = JSON.parse(report?.data ?? '{}') as { comment: string; start: { seed: string }; seen: { view: object } };
    expect(data.comment).toContain('flare');
    expect(data.start.seed).toHaveLength(64);
    expect(Object.keys(data.seen.view).length).toBeGreaterThan(10);
    clients[0].leave();
  });
});

describe('coming back', () => {
  it('gets the updates that were missed, or the whole table', async () => {
    const { clients } = await seated(server, 2, { bots: 1 });
    const [a, b] = clients;
    await a.until(() => a.prompt !== null);
    await b.until(() => b.prompt !== null);
    b.cut();
    if (a.prompt) await a.answer(fallbackAnswer(a.prompt.decision));
    await b.reconnect();
    expect(b.resumed).toBe(1);
    expect(b.gaps).toBe(0);
    b.stream = 'another';
    await b.reconnect();
    expect(b.resumed).toBe(1);
    for (const c of clients) c.leave();
  });

  it('a table nobody looks at goes to sleep and wakes at the same question', async () => {
    const { clients, table } = await seated(server, 1);
    const [a] = clients;
    await a.until(() => a.prompt !== null);
    if (a.prompt) await a.answer(fallbackAnswer(a.prompt.decision));
    await a.until(() => a.prompt !== null);
    const { prompt } = a;
    const view = structuredClone(a.view);
    const before = await server.registry.get(table);
    a.leave();
    await expect.poll(() => before.disposed, { timeout: 10_000 }).toBe(true);
    await a.reconnect();
    expect(a.prompt).toEqual(prompt);
    expect(a.view).toEqual(view);
    a.leave();
  });
});
