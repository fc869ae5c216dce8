import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fallbackAnswer, randomFrom, sampleAnswer } from '@parley/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { startChild, type ChildServer } from './support/child.ts';
import type { Client } from './support/client.ts';
import { seated, settled } from './support/tables.ts';

let dataDir: string;
let child: ChildServer;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'parley-kill-'));
  child = await startChild(dataDir);
});
afterEach(async () => {
  await child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it('a server killed at a prompt comes back at the same prompt, for everybody', async () => {
  const { clients } = await seated(child, 3);
  const random = randomFrom('kill');
  for (let i = 0; i < 12; i++) {
    const one = clients.find((c) => c.prompt !== null);
    if (one?.prompt) await one.answer(sampleAnswer(one.prompt.decision, random));
  }
  await settled(clients);
  const before = clients.map(({ prompt, view, events }) => ({ prompt, view: structuredClone(view), last: events.at(-1) }));
  await child.kill('SIGKILL');
  child = await startChild(dataDir);
  for (const [i, client] of clients.entries()) {
    await client.reconnect(child.url);
    expect(client.prompt).toEqual(before[i].prompt);
    expect(client.view).toEqual(before[i].view);
    expect(client.events.at(-1)).toEqual(before[i].last);
  }
  const one = clients.find((c) => c.prompt !== null);
  if (one?.prompt) await one.answer(fallbackAnswer(one.prompt.decision));
  for (const c of clients) c.leave();
});

it('no acknowledged answer is lost when the server is killed while people play', async () => {
  const tables = await Promise.all([seated(child, 3), seated(child, 3), seated(child, 2), seated(child, 1)]);
  const clients = tables.flatMap((t) => t.clients);
  let acknowledged = 0;
  for (const client of clients) client.acks.clear();
  for (let round = 0; round < 4; round++) {
    const stop = { now: false };
    const playing = Promise.allSettled(clients.map((c, i) => answerUntil(c, `${round} ${i}`, stop)));
    await expect.poll(() => clients.reduce((n, c) => n + c.acks.size, 0), { timeout: 20_000, interval: 5 }).toBeGreaterThan(40);
    await child.kill('SIGKILL');
    stop.now = true;
    await playing;
    const storage = openSqlite(join(dataDir, 'parley.sqlite'));
    for (const client of clients) {
      for (const id of client.acks) expect(await storage.hasKey(client.table, `${client.session.id}:answer:${id}`)).toBe(true);
      acknowledged += client.acks.size;
      client.acks.clear();
    }
    await storage.close();
    child = await startChild(dataDir);
    for (const client of clients) await client.reconnect(child.url);
  }
  console.info(`4 kills, ${acknowledged} acknowledged answers, all stored`);
  for (const c of clients) c.leave();
});

async function answerUntil(client: Client, seed: string, stop: { now: boolean }): Promise<void> {
  const random = randomFrom(seed);
  while (!stop.now && client.result === null && client.closed === null) {
    await client.until(() => client.prompt !== null || client.closed !== null || client.result !== null, 2_000);
    const { prompt } = client;
    if (!prompt) return;
    const id = `${seed.replace(' ', '.')}.${client.newId()}`;
    client.say({ t: 'answer', table: client.table, id, question: prompt.question, answer: sampleAnswer(prompt.decision, random) as never });
    await client.until(() => client.acks.has(id) || client.errors.some((e) => e.id === id) || client.closed !== null, 2_000);
  }
}

it('an answer that is sent again after the kill is carried out once', async () => {
  const { clients, table } = await seated(child, 1);
  const [client] = clients;
  await client.until(() => client.prompt !== null);
  const { prompt } = client;
  if (!prompt) throw new Error('nobody is asked');
  const message = { t: 'answer', table, id: 'once', question: prompt.question, answer: fallbackAnswer(prompt.decision) } as const;
  client.say(message);
  await client.until(() => client.acks.has('once'));
  await child.kill('SIGKILL');
  child = await startChild(dataDir);
  await client.reconnect(child.url);
  client.acks.clear();
  client.say(message);
  await client.until(() => client.acks.has('once'));
  expect(client.errors).toEqual([]);
  client.leave();
});

it('SIGTERM says good-bye and keeps everything', async () => {
  const { clients } = await seated(child, 1);
  const [client] = clients;
  await client.until(() => client.prompt !== null);
  const { prompt } = client;
  await child.kill('SIGTERM');
  await client.until(() => client.closed !== null);
  expect(client.closed).toBe(4000);
  expect(client.heard.at(-1)).toEqual({ t: 'bye', reason: 'restart' });
  child = await startChild(dataDir);
  await client.reconnect(child.url);
  expect(client.prompt).toEqual(prompt);
  client.leave();
});
