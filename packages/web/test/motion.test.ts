import type { Packet, SeenEvent } from '@parley/kernel';
import { NO_WORDS, writePacket } from '@parley/kernel/client';
import type { TableMessage } from '@parley/server/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentsOf, type Moment } from '../src/client/moments.ts';
import { createStore } from '../src/client/store.ts';
import { newTable, received, type TableState } from '../src/client/table-state.ts';
import type { Motion } from '../src/motion/motion.ts';
import { createPlayback } from '../src/motion/playback.ts';
import { follow } from '../src/motion/use-playback.ts';

/** A game in which being sold is worth half a second. */
const motion: Motion = { time: (events) => (events.at(-1)?.type === 'sold' ? 500 : 0) };

const sold = (n: number): SeenEvent => ({ n, type: 'sold', data: {}, why: [] });
const moment = (n: number): Moment => ({ view: { lot: n }, events: [sold(n)] });

/** Two lots are sold, and a third one is put up. */
const PACKET: Packet = [
  { c: { lot: 1 }, n: 4, e: [['sold', {}, '']] },
  {
    m: { purse: { n: 3 } },
    c: { lot: 2 },
    n: 5,
    e: [
      ['said', {}, ''],
      ['sold', {}],
    ],
  },
  { c: { lot: 3 } },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the moments of a packet', () => {
  it('are its frames, each from where the one before has led', () => {
    const purse = { n: 5, of: 'ada' };
    const moments = momentsOf({ lot: 0, purse }, PACKET);
    expect(moments.map((m) => m.view)).toEqual([
      { lot: 1, purse },
      { lot: 2, purse: { n: 3, of: 'ada' } },
      { lot: 3, purse: { n: 3, of: 'ada' } },
    ]);
    expect(moments.map((m) => m.events.map((e) => e.n))).toEqual([[4], [5, 6], []]);
    // What did not change is the very same.
    expect(moments[2].view.purse).toBe(moments[1].view.purse);
  });

  it('tell no event that is known already', () => {
    expect(momentsOf({}, PACKET, 5).map((m) => m.events.map((e) => e.n))).toEqual([[], [6], []]);
  });
});

describe('playback', () => {
  it('shows one moment after the other, what happens at it and how it stands, and can jump to the end', () => {
    const p = createPlayback(motion, () => 1);
    p.reset({ lot: 0 }, 0);
    p.add([moment(1), moment(2), { view: { lot: 3 }, events: [] }]);
    expect(p.shown.get()).toMatchObject({ view: { lot: 1 }, upTo: 1, events: [sold(1)], ms: 500, busy: true });
    vi.advanceTimersByTime(500);
    expect(p.shown.get()).toMatchObject({ view: { lot: 2 }, upTo: 2, events: [sold(2)] });
    p.jump();
    expect(p.shown.get()).toMatchObject({ view: { lot: 3 }, upTo: 2, events: [], busy: false });
  });

  it('ends at rest, after a moment that is the last', () => {
    const p = createPlayback(motion, () => 2);
    p.add([moment(1)]);
    expect(p.shown.get()).toMatchObject({ ms: 1000, busy: true });
    vi.advanceTimersByTime(999);
    expect(p.shown.get().busy).toBe(true);
    vi.advanceTimersByTime(1);
    expect(p.shown.get()).toMatchObject({ view: { lot: 1 }, upTo: 1, events: [], busy: false });
    p.add([moment(2)]);
    p.jump();
    expect(p.shown.get()).toMatchObject({ view: { lot: 2 }, events: [], busy: false });
  });

  it('tells in passing what is worth no moment', () => {
    const p = createPlayback(motion, () => 1);
    p.add([{ view: { lot: 1 }, events: [{ ...sold(1), type: 'said' }] }]);
    expect(p.shown.get()).toMatchObject({ view: { lot: 1 }, upTo: 1, events: [], busy: false });
  });

  it('hurries when much is waiting', () => {
    const p = createPlayback(motion, () => 1);
    p.add(Array.from({ length: 12 }, (_, i) => moment(i + 1)));
    vi.advanceTimersByTime(125);
    expect(p.shown.get().upTo).toBe(2);
    p.stop();
  });

  it('waits for nothing when told so, and points out for a while what nobody has seen', () => {
    const p = createPlayback(motion, () => 0);
    p.add([moment(1), moment(2)]);
    expect(p.shown.get()).toMatchObject({ view: { lot: 2 }, upTo: 2, events: [], busy: false, missed: [sold(1), sold(2)] });
    vi.advanceTimersByTime(400);
    expect(p.shown.get().missed).toEqual([]);
  });
});

describe('following a table', () => {
  const opened = (seq: number, lot: number): TableMessage =>
    ({
      t: 'table',
      table: 'ABCDEF',
      stream: 's',
      seq,
      seats: [],
      chat: [],
      you: { id: '', seat: null, host: false },
      game: { view: { lot }, events: [sold(3)], prompt: null },
    }) as unknown as TableMessage;
  const packet = JSON.parse(writePacket(PACKET, NO_WORDS)) as string;
  const take = (s: TableState, m: Parameters<typeof received>[1]): TableState => received(s, m).state;

  it('shows it as it stands, then what each update brings, and starts anew with a new table', () => {
    const store = createStore(take(newTable('ABCDEF'), opened(4, 0)));
    const p = createPlayback(motion, () => 1);
    const stop = follow(store, p);
    expect(p.shown.get()).toMatchObject({ view: { lot: 0 }, upTo: 3, busy: false });
    store.set((s) => take(s, { t: 'update', table: 'ABCDEF', seq: 5, packet }));
    expect(store.get().game).toMatchObject({ view: { lot: 3 }, events: [{ n: 3 }, { n: 4 }, { n: 5 }, { n: 6 }] });
    expect(p.shown.get()).toMatchObject({ view: { lot: 1 }, upTo: 4, busy: true });
    // Something else is told meanwhile: nothing is shown twice.
    store.set((s) => take(s, { t: 'update', table: 'ABCDEF', seq: 6, result: null }));
    store.set((s) => ({ ...s, watchers: 2 }));
    vi.advanceTimersByTime(500);
    expect(p.shown.get()).toMatchObject({ view: { lot: 2 }, upTo: 6 });
    vi.advanceTimersByTime(500);
    expect(p.shown.get()).toMatchObject({ view: { lot: 3 }, upTo: 6, busy: false });
    store.set((s) => take(s, opened(9, 7)));
    expect(p.shown.get()).toMatchObject({ view: { lot: 7 }, upTo: 3, busy: false });
    stop();
  });
});
