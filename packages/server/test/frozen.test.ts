import type { State } from '@parley/cosmic';
import { cosmicGame } from '@parley/cosmic/module';
import { fallbackAnswer, someGame, type GameModule } from '@parley/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from './support/server.ts';
import { asked, seated } from './support/tables.ts';

/** Cosmic Encounter with a fault that strikes once, at tables with four planets. */
let faulty = false;
const withFault: GameModule<State> = {
  ...cosmicGame,
  rules: {
    ...cosmicGame.rules,
    // Asked for whenever a window opens, and never by those who only look.
    timing(g, at) {
      if (faulty && g.s.options.planets === 4) {
        faulty = false;
        throw new Error('a card is in two places');
      }
      return cosmicGame.rules.timing(g, at);
    },
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { games: [someGame(withFault)] });
});
afterAll(() => server.end());

it('a table at which the rules fail stands still with its log; the others go on', async () => {
  const [bad, good] = await Promise.all([seated(server, 3, { options: { planets: 4 } }), seated(server, 2, { bots: 1 })]);
  for (let i = 0; i < 3; i++) {
    const one = await asked(bad.clients);
    if (one.prompt) await one.answer(fallbackAnswer(one.prompt.decision)).catch(() => undefined);
  }
  const table = await server.registry.get(bad.table);
  await table.settled();
  faulty = true;
  // The next answer after which a window opens.
  let entries: number | undefined;
  let refused = '';
  for (let i = 0; i < 100 && refused === ''; i++) {
    const one = await asked(bad.clients);
    if (!one.prompt || table.status !== 'playing') break;
    entries = table.engine?.entries.length;
    refused = await one.answer(fallbackAnswer(one.prompt.decision)).then(
      () => '',
      (error: Error) => error.message,
    );
    if (!refused.startsWith('frozen')) refused = '';
  }
  expect(table.status).toBe('frozen');

  for (const c of bad.clients) {
    await c.until(() => c.last?.meta.status === 'frozen');
    expect(c.texts.join()).not.toContain('two places');
    expect(c.texts.join()).not.toContain('.ts:');
    await expect(c.answer('pass')).rejects.toThrow(/frozen/);
  }
  expect(table.engine?.entries.length).toBe(entries);
  const report = (await server.context.storage.reports(10)).find((r) => r.game === bad.table);
  expect(report?.kind).toBe('fault');
  expect(report?.data).toContain('a card is in two places');

  for (let i = 0; i < 5; i++) {
    const other = await asked(good.clients);
    if (other.prompt) await other.answer(fallbackAnswer(other.prompt.decision)).catch(() => undefined);
  }

  // It is still frozen after it was loaded anew, and an undo that all agree upon brings it back.
  await table.read(() => undefined);
  server.registry.hibernate(table);
  for (const c of bad.clients) await c.reconnect();
  expect(bad.clients[0].last?.meta.status).toBe('frozen');
  await bad.clients[0].ask({ t: 'propose', what: 'undo' });
  for (const c of bad.clients.slice(1)) {
    await c.until(() => c.proposal !== null || c.last?.meta.status === 'playing');
    if (c.proposal) await c.ask({ t: 'consent', proposal: c.proposal.proposal, yes: true });
  }
  await bad.clients[0].until(() => bad.clients[0].last?.meta.status === 'playing');
  const back = await asked(bad.clients);
  if (back.prompt) await back.answer(fallbackAnswer(back.prompt.decision));
  for (const c of [...bad.clients, ...good.clients]) c.leave();
});
