import { expect, it } from 'vitest';
import { newPerson, PHONE, WHOLE_GAME } from '../../e2e/open.ts';
import { play } from '../../e2e/player.ts';
import { house } from './support.ts';

const at = house('two people at a sale');

it('two people set a table of another game, play it to its end and see it again', { timeout: WHOLE_GAME }, async () => {
  const { server, browser } = at();
  const ada = await newPerson(browser);
  const ben = await newPerson(browser, PHONE);

  await ada.page.goto(`${server.address}/create?game=bids`);
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('group', { name: 'Lots' }).getByText('3', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.page.getByLabel('Send this link to a friend').inputValue();

  await ben.page.goto(link);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Go' }).click();
  await ben.page.getByRole('button', { name: 'Sit here: Open seat' }).click();
  await ada.page.getByRole('button', { name: 'Begin' }).click();

  // Neither sees what the other holds.
  await ada.page.getByText('Lot 1 of 3').first().waitFor();
  await ada.page.locator('#sale').getByText('6 cards').waitFor();
  await ada.page
    .locator('#sale')
    .getByText(/^holds /)
    .waitFor();

  expect(await Promise.all([play(ada.page), play(ben.page)])).toEqual([3, 3]);
  // Nothing of the other game was fetched for it.
  const fetched = await ada.page.evaluate(() => performance.getEntriesByType('resource').map((x) => x.name));
  const scripts = await Promise.all(fetched.filter((x) => x.endsWith('.js')).map(async (url) => (await fetch(url)).text()));
  expect(scripts.some((text) => text.includes('data-question'))).toBe(true);
  expect(scripts.filter((text) => /cardplace|hull-ghost/.test(text))).toEqual([]);
  await ada.page.getByRole('button', { name: 'See it again' }).click();
  await ada.page.getByRole('heading', { name: /^Replay/ }).waitFor();
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});
