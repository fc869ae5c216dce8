import { fallbackAnswer, randomFrom, sampleAnswer } from '@parley/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { testServer, type TestServer } from './support/server.ts';
import { asked, seated, settled } from './support/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** Aliens that show nobody any cards. */
const PLAIN = { flares: false, aliens: ['macron', 'tripler', 'healer'] };

/** Plays modestly until somebody is asked this. */
async function until(clients: readonly Client[], tag: string): Promise<Client> {
  const random = randomFrom(tag);
  for (let i = 0; i < 300; i++) {
    const one = await asked(clients);
    if (one.prompt?.decision.tag === tag) return one;
    if (one.prompt) await one.answer(sampleAnswer(one.prompt.decision, random)).catch(() => undefined);
    await settled(clients);
  }
  throw new Error(`nobody was asked ${tag}`);
}

const entries = async (table: string): Promise<number> => (await server.registry.get(table)).engine?.entries.length ?? -1;

describe('undo among several people', () => {
  it('is free while nobody else has acted and nothing hidden was shown', async () => {
    const { clients, table } = await seated(server, 3, { options: PLAIN });
    const one = await until(clients, 'launch.aim');
    const { prompt } = one;
    const view = structuredClone(one.view);
    const n = await entries(table);
    if (!prompt) throw new Error('nobody is asked');
    await one.answer(sampleAnswer(prompt.decision, randomFrom('aim')));
    // Only if the next question is theirs again: an effect in between may have asked somebody else.
    if (one.prompt === null) await one.until(() => one.prompt !== null, 500).catch(() => undefined);
    const last = (await server.registry.get(table)).engine?.entries.at(-1);
    expect(last?.seat).toBe(clients.indexOf(one));
    await one.ask({ t: 'propose', what: 'undo' });
    await one.until(() => one.prompt?.question === prompt.question);
    expect(one.view).toEqual(view);
    expect(await entries(table)).toBe(n);
    expect(clients.every((c) => c.proposal === null)).toBe(true);
    for (const c of clients) c.leave();
  });

  it('of a card that was laid down is free until the cards are turned over', async () => {
    const { clients, table } = await seated(server, 3, { options: PLAIN });
    const one = await until(clients, 'planning.select');
    const other = clients.find((c) => c !== one && c.prompt?.decision.tag === 'planning.select');
    const { prompt } = one;
    if (!prompt || !other?.prompt) throw new Error('two must be asked');
    await one.answer(fallbackAnswer(prompt.decision));
    await one.ask({ t: 'propose', what: 'undo' });
    await one.until(() => one.prompt?.question === prompt.question);
    await one.answer(fallbackAnswer(prompt.decision));
    await other.answer(fallbackAnswer(other.prompt.decision));
    await settled(clients);
    const n = await entries(table);
    // Now both cards lie open, and the other has acted.
    await one.ask({ t: 'propose', what: 'undo' });
    await other.until(() => other.proposal !== null);
    expect(await entries(table)).toBe(n);
    expect(other.proposal).toMatchObject({ what: 'undo', by: clients.indexOf(one), needed: [0, 1, 2] });
    await other.ask({ t: 'consent', proposal: other.proposal?.proposal ?? '', yes: false });
    await one.until(() => one.proposal === null);
    expect(await entries(table)).toBe(n);
    expect(one.heard.findLast((m) => m.t === 'proposal')).toMatchObject({ proposal: null, ended: 'declined' });

    await one.ask({ t: 'propose', what: 'undo' });
    for (const c of clients.filter((x) => x !== one)) {
      await c.until(() => c.proposal !== null);
      await expect(c.ask({ t: 'propose', what: 'pause' })).rejects.toThrow('wrong-state');
      await c.ask({ t: 'consent', proposal: c.proposal?.proposal ?? '', yes: true });
    }
    await one.until(() => one.prompt?.question === prompt.question);
    expect(await entries(table)).toBeLessThan(n);
    for (const c of clients) c.leave();
  });

  it('a table that was taken back goes on, and comes back from storage as it is', async () => {
    const { clients, table } = await seated(server, 1, { bots: 3 });
    const [one] = clients;
    for (let i = 0; i < 30; i++) {
      await one.until(() => one.prompt !== null || one.result !== null);
      if (!one.prompt) break;
      await one.answer(sampleAnswer(one.prompt.decision, randomFrom(`r${i}`))).catch(() => undefined);
      // Alone among bots one may always think again.
      if (i % 5 === 4) {
        await one.ask({ t: 'propose', what: 'undo' });
        await one.until(() => one.prompt !== null);
      }
    }
    await settled(clients);
    const { prompt } = one;
    const view = structuredClone(one.view);
    const live = await server.registry.get(table);
    await live.settled();
    server.registry.hibernate(live);
    await one.reconnect();
    expect(one.view).toEqual(view);
    expect(one.prompt?.decision).toEqual(prompt?.decision);
    one.leave();
  });

  it('with a poker face needs consent, whatever was shown', async () => {
    const { clients } = await seated(server, 2, { bots: 1, pokerFace: true });
    const one = await asked(clients);
    if (one.prompt) await one.answer(fallbackAnswer(one.prompt.decision));
    await one.ask({ t: 'propose', what: 'undo' });
    const other = clients.find((c) => c !== one);
    await other?.until(() => other.proposal !== null);
    for (const c of clients) c.leave();
  });
});

describe('a pause', () => {
  it('needs everybody, and nobody moves in it', async () => {
    const { clients } = await seated(server, 2, { bots: 1 });
    const [a, b] = clients;
    await expect(a.ask({ t: 'propose', what: 'resume' })).rejects.toThrow('wrong-state');
    await a.ask({ t: 'propose', what: 'pause' });
    await b.until(() => b.proposal !== null);
    await b.ask({ t: 'consent', proposal: b.proposal?.proposal ?? '', yes: true });
    await a.until(() => a.last?.meta.paused === true);
    const one = await asked(clients);
    await expect(one.answer('pass')).rejects.toThrow('paused');
    await b.ask({ t: 'propose', what: 'resume' });
    await a.until(() => a.proposal !== null);
    await a.ask({ t: 'consent', proposal: a.proposal?.proposal ?? '', yes: true });
    await b.until(() => b.last?.meta.paused === false);
    const next = await asked(clients);
    if (next.prompt) await next.answer(fallbackAnswer(next.prompt.decision));
    for (const c of clients) c.leave();
  });
});
