import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const seats = { red: 'hacker', yellow: 'lunatic', blue: 'tripler', purple: 'void' };
const start = {
  turn: 'red',
  destiny: ['blue', 'purple', 'blue'],
  hands: {
    red: ['attack-40', 'attack-30', 'attack-20'],
    blue: ['attack-00', 'attack-01'],
    purple: ['attack-04', 'attack-07'],
    yellow: ['attack-05'],
  },
} as const;

describe('R11.9 second encounters', () => {
  it('R11.9 after a success the offense may have another, beginning at regroup', () => {
    const t = table(seats, { ...start, ships: { red: { warp: 2 } } });
    t.select('red', 'attack-40');
    expect(t.until('red', 'encounter.second')).toMatchObject({ kind: 'yesno', from: 'rule:R11.9' });
    expect(t.warp('red')).toBe(1);
    t.answer('red', true);
    expect(t.encounter()).toMatchObject({ nth: 2, phase: 'regroup', offense: t.seat('red') });
    t.until('red', 'launch.aim');
    expect(t.warp('red')).toBe(0);
    expect(t.events('turn')).toHaveLength(1);
  });

  it('R3.1 and no third', () => {
    const t = table(seats, start);
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.select('red', 'attack-30');
    t.runWhile(() => t.events('turn').length < 2);
    t.done();
    expect(t.state.encounterCount).toBe(3);
    expect(t.turn()).toBe('yellow');
    expect(t.hand('red')).toEqual(['attack-20']);
    expect(t.story().split('red answers encounter.second')).toHaveLength(2);
  });

  it('R11.10 it is optional', () => {
    const t = table(seats, start);
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', false);
    t.run();
    expect(t.turn()).toBe('yellow');
  });

  it('R11.9 a failure ends the turn', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-12', 'attack-10'] } });
    t.select('red', 'attack-20');
    t.select('blue', 'attack-10');
    t.run();
    expect(t.turn()).toBe('yellow');
  });

  it('[faq-general-46] there is none without an encounter card in hand', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-40', 'reinforcement-3', 'plague'] } });
    t.select('red', 'attack-40');
    t.run();
    expect(t.events('won')[0].who).toEqual([t.seat('red')]);
    expect(t.turn()).toBe('yellow');
    expect(t.hand('red')).toEqual(['plague', 'reinforcement-3']);
    expect(t.story()).not.toContain('encounter.second');
  });

  it('[faq-general-46] after a deal that leaves one there is', () => {
    const t = table(seats, { ...start, hands: { red: ['negotiate', 'plague'], blue: ['negotiate', 'attack-12'], yellow: ['attack-05'] } });
    t.select('red', 'negotiate');
    t.select('blue', 'negotiate');
    t.offer('red', { blue: ['attack'] });
    t.accept('blue');
    t.until('red', 'encounter.second');
    expect(t.hand('red')).toEqual(['attack-12', 'plague']);
  });

  it('R32.2 never in the game of single encounters', () => {
    const t = table(seats, { ...start, options: { secondEncounters: false } });
    t.select('red', 'attack-40');
    t.run();
    expect(t.turn()).toBe('yellow');
    expect(t.story()).not.toContain('encounter.second');
  });
});
