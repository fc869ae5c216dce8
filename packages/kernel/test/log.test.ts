import { Log, NO_WORDS, packRecord, recordOf, restore, unpackRecord, wordsFrom, type Entry } from '@parley/kernel';
import { openTable } from '@parley/kernel';
import { randomPlayer } from '@parley/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bidding } from './bidding.ts';
import { give } from './script.ts';

const ENTRIES: Entry[] = [
  { seat: 0, a: 'pass', q: 1, h: 0xffffffff },
  { seat: 7, a: { 'red/1': 2, 'red/3': 1 }, q: 0xfedcba98, h: 0 },
  { seat: 2, raise: 'card12:plague.card', h: 5 },
  { seat: 1, a: ['b', 'a'], q: 3, h: 4 },
  { seat: 1, a: { do: 'offer', gives: { 'cards:0>1': 1 } }, q: 3, h: 4 },
  { seat: 3, a: false, q: 9, h: 4 },
  { seat: 3, a: 40, q: 9, h: 4 },
  { seat: 3, a: 'ünd "so"', q: 9, h: 4 },
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
      expect(log.at(-1)).toEqual(ENTRIES[7]);
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
    other.setHash(18);
    expect(other.slice()).toEqual([...ENTRIES.slice(0, 3), { seat: 4, a: 'elsewhere', q: 17, h: 18 }]);
    expect(log.slice()).toEqual(many);
    other.drop();
    other.add(ENTRIES[1]);
    expect(other.slice()).toEqual([...ENTRIES.slice(0, 3), ENTRIES[1]]);
  });
});

describe('a log that another one is run through into', () => {
  it('is the same, though what comes as it is written there is copied', () => {
    for (const words of [NO_WORDS, wordsFrom(['pass', 'red/1'])]) {
      const log = Log.from(NO_WORDS, many, many.length);
      const next = new Log(words);
      next.expect(log);
      for (let i = 0; i < log.length; i++) {
        const e = log.at(i);
        if (!e) throw new Error('no entry');
        next.comes(e);
        next.add(e);
      }
      next.comes(null);
      expect(next.slice()).toEqual(many);
    }
  });

  it('holds what was said, where that is not what was written there', () => {
    const log = Log.from(NO_WORDS, ENTRIES, ENTRIES.length);
    const next = new Log(NO_WORDS);
    next.expect(log);
    next.comes(ENTRIES[0]);
    next.addAnswer(0, 'other', 1);
    next.setHash(0xffffffff);
    next.comes(ENTRIES[1]);
    next.add(ENTRIES[1]);
    next.comes(null);
    next.add(ENTRIES[2]);
    expect(next.slice()).toEqual([{ ...ENTRIES[0], a: 'other' }, ENTRIES[1], ENTRIES[2]]);
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
    const other = packRecord(record).replace('"pack":1', '"pack":2');
    expect(() => unpackRecord(other)).toThrow('This game was packed in a way (2) that this program does not know; it reads 1.');
  });
});
