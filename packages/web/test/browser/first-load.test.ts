import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, openTable, quickGame } from '../../e2e/open.ts';
import { nextQuestion } from '../../e2e/player.ts';
import { house } from './support.ts';

const at = house('first load');
const MOST_SCRIPT = 250_000;

/** The scripts a page has fetched so far, as texts. */
async function scriptsOf(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map((x) => x.name));
  return Promise.all(names.filter((x) => x.endsWith('.js')).map(async (url) => (await fetch(url)).text()));
}
const weight = (scripts: readonly string[]): number => scripts.reduce((sum, text) => sum + gzipSync(text).length, 0);

// What only one part of the program says.
const PROMPT = 'data-question';
const COSMIC_TABLE = 'hand-place';

it('a page fetches what it shows and no more, under 250 KB of gzipped script with a table', async () => {
  const { server, browser } = at();
  const { table, session } = await quickGame(server.address);
  const { page, faults } = await newPerson(browser, undefined, session);
  await page.goto(server.address);
  await page.locator('main h1').waitFor();
  await page.getByRole('img', { name: /^A star map/ }).waitFor();
  const landing = await scriptsOf(page);
  await openTable(page, server.address, table);
  const playing = await scriptsOf(page);
  const has = (scripts: readonly string[], words: string): boolean => scripts.some((text) => text.includes(words));
  // The first page has a picture of a table, but none of what one plays with.
  expect([PROMPT, COSMIC_TABLE].map((words) => has(landing, words))).toEqual([false, false]);
  expect([PROMPT, COSMIC_TABLE].map((words) => has(playing, words))).toEqual([true, true]);
  expect(weight(playing)).toBeLessThan(MOST_SCRIPT);
  expect(faults).toEqual([]);
  const own = playing.filter((text) => !landing.includes(text));
  console.info(`KB of gzipped script: first page ${kb(landing)}, table ${kb(playing)}, of it not on the first page ${kb(own)}`);
});
const kb = (scripts: readonly string[]): number => Math.round(weight(scripts) / 1000);

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
  await page.locator('#decision [data-part="choice"][data-option]').first().click();
  await page.locator('#decision[data-state="sending"]').waitFor();
  keepBack = false;
  for (const send of kept) send();
  expect((await nextQuestion(page, asked))?.id).not.toBe(asked?.id);
  expect(faults).toEqual([]);
});
