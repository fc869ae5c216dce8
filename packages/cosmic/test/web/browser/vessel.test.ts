import { gather, DESKTOP, pick } from '@parley/web/e2e';
import { expect, it } from 'vitest';
import { ALIEN_SCENES } from '../scenes/alien-scenes.ts';
import { house } from '@parley/web/e2e/house';

const at = house('a cruise');

it('a vessel lies in a system, says who is on board, and its ships are chosen on it', async () => {
  const { server, browser } = at();
  const scene = ALIEN_SCENES.find((s) => s.name === 'liner-ashore') ?? ALIEN_SCENES[0];
  const { page, faults, leave } = await gather(browser, server.address, scene, DESKTOP);
  await scene.play(page, []);

  const liner = page.locator('[data-place="vessel/cruise-liner"]');
  expect(await liner.getAttribute('aria-label')).toBe('The cruise liner, in your system, You have 3 ships');
  expect(await liner.getAttribute('role')).toBe('button');
  const vessel = page.locator('[data-part="piece"]', { has: liner });
  const aboard = vessel.locator('[data-part="ship"]');
  expect(await aboard.count()).toBe(3);
  await liner.click();
  expect(await page.locator('#decision [data-part="row"]').innerText()).toMatch(/[Cc]ruise liner\s+2 stay/);
  expect(await aboard.count()).toBe(2);
  await pick(page, /ship/);
  await expect.poll(() => vessel.getAttribute('data-state')).toBe('plain');
  expect(faults).toEqual([]);
  await leave();
});
