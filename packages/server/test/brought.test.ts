import { randomFrom, someGame } from '@parley/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS, type Created, type GameLog, type Quick, type ReplayStep, type Session } from '../src/protocol/index.ts';
import { catalogueOf } from '../src/game/catalogue.ts';
import { call, Client, createTable, signIn } from './support/client.ts';
import { errands } from './support/errands.ts';
import { playOn } from './support/players.ts';
import { testServer, type TestServer } from './support/server.ts';

// What a seat brings in secret: a long list, of which the game's own view tells the first word and nothing else.

const GAMES_HERE = [someGame(errands)];
let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { games: GAMES_HERE });
});
afterAll(() => server.end());

/** A list of so many bytes as JSON in a choice, full of one person's word. */
function listOf(who: string, bytes: number = LIMITS.choice): string[] {
  const words = [`first-of-${who}`];
  const size = (): number => JSON.stringify({ errands: words }).length;
  while (size() + 40 < bytes) words.push(`secret-of-${who}`);
  words.push('x'.repeat(bytes - size() - 3));
  return words;
}
const SMALL = 400;
const tells = (texts: readonly string[], who: string): boolean => texts.some((text) => text.includes(`secret-of-${who}`));

interface Person {
  readonly name: string;
  readonly session: Session;
  /** Everything this person was ever sent. */
  readonly told: string[];
}
const NAMES = ['ada', 'bob', 'cy', 'wim'] as const;
let people: { readonly [name in (typeof NAMES)[number]]: Person };
let clients: Client[] = [];
beforeEach(async () => {
  const person = async (name: string): Promise<Person> => ({ name, session: await signIn(server.url, name), told: [] });
  const [ada, bob, cy, wim] = await Promise.all(NAMES.map(person));
  people = { ada, bob, cy, wim };
  clients = [];
});

/** Somebody looks at a table; what they are sent is remembered. */
async function sit({ session, told }: Person, table: string): Promise<Client> {
  const client = await Client.sit(server.url, session, table);
  told.push(...client.texts);
  client.onMessage = () => told.push(client.texts[client.texts.length - 1]);
  clients.push(client);
  return client;
}
/** A call by somebody; what it is answered with is remembered. */
async function rest<T>({ session, told }: Person, path: string, body?: unknown): Promise<T> {
  const answer = await call<T>(server.url, path, body, session.token);
  told.push(JSON.stringify(answer));
  return answer;
}
function expectSecrets(): void {
  for (const who of Object.values(people))
    for (const whose of NAMES) if (who.name !== whose) expect([who.name, whose, tells(who.told, whose)]).toEqual([who.name, whose, false]);
}
const leaveAll = (): void => {
  for (const c of clients) c.leave();
};

/** A table of three with everybody's list, in its lobby; Wim looks on. */
async function lobby(bytes = SMALL): Promise<{ table: string; ada: Client; bob: Client; cy: Client; wim: Client }> {
  const { ada, bob, cy, wim } = people;
  const seats = [{ kind: 'me', choice: { sign: 'A', errands: listOf('ada', bytes - 11) } }, { kind: 'open' }, { kind: 'open' }] as const;
  const { table } = await rest<Created>(ada, '/api/tables', { game: 'errands', seats, visibility: 'open' });
  const [a, b, w] = [await sit(ada, table), await sit(bob, table), await sit(wim, table)];
  await b.ask({ t: 'takeSeat', seat: 1, choice: { errands: listOf('bob', bytes) } });
  await rest(cy, `/api/tables/${table}/join`, { seat: 2, choice: { errands: listOf('cy', bytes) } });
  return { table, ada: a, bob: b, cy: await sit(cy, table), wim: w };
}
const playAll = (players: readonly Client[]): Promise<unknown> => Promise.all(players.map((c, i) => playOn(c, randomFrom(`p${i}`))));

describe('what a seat brings', () => {
  it('may be 32 KB large, by every way it comes and back', async () => {
    const at = await lobby(LIMITS.choice);
    await at.ada.ask({ t: 'start' });
    for (const c of [at.ada, at.bob, at.cy]) await c.until(() => c.last?.game !== null);
    // It is stored: the table comes back from its journal with it.
    server.registry.hibernate(await server.registry.get(at.table));
    for (const c of [at.ada, at.bob, at.cy]) await c.reconnect();
    expect(at.ada.last?.seats[0].choice).toEqual({ sign: 'A', errands: listOf('ada', LIMITS.choice - 11) });
    expect(at.bob.last?.seats[1].choice.errands).toEqual(listOf('bob'));
    expect(at.cy.last?.seats[2].choice.errands).toEqual(listOf('cy'));
    expect(Buffer.byteLength(JSON.stringify({ errands: listOf('bob') }))).toBe(LIMITS.choice);
    expect(at.bob.view['errands:1']).toEqual(['first-of-bob']);
    await playAll([at.ada, at.bob, at.cy]);
    expectSecrets();
    leaveAll();
  });

  it('is refused with a sentence when it is larger, by every way', async () => {
    const { ada, bob } = people;
    const large = { errands: listOf('ada', LIMITS.choice + 1) };
    const seats = [{ kind: 'me', choice: large }, { kind: 'open' }];
    const sentence = 'takes more than 32 KB';
    await expect(rest(ada, '/api/tables', { game: 'errands', seats })).rejects.toThrow(`400 bad-message: seats.0.choice: ${sentence}`);
    const table = await createTable(server.url, ada.session, { game: 'errands', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await expect(rest(bob, `/api/tables/${table}/join`, { choice: large })).rejects.toThrow(`400 bad-message: choice: ${sentence}`);
    const client = await sit(bob, table);
    await expect(client.ask({ t: 'takeSeat', seat: 1, choice: large })).rejects.toThrow(`bad-message: choice: ${sentence}`);
    const deep: unknown = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    await expect(client.ask({ t: 'takeSeat', seat: 1, choice: { errands: deep } })).rejects.toThrow('is nested too deeply');
    // Nothing else may be so large.
    await expect(client.ask({ t: 'chat', channel: 'watch', text: 'x'.repeat(400) })).resolves.toMatchObject({ t: 'ack' });
    const long = `hello${' '.repeat(LIMITS.message)}`;
    await expect(client.ask({ t: 'chat', channel: 'watch', text: long })).rejects.toThrow('too-large: A message has 16 KB at most');
    expect(client.closed).toBeNull();
    leaveAll();
  });

  it('does not make lists of tables larger than they need be', async () => {
    const { ada } = people;
    const seats = [
      { kind: 'me' as const, choice: { sign: 's'.repeat(20_000) } },
      { kind: 'open' as const, choice: { sign: 'B' } },
    ];
    const table = await createTable(server.url, ada.session, { game: 'errands', seats, visibility: 'open' });
    const { tables } = await rest<{ tables: readonly { id: string; seats: readonly { choice: object }[] }[] }>(ada, '/api/tables');
    expect(tables.find((t) => t.id === table)?.seats.map((s) => s.choice)).toEqual([{}, { sign: 'B' }]);
    const { seats: whole } = await rest<{ seats: readonly { choice: { sign?: string } }[] }>(ada, `/api/tables/${table}`);
    expect(whole[0].choice.sign).toHaveLength(20_000);
  });
});

describe('what is secret of it', () => {
  it('is told to nobody else: lobby, game, replay, log, import, continuation, rematch', async () => {
    const { ada, bob, cy, wim } = people;
    const at = await lobby();
    const players = [at.ada, at.bob, at.cy];
    const everybody = [ada, bob, cy, wim];
    const lookAround = async (table: string): Promise<void> => {
      for (const who of everybody) {
        await rest(who, '/api/tables');
        await rest(who, '/api/my-games');
        await rest(who, `/api/tables/${table}`);
        await rest(who, `/api/tables/${table}/events`);
      }
      for (const c of clients) c.say({ t: 'lobby', on: true });
      wim.told.push(await (await fetch(`${server.url}/api/tables/${table}`)).text());
    };
    await lookAround(at.table);
    expectSecrets();
    await at.ada.ask({ t: 'start' });
    for (const c of [...players, at.wim]) await c.until(() => c.last?.game !== null);
    await lookAround(at.table);
    await at.ada.ask({ t: 'propose', what: 'pause' });
    await at.ada.ask({ t: 'bugReport', comment: 'nothing' });
    await playAll(players);
    await at.wim.until(() => at.wim.result !== null);
    await lookAround(at.table);
    expectSecrets();

    // When the game is over every hand is open, as far as the game has hands.
    for (const who of everybody) {
      for (const seat of ['0', '1', '2', 'all', 'none']) {
        const step = await rest<ReplayStep>(who, `/api/replay/${at.table}?seat=${seat}&at=0`);
        expect(step.before['errands:1'] ?? null).toEqual(['1', 'all'].includes(seat) ? ['first-of-bob'] : listOf('bob', SMALL).length);
        await rest(who, `/api/replay/${at.table}?seat=${seat}`);
        await rest(who, `/api/replay/${at.table}/story?seat=${seat}`);
      }
    }
    wim.told.push(await (await fetch(`${server.url}/api/replay/${at.table}?seat=0`)).text());
    expectSecrets();

    // A log has one's own, and can be looked at here all the same.
    for (const who of everybody) {
      const log = await rest<GameLog>(who, `/api/games/${at.table}/log`);
      expect([who.name, tells([JSON.stringify(log)], who.name)]).toEqual([who.name, who !== wim]);
      expect(log.seed).toBe('sealed');
      const { game } = await rest<{ game: string }>(who, '/api/games/import', log);
      for (const seat of ['0', '1', '2', 'all']) await rest(who, `/api/replay/${game}?seat=${seat}`);
      const again = await rest<GameLog>(who, `/api/games/${game}/log`);
      expect(again.entries).toEqual(log.entries);
      await sit(who, game);
      const { game: nameless } = await rest<{ game: string }>(who, '/api/games/import', { ...log, names: [] });
      for (const from of [game, nameless]) {
        const { table } = await rest<Created>(who, `/api/replay/${from}/continue`, { at: 1, seat: 0 });
        expect((await sit(who, table)).last?.you.seat).toBe(0);
      }
    }
    wim.told.push(await (await fetch(`${server.url}/api/games/${at.table}/log`)).text());
    expectSecrets();

    // Who goes on from there on another's seat plays with what that one has brought, and is told what the game tells.
    for (const [seat, who] of [cy, ada, bob].entries()) {
      const { table } = await rest<Created>(who, `/api/replay/${at.table}/continue`, { at: 2, seat });
      const client = await sit(who, table);
      expect(client.view[`errands:${seat}`]).toEqual([`first-of-${NAMES[seat]}`]);
      await playOn(client, randomFrom('on'));
      await rest(who, `/api/games/${table}/log`);
      const { data } = await client.ask({ t: 'rematch' });
      const rematch = await sit(who, data?.table ?? '');
      expect(rematch.view[`errands:${seat}`]).toEqual([`first-of-${NAMES[seat]}`]);
    }
    const own = await rest<Created>(bob, `/api/replay/${at.table}/continue`, { at: 2, seat: 1 });
    expect((await sit(bob, own.table)).last?.seats[1].choice.errands).toEqual(listOf('bob', SMALL));
    expectSecrets();

    // The same people again, with what they have brought.
    const { data } = await at.bob.ask({ t: 'rematch' });
    for (const [seat, who] of [ada, bob, cy].entries()) {
      const client = await sit(who, data?.table ?? '');
      expect(client.last?.seats.map((x) => x.choice.errands !== undefined)).toEqual([0, 1, 2].map((x) => x === seat));
    }
    await sit(wim, data?.table ?? '');
    expectSecrets();
    // They were told their own, so that all of this has looked for what is there.
    for (const who of [ada, bob, cy]) expect(tells(who.told, who.name)).toBe(true);
    leaveAll();
  });

  it('leaves the lobby with whoever has brought it', async () => {
    const { cy, wim, bob } = people;
    const at = await lobby();
    const choiceOf = async (person: Person, seat: number): Promise<unknown> => {
      const { seats } = await rest<{ seats: readonly { choice: { errands?: readonly string[] } }[] }>(person, `/api/tables/${at.table}`);
      return seats[seat].choice.errands;
    };
    // Bob goes; Wim sits there and has what everybody begins with.
    await at.bob.ask({ t: 'leaveSeat' });
    await at.wim.ask({ t: 'takeSeat', seat: 1 });
    expect(await choiceOf(wim, 1)).toEqual(['nothing']);
    // Cy is removed by the host, and comes back empty-handed.
    await at.ada.ask({ t: 'hostRemove', seat: 2 });
    await at.bob.ask({ t: 'takeSeat', seat: 2 });
    expect(await choiceOf(bob, 2)).toEqual(['nothing']);
    await at.bob.ask({ t: 'standUp' });
    // Wim chooses, and takes it along to another seat.
    await at.wim.ask({ t: 'takeSeat', seat: 1, choice: { sign: 'W', errands: listOf('wim', SMALL) } });
    await at.wim.ask({ t: 'takeSeat', seat: 2, choice: { sign: 'W' } });
    expect(await choiceOf(wim, 2)).toEqual(listOf('wim', SMALL));
    expect(at.wim.last?.seats.map((x) => x.choice.sign)).toEqual(['A', null, 'W']);
    await at.bob.ask({ t: 'takeSeat', seat: 1 });
    expect(await choiceOf(bob, 1)).toEqual(['nothing']);
    await at.bob.ask({ t: 'takeSeat', seat: 1, choice: { sign: 'B', errands: listOf('bob', SMALL) } });
    await at.bob.ask({ t: 'leaveSeat' });
    await at.cy.ask({ t: 'takeSeat', seat: 1 });
    expect(await choiceOf(cy, 1)).toEqual(['nothing']);
    // What everybody may know stays with the seat.
    expect(at.cy.last?.seats[1].choice.sign).toBe('B');
    // So it is when the table comes back from its journal.
    server.registry.hibernate(await server.registry.get(at.table));
    expect(await choiceOf(cy, 1)).toEqual(['nothing']);
    expect(await choiceOf(cy, 2)).toBeUndefined();
    expect(await choiceOf(wim, 2)).toEqual(listOf('wim', SMALL));
    expectSecrets();
    leaveAll();
  });

  it('is not told to whoever takes over a seat in the middle of a game', async () => {
    const { wim, bob } = people;
    const at = await lobby();
    await at.ada.ask({ t: 'start' });
    await at.bob.until(() => at.bob.last?.game !== null);
    await at.bob.ask({ t: 'leaveSeat' });
    await at.wim.ask({ t: 'takeSeat', seat: 1 });
    await at.wim.until(() => at.wim.last?.you.seat === 1);
    expect(at.wim.view['errands:1']).toEqual(['first-of-bob']);
    expect(at.wim.last?.seats[1].choice).toEqual({ sign: null });
    await rest(wim, `/api/tables/${at.table}`);
    server.registry.hibernate(await server.registry.get(at.table));
    await at.wim.reconnect();
    await at.wim.ask({ t: 'leaveSeat' });
    await at.bob.reconnect();
    await at.bob.ask({ t: 'takeSeat', seat: 1 });
    await at.bob.until(() => at.bob.last?.you.seat === 1);
    expect(at.bob.last?.seats[1].choice.errands).toEqual(listOf('bob', SMALL));
    expect(tells(bob.told, 'bob')).toBe(true);
    expectSecrets();
    leaveAll();
  });

  it('is not told by what is wrong with it', async () => {
    const { ada, bob } = people;
    const at = await lobby();
    await at.cy.ask({ t: 'leaveSeat' });
    await at.bob.ask({ t: 'takeSeat', seat: 1, choice: { errands: ['forbidden secret-of-bob'] } });
    const start = (): Promise<unknown> => at.ada.ask({ t: 'start' });
    await expect(start()).rejects.toThrow(
      'bad-options: What seat 2 has brought cannot be played at this table. It has to be chosen anew there.',
    );
    // What is wrong with one's own is said, and so is what has nothing to do with secrets.
    await at.ada.ask({ t: 'takeSeat', seat: 0, choice: { errands: ['forbidden secret-of-ada'] } });
    await expect(start()).rejects.toThrow('bad-options: Nobody may fetch "forbidden secret-of-ada".');
    await at.bob.ask({ t: 'takeSeat', seat: 1, choice: { errands: ['milk'] } });
    await expect(start()).rejects.toThrow('bad-options: Nobody may fetch "forbidden secret-of-ada".');
    const seats = [{ kind: 'me', choice: { errands: ['forbidden'] } }, { kind: 'bot' }];
    await expect(rest(bob, '/api/tables', { game: 'errands', seats })).rejects.toThrow('Nobody may fetch "forbidden".');
    await expect(
      rest(bob, '/api/tables', { game: 'errands', seats: [{ kind: 'me' }, { kind: 'bot' }], options: { lazy: true } }),
    ).rejects.toThrow('Nobody is lazy.');
    expect(tells(ada.told, 'ada')).toBe(true);
    expectSecrets();
    leaveAll();
  });

  it('can be opened in a log by the server alone that has written it', async () => {
    const { ada } = people;
    const { table } = await rest<Quick>(ada, '/api/quick', { game: 'errands', players: 2 });
    await playOn(await sit(ada, table), randomFrom('quick'));
    const log = await rest<GameLog>(ada, `/api/games/${table}/log`);
    const sealed = log.sealed ?? '';
    const sentence = 'Parts of this log are sealed, and only the server that has written it can open them.';
    for (const wrong of [`${sealed.slice(0, 40)}AAAA${sealed.slice(44)}`, sealed.slice(0, 30), 'x'])
      await expect(rest(ada, '/api/games/import', { ...log, sealed: wrong })).rejects.toThrow(sentence);
    const other = await testServer({ secret: 'another secret of the tests, long enough to be one' }, { games: GAMES_HERE });
    const there = await signIn(other.url, 'Ada');
    await expect(call(other.url, '/api/games/import', log, there.token)).rejects.toThrow(sentence);
    await other.end();
    leaveAll();
  });

  it('is not played where a game does not say what its options tell of it', () => {
    const { publicOptions: _none, ...rules } = errands.rules;
    expect(() => catalogueOf([someGame({ ...errands, rules })])).toThrow('errands has secrets');
    expect(() => catalogueOf(GAMES_HERE)).not.toThrow();
  });
});
