import { fallbackAnswer, randomFrom, type Random } from '@parley/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS, PROTOCOL_VERSION, type Session } from '../src/protocol/index.ts';
import { Client, signIn } from './support/client.ts';
import { testServer, type TestServer } from './support/server.ts';
import { asked, seated, settled } from './support/tables.ts';

const MESSAGES = 10_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** What an attacker knows: a table, who sits there, the answers that were given, an own identity. */
interface Knowledge {
  readonly table: string;
  readonly own: Session;
  readonly victims: readonly Session[];
  /** Messages that were accepted, word for word. */
  readonly heard: readonly string[];
  readonly questions: readonly string[];
}

type Attack = (r: Random, k: Knowledge) => string | Buffer;

const scrap = (r: Random, depth = 0): unknown => {
  switch (r.below(depth > 3 ? 6 : 9)) {
    case 0:
      return null;
    case 1:
      return r.below(1e9) - 5e8;
    case 2:
      return r.chance(0.5);
    case 3:
      return ['', '__proto__', 'constructor', "'; DROP TABLE lines; --", '\u0000', '\ud800', '🪐'.repeat(r.below(50)), '../../etc/passwd'][
        r.below(8)
      ];
    case 4:
      return 1e308 * (r.chance(0.5) ? 10 : -10);
    case 5:
      return 'x'.repeat(r.below(2_000));
    case 6:
      return Array.from({ length: r.below(6) }, () => scrap(r, depth + 1));
    default:
      return Object.fromEntries(Array.from({ length: r.below(6) }, () => [String(scrap(r, 9)).slice(0, 30), scrap(r, depth + 1)]));
  }
};

const TYPES = [
  'hello',
  'open',
  'answer',
  'raise',
  'why',
  'chat',
  'takeSeat',
  'standUp',
  'leaveSeat',
  'hostRemove',
  'setBot',
  'start',
  'rematch',
  'stops',
  'propose',
  'consent',
  'moreTime',
  'mute',
  'lobby',
  'nonsense',
];
const json = (x: unknown): string => JSON.stringify(x) ?? 'undefined';

const ATTACKS: readonly Attack[] = [
  // Malformed.
  (r) => json(scrap(r)),
  (r) => json({ t: r.pick(TYPES), ...(scrap(r, 2) as object) }),
  (r, k) => json({ t: r.pick(TYPES), table: k.table, id: 'x', seat: scrap(r), answer: scrap(r), question: scrap(r) }),
  (r, k) => json({ t: 'answer', table: k.table, id: 'x', question: r.pick(k.questions), answer: scrap(r), extra: 1 }),
  (r) => Buffer.from(Array.from({ length: r.below(200) }, () => r.below(256))),
  (r, k) => r.pick(k.heard).slice(0, r.below(60)),
  () => '['.repeat(5_000),
  () => '{"__proto__":{"t":"start"},"t":"answer"}',
  // Too large, within what a frame may have and beyond.
  (r) => json({ t: 'chat', text: 'x'.repeat(LIMITS.message - 100 + r.below(200)) }),
  (r, k) => json({ t: 'chat', table: k.table, id: `l${r.below(1e6)}`, channel: 'watch', text: `x${' '.repeat(LIMITS.message)}` }),
  (r, k) => json({ t: 'takeSeat', table: k.table, id: `b${r.below(1e6)}`, seat: r.below(8), choice: { alien: 'x'.repeat(LIMITS.choice) } }),
  (_, k) => `{"t":"takeSeat","table":"${k.table}","id":"d","seat":1,"choice":{"alien":${'['.repeat(9_000)}${']'.repeat(9_000)}}}`,
  // Said before by somebody else, and forged.
  (r, k) => r.pick(k.heard),
  (r, k) => r.pick(k.heard).replace(/"id":"[^"]*"/, `"id":"new${r.below(1e6)}"`),
  (r, k) => json({ t: 'answer', table: k.table, id: `f${r.below(1e6)}`, question: r.pick(k.questions), answer: 'pass' }),
  (r, k) => json({ t: 'hello', v: PROTOCOL_VERSION, token: forged(r, r.pick(k.victims)) }),
  (r, k) => json({ t: 'hello', v: r.below(5), token: k.own.token.slice(0, -r.below(4)) }),
  (r, k) => json({ t: r.pick(['start', 'rematch', 'standUp', 'leaveSeat']), table: k.table, id: `g${r.below(1e6)}` }),
  (r, k) => json({ t: 'hostRemove', table: k.table, id: `h${r.below(1e6)}`, seat: r.below(8), ban: true }),
  (r, k) => json({ t: 'takeSeat', table: k.table, id: `t${r.below(1e6)}`, seat: r.below(8) }),
  (r, k) => json({ t: 'propose', table: k.table, id: `p${r.below(1e6)}`, what: r.pick(['undo', 'pause', 'end']) }),
  (r, k) => json({ t: 'consent', table: k.table, id: `c${r.below(1e6)}`, proposal: 'p1', yes: true }),
  (r, k) => json({ t: 'raise', table: k.table, id: `e${r.below(1e6)}`, key: 'card1:plague.card' }),
  (r, k) => json({ t: 'why', table: k.table, id: `w${r.below(1e6)}`, wishes: [{ verb: 'move', of: r.below(1e6) }] }),
  (r, k) => json({ t: 'why', table: k.table, id: `v${r.below(1e6)}`, wishes: [scrap(r), scrap(r)] }),
  (r) => json({ t: 'open', table: r.pick(['AAAAAA', 'ZZZZZZZZZZZZ', 'a', '']) }),
];

function forged(r: Random, { id, name }: Session): string {
  const body = `${id}.${Buffer.from(name).toString('base64url')}`;
  return `${body}.${Buffer.from(Array.from({ length: 32 }, () => r.below(256))).toString('base64url')}`;
}

/** A connection that sends whatever it is given and comes back when it is thrown out. */
async function attack(k: Knowledge, random: Random, messages: number): Promise<{ closed: number; codes: Set<string> }> {
  const codes = new Set<string>();
  let closed = 0;
  for (let sent = 0; sent < messages;) {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      const m = JSON.parse(data.toString()) as { t: string; code?: string };
      if (m.t === 'error') codes.add(m.code ?? '');
    });
    const gone = new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    if (random.chance(0.8)) {
      socket.send(json({ t: 'hello', v: PROTOCOL_VERSION, token: k.own.token }));
      socket.send(json({ t: 'open', table: k.table }));
    }
    for (let i = 0; i < 200 && sent < messages && socket.readyState === WebSocket.OPEN; i++, sent++) {
      socket.send(random.pick(ATTACKS)(random, k));
      if (i % 20 === 19) await new Promise((resolve) => setImmediate(resolve));
    }
    if (socket.readyState === WebSocket.OPEN) socket.close();
    else closed++;
    await gone;
  }
  return { closed, codes };
}

it(`${MESSAGES} malformed, oversized, replayed and forged messages change nothing`, async () => {
  const { clients, table, sessions } = await seated(server, 3);
  const heard: string[] = [];
  const questions: string[] = [];
  for (let i = 0; i < 15; i++) {
    const one = await asked(clients);
    if (!one.prompt) continue;
    const { decision, question } = one.prompt;
    const answer = fallbackAnswer(decision) as never;
    const id = one.newId();
    questions.push(question);
    heard.push(json({ t: 'answer', table, id, question, answer }));
    await one.ask({ t: 'answer', question, answer }, id).catch(() => undefined);
  }
  const open = await asked(clients);
  if (open.prompt) questions.push(open.prompt.question);
  await settled(clients);
  const lines = await server.context.storage.lines(table, 1);
  const prompts = clients.map((c) => c.prompt);
  const views = clients.map((c) => JSON.stringify(c.view));

  const own = await signIn(server.url, 'Mallory');
  const k: Knowledge = { table, own, victims: sessions, heard, questions };
  const results = await Promise.all(Array.from({ length: 8 }, (_, i) => attack(k, randomFrom(`attack ${i}`), MESSAGES / 8)));

  const after = await server.context.storage.lines(table, 1);
  // Spectators may speak to one another; nothing else has been added.
  expect(after.slice(lines.length).filter((line) => !line.includes('"k":"chat"'))).toEqual([]);
  expect(after.slice(0, lines.length)).toEqual(lines);
  for (const [i, client] of clients.entries()) {
    expect(client.prompt).toEqual(prompts[i]);
    expect(JSON.stringify(client.view)).toBe(views[i]);
    expect(client.closed).toBeNull();
  }
  const codes = new Set(results.flatMap((r) => [...r.codes]));
  expect(codes.has('internal')).toBe(false);
  for (const code of ['bad-message', 'too-large', 'bad-token', 'not-signed-in', 'not-seated', 'no-such-table'])
    expect(codes).toContain(code);
  expect(results.reduce((n, r) => n + r.closed, 0)).toBeGreaterThan(0);
  expect(server.context.metrics.text()).toContain('parley_faults_total 0');
  // The table goes on.
  const next = await asked(clients);
  await expect(next.ask({ t: 'chat', channel: 'table', text: 'still here' })).resolves.toMatchObject({ t: 'ack' });
  console.info(
    `${MESSAGES} messages, ${results.reduce((n, r) => n + r.closed, 0)} times thrown out, codes: ${[...codes].toSorted().join(', ')}`,
  );
  for (const c of clients) c.leave();
}, 60_000);

it('a flood is slowed down and then thrown out', async () => {
  const slow = await testServer({
    rates: {
      socket: { burst: 20, perSecond: 5 },
      talk: { burst: 2, perSecond: 0.1 },
      rest: { burst: 30, perSecond: 1 },
      create: { burst: 5, perSecond: 0.1 },
    },
  });
  const { clients } = await seated(slow, 1);
  const [client] = clients;
  const talk = (): Promise<unknown> => client.ask({ t: 'chat', channel: 'table', text: 'hello' });
  await talk();
  await talk();
  await expect(talk()).rejects.toThrow('too-fast');
  for (let n = 0; n < 200; n++) client.say({ t: 'ping', n });
  await client.until(() => client.closed !== null);
  expect(client.closed).toBe(4001);
  expect(client.errors.some((e) => e.code === 'too-fast')).toBe(true);
  const calls = await Promise.all(Array.from({ length: 50 }, () => fetch(`${slow.url}/api/tables`)));
  expect(calls.filter((r) => r.status === 429).length).toBeGreaterThan(10);
  await slow.end();
});

it('a message beyond the limit closes the connection, and nobody else notices', async () => {
  const { clients } = await seated(server, 2, { bots: 1 });
  clients[0].raw('x'.repeat(LIMITS.seatMessage + 1));
  await clients[0].until(() => clients[0].closed !== null);
  expect(clients[0].closed).toBe(1009);
  expect(clients[1].closed).toBeNull();
  await clients[0].reconnect();
  for (const c of clients) c.leave();
});

it('who says no hello is not heard', async () => {
  const { table } = await seated(server, 1);
  const session = await signIn(server.url, 'Nobody');
  const client = await Client.sit(server.url, session, table);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
  const replies: string[] = [];
  socket.on('message', (data: Buffer) => replies.push((JSON.parse(data.toString()) as { code?: string }).code ?? ''));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(json({ t: 'open', table }));
  socket.send(json({ t: 'chat', table, id: 'a', channel: 'watch', text: 'hi' }));
  socket.send(json({ t: 'lobby', on: true }));
  await expect.poll(() => replies).toEqual(['not-signed-in', 'not-signed-in', 'not-signed-in']);
  socket.close();
  client.leave();
});
