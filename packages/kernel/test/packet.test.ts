import {
  EMPTY_PACKET,
  eventsOf,
  NO_WORDS,
  readPacket,
  viewAfter,
  wordsFrom,
  writePacket,
  type Frame,
  type Packet,
  type View,
} from '@parley/kernel/client';
import { describe, expect, it } from 'vitest';

const WORDS = wordsFrom(['turn', 'rule', 'R4', 'who']);

const FRAME: Frame = {
  c: { turn: 3, hands: { 0: ['ace'] }, gone: null, mine: 3 },
  m: { enc: { phase: 'two', who: null } },
  a: { pile: [2, 0, 'king', 'queen'], shorter: [1, 0] },
  o: { hand: ['ace', 'joker'] },
  p: { enc: { card: 'joker' } },
  b: { mine: [1, 1, 'ten'] },
  n: 1200,
  e: [
    ['drew', { who: 1, n: 2 }, 'card:gift@2<rule:R4'],
    ['drew', { who: 2, n: 1 }],
    ['turn', {}, ''],
  ],
  s: { 1201: { card: 'ace' } },
  w: { 1202: 'card:agenda@1' },
};

/** A packet whose second frame goes on from there, with a third that tells of no event. */
const PACKET: Packet = [
  FRAME,
  {
    m: { enc: { phase: 'three' } },
    n: 1203,
    e: [['drew', { who: 3, n: 1 }, '']],
    p: { enc: { card: null } },
    s: { 1203: { card: 'ten' } },
  },
  { c: { turn: 4 }, o: { hand: [] } },
];

describe('a packet', () => {
  it('comes through as it was, with and without words', () => {
    for (const words of [NO_WORDS, WORDS]) {
      const text = writePacket(PACKET, words);
      expect(readPacket(JSON.parse(text) as string, words)).toEqual(PACKET);
    }
    expect(writePacket(PACKET, WORDS).length).toBeLessThan(writePacket(PACKET, NO_WORDS).length);
  });

  it('that tells nothing is empty', () => {
    expect(writePacket([], WORDS)).toBe(EMPTY_PACKET);
    expect(writePacket([{}], WORDS)).toBe(EMPTY_PACKET);
    expect(readPacket('', WORDS)).toEqual([]);
  });

  it('says which parts of a view are other ones, and leaves the rest alone', () => {
    const other = { deep: [1] };
    const view = {
      turn: 2,
      enc: { phase: 'one', who: 1, card: null },
      pile: ['a', 'b', 'c'],
      shorter: ['x', 'y'],
      mine: ['two', 'three', 'four'],
      other,
    };
    const next = viewAfter(view, FRAME);
    expect(next).toEqual({
      turn: 3,
      hands: { 0: ['ace'] },
      gone: null,
      enc: { phase: 'two', who: null, card: 'joker' },
      pile: ['a', 'b', 'king', 'queen'],
      shorter: ['x'],
      mine: ['two', 'ten', 'four'],
      hand: ['ace', 'joker'],
      other,
    });
    expect(next.other).toBe(other);
    expect(view.turn).toBe(2);
    expect(viewAfter(view, { n: 1, e: [] })).toBe(view);
    expect(viewAfter(view, [{ n: 1, e: [] }])).toBe(view);
    expect(viewAfter(view, PACKET)).toEqual({ ...next, turn: 4, enc: { phase: 'three', who: null, card: null }, hand: [] });
    expect(PACKET.reduce(viewAfter, view as View)).toEqual(viewAfter(view, PACKET));
  });

  it('tells events with their reasons, secrets put in', () => {
    expect(eventsOf(FRAME)).toEqual([
      {
        n: 1200,
        type: 'drew',
        data: { who: 1, n: 2 },
        why: [
          { kind: 'card', id: 'gift', by: 2 },
          { kind: 'rule', id: 'R4' },
        ],
      },
      {
        n: 1201,
        type: 'drew',
        data: { who: 2, n: 1, card: 'ace' },
        why: [
          { kind: 'card', id: 'gift', by: 2 },
          { kind: 'rule', id: 'R4' },
        ],
      },
      { n: 1202, type: 'turn', data: {}, why: [{ kind: 'card', id: 'agenda', by: 1 }] },
    ]);
    const last = { n: 1203, type: 'drew', data: { who: 3, n: 1, card: 'ten' }, why: [] };
    expect(eventsOf(PACKET)).toEqual([...eventsOf(FRAME), last]);
    expect(PACKET.map((frame) => eventsOf(frame).length)).toEqual([3, 1, 0]);
  });

  it('keeps its frames apart, also those without events, and says reasons once', () => {
    const said = (why: string): number =>
      writePacket(
        [
          { n: 7, e: [['a', {}, 'rule:R4']] },
          { n: 8, e: [['b', {}, why]] },
        ],
        WORDS,
      ).length;
    // A mark, how many reasons there are, and of the one its kind, its name in full and nobody.
    expect(said('rule:R5') - said('rule:R4')).toBe(4 + 'R5'.length + 2);
    const quiet: Packet = [{ c: { a: 1 } }, { n: 3, e: [['a', {}, '']] }, { o: { b: 2 } }];
    const back = readPacket(JSON.parse(writePacket(quiet, WORDS)) as string, WORDS);
    expect(back.map((frame) => viewAfter({}, frame))).toEqual([{ a: 1 }, {}, { b: 2 }]);
    expect(eventsOf(back)).toEqual(eventsOf(quiet));
  });
});
