import { gather, DESKTOP, asked, pick } from '@parley/web/e2e';
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

  expect(await mira.locator('.deal h2').textContent()).toBe('Deal with Ben and Cyd');
  expect(await ben.locator('.deal h2').textContent()).toBe('Deal with Cyd and Mira');
  // A card goes to the first party, pressed again to the second.
  const card = mira.locator('#hand .card', { hasText: '14' });
  await card.click();
  expect(await mira.locator('.deal .deal-tile').allInnerTexts()).toEqual([expect.stringMatching(/Attack 14\s+to\s+Ben$/)]);
  await card.click();
  expect(await mira.locator('.deal .deal-tile').allInnerTexts()).toEqual([expect.stringMatching(/Attack 14\s+to\s+Cyd$/)]);
  // The list asks for whom.
  const mine = mira.locator('.deal-column').first();
  await mine.getByRole('button', { name: 'Card' }).click();
  await mine.getByRole('button', { name: 'to Ben' }).click();
  await mine.locator('.deal-add-list > button', { hasText: 'Reinforcement' }).first().click();
  await pick(mira, /Send/);

  for (const page of [cyd, dot]) await page.locator('.deal-offer.is-live', { hasText: 'Mira gives Ben' }).waitFor();
  const heard = await dot.locator('.deal-offer.is-live').innerText();
  expect(heard).toContain('Mira gives Ben Reinforcement +3.');
  expect(heard).toContain('Mira gives Cyd Attack 14.');
  expect(await dot.locator('#encounter h2').textContent()).toBe('Ben, Cyd and Mira talk');
  await asked(cyd, /Take Mira's offer/);
  expect(await cyd.locator('[data-part="bargain"]').innerText()).toContain('Mira gives you Attack 14.');

  await asked(ben, /Take Mira's offer/);
  await pick(ben, /Accept/);
  await dot.locator('.deal-offer.is-live', { hasText: 'Ben agrees' }).waitFor();
  await pick(cyd, /Accept/);
  await dot.locator('#log', { hasText: 'have made a deal' }).waitFor();
  expect(await dot.locator('#log').textContent()).toMatch(/Ben, Cyd and Mira have made a deal/);
  expect(faults).toEqual([]);
  await leave();
});
