import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { someGame } from '@parley/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { encodingFor } from '../src/http/compression.ts';
import { ownDecks } from './support/own-decks.ts';
import { testServer, type TestServer } from './support/server.ts';

const SCRIPT = `export const words = ${JSON.stringify('the same words again '.repeat(500))};`;

/** How often what this game needs in browsers was made. */
let made = 0;
const counted = {
  ...ownDecks,
  lexicon: () => {
    made++;
    return Array.from({ length: 400 }, (_, i) => `word ${i}`);
  },
};

let server: TestServer;
let webDir: string;
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'parley-web-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Parley</title>');
  writeFileSync(join(webDir, 'assets', 'main-1234.js'), SCRIPT);
  writeFileSync(join(webDir, 'assets', 'font-1234.woff2'), Buffer.alloc(5_000, 7));
  server = await testServer({ webDir }, { games: [...GAMES, someGame(counted)] });
});
afterAll(async () => {
  await server.end();
  rmSync(webDir, { recursive: true, force: true });
});

interface Raw {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}
/** An answer as it travels. */
const raw = (path: string, accept?: string, more: { readonly method?: string; readonly range?: string } = {}): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(accept === undefined ? {} : { 'accept-encoding': accept }),
      ...(more.range === undefined ? {} : { range: more.range }),
    };
    const request = get(`${server.url}${path}`, { headers, method: more.method ?? 'GET' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
const undo = { br: brotliDecompressSync, gzip: gunzipSync };

it('of what a client takes the best is chosen, and nothing it refuses', () => {
  const chosen = [
    undefined,
    '',
    'identity',
    'gzip',
    'gzip, deflate, br',
    'br;q=0, gzip',
    'gzip;q=0, br;q=0',
    '*',
    'br;q=0.5, gzip;q=0.9',
    'BR',
    '*;q=0',
    'gzip;q=x',
  ];
  expect(chosen.map((x) => encodingFor(x))).toEqual([null, null, null, 'gzip', 'br', 'gzip', null, 'br', 'gzip', 'br', null, null]);
});

describe.each(['br', 'gzip'] as const)('%s', (encoding) => {
  it.each(['/api/lexicon/cosmic', '/api/lexicon/trek', '/api/codex/trek?language=de', '/api/games', '/assets/main-1234.js'])(
    'is the same answer in fewer bytes: %s',
    async (path) => {
      const plain = await raw(path);
      const short = await raw(path, encoding);
      expect([plain.status, short.status]).toEqual([200, 200]);
      expect([plain.headers['content-encoding'], short.headers['content-encoding']]).toEqual([undefined, encoding]);
      expect(undo[encoding](short.bytes).equals(plain.bytes)).toBe(true);
      expect(short.bytes.length).toBeLessThan(plain.bytes.length / 3);
      // What is kept on the way is kept apart, and otherwise nothing is another.
      for (const { headers } of [plain, short]) expect(headers.vary).toBe('accept-encoding');
      for (const name of ['content-type', 'cache-control', 'x-content-type-options'] as const)
        expect(short.headers[name]).toBe(plain.headers[name]);
      if (short.headers['content-length'] !== undefined) expect(Number(short.headers['content-length'])).toBe(short.bytes.length);
      console.info(`${path}: ${plain.bytes.length} bytes, ${encoding} ${short.bytes.length}`);
    },
  );
});

it('what is short, refused or no text is sent as it is', async () => {
  for (const [path, status] of [
    ['/healthz', 200],
    ['/api/tables/ZZZZZZ', 404],
    ['/', 200],
    ['/assets/font-1234.woff2', 200],
    [`/api/codex/${ownDecks.id}`, 200],
  ] as const) {
    const { headers, ...answer } = await raw(path, 'br, gzip');
    expect([path, answer.status, headers['content-encoding']]).toEqual([path, status, undefined]);
    expect(Number(headers['content-length'])).toBe(answer.bytes.length);
  }
});

it('a part of a file is the part that was asked for', async () => {
  const { status, headers, bytes } = await raw('/assets/main-1234.js', 'br', { range: 'bytes=7-11' });
  expect([status, headers['content-encoding'], bytes.toString()]).toEqual([206, undefined, 'const']);
});

it('whoever asks for the head alone is sent no body', async () => {
  const { status, bytes } = await raw('/api/codex/trek', 'br', { method: 'HEAD' });
  expect([status, bytes.length]).toEqual([200, 0]);
});

it('what never changes is written once and compressed once for each encoding', async () => {
  const before = made;
  const answers = await Promise.all(
    ['br', 'gzip', 'br', 'br, gzip', undefined].map((accept) => raw(`/api/lexicon/${ownDecks.id}`, accept)),
  );
  const unknown = await raw(`/api/lexicon/${ownDecks.id}?language=tlh`, 'br');
  expect(made).toBe(before + 1);
  expect(answers.map((x) => x.headers['content-encoding'])).toEqual(['br', 'gzip', 'br', 'br', undefined]);
  // A language it does not speak is the one it does, and kept with it.
  expect(unknown.bytes.equals(answers[0].bytes)).toBe(true);
});
