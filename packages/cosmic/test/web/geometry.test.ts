import { describe, expect, it } from 'vitest';
import { docks, labelAt, type Box } from '../../web/geometry/docking.ts';
import { fallPath, flightPath } from '../../web/geometry/flight.ts';
import { planMiddle, warpPlace } from '../../web/geometry/middle.ts';
import { gateFor, pips, starMap } from '../../web/geometry/star-map.ts';

const SIZE = { width: 808, height: 648, unit: 1 };
const map = (players: number, planets = 5) =>
  starMap(
    SIZE,
    Array.from({ length: players }, () => planets),
  );

describe('the star map', () => {
  it('puts planets where the design has them', () => {
    const { systems } = map(5);
    const [blue, green, , , purple] = systems;
    expect(blue.planets[0].x).toBeCloseTo(256.72, 1);
    expect(blue.planets[0].y).toBeCloseTo(583.59, 1);
    expect(blue.planets[2].y).toBeCloseTo(590, 1);
    expect(green.planets[0].x).toBeCloseTo(62.44, 1);
    expect(green.planets[0].y).toBeCloseTo(281.74, 1);
    expect(purple.planets[3].x).toBeCloseTo(745.89, 1);
  });

  it('keeps planets apart for 3 to 8 players, and with extra planets', () => {
    for (const players of [3, 4, 5, 6, 7, 8])
      for (const planets of [4, 5, 6]) {
        const layout = map(players, planets);
        const all = layout.systems.flatMap((s) => s.planets);
        for (let i = 0; i < all.length; i++)
          for (let j = 0; j < i; j++) {
            const gap = Math.hypot(all[i].x - all[j].x, all[i].y - all[j].y) - 2 * layout.radius;
            if (planets <= 5) expect(gap).toBeGreaterThan(4);
          }
        for (const p of all) {
          expect(p.x - layout.radius).toBeGreaterThan(0);
          expect(p.x + layout.radius).toBeLessThan(SIZE.width);
          expect(p.y - layout.radius).toBeGreaterThan(0);
          expect(p.y + layout.radius).toBeLessThan(SIZE.height);
        }
      }
  });

  it('gives systems of different size their own room', () => {
    const layout = starMap(SIZE, [5, 10, 5, 4]);
    expect(layout.systems.map((s) => s.planets.length)).toEqual([5, 10, 5, 4]);
    expect(layout.systems[1].slot).toBeLessThan(layout.systems[0].slot);
  });

  it('turns the gate to its target, on the rim', () => {
    const layout = map(5);
    const gate = gateFor(layout, { x: 674.5, y: 112.6 });
    expect(gate.x).toBeCloseTo(575.9, 0);
    expect(gate.y).toBeCloseTo(190.4, 0);
    expect((gate.angle * 180) / Math.PI).toBeCloseTo(-38.3, 0);
  });

  it('shows up to four ships as pips', () => {
    for (const n of [1, 2, 3, 4]) expect(pips(n)).toHaveLength(n);
    expect(pips(5)).toBeNull();
    expect(pips(0)).toBeNull();
  });
});

describe('what stands beside planets', () => {
  it('capsules stay inside the map and on the outer side', () => {
    const layout = map(5);
    for (const system of layout.systems)
      for (const p of system.planets)
        for (const fleets of [[1], [4, 4], [3, 2, 4], [4, 4, 4, 4]])
          for (const d of docks(layout, p, fleets, false)) {
            expect(d.x).toBeGreaterThan(0);
            expect(d.x).toBeLessThan(SIZE.width);
            expect(d.y).toBeGreaterThan(0);
            expect(d.y).toBeLessThan(SIZE.height);
            expect((d.x - p.x) * p.nx + (d.y - p.y) * p.ny).toBeGreaterThan(0);
          }
  });

  it('labels find a place that nothing else takes', () => {
    for (const players of [3, 4, 5, 6, 7, 8]) {
      const layout = map(players);
      const side = 2 * layout.radius - 6;
      const taken: Box[] = layout.systems.flatMap((s) => s.planets.map((p) => ({ x: p.x, y: p.y, w: side, h: side })));
      taken.push({ x: layout.cx, y: layout.cy, w: 300, h: 200 });
      for (const system of layout.systems) {
        const box = labelAt(layout, system, 110, taken);
        expect(box).not.toBeNull();
        if (!box) continue;
        for (const b of taken) expect(Math.abs(b.x - box.x) < (b.w + box.w) / 2 && Math.abs(b.y - box.y) < (b.h + box.h) / 2).toBe(false);
        taken.push(box);
      }
    }
  });
});

describe('the middle', () => {
  it('lies in the middle without a gate and makes room for one anywhere', () => {
    const layout = map(5);
    expect(planMiddle(layout, null, 192)).toMatchObject({ x: 404, w: 548, tight: false });
    for (const system of layout.systems)
      for (const target of system.planets) {
        const plan = planMiddle(layout, target, 192);
        expect(plan.x - plan.w / 2).toBeGreaterThan(80);
        expect(plan.x + plan.w / 2).toBeLessThan(728);
        const gate = gateFor(layout, target);
        const inside = Math.abs(gate.x - plan.x) < plan.w / 2 && Math.abs(gate.y - plan.y) < plan.h / 2;
        expect(inside).toBe(false);
      }
  });
  it('moves the row of the warp aside for a gate at the bottom', () => {
    const layout = map(5);
    const middle = layout.systems[0].planets[2];
    const usual = warpPlace(layout, null);
    expect(Math.abs(warpPlace(layout, middle).x - usual.x)).toBeGreaterThan(100);
    expect(warpPlace(layout, layout.systems[2].planets[0])).toEqual(usual);
  });
});

describe('flights', () => {
  const centre = { x: 404, y: 326 };
  it('begin and end where they should and bow away from the centre', () => {
    const path = flightPath({ x: 100, y: 300 }, { x: 600, y: 200 }, centre);
    expect(path[0]).toEqual({ x: 100, y: 300 });
    expect(path.at(-1)).toEqual({ x: 600, y: 200 });
    const middle = path[8];
    expect(middle.y).toBeLessThan(250);
  });
  it('fall in a spiral', () => {
    const path = fallPath({ x: 100, y: 300 }, centre);
    expect(path[0].x).toBeCloseTo(100);
    expect(path.at(-1)?.x).toBeCloseTo(404);
  });
});
