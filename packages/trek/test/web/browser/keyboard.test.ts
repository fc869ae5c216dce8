import { DESKTOP, newPerson, openTable } from '@parley/web/e2e';
import { house } from '@parley/web/e2e/house';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { againstRookie, asks, seedAll } from './tables.ts';

const at = house('keys at a table of decks');

/** What has the focus: which part it is, and which card or location. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { part = '', piece = '' } = (document.activeElement instanceof HTMLElement ? document.activeElement : document.body).dataset;
    return `${part} ${piece}`.trim();
  });

it('the whole table can be played by keys', async () => {
  const { server, browser } = at();
  const { table, session } = await againstRookie(server.address);
  const { page, faults } = await newPerson(browser, DESKTOP, session);
  await openTable(page, server.address, table);
  await seedAll(page, DESKTOP);
  await asks(page, /^Your turn/);

  // To the lines, along them, and back.
  await page.keyboard.press('m');
  expect(await focused(page)).toMatch(/^(?:tile|plate) \d+$/);
  await page.keyboard.press('Home');
  const first = await focused(page);
  await page.keyboard.press('ArrowRight');
  const second = await focused(page);
  expect(second).toMatch(/^tile \d+$/);
  expect(second).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe(first);
  await page.keyboard.press('End');
  expect(await focused(page)).not.toBe(first);
  // It is one stop: from anywhere on the lines one step leads out of them.
  await page.keyboard.press('Tab');
  expect(await focused(page)).not.toMatch(/^(?:tile|plate)/);
  // Enter brings what has the focus into the strip.
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowLeft');
  const name = await page.evaluate(() => document.activeElement?.textContent?.split(',')[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: `Focus: ${name}` }).waitFor();

  await page.keyboard.press('h');
  expect(await focused(page)).toMatch(/^card/);
  await page.keyboard.press('x');
  expect(await page.evaluate(() => document.activeElement?.closest('#any') !== null)).toBe(true);
  await page.keyboard.press('s');
  expect(await focused(page)).toBe('score');

  // A digit points at an order, Enter gives it, Escape takes a step back, E ends the turn.
  const cards = await page.locator('#hand [data-part="card"]').count();
  const title = await page.getAttribute('#decision', 'data-title');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.waitForFunction((was) => document.querySelector('#decision')?.getAttribute('data-title') !== was, title);
  if ((await page.getAttribute('#decision', 'data-title'))?.startsWith('Where does')) {
    await page.keyboard.press('Escape');
    await asks(page, /^Your turn: play/);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await asks(page, /^Where does/);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  }
  await asks(page, /^Your turn/);
  expect(await page.locator('#hand [data-part="card"]').count()).toBe(cards - 1);
  const turn = await page.locator('[data-part="chapter"]').innerText();
  await page.keyboard.press('e');
  await page.waitForFunction((was) => document.querySelector('[data-part="chapter"]')?.textContent !== was, turn);
  expect(faults).toEqual([]);
});
