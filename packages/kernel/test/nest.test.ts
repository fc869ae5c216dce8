import {
  addZoneOf,
  blankMarks,
  contents,
  holderOf,
  holders,
  isWithin,
  nestFaults,
  NOBODY,
  openTable,
  pieceFaults,
  putInto,
  setMark,
  trimMarks,
  trimNest,
  zonesOf,
  type Nest,
} from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { scripted } from './script.ts';

const listening = () => openTable(scripted([]), null, 'seed', { listen: true }).game;

/** A table, a station (0) with its docks, a ship (1) with its hold, a pilot (2) and a crate (3). */
function harbour(): Nest & { readonly docks: number; readonly hold: number } {
  const nest: Nest = { zone: [0, 0, 0, 0], in: [[0, 1, 2, 3]], holder: [NOBODY] };
  return Object.assign(nest, { docks: addZoneOf(nest, 0), hold: addZoneOf(nest, 1) });
}

describe('pieces with zones of their own', () => {
  it('lie in one another, and know in what', () => {
    const g = listening();
    const nest = harbour();
    putInto(g, nest, 2, nest.hold);
    putInto(g, nest, 3, nest.hold, 'bottom');
    putInto(g, nest, 1, nest.docks);
    expect(nest.in).toEqual([[0], [1], [3, 2]]);
    expect([holderOf(nest, 2), holderOf(nest, 1), holderOf(nest, 0)]).toEqual([1, 0, NOBODY]);
    expect(holders(nest, 2)).toEqual([1, 0]);
    expect([isWithin(nest, 2, 0), isWithin(nest, 0, 2), isWithin(nest, 2, 2)]).toEqual([true, false, false]);
    expect(contents(nest, 0)).toEqual([1, 3, 2]);
    expect([zonesOf(nest, 0), zonesOf(nest, 2)]).toEqual([[nest.docks], []]);
    expect([...pieceFaults(nest, 'piece'), ...nestFaults(nest, 'piece')]).toEqual([]);
  });

  it('go where what holds them goes, without being moved themselves', () => {
    const g = listening();
    const nest = harbour();
    putInto(g, nest, 2, nest.hold);
    g.dirty = [];
    putInto(g, nest, 1, nest.docks);
    expect(g.dirty).toEqual(['zone:0', `zone:${nest.docks}`]);
    expect(isWithin(nest, 2, 0)).toBe(true);
  });

  it('never lie in themselves, directly or in what they hold', () => {
    const g = listening();
    const nest = harbour();
    putInto(g, nest, 1, nest.docks);
    expect(() => putInto(g, nest, 1, nest.hold)).toThrow('piece 1 cannot be put into zone 2');
    expect(() => putInto(g, nest, 0, nest.hold)).toThrow('piece 0 cannot be put into zone 2');
    expect(nest.in).toEqual([[0, 2, 3], [1], []]);
  });

  it('are found out when something is wrong with them', () => {
    const nest = harbour();
    nest.zone[0] = nest.hold;
    nest.zone[1] = nest.docks;
    nest.holder[0] = 9;
    nest.holder.push(NOBODY);
    expect(nestFaults(nest, 'card')).toEqual([
      '3 zones, but 4 holders',
      'zone 0 belongs to card 9, which does not exist',
      'card 0 lies in itself',
      'card 1 lies in itself',
    ]);
  });

  it('take no room in zones that are empty, and come into them as before', () => {
    const g = listening();
    const [one, other] = [harbour(), harbour()];
    for (const nest of [one, other]) {
      putInto(g, nest, 1, nest.docks);
      trimNest(nest);
    }
    expect(one.in).toEqual([[0, 2, 3], [1], []]);
    expect(one.in[one.hold]).toBe(other.in[other.hold]);
    putInto(g, one, 2, one.hold);
    expect([one.in, other.in]).toEqual([
      [[0, 3], [1], [2]],
      [[0, 2, 3], [1], []],
    ]);
    expect(() => other.in[other.hold].push(3)).toThrow(TypeError);
  });
});

describe('marks', () => {
  it('are numbers on pieces, shown with their zone, with a trace in the hash', () => {
    const g = listening();
    const nest = harbour();
    const marks = blankMarks(['stopped', 'damaged'], 4);
    putInto(g, nest, 2, nest.hold);
    g.dirty = [];
    const before = g.k.hash;
    setMark(g, marks, nest, 2, 'stopped', 2);
    expect(marks).toEqual({ stopped: [0, 0, 2, 0], damaged: [0, 0, 0, 0] });
    expect(g.dirty).toEqual([`zone:${nest.hold}`]);
    expect(g.k.hash).not.toBe(before);
  });

  it('that stay the same are no change', () => {
    const g = listening();
    const marks = blankMarks(['stopped'], 4);
    const { hash } = g.k;
    setMark(g, marks, harbour(), 2, 'stopped', 0);
    expect([g.dirty, g.k.hash]).toEqual([[], hash]);
  });

  it('leave another trace for another mark, piece or number', () => {
    const traces = (
      [
        [2, 'stopped', 1],
        [2, 'damaged', 1],
        [1, 'stopped', 1],
        [2, 'stopped', 2],
      ] as const
    ).map(([piece, mark, value]) => {
      const g = listening();
      setMark(g, blankMarks(['stopped', 'damaged'], 4), harbour(), piece, mark, value);
      return g.k.hash;
    });
    expect(new Set(traces).size).toBe(4);
  });

  it('that no piece has are one list, which nobody can write into', () => {
    const g = listening();
    const [one, other] = [blankMarks(['stopped', 'damaged'], 4), blankMarks(['stopped', 'damaged'], 4)];
    setMark(g, one, harbour(), 2, 'stopped', 1);
    setMark(g, one, harbour(), 1, 'damaged', 1);
    setMark(g, one, harbour(), 1, 'damaged', 0);
    expect(other).toEqual({ stopped: [0, 0, 0, 0], damaged: [0, 0, 0, 0] });
    trimMarks(one);
    expect(one).toEqual({ stopped: [0, 0, 1, 0], damaged: [0, 0, 0, 0] });
    expect(one.damaged).toBe(other.stopped);
    expect(Object.isFrozen(one.damaged)).toBe(true);
  });
});
