import { gather, DESKTOP, asked, pick } from '@parley/web/e2e';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEAL_SCENES } from '../scenes/deal-scenes.ts';
import { house } from '@parley/web/e2e/house';

const at = house('three');

it('a deal of three says to all who gives what to whom, and needs all three', async () => {
  const { server, browser } = at();
  const [scene] = DEAL_SCENES;
  const { page: mira, others, faults, leave } = await gather(browser, server.address, scene, DESKTOP);
  const [ben, cyd, dot] = others;
  await scene.play(mira, others);

  const titles = await Promise.all([mira, ben].map((page) => page.getByRole('heading', { name: /^Deal with/ }).textContent()));
  expect(titles).toEqual(['Deal with Ben and Cyd', 'Deal with Cyd and Mira']);
  // A card goes to the first party, pressed again to the second.
  const card = mira.locator('#hand [data-part="card"]', { hasText: '14' });
  const offered = (): Promise<readonly string[]> => mira.locator('[data-part="good"]').allInnerTexts();
  await card.click();
  expect(await offered()).toEqual([expect.stringMatching(/Attack 14\s+to\s+Ben$/)]);
  await card.click();
  expect(await offered()).toEqual([expect.stringMatching(/Attack 14\s+to\s+Cyd$/)]);
  // The list asks for whom.
  const mine = mira.getByRole('group', { name: 'You give' });
  await mine.getByRole('button', { name: 'Card' }).click();
  await mine.getByRole('button', { name: 'to Ben' }).click();
  await mine.getByRole('button', { name: 'Reinforcement' }).first().click();
  await pick(mira, /Send/);

  const live = (page: Page): Locator => page.getByRole('log', { name: 'Offers' }).locator('li[aria-current]');
  for (const page of [cyd, dot]) await live(page).filter({ hasText: 'Mira gives Ben' }).waitFor();
  const heard = await live(dot).innerText();
  expect(heard).toContain('Mira gives Ben Reinforcement +3.');
  expect(heard).toContain('Mira gives Cyd Attack 14.');
  expect(await dot.locator('#encounter h2').textContent()).toBe('Ben, Cyd and Mira talk');
  await asked(cyd, /Take Mira's offer/);
  expect(await cyd.locator('[data-part="bargain"]').innerText()).toContain('Mira gives you Attack 14.');

  await asked(ben, /Take Mira's offer/);
  await pick(ben, /Accept/);
  await live(dot).filter({ hasText: 'Ben agrees' }).waitFor();
  await pick(cyd, /Accept/);
  await dot.locator('#log', { hasText: 'have made a deal' }).waitFor();
  expect(await dot.locator('#log').textContent()).toMatch(/Ben, Cyd and Mira have made a deal/);
  expect(faults).toEqual([]);
  await leave();
});
