import { newPerson, openTable, signIn, watchFrames, playTogether } from '@parley/web/e2e';
import { NO_WORDS, readPacket, wordsFrom, type Words } from '@parley/kernel/client';
import type { ServerMessage } from '@parley/server/protocol';
import { expect, it } from 'vitest';
import { until } from '../scenes/scenes.ts';
import { house } from '@parley/web/e2e/house';
import { adaAndBen } from './tables.ts';

const at = house('spectator');

/** Cards that stay in their hands through this test. */
const SECRET = { blue: ['force-field', 'flare:sorcerer'], red: ['plague', 'flare:oracle'] };

/** What was sent, in plain words: packets are unpacked. */
function unpacked(frames: readonly string[]): readonly string[] {
  let words: Words = NO_WORDS;
  return frames.map((frame) => {
    const message = JSON.parse(frame) as ServerMessage;
    if (message.t === 'words') words = wordsFrom(message.list);
    const packet = message.t === 'update' && message.packet !== undefined ? readPacket(message.packet, words) : null;
    return packet === null ? frame : JSON.stringify({ ...message, packet });
  });
}

it('a spectator sees no hand, neither on the page nor on the wire', async () => {
  const { server, browser } = at();
  const [table, ada, ben] = await adaAndBen(at(), {
    blue: ['attack-08', 'attack-14', ...SECRET.blue],
    red: ['attack-06', 'attack-12', ...SECRET.red],
  });
  const eve = await newPerson(browser, undefined, await signIn(server.address, 'Eve'));
  const seen = watchFrames(eve.page);
  const own = watchFrames(ada.page);
  await openTable(eve.page, server.address, table);

  await Promise.all([until(ada.page, /encounter card do you play/), until(ben.page, /encounter card do you play/)]);
  await playTogether([ada.page, ben.page], 2);
  // The cards are turned up, or all that has been told already and Ben has his turn.
  await eve.page.locator('#log', { hasText: /reveal|total|Ben is the offense/i }).waitFor();
  await Promise.all([eve.page.reload(), ada.page.reload()]);
  await Promise.all([eve.page, ada.page].map((page) => page.waitForSelector('#decision')));

  // Ada's own page knows her cards, and has a hand to show them; Eve's has neither.
  const mentions = (frames: readonly string[], face: string): number => unpacked(frames).filter((f) => f.includes(`${face}#`)).length;
  for (const face of SECRET.blue) expect(mentions(own, face), face).toBeGreaterThan(0);
  for (const face of [...SECRET.blue, ...SECRET.red]) expect(mentions(seen, face), face).toBe(0);
  for (const face of SECRET.red) expect(mentions(own, face), face).toBe(0);
  expect(seen.length).toBeGreaterThan(5);
  expect(await ada.page.locator('#hand [data-part="card"]').count()).toBeGreaterThan(1);
  expect(await eve.page.locator('#hand').count()).toBe(0);
  const shown = await eve.page.locator('body').innerText();
  expect(shown).toContain('Ada');
  expect(shown).not.toMatch(/Force Field|Plague/);
  expect(await eve.page.locator('#decision[data-question]').count()).toBe(0);
  expect(eve.faults).toEqual([]);
});
