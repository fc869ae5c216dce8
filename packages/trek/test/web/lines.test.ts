import { describe, expect, it } from 'vitest';
import { MOUTH, PLATE, planLines, type RowItem } from '../../web/model/lines.ts';

const ROOM = { width: 1080, height: 416 };
const tiles = (n: number, more: Partial<RowItem> = {}): RowItem[] =>
  Array.from({ length: n }, (_, key) => ({ key, mouth: null, theirs: 0, ours: 0, ...more }));
const mouth = (name: string): RowItem => ({ key: 99, mouth: name, theirs: 0, ours: 0 });

describe('where locations stand', () => {
  it('tiles are as wide as there is room for, and show less the narrower they are', () => {
    const sizes = [6, 7, 8, 10, 12, 14].map((n) => planLines([tiles(n)], ROOM));
    expect(sizes.map((x) => x.size)).toEqual(['large', 'large', 'medium', 'medium', 'small', 'small']);
    expect(sizes[0].width).toBe(148);
    for (const { rows, whole } of sizes) {
      expect(whole).toBe(ROOM.width);
      const [{ items }] = rows;
      for (const [i, x] of items.entries()) if (i > 0) expect(x.x).toBeGreaterThanOrEqual(items[i - 1].x + items[i - 1].width);
    }
  });

  it('more than fit are as narrow as can be pressed, and the row is wider than the room', () => {
    const { width, whole } = planLines([tiles(20)], ROOM);
    expect(width).toBe(64);
    expect(whole).toBeGreaterThan(ROOM.width);
  });

  it('where tiles are small the one that is looked at opens, and the others give way', () => {
    const plain = planLines([tiles(12)], ROOM);
    const open = planLines([tiles(12)], { ...ROOM, open: 5 });
    const [{ items }] = open.rows;
    expect(items.map((x) => x.size)).toEqual(tiles(12).map(({ key }) => (key === 5 ? 'large' : 'small')));
    expect(items[5]).toMatchObject({ width: 136, height: 84 });
    expect(items[4].width).toBeLessThan(plain.rows[0].items[4].width);
    for (const [i, x] of items.entries()) if (i > 0) expect(x.x).toBeGreaterThanOrEqual(items[i - 1].x + items[i - 1].width);
    expect(open.whole).toBe(ROOM.width);
    // Large ones have nothing to open.
    expect(planLines([tiles(6)], { ...ROOM, open: 2 })).toEqual(planLines([tiles(6)], ROOM));
  });

  it('mouths of one passage stand one below the other, and rows are shifted for it', () => {
    const plan = planLines(
      [
        [...tiles(4), mouth('Wormhole'), ...tiles(3)],
        [...tiles(2), mouth('Wormhole'), ...tiles(3)],
      ],
      ROOM,
    );
    const [alpha, gamma] = plan.rows;
    expect(gamma.items[2].x).toBe(alpha.items[4].x);
    expect([alpha.items[4].width, gamma.items[2].width]).toEqual([MOUTH, MOUTH]);
    // Columns are shared.
    expect(gamma.items.slice(0, 2).map((x) => x.x)).toEqual(alpha.items.slice(2, 4).map((x) => x.x));
    expect(gamma.items[3].x).toBe(alpha.items[5].x);
  });

  it('one end alone moves nothing', () => {
    const { rows } = planLines([[...tiles(2), mouth('Wormhole'), ...tiles(2)], tiles(3)], ROOM);
    expect(rows[0].items[0].x).toBe(rows[1].items[0].x);
  });

  it('rows of plates are dealt by need, each side one at least', () => {
    const { rows } = planLines([tiles(3, { ours: 3 }), tiles(3)], ROOM);
    expect(rows.map((x) => [x.theirs, x.ours])).toEqual([
      [1, 3],
      [1, 1],
    ]);
  });

  it('where there is little room, ships that are there come before room for others', () => {
    const { rows } = planLines([tiles(12, { ours: 6, theirs: 2 }), tiles(2)], ROOM);
    expect(rows.map((x) => [x.theirs, x.ours])).toEqual([
      [1, 4],
      [0, 0],
    ]);
  });

  it('in a low room fewer plates fit, and nothing lies over anything else', () => {
    const plan = planLines([tiles(3, { ours: 4, theirs: 4 }), tiles(3, { ours: 4 })], { width: 1080, height: 360 });
    const [alpha, gamma] = plan.rows;
    const all = plan.rows.reduce((n, x) => n + x.theirs + x.ours, 0);
    expect(all * PLATE + 2 * plan.tileHeight).toBeLessThanOrEqual(360);
    expect(gamma.y - gamma.theirs * PLATE).toBeGreaterThanOrEqual(alpha.y + plan.tileHeight + alpha.ours * PLATE);
  });
});
