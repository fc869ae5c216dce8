import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../src/context/config.ts';
import { signer } from '../src/context/identity.ts';
import type { Codex } from '@parley/kernel';
import type { GameInfo, Session } from '../src/protocol/index.ts';
import { call, signIn } from './support/client.ts';
import { testServer, type TestServer } from './support/server.ts';

let server: TestServer;
let webDir: string;
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'parley-web-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Parley</title>');
  writeFileSync(join(webDir, 'assets', 'main-1234.js'), 'export {};');
  server = await testServer({ webDir, origins: ['https://play.example'] });
});
afterAll(async () => {
  await server.end();
  rmSync(webDir, { recursive: true, force: true });
});

it('an identity is a token; the name can change, the identity stays', async () => {
  const one = await signIn(server.url, '  Ada  ');
  expect(one.name).toBe('Ada');
  const two = await call<Session>(server.url, '/api/session', { name: 'Ada L.' }, one.token);
  expect(two.id).toBe(one.id);
  await expect(call(server.url, '/api/session', { name: 'Eve' }, `${one.token.slice(0, -2)}xx`)).rejects.toThrow('401 bad-token');
  await expect(signIn(server.url, '')).rejects.toThrow('400 bad-message');
  await expect(signIn(server.url, 'x'.repeat(25))).rejects.toThrow('400');
  await expect(call(server.url, '/api/my-games')).rejects.toThrow('401 not-signed-in');
  const other = signer('another secret, as long as it has to be');
  expect(other.read(one.token)).toBeNull();
});

it('every answer has the headers that keep a page safe', async () => {
  for (const path of ['/', '/api/tables', '/nothing/here', '/api/nothing']) {
    const { headers } = await fetch(`${server.url}${path}`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});

it('the page and its parts are served; unknown addresses are pages, unknown calls are errors', async () => {
  const page = await fetch(`${server.url}/table/ABCDEF`);
  expect(await page.text()).toContain('<title>Parley</title>');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const script = await fetch(`${server.url}/assets/main-1234.js`);
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${server.url}/api/nothing`)).status).toBe(404);
  expect((await fetch(`${server.url}/../../package.json`)).headers.get('content-type')).toContain('text/html');
});

it('pages of others may not use the server', async () => {
  const origin = (o: string): Promise<Response> => fetch(`${server.url}/api/tables`, { headers: { origin: o } });
  expect((await origin('https://evil.example')).status).toBe(401);
  expect((await origin('https://play.example')).status).toBe(200);
  expect((await origin(server.url)).status).toBe(200);
  const dial = (o: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { origin: o });
      socket.on('open', () => resolve('open'));
      socket.on('error', () => resolve('refused'));
      socket.on('open', () => socket.close());
    });
  expect(await dial('https://evil.example')).toBe('refused');
  expect(await dial('https://play.example')).toBe('open');
});

it('errors are typed and say nothing about the inside', async () => {
  const post = (body: string, type = 'application/json'): Promise<Response> =>
    fetch(`${server.url}/api/session`, { method: 'POST', body, headers: { 'content-type': type } });
  for (const [response, status, code] of [
    [await post('{'), 400, 'bad-message'],
    [await post('<xml/>', 'text/xml'), 400, 'bad-message'],
    [await post(JSON.stringify({ name: 'x'.repeat(40_000) })), 413, 'too-large'],
    [await post('{"name":"a","__proto__":{"x":1}}'), 400, 'bad-message'],
    [await fetch(`${server.url}/api/tables/ZZZZZZ`), 404, 'no-such-table'],
    [await fetch(`${server.url}/api/tables/x'--`), 404, 'no-such-table'],
  ] as const) {
    const body = (await response.json()) as { error: { code: string; message: string } };
    expect([response.status, body.error.code]).toEqual([status, code]);
    expect(body.error.message).not.toMatch(/\.ts\b|node_modules|\n\s*at /);
  }
});

it('tells how it is', async () => {
  expect(await call(server.url, '/healthz')).toEqual({ ok: true });
  const text = await (await fetch(`${server.url}/metrics`)).text();
  for (const name of [
    'parley_answers_total',
    'parley_connections',
    'parley_tables_awake',
    'parley_answer_seconds_bucket{le="0.05"}',
    'parley_memory_bytes',
  ])
    expect(text).toContain(name);
  const guarded = await testServer({ metricsToken: 'only-for-us' });
  expect((await fetch(`${guarded.url}/metrics`)).status).toBe(401);
  expect((await fetch(`${guarded.url}/metrics`, { headers: { authorization: 'Bearer only-for-us' } })).status).toBe(200);
  await guarded.end();
});

it('has the lexicon and the codex', async () => {
  const lexicon = await call<{ aliens: object; cards: object }>(server.url, '/api/lexicon/cosmic');
  expect(Object.keys(lexicon.aliens).length).toBeGreaterThan(10);
  const codex = await call<Codex>(server.url, '/api/codex/cosmic');
  const [aliens, cards, rules] = codex.sections;
  expect(codex.sections.map((s) => s.kind)).toEqual(['alien', 'card', 'rule']);
  expect(aliens.entries.length).toBe(Object.keys(lexicon.aliens).length);
  expect(cards.entries.find((c) => c.id === 'negotiate')?.data).toMatchObject({ copies: 15 });
  expect(rules.entries.length).toBeGreaterThan(50);
  expect(aliens.entries.find((a) => a.id === 'zombie')?.rulings.length).toBeGreaterThan(0);
  expect(codex.options.map((o) => o.id)).toContain('house.noColony');
  expect(codex.rulings.length).toBeGreaterThan(50);
  await expect(call(server.url, '/api/lexicon/chess')).rejects.toThrow('There is no game "chess" on this server.');
  await expect(call(server.url, '/api/codex/toString')).rejects.toThrow('There is no game');
});

it('speaks of games in the language it is asked for, or else in the first it has', async () => {
  const said = async (query: string): Promise<readonly string[]> => {
    const lexicon = await call<{ messages: { options: { pass: string } } }>(server.url, `/api/lexicon/cosmic${query}`);
    const { games } = await call<{ games: readonly GameInfo[] }>(server.url, `/api/games${query}`);
    const codex = await call<Codex>(server.url, `/api/codex/cosmic${query}`);
    const option = (id: string): string => games[0].options.find((o) => o.id === id)?.name ?? '';
    return [lexicon.messages.options.pass, option('planets'), games[0].seats.fields[0].name, codex.sections[1].title];
  };
  expect(await said('')).toEqual(['Pass', 'Planets', 'Colour', 'Cards']);
  expect(await said('?language=de')).toEqual(['Passen', 'Planeten', 'Farbe', 'Karten']);
  expect(await said('?language=tlh')).toEqual(['Pass', 'Planets', 'Colour', 'Cards']);
});

it('says which games it plays, and what is needed to open a table', async () => {
  const { games } = await call<{ games: readonly GameInfo[] }>(server.url, '/api/games');
  expect(games.map((game) => game.id)).toEqual(['cosmic', 'trek', 'bids']);
  const [{ seats, options, bots }] = games;
  expect(seats).toMatchObject({ min: 3, max: 8, usual: 4 });
  expect(seats.fields.map((f) => [f.id, f.secret, f.unique])).toEqual([
    ['colour', false, true],
    ['alien', true, true],
  ]);
  expect(seats.fields[1].choices?.length).toBeGreaterThan(100);
  expect(options.map((o) => o.id)).toContain('house.noColony');
  expect(bots.map((b) => [b.id, b.usual])).toEqual([
    ['rookie', true],
    ['random', false],
  ]);
});

it('is configured by the environment, and says what is wrong with it', () => {
  const config = readConfig({
    PORT: '9',
    BOT_DELAY_MIN: '0',
    BOT_DELAY_MAX: '0',
    ORIGINS: 'https://a.example, https://b.example',
    SECRET: 'x'.repeat(32),
  });
  expect(config).toMatchObject({ port: 9, botDelay: { min: 0, max: 0 }, origins: ['https://a.example', 'https://b.example'] });
  expect(() => readConfig({ PORT: 'many' })).toThrow('PORT must be a number');
  expect(() => readConfig({ SECRET: 'short' })).toThrow('32 characters');
});
