import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const seats = { red: 'hacker', yellow: 'barbarian', blue: 'tripler', purple: 'lunatic', green: 'void' };
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-00'], blue: ['attack-10'], yellow: ['attack-05'] } } as const;

describe('R14 rewards', () => {
  it('R14.1 a defensive ally gets a card or a ship from the warp for each ship it had there, in any mix', () => {
    const t = table(seats, { ...start, ships: { purple: { warp: 2 } } });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 3 });
    t.plan('purple', 'ships.return', { 'purple/2': 3 });
    expect(t.until('purple', 'rewards.ships')).toMatchObject({ kind: 'number', min: 0, max: 2, data: { n: 3 } });
    t.answer('purple', 1);
    t.answer('purple', { 'purple/5': 1 });
    expect([t.warp('purple'), t.hand('purple').length]).toEqual([1, 2]);
  });

  it('R14.1 only cards when no ship is in the warp', () => {
    const t = table(seats, start);
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 4 });
    t.run();
    expect(t.hand('purple')).toHaveLength(4);
  });

  it('R14.4 neither the defense nor allies of the offense are rewarded', () => {
    const defended = table(seats, start);
    defended.run();
    expect(defended.events('rewards')).toEqual([]);

    const attacked = table(seats, { ...start, hands: { red: ['attack-40'], blue: ['attack-00'], yellow: ['attack-05'] } });
    attacked.invite('red', 'purple');
    attacked.invite('blue', 'green');
    attacked.ally('purple', 'offense', { 'purple/1': 1 });
    attacked.ally('green', 'defense', { 'green/1': 2 });
    attacked.run();
    expect(attacked.events('rewards')).toEqual([]);
    expect(attacked.foreign('purple')).toBe(1);
  });

  it('R21.1 allies are rewarded in timing order', () => {
    const t = table(seats, start);
    t.invite('blue', 'purple', 'yellow', 'green');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.ally('green', 'defense', { 'green/1': 1 });
    t.run();
    expect(t.events('rewards').map((e) => e.who)).toEqual([t.seat('yellow'), t.seat('purple'), t.seat('green')]);
  });

  it('R20 Ionic Gas: no rewards', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-00', 'ionic-gas'] } });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.use('red', 'ionic-gas');
    t.run();
    expect(t.hand('purple')).toEqual([]);
  });
});
