import { newPerson, openTable, PHONE, WHOLE_GAME } from '@parley/web/e2e';
import { house } from '@parley/web/e2e/house';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks, choice, layMissions, shortGame } from './tables.ts';

const at = house('a phone');

/** Everything is done with a thumb. */
const tap = (page: Page, text: RegExp | string): Promise<void> => choice(page, text).tap();
const order = (page: Page, subject: RegExp, verb: string): Promise<void> =>
  page.locator('#decision').getByRole('group', { name: subject }).locator('[data-part="choice"]', { hasText: verb }).first().tap();
const everybody = (page: Page): Promise<void> => page.locator('#decision').getByRole('button', { name: /All$/ }).tap();
/** The bot has nothing to do, so that the next turn is one's own again. */
async function nextTurn(page: Page): Promise<void> {
  const before = await page.locator('#decision').getAttribute('data-question');
  await tap(page, 'End the turn');
  await page.waitForFunction((last) => document.querySelector('#decision')?.getAttribute('data-question') !== last, before);
  await asks(page, /^Your turn/);
}

/** Turn after turn as near as the ship can go. */
async function flyTo(page: Page, goal: string): Promise<void> {
  const line = await page.locator('[data-part="tile"]').allInnerTexts();
  const placeOf = (text: string): number => line.findIndex((tile) => tile.includes(text.split('\n')[0] ?? ''));
  for (;;) {
    await order(page, /^Runabout/, 'Fly');
    await asks(page, /./);
    const offered = page.locator('#decision [data-part="choice"][data-option^="zone"]');
    const far = (await offered.allInnerTexts()).map((text) => Math.abs(placeOf(text) - placeOf(goal)));
    const best = far.indexOf(Math.min(...far));
    await offered.nth(best).tap();
    await asks(page, /^Your turn/);
    if (far[best] === 0) return;
    await nextTurn(page);
  }
}

interface Seen {
  readonly question: string | null;
  readonly title: string | null;
  readonly choices: readonly string[];
  readonly encounter: string;
}
/** What is asked, and the encounter it is asked in. */
const seen = async (page: Page): Promise<Seen> => ({
  question: await page.locator('#decision').getAttribute('data-question'),
  title: await page.locator('#decision').getAttribute('data-title'),
  choices: await page.locator('#decision [data-part="choice"]').allInnerTexts(),
  encounter: await page.locator('[data-part="encounter"]').innerText(),
});

it(
  'a person and a bot play to the end on a phone, and an encounter is the same after the page was loaded anew',
  { timeout: WHOLE_GAME },
  async () => {
    const { server, browser } = at();
    const { table, session } = await shortGame(server.address);
    const { page, faults } = await newPerson(browser, PHONE, session);
    await openTable(page, server.address, table);
    await layMissions(page, /^Seed a card/);
    await tap(page, 'Federation Outpost');
    await tap(page, 'Investigate Time Continuum');
    await asks(page, /^Your turn/);

    // Three people come, go down together and meet a dilemma.
    await tap(page, 'Data');
    await nextTurn(page);
    await tap(page, 'Deanna Troi');
    await nextTurn(page);
    await tap(page, 'Benjamin Maxwell');
    await order(page, /^Federation Outpost/, 'Beam');
    await everybody(page);
    await tap(page, 'Beam these 3');
    await order(page, /^Away Team/, 'Attempt');
    await tap(page, 'Attempt with these 3');

    // In the middle of the encounter the page is loaded anew.
    await asks(page, /^Chula: Pick One to Save Two/);
    const before = await seen(page);
    expect(before.encounter).toContain('Investigate Time Continuum');
    expect(before.choices.length).toBeGreaterThan(1);
    await page.reload();
    await asks(page, /^Chula: Pick One to Save Two/);
    await page.locator('[data-part="encounter"]').waitFor();
    expect(await seen(page)).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

    // One goes back to the hand, the others solve the mission.
    await tap(page, /hand/);
    await tap(page, 'Benjamin Maxwell');
    await asks(page, /^Your turn/);
    expect(await page.locator('[data-part="score"]').first().innerText()).toMatch(/35/);

    // By ship to the second one.
    await nextTurn(page);
    await tap(page, 'Runabout');
    await order(page, /^Away Team/, 'Beam');
    await tap(page, /Runabout/);
    await everybody(page);
    await tap(page, 'Beam these 2');
    await order(page, /^Runabout/, 'Undock');
    await flyTo(page, 'First Contact');
    await order(page, /^Runabout/, 'Beam');
    await everybody(page);
    await tap(page, 'Beam these 2');
    await order(page, /^Away Team, First Contact/, 'Attempt');
    await tap(page, 'Attempt with these 2');
    await page.locator('#decision[data-state="over"]').waitFor();
    await page.locator('[data-part="end"]').getByText('You win, 65 to 0').waitFor();
    expect(faults).toEqual([]);
  },
);
