import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { newPerson, openTable, quickGame } from '../../e2e/open.ts';
import { nextQuestion } from '../../e2e/player.ts';
import { house } from './support.ts';

const at = house('first load');
const MOST_SCRIPT = 250_000;

it('the first load is under 250 KB of gzipped script', async () => {
  const { server, browser } = at();
  const { table, session } = await quickGame(server.address);
  const { page, faults } = await newPerson(browser, undefined, session);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  await page.goto(server.address);
  await page.locator('main h1').waitFor();
  await openTable(page, server.address, table);
  await page.waitForLoadState('networkidle');
  // Fetched once more: what the page has left behind can no longer be read through it.
  const sizes = [...scripts].map(async (url) => gzipSync(await (await fetch(url)).bytes()).length);
  const bytes = (await Promise.all(sizes)).reduce((sum, n) => sum + n, 0);
  expect(scripts.size).toBeGreaterThan(1);
  expect(bytes).toBeLessThan(MOST_SCRIPT);
  expect(faults).toEqual([]);
  console.info(`${Math.round(bytes / 1000)} KB of gzipped script`);
});

it('an own answer is seen at once, before the server has said anything', async () => {
  const { server, browser } = at();
  const { table, session } = await quickGame(server.address);
  const { page, faults } = await newPerson(browser, undefined, session);
  // Whatever the server says once the answer is on its way is kept back until the choice has been seen.
  let keepBack = false;
  const kept: (() => void)[] = [];
  await page.routeWebSocket(/./, (socket) => {
    const upstream = socket.connectToServer();
    upstream.onMessage((message) => {
      if (keepBack) kept.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await openTable(page, server.address, table);
  const asked = await nextQuestion(page);
  keepBack = true;
  await page.locator('#decision .ch[data-option]').first().click();
  await page.locator('#decision.sending').waitFor();
  keepBack = false;
  for (const send of kept) send();
  expect((await nextQuestion(page, asked))?.id).not.toBe(asked?.id);
  expect(faults).toEqual([]);
});
