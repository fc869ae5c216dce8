import { randomFrom } from '@parley/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, Client } from './support/client.ts';
import { playOn } from './support/players.ts';
import { testServer, type TestServer } from './support/server.ts';
import type { Quick } from '../src/protocol/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ fixedSeed: 'quick' });
});
afterAll(() => server.end());

it('a guest plays a whole quick game against rookies', async () => {
  const quick = await call<Quick>(server.url, '/api/quick', { name: 'Ada' });
  const client = await Client.sit(server.url, quick.session, quick.table);
  expect(client.last?.you.seat).toBe(0);
  const given = await playOn(client, randomFrom('quick'));
  expect(given).toBeGreaterThan(10);
  expect(client.result).not.toBeNull();
  expect(client.gaps).toBe(0);
  const table = await server.registry.get(quick.table);
  expect(client.view).toEqual(JSON.parse(JSON.stringify(table.engine?.view(0))));
  client.leave();
});
