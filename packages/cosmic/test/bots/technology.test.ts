import type { ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { says, sitting, uses } from './sitting.ts';

const hands = { red: ['attack-10', 'attack-08'], blue: ['attack-06', 'attack-04'] };
const lab = (position: ScenarioOptions) => sitting({ hands, options: { technology: true }, ...position });

describe('rookie with technology', () => {
  it('researches while it has ships to spare', () => {
    expect(says(lab({ techs: { red: { prometheus: 1 } } }), 'red', 'technology.action')).toBe('research prometheus');
    const poor = lab({ techs: { red: { prometheus: 1 } }, ships: { red: { warp: 14 } } });
    expect(says(poor, 'red', 'technology.action')).toBe('nothing');
  });

  it('completes what is ready', () => {
    const t = lab({ techs: { red: { prometheus: 7, qax: 1 } } });
    expect(says(t, 'red', 'technology.action')).toBe('complete prometheus');
  });

  it('puts no more ships than needed on a tech that waits for its moment', () => {
    expect(says(lab({ techs: { red: { 'gluon-mines': 3 } } }), 'red', 'technology.action')).toBe('research gluon-mines');
    expect(says(lab({ techs: { red: { 'gluon-mines': 4 } } }), 'red', 'technology.action')).toBe('nothing');
  });

  it('takes a ship from where many are', () => {
    const t = lab({ techs: { red: { prometheus: 1 } }, ships: { red: { 'red/1': 1, 'blue/1': 1, 'red/2': 6 } } });
    t.plan('red', 'technology.action', 'research prometheus');
    expect(says(t, 'red', 'technology.ship')).toEqual({ 'red/2': 1 });
  });

  it('keeps the better of two techs', () => {
    const t = lab({ techDeck: ['tech-scrambler', 'coldsleep-ship'] });
    const answer = says(t, 'red', 'technology.keep');
    expect(answer).not.toBe('tech:tech-scrambler');
  });

  it('has another encounter with a good hand, else a tech', () => {
    const second = (red: string[]) => {
      const t = lab({ hands: { red, blue: ['attack-01', 'attack-05'] }, techs: {}, destiny: ['blue', 'blue'] });
      t.select('red', red[0]);
      return says(t, 'red', 'technology.second');
    };
    expect(second(['attack-40', 'attack-20'])).toBe('encounter');
    expect(second(['attack-40', 'attack-04'])).toBe('tech');
  });

  it('settles with the coldsleep ship at once, where nobody of its own is', () => {
    const t = lab({ techs: { red: { 'coldsleep-ship': 9 } }, ships: { blue: { 'blue/3': 1 } } });
    t.plan('red', 'technology.action', 'complete coldsleep-ship');
    expect(says(t, 'red', 'coldsleep-ship.now')).toBe(true);
    t.answer('red', true);
    expect(says(t, 'red', 'coldsleep-ship.planet')).toBe('blue/3');
  });

  it('calls its ships out of the warp when there are some', () => {
    const key = (warp: number) =>
      uses(lab({ completed: { red: ['warpspace-key'] }, ships: { red: { warp } } }), 'red', 'tech:warpspace-key');
    expect([key(1), key(4)]).toEqual([false, true]);
  });

  it('fires the lunar cannon and the lasers only where they turn the encounter', () => {
    const t = (red: string) => {
      const x = lab({ hands: { red: [red], blue: ['attack-10'] }, completed: { red: ['xenon-lasers'] } });
      x.aim('red', 'blue/1');
      x.send('red', { 'red/1': 4 });
      return uses(x, 'red', 'tech:xenon-lasers');
    };
    expect([t('attack-10'), t('attack-20'), t('attack-04')]).toEqual([true, false, false]);
  });

  it('blows up a planet that somebody ahead needs, and never an own one', () => {
    const ships = { blue: { 'yellow/1': 1, 'purple/1': 1, 'purple/2': 1 }, red: { 'purple/1': 1 } };
    const t = lab({ completed: { red: ['omega-missile'] }, ships });
    expect(uses(t, 'red', 'tech:omega-missile')).toBe(true);
    t.use('red', 'tech:omega-missile');
    expect(['yellow/1', 'purple/2']).toContain(says(t, 'red', 'omega-missile.planet'));
    const quiet = lab({ completed: { red: ['omega-missile'] } });
    expect(uses(quiet, 'red', 'tech:omega-missile')).toBe(false);
  });
});
