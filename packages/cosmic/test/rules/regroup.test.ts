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
    const none = table(seats, { turn: 'red', destiny: ['blue'], hands, gone: everywhere, ships: { red: { warp: 20 } } });
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
    const t = table(seats, { turn: 'red', hands: { ...hands, red: ['attack-08', 'mobius-tubes'] }, ships: { red: { warp: 3 } } });
    expect(t.options('red')).toEqual(['mobius-tubes', 'pass']);
    expect(t.warp('red')).toBe(3);
  });
});

describe('R5.3 what comes in place of the ship that is taken back, or with it', () => {
  const start = { turn: 'red', destiny: ['blue'], hands } as const;

  it('more than one, with the super flare of the Kamikaze', () => {
    const t = table(
      { ...seats, red: 'kamikaze' },
      { ...start, hands: { ...hands, red: ['attack-08', 'flare:kamikaze'] }, ships: { red: { warp: 5 } } },
    );
    t.use('red', 'flare:kamikaze');
    expect(t.until('red', 'ships.return')).toMatchObject({ min: 3, max: 3 });
  });

  it('a card instead, with the super flare of the Machine', () => {
    const t = table(
      { ...seats, red: 'machine' },
      { ...start, hands: { ...hands, red: ['attack-08', 'flare:machine'] }, ships: { red: { warp: 5 } } },
    );
    t.use('red', 'flare:machine');
    t.until('red', 'launch.aim');
    expect([t.warp('red'), t.hand('red').length]).toEqual([5, 3]);
  });

  it('effects of the regroup phase come after it', () => {
    const t = table(
      { ...seats, red: 'tyrant' },
      { ...start, hands: { ...hands, red: ['attack-08', 'flare:tyrant'] }, ships: { red: { warp: 1 }, blue: { warp: 2 } } },
    );
    t.untilOffered('red', 'flare:tyrant');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:regroup.during' } });
    expect(t.warp('red')).toBe(0);
  });

  it('a Remora follows with a ship that was in the warp before, and with no other', () => {
    const t = table({ ...seats, yellow: 'remora' }, { ...start, ships: { red: { warp: 1 }, yellow: { warp: 1 } } });
    t.use('yellow', 'remora');
    t.until('red', 'launch.aim');
    expect([t.warp('red'), t.warp('yellow')]).toEqual([0, 0]);

    // Its own ship was lost in this very encounter.
    const fresh = table(
      { ...seats, yellow: 'remora', purple: 'void' },
      { ...start, hands: { red: ['attack-00'], blue: ['attack-40'], yellow: ['attack-05'] }, ships: { purple: { warp: 2 } } },
    );
    fresh.invite('red', 'yellow');
    fresh.invite('blue', 'purple');
    fresh.ally('yellow', 'offense', { 'yellow/1': 2 });
    fresh.ally('purple', 'defense', { 'purple/1': 1 });
    fresh.plan('purple', 'rewards.ships', 1);
    fresh.neverOffered('yellow', 'remora');
    expect([fresh.warp('purple'), fresh.warp('yellow')]).toEqual([1, 2]);
  });

  it('who delivers the rewards of others decides where their ships go', () => {
    const t = table(
      { ...seats, yellow: 'quartermaster', purple: 'void' },
      { ...start, hands: { red: ['attack-00'], blue: ['attack-40'], yellow: ['attack-05'] }, ships: { purple: { warp: 2 } } },
    );
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.plan('purple', 'ships.return', { 'purple/2': 2 });
    t.plan('purple', 'rewards.ships', 2);
    t.use('yellow', 'quartermaster');
    t.until('yellow', 'ships.returnFor');
    expect(t.options('yellow')).toEqual(['purple/1', 'purple/2', 'purple/3', 'purple/4', 'purple/5']);
    t.answer('yellow', { 'purple/5': 2 });
    expect([t.warp('purple'), t.ships('purple', 'purple/5')]).toEqual([0, 6]);
  });

  it('R5.4 a single home planet that is left is where a new colony is founded', () => {
    const t = table(seats, { ...start, gone: everywhere.slice(1), ships: { red: { warp: 20 } } });
    t.until('red', 'launch.aim');
    expect([t.ships('red', 'red/1'), t.ships('red', 'gate'), t.warp('red')]).toEqual([1, 0, 19]);
  });

  it('whoever wins as an encounter starts does so before any ship is taken back', () => {
    const t = table({ ...seats, red: 'masochist' }, { ...start, ships: { red: { warp: 20 } } });
    t.run();
    expect([t.winners(), t.warp('red'), t.asked()]).toEqual([['red'], 20, []]);
  });
});
