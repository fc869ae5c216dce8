import { HASH_VERSION, Log, NO_WORDS, packRecord, recordOf, restore, unpackRecord, wordsFrom, type Entry } from '@parley/kernel';
import { openTable } from '@parley/kernel';
import { randomPlayer } from '@parley/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bidding } from './bidding.ts';
import { give } from './script.ts';

// The first three are of before hashes had versions.
const v = HASH_VERSION;
const ENTRIES: Entry[] = [
  { seat: 0, a: 'pass', q: 1, h: 0xffffffff },
  { seat: 7, a: { 'red/1': 2, 'red/3': 1 }, q: 0xfedcba98, h: 0 },
  { seat: 2, raise: 'card12:plague.card', h: 5 },
  { seat: 2, raise: 'card12:plague.card', h: 5, v },
  { seat: 1, a: ['b', 'a'], q: 3, h: 4, v },
  { seat: 1, a: { do: 'offer', gives: { 'cards:0>1': 1 } }, q: 3, h: 4, v },
  { seat: 3, a: false, q: 9, h: 4, v },
  { seat: 3, a: 40, q: 9, h: 4, v },
  { seat: 3, a: 'ünd "so"', q: 9, h: 4, v },
];
const many = Array.from({ length: 40 }, () => ENTRIES).flat();

describe('a log', () => {
  it('gives back what was put in', () => {
    for (const words of [NO_WORDS, wordsFrom(['pass', 'red/1'])]) {
      const log = Log.from(words, many, many.length);
      expect(log.length).toBe(many.length);
      expect(log.slice()).toEqual(many);
      expect([...log]).toEqual(many);
      expect(log.at(2)).toEqual(ENTRIES[2]);
      expect(log.at(-1)).toEqual(ENTRIES[8]);
      expect([log.at(many.length), log.at(-many.length - 1)]).toEqual([undefined, undefined]);
      expect(log.slice(-2)).toEqual(ENTRIES.slice(-2));
      expect(log.slice(1, 3)).toEqual(ENTRIES.slice(1, 3));
      expect(JSON.parse(JSON.stringify(log))).toEqual(many);
    }
  });

  it('can be gone on with from any point, and leaves the other as it is', () => {
    const log = Log.from(NO_WORDS, many, many.length);
    const other = Log.from(NO_WORDS, log, 3);
    other.addAnswer(4, 'elsewhere', 17);
    other.setHash(18, true);
    expect(other.slice()).toEqual([...ENTRIES.slice(0, 3), { seat: 4, a: 'elsewhere', q: 17, h: 18, v }]);
    expect(log.slice()).toEqual(many);
    other.drop();
    other.add(ENTRIES[1]);
    expect(other.slice()).toEqual([...ENTRIES.slice(0, 3), ENTRIES[1]]);
  });
});

describe('a packed record', () => {
  const table = openTable(bidding, { players: 4 }, 'pack');
  const player = randomPlayer('pack');
  for (let i = 0; i < 9; i++) {
    const { decision } = table.pending.find((p) => p.answer === undefined) ?? table.pending[0];
    give(table, decision.seat, player(decision));
  }
  const record = recordOf(table);

  it('holds all of the record', () => {
    const whole = { ...record, entries: record.entries.slice() };
    expect(unpackRecord(packRecord(record))).toEqual(whole);
    expect(unpackRecord(packRecord({ ...record, entries: ENTRIES })).entries).toEqual(ENTRIES);
    expect(packRecord(record).length).toBeLessThan(JSON.stringify(record).length);
  });

  it('brings the game back', () => {
    const { table: back, divergence } = restore(bidding, unpackRecord(packRecord(record)), { fromCheckpoint: true });
    expect(divergence).toBeNull();
    expect([back.game.s, back.game.k]).toEqual([table.game.s, table.game.k]);
  });

  it('of another kind is refused in words', () => {
    const other = packRecord(record).replace('"pack":2', '"pack":3');
    expect(() => unpackRecord(other)).toThrow('This game was packed in a way (3) that this program does not know; it reads 1 and 2.');
  });

  it('of before hashes had versions is read as what it is', () => {
    const { v: _, ...older } = JSON.parse(packRecord({ ...record, entries: ENTRIES.slice(0, 3) })) as { v: unknown };
    expect(unpackRecord(JSON.stringify({ ...older, pack: 1 })).entries).toEqual(ENTRIES.slice(0, 3));
  });
});
