import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, newPerson, openTable, quickGame, STEP } from '../../e2e/open.ts';
import { answer, nextQuestion } from '../../e2e/player.ts';
import { house } from './support.ts';

const at = house('languages');

/** What stands on the page and is said to those who cannot see it, without what stands in brackets. */
async function outsideOfBrackets(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => [
    document.body.innerText,
    document.title,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((x) =>
      ['aria-label', 'title', 'placeholder'].map((name) => x.getAttribute(name) ?? ''),
    ),
  ]);
  return texts.flatMap((text) => {
    let depth = 0;
    let left = '';
    for (const letter of text) {
      if (letter === '[') depth++;
      if (depth === 0) left += letter;
      if (letter === ']') depth = Math.max(0, depth - 1);
    }
    return left.match(/\p{L}{2,}/gu) ?? [];
  });
}

/** Names: of games, people and bots, cards and aliens; digits and keys; what this server calls its table. */
async function names(address: string): Promise<ReadonlySet<string>> {
  const lexicon = (await (await fetch(`${address}/api/lexicon/cosmic`)).json()) as {
    aliens: { [id: string]: { name: string; summary: string; power: string; wild: string; super: string } };
    cards: { [id: string]: { name: string; text: string } };
  };
  const content = [
    ...Object.values(lexicon.aliens).flatMap((a) => [a.name, a.summary, a.power, a.wild, a.super]),
    ...Object.values(lexicon.cards).flatMap((c) => [c.name, c.text]),
  ];
  const own = ['Cosmic Encounter', 'Sealed Bids', 'Parley', 'Mira and bots', 'Rookie', 'Enter', 'Esc', 'Space', 'Shift'];
  return new Set([...content, ...own].join(' ').match(/\p{L}{2,}/gu));
}

it('every word on the first page and at a table comes from the catalogue, but for names', async () => {
  const { server, browser } = at();
  const known = await names(server.address);
  const { table, session } = await quickGame(server.address);
  const { page, faults } = await newPerson(browser, { ...DESKTOP, language: 'en-XA' }, session);
  await page.goto(server.address);
  await page.locator('#what').waitFor();
  expect(await page.locator('#what').innerText()).toMatch(/^\[Bárgáíñ, .*~+\]$/);
  expect((await outsideOfBrackets(page)).filter((word) => !known.has(word))).toEqual([]);
  expect(await page.locator('html').getAttribute('lang')).toBe('en-XA');

  await openTable(page, server.address, table);
  let asked = await nextQuestion(page);
  for (let turn = 1; asked !== null && turn < 6; turn++) {
    expect(asked.text).toMatch(/\[.*~+\]/);
    expect([asked.text, (await outsideOfBrackets(page)).filter((word) => !known.has(word))]).toEqual([asked.text, []]);
    await answer(page, turn);
    asked = await nextQuestion(page, asked);
  }
  expect(faults).toEqual([]);
});

it('a German browser gets a German page, and keeps the language that is chosen', async () => {
  const { server, browser } = at();
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(STEP);
  const page = await context.newPage();
  await page.goto(server.address);
  expect(await page.locator('#what').innerText()).toBe('Feilschen, bluffen und wissen, warum du verloren hast.');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');

  await page.getByRole('button', { name: 'Einstellungen' }).first().click();
  await page.getByRole('radiogroup', { name: 'Sprache' }).getByRole('radio', { name: 'English' }).click();
  await page.locator('#what', { hasText: 'Bargain, bluff, and know why you lost.' }).waitFor();
  await page.reload();
  expect(await page.locator('#what').innerText()).toBe('Bargain, bluff, and know why you lost.');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await context.close();
});

it('a table speaks German: question, log and reasons', async () => {
  const { server, browser } = at();
  const { table, session } = await quickGame(server.address);
  const { page, faults } = await newPerson(browser, { ...DESKTOP, language: 'de' }, session);
  await openTable(page, server.address, table);
  const asked = await nextQuestion(page);
  expect(asked?.text).toMatch(/Welche[ns]?|Wen|Willst du|Wohin|Machst du/);
  await answer(page, 1);
  await nextQuestion(page, asked);
  await page.locator('#log', { hasText: /Du (?:bist|ziehst|bekommst|schickst|lädst)/ }).waitFor();
  await page.locator('#log').getByRole('button', { name: 'warum?' }).nth(1).click();
  await page.locator('#log', { hasText: /Regel R\d/ }).waitFor();
  expect(faults).toEqual([]);
});
