import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage, StoredSummary } from '../../src/storage/storage.ts';

export interface Place {
  /** Opens the storage, or opens it once more. */
  open(): Promise<Storage>;
  end(): Promise<void>;
}

const summary = (game: string, more: Partial<StoredSummary> = {}): StoredSummary => ({
  game,
  status: 'lobby',
  listed: true,
  people: ['ada'],
  updatedAt: 1,
  data: '{}',
  ...more,
});

/** What every storage has to keep to. */
export function storageContract(name: string, makePlace: () => Promise<Place>): void {
  describe(`storage contract: ${name}`, () => {
    let place: Place;
    let storage: Storage;
    beforeAll(async () => {
      place = await makePlace();
      storage = await place.open();
    });
    afterAll(async () => {
      await storage.close();
      await place.end();
    });

    it('keeps lines in order and gives them back from any number on', async () => {
      expect(await storage.lines('order', 1)).toEqual([]);
      expect(await storage.append('order', 1, ['one', 'two'])).toBe('stored');
      expect(await storage.append('order', 3, ['three "quoted" \\ Größe 🪐\n'])).toBe('stored');
      expect(await storage.lines('order', 1)).toEqual(['one', 'two', 'three "quoted" \\ Größe 🪐\n']);
      expect(await storage.lines('order', 3)).toHaveLength(1);
      expect(await storage.lines('order', 9)).toEqual([]);
    });

    it('lets one writer through at each number', async () => {
      await storage.append('fence', 1, ['one']);
      expect(await storage.append('fence', 1, ['other'])).toBe('conflict');
      const results = await Promise.all(Array.from({ length: 40 }, (_, i) => storage.append('fence', 2, [`try ${i}`])));
      expect(results.filter((r) => r === 'stored')).toHaveLength(1);
      expect(results.filter((r) => r === 'conflict')).toHaveLength(39);
      expect(await storage.lines('fence', 1)).toHaveLength(2);
    });

    it('leaves no gaps', async () => {
      expect(await storage.append('gap', 2, ['two'])).toBe('conflict');
      await storage.append('gap', 1, ['one']);
      expect(await storage.append('gap', 3, ['three'])).toBe('conflict');
      expect(await storage.lines('gap', 1)).toEqual(['one']);
    });

    it('stores a request once, however often it comes', async () => {
      expect(await storage.append('keys', 1, ['one'], 'ada:1')).toBe('stored');
      expect(await storage.append('keys', 2, ['one'], 'ada:1')).toBe('duplicate');
      expect(await storage.append('keys', 1, ['one'], 'ada:1')).toBe('duplicate');
      expect(await storage.append('other', 1, ['one'], 'ada:1')).toBe('stored');
      expect(await storage.hasKey('keys', 'ada:1')).toBe(true);
      expect(await storage.hasKey('keys', 'ada:2')).toBe(false);
      expect(await storage.lines('keys', 1)).toEqual(['one']);
      const results = await Promise.all(Array.from({ length: 20 }, () => storage.append('keys', 2, ['two'], 'ada:2')));
      expect(results.filter((r) => r === 'stored')).toHaveLength(1);
      expect(results.filter((r) => r === 'duplicate')).toHaveLength(19);
    });

    it('stores all lines of a call or none', async () => {
      await storage.append('whole', 1, ['one'], 'k');
      expect(await storage.append('whole', 2, ['two', 'three'], 'k')).toBe('duplicate');
      expect(await storage.append('whole', 1, ['a', 'b', 'c'])).toBe('conflict');
      expect(await storage.lines('whole', 1)).toEqual(['one']);
    });

    it('serves many writers at once', async () => {
      const games = Array.from({ length: 64 }, (_, i) => `busy${i}`);
      await Promise.all(
        games.map(async (game) => {
          for (let seq = 1; seq <= 20; seq++) expect(await storage.append(game, seq, [`line ${seq}`])).toBe('stored');
        }),
      );
      for (const game of games) expect(await storage.lines(game, 1)).toHaveLength(20);
    });

    it('leaves the others alone when one request fails', async () => {
      const nothing = null as unknown as string;
      const asked = [
        storage.append('sound', 1, ['one']),
        storage.append('broken', 1, [nothing]).catch(() => 'failed'),
        storage.append('calm', 1, ['one']),
      ];
      expect(await Promise.all(asked)).toEqual(['stored', 'failed', 'stored']);
      expect(await storage.lines('sound', 1)).toEqual(['one']);
      expect(await storage.lines('broken', 1)).toEqual([]);
      expect(await storage.append('broken', 1, ['one'])).toBe('stored');
    });

    it('keeps the newest checkpoint', async () => {
      expect(await storage.checkpoint('c')).toBeNull();
      await storage.saveCheckpoint('c', { seq: 5, data: 'five' });
      await storage.saveCheckpoint('c', { seq: 3, data: 'three' });
      expect(await storage.checkpoint('c')).toEqual({ seq: 5, data: 'five' });
      await storage.saveCheckpoint('c', { seq: 9, data: 'nine' });
      expect(await storage.checkpoint('c')).toEqual({ seq: 9, data: 'nine' });
    });

    it('lists games that are to be listed, and games of a person', async () => {
      await storage.saveSummary(summary('s1', { updatedAt: 10 }));
      await storage.saveSummary(summary('s2', { updatedAt: 20, people: ['bob', 'ada'] }));
      await storage.saveSummary(summary('s3', { updatedAt: 30, listed: false, people: ['bob'] }));
      await storage.saveSummary(summary('s4', { updatedAt: 40, status: 'over', people: ['cy'] }));
      const listed = await storage.listed(['lobby', 'playing'], 10);
      expect(listed.map((s) => s.game)).toEqual(['s2', 's1']);
      expect((await storage.listed(['lobby'], 1)).map((s) => s.game)).toEqual(['s2']);
      expect((await storage.gamesOf('bob', 10)).map((s) => s.game)).toEqual(['s3', 's2']);
      expect(await storage.gamesOf('nobody', 10)).toEqual([]);
      expect(await storage.summary('s2')).toEqual(summary('s2', { updatedAt: 20, people: ['ada', 'bob'] }));
      expect(await storage.summary('none')).toBeNull();
    });

    it('does not replace a newer summary by an older one', async () => {
      await storage.saveSummary(summary('old', { updatedAt: 10, status: 'over', people: ['dan'] }));
      await storage.saveSummary(summary('old', { updatedAt: 9, people: ['eve'] }));
      expect(await storage.summary('old')).toMatchObject({ status: 'over', people: ['dan'] });
      await storage.saveSummary(summary('old', { updatedAt: 11, people: ['eve'] }));
      expect(await storage.gamesOf('dan', 10)).toEqual([]);
      expect(await storage.gamesOf('eve', 10)).toHaveLength(1);
    });

    it('keeps reports, newest first', async () => {
      await storage.saveReport({ id: 'r1', game: 'g', kind: 'person', at: 1, data: 'a' });
      await storage.saveReport({ id: 'r2', game: 'g', kind: 'fault', at: 2, data: 'b' });
      expect(await storage.reports(1)).toEqual([{ id: 'r2', game: 'g', kind: 'fault', at: 2, data: 'b' }]);
      expect(await storage.reports(10)).toHaveLength(2);
    });

    it('makes a value once for all', async () => {
      const made = await Promise.all(['a', 'b', 'c'].map((x) => storage.setOnce('secret', x)));
      expect(new Set(made).size).toBe(1);
      expect(await storage.setOnce('secret', 'z')).toBe(made[0]);
    });

    it('tells who listens what was appended', async () => {
      const heard: string[] = [];
      const stop = storage.watch((game, seq) => heard.push(`${game} ${seq}`));
      await storage.append('told', 1, ['one', 'two']);
      await storage.append('told', 1, ['refused']);
      await expect.poll(() => heard.filter((x) => x.startsWith('told'))).toEqual(['told 2']);
      stop();
      // Whoever still listens is told of the next line, and after that it is too late for whoever does not.
      const others: string[] = [];
      const stopOthers = storage.watch((game, seq) => others.push(`${game} ${seq}`));
      await storage.append('told', 3, ['three']);
      await expect.poll(() => others).toContain('told 3');
      stopOthers();
      expect(heard.filter((x) => x.startsWith('told'))).toEqual(['told 2']);
    });

    it('lets processes tell each other things', async () => {
      const other = await place.open();
      const heard: string[] = [];
      const stop = other.onBroadcast((text) => heard.push(text));
      storage.broadcast('hello');
      if (name !== 'sqlite') await expect.poll(() => heard).toEqual(['hello']);
      stop();
      await other.close();
    });

    it('is there', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });

    it('has everything again when it is opened anew', async () => {
      await storage.append('again', 1, ['one'], 'k');
      await storage.saveCheckpoint('again', { seq: 1, data: 'x' });
      await storage.close();
      storage = await place.open();
      expect(await storage.lines('again', 1)).toEqual(['one']);
      expect(await storage.hasKey('again', 'k')).toBe(true);
      expect(await storage.checkpoint('again')).toEqual({ seq: 1, data: 'x' });
      expect(await storage.append('again', 2, ['two'])).toBe('stored');
    });

    it('refuses work after it was closed', async () => {
      const other = await place.open();
      await other.close();
      await expect(other.lines('order', 1)).rejects.toThrow();
    });
  });
}
