import { describe, expect, it } from 'vitest';
import { canUseSkills } from '../../rules/numbers/able.ts';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { attempt, before, dead, has, hows, meet, picked, results, round, stopped, times, who, type Scenario } from './dilemma-board.ts';

const numbers = (t: Scenario): number[] => [numberOf(t.g, t.piece('Trial Ship'), 'RANGE'), numberOf(t.g, t.piece('Trial Ship'), 'WEAPONS')];

describe('dilemmas of the starter decks on a ship', () => {
  it('Birth of "Junior" takes 1 RANGE at the end of each turn of whoever met it, until the ship is lost', () => {
    const t = meet('Birth of "Junior"', ['ENGINEER', 'ENGINEER']);
    expect([t.where('Birth of "Junior"'), ...results(t), ...numbers(t), ...stopped(t, 'ENGINEER')]).toEqual([
      'on Trial Ship',
      'took-effect',
      8,
      7,
      false,
    ]);
    t.endTurn();
    expect(numbers(t)).toEqual([7, 7]);
    t.endTurn();
    expect(numbers(t)).toEqual([7, 7]);
    for (let n = 0; n < 6; n++) round(t);
    expect([t.where('Trial Ship'), ...numbers(t)]).toEqual(['space Trial Space', 1, 7]);
    t.endTurn();
    expect([t.where('Trial Ship'), t.where('Birth of "Junior"')]).toEqual(['discard blue', 'discard red']);
  });

  it('Birth of "Junior" is nullified by 3 ENGINEER, at once or later', () => {
    const t = meet('Birth of "Junior"', times(3, 'ENGINEER'));
    expect([...results(t), t.where('Birth of "Junior"')]).toEqual(['nullified', 'discard red']);
    const later = meet('Birth of "Junior"', times(2, 'ENGINEER'), {
      beside: { 'Trial Cruiser': ['Third Engineer: ENGINEER, Federation'] },
    });
    round(later);
    expect(later.where('Birth of "Junior"')).toBe('on Trial Ship');
    later.order('blue', 'beam', 'aboard Trial Cruiser');
    expect([later.where('Birth of "Junior"'), ...numbers(later)]).toEqual(['discard red', 8, 7]);
  });

  it('Isolinear Puzzle takes 4 RANGE and 4 WEAPONS while it lies there; 2 ENGINEER nullify it', () => {
    const t = meet('Isolinear Puzzle', ['ENGINEER']);
    expect([t.where('Isolinear Puzzle'), ...numbers(t), ...results(t)]).toEqual(['on Trial Ship', 4, 3, 'took-effect']);
    round(t);
    expect(numbers(t)).toEqual([4, 3]);
    expect(results(meet('Isolinear Puzzle', times(2, 'ENGINEER')))).toEqual(['nullified']);
    const later = meet('Isolinear Puzzle', ['ENGINEER'], { beside: { 'Trial Cruiser': ['Third Engineer: ENGINEER, Federation'] } });
    later.order('blue', 'beam', 'aboard Trial Cruiser');
    expect([later.where('Isolinear Puzzle'), ...numbers(later)]).toEqual(['discard red', 8, 7]);
  });

  it('Menthar Booby Trap keeps the ship where it is, with or without MEDICAL, until 2 ENGINEER are aboard', () => {
    const board = { board: { alpha: ['Trial Space', 'Trial Moon'] } };
    const safe = meet('Menthar Booby Trap', ['MEDICAL', 'SCIENCE'], board);
    expect([
      safe.where('Menthar Booby Trap'),
      dead(safe, 'MEDICAL', 'SCIENCE'),
      ...stopped(safe, 'SCIENCE'),
      safe.offers('blue', 'move', 'Trial Ship'),
    ]).toEqual(['on Trial Ship', [], false, false]);
    const hit = meet('Menthar Booby Trap', ['SCIENCE', 'OFFICER'], board);
    expect([dead(hit, 'SCIENCE', 'OFFICER').length, hit.where('Menthar Booby Trap')]).toEqual([1, 'on Trial Ship']);
    expect(meet('Menthar Booby Trap', ['MEDICAL', 'ENGINEER'], board).where('Menthar Booby Trap')).toBe('on Trial Ship');
    const cured = meet('Menthar Booby Trap', ['MEDICAL', 'ENGINEER', 'ENGINEER'], board);
    expect([cured.where('Menthar Booby Trap'), cured.offers('blue', 'move', 'Trial Ship')]).toEqual(['discard red', true]);
  });
});

describe('dilemmas of the starter decks on a mission', () => {
  it('Alien Abduction holds the most CUNNING one, as its player likes among equals', () => {
    const [one, two] = ['Uno: CUNNING 8', 'Due: CUNNING 8'];
    const t = meet('Alien Abduction', [one, two, 'CUNNING 7'], { plans: [['blue', 'pick.one', 'Due']] });
    expect([...has(t, 'held', one, two, 'CUNNING 7'), t.where('Alien Abduction'), ...results(t)]).toEqual([
      false,
      true,
      false,
      'on Trial World',
      'took-effect',
    ]);
  });
  it('Alien Abduction is cured by 3 Leadership, and ends when the mission is solved', () => {
    const held = 'CUNNING 8';
    expect(has(meet('Alien Abduction', [held, 'Leadership x2']), 'held', held)).toEqual([true]);
    const cured = meet('Alien Abduction', [held, 'Leadership x2', 'Leadership']);
    expect([...has(cured, 'held', held), cured.where('Alien Abduction'), cured.where(held)]).toEqual([
      false,
      'discard red',
      'planet Trial World',
    ]);
    const solved = meet('Alien Abduction', [held, 'Acquisition'], { mission: 'Trial Market' });
    expect([solved.score('blue'), ...has(solved, 'held', held), solved.where('Alien Abduction')]).toEqual([30, false, 'discard red']);
  });

  it('Friendly Fire kills one, and nobody may attempt the mission until its countdown is over', () => {
    const t = meet('Friendly Fire', ['SCIENCE', 'OFFICER', 'MEDICAL'], { attempts: ['SCIENCE', 'OFFICER'] });
    expect([dead(t, 'SCIENCE', 'OFFICER').length, t.where('Friendly Fire'), t.offers('blue', 'attempt', 'Trial World')]).toEqual([
      1,
      'on Trial World',
      false,
    ]);
    round(t);
    expect(t.offers('blue', 'attempt', 'Trial World')).toBe(false);
    t.endTurn();
    expect(t.where('Friendly Fire')).toBe('discard red');
    t.endTurn();
    expect(t.offers('blue', 'attempt', 'Trial World')).toBe(true);
  });

  it('Mission Fatigue stops one who is no Borg before each later dilemma', () => {
    const team = ['SCIENCE', 'OFFICER', 'MEDICAL', 'SECURITY'];
    const t = before('Mission Fatigue', team, { later: ['Armus - Skin of Evil', 'Impassable Door'] });
    attempt(t, 'Mission Fatigue', { attempts: ['SCIENCE'] });
    expect([t.where('Mission Fatigue'), ...results(t)]).toEqual(['on Trial World', 'failed']);
    attempt(t, 'Mission Fatigue');
    // One is stopped before the first of them, one dies of it, and the last is stopped before the second, which nobody is left to meet.
    expect([...results(t), t.where('Impassable Door'), dead(t, ...team).length]).toEqual(['failed', 'took-effect', 'seeds Trial World', 1]);
    expect(hows(t)).toEqual(['random', 'random', 'random']);
    const safe = before('Mission Fatigue', ['Greed', 'Twin Greed: Greed', 'MEDICAL'], { later: ['Skullduggery'] });
    attempt(safe, 'Mission Fatigue', { attempts: ['MEDICAL'] });
    attempt(safe, 'Mission Fatigue', { attempts: ['Greed', 'Twin Greed'] });
    expect([safe.events('killed').length, ...stopped(safe, 'Greed', 'Twin Greed')]).toEqual([0, true, true]);
    const borg = before('Mission Fatigue', ['Borg, [Def]', 'Borg, [Nav]'], { later: ['Impassable Door'] });
    attempt(borg, 'Mission Fatigue', { attempts: ['Borg, [Def]'] });
    attempt(borg, 'Mission Fatigue');
    expect(results(borg)).toEqual(['failed', 'failed']);
    expect(borg.events('selected')).toEqual([]);
  });

  it('Punishment Box: one OFFICER is stopped now and at the start of each attempt, or nobody gets past', () => {
    const team = ['One: OFFICER', 'Two: OFFICER', 'Three: OFFICER', 'MEDICAL', 'SCIENCE'];
    const t = before('Punishment Box', team);
    attempt(t, 'Punishment Box', { attempts: ['One', 'MEDICAL'] });
    expect([t.where('Punishment Box'), ...stopped(t, 'One: OFFICER', 'MEDICAL'), ...results(t)]).toEqual([
      'on Trial World',
      true,
      false,
      'took-effect',
    ]);
    t.plan('blue', 'pick.one', 'Three');
    attempt(t, 'Punishment Box', { attempts: ['MEDICAL', 'Two', 'Three'] });
    expect(stopped(t, 'MEDICAL', 'Two: OFFICER', 'Three: OFFICER')).toEqual([false, false, true]);
    const chosen = meet('Punishment Box', team, { plans: [['blue', 'pick.one', 'Two']] });
    expect(stopped(chosen, 'One: OFFICER', 'Two: OFFICER')).toEqual([false, true]);
    attempt(t, 'Punishment Box', { attempts: ['SCIENCE'] });
    expect(stopped(t, 'SCIENCE')).toEqual([true]);
    const none = meet('Punishment Box', ['MEDICAL', 'SCIENCE']);
    expect([...results(none), none.where('Punishment Box'), ...stopped(none, 'MEDICAL', 'SCIENCE')]).toEqual([
      'failed',
      'on Trial World',
      true,
      true,
    ]);
  });
});

describe('dilemmas of the starter decks on somebody', () => {
  it('Garak Has Some Issues: the one picked kills one with less CUNNING at the start of each of your turns', () => {
    const [dull, bright] = ['Dull: CUNNING 2', 'Bright: CUNNING 9'];
    // Chance picks the only one who attempts.
    const t = before('Garak Has Some Issues', ['Host: CUNNING 5', dull, bright, 'Even: CUNNING 5']);
    attempt(t, 'Garak Has Some Issues', { attempts: ['Host'] });
    expect([t.where('Garak Has Some Issues'), ...stopped(t, 'Host: CUNNING 5'), ...results(t)]).toEqual(['on Host', true, 'took-effect']);
    t.endTurn();
    expect(dead(t, dull)).toEqual([]);
    t.endTurn();
    expect(dead(t, dull, bright, 'Even')).toEqual([dull]);
    round(t);
    expect(dead(t, bright, 'Even')).toEqual([]);
    expect(meet('Garak Has Some Issues', ['Exobiology']).where('Garak Has Some Issues')).toBe('on Exobiology');
    const cured = meet('Garak Has Some Issues', ['Exobiology x2', dull]);
    expect(cured.where('Garak Has Some Issues')).toBe('discard red');
  });

  it('Hate Crime lies on the only one of a species, who may use no skills for its countdown', () => {
    const board = ['SCIENCE', 'Bolian, MEDICAL', 'OFFICER'];
    const t = meet('Hate Crime', board);
    const skilled = (): boolean[] => board.map((x) => canUseSkills(t.g, t.piece(who(x))));
    expect([t.where('Hate Crime'), ...skilled(), ...stopped(t, ...board)]).toEqual([
      'on Bolian, MEDICAL',
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
    round(t);
    round(t);
    expect(skilled()).toEqual([true, false, true]);
    t.endTurn();
    expect([t.where('Hate Crime'), ...skilled()]).toEqual(['discard red', true, true, true]);
    const borg = meet('Hate Crime', ['Borg, [Def]']);
    expect(borg.where('Hate Crime')).toBe('discard red');
    const choice = meet('Hate Crime', ['Bolian, MEDICAL', 'Vulcan, SCIENCE', 'OFFICER', 'MEDICAL'], {
      plans: [['red', 'pick.one', 'Vulcan, SCIENCE']],
    });
    expect(choice.where('Hate Crime')).toBe('on Vulcan, SCIENCE');
  });

  it('Lethean Telepathic Attack disables one, Julian Bashir if he is there, and kills the weak', () => {
    const weak = 'Weak Mind: CUNNING 8, STRENGTH 7';
    const fit = 'Fit Mind: CUNNING 8, STRENGTH 8';
    expect(dead(meet('Lethean Telepathic Attack', [weak]), weak)).toEqual([weak]);
    const t = meet('Lethean Telepathic Attack', [fit]);
    expect([dead(t, fit), ...has(t, 'disabled', fit), t.where('Lethean Telepathic Attack')]).toEqual([[], true, 'on Fit Mind']);
    round(t);
    round(t);
    expect(has(t, 'disabled', fit)).toEqual([true]);
    t.endTurn();
    expect([...has(t, 'disabled', fit), t.where('Lethean Telepathic Attack')]).toEqual([false, 'discard red']);
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      const julian = meet('Lethean Telepathic Attack', ['Julian Bashir', fit, weak], { seed });
      expect([dead(julian, weak), ...has(julian, 'disabled', fit), ...picked(julian)]).toEqual([[], false, 'Julian Bashir']);
    }
  });

  it('Hippocratic Oath sends the most CUNNING MEDICAL to the nearest other planet, stopped for its countdown', () => {
    const alpha = ['Trial Colony', 'Trial World', 'Trial Moon'];
    const [doctor, nurse] = ['Doctor: MEDICAL, CUNNING 8', 'Nurse: MEDICAL, CUNNING 6'];
    const t = meet('Hippocratic Oath', [nurse, doctor, 'Genius: SCIENCE, CUNNING 12'], { board: { alpha } });
    expect([t.where(who(doctor)), t.where('Hippocratic Oath'), ...results(t)]).toEqual(['planet Trial Moon', 'on Doctor', 'overcome']);
    expect(stopped(t, doctor, nurse, 'Genius')).toEqual([true, false, false]);
    round(t);
    round(t);
    expect(stopped(t, doctor)).toEqual([true]);
    t.endTurn();
    expect([...stopped(t, doctor), t.where('Hippocratic Oath')]).toEqual([false, 'discard red']);
  });
  it('Hippocratic Oath is a wall without MEDICAL, and without another planet', () => {
    const none = meet('Hippocratic Oath', ['SCIENCE'], { board: { alpha: ['Trial World', 'Trial Moon'] } });
    expect([...results(none), none.where('Hippocratic Oath'), ...stopped(none, 'SCIENCE')]).toEqual(['failed', 'seeds Trial World', true]);
    const nowhere = meet('Hippocratic Oath', ['MEDICAL']);
    expect([...results(nowhere), nowhere.where('MEDICAL'), nowhere.where('Hippocratic Oath')]).toEqual([
      'failed',
      'planet Trial World',
      'seeds Trial World',
    ]);
  });
});
