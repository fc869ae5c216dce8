import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, both, balanced } from './yin-yang.ts';

describe('Yin-Yang', () => {
  describe('wild', () => {
    const position = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:yin-yang'], blue: ['attack-20'] } } as const;
    const aliens = { ...seats, yellow: 'macron', purple: 'void' };

    it('makes another player lose as many ships as its holder has lost', () => {
      const t = table(aliens, position);
      t.send('red', { 'red/1': 3 });
      t.use('red', 'flare:yin-yang');
      t.until('red', 'yin-yang.blame');
      expect(t.options('red')).toEqual(['blue', 'yellow', 'purple']);
      t.answer('red', 'purple');
      expect(t.until('purple', 'yin-yang.fall')).toMatchObject({ min: 3, max: 3 });
      t.answer('purple', { 'purple/1': 3 });
      expect([t.warp('red'), t.warp('purple'), t.warp('blue')]).toEqual([3, 3, 0]);
    });

    it('is not for ships of others', () => {
      const t = table(aliens, { ...position, hands: { red: ['attack-30', 'flare:yin-yang'], blue: ['attack-04'] } });
      t.neverOffered('red', 'flare:yin-yang');
    });
  });
});

describe('Yin-Yang flare', () => {
  const aliens = { ...seats, yellow: 'macron', purple: 'oracle' };
  const losing = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:yin-yang'], blue: ['attack-20'] } } as const;

  it('wild: blames whoever has a ship to lose, wherever that is', () => {
    const t = table(aliens, {
      ...losing,
      ships: { blue: { 'blue/1': 4, out: 16 }, yellow: { 'yellow/1': 1, out: 19 }, purple: { out: 20 } },
    });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.use('red', 'flare:yin-yang');
    t.until('red', 'yin-yang.blame');
    // Blue has its colony in the encounter alone; purple has nothing.
    expect(t.options('red')).toEqual(['blue', 'yellow']);
    t.answer('red', 'yellow');
    expect([t.warp('red'), t.warp('yellow')]).toEqual([3, 1]);
  });

  it('wild: blames the only one who is left to blame', () => {
    const t = table(aliens, { ...losing, ships: { yellow: { out: 20 }, purple: { out: 20 } } });
    t.send('red', { 'red/1': 3 });
    t.use('red', 'flare:yin-yang');
    t.plan('blue', 'yin-yang.fall', { 'blue/2': 3 });
    t.run();
    expect([t.warp('red'), t.ships('blue', 'blue/2')]).toEqual([3, 1]);
  });

  it('wild: not when nobody else has a ship to lose', () => {
    const t = table(aliens, { ...losing, ships: { blue: { out: 20 }, yellow: { out: 20 }, purple: { out: 20 } } });
    t.send('red', { 'red/1': 3 });
    t.neverOffered('red', 'flare:yin-yang');
    expect(t.warp('red')).toBe(3);
  });

  it('wild: not for ships that leave the game', () => {
    const t = table({ ...aliens, blue: 'void' }, losing);
    t.neverOffered('red', 'flare:yin-yang');
    expect(t.out('red')).toBeGreaterThan(0);
  });

  it('wild: not by the Yin-Yang itself', () => {
    const t = table({ ...aliens, red: 'yin-yang' }, losing);
    t.neverOffered('red', 'flare:yin-yang');
    expect(t.warp('red')).toBeGreaterThan(0);
  });

  it('super: works for the ships of either side that loses', () => {
    const t = balanced(2, 1, { ...both, hands: { red: ['attack-04'], blue: ['attack-20'], yellow: ['flare:yin-yang'] } });
    t.use('yellow', 'flare:yin-yang');
    t.plan('yellow', 'yin-yang.home', { 'yellow/4': 2 });
    t.plan('red', 'yin-yang.rewards', 0);
    t.run();
    expect([t.warp('yellow'), t.ships('yellow', 'yellow/4')]).toEqual([0, 6]);
  });

  it('super: not for other losses', () => {
    const t = table(
      { ...seats, red: 'vacuum' },
      { ...both, hands: { red: ['attack-04'], blue: ['attack-20'], yellow: ['flare:yin-yang'] } },
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.invite('red', 'yellow');
    t.invite('blue', 'yellow');
    t.use('yellow', 'yin-yang');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 1 });
    t.plan('yellow', 'alliance.ships', { 'yellow/2': 1 });
    t.runTo('planning');
    t.strict('yellow');
    t.pass('yellow', 'flare:yin-yang');
    t.plan('red', 'vacuum.take', { 'player:2': 2 });
    t.run();
    expect(t.warp('yellow')).toBe(3);
  });
});
