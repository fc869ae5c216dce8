import { fallbackAnswer } from '@parley/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameKind, type Engine, type GameKind } from '../src/games/index.ts';
import { testServer, type TestServer } from './support/server.ts';
import { asked, seated } from './support/tables.ts';

/** Cosmic Encounter with a fault that can be switched on for one game. */
const faulty = { seed: '' };
function withFault(kind: GameKind): GameKind {
  const wrap = (engine: Engine, seed: string): Engine => {
    const answer: Engine['answer'] = (seat, a, question) => {
      if (seed === faulty.seed) throw new Error('a card is in two places');
      return engine.answer(seat, a, question);
    };
    return Object.create(engine, { answer: { value: answer } }) as Engine;
  };
  return {
    ...kind,
    open: (options, seed) => wrap(kind.open(options, seed), seed),
    restore: (stored, upTo) => {
      const { engine, divergence } = kind.restore(stored, upTo);
      return { engine: wrap(engine, stored.seed), divergence };
    },
  };
}

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { game: (id) => withFault(gameKind(id)) });
});
afterAll(() => server.end());

it('a table at which the rules fail stands still with its log; the others go on', async () => {
  const [bad, good] = await Promise.all([seated(server, 2, { bots: 1 }), seated(server, 2, { bots: 1 })]);
  for (let i = 0; i < 3; i++) {
    const one = await asked(bad.clients);
    if (one.prompt) await one.answer(fallbackAnswer(one.prompt.decision)).catch(() => undefined);
  }
  const one = await asked(bad.clients);
  const table = await server.hall.get(bad.table);
  await table.settled();
  const { prompt } = one;
  const entries = table.engine?.entries.length;
  faulty.seed = table.state.start?.seed ?? '';

  await expect(one.answer(prompt ? fallbackAnswer(prompt.decision) : '')).rejects.toThrow('frozen');
  for (const c of bad.clients) {
    await c.until(() => c.last?.meta.status === 'frozen');
    expect(c.texts.join()).not.toContain('two places');
    expect(c.texts.join()).not.toContain('.ts:');
    await expect(c.answer('pass')).rejects.toThrow(/frozen/);
  }
  expect(table.engine?.entries.length).toBe(entries);
  const report = (await server.house.storage.reports(10)).find((r) => r.game === bad.table);
  expect(report?.kind).toBe('fault');
  expect(report?.data).toContain('a card is in two places');

  for (let i = 0; i < 5; i++) {
    const other = await asked(good.clients);
    if (other.prompt) await other.answer(fallbackAnswer(other.prompt.decision)).catch(() => undefined);
  }

  // It is still frozen after it was loaded anew, and an undo that all agree upon brings it back.
  faulty.seed = '';
  await table.read(() => undefined);
  server.hall.hibernate(table);
  for (const c of bad.clients) await c.reconnect();
  expect(bad.clients[0].last?.meta.status).toBe('frozen');
  await bad.clients[0].ask({ t: 'propose', what: 'undo' });
  await bad.clients[1].until(() => bad.clients[1].proposal !== null || bad.clients[1].last?.meta.status === 'playing');
  const { proposal } = bad.clients[1];
  if (proposal) await bad.clients[1].ask({ t: 'consent', proposal: proposal.proposal, yes: true });
  await bad.clients[0].until(() => bad.clients[0].last?.meta.status === 'playing');
  const back = await asked(bad.clients);
  if (back.prompt) await back.answer(fallbackAnswer(back.prompt.decision));
  for (const c of [...bad.clients, ...good.clients]) c.leave();
});
