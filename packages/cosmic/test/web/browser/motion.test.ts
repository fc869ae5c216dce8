import { botGame, DESKTOP, newPerson, openTable, quickGame, WHOLE_GAME, answer, nextQuestion } from '@parley/web/e2e';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { house } from '@parley/web/e2e/house';

const at = house('ships that fly');
const QUICK = { ...DESKTOP, speed: 0.25 };

/** Notes whatever is seen to fly from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { flown: new Set<Element>() };
    Object.assign(window, { seen });
    const look = (): void => {
      for (const ship of document.querySelectorAll('[data-flying]')) seen.flown.add(ship);
      requestAnimationFrame(look);
    };
    look();
  });
const flown = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seen: { flown: Set<Element> } }).seen.flown.size);

it('at a table everything that happens is seen to happen, and play goes on', { timeout: WHOLE_GAME }, async () => {
  const { server, browser } = at();
  const { table, session } = await quickGame(server.address);
  const { page, faults } = await newPerson(browser, QUICK, session);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openTable(page, server.address, table);
  await watch(page);
  let turn = 0;
  for (let now = await nextQuestion(page); now !== null && (await flown(page)) < 8; now = await nextQuestion(page, now))
    await answer(page, turn++);
  expect(await flown(page)).toBeGreaterThan(7);
  // What has flown has landed: nothing is left in the air once somebody is asked.
  await nextQuestion(page);
  expect(await page.locator('[data-flying]').count()).toBe(0);
  expect(faults).toEqual([]);
});

it('so it is in a replay, step by step', { timeout: WHOLE_GAME }, async () => {
  const { server, browser } = at();
  const game = await botGame(server.address);
  const { page, faults } = await newPerson(browser, QUICK);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${server.address}/replay/${game}`);
  await watch(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => (window as unknown as { seen: { flown: Set<Element> } }).seen.flown.size > 3);
  expect(faults).toEqual([]);
});
