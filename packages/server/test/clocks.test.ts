import { eventsOf, fallbackAnswer, type Decision } from '@parley/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClockSettings, Session } from '../src/protocol/index.ts';
import { Clocks } from '../src/clock/clocks.ts';
import type { SeatState } from '../src/journal/line.ts';
import { Client, signIn } from './support/client.ts';
import { cosmic } from './support/cosmic.ts';
import { testServer, type TestServer } from './support/server.ts';

const choose: Decision = { kind: 'choose', seat: 0, tag: 'x', from: 'rule:R1', options: ['a', 'b'] };
const deal = (seat: number): Decision => ({
  kind: 'bargain',
  seat,
  tag: 'deal',
  from: 'rule:R12.1',
  parties: [0, 1],
  goods: [],
  limits: {},
  offer: null,
  acceptable: false,
  mayOffer: true,
});

describe('clocks', () => {
  it('give each decision its time, then the bank', () => {
    const c = new Clocks({ decision: 10, bank: 60, deal: null });
    c.ask([{ seat: 0, question: 1, decision: choose }], () => 60_000, 1_000);
    expect(c.next()).toEqual({ seat: 0, at: 71_000, question: 1 });
    expect(c.spend(0, 9_000)).toBe(0);
    expect(c.spend(0, 16_000)).toBe(5_000);
  });
  it('keep running while the same question stays, and begin anew with another', () => {
    const c = new Clocks({ decision: 10, bank: null, deal: null });
    c.ask([{ seat: 0, question: 1, decision: choose }], () => null, 0);
    c.ask([{ seat: 0, question: 1, decision: choose }], () => null, 5_000);
    expect(c.next()?.at).toBe(10_000);
    c.ask([{ seat: 0, question: 2, decision: choose }], () => null, 6_000);
    expect(c.next()?.at).toBe(16_000);
    c.ask([], () => null, 7_000);
    expect(c.next()).toBeNull();
  });
  it('give a moment to whoever has used up the bank', () => {
    const c = new Clocks({ decision: null, bank: 60, deal: null });
    c.ask([{ seat: 0, question: 1, decision: choose }], () => 0, 0);
    expect(c.next()?.at).toBe(3_000);
  });
  it('give a deal its minute, offers and all', () => {
    const c = new Clocks({ decision: 10, bank: null, deal: 60 });
    const both = (n: number) => [0, 1].map((seat) => ({ seat, question: n + seat, decision: deal(seat) }));
    c.ask(both(1), () => null, 0);
    expect(c.next()?.at).toBe(60_000);
    c.ask(both(5), () => null, 50_000);
    expect(c.next()?.at).toBe(60_000);
    c.ask([{ seat: 0, question: 9, decision: choose }], () => null, 55_000);
    c.ask(both(11), () => null, 56_000);
    expect(c.next()?.at).toBe(116_000);
  });
  it('stand still in a pause', () => {
    const c = new Clocks({ decision: 10, bank: 60, deal: null });
    c.ask([{ seat: 0, question: 1, decision: choose }], () => 0, 0);
    c.pause(true, 4_000);
    expect(c.next()).toBeNull();
    c.pause(false, 104_000);
    expect(c.next()?.at).toBe(110_000);
    expect(c.spend(0, 111_000)).toBe(1_000);
  });
});

describe('at a table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.end());

  const open = async (clocks: ClockSettings, hands?: { readonly [colour: string]: readonly string[] }): Promise<Client[]> => {
    const sessions: Session[] = [];
    for (const name of ['Ada', 'Bob', 'Cy']) sessions.push(await signIn(server.url, name));
    const colours = ['red', 'blue', 'yellow'];
    const aliens = ['macron', 'tripler', 'healer'];
    const seats = colours.map((colour, i): SeatState => ({ owner: sessions[i], bot: null, choice: { colour, alien: aliens[i] } }));
    const position = hands && { turn: 'red', bare: true, hands, destiny: ['blue'] };
    const options = cosmic.parse({
      seats: colours.map((colour, i) => ({ colour, alien: aliens[i] })),
      flares: false,
      ...(position ? { position } : {}),
    });
    const settings = {
      name: 'Clocks',
      game: 'cosmic',
      visibility: 'unlisted',
      password: null,
      watchers: true,
      pokerFace: false,
      clocks,
      options: {},
    } as const;
    const table = await server.opener.open(sessions[0], seats, settings, [
      { k: 'start', at: 1, options, seed: 'c10c'.repeat(16), version: '1' },
    ]);
    return Promise.all(sessions.map((s) => Client.sit(server.url, s, table.id)));
  };

  it('the default answer is given when the time is up, and everybody sees the clock', async () => {
    const clients = await open({ decision: 0.15, bank: null, deal: null });
    const [one] = clients;
    await one.until(() => one.clocks.some((c) => c.deadline !== null));
    const table = await server.registry.get(one.table);
    await expect.poll(() => table.engine?.entries.length ?? 0, { timeout: 30_000 }).toBeGreaterThan(4);
    for (const c of clients) c.leave();
  });

  it('a deal that takes too long fails', async () => {
    const negotiate = ['negotiate', 'negotiate', 'attack-08', 'attack-10'];
    const clients = await open(
      { decision: null, bank: null, deal: 0.3 },
      { red: negotiate, blue: negotiate, yellow: ['attack-06', 'attack-08'] },
    );
    const pick = (d: Decision): string | undefined => (d.kind === 'choose' ? d.options.find((x) => x.startsWith('negotiate')) : undefined);
    const playing = clients.map(async (c) => {
      for (;;) {
        await c.until(() => (c.prompt !== null && c.prompt.decision.kind !== 'bargain') || c.events.some((e) => e.type === 'deal-failed'));
        if (c.events.some((e) => e.type === 'deal-failed')) return;
        const { prompt } = c;
        if (prompt) await c.answer(pick(prompt.decision) ?? fallbackAnswer(prompt.decision), prompt.question).catch(() => undefined);
      }
    });
    await Promise.all(playing);
    const opened = clients[0].heard.findIndex(
      (m) => m.t === 'update' && m.packet !== undefined && eventsOf(clients[0].packetOf(m.packet)).some((e) => e.type === 'deal-open'),
    );
    expect(opened).toBeGreaterThan(0);
    for (const c of clients) c.leave();
  });

  /** Two clocks are compared. */
  const ROUNDING = 20;

  it('the bank runs down by what a player takes, and that is stored', async () => {
    const began = performance.now();
    const clients = await open({ decision: 0.02, bank: 30, deal: null });
    const [one] = clients;
    await Promise.any(clients.map((c) => c.until(() => c.prompt !== null)));
    const asked = clients.find((c) => c.prompt !== null) ?? one;
    // Time itself is what is counted here.
    await new Promise((resolve) => setTimeout(resolve, 150));
    if (asked.prompt) await asked.answer(fallbackAnswer(asked.prompt.decision));
    const seat = clients.indexOf(asked);
    const bank = (): number => asked.clocks.find((c) => c.seat === seat)?.bank ?? 0;
    await asked.until(() => bank() < 29_950);
    expect(bank()).toBeGreaterThan(30_000 - (performance.now() - began) - ROUNDING);
    const live = await server.registry.get(one.table);
    await live.settled();
    server.registry.hibernate(live);
    await asked.reconnect();
    expect(bank()).toBeLessThan(29_950);
    for (const c of clients) c.leave();
  });
});
