import { eventsOf, fallbackAnswer, viewAfter } from '@parley/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Created, GameLog, ReplayStep, ReplayStory, Session } from '../src/protocol/index.ts';
import { call, Client, createTable, signIn } from './support/client.ts';
import { testServer, type TestServer } from './support/server.ts';
import { asked, seated } from './support/tables.ts';

let server: TestServer;
let ada: Session;
let over: string;
beforeAll(async () => {
  server = await testServer();
  ada = await signIn(server.url, 'Ada');
  // A short game: bots play for everybody to the end.
  over = await createTable(server.url, ada, {
    seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }],
    options: { planets: 4 },
    start: true,
  });
  const client = await Client.sit(server.url, ada, over);
  await client.ask({ t: 'standUp' });
  await client.until(() => client.result !== null, 50_000);
  expect(client.last?.meta.status).toBe('over');
  client.leave();
});
afterAll(() => server.end());

describe('a finished game', () => {
  it('can be stepped through, from any seat or with all hands open', async () => {
    const story = await call<ReplayStory>(server.url, `/api/replay/${over}/story?seat=0`);
    expect(story.steps).toHaveLength(story.total + 1);
    const numbers = story.steps.flatMap((s) => s.events.map((e) => e.n));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    // Early enough that nobody's hand can be empty.
    const early = Math.min(5, story.total);
    const seen = await call<ReplayStep>(server.url, `/api/replay/${over}?at=${early}&seat=0`);
    const none = await call<ReplayStep>(server.url, `/api/replay/${over}?at=${early}&seat=none`);
    const all = await call<ReplayStep>(server.url, `/api/replay/${over}?at=${early}&seat=all`);
    expect(eventsOf(seen.frames)).toEqual(story.steps[early].events);
    // Hands: a number of cards for others, their faces for the seat, all faces with open hands.
    const cards = (step: ReplayStep): number => JSON.stringify(viewAfter(step.before, step.frames)).split('#').length;
    expect(cards(none)).toBeLessThan(cards(seen));
    expect(cards(seen)).toBeLessThan(cards(all));
    const end = await call<ReplayStep>(server.url, `/api/replay/${over}`);
    expect(end.at).toBe(end.total);
    expect(end.result?.winners.length).toBeGreaterThan(0);
    expect(story.steps.some((s) => s.events.some((e) => e.why.length > 0))).toBe(true);
    await expect(call(server.url, `/api/replay/${over}?at=99999`)).rejects.toThrow('404');
    await expect(call(server.url, `/api/replay/${over}?seat=9`)).rejects.toThrow('no-such-seat');
    await expect(call(server.url, `/api/replay/${over}?at=x`)).rejects.toThrow('bad-message');
  });

  it('can be taken elsewhere and comes back the same', async () => {
    const log = await call<GameLog>(server.url, `/api/games/${over}/log`);
    expect(log).toMatchObject({ parley: 1, game: 'cosmic', names: ['Ada', 'Rookie 2', 'Rookie 3', 'Rookie 4'] });
    const { game } = await call<{ game: string }>(server.url, '/api/games/import', log, ada.token);
    expect(game).not.toBe(over);
    const [a, b] = await Promise.all([over, game].map((id) => call<ReplayStep>(server.url, `/api/replay/${id}?seat=1`)));
    expect(b.before).toEqual(a.before);
    expect(b.frames).toEqual(a.frames);
    expect(b.result).toEqual(a.result);
    expect(b.seats.map((s) => s.name)).toEqual(a.seats.map((s) => s.name));
  });

  it('is not taken in when it does not replay', async () => {
    const log = await call<GameLog>(server.url, `/api/games/${over}/log`);
    const send = (x: object): Promise<unknown> => call(server.url, '/api/games/import', { ...log, ...x }, ada.token);
    await expect(send({ seed: 'another' })).rejects.toThrow('does not replay');
    await expect(send({ options: { planets: 7 } })).rejects.toThrow('bad-options');
    await expect(send({ entries: [{ seat: 0 }] })).rejects.toThrow('bad-message');
    await expect(send({ entries: [{ seat: 0, a: 'x', q: 1, h: 1 }] })).rejects.toThrow('does not replay');
    await expect(call(server.url, '/api/games/import', log)).rejects.toThrow('401');
  });

  it('can be gone on with from any moment, against bots', async () => {
    const { total } = await call<ReplayStep>(server.url, `/api/replay/${over}?at=0`);
    const at = Math.floor(total / 3);
    const eve = await signIn(server.url, 'Eve');
    const { table } = await call<Created>(server.url, `/api/replay/${over}/continue`, { at, seat: 1 }, eve.token);
    const client = await Client.sit(server.url, eve, table);
    expect(client.last?.you.seat).toBe(1);
    expect(client.last?.seats.map((s) => s.kind)).toEqual(['bot', 'human', 'bot', 'bot']);
    const live = await server.registry.get(table);
    expect(live.engine?.entries.length).toBeGreaterThanOrEqual(at);
    await client.until(() => client.prompt !== null || client.result !== null);
    client.leave();
    await expect(call(server.url, `/api/replay/${over}/continue`, { at: 99_999, seat: 1 }, eve.token)).rejects.toThrow('404');
  });

  it('can be played again by the same people', async () => {
    const client = await Client.sit(server.url, ada, over);
    const ack = await client.ask({ t: 'rematch' });
    const next = ack.data?.table ?? '';
    await client.until(() => client.last?.meta.rematch === next);
    expect((await client.ask({ t: 'rematch' })).data?.table).toBe(next);
    const again = await Client.sit(server.url, ada, next);
    expect(again.last?.you.seat).toBe(0);
    expect(again.last?.meta.status).toBe('playing');
    client.leave();
    again.leave();
  });
});

describe('a game that goes on', () => {
  it('keeps its log closed, to everybody', async () => {
    const { clients, table, sessions } = await seated(server, 1);
    for (const path of [`/api/games/${table}/log`, `/api/replay/${table}`, `/api/replay/${table}/story`])
      await expect(call(server.url, path, undefined, sessions[0].token)).rejects.toThrow('403 hidden');
    await expect(call(server.url, `/api/replay/${table}/continue`, { at: 0, seat: 0 }, sessions[0].token)).rejects.toThrow('hidden');
    clients[0].leave();
  });

  it('tells a seat its own past, and a spectator only what all could see', async () => {
    const { clients, table, sessions } = await seated(server, 1);
    for (let i = 0; i < 4; i++) {
      const one = await asked(clients);
      if (one.prompt) await one.answer(fallbackAnswer(one.prompt.decision)).catch(() => undefined);
    }
    const mine = await call<{ events: { n: number }[] }>(server.url, `/api/tables/${table}/events`, undefined, sessions[0].token);
    expect(mine.events[0].n).toBe(1);
    const few = await call<{ events: { n: number }[] }>(server.url, `/api/tables/${table}/events?before=3`, undefined, sessions[0].token);
    expect(few.events.map((e) => e.n)).toEqual([1, 2]);
    const eve = await signIn(server.url, 'Eve');
    const theirs = await call<{ events: object[] }>(server.url, `/api/tables/${table}/events`, undefined, eve.token);
    expect(JSON.stringify(theirs)).not.toContain('#');
    clients[0].leave();
  });
});
