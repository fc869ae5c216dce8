import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'loser', blue: 'healer', yellow: 'tripler' };

describe('Loser', () => {
  it('declares an upset: both must select attacks, and the side with the lower total wins', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-00', 'negotiate', 'attack-04'], blue: ['attack-40', 'negotiate', 'morph'] },
    });
    t.send('red', { 'red/1': 2 });
    expect(t.untilOffered('red', 'loser')).toEqual(['loser', 'pass']);
    t.answer('red', 'loser');
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['attack-00', 'attack-04']);
    expect(t.options('blue')).toEqual(['attack-40']);
    t.select('red', 'attack-00');
    t.run();
    expect(t.ships('red', 'blue/1')).toBe(2);
    expect(t.warp('blue')).toBe(4);
    expect(t.why('ships-lost')).toContain('rule:R11');
  });

  it('loses when it would have won', () => {
    const t = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-40'], blue: ['attack-04'] } });
    t.use('red', 'loser');
    t.run();
    expect(t.foreign('blue')).toBe(1);
    expect(t.warp('red')).toBe(4);
  });

  it('an attack loses to a negotiate, and nobody is compensated; two negotiates are still a deal', () => {
    const one = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'attack-20'], blue: ['negotiate'] } });
    one.use('red', 'loser', { at: 'window:planning.beforeSelect' });
    one.send('red', { 'red/1': 3 });
    one.run();
    expect(one.warp('red')).toBe(3);
    expect(one.warp('blue')).toBe(0);
    expect(one.events('compensated')).toEqual([]);

    const two = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['negotiate'], blue: ['negotiate'] } });
    two.use('red', 'loser');
    two.until('red', 'deal');

    const none = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['negotiate', 'morph'] } });
    none.use('red', 'loser');
    none.until('blue', 'planning.select');
    expect(none.options('blue')).toEqual(['negotiate', 'morph']);
  });

  it('turns a forced result around too: a zapped Human wins, so the Human loses', () => {
    const t = table(
      { red: 'loser', blue: 'human', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'cosmic-zap'], blue: ['attack-40'] } },
    );
    t.use('red', 'loser');
    t.send('red', { 'red/1': 2 });
    t.zap('red', 'human');
    t.run();
    expect(t.ships('red', 'blue/1')).toBe(2);
    expect(t.warp('blue')).toBe(4);
  });

  it('without an upset everything is as usual; when zapped too', () => {
    const hands = { red: ['attack-40', 'negotiate'], blue: ['attack-04', 'cosmic-zap'] };
    const plain = table(seats, { turn: 'red', destiny: ['blue'], hands });
    plain.run();
    expect(plain.foreign('red')).toBe(1);

    const zapped = table(seats, { turn: 'red', destiny: ['blue'], hands });
    zapped.use('red', 'loser');
    zapped.zap('blue', 'loser');
    zapped.until('red', 'planning.select');
    expect(zapped.options('red')).toEqual(['attack-40', 'negotiate']);
    zapped.answer('red', 'attack-40');
    zapped.run();
    expect(zapped.foreign('red')).toBe(1);
  });

  it('declares one upset an encounter, even when the defense needs a new hand', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['reinforcement-2'] },
      deck: ['attack-40', 'attack-06', 'attack-08', 'attack-10', 'attack-12', 'attack-14', 'attack-20', 'attack-23'],
    });
    t.use('red', 'loser');
    t.use('red', 'loser');
    expect(() => {
      t.run();
    }).toThrow('planned but never asked: red answers use with "loser"');
    expect(t.events('power-used')).toHaveLength(1);
  });

  it('declares an upset in each encounter, but neither as an ally nor as a bystander', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-04', 'attack-06'], blue: ['attack-40', 'attack-30'] },
      strict: ['red'],
    });
    t.use('red', 'loser');
    t.plan('red', 'encounter.second', true);
    t.run();
    t.use('red', 'loser');
    t.run();
    expect(t.events('power-used').filter((x) => x.alien === 'loser')).toHaveLength(2);

    for (const joins of [true, false]) {
      const other = table(seats, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-04'], yellow: ['attack-40'] } });
      if (joins) {
        other.invite('blue', 'red');
        other.ally('red', 'offense', { 'red/1': 1 });
      }
      other.neverOffered('red', 'loser');
    }
  });

  it('wild: is neither for allies nor for bystanders', () => {
    for (const joins of [true, false]) {
      const t = table(
        { red: 'void', blue: 'healer', yellow: 'tripler' },
        { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'], yellow: ['flare:loser'] } },
      );
      if (joins) {
        t.invite('red', 'yellow');
        t.ally('yellow', 'offense', { 'yellow/1': 1 });
      }
      t.neverOffered('yellow', 'flare:loser');
    }
  });

  it('wild: both sides lose before cards are selected', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler', green: 'macron' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:loser'], blue: ['attack-40'], yellow: ['attack-08'] } },
    );
    t.send('red', { 'red/1': 3 });
    t.invite('red', 'green');
    t.invite('blue', 'yellow');
    t.ally('green', 'offense', { 'green/1': 1 });
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.use('red', 'flare:loser', { at: 'window:planning.beforeSelect' });
    t.run();
    expect([t.warp('red'), t.warp('blue'), t.warp('yellow'), t.warp('green')]).toEqual([3, 4, 2, 1]);
    expect(t.hand('red')).toEqual(['attack-04', 'flare:loser']);
    expect(t.hand('blue')).toEqual(['attack-40']);
    expect(t.hand('yellow')).toEqual(['attack-08']);
    expect(t.events('rewards')).toEqual([]);
    expect(t.turn()).toBe('blue');
  });

  it('super: declares the upset after cards are selected, binding nobody', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['negotiate', 'attack-04', 'flare:loser'], blue: ['attack-40', 'negotiate'] },
    });
    t.send('red', { 'red/1': 2 });
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['negotiate', 'attack-04']);
    t.answer('red', 'attack-04');
    expect(t.options('blue')).toEqual(['attack-40', 'negotiate']);
    t.answer('blue', 'attack-40');
    expect(t.untilOffered('red', 'loser')).toEqual(['loser', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:planning.selected');
    t.answer('red', 'loser');
    t.run();
    expect(t.ships('red', 'blue/1')).toBe(2);
    expect(t.hand('red')).toContain('flare:loser');
  });

  it('super: an upset declared early is not declared again', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:loser'], blue: ['attack-40'] } });
    t.use('red', 'loser');
    t.run();
    expect(t.events('power-used')).toHaveLength(1);
    expect(t.foreign('red')).toBe(1);
  });
});
