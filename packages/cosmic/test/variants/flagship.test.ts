import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { canInterrupt, deed, isUp, markersOf, nameOf, shipTable, whereIs, interrupt } from './special-ships.ts';
import { placeOf } from './techs.ts';

/** Sends the flagship of red and nothing else. */
function red(more: object = {}): Scenario {
  const t = shipTable({ specialShips: { red: ['red/1'] }, ...more });
  t.send('red', { [nameOf(t, 'red')]: 1 });
  return t;
}

describe('3 more', () => {
  it('[dominion-flagship-01] for a main player with the flagship in the encounter, once cards are revealed', () => {
    const t = red();
    t.until('red', 'use');
    expect(t.question('red')).toMatchObject({
      options: [deed(t, 'red', 'might'), deed(t, 'red', 'drive'), 'pass'],
      data: { at: 'window:reveal.revealed' },
    });
    t.answer('red', deed(t, 'red', 'might'));
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [14, 10] }]);
    expect(isUp(t, 'red')).toBe(true);
  });

  it('[dominion-flagship-01] also as the defense, on the planet that is attacked', () => {
    const t = shipTable({ specialShips: { blue: ['blue/1'] } });
    t.aim('red', 'blue/1');
    t.plan('blue', 'use', deed(t, 'blue', 'might'));
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [11, 13] }]);
  });

  it('[dominion-flagship-02] and for an ally’s side, either of them', () => {
    for (const [main, side, totals] of [
      ['red', 'offense', [15, 10]],
      ['blue', 'defense', [11, 14]],
    ] as const) {
      const t = shipTable({ specialShips: { yellow: ['yellow/1'] } });
      t.invite(main, 'yellow');
      t.ally('yellow', side, { [nameOf(t, 'yellow')]: 1 });
      t.plan('yellow', 'use', deed(t, 'yellow', 'might'));
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals }]);
    }
  });

  it('[dominion-flagship-03] may be left, is not there without the ship, and each owner decides alone', () => {
    const t = red();
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [11, 10] }]);
    const u = shipTable({ specialShips: { red: ['red/1'] } });
    u.send('red', { 'red/1': 1 });
    u.until('red', 'use');
    expect(u.question('red')).toMatchObject({ options: [deed(u, 'red', 'drive'), 'pass'] });
    u.run();
    expect(u.events('outcome')).toMatchObject([{ totals: [11, 10] }]);
    const v = shipTable({ specialShips: { red: ['red/1'], yellow: ['yellow/1'], blue: ['blue/1'] } });
    v.aim('red', 'blue/1');
    v.send('red', { [nameOf(v, 'red')]: 1 });
    v.invite('red', 'yellow');
    v.ally('yellow', 'offense', { [nameOf(v, 'yellow')]: 1 });
    v.plan('yellow', 'use', deed(v, 'yellow', 'might'));
    v.run();
    expect(v.events('outcome')).toMatchObject([{ totals: [15, 10] }]);
  });

  it('works with a marker that is facedown', () => {
    const t = red();
    t.until('red', 'planning.select');
    interrupt(t, 'red');
    t.answer('red', 'red/4');
    expect(isUp(t, 'red')).toBe(false);
    const u = red();
    markersOf(u, 'red')[0].up = false;
    u.plan('red', 'use', deed(u, 'red', 'might'));
    u.run();
    expect(u.events('outcome')).toMatchObject([{ totals: [14, 10] }]);
    expect(isUp(u, 'red')).toBe(true);
  });
});

describe('hyperspace drive', () => {
  it('[dominion-flagship-04] to a colony of its owner, whenever anything is asked', () => {
    const t = shipTable({ specialShips: { yellow: ['yellow/1'] }, ships: { yellow: { 'purple/3': 1 } } });
    t.until('red', 'launch.aim');
    interrupt(t, 'yellow');
    expect(t.options('yellow')).toEqual(['yellow/2', 'yellow/3', 'yellow/4', 'yellow/5', 'purple/3']);
    t.answer('yellow', 'purple/3');
    expect(whereIs(t, 'yellow')).toBe('purple/3');
    expect(t.ships('yellow', 'purple/3')).toBe(2);
    expect(t.asked()).toEqual(['red launch.aim']);
  });

  it('[dominion-flagship-04] out of an encounter too', () => {
    const t = red();
    t.until('red', 'planning.select');
    interrupt(t, 'red');
    t.answer('red', 'red/3');
    expect(whereIs(t, 'red')).toBe('red/3');
    expect(t.ships('red', 'gate')).toBe(0);
  });

  it('[dominion-flagship-05] onto a tech that its owner is researching', () => {
    const t = shipTable({
      specialShips: { red: ['red/1'] },
      techs: { red: { qax: 1, 'delta-scanners': 0, 'vacuum-turbines': 2 }, blue: { 'energy-cloak': 2 } },
      completed: { red: ['omega-missile'] },
      destiny: ['blue', 'blue'],
      options: { technology: true },
    });
    t.until('red', 'launch.aim');
    interrupt(t, 'red');
    // Neither one without ships, nor a completed one, nor one of somebody else.
    const qax = placeOf(t, 'qax');
    expect(t.options('red')).toEqual(['red/2', 'red/3', 'red/4', 'red/5', qax, placeOf(t, 'vacuum-turbines')]);
    t.answer('red', qax);
    expect(whereIs(t, 'red')).toBe(qax);
    expect(t.ships('red', qax)).toBe(2);
    // It counts for the research: the tech is completed with it, and it returns with the others.
    t.plan('red', 'technology.second', 'encounter');
    t.run();
    t.until('red', 'technology.action');
    expect(t.options('red')).toContain('abandon qax');
    t.answer('red', 'abandon qax');
    t.until('red', 'launch.aim');
    expect(whereIs(t, 'red')).not.toBe(qax);
  });

  it('[dominion-flagship-06] [dominion-flagship-08] into an encounter that involves its owner: offense, defense, ally', () => {
    const ships = { red: ['red/1'], blue: ['blue/5'], yellow: ['yellow/1'] };
    const t = shipTable({ specialShips: ships });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/2': 1 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/2': 1 });
    t.until('red', 'planning.select');
    for (const [colour, to] of [
      ['red', 'gate'],
      ['blue', 'blue/1'],
      ['yellow', 'side'],
    ] as const) {
      interrupt(t, colour);
      expect(t.options(colour)).toContain(to);
      t.answer(colour, to);
      expect(whereIs(t, colour)).toBe(to);
    }
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [12, 13] }]);
  });

  it('[dominion-flagship-06] once the cards are open it is offered, and adds what it has', () => {
    const t = shipTable({ specialShips: { red: ['red/1'] } });
    t.send('red', { 'red/2': 1 });
    t.plan('red', 'use', deed(t, 'red', 'drive'));
    t.plan('red', 'flagship.jump', 'gate');
    t.plan('red', 'use', deed(t, 'red', 'might'));
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [15, 10] }]);
  });

  it('[dominion-flagship-07] beyond the limit of the gate, as a fifth ship', () => {
    const t = shipTable({ specialShips: { red: ['red/1'], yellow: ['yellow/1'] } });
    t.send('red', { 'red/2': 4 });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/2': 4 });
    t.until('red', 'planning.select');
    for (const colour of ['red', 'yellow']) {
      interrupt(t, colour);
      t.answer(colour, 'gate');
      expect(t.ships(colour, 'gate')).toBe(5);
    }
  });

  it('[dominion-flagship-07] it cannot come first and take the place of another', () => {
    const t = shipTable({ specialShips: { red: ['red/1'] } });
    t.until('red', 'launch.ships');
    interrupt(t, 'red');
    expect(t.options('red')).not.toContain('gate');
    t.answer('red', 'red/2');
    t.until('red', 'launch.ships');
    t.answer('red', { 'red/3': 4 });
    expect(t.ships('red', 'gate')).toBe(4);
  });

  it('[dominion-flagship-08] not into an encounter that does not involve its owner', () => {
    const t = shipTable({ specialShips: { yellow: ['yellow/1'] } });
    t.aim('red', 'blue/1');
    t.until('red', 'planning.select');
    interrupt(t, 'yellow');
    expect(t.options('yellow')).toEqual(['yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
    t.answer('yellow', 'yellow/2');
    // Nor is a bystander asked once the cards are open.
    const u = shipTable({ specialShips: { purple: ['purple/1'] } });
    u.runTo('reveal');
    expect(u.asked().filter((x) => x.startsWith('purple') || x.startsWith('yellow'))).toEqual([]);
    expect(canInterrupt(u, 'purple', 'drive')).toBe(true);
  });

  describe('[dominion-flagship-08] not into an encounter that is over', () => {
    const seats = { red: 'oracle', blue: 'mirror', yellow: 'sorcerer', purple: 'trader' };
    const calledOff = (more: object): Scenario => {
      const t = shipTable(
        { destiny: ['blue', 'purple'], hands: { red: ['attack-10', 'attack-20', 'flare:oracle'], blue: ['attack-06'] }, ...more },
        seats,
      );
      t.aim('red', 'blue/1');
      t.send('red', { 'red/2': 2 });
      t.use('red', 'flare:oracle');
      t.until('red', 'encounter.second');
      return t;
    };

    it('that was called off, for the offense or the defense', () => {
      const t = calledOff({ specialShips: { red: ['red/1'] } });
      interrupt(t, 'red');
      expect(t.options('red')).toEqual(['red/2', 'red/3', 'red/4', 'red/5']);
      // The planet that was attacked is empty, so it is no colony either.
      const u = calledOff({ specialShips: { blue: ['blue/2'] }, ships: { blue: { 'blue/1': 0 } } });
      interrupt(u, 'blue');
      expect(u.options('blue')).toEqual(['blue/3', 'blue/4', 'blue/5']);
    });

    it('that was broken off', () => {
      // Blue has let the Mite in, on a planet where it has no ship itself.
      const t = shipTable(
        {
          specialShips: { blue: ['blue/2'] },
          ships: { blue: { 'blue/1': 0 } },
          hands: { red: ['attack-10'], blue: ['attack-06', 'attack-04', 'attack-01', 'attack-12'] },
        },
        { ...seats, red: 'mite' },
      );
      t.aim('red', 'blue/1');
      t.until('blue', 'mite.answer');
      t.answer('blue', 'colony');
      t.until('red', 'encounter.second');
      expect(t.encounter()).toMatchObject({ outcome: null, over: true, phase: 'launch' });
      interrupt(t, 'blue');
      expect(t.options('blue')).toEqual(['blue/3', 'blue/4', 'blue/5']);
    });
  });
});
