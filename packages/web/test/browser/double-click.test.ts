import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, newPerson, openTable, setTable } from '../../e2e/open.ts';
import { nextQuestion, question } from '../../e2e/player.ts';
import { house } from './support.ts';

const at = house('somebody who clicks twice');

/** Presses the first choice at the very moment another question stands there, and again a while later, and tells which question stands there after each. */
const pressAtOnce = (page: Page, by: 'click' | 'key'): Promise<readonly (string | null)[]> =>
  page.evaluate(async (how) => {
    const asked = (): string | null => document.querySelector('#decision')?.getAttribute('data-question') ?? null;
    const wait = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));
    const press = async (): Promise<void> => {
      if (how === 'click') document.querySelector<HTMLElement>('#decision [data-part="choice"]:not(:disabled)')?.click();
      else
        for (const code of ['Digit1', 'Enter']) {
          window.dispatchEvent(new KeyboardEvent('keydown', { code, key: code }));
          await wait(10);
        }
    };
    const first = asked();
    await press();
    while (asked() === first || asked() === null) await wait(2);
    const second = asked();
    await press();
    await wait(250);
    const still = asked();
    await wait(200);
    await press();
    while (asked() === still) await wait(2);
    return [first, second, still];
  }, by);

it.each(['click', 'key'] as const)('a new question takes no answer for a moment (%s)', async (by) => {
  const { server, browser } = at();
  const create = { game: 'bids', seats: [{ kind: 'me' as const }, { kind: 'bot' as const }], start: true };
  const { table, session } = await setTable(server.address, create);
  const { page, context, faults } = await newPerson(browser, { ...DESKTOP, pause: true }, session);
  await openTable(page, server.address, table);
  await nextQuestion(page);
  await page.locator('#decision:not([data-fresh])').waitFor();
  const [first, second, still] = await pressAtOnce(page, by);
  expect(second).not.toBe(first);
  expect(still).toBe(second);
  expect((await question(page))?.id).not.toBe(second);
  expect(faults).toEqual([]);
  await context.close();
});
