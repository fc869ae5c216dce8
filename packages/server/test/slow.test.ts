import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { CLOSE, PROTOCOL_VERSION, type ServerMessage } from '../src/protocol/index.ts';
import { signIn } from './support/client.ts';
import { testServer, type TestServer } from './support/server.ts';
import { seated } from './support/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** Somebody who looks at a table and reads only when told to. */
async function lazyReader(table: string) {
  const session = await signIn(server.url, 'Lazy');
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
  const heard: ServerMessage[] = [];
  let closed: number | null = null;
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as ServerMessage));
  socket.on('close', (code) => (closed = code));
  await new Promise((resolve) => socket.once('open', resolve));
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const open = (): void => say({ t: 'open', table });
  say({ t: 'hello', v: PROTOCOL_VERSION, token: session.token });
  open();
  const tables = (): ServerMessage[] => heard.filter((m) => m.t === 'table');
  await expect.poll(() => tables().length).toBe(1);
  return { socket, say, open, tables, heard, closed: () => closed };
}

/** More than the system itself keeps of what is not read. */
const OFTEN = 1_500;

it('who does not read is kept little for, and gets the whole table once they do', async () => {
  const { table, clients } = await seated(server, 1);
  const lazy = await lazyReader(table);
  const sent = (): number => Number(/bytes_sent_total (\d+)/.exec(server.context.metrics.text())?.[1]);
  const size = JSON.stringify(lazy.tables()[0]).length;
  const before = sent();
  lazy.socket.pause();
  for (let i = 0; i < OFTEN; i++) lazy.open();
  // Others are served meanwhile.
  await clients[0].ask({ t: 'chat', channel: 'table', text: 'is anybody there?' });
  const written = sent() - before;
  expect(written).toBeLessThan(OFTEN * size * 0.8);
  lazy.socket.resume();
  const last = (): string => JSON.stringify(lazy.tables().at(-1));
  await expect.poll(last, { timeout: 20_000 }).toContain('is anybody there?');
  expect(lazy.tables().length).toBeLessThan(OFTEN);
  // From here on it is told everything again.
  await clients[0].ask({ t: 'chat', channel: 'table', text: 'welcome back' });
  await expect.poll(() => JSON.stringify(lazy.heard.at(-1))).toContain('welcome back');
  lazy.socket.close();
  for (const c of clients) c.leave();
});

it('who asks and asks and reads no reply is shown the door', async () => {
  const { table, clients } = await seated(server, 1);
  const lazy = await lazyReader(table);
  lazy.socket.pause();
  for (let i = 0; i < 60_000; i++) lazy.say({ t: 'chat', table: 'NOSUCH', id: 'x'.repeat(40), channel: 'watch', text: 'a' });
  await clients[0].ask({ t: 'chat', channel: 'table', text: 'still here' });
  lazy.socket.resume();
  await expect.poll(lazy.closed, { timeout: 20_000 }).toBe(CLOSE.slow);
  expect(clients[0].closed).toBeNull();
  for (const c of clients) c.leave();
});
