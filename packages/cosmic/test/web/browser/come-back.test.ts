import { asked, playTogether, question } from '@parley/web/e2e';
import { expect, it } from 'vitest';
import { until } from '../scenes/scenes.ts';
import { house } from '@parley/web/e2e/house';
import { adaAndBen } from './tables.ts';

const at = house('come back');

it('a reload in the middle of a deal comes back to the same deal', async () => {
  const [, ada, ben] = await adaAndBen(at(), {
    blue: ['negotiate', 'negotiate', 'force-field', 'plague'],
    red: ['negotiate', 'negotiate', 'reinforcement-3'],
  });
  await Promise.all([until(ada.page, /Put an offer/), until(ben.page, /Put an offer/)]);

  // Ada offers a card; Ben sees it, and his page is loaded again.
  await ada.page.locator('#hand [data-part="card"][data-state="legal"]').first().click();
  await ada.page.getByRole('button', { name: /Send the offer/ }).click();
  const offers = (): Promise<readonly string[]> => ben.page.getByRole('log', { name: 'Offers' }).getByRole('listitem').allTextContents();
  const before = { asked: await asked(ben.page, /Take Ada's offer/), offers: await offers() };
  expect(before.offers).toHaveLength(1);
  await ben.page.reload();
  expect(await asked(ben.page, /Take Ada's offer/)).toEqual(before.asked);
  expect(await offers()).toEqual(before.offers);

  // Ada's page too, while she waits; then Ben accepts and the game goes on for both.
  await ada.page.reload();
  await ada.page.waitForSelector('#decision');
  await ben.page.getByRole('button', { name: /Accept the offer/ }).click();
  await ada.page.locator('#log', { hasText: /deal/i }).waitFor();
  await playTogether([ada.page, ben.page], 4);
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});

it('a server that is killed between two prompts comes back at the same prompt, for both', async () => {
  const { server } = at();
  const [, ada, ben] = await adaAndBen(at(), {
    blue: ['attack-08', 'attack-14', 'negotiate', 'reinforcement-5'],
    red: ['attack-06', 'attack-12', 'reinforcement-3'],
  });
  const both = [ada.page, ben.page];
  await Promise.all(both.map((page) => until(page, /encounter card do you play/)));
  for (let kill = 0; kill < 2; kill++) {
    const before = await Promise.all(both.map(question));
    expect(before.some((asked) => asked !== null)).toBe(true);
    await server.kill();
    await Promise.all(both.map((page) => page.locator('#decision[data-title="Back in a moment"]').waitFor()));
    await server.restart();
    await Promise.all(both.map((page) => page.locator('#decision:not([data-title="Back in a moment"])').waitFor()));
    await expect.poll(() => Promise.all(both.map(question)), { timeout: 20_000 }).toEqual(before);
    await playTogether(both, 3);
    await expect.poll(async () => (await Promise.all(both.map(question))).some((x) => x), { timeout: 20_000 }).toBe(true);
  }
  // While the server was away the browser said so in its console; nothing else went wrong.
  expect([...ada.faults, ...ben.faults].filter((x) => !/WebSocket connection|ERR_CONNECTION/.test(x))).toEqual([]);
});
