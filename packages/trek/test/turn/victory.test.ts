import { describe, expect, it } from 'vitest';
import { ability, modifier, reaction } from '../../effects/index.ts';
import { award, score, scoreOf, type Award } from '../../rules/cards/points.ts';
import { draw } from '../../rules/cards/draw.ts';
import { BLUE, giveClauses, RED, scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const board = (more: Board = {}): Scenario => scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag'] } } }, ...more });

/** Lets blue score by a text that he uses: whatever follows from it is the business of the rules. */
function scoring(t: Scenario, ...awards: readonly Omit<Award, 'cause'>[]): void {
  giveClauses(t.g, t.piece('Klag'), [
    ability({
      id: 'score',
      at: 'any.time',
      commit: ({ g }) =>
        award(
          g,
          awards.map((x) => ({ ...x, cause: 'rule:T34.1' })),
        ),
    }),
  ]);
  t.raise('blue', 'Klag');
}
const result = (t: Scenario) => ({ over: t.table.over, winners: t.g.s.winners, by: t.g.s.wonBy });

describe('points', () => {
  it('T34.1, T57.4 whoever has enough wins at once, in the middle of whatever is going on', () => {
    const t = board({ points: { blue: 70 } });
    let after = false;
    giveClauses(t.g, t.piece('Klag'), [
      ability({
        id: 'score',
        at: 'any.time',
        *commit({ g }) {
          yield* score(g, BLUE, 'bonus', 30, 'rule:T34.1');
          after = true;
        },
      }),
    ]);
    t.raise('blue', 'Klag');
    expect([result(t), after]).toEqual([{ over: true, winners: [BLUE], by: 'points' }, false]);
    expect(t.events('won')).toMatchObject([{ data: { winners: [BLUE], by: 'points', scores: [100, 0] } }]);
  });

  it('T34.1 one point less does not', () => {
    const t = board({ points: { blue: 70 } });
    scoring(t, { seat: BLUE, kind: 'bonus', n: 29 });
    expect(result(t)).toEqual({ over: false, winners: null, by: '' });
    expect(t.asked('blue')?.tag).toBe('turn.act');
  });

  it('T34.1 a table may play to other points', () => {
    const t = board({ target: 60 });
    scoring(t, { seat: BLUE, kind: 'bonus', n: 60 });
    expect(result(t).winners).toEqual([BLUE]);
  });

  it('T34.3 mission points and bonus points are kept apart, and add up', () => {
    const t = board();
    scoring(t, { seat: BLUE, kind: 'mission', n: 30 }, { seat: BLUE, kind: 'bonus', n: 5 }, { seat: BLUE, kind: 'bonus', n: 10 });
    expect([scoreOf(t.g, BLUE, 'mission'), scoreOf(t.g, BLUE, 'bonus'), scoreOf(t.g, BLUE)]).toEqual([30, 15, 45]);
    expect(scoreOf(t.g, RED)).toBe(0);
  });

  it('T34.1 nothing is told of no points', () => {
    const t = board();
    scoring(t, { seat: BLUE, kind: 'bonus', n: 0 }, { seat: RED, kind: 'bonus', n: 1 });
    expect(t.events('scored').map((e) => e.data.n)).toEqual([1]);
    expect(t.g.s.points).toHaveLength(1);
    const none = board({ points: { blue: 100 } });
    scoring(none, { seat: BLUE, kind: 'bonus', n: 0 });
    expect(result(none).over).toBe(false);
  });

  it('T34.2 texts hear of points', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag', 'Divok'] } } } });
    const seen: unknown[] = [];
    giveClauses(t.g, t.piece('Divok'), [
      reaction({
        on: 'scored',
        must: true,
        *commit({ ev }) {
          seen.push([ev.by, ev.kind, ev.n]);
        },
      }),
    ]);
    scoring(t, { seat: BLUE, kind: 'bonus', n: 5 }, { seat: RED, kind: 'mission', n: 10 });
    expect(seen).toEqual([
      [BLUE, 'bonus', 5],
      [RED, 'mission', 10],
    ]);
  });

  it('T34.4 scores may be negative', () => {
    const t = board();
    scoring(t, { seat: BLUE, kind: 'bonus', n: -10 });
    expect(t.score('blue')).toBe(-10);
    expect(t.events('scored')).toMatchObject([{ data: { by: BLUE, kind: 'bonus', n: -10, total: -10 } }]);
  });

  it('T34.6 if both have enough at one moment the higher score wins, equal ones are a draw', () => {
    const both = (blue: number, red: number): unknown => {
      const t = board({ points: { blue: 80, red: 80 } });
      scoring(t, { seat: BLUE, kind: 'bonus', n: blue }, { seat: RED, kind: 'bonus', n: red });
      return result(t).winners;
    };
    expect([both(20, 25), both(30, 20), both(20, 20)]).toEqual([[RED], [BLUE], [BLUE, RED]]);
  });

  it('T34.7 a text raises the target, for all or for one', () => {
    const t = board({ points: { blue: 90, red: 90 } });
    giveClauses(t.g, t.piece('Klag'), [modifier('target', (n, seat) => (seat === BLUE ? n + 40 : n))]);
    scoring(t, { seat: BLUE, kind: 'bonus', n: 39 });
    expect(result(t).over).toBe(false);
    const u = board({ points: { blue: 90, red: 90 } });
    giveClauses(u.g, u.piece('Klag'), [modifier('target', (n, seat) => (seat === BLUE ? n + 40 : n))]);
    scoring(u, { seat: RED, kind: 'bonus', n: 10 });
    expect(result(u).winners).toEqual([RED]);
  });

  it('T57.5 points that do not count toward winning stay in the score', () => {
    const t = board({ points: { blue: 70 } });
    scoring(t, { seat: BLUE, kind: 'bonus', n: 30, idle: true });
    expect([t.score('blue'), result(t).over]).toEqual([100, false]);
  });
});

describe('a deck that has run out', () => {
  const short = (more: Board = {}): Scenario => board({ ...more, blue: { deck: ['Kurak'], at: { [HERE]: { planet: ['Klag'] } } } });

  it('T34.5, T57.2 the game ends with the turn in which it did; the higher score wins', () => {
    const t = short({ points: { blue: 10, red: 20 } });
    t.endTurn();
    expect(result(t)).toEqual({ over: true, winners: [RED], by: 'deck' });
  });

  it('T57.2 whosever deck it is', () => {
    const t = board({ red: { deck: [] }, points: { blue: 5 } });
    t.endTurn();
    expect(result(t)).toEqual({ over: true, winners: [BLUE], by: 'deck' });
  });

  it('T34.5 not before the end of that turn', () => {
    const t = short();
    giveClauses(t.g, t.piece('Klag'), [
      ability({
        id: 'draw',
        at: 'any.time',
        *commit({ g }) {
          yield* draw(g, BLUE, 1);
        },
      }),
    ]);
    t.raise('blue', 'Klag');
    expect([result(t).over, t.asked('blue')?.tag]).toEqual([false, 'turn.act']);
    t.endTurn();
    expect(result(t).by).toBe('deck');
  });

  it('T36.8 or at once, before anybody answers what was drawn', () => {
    const t = short({ house: { deckEnd: 'at-once' } });
    giveClauses(t.g, t.piece('Klag'), [
      ability({
        id: 'draw',
        at: 'any.time',
        *commit({ g }) {
          yield* draw(g, BLUE, 1);
        },
      }),
    ]);
    t.raise('blue', 'Klag');
    expect(result(t)).toEqual({ over: true, winners: [BLUE, RED], by: 'deck' });
  });

  it('T57.2 who must draw from an empty deck draws nothing', () => {
    const t = board({ blue: { deck: ['Kurak', 'Divok'], at: { [HERE]: { planet: ['Klag'] } } } });
    const drawn: number[] = [];
    giveClauses(t.g, t.piece('Klag'), [
      ability({
        id: 'draw',
        at: 'any.time',
        *commit({ g }) {
          drawn.push(yield* draw(g, BLUE, 5), yield* draw(g, BLUE, 1));
        },
      }),
    ]);
    t.raise('blue', 'Klag');
    expect(drawn).toEqual([2, 0]);
    expect(t.events('drew').map((e) => e.data.n)).toEqual([2]);
  });

  it('T57.3 equal scores are a draw, and the higher one below zero wins', () => {
    const even = short();
    even.endTurn();
    expect(result(even).winners).toEqual([BLUE, RED]);
    const low = short({ points: { blue: -20, red: -5 } });
    low.endTurn();
    expect(result(low).winners).toEqual([RED]);
  });

  it('T57.5 points that do not count are left out of that, too', () => {
    const t = short({ points: { red: 5 } });
    scoring(t, { seat: BLUE, kind: 'bonus', n: 30, idle: true });
    t.endTurn();
    expect(result(t).winners).toEqual([RED]);
  });
});
