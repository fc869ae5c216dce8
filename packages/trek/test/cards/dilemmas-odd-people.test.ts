import { describe, expect, it } from 'vitest';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { levelOf } from '../../rules/numbers/printed.ts';
import { attempt, before, dead, has, hows, meet, picked, results, round, stopped, times, who, type Scenario } from './dilemma-board.ts';

const value = (t: Scenario, name: string, of: 'STRENGTH' | 'INTEGRITY'): number => numberOf(t.g, t.piece(who(name)), of);
const level = (t: Scenario, name: string, skill: string): number => levelOf(t.g, t.piece(who(name)), skill);

describe('dilemmas about people that do something of their own', () => {
  it('Firestorm kills whoever has INTEGRITY below 5, and they go on', () => {
    const [bad, good] = ['Arsonist: INTEGRITY 4', 'Saint: INTEGRITY 5'];
    const t = meet('Firestorm', [bad, good]);
    expect([dead(t, bad, good), ...stopped(t, good), ...results(t)]).toEqual([[bad], false, 'took-effect']);
    expect(results(meet('Firestorm', [bad], { board: { red: { table: ['Thermal Deflectors'] } } }))).toEqual(['nullified']);
  });
  it('Firestorm lets those escape who have armbands, and it alone', () => {
    const [bad, worse] = ['Arsonist: INTEGRITY 4', 'Rogue: INTEGRITY 3'];
    const board = { blue: { hand: ['Emergency Transporter Armbands'] } };
    const t = before('Firestorm', [bad, worse], { board, beside: { 'Trial Ship': [] } });
    t.use('blue', 'Emergency Transporter Armbands');
    t.plan('blue', 'beam.who', ['Arsonist']);
    attempt(t, 'Firestorm');
    expect([t.where('Arsonist'), dead(t, bad, worse)]).toEqual(['aboard Trial Ship', [worse]]);
    const u = before('Armus - Skin of Evil', [bad, worse], { board, beside: { 'Trial Ship': [] } });
    u.use('blue', 'Emergency Transporter Armbands');
    attempt(u, 'Armus - Skin of Evil');
    expect(u.where('Emergency Transporter Armbands')).toBe('hand blue');
  });

  it('T42.2 Tsiolkovsky Infection takes the first-listed skill of all aboard, once, until 3 MEDICAL cure it', () => {
    const crew = ['Nurse Ogawa: MEDICAL, Biology, Honor', 'Twin Law: Law x2, Music'];
    const t = meet('Tsiolkovsky Infection', crew, { later: ['Tsiolkovsky Infection'] });
    expect([level(t, crew[0], 'MEDICAL'), level(t, crew[0], 'Biology'), level(t, crew[0], 'Honor')]).toEqual([1, 0, 1]);
    expect([level(t, crew[1], 'Law'), level(t, crew[1], 'Music'), ...stopped(t, ...crew)]).toEqual([0, 1, false, false]);
    expect(meet('Tsiolkovsky Infection', times(3, 'MEDICAL')).where('Tsiolkovsky Infection')).toBe('discard red');
    expect(meet('Tsiolkovsky Infection', times(2, 'MEDICAL')).where('Tsiolkovsky Infection')).toBe('on Trial Ship');
  });

  it('Coalescent Organism kills at the end of your next turn, and goes on to somebody who was present', () => {
    const [first, second] = ['Host One: STRENGTH 1', 'Host Two: STRENGTH 2'];
    const t = meet('Coalescent Organism', [first, second]);
    expect([...results(t), ...stopped(t, first, second), ...hows(t)]).toEqual(['failed', true, true, 'random']);
    t.endTurn();
    t.endTurn();
    expect(dead(t, first, second)).toEqual([]);
    t.endTurn();
    expect(dead(t, first, second)).toHaveLength(1);
    expect(t.where('Coalescent Organism')).toMatch(/^on Host/);
    t.endTurn();
    expect(dead(t, first, second)).toHaveLength(1);
    t.endTurn();
    expect([dead(t, first, second).length, t.where('Coalescent Organism')]).toEqual([2, 'discard red']);
    expect(results(meet('Coalescent Organism', ['Exobiology']))).toEqual(['overcome']);
  });

  it('Interphasic Plasma Creatures weaken all of your people, once, and are played as an event', () => {
    const [strong] = ['Ox: STRENGTH 9'];
    const board = {
      blue: { hand: ['Kevin Uxbridge'] },
      alpha: ['Trial World', 'Trial Moon'],
      red: { at: { 'Trial Moon': { planet: [who('Bull: STRENGTH 9')] } } },
    };
    const t = meet('Interphasic Plasma Creatures', [strong], { board });
    expect([
      value(t, strong, 'STRENGTH'),
      value(t, 'Bull', 'STRENGTH'),
      ...stopped(t, strong),
      t.where('Interphasic Plasma Creatures'),
    ]).toEqual([7, 9, true, 'table blue']);
    t.raise('blue', 'Kevin Uxbridge');
    expect([t.where('Interphasic Plasma Creatures'), value(t, strong, 'STRENGTH')]).toEqual(['discard red', 9]);
    const two = meet('Interphasic Plasma Creatures', [strong], { board: { blue: { table: ['Interphasic Plasma Creatures'] } } });
    expect(value(two, strong, 'STRENGTH')).toBe(7);
    for (const team of [['Mindmeld'], ['SCIENCE', 'SCIENCE']])
      expect(results(meet('Interphasic Plasma Creatures', team))).toEqual(['overcome']);
  });

  it('Parallel Romance stops a male and a female for your next two full turns, and weakens them', () => {
    const [he, she, other] = ['Romeo: STRENGTH 5', 'Juliet: STRENGTH 1, female', 'Paris: STRENGTH 5'];
    const t = meet('Parallel Romance', [he, she, other]);
    const his = picked(t).length === 1 && stopped(t, he)[0] ? he : other;
    expect([value(t, his, 'STRENGTH'), value(t, she, 'STRENGTH'), ...stopped(t, his, she), ...results(t)]).toEqual([
      3,
      0,
      true,
      true,
      'took-effect',
    ]);
    expect(stopped(t, he, other).filter((x) => x)).toHaveLength(1);
    round(t);
    round(t);
    expect(stopped(t, his, she)).toEqual([true, true]);
    t.endTurn();
    expect([...stopped(t, his, she), value(t, his, 'STRENGTH'), t.where('Parallel Romance')]).toEqual([false, false, 5, 'discard red']);
    expect(results(meet('Parallel Romance', [he]))).toEqual(['no-trigger']);
    const saved = meet('Parallel Romance', [he, she], { board: { blue: { hand: ['Jamaharon'] } } });
    saved.raise('blue', 'Jamaharon');
    expect(stopped(saved, he, she)).toEqual([false, false]);
  });

  it('Rascals makes children of four unique people at most, until 2 MEDICAL and Biology', () => {
    const unique = ['A', 'B', 'C', 'D', 'E'].map((x) => `Officer ${x}: OFFICER, Law, STRENGTH 9, unique`);
    const plain = 'Officer F: OFFICER, Law, STRENGTH 9';
    const t = meet('Rascals', [...unique, plain]);
    const kids = unique.filter((x) => level(t, x, 'Youth') === 1);
    expect([kids.length, kids.map((x) => [value(t, x, 'STRENGTH'), level(t, x, 'Law')])]).toEqual([
      4,
      Array.from({ length: 4 }, () => [2, 0]),
    ]);
    expect([value(t, plain, 'STRENGTH'), level(t, plain, 'Law'), ...stopped(t, plain), t.where('Rascals')]).toEqual([
      9,
      1,
      false,
      'on Trial Ship',
    ]);
    const cured = meet('Rascals', [unique[0], 'MEDICAL x2', 'Biology']);
    expect([cured.where('Rascals'), value(cured, unique[0], 'STRENGTH')]).toEqual(['discard red', 9]);
  });

  it('Android Nightmares kills one who is no android, three with Interphasic Plasma Creatures', () => {
    const sleepers = ['Sleeper A: Law', 'Sleeper B: Law', 'Sleeper C: Law', 'Sleeper D: Law'];
    const one = meet('Android Nightmares', ['Android', ...sleepers]);
    expect([dead(one, 'Android', ...sleepers).length, ...results(one), one.where('Android Nightmares')]).toEqual([
      1,
      'failed',
      'seeds Trial World',
    ]);
    const three = meet('Android Nightmares', ['Android', ...sleepers], { board: { blue: { table: ['Interphasic Plasma Creatures'] } } });
    expect(dead(three, ...sleepers)).toHaveLength(3);
    const theirs = meet('Android Nightmares', ['Android', ...sleepers], { board: { red: { table: ['Interphasic Plasma Creatures'] } } });
    expect(dead(theirs, ...sleepers)).toHaveLength(1);
    expect(results(meet('Android Nightmares', sleepers))).toEqual(['no-trigger']);
    for (const help of ['Empathy', 'Dr. Soong']) expect(results(meet('Android Nightmares', ['Android', help]))).toEqual(['overcome']);
  });

  it('Bendii Syndrome: a Vulcan lowers the INTEGRITY of those present, and dies when you score', () => {
    const [ill, young, friend] = [
      'Sarek the Elder: Vulcan, INTEGRITY 8',
      'Saavik the Younger: Vulcan, Youth',
      'Envoy Bar: INTEGRITY 6, Acquisition',
    ];
    const t = before('Bendii Syndrome', [ill, young, friend], { mission: 'Trial Market' });
    attempt(t, 'Bendii Syndrome', { mission: 'Trial Market', attempts: ['Sarek the Elder', 'Saavik the Younger'] });
    expect([t.where('Bendii Syndrome'), value(t, ill, 'INTEGRITY'), value(t, friend, 'INTEGRITY')]).toEqual(['on Sarek the Elder', 6, 4]);
    attempt(t, 'Bendii Syndrome', { mission: 'Trial Market', attempts: ['Envoy Bar'] });
    expect([t.score('blue'), dead(t, ill, young), t.where('Bendii Syndrome'), value(t, friend, 'INTEGRITY')]).toEqual([
      30,
      [ill],
      'discard red',
      6,
    ]);
    expect(meet('Bendii Syndrome', [young]).where('Bendii Syndrome')).toBe('discard red');
  });

  it('DNA Metamorphosis: whoever it meets is in stasis a turn later, without MEDICAL and a scanner', () => {
    const t = meet('DNA Metamorphosis', ['Law']);
    t.endTurn();
    t.endTurn();
    expect(has(t, 'stasis', 'Law')).toEqual([false]);
    t.endTurn();
    expect([...has(t, 'stasis', 'Law'), t.where('DNA Metamorphosis')]).toEqual([true, 'on Law']);
    round(t);
    expect(has(t, 'stasis', 'Law')).toEqual([true]);
    const saved = meet('DNA Metamorphosis', ['MEDICAL', 'I.P. Scanner']);
    expect(saved.where('DNA Metamorphosis')).toBe('on MEDICAL');
    round(saved);
    saved.endTurn();
    expect([...has(saved, 'stasis', 'MEDICAL'), saved.where('DNA Metamorphosis')]).toEqual([false, 'discard red']);
  });

  it('Trauma disables whoever has most skills, who dies if you solve the mission in time', () => {
    const [rich, poor] = ['Scholar: Law, Music, Honor', 'Trader: Acquisition'];
    const t = meet('Trauma', [rich, poor], { mission: 'Trial Market' });
    expect([t.score('blue'), dead(t, rich, poor)]).toEqual([30, [rich]]);
    const late = before('Trauma', [rich, poor], { mission: 'Trial Market' });
    attempt(late, 'Trauma', { mission: 'Trial Market', attempts: ['Scholar'] });
    expect([...has(late, 'disabled', rich), late.where('Trauma')]).toEqual([true, 'on Scholar']);
    round(late);
    round(late);
    late.endTurn();
    expect([...has(late, 'disabled', rich), late.where('Trauma')]).toEqual([false, 'discard red']);
    late.endTurn();
    attempt(late, 'Trauma', { mission: 'Trial Market' });
    expect([late.score('blue'), dead(late, rich)]).toEqual([30, []]);
  });

  it('Vendetta: the opponent scores 5 points when that one dies, and at no other time', () => {
    const [marked, other] = ['Marked One: Music', 'Bystander: Honor'];
    const plans = [['red', 'pick.one', 'Marked One']] as const;
    const t = meet('Vendetta', [marked, other], { plans, later: ['Armus - Skin of Evil'] });
    expect([t.where('Vendetta'), ...results(t), ...stopped(t, other)]).toEqual(['on Marked One', 'failed', true]);
    round(t);
    t.order('blue', 'attempt', 'Trial World', ['Bystander']);
    expect([dead(t, other), t.score('red')]).toEqual([[other], 0]);
    const u = meet('Vendetta', [marked], { later: ['Armus - Skin of Evil'] });
    round(u);
    u.order('blue', 'attempt', 'Trial World');
    expect([dead(u, marked), u.score('red'), u.score('blue'), u.where('Vendetta')]).toEqual([[marked], 5, 0, 'discard red']);
    expect(results(meet('Vendetta', ['Law']))).toEqual(['overcome']);
  });
});
