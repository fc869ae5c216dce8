import { house } from '@parley/web/e2e/house';
import { expect, it } from 'vitest';
import { adaAndBen, asks } from './tables.ts';

const at = house('two decks');

it('a seed card is dragged under a mission, or put there by keys', async () => {
  const [, ada, ben] = await adaAndBen(at());
  const [a, b] = [ada.page, ben.page];
  await a.locator('[data-part="seed-for-me"]').click();
  for (let said = ''; ;) {
    const next = await asks(b, /^Where do you lay|^Seed a card/);
    if (next.startsWith('Seed')) break;
    if (next !== said) await b.locator('#decision [data-part="choice"]').first().click();
    said = next;
  }
  const card = b.locator('[data-part="tray"] [data-part="card"]', { hasText: 'Chalnoth' });
  const tile = b.locator('[data-part="tile"]', { hasText: 'First Contact' });
  const stack = b.getByRole('list', { name: 'Seeds under First Contact, first met on top' });
  // By keys up to the place, and back.
  await b.keyboard.press('1');
  await b.keyboard.press('Enter');
  await asks(b, /^Where do you seed Chalnoth/);
  await b.keyboard.press('Escape');
  await asks(b, /^Seed a card/);
  expect(await stack.innerText()).not.toContain('Chalnoth');
  await card.dragTo(tile);
  // It was the last card: the turns begin.
  await asks(a, /^Your turn/);
  expect(await tile.innerText()).toMatch(/you 1\b/i);
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});
