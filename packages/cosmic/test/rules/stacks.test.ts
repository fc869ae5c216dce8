import type { Scenario } from '@parley/cosmic/testing';
import { cosmic } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { moveShips, slipShips } from '../../rules/board/move.ts';
import {
  addPrey,
  addSpecialShip,
  changeCount,
  freePrey,
  looseStacks,
  markShip,
  preyOf,
  removeSpecialShip,
} from '../../rules/board/stacks.ts';
import { GATE, WARP } from '../../rules/state/state.ts';
import { colour, news, placeOf, ships } from '../board.ts';
import { table } from '../table.ts';
import { seats, start, launching, redStack, waits } from '../fleets.ts';

describe('stacks', () => {
  const onTop = (t: Scenario, at: string, stack = -1) => ({ place: placeOf(t, at), colour: 0, stack });

  it('a ship with others under it is one ship, and everybody is told', () => {
    const t = launching();
    const { game: g } = t.table;
    const caught = news(t, () => addPrey(g, onTop(t, 'red/1'), ships(t, 'blue', 'blue/5', 2)));
    expect(caught.events).toEqual([['ships-captured', { colour: 'blue', n: 2, by: 'red' }]]);
    expect(caught.cells).toEqual(expect.arrayContaining(['blue/5', 'encounter', 'stacks']));
    expect(caught.restless).toBe(true);
    const [s] = g.s.stacks;
    expect([preyOf(g, s), t.ships('red', 'red/1'), t.ships('blue', 'blue/5')]).toEqual([2, 4, 2]);
    // More under the same one.
    expect(addPrey(g, onTop(t, 'red/1', s.id), ships(t, 'yellow', 'yellow/5', 1))).toBe(s);
    expect([preyOf(g, s), g.s.stacks.length]).toEqual([3, 1]);
    // Under another one a stack comes apart: all of it is prey.
    const top = addPrey(g, { place: placeOf(t, 'yellow/2'), colour: 2, stack: -1 }, ships(t, 'red', 'red/1', 1, s.id));
    expect(g.s.stacks).toEqual([top]);
    expect([preyOf(g, top), t.ships('red', 'red/1')]).toEqual([4, 3]);
    expect(g.s.ships.at[top.hold].slice(0, 3)).toEqual([1, 2, 1]);
    expect(cosmic.faults(g)).toEqual([]);
  });

  it('what is under it stands free when it is broken up, with special ships among it', () => {
    const t = launching();
    const { game: g } = t.table;
    addSpecialShip(g, colour('blue'), placeOf(t, 'blue/3'), 'scout');
    const [scout] = g.s.stacks;
    addSpecialShip(g, colour('yellow'), placeOf(t, 'yellow/3'), 'barge');
    const s = addPrey(g, onTop(t, 'red/1'), ships(t, 'blue', 'blue/3', 1, scout.id));
    expect([preyOf(g, s), scout.place]).toEqual([1, s.hold]);
    addPrey(g, onTop(t, 'red/1', s.id), ships(t, 'yellow', 'yellow/2', 2));
    const alone = news(t, () => {
      const free = freePrey(g, s);
      expect(free).toEqual([ships(t, 'blue', 'red/1', 1, scout.id), ships(t, 'yellow', 'red/1', 2)]);
    });
    expect(alone.events).toEqual([
      ['ships-freed', { colour: 'blue', n: 1 }],
      ['ships-freed', { colour: 'yellow', n: 2 }],
    ]);
    expect([t.ships('blue', 'red/1'), t.ships('yellow', 'red/1'), scout.place]).toEqual([1, 2, placeOf(t, 'red/1')]);
    expect(g.s.stacks.map((x) => x.special)).toEqual(['scout', 'barge']);
    expect(cosmic.faults(g)).toEqual([]);
    // Both together with plain ships of the same colour.
    const mixed = addPrey(g, onTop(t, 'red/2'), ships(t, 'blue', 'red/1', 1, scout.id));
    addPrey(g, onTop(t, 'red/2', mixed.id), ships(t, 'blue', 'blue/2', 2));
    expect(freePrey(g, mixed)).toEqual([ships(t, 'blue', 'red/2', 2), ships(t, 'blue', 'red/2', 1, scout.id)]);
    expect(t.encounter().fresh[1]).toBe(0);
  });

  it('broken up in the warp its ships have gone there in this encounter', () => {
    const t = launching();
    const { game: g } = t.table;
    const s = addPrey(g, onTop(t, 'red/1'), ships(t, 'blue', 'blue/5', 2));
    moveShips(g, [ships(t, 'red', 'red/1', 1, s.id)], WARP);
    expect(t.encounter().fresh.slice(0, 2)).toEqual([1, 0]);
    freePrey(g, s);
    expect(t.encounter().fresh.slice(0, 2)).toEqual([1, 2]);
    expect([t.warp('blue'), g.s.stacks]).toEqual([2, []]);
  });

  it('the hold of a stack that is no more serves the next one', () => {
    const t = launching();
    const { game: g } = t.table;
    const s = redStack(t);
    const { length } = g.s.places;
    expect(news(t, () => freePrey(g, s)).cells).toEqual(expect.arrayContaining(['stacks', 'map']));
    expect(g.s.places[s.hold].by).toBe('');
    const next = redStack(t, 'red/2');
    expect([next.hold, g.s.places.length]).toEqual([s.hold, length]);
    expect(g.s.places[next.hold].by).toBe(`stack:${next.id}`);
  });

  it('what carries nothing any more is like any other ship, unless it is special', () => {
    const t = launching();
    const { game: g } = t.table;
    addSpecialShip(g, 0, placeOf(t, 'red/1'), 'scout');
    const empty = redStack(t);
    const full = redStack(t, 'red/2');
    slipShips(g, [{ ...ships(t, 'blue', 'blue/5', 1), place: empty.hold }], WARP);
    looseStacks(g);
    expect(g.s.stacks.map((x) => x.special ?? x.id)).toEqual(['scout', full.id]);
    // A marker makes a ship special, too.
    const marked = table(seats, { ...start, specialShips: { red: ['red/2'] }, options: { specialShips: 'flagship' } });
    const [flagship] = marked.state.stacks;
    const before = marked.state.stacks.length;
    addPrey(marked.table.game, { place: flagship.place, colour: 0, stack: flagship.id }, ships(marked, 'blue', 'blue/3', 1));
    freePrey(marked.table.game, flagship);
    looseStacks(marked.table.game);
    expect([marked.state.stacks.length, marked.state.stacks[0]]).toEqual([before, flagship]);
  });
});

describe('special ships', () => {
  it('one joins a fleet and leaves the game again, and what it carried stands free', () => {
    const t = launching({ ships: { red: { 'blue/2': 1 } } });
    const { game: g } = t.table;
    const hash = g.k.hash;
    const joined = news(t, () => addSpecialShip(g, 0, placeOf(t, 'red/2'), 'scout'));
    expect(joined.events).toEqual([['special-ship-added', { colour: 'red', to: 'red/2' }]]);
    expect([t.ships('red', 'red/2'), joined.restless, joined.cells.includes('colonies')]).toEqual([5, true, false]);
    expect(g.k.hash).not.toBe(hash);
    const [scout] = g.s.stacks;
    addPrey(g, { place: scout.place, colour: 0, stack: scout.id }, ships(t, 'blue', 'blue/3', 1));
    const left = news(t, () => removeSpecialShip(g, 'scout'));
    expect(left.events).toEqual([
      ['ships-freed', { colour: 'blue', n: 1 }],
      ['special-ship-removed', { colour: 'red', from: 'red/2' }],
    ]);
    expect([t.ships('red', 'red/2'), t.ships('blue', 'red/2'), g.s.stacks]).toEqual([4, 1, []]);
    expect(left.cells).not.toContain('colonies');
    expect(news(t, () => removeSpecialShip(g, 'scout'))).toEqual({ cells: [], events: [], restless: false });
  });

  it('without a marker it leaves the warp like any other', () => {
    const t = launching();
    const { game: g } = t.table;
    addSpecialShip(g, 0, WARP, 'scout');
    const [scout] = g.s.stacks;
    moveShips(g, [ships(t, 'red', 'warp', 1, scout.id)], placeOf(t, 'red/2'));
    expect([scout.place, t.warp('red'), t.ships('red', 'red/2')]).toEqual([placeOf(t, 'red/2'), 0, 5]);
  });

  it('one that carries nothing frees nothing', () => {
    const t = launching();
    const { game: g } = t.table;
    addSpecialShip(g, 0, placeOf(t, 'red/2'), 'scout');
    expect(news(t, () => removeSpecialShip(g, 'scout')).events).toEqual([['special-ship-removed', { colour: 'red', from: 'red/2' }]]);
  });

  it('it founds a colony where there was none, and leaves none where it was alone', () => {
    const t = launching();
    const { game: g } = t.table;
    waits.start(g, 2, {});
    const told = (happens: () => void): boolean => news(t, happens).cells.includes('colonies');
    expect(told(() => addSpecialShip(g, 0, placeOf(t, 'blue/2'), 'scout'))).toBe(true);
    expect(g.s.vacated ?? []).toEqual([]);
    expect(told(() => addSpecialShip(g, 0, placeOf(t, 'blue/2'), 'barge'))).toBe(false);
    expect(told(() => removeSpecialShip(g, 'scout'))).toBe(false);
    expect(g.s.vacated ?? []).toEqual([]);
    expect(told(() => removeSpecialShip(g, 'barge'))).toBe(true);
    expect(g.s.vacated).toEqual([{ place: placeOf(t, 'blue/2'), colour: 0 }]);
    // In the gate there are no colonies.
    expect(told(() => addSpecialShip(g, 0, GATE, 'scout'))).toBe(false);
    expect(told(() => removeSpecialShip(g, 'scout'))).toBe(false);
    expect(g.s.vacated).toHaveLength(1);
  });

  it('the order in which fleets change is part of the record', () => {
    const hashes = (['red/2', 'red/3'] as const).map((at) => {
      const t = launching();
      changeCount(t.table.game, 0, placeOf(t, at), 1);
      return t.table.game.k.hash;
    });
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('R28.1 a marker goes from ship to ship: the one it was on is like any other again', () => {
    const t = table(seats, { ...start, specialShips: { red: ['red/2'] }, options: { specialShips: 'flagship' } });
    const { game: g } = t.table;
    const [asset] = g.s.assets;
    const first = asset.ship;
    const moved = news(t, () => markShip(g, asset, ships(t, 'red', 'red/3', 1)));
    expect(moved.cells).toEqual(expect.arrayContaining([`asset:${asset.id}`, 'encounter', 'stacks']));
    const marked = () => g.s.stacks.filter((x) => x.marker === asset.id);
    expect(marked()).toMatchObject([{ id: asset.ship, place: placeOf(t, 'red/3') }]);
    expect(g.s.stacks.some((x) => x.id === first)).toBe(false);
    // One that carries something is a stack still, and so is a special one.
    const [carrier] = marked();
    addPrey(g, { place: carrier.place, colour: 0, stack: carrier.id }, ships(t, 'blue', 'blue/3', 1));
    addSpecialShip(g, 0, placeOf(t, 'red/4'), 'scout');
    const scout = g.s.stacks.at(-1);
    expect(scout?.special).toBe('scout');
    const { length } = g.s.stacks;
    markShip(g, asset, ships(t, 'red', 'red/4', 1, scout?.id));
    expect([asset.ship, g.s.stacks.length]).toEqual([scout?.id, length]);
    expect(carrier.marker).toBeUndefined();
    markShip(g, asset, ships(t, 'red', 'red/5', 1));
    expect(g.s.stacks.map((x) => x.id)).toContain(scout?.id);
    expect(g.s.stacks).toHaveLength(length + 1);
  });
});
