import { readFileSync } from 'node:fs';
import { fallbackAnswer } from '@parley/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameLog, Identity, Session } from '../src/protocol/index.ts';
import { call, Client } from './support/client.ts';
import { testServer, type TestServer } from './support/server.ts';

/** Tables as a server of November 2026 (commit cf3a21b) had stored them: one in its lobby, one in the middle of a game, one whose game is over. */
interface Stored {
  readonly lobby: { readonly id: string; readonly lines: readonly string[] };
  readonly running: {
    readonly id: string;
    readonly lines: readonly string[];
    readonly entries: number;
    readonly checkpoint: { readonly seq: number; readonly data: string };
    readonly sessions: readonly Identity[];
    readonly asked: readonly { readonly seat: number; readonly tag: string; readonly options: readonly string[] | null }[];
  };
  readonly over: { readonly id: string; readonly lines: readonly string[]; readonly entries: number; readonly result: object };
}
const stored = JSON.parse(readFileSync(new URL('./fixtures/stored-tables.json', import.meta.url), 'utf8')) as Stored;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const { storage } = server.context;
  for (const { id, lines } of Object.values(stored)) expect(await storage.append(id, 1, lines)).toBe('stored');
  await storage.saveCheckpoint(stored.running.id, stored.running.checkpoint);
});
afterAll(() => server.end());

/** Somebody of that time, with the token that the same secret makes. */
const again = (who: Identity): Session => server.context.signer.rename(who, who.name);

it('a stored table in its lobby has its seats, its talk and its password', async () => {
  const { id, lines } = stored.lobby;
  const { host } = JSON.parse(lines[0]) as { host: Identity };
  const stranger = await call<Session>(server.url, '/api/session', { name: 'Eve' });
  await expect(Client.sit(server.url, stranger, id, 'guess')).rejects.toThrow('wrong-password');
  const eve = await Client.sit(server.url, stranger, id, 'sesame');
  expect(eve.last?.seats.map((x) => [x.kind, x.choice])).toEqual([
    ['human', { colour: 'red' }],
    ['human', { colour: 'green' }],
    ['bot', { colour: 'purple' }],
    ['open', { colour: 'blue' }],
  ]);
  expect(eve.last?.chat.map((line) => line.text)).toEqual(['Soon?']);
  const ada = await Client.sit(server.url, again(host), id);
  expect(ada.last?.seats[0].choice).toEqual({ colour: 'red', alien: 'zombie' });
  await ada.ask({ t: 'start' });
  await ada.until(() => ada.last?.game !== null);
  for (const c of [ada, eve]) c.leave();
});

it('a stored game stands at the same question, and goes on from there', async () => {
  const { id, entries, sessions, asked, lines } = stored.running;
  const table = await server.registry.get(id);
  await table.settled();
  // The rules agree with every answer of that time: nothing was taken back.
  expect(table.state.seq).toBe(lines.length);
  expect(table.status).toBe('playing');
  expect(table.engine?.entries.length).toBe(entries);
  expect(asked.length).toBeGreaterThan(0);
  for (const { seat, tag, options } of asked) {
    const d = table.engine?.question(seat);
    expect(d?.tag).toBe(tag);
    if (options !== null) expect(d && 'options' in d ? d.options : null).toEqual(options);
  }
  const client = await Client.sit(server.url, again(sessions[asked[0].seat]), id);
  if (!client.prompt) throw new Error('nobody is asked');
  await client.answer(fallbackAnswer(client.prompt.decision));
  await table.settled();
  expect(table.engine?.entries.length).toBeGreaterThan(entries);
  client.leave();
});

it('a stored game that is over can be replayed and exported', async () => {
  const { id, entries, result } = stored.over;
  const log = await call<GameLog>(server.url, `/api/games/${id}/log`);
  expect(log.entries).toHaveLength(entries);
  const step = await call<{ result: object; total: number }>(server.url, `/api/replay/${id}?seat=all`);
  expect(step).toMatchObject({ result, total: entries });
});
