import { countRenders, newPerson, openTable, rendersOf, setTable } from '@parley/web/e2e';
import { house } from '@parley/web/e2e/house';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bot, until } from '../scenes/scenes.ts';

const at = house('hover');

/** Seven seats; it is blue's turn, who meets red with these cards. */
const seven = (hand: readonly string[]) => ({
  name: 'Seven',
  seats: [
    { kind: 'me' as const, choice: { colour: 'blue', alien: 'sorcerer' } },
    bot('green', 'trader'),
    bot('yellow', 'zombie'),
    bot('red', 'macron'),
    bot('purple', 'pacifist'),
    bot('orange', 'warpish'),
    bot('white', 'tripler'),
  ],
  options: { position: { turn: 'blue', destiny: ['red'], hands: { blue: hand, red: ['attack-06', 'attack-10', 'attack-12'] } } },
  start: true,
});

async function sit(hand: readonly string[], question: RegExp): Promise<Page> {
  const { server, browser } = at();
  const { table, session } = await setTable(server.address, seven(hand));
  const { page } = await newPerson(browser, undefined, session);
  await countRenders(page);
  await openTable(page, server.address, table);
  await until(page, question);
  return page;
}

/** What is drawn again when the pointer goes from nowhere to something, and from there to the next. */
async function hovered(page: Page, selector: string): Promise<readonly number[]> {
  const things = page.locator(selector);
  expect(await things.count()).toBeGreaterThan(1);
  await page.mouse.move(2, 2);
  const out: number[] = [];
  for (let i = 0; i < 2; i++) out.push(await rendersOf(page, () => things.nth(i).hover()));
  return out;
}

const MOST = 20;

describe('at a table of seven a hover draws what is hovered, and little else', () => {
  it('over targets: the gate turns, two planets change their marks', async () => {
    const page = await sit(['attack-08', 'negotiate'], /aim the gate/);
    const inPrompt = await hovered(page, '#decision [data-part="choice"][data-option]');
    const onMap = await hovered(page, '[data-part="piece"][data-state="legal"]');
    console.info(`hovering draws ${inPrompt.join(', ')} components over choices, ${onMap.join(', ')} over planets`);
    for (const n of [...inPrompt, ...onMap]) expect(n).toBeLessThan(MOST);
    // The gate does turn: a count of nothing would prove nothing.
    expect(Math.max(...inPrompt)).toBeGreaterThan(0);
    expect(Math.max(...onMap)).toBeGreaterThan(0);
  });

  it('over reinforcements: two sums change', async () => {
    const page = await sit(['attack-08', 'reinforcement-3', 'reinforcement-5'], /Reinforcements may be played/);
    const inPrompt = await hovered(page, '#decision [data-part="choice"][data-option]');
    const inHand = await hovered(page, '#hand [data-part="card"][data-state="legal"]');
    console.info(`hovering draws ${inPrompt.join(', ')} components over choices, ${inHand.join(', ')} over cards`);
    for (const n of [...inPrompt, ...inHand]) expect(n).toBeLessThan(MOST);
    expect(Math.max(...inPrompt)).toBeGreaterThan(0);
  });

  it('while ships are chosen: a warning at most', async () => {
    const page = await sit(['attack-08', 'negotiate'], /ships do you send/);
    const rows = await hovered(page, '#decision [data-part="row"]');
    console.info(`hovering draws ${rows.join(', ')} components over places`);
    for (const n of rows) expect(n).toBeLessThan(MOST);
  });
});
