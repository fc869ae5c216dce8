import { DESKTOP, newPerson, openTable, PHONE } from '@parley/web/e2e';
import { grave } from '@parley/web/e2e/axe';
import { house } from '@parley/web/e2e/house';
import { expect, it } from 'vitest';
import { againstRookie, asks } from './tables.ts';

const at = house('a first game of decks');

it.each([
  ['at a desk', DESKTOP],
  ['on a phone', PHONE],
])('hints come one at a time, go when they are read, and do not come back (%s)', async (_, look) => {
  const { server, browser } = at();
  const { table, session } = await againstRookie(server.address);
  const { page, context, faults } = await newPerson(browser, { ...look, hints: true }, session);
  await openTable(page, server.address, table);
  await asks(page, /./);
  const hint = page.locator('[data-part="coach"]');
  await hint.getByText('What is asked of you').waitFor();
  expect(await hint.count()).toBe(1);
  expect(await grave(page, look)).toEqual([]);
  await hint.getByRole('button', { name: 'Got it' }).click();
  await hint.getByText('What is asked of you').waitFor({ state: 'detached' });
  await page.reload();
  await asks(page, /./);
  await page.waitForTimeout(900);
  expect(await page.getByText('What is asked of you').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
