import { describe, expect, it } from 'vitest';
import type { Standing } from '../../language/index.ts';
import { attemptersOf, isOpenTo, needOf, pointsOf } from '../../rules/numbers/missions.ts';
import { BLUE, give, RED, scenario, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const FAR = 'Excavation';
const drained = (t: Scenario, whom: string): boolean => {
  t.plan('red', 'text.target', whom);
  t.raise('red', 'Brain Drain');
  return t.events('nullified').length === 0;
};
const board = (planet: readonly string[], far: readonly string[] = []): Scenario =>
  scenario({
    alpha: [HERE, FAR],
    faces: 'open',
    blue: { at: { [HERE]: { planet: ['Klag', ...planet] }, [FAR]: { planet: ['Divok', ...far] } } },
    red: { table: ['Alternate Universe Door'], hand: ['Brain Drain'] },
  });

describe('cards that are void when they are played', () => {
  it('AU-35, T38.15 where its scanner is, Brain Drain is void by itself; elsewhere it is not', () => {
    expect([drained(board(['I.P. Scanner']), 'Klag'), drained(board(['I.P. Scanner']), 'Divok'), drained(board([]), 'Klag')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('T38.15 a text that reaches everywhere does so whatever the card is aimed at, and no other card is void', () => {
    const void_ = (card: string, reach: 'everywhere' | 'self'): boolean => {
      const t = board(['Plain Box']);
      give(
        t.g,
        t.piece('Plain Box'),
        { says: 'nullifies', card: 'Amanda Rogers', reach: 'everywhere' },
        { says: 'nullifies', card, reach },
      );
      return !drained(t, 'Divok');
    };
    expect([void_('Brain Drain', 'everywhere'), void_('Brain Drain', 'self'), void_('Kevin Uxbridge', 'everywhere')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('T16.4 one that may do so is asked, and one that must is not', () => {
    const text: Standing = { says: 'nullifies', card: 'Brain Drain', reach: 'present', may: true };
    const answer = (use: boolean): boolean => {
      const t = board(['Plain Box']);
      give(t.g, t.piece('Plain Box'), text);
      if (use) t.use('blue', 'Plain Box');
      return !drained(t, 'Klag');
    };
    expect([answer(true), answer(false)]).toEqual([true, false]);
  });
});

describe('both ends of a mission', () => {
  it('T4.2, T46.3 who sits opposite sees what the other end shows', () => {
    const t = scenario({ alpha: ['Compromised Mission', 'Construct Depot', FAR] });
    const shown = (name: string, seat: number): unknown[] => [attemptersOf(t.g, seat, t.piece(name)), pointsOf(t.g, seat, t.piece(name))];
    expect([shown('Compromised Mission', BLUE), shown('Compromised Mission', RED)]).toEqual([
      [['Rom', 'Kli'], 35],
      [['Fed'], 35],
    ]);
    expect([shown('Construct Depot', BLUE), shown('Construct Depot', RED)]).toEqual([
      [['Dom'], 30],
      [[], 0],
    ]);
    expect(shown(FAR, BLUE)).toEqual(shown(FAR, RED));
  });

  it('T15.1 a mission for anybody bars those it names; others are open to nobody without an icon', () => {
    const t = scenario({ alpha: ['Mineral Survey', FAR], gamma: ['Aid Fugitives'] });
    const open = (name: string, affiliation: 'Kli' | 'Dom'): boolean => isOpenTo(t.g, BLUE, t.piece(name), affiliation);
    expect([open('Mineral Survey', 'Kli'), open('Aid Fugitives', 'Kli'), open('Aid Fugitives', 'Dom'), open(FAR, 'Kli')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('T15.9 what nothing solves has no need', () => {
    const t = scenario({ alpha: ['Nebula', FAR] });
    expect([needOf(t.g, BLUE, t.piece('Nebula')), needOf(t.g, BLUE, t.piece(FAR)) === null]).toEqual([null, false]);
  });
});
