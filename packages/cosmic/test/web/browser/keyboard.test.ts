import { newPerson, openTable, setTable, answerByKeys, nextQuestion, type Question } from '@parley/web/e2e';
import { expect, it } from 'vitest';
import { house } from '@parley/web/e2e/house';
import { blueMeetsRed } from './tables.ts';

const at = house('keyboard');

it('an encounter is played with the keyboard alone', async () => {
  const { server, browser } = at();
  const red = { kind: 'bot' as const, bot: 'rookie' as const, choice: { colour: 'red', alien: 'pacifist' } };
  const hands = { blue: ['attack-14', 'attack-08', 'negotiate', 'reinforcement-3'], red: ['attack-06', 'attack-12'] };
  const { table, session } = await setTable(server.address, blueMeetsRed(red, hands));
  const { page, faults } = await newPerson(browser, undefined, session);
  await openTable(page, server.address, table);
  const encounter = (): Promise<string> => page.locator('[data-part="chapter"]').innerText();
  const first = await encounter();
  const asked: string[] = [];
  let now: Question | null = await nextQuestion(page);
  for (; now !== null && (await encounter()) === first; now = await nextQuestion(page, now)) {
    asked.push(now.text);
    await answerByKeys(page);
    if (asked.length > 40) throw new Error(`no end of the encounter: ${asked.join(' | ')}`);
  }
  for (const needed of [/aim the gate/, /ships do you send/, /invite/, /encounter card do you play/])
    expect(
      asked.some((text) => needed.test(text)),
      String(needed),
    ).toBe(true);

  // While a question waits, the letters lead to the places of the table, Tab to the next thing in them.
  expect(now).not.toBeNull();
  await page.keyboard.press('l');
  expect(await page.evaluate(() => document.activeElement?.closest('#log') !== null)).toBe(true);
  await page.keyboard.press('m');
  expect(await page.evaluate(() => document.activeElement?.closest('#map') !== null)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(faults).toEqual([]);
});
