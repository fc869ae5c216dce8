import { describe, expect, it, vi } from 'vitest';
import { fleetSize } from '../../web/model/queries.ts';
import { eventsOf } from '@parley/kernel/client';
import { readBoard } from '../../web/model/model.ts';
import { beatsOf, flightTime, isFall } from '../../web/motion/beats.ts';
import { createPlayback } from '../../web/motion/playback.ts';
import { standing } from '../../web/map/map-model.ts';
import { lexicon, record } from './fixtures/game.ts';

const game = record('motion', 5, null);

describe('moments', () => {
  it('end with the view, lose no ship on the way and tell every event', () => {
    let before = readBoard(game.first);
    let told = 0;
    let seenReveal = false;
    for (const { packet, view } of game.moments) {
      const events = eventsOf(packet);
      const after = readBoard(view);
      const beats = beatsOf(before, events, after, lexicon, told);
      expect(beats.at(-1)?.board).toBe(after);
      for (const beat of beats) {
        const ships = beat.board.places.reduce((n, p) => n + fleetSize(p.ships), 0);
        expect(ships).toBeGreaterThanOrEqual(100 - 20);
        expect(ships).toBeLessThanOrEqual(120);
        for (const p of beat.board.places) for (const n of Object.values(standing(p, beat.flights))) expect(n).toBeGreaterThan(0);
        if (beat.board.encounter?.slots.every((s) => s?.up)) seenReveal = true;
      }
      if (events.length > 0) told = events[events.length - 1].n;
      expect(beats.at(-1)?.upTo).toBe(told);
      before = after;
    }
    expect(seenReveal).toBe(true);
  });

  it('take longer for more ships and for a fall', () => {
    const f = { id: '1', colour: 'red', n: 1, from: 'red/1', to: 'gate' } as const;
    expect(flightTime([f])).toBe(560);
    expect(flightTime([{ ...f, n: 4 }])).toBe(740);
    expect(isFall({ ...f, to: 'warp' })).toBe(true);
    expect(flightTime([{ ...f, to: 'warp' }])).toBe(800);
  });
});

describe('playback', () => {
  const board = readBoard(game.first);
  const beat = (upTo: number, ms: number) => ({ board: { ...board }, upTo, flights: [], ms });

  it('shows one moment after the other and can jump to the end', () => {
    vi.useFakeTimers();
    const p = createPlayback(() => 1);
    p.reset(board, 0);
    p.add([beat(1, 500), beat(2, 500), beat(3, 0)]);
    expect(p.shown.get()).toMatchObject({ upTo: 1, busy: true });
    vi.advanceTimersByTime(500);
    expect(p.shown.get().upTo).toBe(2);
    p.jump();
    expect(p.shown.get()).toMatchObject({ upTo: 3, busy: false });
    vi.useRealTimers();
  });

  it('hurries when much is waiting, and waits for nothing when told so', () => {
    vi.useFakeTimers();
    const slow = createPlayback(() => 1);
    slow.add(Array.from({ length: 8 }, (_, i) => beat(i + 1, 1000)));
    vi.advanceTimersByTime(250);
    expect(slow.shown.get().upTo).toBe(2);
    slow.stop();
    const off = createPlayback(() => 0);
    off.add([beat(1, 1000), beat(2, 0)]);
    expect(off.shown.get()).toMatchObject({ upTo: 2, busy: false });
    vi.useRealTimers();
  });
});
