import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../language/index.ts';
import { scoreOf } from '../../rules/cards/points.ts';
import { onWorld, type Scenario } from '../dilemmas/board.ts';
import { dilemma } from '../dilemmas/cards.ts';

dilemma('Worthy Trial', 'planet', { unless: parseNeed('SCIENCE'), effects: [], points: 5, after: 'discard' });
dilemma('Costly Trial', 'planet', { effects: [{ do: 'score', n: -5 }], after: 'discard' });
const points = (t: Scenario): number[] => [scoreOf(t.g, 0, 'mission'), scoreOf(t.g, 0, 'bonus')];

describe('bonus points', () => {
  it('T34.2 [trek-bonus-01] are those from anything that is no mission, less of them too', () => {
    const t = onWorld(['Worthy Trial', 'Worthy Trial'], ['Bob']);
    t.order('blue', 'attempt', 'World');
    expect(points(t)).toEqual([0, 0]);
    const won = onWorld(['Worthy Trial'], ['Dot', 'Bob']);
    won.order('blue', 'attempt', 'World');
    expect(points(won)).toEqual([30, 5]);
    const lost = onWorld(['Costly Trial'], ['Bob']);
    lost.order('blue', 'attempt', 'World');
    expect(points(lost)).toEqual([0, -5]);
  });

  it('T34.2 [trek-bonus-03] are never those from missions', () => {
    const t = onWorld([], ['Dot']);
    t.order('blue', 'attempt', 'World');
    expect(points(t)).toEqual([30, 0]);
    expect(t.events('scored')).toMatchObject([{ data: { by: 0, kind: 'mission', n: 30 } }]);
  });
});
