import { newPerson, signIn } from '@parley/web/e2e';
import { grave, LOOKS } from '@parley/web/e2e/axe';
import { house } from '@parley/web/e2e/house';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

const at = house('axe-decks');

/** A part of the builder: on a phone behind a tab. */
async function part(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('radio', { name: new RegExp(`^${name}`) });
  if ((await tab.count()) > 0) await tab.click();
}

describe.each(LOOKS)('axe finds nothing serious (%s)', (_name, look) => {
  it('in the deck builder, the choice of a deck and the Codex', async () => {
    const { server, browser } = at();
    const { address } = server;
    const { page, context } = await newPerson(browser, look, await signIn(address, 'Mira'));
    const out: { [where: string]: readonly string[] } = {};
    const looked = async (where: string): Promise<void> => {
      const found = await grave(page, look);
      if (found.length > 0) out[where] = found;
    };
    await page.goto(`${address}/keep/trek/deck/new`);
    await page
      .getByRole('button', { name: /^Start from / })
      .first()
      .waitFor();
    await part(page, 'Cards');
    await page.getByRole('button', { name: 'more filters' }).click();
    await looked('cards');
    await part(page, 'Deck');
    await looked('an empty deck');
    await page.getByRole('button', { name: /^Start from Cardassians/ }).click();
    await page.locator('[data-zone="missions"] [data-part="row"]').first().waitFor();
    await page.getByRole('button', { name: /^Add / }).first().click();
    await looked('a deck');
    await part(page, 'Check');
    await page.locator('[data-part="verdict"]').waitFor();
    await looked('its check');
    await page.getByRole('button', { name: 'Import or export' }).click();
    await page.getByLabel('Paste a deck').fill('Data\nWeyoun\nNobody');
    await page.getByRole('button', { name: 'Read it' }).click();
    await looked('an import');
    await page.getByRole('radio', { name: 'Export' }).click();
    await looked('an export');

    await page.goto(`${address}/create?game=trek`);
    await page
      .getByRole('button', { name: /Deck.*A starter deck/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Romulans').first().waitFor();
    await looked('the choice of a deck');
    for (const path of ['', '/card/DOM-87', '/card/DOM-48', '/card/PRE-16', '/rule/T3.14']) {
      await page.goto(`${address}/codex/trek${path}`);
      await page.locator('#entry-name').waitFor();
      await looked(`codex${path}`);
    }
    await context.close();
    expect(out).toEqual({});
  });
});
