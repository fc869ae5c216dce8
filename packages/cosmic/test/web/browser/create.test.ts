import { newPerson } from '@parley/web/e2e';
import { expect, it } from 'vitest';
import { house } from '@parley/web/e2e/house';

const at = house('create');

it('a table is set up with variants, and a combination that cannot be played is refused in words', async () => {
  const { server, browser } = at();
  const { page, faults } = await newPerson(browser);
  await page.goto(`${server.address}/create`);
  await page.getByLabel('Your name').fill('Ada');
  const variants = page.getByRole('region', { name: 'Variants' });
  const stations = variants.getByRole('group', { name: 'Space stations' });

  // What needs something else cannot be set before it.
  const conquest = variants.getByRole('switch', { name: /^Conquest/ });
  expect(await conquest.isDisabled()).toBe(true);
  await stations.getByText('Two each').click();
  expect(await conquest.isEnabled()).toBe(true);
  await variants.getByRole('switch', { name: /^Technology/ }).click();
  await page.getByText('First games').click();

  // Two stations for six are refused by the server; its sentence stands where the choice is.
  for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await variants
    .getByRole('alert')
    .getByText(/ten space stations.*up to five players/)
    .waitFor();

  await page.getByRole('button', { name: 'Remove seat 6' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  for (const line of ['Technology', 'Space stations: Two each', 'Without: Flares', 'Sets: Cosmic Encounter'])
    await page.getByRole('region', { name: 'How this table plays' }).getByText(line, { exact: true }).waitFor();
  // The browser reports the refused call; nothing else went wrong.
  expect(faults.filter((x) => !/status of 400/.test(x))).toEqual([]);
});
