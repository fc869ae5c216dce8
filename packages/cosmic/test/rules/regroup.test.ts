import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'healer', yellow: 'tripler' };
const hands = { red: ['attack-08'], blue: ['attack-06'] };
const everywhere = ['red/1', 'red/2', 'red/3', 'red/4', 'red/5'];

describe('R5 regroup', () => {
  it('R5.3 [faq-general-39] the offense takes back exactly one ship, like it or not', () => {
    const t = table(seats, { turn: 'red', hands, ships: { red: { warp: 3 } } });
    expect(t.question('red')).toMatchObject({ tag: 'ships.return', kind: 'spread', min: 1, max: 1 });
    expect(t.options('red')).toEqual(everywhere);
    expect(() => t.answer('red', {})).toThrow('exactly 1');
    t.answer('red', { 'red/4': 1 });
    expect(t.warp('red')).toBe(2);
  });

  it('R5.3 it goes to any colony, also a foreign one', () => {
    const t = table(seats, { turn: 'red', hands, ships: { red: { warp: 1, 'blue/2': 1 } } });
    expect(t.options('red')).toEqual([...everywhere, 'blue/2']);
  });

  it('R5.3 only the offense does, and nothing is asked with an empty warp', () => {
    const t = table(seats, { turn: 'red', hands, destiny: ['blue'], ships: { blue: { warp: 5 } } });
    expect(t.asked()).toEqual(['red launch.aim']);
    expect(t.warp('blue')).toBe(5);
  });

  it('R5.4 [faq-general-33] without any colony the ship may go to any home planet', () => {
    const t = table(seats, { turn: 'red', hands, ships: { red: { warp: 20 } } });
    expect(t.question('red')).toMatchObject({ tag: 'regroup.refound' });
    expect(t.options('red')).toEqual(everywhere);
    t.answer('red', 'red/3');
    expect([t.ships('red', 'red/3'), t.warp('red')]).toEqual([1, 19]);

    // Also on one where somebody else has a colony.
    const taken = table(seats, { turn: 'red', hands, ships: { red: { warp: 20 }, blue: { 'red/5': 2 } } });
    expect(taken.options('red')).toEqual(everywhere);
    taken.answer('red', 'red/5');
    expect([taken.ships('red', 'red/5'), taken.ships('blue', 'red/5'), taken.warp('red')]).toEqual([1, 2, 19]);

    // With one home planet left it goes there, with none to the gate.
    const gone = ['red/1', 'red/2', 'red/3', 'red/4'];
    const one = table(seats, { turn: 'red', destiny: ['blue'], hands, gone, ships: { red: { warp: 20 } } });
    one.until('red', 'launch.aim');
    expect([one.ships('red', 'red/5'), one.warp('red')]).toEqual([1, 19]);
    const none = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands,
      gone: everywhere,
      ships: { red: { warp: 20 } },
    });
    none.until('red', 'launch.aim');
    expect([none.ships('red', 'gate'), none.warp('red')]).toEqual([1, 19]);
  });

  it('R5.4 by house rule it goes straight to the gate', () => {
    const t = table(seats, {
      turn: 'red',
      hands,
      destiny: ['blue'],
      ships: { red: { warp: 20 } },
      options: { house: { noColony: 'gate' } },
    });
    t.until('red', 'launch.aim');
    expect([t.ships('red', 'gate'), t.warp('red')]).toEqual([1, 19]);
    t.aim('red', 'blue/1');
    t.until('red', 'planning.select');
    expect(t.ships('red', 'gate')).toBe(1);
  });

  it('R5.4 without any home planet it goes to the gate as well', () => {
    const t = table(seats, { turn: 'red', hands, destiny: ['blue'], gone: everywhere, ships: { red: { warp: 20 } } });
    t.until('red', 'launch.aim');
    expect([t.ships('red', 'gate'), t.warp('red')]).toEqual([1, 19]);
  });

  it('R5.1 effects of the start of an encounter come before the ship is taken back', () => {
    const t = table(seats, {
      turn: 'red',
      hands: { ...hands, red: ['attack-08', 'mobius-tubes'] },
      ships: { red: { warp: 3 } },
    });
    expect(t.options('red')).toEqual(['mobius-tubes', 'pass']);
    expect(t.warp('red')).toBe(3);
  });
});
