import { expect, it } from 'vitest';
import { newPerson, openTable, PHONE, quickGame, WHOLE_GAME } from '../../e2e/open.ts';
import { play } from '../../e2e/player.ts';
import { house } from './support.ts';

const at = house('a phone in the hand');

it('a game against bots is played to its end on a phone, by touch', { timeout: WHOLE_GAME }, async () => {
  const { server, browser } = at();
  const { table, session } = await quickGame(server.address, 3);
  const { page, faults } = await newPerson(browser, PHONE, session);
  await openTable(page, server.address, table);
  const small = new Set<string>();
  const answers = await play(page, { how: 'tap' });
  expect(answers).toBeGreaterThan(3);
  expect(await page.locator('#decision').getAttribute('data-title')).toMatch(/wins? the game\.$/);

  // Nothing sticks out at the side, and everything one answers with can be hit with a thumb.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  for (const button of await page.locator('#decision [data-part="choice"]').all()) {
    const box = await button.boundingBox();
    if ((box?.height ?? 0) < 44) small.add((await button.textContent()) ?? '');
  }
  expect([...small]).toEqual([]);

  // The drawers open and close.
  for (const name of ['Hand', 'Sheet', 'Log', 'Chat']) {
    await page
      .getByRole('navigation', { name: 'Hand' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .tap();
    await page.getByRole('region', { name, exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Close' }).tap();
  }
  expect(faults).toEqual([]);
});
