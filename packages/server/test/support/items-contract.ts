import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemContent, StoredItem } from '../../src/storage/items.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { Place } from './storage-contract.ts';

export interface PlaceOfBefore extends Place {
  /** Changes the database behind the storage's back. */
  change(sql: string): Promise<void>;
}

const content = (value: string, updatedAt = 1): ItemContent => ({ name: `Name of ${value}`, text: 'a line', value, updatedAt });
const item = (owner: string, id: string, more: Partial<StoredItem> = {}): StoredItem => ({
  owner,
  game: 'chess',
  kind: 'opening',
  id,
  ...content(`"${id}"`),
  version: 1,
  share: null,
  ...more,
});
const lineOf = ({ value: _value, ...line }: StoredItem): Omit<StoredItem, 'value'> => line;

/** What every storage has to keep to with what people keep. */
export function itemsContract(name: string, makePlace: () => Promise<PlaceOfBefore>): void {
  describe(`contract of kept things: ${name}`, () => {
    let place: PlaceOfBefore;
    let storage: Storage;
    beforeAll(async () => {
      place = await makePlace();
      storage = await place.open();
    });
    afterAll(async () => {
      await storage.close();
      await place.end();
    });

    it('gives back what was kept, to the letter', async () => {
      const odd = item('odd', 'a', { value: '{"x":"quoted \\" \\\\ Größe 🪐\\u0000 \' --"}', text: '', name: "Robert'); --" });
      expect(await storage.item(odd)).toBeNull();
      expect(await storage.addItem(odd, 9)).toBe('stored');
      expect(await storage.item(odd)).toEqual(odd);
      const large = item('odd', 'b', { value: JSON.stringify('x'.repeat(65_000)) });
      await storage.addItem(large, 9);
      expect(await storage.item(large)).toEqual(large);
    });

    it('lists what is on one shelf, last changed first, and nothing of others', async () => {
      const all = [
        item('lists', 'a', { updatedAt: 10 }),
        item('lists', 'b', { updatedAt: 30 }),
        item('lists', 'c', { updatedAt: 20, share: 'lists-c' }),
        item('lists', 'd', { kind: 'ending' }),
        item('lists', 'e', { game: 'go' }),
        item('other', 'a'),
      ];
      for (const x of all) expect(await storage.addItem(x, 9)).toBe('stored');
      expect(await storage.items(all[0])).toEqual([all[1], all[2], all[0]].map(lineOf));
      expect(await storage.items(all[3])).toEqual([lineOf(all[3])]);
      expect(await storage.items({ ...all[0], owner: 'nobody' })).toEqual([]);
    });

    it('finds a thing for its owner, game and kind alone', async () => {
      const mine = item('mine', 'x');
      await storage.addItem(mine, 9);
      for (const not of [{ owner: 'yours' }, { game: 'go' }, { kind: 'ending' }, { id: 'y' }]) {
        const key = { ...mine, ...not };
        expect(await storage.item(key)).toBeNull();
        expect(await storage.replaceItem(key, 1, content('2'))).toBe('missing');
        expect(await storage.removeItem(key, 1)).toBe('missing');
        expect(await storage.shareItem(key, 'token')).toBeNull();
        expect(await storage.unshareItem(key)).toBe(false);
      }
      expect(await storage.item(mine)).toEqual(mine);
    });

    it('keeps one thing under an id, however often it comes', async () => {
      const results = await Promise.all(Array.from({ length: 20 }, (_, i) => storage.addItem(item('twice', 'a', { value: `${i}` }), 9)));
      expect(results.filter((r) => r === 'stored')).toHaveLength(1);
      expect(results.filter((r) => r === 'duplicate')).toHaveLength(19);
      expect(await storage.items(item('twice', 'a'))).toHaveLength(1);
    });

    it('keeps no more than a shelf holds, whoever comes at the same moment', async () => {
      const results = await Promise.all(Array.from({ length: 40 }, (_, i) => storage.addItem(item('full', `i${i}`), 5)));
      expect(results.filter((r) => r === 'stored')).toHaveLength(5);
      expect(results.filter((r) => r === 'full')).toHaveLength(35);
      const [first] = await storage.items(item('full', ''));
      // One that is there comes again: that is no news, and no matter of room.
      expect(await storage.addItem({ ...first, value: '1' }, 5)).toBe('duplicate');
      expect(await storage.addItem(item('full', 'x', { kind: 'ending' }), 5)).toBe('stored');
      expect(await storage.removeItem(first, 1)).toBe('stored');
      expect(await storage.addItem(item('full', 'y'), 5)).toBe('stored');
    });

    it('lets one of several writers replace a version', async () => {
      const key = item('race', 'a');
      await storage.addItem({ ...key, share: 'race-a' }, 9);
      const results = await Promise.all(Array.from({ length: 20 }, (_, i) => storage.replaceItem(key, 1, content(`${i}`, 7))));
      expect(results.filter((r) => r === 'stored')).toHaveLength(1);
      expect(results.filter((r) => r === 'conflict')).toHaveLength(19);
      const won = String(results.indexOf('stored'));
      expect(await storage.item(key)).toEqual({ ...key, ...content(won, 7), version: 2, share: 'race-a' });
      expect(await storage.replaceItem(key, 2, content('"on"'))).toBe('stored');
      expect(await storage.item(key)).toMatchObject({ version: 3, value: '"on"' });
    });

    it('removes the version that was meant, and no other', async () => {
      const key = item('remove', 'a');
      await storage.addItem(key, 9);
      await storage.replaceItem(key, 1, content('2'));
      expect(await storage.removeItem(key, 1)).toBe('conflict');
      expect(await storage.item(key)).toMatchObject({ version: 2 });
      expect(await storage.removeItem(key, 2)).toBe('stored');
      expect(await storage.removeItem(key, 2)).toBe('missing');
      expect(await storage.item(key)).toBeNull();
    });

    it('shares a thing under one token until it is shared no longer', async () => {
      const key = item('share', 'a');
      await storage.addItem(key, 9);
      expect(await storage.sharedItem('token-1')).toBeNull();
      expect(await storage.shareItem(key, 'token-1')).toBe('token-1');
      expect(await storage.shareItem(key, 'token-2')).toBe('token-1');
      expect(await storage.sharedItem('token-1')).toEqual({ ...key, share: 'token-1' });
      expect(await storage.sharedItem('token-2')).toBeNull();
      // Two that are not shared are no two with the same token.
      await storage.addItem(item('share', 'b'), 9);
      expect(await storage.unshareItem(key)).toBe(true);
      expect(await storage.sharedItem('token-1')).toBeNull();
      expect(await storage.item(key)).toEqual(key);
      expect(await storage.shareItem(key, 'token-3')).toBe('token-3');
      await storage.removeItem(key, 1);
      expect(await storage.sharedItem('token-3')).toBeNull();
    });

    it('has everything again when it is opened anew, and a place for it in a database of before', async () => {
      const key = item('again', 'a');
      await storage.addItem(key, 9);
      await storage.append('of-before', 1, ['one']);
      await storage.close();
      storage = await place.open();
      expect(await storage.item(key)).toEqual(key);
      await storage.close();
      await place.change('DROP TABLE items');
      storage = await place.open();
      expect(await storage.items(key)).toEqual([]);
      expect(await storage.addItem(key, 9)).toBe('stored');
      expect(await storage.lines('of-before', 1)).toEqual(['one']);
    });
  });
}
