import { DESKTOP, isOver, newPerson, PHONE, WHOLE_GAME } from '@parley/web/e2e';
import { grave } from '@parley/web/e2e/axe';
import { house } from '@parley/web/e2e/house';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { adaAndBen, asks, endTurn, layMissions, order, press } from './tables.ts';

const at = house('two decks');

const log = (page: Page): Promise<string> => page.locator('#log').innerText();
const both = async (ada: Page, ben: Page): Promise<void> => {
  await endTurn(ada);
  await endTurn(ben);
};

/** Once a game is over: what it cost, what decided it, with ways into the replay, and what was never met. */
async function endIsTold(page: Page): Promise<void> {
  const end = page.locator('[data-part="end"]');
  await end.getByText('You reach 60 first: First Contact brings the last 30.').waitFor();
  expect(await end.locator('[data-part="tolls"] tbody').innerText()).toMatch(
    /People lost\s+1\s+0\s+Ships lost\s+0\s+0\s+Dilemmas met\s+1\s+0/,
  );
  const moments = end.locator('[data-part="moments"] li');
  expect(await moments.count()).toBe(3);
  expect(await moments.nth(1).innerText()).toContain('Benjamin Maxwell dies. Chalnoth is not overcome.');
  expect(await end.locator('[data-part="unmet"]').innerText()).toContain('Every seed card was met.');
  expect(await grave(page, DESKTOP)).toEqual([]);
  const link = await moments.nth(1).getByRole('link').getAttribute('href');
  expect(link).toMatch(/^\/replay\/.+#\d+$/);
}

it('two people seed, fly, meet a dilemma and play to the end, at a desk and on a phone', { timeout: WHOLE_GAME }, async () => {
  const { server, browser } = at();
  const [table, ada, ben] = await adaAndBen(at(), undefined, PHONE);
  const [a, b] = [ada.page, ben.page];

  // Ada lets a plan do it; Ben lays his missions and chooses what lies under what.
  await a.locator('[data-part="seed-for-me"]').click();
  await layMissions(b, /^Seed a card/);
  await press(b, 'Chalnoth');
  await asks(b, /^Where do you seed Chalnoth/);
  // Before it is put down one is told where it would be a mis-seed.
  expect(await b.locator('#decision [data-part="choice"]', { hasText: 'Pegasus Search' }).innerText()).toContain('mis-seed');
  await press(b, 'First Contact');

  // One person reports, beams down and solves the first mission.
  await asks(a, /^Your turn/);
  await press(a, 'Data');
  await order(a, /^Federation Outpost/, 'Beam');
  await order(a, /^Away Team/, 'Attempt');
  await asks(a, /^Your turn/);
  expect(await log(a)).toContain('You solve Investigate Time Continuum.');
  expect(await a.locator('#score').innerText()).toMatch(/35/);
  expect(await a.locator('[data-part="tile"][data-solved]').innerText()).toContain('Investigate Time Continuum');
  await both(a, b);

  await press(a, 'Runabout');
  await both(a, b);
  await press(a, 'Benjamin Maxwell');
  await both(a, b);

  // Two go aboard, fly and beam down, each step of it taken in the prompt or on the board.
  await press(a, 'Deanna Troi');
  await order(a, /^Federation Outpost/, 'Walk');
  await a.locator('#focus [data-part="card"]', { hasText: 'Deanna Troi' }).click();
  await press(a, /Nothing has been sent/);
  await order(a, /^Federation Outpost/, 'Walk');
  await a.keyboard.press('a');
  await press(a, 'Walk these 2');
  await order(a, /^Runabout/, 'Undock');
  await order(a, /^Runabout/, 'Fly');
  const target = a.locator('[data-part="tile"]', { hasText: 'First Contact' });
  expect(await target.getAttribute('data-state')).toBe('legal');
  await target.click();
  expect(await target.getAttribute('data-state')).toBe('picked');
  await target.click();
  await order(a, /^Runabout/, 'Beam');
  await a.locator('#focus [data-part="card"]', { hasText: 'Deanna Troi' }).click();
  await a.locator('#focus [data-part="card"]', { hasText: 'Benjamin Maxwell' }).click();
  // The need of the mission as it would be met by those two.
  expect(await a.locator('#focus [data-part="group"]').innerText()).toMatch(/2 of 2 met/);
  await press(a, 'Beam these 2');
  await order(a, /^Away Team/, 'Attempt');
  await press(a, 'Attempt with these 2');

  // In the middle of the encounter: Ben chooses, Ada comes back to the same page.
  await asks(b, /Chalnoth/);
  await a.locator('[data-part="encounter"]').getByText('Chalnoth').first().waitFor();
  await a.reload();
  await a.locator('[data-part="encounter"]').getByText('Taking part · 2').waitFor();
  expect(await grave(a, DESKTOP)).toEqual([]);
  await b.reload();
  await asks(b, /Chalnoth/);
  expect(await grave(b, PHONE)).toEqual([]);
  await press(b, 'Benjamin Maxwell');
  await asks(a, /^Your turn/);
  expect(await log(a)).toContain('Benjamin Maxwell dies.');
  // It is told under the header, with its reason, until something else is done; whoever struck hears nothing.
  const hit = a.locator('[data-part="hit"]');
  expect((await hit.innerText()).replaceAll(/\s+/g, ' ')).toContain('Chalnoth: Benjamin Maxwell dies.');
  // It stays however the window is turned.
  await a.setViewportSize(PHONE);
  await a.locator('[data-part="drawers"]').waitFor();
  expect(await hit.count()).toBe(1);
  expect(await grave(a, PHONE)).toEqual([]);
  await a.setViewportSize(DESKTOP);
  await hit.getByRole('button', { name: 'Why: what hit you' }).click();
  await hit.getByRole('link', { name: 'Chalnoth' }).waitFor();
  expect(await b.locator('[data-part="hit"]').count()).toBe(0);
  await both(a, b);
  expect(await hit.count()).toBe(0);

  await order(a, /^Away Team, First Contact/, 'Attempt');
  await a.locator('#decision[data-state="over"]').waitFor();
  expect(await isOver(b)).toBe(true);
  await a.locator('[data-part="end"]').getByText('You win, 65 to 0').waitFor();
  await b.locator('[data-part="end"]').getByText('Ada wins, 65 to 0').waitFor();
  await endIsTold(a);
  // On a phone it takes the place of the board, and the attempt that won is over.
  await b.locator('[data-part="end"] [data-part="moments"]').waitFor();
  expect(await b.locator('[data-part="encounter"], [data-part="lines"]').count()).toBe(0);
  expect(await grave(b, PHONE)).toEqual([]);
  await b.getByRole('button', { name: 'Look at the board' }).click();
  await b.locator('[data-part="tile"]').first().waitFor();

  // Nothing of another game was fetched for it.
  const fetched = await a.evaluate(() => performance.getEntriesByType('resource').map((x) => x.name));
  const scripts = await Promise.all(fetched.filter((x) => x.endsWith('.js')).map(async (url) => (await fetch(url)).text()));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((text) => text.includes('hull-ghost'))).toEqual([]);

  // Anybody can see it again.
  const wim = await newPerson(browser);
  await wim.page.goto(`${server.address}/replay/${table}`);
  await wim.page.getByRole('heading', { name: /^Replay/ }).waitFor();
  await wim.page.getByText('First Contact').first().waitFor();
  // A moment that decided it is a step of the replay.
  await a.locator('[data-part="moments"] li').nth(1).getByRole('link').click();
  await a.getByRole('heading', { name: /^Replay/ }).waitFor();
  await a.locator('[data-part="encounter"]').getByText('Chalnoth').first().waitFor();
  expect([...ada.faults, ...ben.faults, ...wim.faults]).toEqual([]);
});
