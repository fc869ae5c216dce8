import { addZone, moveCount, movePiece, openTable, pieceFaults, shufflePieces, type Counts, type Pieces } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { scripted } from './script.ts';

const listening = () => openTable(scripted([]), null, 'seed', { listen: true }).game;
const cards = (): Pieces => ({ zone: [0, 0, 0, 1], in: [[0, 1, 2], [3]] });

describe('a piece', () => {
  it('moves to the top of a zone, or to the bottom', () => {
    const g = listening();
    const p = cards();
    movePiece(g, p, 1, 1);
    expect(p).toEqual({
      zone: [0, 1, 0, 1],
      in: [
        [0, 2],
        [3, 1],
      ],
    });
    movePiece(g, p, 2, 1, 'bottom');
    expect(p).toEqual({ zone: [0, 1, 1, 1], in: [[0], [2, 3, 1]] });
    expect(pieceFaults(p, 'card')).toEqual([]);
  });

  it('moves in among the others', () => {
    const g = listening();
    const p = { zone: [0, 0, 0, 1], in: [[0, 1, 2], [3]] };
    movePiece(g, p, 3, 0, 1);
    expect(p).toEqual({ zone: [0, 0, 0, 0], in: [[0, 3, 1, 2], []] });
    movePiece(g, p, 0, 0, 2);
    expect(p.in[0]).toEqual([3, 1, 0, 2]);
    const traces = [0, 1, 'bottom', 'top'] as const;
    const hashes = traces.map((where) => {
      const other = listening();
      movePiece(other, cards(), 3, 0, where);
      return other.k.hash;
    });
    expect(new Set(hashes).size).toBe(4);
  });

  it('marks both zones as changed and leaves a trace in the hash', () => {
    const g = listening();
    movePiece(g, cards(), 0, 1);
    expect([...g.dirty]).toEqual(['zone:0', 'zone:1']);
    expect(g.k.hash).not.toBe(0);
  });

  it('leaves another trace at the bottom than on top', () => {
    const [top, bottom] = (['top', 'bottom'] as const).map((where) => {
      const g = listening();
      movePiece(g, cards(), 0, 1, where);
      return g.k.hash;
    });
    expect(top).not.toBe(bottom);
  });

  it('can move to a zone that was made late', () => {
    const g = listening();
    const p = cards();
    movePiece(g, p, 3, addZone(p));
    expect(p.in).toEqual([[0, 1, 2], [], [3]]);
  });

  it('stays in its zone when that is shuffled, and the zone is marked as changed', () => {
    const g = listening();
    const p = { zone: Array(30).fill(0), in: [[...Array(30).keys()]] };
    shufflePieces(g, p, 0);
    expect(p.in[0]).not.toEqual([...Array(30).keys()]);
    expect(pieceFaults(p, 'card')).toEqual([]);
    expect([...g.dirty]).toEqual(['zone:0']);
    expect(g.k.hash).not.toBe(0);
  });

  it('is missed when it is lost, doubled or astray', () => {
    expect(pieceFaults({ zone: [0, 0], in: [[0]] }, 'card')).toEqual(['card 1 is in 0 zones']);
    expect(pieceFaults({ zone: [0], in: [[0, 0]] }, 'card')).toEqual(['card 0 is in 2 zones']);
    expect(pieceFaults({ zone: [1], in: [[0], []] }, 'card')).toEqual(['card 0 lies in zone 0 but says zone 1']);
  });
});

describe('counted things', () => {
  const ships = (): Counts => ({
    at: [
      [4, 1],
      [0, 0],
    ],
  });

  it('move in numbers', () => {
    const g = listening();
    const c = ships();
    moveCount(g, c, 0, 0, 1, 3);
    expect(c.at).toEqual([
      [1, 1],
      [3, 0],
    ]);
    expect([...g.dirty]).toEqual(['place:0', 'place:1']);
  });

  it('stay where they are when none of them move', () => {
    const g = listening();
    moveCount(g, ships(), 0, 0, 1, 0);
    moveCount(g, ships(), 0, 0, 0, 2);
    expect(g.changes).toBe(0);
  });

  it('cannot leave a place where they are not', () => {
    const c = ships();
    expect(() => moveCount(listening(), c, 1, 0, 1, 2)).toThrow('only 1 there');
    expect(c).toEqual(ships());
  });
});
