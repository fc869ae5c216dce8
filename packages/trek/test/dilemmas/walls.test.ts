import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../language/index.ts';
import { met, onWorld, scenario, seen, stopped } from './board.ts';
import { dilemma } from './cards.ts';

const EVERYBODY = { is: 'anybody' } as const;
dilemma('Wall', 'planet', { unless: parseNeed('2 SECURITY OR Leadership'), effects: [], after: 'wall' });
dilemma('Ambush', 'planet', {
  targets: [{ one: EVERYBODY, pick: { by: 'random' } }],
  unless: parseNeed('STRENGTH>40'),
  effects: [{ do: 'kill', whom: 'them' }],
  after: 'discard',
  points: 5,
});
dilemma('Blade', 'either', {
  targets: [{ one: { not: { species: 'Android' } }, pick: { by: 'opponent' } }],
  unless: parseNeed('2 SECURITY'),
  effects: [{ do: 'kill', whom: 'them' }],
  after: 'wall',
});
dilemma('Creature', 'planet', {
  targets: [{ one: EVERYBODY, pick: { by: 'random' } }],
  effects: [{ do: 'kill', whom: 'them' }],
  after: 'discard',
});
dilemma('Onward', 'planet', {
  targets: [{ one: { skill: 'Honor' }, pick: { by: 'random' } }],
  unless: parseNeed('Leadership'),
  effects: [{ do: 'stop', whom: 'them' }],
  continues: true,
  after: 'discard',
});

describe('conditions', () => {
  it('T16.5 met: the dilemma is overcome and discarded, and they go on', () => {
    const t = onWorld(['Wall'], ['Ann', 'Dot']);
    t.order('blue', 'attempt', 'World');
    expect(t.where('Wall')).toBe('discard red');
    expect(seen(t, 'met', 'overcome', 'failed', 'solved')).toEqual(['met', 'overcome', 'solved']);
    expect(stopped(t, 'Ann', 'Dot')).toEqual([false, false]);
    expect(t.score('blue')).toBe(30);
  });

  it('T16.6 not met: all who are left are stopped, and the mission is not solved', () => {
    const t = onWorld(['Wall'], ['Bob', 'Dot']);
    t.order('blue', 'attempt', 'World');
    expect(seen(t, 'met', 'overcome', 'failed', 'solved')).toEqual(['met', 'failed']);
    expect(stopped(t, 'Bob', 'Dot')).toEqual([true, true]);
    expect(t.score('blue')).toBe(0);
  });

  it('T16.10, T46.2 a wall stays the next to be met, by others in the same turn too', () => {
    const t = onWorld(['Wall', 'Creature'], ['Bob', 'Ann', 'Dot']);
    t.order('blue', 'attempt', 'World', ['Bob']);
    expect(t.where('Wall')).toBe('seeds World');
    expect(t.events('met')).toHaveLength(1);
    t.order('blue', 'attempt', 'World', ['Ann', 'Dot']);
    expect(met(t)).toEqual(['Wall', 'Wall', 'Creature']);
    expect(t.where('Wall')).toBe('discard red');
  });

  it('T16.6 the effect comes first, and those who survive it are stopped', () => {
    const t = onWorld(['Blade'], ['Bob', 'Dot']);
    t.plan('red', 'pick.one', 'Dot');
    t.order('blue', 'attempt', 'World');
    expect(t.where('Dot')).toBe('discard blue');
    expect(stopped(t, 'Bob')).toEqual([true]);
    // It says nothing of being discarded, so it waits (T47.6).
    expect(t.where('Blade')).toBe('seeds World');
  });

  it('T47.6 "discard dilemma" holds for failure as well as for success', () => {
    const failed = onWorld(['Ambush'], ['Dot']);
    failed.order('blue', 'attempt', 'World');
    expect([failed.where('Dot'), failed.where('Ambush')]).toEqual(['discard blue', 'discard red']);
    const passed = onWorld(['Ambush'], ['Bob', 'Gus', 'Fay', 'Ann', 'Eve', 'Dot']);
    passed.order('blue', 'attempt', 'World');
    expect([passed.where('Dot'), passed.where('Ambush')]).toEqual(['planet World', 'discard red']);
  });

  it('T16.12, T47.7 points go to whoever overcomes it, as bonus points, and to nobody who fails', () => {
    const passed = onWorld(['Ambush'], ['Bob', 'Gus', 'Fay', 'Ann', 'Eve', 'Dot']);
    passed.order('blue', 'attempt', 'World');
    expect(passed.g.s.points.map(({ kind, n }) => [kind, n])).toEqual([
      ['bonus', 5],
      ['mission', 30],
    ]);
    const failed = onWorld(['Ambush'], ['Dot', 'Cy']);
    failed.order('blue', 'attempt', 'World');
    expect(failed.score('blue')).toBe(0);
  });

  it('T16.7 without conditions it takes effect, and they must go on', () => {
    const t = onWorld(['Creature'], ['Dot', 'Nan', 'Kang'], {});
    t.order('blue', 'attempt', 'World', ['Dot', 'Nan']);
    expect(t.events('killed')).toHaveLength(1);
    expect(seen(t, 'took-effect', 'failed', 'solved')).toEqual(['took-effect', 'solved']);
    expect(t.where('Creature')).toBe('discard red');
  });

  it('T16.13 "mission continues": whoever is named stopped drops out, the rest goes on', () => {
    const t = onWorld(['Onward'], ['Bob', 'Dot']);
    t.order('blue', 'attempt', 'World');
    expect(stopped(t, 'Bob', 'Dot')).toEqual([true, false]);
    expect(t.events('solved')).toHaveLength(1);
  });

  it("T15.6 one meets dilemmas whoever seeded them, also one's own", () => {
    const t = scenario({ alpha: ['World'], blue: { at: { World: { planet: ['Bob'], seeds: ['Wall'] } } } });
    t.order('blue', 'attempt', 'World');
    expect(t.events('failed')).toHaveLength(1);
    expect(stopped(t, 'Bob')).toEqual([true]);
  });
});
