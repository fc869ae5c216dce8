import { describe, expect, it } from 'vitest';
import { parseFilter, parseNeed } from '../../language/index.ts';
import { fits } from '../../rules/numbers/filter.ts';
import { groupOf } from '../../rules/numbers/groups.ts';
import { checkNeed, meets } from '../../rules/numbers/needs.ts';
import { putStatus } from '../../rules/state/marks.ts';
import { onWorld, scenario, type Scenario } from './board.ts';

const EVERYBODY = ['Ann', 'Bob', 'Cy', 'Dot', 'Eve', 'Fay', 'Gus', 'Duo'];
const board = (): Scenario => onWorld([], [...EVERYBODY, 'Gadget', 'Blaster', 'Medical Tricorder']);

/** Do these people have it, on the planet with everything that lies there? */
const have = (need: string, people: readonly string[], them: readonly string[] = [], t = board()): boolean => {
  const group = groupOf(
    t.g,
    0,
    people.map((x) => t.piece(x)),
    -1,
  );
  return meets(t.g, { ...group, them: them.map((x) => t.piece(x)) }, parseNeed(need));
};

describe('what groups have', () => {
  it('T38.3 levels of a skill by one or several; numbers of personnel count cards, and a dual one twice', () => {
    expect(have('2 SECURITY', ['Bob'])).toBe(false);
    expect(have('2 SECURITY', ['Bob', 'Gus'])).toBe(true);
    expect(have('2 female', ['Ann', 'Bob'])).toBe(false);
    expect(have('2 female', ['Ann', 'Dot'])).toBe(true);
    expect(have('2 personnel', ['Duo'])).toBe(true);
    expect(have('3 personnel', ['Duo'])).toBe(false);
  });

  it('T38.4 a classification word is met by classification or skill, "-class" by classification alone', () => {
    const t = onWorld([], ['Kang', 'Ann']);
    expect([have('SCIENCE', ['Kang'], [], t), have('SCIENCE-class', ['Kang'], [], t), have('OFFICER-class', ['Kang'], [], t)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('T38.6 more than is strictly more, over the whole group', () => {
    expect(have('STRENGTH>14', ['Ann', 'Bob'])).toBe(false);
    expect(have('STRENGTH>13', ['Ann', 'Bob'])).toBe(true);
    expect(have('STRENGTH+CUNNING>25', ['Ann', 'Bob'])).toBe(true);
    expect(have('STRENGTH+CUNNING>26', ['Ann', 'Bob'])).toBe(false);
    expect(have('STRENGTH<14', ['Ann', 'Bob'])).toBe(false);
    expect(have('STRENGTH<15', ['Ann', 'Bob'])).toBe(true);
  });

  it('T38.7 from up to so many personnel', () => {
    expect(have('STRENGTH>18 from 2', ['Bob', 'Fay', 'Gus'])).toBe(true);
    expect(have('STRENGTH>19 from 2', ['Bob', 'Fay', 'Gus'])).toBe(false);
    expect(have('STRENGTH>8 from 2', ['Bob'])).toBe(true);
  });

  it('T16.19 as many different personnel, whoever is tried first', () => {
    const need = 'different (personnel with CUNNING>7 | personnel with INTEGRITY>6)';
    expect(have(need, ['Dot'])).toBe(false);
    expect(have(need, ['Dot', 'Cy'])).toBe(true);
    expect(have('different (personnel with INTEGRITY>6 | personnel with CUNNING>8)', ['Dot', 'Cy'])).toBe(true);
    expect(have('different (personnel | personnel)', ['Duo'])).toBe(true);
  });

  it('those who were picked by themselves, and the others without them', () => {
    expect(have('them (STRENGTH>8)', ['Ann', 'Bob'], ['Ann'])).toBe(false);
    expect(have('them (STRENGTH>8)', ['Ann', 'Bob'], ['Bob'])).toBe(true);
    expect(have('others (STRENGTH>8)', ['Ann', 'Bob'], ['Bob'])).toBe(false);
    expect(have('others (STRENGTH>8)', ['Ann', 'Bob'], ['Ann'])).toBe(true);
  });

  it('T32.6, T38.8 any card with the word in its title, however it is written; equipment counts', () => {
    expect([have('any tricorder', ['Ann']), have('hand weapon', ['Ann']), have('2 hand weapon', ['Ann'])]).toEqual([true, true, false]);
    expect(have('any tricorder', ['Ann'], [], onWorld([], ['Ann']))).toBe(false);
  });

  it('T42.6 whoever may not use skills brings attributes and no skills', () => {
    const t = board();
    putStatus(t.g, t.piece('Bob'), 'disabled', true);
    expect([have('SECURITY', ['Bob'], [], t), have('STRENGTH>8', ['Bob'], [], t), have('personnel with Honor', ['Bob'], [], t)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('where they are, and what their player has scored', () => {
    const t = scenario({
      alpha: ['World', 'Void'],
      blue: { at: { World: { planet: ['Ann'] }, Void: { space: { 'Federation Outpost': [], Vessel: ['Bob'] } } } },
      points: { blue: 50, red: 70 },
    });
    const crew = groupOf(t.g, 0, [t.piece('Bob')], t.piece('Vessel'));
    const team = groupOf(t.g, 0, [t.piece('Ann')], -1);
    const both = (need: string): boolean[] => [crew, team].map((x) => meets(t.g, x, parseNeed(need)));
    expect([both('at space'), both('at planet'), both('at outpost')]).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    expect([both('score 50'), both('score 51')]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('the receipt of such a part says what is had and what is asked', () => {
    const t = board();
    const group = groupOf(t.g, 0, [t.piece('Bob'), t.piece('Fay')], -1);
    expect(checkNeed(t.g, group, parseNeed('STRENGTH>27 from 4')).ways).toMatchObject([[{ have: 19, want: 28, met: false }]]);
  });
});

describe('who is meant', () => {
  it.each([
    ['personnel with STRENGTH+CUNNING<12', ['Cy', 'Fay', 'Duo']],
    ['personnel with INTEGRITY+CUNNING>14', ['Cy', 'Dot']],
    ['personnel with 1 skill dots', EVERYBODY],
    ['personnel with 2 skill dots', ['Duo']],
    ['only-of-its-species', ['Cy', 'Dot', 'Fay']],
  ])('%s', (filter, names) => {
    const t = board();
    expect(EVERYBODY.filter((x) => fits(t.g, 0, t.piece(x), parseFilter(filter)))).toEqual(names);
  });

  it('the only one of its species is so in a group', () => {
    const t = board();
    const among = [t.piece('Ann'), t.piece('Eve'), t.piece('Gus')];
    const only = (x: string): boolean => fits(t.g, 0, t.piece(x), { is: 'only-of-its-species' }, among);
    expect([only('Ann'), only('Eve'), only('Gus')]).toEqual([true, false, false]);
  });
});
