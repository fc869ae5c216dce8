import { asked, nextQuestion, newPerson, openTable, PHONE, DESKTOP, signIn, type Look } from '@parley/web/e2e';
import { house } from '@parley/web/e2e/house';
import { expect, it } from 'vitest';
import { adaAndBen } from './tables.ts';

const at = house('press');

it.each<readonly [string, Look]>([
  ['a table', DESKTOP],
  ['a phone', PHONE],
])('a choice that is held down on %s is chosen, whatever comes in before it is let go', async (_, look) => {
  const { server, browser } = at();
  const [table, ada, ben] = await adaAndBen(at(), { blue: ['attack-08', 'negotiate'], red: ['attack-06', 'attack-12'] }, look);
  const { page } = ada;
  const first = await asked(page, /aim the gate/);
  const choice = page.locator('#decision [data-part="choice"][data-option]').first();
  await choice.hover();
  await page.mouse.down();
  const before = await choice.boundingBox();

  // Somebody speaks, somebody comes to watch, and somebody asks for a pause: none of it may move what is being pressed.
  await ben.page.locator('#chat-input').fill('One moment, please');
  await ben.page.keyboard.press('Enter');
  const eve = await newPerson(browser, DESKTOP, await signIn(server.address, 'Eve'));
  await openTable(eve.page, server.address, table);
  await eve.context.close();
  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await ben.page.getByRole('button', { name: 'Ask for a pause' }).click();
  await page.getByRole('alert').getByText('Ben asks for a pause').waitFor();
  expect(await choice.boundingBox()).toEqual(before);

  await page.mouse.up();
  expect((await nextQuestion(page, first))?.id).not.toBe(first.id);
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});
