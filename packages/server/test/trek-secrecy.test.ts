import type { Answer, Decision } from '@parley/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../src/protocol/index.ts';
import { Client, createTable, signIn } from './support/client.ts';
import { discreet, lively, OTHER, POOR, RICH, sending } from './support/hidden-decks.ts';
import { testServer, type TestServer } from './support/server.ts';
import { asked } from './support/tables.ts';
import { bareAnswer, firstDifference, told } from './support/twins.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ pokerFace: { min: 30, max: 60 }, fixedSeed: 'the same cards' });
});
afterAll(() => server.end());

const people = (): Promise<Session[]> => Promise.all(['Ada', 'Bob', 'Wim'].map((name) => signIn(server.url, name)));

/** Two people at a table with these decks, and a spectator. */
async function open(deck: object, sessions: readonly Session[], pokerFace: boolean): Promise<Client[]> {
  const [ada] = sessions;
  const table = await createTable(server.url, ada, {
    game: 'trek',
    name: 'Twin',
    seats: [{ kind: 'me', choice: { deck: { ...deck } } }, { kind: 'open' }],
    options: { first: 0, target: 60 },
    visibility: 'open',
    pokerFace,
  });
  const clients: Client[] = [];
  for (const session of sessions) clients.push(await Client.sit(server.url, session, table));
  await clients[1].ask({ t: 'takeSeat', seat: 1, choice: { deck: { ...OTHER } } });
  await clients[0].ask({ t: 'start' });
  return clients;
}

const isWindow = (d: Decision): boolean => d.shows?.kind === 'clause';

/** Plays on until the second seat has given so many answers, or the game is over. */
async function play(clients: readonly Client[], answers: number, choose: (d: Decision) => Answer = discreet): Promise<void> {
  const players = clients.slice(0, 2);
  for (let given = 0; given < answers && players[0].result === null;) {
    const client = await Promise.race([asked(players), players[0].until(() => players[0].result !== null).then(() => null)]);
    if (client === null) break;
    const { prompt } = client;
    if (!prompt) continue;
    const answer = client === players[0] ? choose(prompt.decision) : lively(prompt.decision, given);
    if (client === players[1]) given++;
    await client.answer(answer, prompt.question).catch(() => undefined);
    await client.until(() => client.prompt !== prompt || client.result !== null);
  }
}

/** How a table stands in a list: those are written a little later than it goes on. */
async function listed(path: string, { table, session }: Client): Promise<string> {
  let found = '';
  const look = async (): Promise<string> => {
    const response = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${session.token}` } });
    const lists = (await response.json()) as { readonly [name: string]: readonly { readonly id: string }[] };
    found = JSON.stringify(Object.values(lists).flatMap((list) => list.filter((x) => x.id === table)));
    return found;
  };
  await expect.poll(look).toMatch(/^\[\]$|"status":"playing"/);
  return found;
}

/** Everything that can be asked for over REST about a table, as this person is answered. */
async function routes(client: Client): Promise<string[]> {
  const id = client.table;
  const { token } = client.session;
  const paths = [
    `/api/tables/${id}`,
    `/api/tables/${id}/events`,
    `/api/tables/${id}/events?before=40`,
    `/api/games/${id}/log`,
    `/api/replay/${id}?seat=1`,
    `/api/replay/${id}?seat=all`,
    `/api/replay/${id}/story?seat=0`,
  ];
  const out: string[] = [];
  for (const headers of [{ authorization: `Bearer ${token}` }, {}])
    for (const path of paths) {
      const response = await fetch(`${server.url}${path}`, { headers });
      out.push(`${path} ${response.status} ${await response.text()}`);
    }
  for (const list of ['tables', 'my-games']) out.push(await listed(`/api/${list}`, client));
  return out.map((text) => bareAnswer(text, id));
}

describe('two games of decks that differ in what is hidden: hand, deck, seeds under missions, a card face down', () => {
  it('with a poker face: the others receive the same messages, one for one', async () => {
    const sessions = await people();
    const rich = await open(RICH, sessions, true);
    const poor = await open(POOR, sessions, true);
    await Promise.all([play(rich, 40), play(poor, 40)]);
    const windows = (c: Client): number => c.heard.filter((m) => m.t === 'update' && m.prompt && isWindow(m.prompt.decision)).length;
    // The one who holds the cards was asked in one game and not in the other.
    expect(windows(rich[0])).toBeGreaterThan(windows(poor[0]) + 3);
    for (const seat of [1, 2]) {
      const [a, b] = [rich, poor].map((clients) => told(clients[seat], ['table', 'update', 'meta']));
      const n = Math.min(a.length, b.length);
      expect(n).toBeGreaterThan(40);
      expect(firstDifference(a.slice(0, n), b.slice(0, n))).toBeNull();
    }
    expect(rich[1].events.filter((e) => e.type === 'played').length).toBeGreaterThan(2);
    for (const c of [...rich, ...poor]) c.leave();
  });

  it('without one: the others see the same board and the same story, and are answered the same over every route', async () => {
    const sessions = await people();
    const rich = await open(RICH, sessions, false);
    const poor = await open(POOR, sessions, false);
    await Promise.all([play(rich, 40), play(poor, 40)]);
    for (const seat of [1, 2]) {
      expect(rich[seat].events).toEqual(poor[seat].events);
      expect(rich[seat].view).toEqual(poor[seat].view);
      expect(firstDifference(await routes(rich[seat]), await routes(poor[seat]))).toBeNull();
    }
    // Whoever brought it sees the difference, or this would show nothing.
    expect(rich[0].view).not.toEqual(poor[0].view);
    expect(firstDifference(await routes(rich[0]), await routes(poor[0]))).not.toBeNull();
    for (const c of [...rich, ...poor]) c.leave();
  });

  it('who of those aboard goes where is told to nobody else', async () => {
    const sessions = await people();
    const [first, last] = [await open(RICH, sessions, false), await open(RICH, sessions, false)];
    await Promise.all([play(first, 40, sending('first')), play(last, 40, sending('last'))]);
    const gone = (c: Client): unknown[] => c.events.filter((e) => e.type === 'beamed' && e.data.by === 0).map((e) => e.data.pieces);
    expect(gone(first[0]).length).toBeGreaterThan(0);
    expect(gone(first[0])).not.toEqual(gone(last[0]));
    for (const seat of [1, 2]) {
      const [a, b] = [first, last].map((clients) => told(clients[seat], ['table', 'update', 'meta']));
      const n = Math.min(a.length, b.length);
      expect(n).toBeGreaterThan(40);
      expect(firstDifference(a.slice(0, n), b.slice(0, n))).toBeNull();
    }
    for (const c of [...first, ...last]) c.leave();
  });
});
