import { newPerson, openTable, type Look } from '@parley/web/e2e';
import { grave, LOOKS } from '@parley/web/e2e/axe';
import { house } from '@parley/web/e2e/house';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { againstRookie, asks, seedAll } from './tables.ts';

const at = house('axe at a table of decks');

const SHAPES: readonly (readonly [string, Look])[] = [
  ...LOOKS,
  ['a phone on its side', { width: 844, height: 390, touch: true }],
  ['a tablet', { width: 1024, height: 768 }],
  ['a page at twice its size', { width: 720, height: 450 }],
];

/** Nothing on the page is wider than the window. */
const isWider = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe.each(SHAPES)('axe finds nothing serious (%s)', (_name, look) => {
  it('while cards are seeded, and in a turn', async () => {
    const { server, browser } = at();
    const { table, session } = await againstRookie(server.address);
    const { page, context, faults } = await newPerson(browser, look, session);
    await openTable(page, server.address, table);
    await asks(page, /./);
    expect({ seeding: await grave(page, look), wider: await isWider(page) }).toEqual({ seeding: [], wider: false });
    await seedAll(page, look);
    await asks(page, /^Your turn/);
    await page.locator('[data-part="tile"]').first().click();
    expect({ turn: await grave(page, look), wider: await isWider(page), faults }).toEqual({ turn: [], wider: false, faults: [] });
    await context.close();
  });
});
