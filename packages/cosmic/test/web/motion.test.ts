import { createPlayback, momentsOf } from '@parley/web/testing';
import { describe, expect, it, vi } from 'vitest';
import { BEATS } from '../../view/beats.ts';
import { standing } from '../../web/map/map-model.ts';
import { boardOf } from '../../view/read.ts';
import { fleetSize } from '../../web/model/queries.ts';
import { flightsOf, flightTime, isFall, type Flight } from '../../web/motion/flights.ts';
import { HOLD, motion } from '../../web/motion/motion.ts';
import { EVERYTHING, record } from './fixtures/game.ts';

const games = [record('motion', 5, null), record('motion', 4, 2), record('motion-all', 4, 0, 5000, EVERYTHING)];

describe('moments', () => {
  it.each(games)('end with the view, lose no ship on the way and tell every event', (game) => {
    let told = 0;
    let reveals = 0;
    let falls = 0;
    for (const { before, packet, view } of game.updates) {
      const moments = momentsOf(before, packet, told);
      expect(moments.at(-1)?.view ?? before).toEqual(view);
      for (const moment of moments) {
        const board = boardOf(moment.view);
        const ships = board.places.reduce((n, p) => n + fleetSize(p.ships), 0);
        expect(ships).toBe(boardOf(view).places.reduce((n, p) => n + fleetSize(p.ships), 0));
        const flights = flightsOf(moment.events);
        for (const p of board.places) for (const n of Object.values(standing(p, flights))) expect(n).toBeGreaterThan(0);
        // Those that fly have left where they were, and are there where they will land.
        for (const { to, colour } of flights) expect(board.places.find((p) => p.name === to)?.ships[colour] ?? 0).toBeGreaterThan(0);
        if (flights.some(isFall)) falls++;
        for (const e of moment.events) {
          if (told > 0) expect(e.n).toBe(told + 1);
          told = e.n;
        }
        if (moment.events.at(-1)?.type !== 'card-revealed') continue;
        reveals++;
        expect(board.encounter?.slots.some((s) => s?.up)).toBe(true);
        expect(board.encounter?.outcome).toBeNull();
      }
    }
    expect(reveals).toBeGreaterThan(3);
    expect(falls).toBeGreaterThan(3);
  });

  it('have totals that come from the rules, from both cards to the outcome', () => {
    let outcomes = 0;
    for (const { before, packet } of games[2].updates)
      for (const { view, events } of momentsOf(before, packet)) {
        const last = events.at(-1);
        if (last?.type !== 'outcome') continue;
        outcomes++;
        const { encounter } = boardOf(view);
        expect(encounter?.outcome?.kind).toBe(last.data.kind);
        expect(encounter?.totals).toEqual(last.data.totals);
      }
    expect(outcomes).toBeGreaterThan(3);
  });
});

describe('how long a moment is', () => {
  const moved = (n: number, to: string) => ({ n: 1, type: 'ships-moved', data: { colour: 'red', n, from: 'red/1', to }, why: [] });

  it('is said of whatever closes a frame, and of nothing else', () => {
    expect([...Object.keys(HOLD), 'ships-moved'].sort()).toEqual([...BEATS.keys()].sort());
    for (const type of BEATS.keys()) expect(motion.time([{ ...moved(1, 'gate'), type }])).toBeGreaterThan(0);
    expect(motion.time([{ ...moved(1, 'gate'), type: 'cards-drawn' }])).toBe(0);
  });

  it('is longer for more ships and for a fall', () => {
    const f: Flight = { id: '1', colour: 'red', n: 1, from: 'red/1', to: 'gate' };
    expect(flightTime([f])).toBe(560);
    expect(flightTime([{ ...f, n: 4 }])).toBe(740);
    expect(isFall({ ...f, to: 'warp' })).toBe(true);
    expect(flightTime([{ ...f, to: 'warp' }])).toBe(800);
    expect(motion.time([{ ...moved(1, 'gate'), type: 'cards-drawn' }, moved(2, 'gate'), moved(4, 'gate')])).toBe(740);
  });
});

it('a whole game is played moment by moment, and ends as it stands', () => {
  vi.useFakeTimers();
  const game = games[0];
  const playback = createPlayback(motion, () => 1);
  playback.reset(game.first, 0);
  const boards = new Set<unknown>();
  const flown = new Set<string>();
  playback.shown.subscribe(() => {
    const { view, events } = playback.shown.get();
    boards.add(view);
    for (const f of flightsOf(events)) flown.add(f.id);
  });
  for (const { before, packet } of game.updates) {
    playback.add(momentsOf(before, packet));
    vi.runAllTimers();
  }
  expect(playback.shown.get()).toMatchObject({ view: game.updates.at(-1)?.view, busy: false, events: [] });
  expect(boards.size).toBeGreaterThan(game.updates.length);
  expect(flown.size).toBe(game.updates.flatMap((u) => momentsOf(u.before, u.packet).flatMap((m) => flightsOf(m.events))).length);
  vi.useRealTimers();
});
