import { raise } from '@parley/kernel';
import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { deed, markersOf, nameOf, shipTable, whereIs, interrupt } from './special-ships.ts';
import { SEATS } from './variant-table.ts';

/** Where a flagship may jump, and when; how often it fights. */

/** The places to which the flagship of this player could jump now. */
function jumps(t: Scenario, colour: string): string[] {
  interrupt(t, colour);
  return t.options(colour);
}

describe('hyperspace drive', () => {
  it('the defense jumps to the planet that is attacked as soon as it is aimed at, though it is empty', () => {
    const t = shipTable({ specialShips: { blue: ['blue/5'] }, ships: { blue: { 'blue/1': 0 } } });
    t.aim('red', 'blue/1');
    t.until('red', 'launch.ships');
    expect(jumps(t, 'blue')).toEqual(['blue/2', 'blue/3', 'blue/4', 'blue/1']);
    t.answer('blue', 'blue/1');
    expect([whereIs(t, 'blue'), t.ships('blue', 'blue/1')]).toEqual(['blue/1', 1]);
  });

  it('the offense jumps to the gate once it has sent ships, be it a single one, also while alliances are formed', () => {
    const t = shipTable({ specialShips: { red: ['red/1'] } });
    t.send('red', { 'red/2': 1 });
    t.until('red', 'alliance.invite');
    expect(jumps(t, 'red')).toContain('gate');
    t.answer('red', 'gate');
    expect([whereIs(t, 'red'), t.ships('red', 'gate')]).toEqual(['gate', 2]);
  });

  it('an ally jumps after its ships when it has sent them, and not before', () => {
    const t = shipTable({ specialShips: { yellow: ['yellow/1'] } });
    t.invite('red', 'yellow', 'purple');
    t.plan('yellow', 'alliance.answer', 'offense');
    t.until('yellow', 'alliance.ships');
    expect(jumps(t, 'yellow')).not.toContain('gate');
    t.answer('yellow', 'yellow/2');
    const u = shipTable({ specialShips: { yellow: ['yellow/1'] } });
    u.invite('red', 'yellow', 'purple');
    u.ally('yellow', 'offense', { 'yellow/2': 1 });
    u.until('purple', 'alliance.answer');
    expect(jumps(u, 'yellow')).toContain('gate');
  });

  it('the offense may jump to a gate that something has emptied, while alliances are formed', () => {
    const t = shipTable({ specialShips: { red: ['red/1'] } });
    t.send('red', { [nameOf(t, 'red')]: 1 });
    t.until('red', 'alliance.invite');
    expect(jumps(t, 'red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', 'red/4');
    expect(t.ships('red', 'gate')).toBe(0);
    markersOf(t, 'red')[0].up = true;
    expect(jumps(t, 'red')).toContain('gate');
  });

  it('not into an encounter that has been decided', () => {
    const t = shipTable({ specialShips: { red: ['red/1'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/2': 1 });
    t.until('red', 'encounter.second');
    expect(jumps(t, 'red')).toEqual(['red/2', 'red/3', 'red/4', 'red/5', 'blue/1']);
  });

  it('not onto a full planet of a Pygmy, but onto one with room for another ship', () => {
    const ships = { blue: { 'blue/1': 4, 'blue/2': 3 } };
    const t = shipTable({ specialShips: { blue: ['blue/3'] }, ships }, { ...SEATS, blue: 'pygmy' });
    t.until('red', 'launch.aim');
    const places = jumps(t, 'blue');
    expect([places.includes('blue/1'), places.includes('blue/2')]).toEqual([false, true]);
  });

  it('not with nowhere else to go, but to a single other colony', () => {
    const alone = shipTable({ specialShips: { yellow: ['yellow/1'] }, ships: { yellow: { 'yellow/1': 3, warp: 17 } } });
    alone.until('red', 'launch.aim');
    expect(raise(alone.table, alone.seat('yellow'), deed(alone, 'yellow', 'drive'))).toMatchObject({ reason: 'cannot-raise' });
    const t = shipTable({ specialShips: { yellow: ['yellow/1'] }, ships: { yellow: { 'yellow/1': 3, 'yellow/2': 1, warp: 16 } } });
    t.until('red', 'launch.aim');
    interrupt(t, 'yellow');
    expect([whereIs(t, 'yellow'), t.ships('yellow', 'yellow/2')]).toEqual(['yellow/2', 2]);
  });

  it('founds a colony where it lands, and leaves none where it was the last', () => {
    const t = shipTable({ specialShips: { yellow: ['purple/3'] }, ships: { yellow: { 'purple/3': 1 } } });
    t.until('red', 'launch.aim');
    expect(t.foreign('yellow')).toBe(1);
    interrupt(t, 'yellow');
    t.answer('yellow', 'yellow/2');
    expect([t.foreign('yellow'), t.ships('yellow', 'yellow/2')]).toEqual([0, 5]);
  });

  it('bystanders are not asked about it when cards are revealed', () => {
    const t = shipTable({ specialShips: { yellow: ['yellow/1'] }, strict: ['yellow', 'purple'] });
    t.run();
    expect(t.events('outcome')).toHaveLength(1);
  });
});

describe('3 more', () => {
  it('in each encounter of a turn, once in each', () => {
    const t = shipTable({
      specialShips: { red: ['red/1'] },
      hands: { red: ['attack-40', 'attack-30', 'attack-20'], blue: ['attack-06', 'attack-04', 'attack-01'] },
      destiny: ['blue', 'blue'],
      ships: { red: { 'red/1': 1 } },
    });
    markersOf(t, 'red')[0].up = false;
    t.strict('red');
    for (const planet of ['blue/1', 'blue/2']) {
      t.aim('red', planet);
      t.plan('red', 'launch.ships', (d) => {
        const places = d.kind === 'spread' ? d.places.map((x) => x.id) : [];
        return { [places.find((x) => x.includes('#')) ?? '']: 1 };
      });
      t.use('red', 'ship:flagship');
      if (planet === 'blue/1') t.plan('red', 'encounter.second', true);
      t.run();
    }
    expect(t.events('total-changed')).toEqual([
      { side: 'offense', n: 3 },
      { side: 'offense', n: 3 },
    ]);
  });

  it('not for a flagship on another planet of the defense, nor for one at home in somebody else’s encounter', () => {
    const t = shipTable({ specialShips: { blue: ['blue/2'] }, strict: ['yellow'] });
    markersOf(t, 'blue')[0].up = false;
    t.aim('red', 'blue/1');
    t.neverOffered('blue', 'ship:flagship');
    // Yellow has its flagship on the planet that is attacked, but is not the defense.
    const u = shipTable({ specialShips: { yellow: ['blue/1'] }, ships: { yellow: { 'blue/1': 1 } } });
    markersOf(u, 'yellow')[0].up = false;
    u.aim('red', 'blue/1');
    u.neverOffered('yellow', 'ship:flagship');
  });
});

describe('a salvage vessel', () => {
  it('brings something home in each encounter of a turn', () => {
    const t = shipTable({
      specialShips: { red: ['red/1'] },
      hands: { red: ['attack-40', 'attack-30', 'attack-20'], blue: ['attack-06', 'attack-04', 'attack-01'] },
      destiny: ['blue', 'blue'],
      options: { specialShips: 'salvage' },
    });
    markersOf(t, 'red')[0].up = false;
    for (const planet of ['blue/1', 'blue/2']) {
      t.aim('red', planet);
      t.plan('red', 'launch.ships', (d) => {
        const places = d.kind === 'spread' ? d.places.map((x) => x.id) : [];
        return { [places.find((x) => x.includes('#')) ?? '']: 1 };
      });
      t.plan('red', 'use', deed(t, 'red', 'haul'));
      if (planet === 'blue/1') t.plan('red', 'encounter.second', true);
      t.run();
    }
    expect(
      t
        .events('cards-drawn')
        .filter((x) => x.who === 0)
        .map((x) => x.n),
    ).toEqual([2, 2]);
  });
});
