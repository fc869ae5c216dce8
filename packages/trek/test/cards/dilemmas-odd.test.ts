import { describe, expect, it } from 'vitest';
import { attempt, before, dead, hows, meet, results, round, stopped, times, who } from './dilemma-board.ts';

describe('dilemmas with a word of their own', () => {
  it('Hunter Gangs chase two by chance, and kill each of them whose CUNNING is odd', () => {
    const [even, odd, odder] = ['Hare: CUNNING 4', 'Deer: CUNNING 5', 'Boar: CUNNING 7'];
    const t = meet('Hunter Gangs', [even, odd]);
    expect([dead(t, even, odd), ...stopped(t, even), ...hows(t), ...results(t)]).toEqual([[odd], false, 'random', 'took-effect']);
    expect(dead(meet('Hunter Gangs', [odd, odder]), odd, odder)).toEqual([odd, odder]);
    expect(dead(meet('Hunter Gangs', [odd, odder, 'Lynx: CUNNING 9']), odd, odder, 'Lynx')).toHaveLength(2);
  });

  it('Worshiper: points for more Greed than Honor, or else Anthropology or Edo Vessel, or all are stopped', () => {
    const greedy = meet('Worshiper', ['Greed x2', 'Honor']);
    expect([greedy.score('blue'), ...results(greedy), ...stopped(greedy, 'Honor')]).toEqual([5, 'took-effect', false]);
    const equal = meet('Worshiper', ['Greed', 'Honor']);
    expect([equal.score('blue'), ...results(equal), ...stopped(equal, 'Greed', 'Honor'), equal.where('Worshiper')]).toEqual([
      0,
      'failed',
      true,
      true,
      'discard red',
    ]);
    const learned = meet('Worshiper', ['Anthropology']);
    expect([learned.score('blue'), ...results(learned), ...stopped(learned, 'Anthropology')]).toEqual([0, 'took-effect', false]);
    expect(results(meet('Worshiper', ['Honor'], { beside: { 'Edo Vessel': [] } }))).toEqual(['took-effect']);
    expect(results(meet('Worshiper', ['Honor'], { beside: { 'Trial Ship': [] } }))).toEqual(['failed']);
  });

  it('Chinese Finger Puzzle stops all of them, androids for as many full turns as there are of them', () => {
    const androids = ['Clay: Android', 'Wax: Android'];
    const t = meet('Chinese Finger Puzzle', [...androids, 'MEDICAL']);
    expect([...stopped(t, ...androids, 'MEDICAL'), ...results(t)]).toEqual([true, true, true, 'took-effect']);
    t.endTurn();
    expect(stopped(t, ...androids, 'MEDICAL')).toEqual([true, true, false]);
    t.endTurn();
    round(t);
    expect(stopped(t, ...androids)).toEqual([true, true]);
    t.endTurn();
    expect(stopped(t, ...androids)).toEqual([false, false]);
    expect(stopped(meet('Chinese Finger Puzzle', [androids[0], 'MEDICAL']), androids[0], 'MEDICAL')).toEqual([true, true]);
    const none = meet('Chinese Finger Puzzle', ['MEDICAL']);
    expect([...results(none), ...stopped(none, 'MEDICAL')]).toEqual(['no-trigger', false]);
  });

  it('T38.3 The Higher... The Fewer counts a pair as two', () => {
    expect(meet('The Higher... The Fewer', ['MEDICAL', '10 and 01']).score('blue')).toBe(-3);
  });

  it('Ooby Dooby: a card for each who is young and no android, one less for each who plays, and they are stopped', () => {
    const team = ['Kid: Youth', 'Teen: Youth', 'Toy: Youth, Android', 'Bard: Music', 'MEDICAL'];
    const t = before('Ooby Dooby', team, {
      board: { blue: { hand: ['Trial Gadget'], deck: ['Trial Relic', 'Trial Raygun', 'Trial Base'] } },
    });
    t.plan('blue', 'discard.which', ['Trial Raygun']);
    attempt(t, 'Ooby Dooby');
    expect(['Trial Gadget', 'Trial Relic', 'Trial Raygun', 'Trial Base'].map((x) => t.where(x))).toEqual([
      'hand blue',
      'hand blue',
      'discard blue',
      'deck blue',
    ]);
    expect([...stopped(t, ...team), ...results(t)]).toEqual([true, true, true, true, false, 'took-effect']);
    expect(stopped(meet('Ooby Dooby', ['Zefram Cochrane', 'MEDICAL']), 'Zefram Cochrane', 'MEDICAL')).toEqual([true, false]);
  });

  it('Flaxian Assassin kills one with three skills or more, two if the opponent has Tal Shiar in play', () => {
    const skilled = ['Law, Music, Honor', 'Law, Music, Greed', 'Law, Music, Youth'];
    const simple = 'Law, Music';
    const one = meet('Flaxian Assassin', [...skilled, simple]);
    expect([dead(one, ...skilled).length, dead(one, simple), ...hows(one), ...results(one), one.where('Flaxian Assassin')]).toEqual([
      1,
      [],
      'random',
      'failed',
      'seeds Trial World',
    ]);
    expect(dead(meet('Flaxian Assassin', [simple, 'Law, Honor']), simple, 'Law, Honor')).toEqual([]);
    const far = { alpha: ['Trial World', 'Trial Moon'], red: { at: { 'Trial Moon': { planet: [who('Tal Shiar')] } } } };
    const two = meet('Flaxian Assassin', [...skilled, simple], { board: far });
    expect([dead(two, ...skilled).length, dead(two, simple), ...hows(two)]).toEqual([2, [], 'random']);
    expect(dead(meet('Flaxian Assassin', [simple, 'Law, Honor'], { board: far }), simple, 'Law, Honor')).toEqual([]);
    const mine = { alpha: ['Trial World', 'Trial Moon'], blue: { at: { 'Trial Moon': { planet: [who('Tal Shiar')] } } } };
    expect(dead(meet('Flaxian Assassin', skilled, { board: mine }), ...skilled)).toHaveLength(1);
    expect(results(meet('Flaxian Assassin', [...times(2, 'SECURITY'), 'Biology']))).toEqual(['overcome']);
    expect(results(meet('Flaxian Assassin', ['SECURITY', 'Biology']))).toEqual(['failed']);
    expect(results(meet('Flaxian Assassin', times(2, 'SECURITY')))).toEqual(['failed']);
  });

  it('Lockbox stops a team without Greed; with it there are 5 points if the mission is solved in the same turn', () => {
    const failed = meet('Lockbox', ['Acquisition'], { mission: 'Trial Market' });
    expect([...results(failed), ...stopped(failed, 'Acquisition'), failed.where('Lockbox')]).toEqual(['failed', true, 'discard red']);
    const solved = meet('Lockbox', ['Greed', 'Acquisition'], { mission: 'Trial Market' });
    expect([...results(solved), solved.score('blue')]).toEqual(['overcome', 35]);
    solved.endTurn();
    expect(solved.where('Lockbox')).toBe('discard red');
    const late = before('Lockbox', ['Greed', 'Acquisition'], { mission: 'Trial Market' });
    attempt(late, 'Lockbox', { mission: 'Trial Market', attempts: ['Greed'] });
    expect([late.where('Lockbox'), late.score('blue')]).toEqual(['on Trial Market', 0]);
    round(late);
    attempt(late, 'Lockbox', { mission: 'Trial Market' });
    expect(late.score('blue')).toBe(30);
    const again = before('Lockbox', ['Greed', 'Acquisition'], { mission: 'Trial Market' });
    attempt(again, 'Lockbox', { mission: 'Trial Market', attempts: ['Greed'] });
    attempt(again, 'Lockbox', { mission: 'Trial Market' });
    expect(again.score('blue')).toBe(35);
  });
});
