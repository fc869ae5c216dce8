import { expect, it } from 'vitest';
import { newPerson, WHOLE_GAME } from '../../e2e/open.ts';
import { play } from '../../e2e/player.ts';
import { house } from './support.ts';

const at = house('two people and three bots');

it('two people and three bots play a whole game to its end', { timeout: WHOLE_GAME }, async () => {
  const { server, browser } = at();
  const ada = await newPerson(browser);
  const ben = await newPerson(browser);

  // Ada sets a table: herself, an open seat, three rookies, the shorter game.
  await ada.page.goto(`${server.address}/create`);
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Add a seat' }).click();
  await ada.page.getByLabel('Who sits on seat 5').selectOption('rookie');
  await ada.page.getByRole('group', { name: 'Planets' }).getByText('Four', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.page.getByLabel('Send this link to a friend').inputValue();
  expect(link).toBe(ada.page.url());

  // Ben comes by the link and sits down.
  await ben.page.goto(link);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Go' }).click();
  await ben.page.getByRole('button', { name: 'Sit here: Open seat' }).click();
  await ada.page.getByText('Every seat is taken.').waitFor();
  await ada.page.getByText('Planets: Four').waitFor();
  await ada.page.getByRole('button', { name: 'Begin' }).click();

  const answers = await Promise.all([play(ada.page), play(ben.page)]);
  for (const n of answers) expect(n).toBeGreaterThan(3);
  const end = (page: typeof ada.page): Promise<string | null> => page.locator('#decision').getAttribute('data-title');
  expect(await end(ada.page)).toMatch(/wins? the game\.$/);
  expect(await end(ben.page)).toMatch(/wins? the game\.$/);

  // The end leads to the replay, which stands at the last step.
  await ada.page.getByRole('button', { name: 'See it again' }).click();
  await ada.page.getByRole('heading', { name: /^Replay/ }).waitFor();
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});
