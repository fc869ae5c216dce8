import { newPerson, PHONE } from '@parley/web/e2e';
import { house } from '@parley/web/e2e/house';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

const at = house('decks');

const zone = (page: Page, name: string): Locator => page.locator(`[data-part="zone"][data-zone="${name}"]`);
const rows = (page: Page, name: string): Locator => zone(page, name).locator('[data-part="row"]');
const check = (page: Page): Locator => page.getByRole('region', { name: 'Check' });
const verdict = (page: Page, state: 'legal' | 'faulty'): Promise<void> =>
  page.locator(`[data-part="verdict"][data-state="${state}"]`).waitFor();
const saved = (page: Page): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();
/** Every part of the deck, with the numbers of its cards. */
const contents = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-part="zone"]')
    .evaluateAll((zones) =>
      zones.flatMap((x) => [
        x.getAttribute('data-zone') ?? '',
        ...[...x.querySelectorAll('[data-part="row"]')].map((row) => row.textContent ?? ''),
      ]),
    );

it('a deck is made from a starter deck, broken, repaired, kept, exported, imported and brought to a table', async () => {
  const { server, browser } = at();
  const { page, faults } = await newPerson(browser);
  await page.goto(`${server.address}/keep/trek/deck/new`);
  await page.getByRole('button', { name: /^Start from Romulans/ }).click();
  await verdict(page, 'legal');
  // It is stored by itself, under an address and a name of its own.
  await saved(page);
  await page.waitForURL(/\/keep\/trek\/deck\/(?!new)/);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Romulans');
  const whole = await contents(page);

  // A unique mission twice: the row, the count and the reasons say so, and nobody can try it.
  const [first] = await rows(page, 'missions').all();
  const mission = await first.getAttribute('title');
  await first.focus();
  await page.keyboard.press('+');
  await verdict(page, 'faulty');
  await check(page).getByText(`${mission} is in twice`).waitFor();
  await check(page).getByText('A deck has 6 missions, this one has 7.').waitFor();
  await zone(page, 'missions').getByText('7 of 6').waitFor();
  expect(await page.getByRole('button', { name: 'Try it' }).isDisabled()).toBe(true);
  // Something that is not at this table yet: dashed, with a reason.
  await page.getByRole('button', { name: 'At this table' }).click();
  await page.getByRole('searchbox').fill('Borg Queen');
  await page.getByRole('button', { name: 'Add Borg Queen' }).click();
  await check(page).locator('[data-fault="unfinished"], [data-fault="borg"]').first().waitFor();

  // It is kept all the same, and is the same after the page was left.
  await saved(page);
  const broken = await contents(page);
  await page.reload();
  await verdict(page, 'faulty');
  expect(await contents(page)).toEqual(broken);

  // A faulty deck is listed for a seat, grey and with the reason.
  await page.goto(`${server.address}/create?game=trek`);
  await page
    .getByRole('button', { name: /Deck.*A starter deck/ })
    .first()
    .click();
  const choosing = page.getByRole('dialog', { name: 'Choose a deck' });
  const own = choosing.getByRole('button', { name: /^Romulans.*this one has 7/ });
  await own.waitFor();
  expect(await own.isDisabled()).toBe(true);
  await page.goBack();

  // Every fault that has an obvious repair has a button for it.
  await verdict(page, 'faulty');
  for (const repair of ['Take one out', 'Take out', 'Take out']) {
    const button = check(page)
      .getByRole('button', { name: new RegExp(`^${repair}: `) })
      .first();
    if ((await button.count()) > 0) await button.click();
  }
  await verdict(page, 'legal');
  expect(await contents(page)).toEqual(whole);
  // Back and on again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await verdict(page, 'faulty');
  await page.getByRole('button', { name: 'Redo' }).click();
  await verdict(page, 'legal');
  await saved(page);

  // Exported as a list, and imported into another deck.
  await check(page).getByRole('button', { name: 'Import or export' }).click();
  await page.getByRole('radio', { name: 'Export' }).click();
  const list = await page.getByLabel('The deck as List').inputValue();
  expect(list).toContain('Name: Romulans');
  await page.goto(`${server.address}/keep/trek/deck/new`);
  await page.getByRole('button', { name: 'Import a deck' }).click();
  await page.getByLabel('Paste a deck').fill(`${list}\n2 Breen Warship\nData`);
  await page.getByRole('button', { name: 'Read it' }).click();
  const untaken = page.locator('[data-part="untaken"]');
  expect(await untaken.allTextContents()).toEqual([
    expect.stringContaining('2 Breen Warship · no card is called so'),
    expect.stringContaining('Data · several cards are called so'),
  ]);
  await page.getByRole('button', { name: 'Use this deck' }).click();
  await verdict(page, 'legal');
  expect(await contents(page)).toEqual(whole);
  await page.getByLabel('Name', { exact: true }).fill('Brought');
  await saved(page);

  // And so to a table.
  await page.goto(`${server.address}/create?game=trek`);
  await page.getByLabel('Your name').fill('Ada');
  await page
    .getByRole('button', { name: /Deck.*A starter deck/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Brought/ })
    .click();
  await page.getByRole('button', { name: /Deck.*Brought/ }).waitFor();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole('button', { name: /Deck.*Brought/ }).waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('#decision').waitFor();
  await page
    .getByText(mission ?? '')
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});

it('two tabs do not overwrite each other: the second is told, and can keep its own as a copy', async () => {
  const { server, browser } = at();
  const { page, context } = await newPerson(browser);
  await page.goto(`${server.address}/keep/trek/deck/new`);
  await page.getByRole('button', { name: /^Start from Klingons/ }).click();
  await saved(page);
  await page.waitForURL(/\/keep\/trek\/deck\/(?!new)/);
  const other = await context.newPage();
  await other.goto(page.url());
  await verdict(other, 'legal');

  await rows(page, 'draw').first().focus();
  await page.keyboard.press('+');
  await page.getByText('Not saved yet').waitFor();
  await saved(page);
  const names = await rows(other, 'draw').evaluateAll((all) => all.map((x) => x.getAttribute('title')));
  await rows(other, 'draw').last().focus();
  await other.keyboard.press('-');
  // The last copy is gone, and whoever uses keys goes on beside it.
  expect(await other.evaluate(() => document.activeElement?.getAttribute('title'))).toBe(names.at(-2));
  await other.getByRole('button', { name: 'Keep mine as a copy' }).click();
  await saved(other);
  await other.goto(`${server.address}/keep/trek/deck`);
  await other.getByRole('link', { name: 'Klingons (copy)' }).waitFor();
  await other.getByRole('link', { name: 'Klingons', exact: true }).waitFor();
});

it('on a phone one part is shown at a time, and a card lies over the page until it is closed', async () => {
  const { server, browser } = at();
  const { page, faults } = await newPerson(browser, PHONE);
  await page.goto(`${server.address}/keep/trek/deck/new`);
  // It begins with what a deck can be started from.
  await page.getByText('Start a deck').waitFor();
  expect(await page.getByRole('searchbox').count()).toBe(0);
  await page.getByRole('radio', { name: 'Cards' }).tap();
  await page.getByRole('searchbox').fill('Weyoun');
  await page.getByRole('button', { name: /^Dominion Weyoun/ }).tap();
  const card = page.getByRole('dialog', { name: 'Weyoun' });
  await card.getByRole('button', { name: 'Add to Draw deck' }).tap();
  await card.getByRole('button', { name: 'Close' }).tap();
  // What is closed stays closed, though the row has the focus again.
  await page.getByRole('radio', { name: /^Deck/ }).tap();
  await rows(page, 'draw').getByText('Weyoun').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('searchbox').count()).toBe(0);
  await page.getByRole('button', { name: 'Take out Weyoun' }).tap();
  await page.getByText('Start a deck').waitFor();
  expect(faults).toEqual([]);
});
