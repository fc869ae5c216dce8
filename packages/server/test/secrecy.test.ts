import {
  eventsOf,
  eyesOf,
  fallbackAnswer,
  randomFrom,
  readPacket,
  sampleAnswer,
  viewAfter,
  type Answer,
  type Decision,
  type View,
} from '@parley/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerMessage, Session } from '../src/protocol/index.ts';
import type { Viewer } from '../src/delivery/audience.ts';
import type { SeatState } from '../src/journal/line.ts';
import type { LiveTable } from '../src/table/live-table.ts';
import { startLines } from '../src/table/opener.ts';
import { Client, signIn } from './support/client.ts';
import { cosmic } from './support/cosmic.ts';
import { testServer, type TestServer } from './support/server.ts';
import { asked } from './support/tables.ts';
import { firstDifference, told } from './support/twins.ts';

const WINDOW = { min: 150, max: 200 };
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ allowPositions: true, pokerFace: WINDOW });
});
afterAll(() => server.end());

const SEED = '5eed'.repeat(16);
const ALIENS = ['zombie', 'macron', 'tripler', 'healer'] as const;
const COLOURS = ['red', 'blue', 'yellow', 'purple'] as const;
/** What red holds is all that differs: full of things to play at any moment, or nothing but encounter cards. */
const RICH = [
  'negotiate',
  'negotiate',
  'negotiate',
  'negotiate',
  'cosmic-zap',
  'cosmic-zap',
  'card-zap',
  'mobius-tubes',
  'plague',
  'emotion-control',
];
const POOR = [
  'negotiate',
  'negotiate',
  'negotiate',
  'negotiate',
  'attack-06',
  'attack-06',
  'attack-06',
  'attack-08',
  'attack-08',
  'attack-08',
];
const HANDS = {
  blue: ['attack-10', 'attack-12', 'attack-14', 'attack-30', 'attack-04', 'attack-04'],
  yellow: ['attack-10', 'attack-12', 'attack-14', 'attack-40', 'attack-04', 'attack-04'],
  purple: ['attack-10', 'attack-15', 'attack-20', 'attack-20', 'attack-10', 'attack-13'],
};
const DECK = [
  'attack-00',
  'attack-01',
  'attack-05',
  'attack-07',
  'attack-09',
  'attack-11',
  'attack-23',
  'negotiate',
  'negotiate',
  'negotiate',
  'negotiate',
];

/** A table with four people and a spectator, red's hand as given. */
async function openTwin(red: readonly string[], pokerFace: boolean, sessions: readonly Session[]): Promise<Client[]> {
  const seats = COLOURS.map((colour, i): SeatState => ({ owner: sessions[i], bot: null, choice: { colour, alien: ALIENS[i] } }));
  const position = {
    turn: 'blue',
    bare: true,
    hands: { red, ...HANDS },
    deck: DECK,
    destiny: ['red', 'yellow', 'purple', 'red', 'blue', 'purple', 'yellow'],
  };
  const options = cosmic.parse({ seats: COLOURS.map((colour, i) => ({ colour, alien: ALIENS[i] })), flares: false, position });
  const settings = {
    name: 'Twin',
    game: 'cosmic',
    visibility: 'unlisted',
    password: null,
    watchers: true,
    pokerFace,
    clocks: { decision: null, bank: null, deal: null },
    options: {},
  } as const;
  const table = await server.opener.open(sessions[0], seats, settings, [
    { k: 'start', at: 1, options, seed: SEED, version: cosmic.version },
  ]);
  const clients: Client[] = [];
  for (const session of sessions) clients.push(await Client.sit(server.url, session, table.id));
  return clients;
}

/** Everybody plays by rules that look at public things only, one after the other. */
async function playTwin(clients: readonly Client[], answers: number, idle?: Client): Promise<void> {
  const players = clients.slice(0, 4);
  for (let given = 0; given < answers;) {
    const client = await asked(players);
    const { prompt } = client;
    // When several are asked at once the first seat answers first.
    if (!prompt || client !== players.find((c) => c.prompt !== null)) continue;
    const { decision: d } = prompt;
    const secret = d.from === 'rule:window' || d.tag === 'super';
    if (secret && client === idle) return;
    await client.answer(secret ? fallbackAnswer(d) : openAnswer(d, given), prompt.question).catch(() => undefined);
    await client.until(() => client.prompt !== prompt);
    if (!secret) given++;
  }
}

/** The one whose hand differs negotiates; otherwise anything, the same in both games. */
function openAnswer(d: Decision, n: number): Answer {
  if (d.seat !== 0) return sampleAnswer(d, randomFrom(`twin ${n}`));
  return (d.kind === 'choose' ? d.options.find((x) => x.startsWith('negotiate')) : undefined) ?? fallbackAnswer(d);
}

/** The board as somebody was shown it at each of these events, by their numbers. */
function moments(c: Client): Map<number, View> {
  const out = new Map<number, View>();
  let view: View = {};
  for (const m of c.heard) {
    if (m.t === 'table' && m.game) ({ view } = m.game);
    if (m.t !== 'update' || m.packet === undefined) continue;
    for (const frame of c.packetOf(m.packet)) {
      view = viewAfter(view, frame);
      const last = eventsOf(frame).at(-1);
      if (last && ['destiny-drawn', 'gate-aimed', 'ships-moved', 'card-selected', 'card-revealed', 'outcome'].includes(last.type))
        out.set(last.n, view);
    }
  }
  return out;
}

const people = (): Promise<Session[]> => Promise.all(['Red', 'Blue', 'Yellow', 'Purple', 'Wim'].map((n) => signIn(server.url, n)));

describe('two games that differ in one hidden hand', () => {
  it('with a poker face: the others receive the same messages, one for one', async () => {
    const sessions = await people();
    const rich = await openTwin(RICH, true, sessions);
    const poor = await openTwin(POOR, true, sessions);
    await Promise.all([playTwin(rich, 24), playTwin(poor, 24)]);
    // The one who holds the cards was asked in one game and not in the other.
    const windows = (c: Client): number => c.heard.filter((m) => m.t === 'update' && m.prompt?.decision.from === 'rule:window').length;
    expect(windows(rich[0])).toBeGreaterThan(windows(poor[0]) + 3);
    for (const seat of [1, 2, 3, 4]) {
      const a = told(rich[seat], ['update', 'meta']);
      const b = told(poor[seat], ['update', 'meta']);
      const n = Math.min(a.length, b.length);
      expect(n).toBeGreaterThan(20);
      expect(firstDifference(a.slice(0, n), b.slice(0, n))).toBeNull();
    }
    // Who was ahead of the others has been told everything once, and sees what somebody sees who comes now.
    const [red] = rich;
    await red.until(() => red.waiting?.window === false);
    const fresh = await Client.sit(server.url, sessions[0], red.table);
    expect(fresh.waiting?.window).toBe(false);
    expect(red.view).toEqual(fresh.view);
    const since = red.heard.findLastIndex((m) => m.t === 'table');
    const numbers = red.heard
      .slice(since + 1)
      .flatMap((m) => (m.t === 'update' && m.packet !== undefined ? eventsOf(red.packetOf(m.packet)).map((e) => e.n) : []));
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0] + i));
    for (const c of [...rich, ...poor, fresh]) c.leave();
  });

  it('without one: the others see the same board and the same story', async () => {
    const sessions = await people();
    const rich = await openTwin(RICH, false, sessions);
    const poor = await openTwin(POOR, false, sessions);
    await Promise.all([playTwin(rich, 30), playTwin(poor, 30)]);
    for (const seat of [1, 2, 3, 4]) {
      const [a, b] = [rich[seat].events, poor[seat].events];
      const n = Math.min(a.length, b.length);
      expect(n).toBeGreaterThan(30);
      expect(a.slice(0, n)).toEqual(b.slice(0, n));
      // Also at every moment that is shown on the way, though one game is cut into more packets than the other.
      const [x, y] = [moments(rich[seat]), moments(poor[seat])];
      const both = [...x.keys()].filter((k) => y.has(k));
      expect(both.length).toBeGreaterThan(10);
      for (const k of both) expect(x.get(k)).toEqual(y.get(k));
    }
    for (const c of [...rich, ...poor]) c.leave();
  });
});

it('the next question at a table with a poker face comes when its window closes, not before', async () => {
  const sessions = await people();
  const clients = await openTwin(RICH, true, sessions);
  const arrivals: { at: number; m: ServerMessage }[] = [];
  const watcher = clients[4];
  watcher.onMessage = (m) => arrivals.push({ at: Date.now(), m });
  await playTwin(clients, 12);
  let until: number | null = null;
  let windows = 0;
  for (const { at, m } of arrivals) {
    if (m.t !== 'update' || m.waiting === undefined) continue;
    if (until !== null && !m.waiting.window) {
      expect(at).toBeGreaterThanOrEqual(until - 1);
      windows++;
    }
    ({ until } = m.waiting);
    if (until !== null) {
      expect(m.waiting.seats).toEqual([]);
      expect(until - m.waiting.since).toBeGreaterThanOrEqual(WINDOW.min);
      expect(until - m.waiting.since).toBeLessThanOrEqual(WINDOW.max);
    }
  }
  expect(windows).toBeGreaterThan(5);
  for (const c of clients) c.leave();
});

it('who acts in a window is seen to, and everybody can ask for more time', async () => {
  const clients = await openTwin(RICH, true, await people());
  const [red, blue, yellow, , watcher] = clients;
  await watcher.until(() => watcher.waiting !== null);
  const secret = (): boolean => red.prompt?.decision.from === 'rule:window';
  while (!secret()) {
    await Promise.race([red.until(secret), playTwin([red, blue, yellow, clients[3]], 1, red)]);
  }
  const until = watcher.waiting?.until ?? 0;
  expect(red.clocks.find((c) => c.seat === 0)?.deadline).toBeLessThanOrEqual(until);
  expect(watcher.clocks).toEqual([]);
  await yellow.ask({ t: 'moreTime' });
  await watcher.until(() => (watcher.waiting?.until ?? 0) > until + 1_000);
  const use = red.prompt?.decision.kind === 'choose' ? red.prompt.decision.options.find((x) => x !== 'pass') : undefined;
  const before = watcher.events.length;
  await red.answer(use ?? 'pass');
  await watcher.until(() => watcher.events.slice(before).some((e) => e.type === 'card-played'), 5_000);
  expect(watcher.waiting?.window).toBe(true);
  for (const c of clients) c.leave();
});

it('who wants not to be asked is not asked', async () => {
  const clients = await openTwin(RICH, false, await people());
  const [red] = clients;
  await red.ask({ t: 'stops', windows: { '*': 'never' }, passUntil: null });
  const from = red.heard.length;
  await playTwin(clients, 20);
  const asked = red.heard.slice(from).filter((m) => m.t === 'update' && m.prompt?.decision.tag === 'use');
  expect(asked).toEqual([]);
  await red.ask({ t: 'stops', windows: {}, passUntil: null });
  for (const c of clients) c.leave();
});

/** Cards that somebody was sent after so many entries. */
interface Reached {
  readonly at: number;
  readonly receiver: number;
  readonly cards: readonly string[];
  readonly text: string;
}

/** Those that the receiver could not have known by then: the game is played again, and looked at moment by moment. */
function unknown({ engine, state }: LiveTable, reached: readonly Reached[]): string[] {
  if (!engine || !state.start) throw new Error('no game was played');
  const { engine: again } = cosmic.restore({ ...state.start, entries: engine.entries }, 0);
  const known = Array.from({ length: 5 }, () => new Set<string>());
  const look = (): void => {
    known.forEach((cards, receiver) => {
      const seat = receiver < 4 ? receiver : null;
      const moments = again.frames(eyesOf(seat)).map((frame) => frame.c);
      for (const x of cosmic.secrecy.identities([
        again.view(seat),
        moments,
        seat === null ? null : [again.question(seat), again.raisable(seat)],
      ]))
        cards.add(x);
    });
    again.drain();
  };
  look();
  const leaks: string[] = [];
  const rest = reached.toSorted((a, b) => a.at - b.at);
  for (let at = 0; at <= engine.entries.length; at++) {
    const entry = at === 0 ? undefined : engine.entries.at(at - 1);
    if (entry) {
      if ('raise' in entry) again.raise(entry.seat, entry.raise);
      else again.answer(entry.seat, entry.a, entry.q);
      look();
    }
    for (; rest[0]?.at === at; rest.shift())
      for (const x of rest[0].cards)
        if (!known[rest[0].receiver].has(x)) leaks.push(`${x} to ${rest[0].receiver} in ${rest[0].text.slice(0, 200)}`);
  }
  return leaks;
}

it('over whole games of bots nobody is sent a card they may not know', async () => {
  const host = await signIn(server.url, 'Host');
  let messages = 0;
  const leaks: string[] = [];
  await Promise.all(
    Array.from({ length: 3 }, async (_, game) => {
      const seats = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: game === 0 ? 'random' : 'rookie' }) as const);
      const table = await server.opener.create(host, {
        game: 'cosmic',
        seats,
        options: { planets: 4 },
        visibility: 'unlisted',
        watchers: true,
        pokerFace: false,
        clocks: {},
        start: false,
      });
      // Eyes on every seat: what reaches them must be in what the seat may know, then or at a moment that was shown before.
      const reached: Reached[] = [];
      for (let receiver = 0; receiver <= 4; receiver++) {
        const eyes: Viewer = {
          who: { id: `eyes ${receiver}`, name: 'Eyes' },
          send(text) {
            messages++;
            const { engine } = table;
            if (!engine) return;
            const sent = JSON.parse(text) as ServerMessage;
            const packet = sent.t === 'update' && sent.packet !== undefined ? readPacket(sent.packet, cosmic.words) : null;
            const secrets = receiver < 4 ? cosmic.secrecy.identities(packet?.map((frame) => frame.s)) : new Set();
            const cards = [...cosmic.secrecy.identities({ ...sent, packet })].filter((x) => x.includes('#') && !secrets.has(x));
            reached.push({ at: engine.entries.length, receiver, cards, text });
          },
        };
        table.room.audience.admit(eyes, receiver < 4 ? receiver : null);
      }
      await table.pipeline.write(() => startLines(server.context, table.state, () => true));
      // The lookers-on are no owners of these seats, so they are placed again after the start has told everybody where they belong.
      const places = [...table.room.audience.all()].map(([viewer]) => viewer);
      places.forEach((viewer, receiver) => {
        table.room.audience.admit(viewer, receiver < 4 ? receiver : null);
        table.room.audience.stream(receiver, () => table.room.partsNow(receiver));
      });
      await expect.poll(() => table.status, { timeout: 50_000, interval: 50 }).toBe('over');
      leaks.push(...unknown(table, reached));
    }),
  );
  expect(leaks).toEqual([]);
  expect(messages).toBeGreaterThan(1_000);
  console.info(`3 whole games, ${messages} messages, no hidden card`);
}, 60_000);
