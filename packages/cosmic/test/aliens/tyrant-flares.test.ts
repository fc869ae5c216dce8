import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, start, held } from './tyrant.ts';

describe('Tyrant', () => {
  it('the wild flare takes a card from all others whose ships went to the warp in the resolution', () => {
    const t = table(
      { red: 'zombie', blue: 'trader', yellow: 'tripler', purple: 'human' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40'], blue: ['attack-04', 'attack-06'], yellow: ['flare:tyrant', 'attack-01'], purple: ['attack-05'] },
      },
    );
    t.aim('red', 'blue/1');
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.select('blue', 'attack-04');
    t.use('yellow', 'flare:tyrant');
    t.run();
    expect(t.hand('yellow')).toEqual(['attack-01', 'attack-05', 'attack-06', 'flare:tyrant']);
    expect(t.events('cards-taken').map((x) => x.from)).toEqual([1, 3]);
  });

  it('the wild flare is for allies only, and not against ships that were lost before', () => {
    const t = table(
      { red: 'zombie', blue: 'trader', yellow: 'tripler', purple: 'human' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'flare:tyrant'], blue: ['attack-04', 'attack-06'] } },
    );
    t.aim('red', 'blue/1');
    t.neverOffered('red', 'flare:tyrant');
    // Only zombies lost, and they never got there; blue's ships were in the warp all along.
    const early = table(
      { red: 'zombie', blue: 'trader', yellow: 'tripler', purple: 'human' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-01', 'morph'], blue: ['attack-40', 'attack-06'], yellow: ['flare:tyrant'] },
        ships: { blue: { warp: 3 } },
      },
    );
    early.select('red', 'attack-01');
    early.invite('blue', 'yellow');
    early.ally('yellow', 'defense', { 'yellow/1': 1 });
    early.neverOffered('yellow', 'flare:tyrant');
  });

  it('the super flare captures a ship of everybody else with any in the warp', () => {
    const t = table(seats, {
      ...start,
      hands: { ...start.hands, red: ['attack-40', 'flare:tyrant'] },
      ships: { red: { warp: 2 }, blue: { warp: 2 }, purple: { warp: 1 } },
    });
    t.use('red', 'flare:tyrant');
    t.until('red', 'launch.aim');
    expect(held(t)).toEqual(['1 blue', '1 purple']);
    expect([t.warp('blue'), t.warp('purple')]).toEqual([1, 0]);
  });
});

describe('Tyrant, closely', () => {
  describe('flares', () => {
    const plain = { red: 'zombie', blue: 'trader', yellow: 'tripler', purple: 'human' };
    const fight = {
      turn: 'red',
      destiny: ['blue'],
      hands: {
        red: ['attack-01', 'morph'],
        blue: ['attack-40', 'attack-06'],
        yellow: ['flare:tyrant'],
        purple: ['attack-05', 'attack-06', 'attack-07'],
      },
    } as const;

    it('wild: one card of each other loser as the encounter ends, for allies of the defense as well', () => {
      const t = table({ ...plain, red: 'mirror' }, { ...fight, strict: ['yellow'] });
      t.select('red', 'attack-01');
      t.select('blue', 'attack-40');
      t.invite('red', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.use('yellow', 'flare:tyrant', { at: 'window:encounter.end' });
      t.run();
      expect(t.events('cards-taken').map((x) => [x.from, x.n])).toEqual([
        [0, 1],
        [3, 1],
      ]);
      expect(t.hand('purple')).toHaveLength(2);
    });

    it('wild: against a single loser too, but not when its holder alone is one, nor for an empty hand', () => {
      const single = table({ ...plain, red: 'mirror' }, fight);
      single.select('red', 'attack-01');
      single.select('blue', 'attack-40');
      single.invite('blue', 'yellow');
      single.ally('yellow', 'defense', { 'yellow/1': 1 });
      single.use('yellow', 'flare:tyrant');
      single.run();
      expect(single.hand('yellow')).toContain('morph');

      // Red's zombies never go there: yellow's ship alone does.
      const own = table(plain, fight);
      own.select('red', 'attack-01');
      own.select('blue', 'attack-40');
      own.invite('red', 'yellow');
      own.ally('yellow', 'offense', { 'yellow/1': 1 });
      own.neverOffered('yellow', 'flare:tyrant');
      expect(own.warp('yellow')).toBe(1);

      const empty = table({ ...plain, red: 'mirror' }, { ...fight, hands: { ...fight.hands, red: ['attack-01'] } });
      empty.select('blue', 'attack-40');
      empty.invite('blue', 'yellow');
      empty.ally('yellow', 'defense', { 'yellow/1': 1 });
      empty.neverOffered('yellow', 'flare:tyrant');
    });

    it('super: in the own regroup phase, one ship of each, with somebody in the warp', () => {
      const hands = { ...start.hands, red: ['attack-40', 'flare:tyrant'] };
      const t = table(
        { ...seats, blue: 'symbiote' },
        { ...start, destiny: ['blue', 'yellow'], hands, ships: { blue: { warp: 2 }, green: { warp: 2 } } },
      );
      t.use('red', 'flare:tyrant', { at: 'window:regroup.during' });
      expect(t.until('red', 'tyrant.ship')).toMatchObject({ min: 1, max: 1, data: { who: t.seat('blue') } });
      expect(t.options('red')).toEqual(['warp', 'warp@green']);
      t.answer('red', { 'warp@green': 1 });
      t.until('red', 'launch.aim');
      expect([held(t), t.warp('blue')]).toEqual([['1 green'], 3]);

      const nobody = table(seats, { ...start, hands, ships: { red: { warp: 3 } } });
      nobody.neverOffered('red', 'flare:tyrant', { at: 'window:regroup.during' });
    });
  });
});
