import { describe, expect, it } from 'vitest';
import { canUseSkills } from '../../rules/numbers/able.ts';
import { isStaffed } from '../../rules/numbers/staffing.ts';
import { attempt, before, dead, has, hows, meet, picked, results, round, stopped, who } from './dilemma-board.ts';

describe('other dilemmas that stay', () => {
  it('Hyper-Aging: the team goes on, quarantined, and dies at the end of the third full turn', () => {
    const team = ['SCIENCE', 'MEDICAL'];
    const t = meet('Hyper-Aging', team, { beside: { 'Trial Ship': [] } });
    expect([...has(t, 'quarantined', ...team), ...stopped(t, ...team), ...results(t)]).toEqual([true, true, false, false, 'took-effect']);
    expect(t.offers('blue', 'beam', 'planet Trial World')).toBe(false);
    round(t);
    round(t);
    round(t);
    expect(dead(t, ...team)).toEqual([]);
    t.endTurn();
    expect([dead(t, ...team), t.where('Hyper-Aging')]).toEqual([team, 'discard red']);
  });
  it('Hyper-Aging is cured by SCIENCE and 2 MEDICAL there, for 5 points', () => {
    const help = ['Physicist: SCIENCE', 'Surgeon: MEDICAL', 'Second Doctor: MEDICAL'];
    const t = meet('Hyper-Aging', ['SCIENCE', 'MEDICAL'], { beside: { 'Trial Ship': help } });
    // Who is in orbit is not with them.
    expect([t.where('Hyper-Aging'), t.score('blue')]).toEqual(['on Trial World', 0]);
    t.order('blue', 'beam', 'aboard Trial Ship', ['Second Doctor']);
    expect([t.where('Hyper-Aging'), t.score('blue'), ...has(t, 'quarantined', 'SCIENCE')]).toEqual(['discard red', 5, false]);
    const none = meet('Hyper-Aging', ['MEDICAL', 'Second Doctor: MEDICAL']);
    expect(none.where('Hyper-Aging')).toBe('on Trial World');
  });
  it('T47.3, T47.9 people of the opponent do not cure those who are quarantined', () => {
    const red = { at: { 'Trial World': { planet: ['Physicist', 'Surgeon', 'Second Doctor'] } } };
    const t = meet('Hyper-Aging', ['SCIENCE', 'MEDICAL'], { board: { red } });
    expect([t.where('Hyper-Aging'), t.score('blue'), t.score('red')]).toEqual(['on Trial World', 0, 0]);
  });

  it('Ktarian Game disables one more of those aboard now and at the start of each of your turns', () => {
    const crew = ['Fool: CUNNING 1', 'Clown: CUNNING 2', 'Sheep: CUNNING 3'];
    const t = meet('Ktarian Game', crew);
    const disabled = (): number => has(t, 'disabled', ...crew).filter((x) => x).length;
    expect([disabled(), t.where('Ktarian Game'), ...results(t)]).toEqual([1, 'on Trial Ship', 'took-effect']);
    t.endTurn();
    expect(disabled()).toBe(1);
    t.endTurn();
    expect(disabled()).toBe(2);
    round(t);
    expect(disabled()).toBe(3);
  });
  it('Ktarian Game is cured by CUNNING over 30 of those who are not disabled, or an android', () => {
    const ends = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const t = meet('Ktarian Game', ['Android, CUNNING 1', 'Fool: CUNNING 1', 'Clown: CUNNING 2'], { seed });
      // Unless the android is the one who plays.
      return `${picked(t)[0].startsWith('Android')} ${t.where('Ktarian Game')}`;
    });
    expect([...new Set(ends)].toSorted()).toEqual(['false discard red', 'true on Trial Ship']);
    const [first, second] = ['Brain: CUNNING 31', 'Mind: CUNNING 31'];
    const clever = meet('Ktarian Game', [first, second]);
    expect([clever.where('Ktarian Game'), ...has(clever, 'disabled', first, second)]).toEqual(['discard red', false, false]);
    const one = meet('Ktarian Game', [first]);
    expect(one.where('Ktarian Game')).toBe('on Trial Ship');
    const short = meet('Ktarian Game', ['Dim: CUNNING 30', 'Dimmer: CUNNING 30']);
    expect(short.where('Ktarian Game')).toBe('on Trial Ship');
  });

  it('Nitrium Metal Parasites destroy the ship at the end of the second full turn, unless they are cured', () => {
    const t = meet('Nitrium Metal Parasites', ['SCIENCE', 'ENGINEER']);
    expect([t.where('Nitrium Metal Parasites'), ...results(t), ...stopped(t, 'SCIENCE')]).toEqual(['on Trial Ship', 'took-effect', false]);
    round(t);
    round(t);
    expect(t.where('Trial Ship')).toBe('space Trial Space');
    t.endTurn();
    expect([t.where('Trial Ship'), ...dead(t, 'SCIENCE', 'ENGINEER')]).toEqual(['discard blue', 'SCIENCE', 'ENGINEER']);
    for (const cls of ['SCIENCE', 'ENGINEER'])
      expect(meet('Nitrium Metal Parasites', [cls, cls]).where('Nitrium Metal Parasites')).toBe('discard red');
  });

  it('Two-Dimensional Creatures disable whoever has Empathy aboard and hold the ship; SCIENCE and ENGINEER cure', () => {
    const alpha = { board: { alpha: ['Trial Space', 'Trial Moon'] } };
    const t = meet('Two-Dimensional Creatures', ['Empathy', 'SCIENCE'], alpha);
    expect([...has(t, 'disabled', 'Empathy', 'SCIENCE'), t.offers('blue', 'move', 'Trial Ship'), ...results(t)]).toEqual([
      true,
      false,
      false,
      'took-effect',
    ]);
    const cured = meet('Two-Dimensional Creatures', ['Empathy', 'SCIENCE', 'ENGINEER'], alpha);
    expect([...has(cured, 'disabled', 'Empathy'), cured.where('Two-Dimensional Creatures')]).toEqual([false, 'discard red']);
    // Who is disabled cures nothing.
    expect(meet('Two-Dimensional Creatures', ['SCIENCE, Empathy', 'ENGINEER'], alpha).where('Two-Dimensional Creatures')).toBe(
      'on Trial Ship',
    );
  });

  it('System-Wide Cascade Failure kills an android at the end of the turn, unless a maker of androids is there', () => {
    const t = meet('System-Wide Cascade Failure', ['Android', 'SCIENCE']);
    expect([t.where('System-Wide Cascade Failure'), ...stopped(t, 'Android'), ...results(t)]).toEqual(['on Android', false, 'took-effect']);
    t.endTurn();
    expect([dead(t, 'Android', 'SCIENCE'), t.where('System-Wide Cascade Failure')]).toEqual([['Android'], 'discard red']);
    expect(t.g.s.history.dead[0].turn).toBe(1);
    const two = meet('System-Wide Cascade Failure', ['Android', 'Lorelei: Android, SCIENCE'], { plans: [['blue', 'pick.one', 'Lorelei']] });
    expect(two.where('System-Wide Cascade Failure')).toBe('on Lorelei');
    for (const maker of ['Dr. Soong', 'Ira Graves']) {
      const saved = meet('System-Wide Cascade Failure', ['Android', maker]);
      saved.endTurn();
      expect([maker, ...dead(saved, 'Android')]).toEqual([maker]);
    }
    expect(meet('System-Wide Cascade Failure', ['SCIENCE']).where('System-Wide Cascade Failure')).toBe('discard red');
  });
  it('System-Wide Cascade Failure goes at the end of the turn even if nobody dies of it', () => {
    const board = { blue: { table: ['Genetronic Replicator'] } };
    const t = meet('System-Wide Cascade Failure', ['Android', 'MEDICAL x2'], { board });
    t.endTurn();
    expect([dead(t, 'Android'), t.where('System-Wide Cascade Failure')]).toEqual([[], 'discard red']);
  });

  it('Dead End bars the mission for whoever has less than 50 points', () => {
    const board = { points: { red: 50 }, red: { at: { 'Trial World': { planet: [who('SCIENCE')] } } } };
    const t = before('Dead End', ['SECURITY', 'MEDICAL'], { board });
    attempt(t, 'Dead End', { attempts: ['SECURITY'] });
    expect([t.where('Dead End'), ...stopped(t, 'SECURITY', 'MEDICAL'), t.offers('blue', 'attempt', 'Trial World')]).toEqual([
      'on Trial World',
      true,
      false,
      false,
    ]);
    t.endTurn();
    expect(t.offers('red', 'attempt', 'Trial World')).toBe(true);
    const poorer = meet('Dead End', ['SECURITY', 'MEDICAL'], { board: { ...board, points: { red: 49 } } });
    poorer.endTurn();
    expect(poorer.offers('red', 'attempt', 'Trial World')).toBe(false);
    expect(results(meet('Dead End', ['SECURITY'], { board: { points: { blue: 49 } } }))).toEqual(['failed']);
  });

  it('Brief Romance stops one of the gender the opponent names until its countdown is over', () => {
    for (const [way, name, other] of [
      ['0', 'male', 'female'],
      ['1', 'female', 'male'],
    ] as const) {
      const t = meet('Brief Romance', ['male', 'female'], { plans: [['red', 'dilemma.either', way]] });
      expect([t.where('Brief Romance'), ...stopped(t, name, other), ...results(t)]).toEqual([`on ${name}`, true, false, 'took-effect']);
      expect([
        ...new Set(
          ['a', 'b', 'c', 'd'].map(
            (seed) => picked(meet('Brief Romance', ['male', 'female'], { plans: [['red', 'dilemma.either', way]], seed }))[0],
          ),
        ),
      ]).toEqual([name]);
      round(t);
      expect(stopped(t, name)).toEqual([true]);
      t.endTurn();
      expect([...stopped(t, name), t.where('Brief Romance')]).toEqual([false, 'discard red']);
    }
  });

  it('Framed for Murder keeps a unique personnel from using skills and staffing ships', () => {
    const [known, common] = ['Known: SCIENCE, unique, [Cmd]', 'Common: SCIENCE'];
    const t = meet('Framed for Murder', [common, known]);
    expect([t.where('Framed for Murder'), canUseSkills(t.g, t.piece('Known')), canUseSkills(t.g, t.piece('Common'))]).toEqual([
      'on Known',
      false,
      true,
    ]);
    const ship = before('Framed for Murder', [known, common], { at: 'space', ship: 'Trial Liner' });
    expect(isStaffed(ship.g, ship.piece('Trial Liner'))).toBe(true);
    attempt(ship, 'Framed for Murder', { at: 'space', ship: 'Trial Liner' });
    expect([isStaffed(ship.g, ship.piece('Trial Liner')), ...stopped(ship, known)]).toEqual([false, false]);
    for (const solver of ['Law', 'Biology, CUNNING 10']) expect(results(meet('Framed for Murder', [known, solver]))).toEqual(['nullified']);
    expect(meet('Framed for Murder', [known, 'Biology, CUNNING 9', 'CUNNING 10']).where('Framed for Murder')).toBe('on Known');
    for (const solver of ['Lawyer: Law', 'Coroner: Biology, CUNNING 10']) {
      const later = meet('Framed for Murder', [known, common], { beside: { 'Trial Ship': [solver] } });
      expect(later.where('Framed for Murder')).toBe('on Known');
      later.order('blue', 'beam', 'aboard Trial Ship');
      expect([solver, later.where('Framed for Murder')]).toEqual([solver, 'discard red']);
    }
  });

  it('Harvester Virus kills one on the planet at the end of every turn, of either player', () => {
    const red = { red: { at: { 'Trial World': { planet: ['OFFICER', 'OFFICER'].map(who) } } } };
    const t = meet('Harvester Virus', ['SCIENCE', 'SECURITY', 'ENGINEER'], { board: red });
    const left = (): number => t.g.s.history.dead.length;
    const turns = (): number[] => t.g.s.history.dead.map((x) => x.turn);
    expect([left(), t.where('Harvester Virus'), ...results(t)]).toEqual([0, 'on Trial World', 'took-effect']);
    t.endTurn();
    expect(left()).toBe(1);
    t.endTurn();
    expect([...turns(), ...hows(t)]).toEqual([1, 2, 'random', 'random']);
    const cure = ['MEDICAL', 'MEDICAL', 'Exobiology', 'Computer Skill'];
    expect(meet('Harvester Virus', cure).where('Harvester Virus')).toBe('discard red');
    for (const [i] of cure.entries()) {
      const short = cure.filter((_, n) => n !== i);
      expect([short, meet('Harvester Virus', short).where('Harvester Virus')]).toEqual([short, 'on Trial World']);
    }
  });
});
