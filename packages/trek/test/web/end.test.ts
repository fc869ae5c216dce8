import { describe, expect, it } from 'vitest';
import { chartScale, scoreSteps, stepPath } from '../../web/end/model.ts';

const row = (turn: number, n: number) => ({ kind: 'mission' as const, n, cause: 'rule:T34.1', turn });

describe('the chart of scores', () => {
  it('grows turn by turn, with what comes in one turn together', () => {
    const steps = scoreSteps({ mission: 65, bonus: 5, rows: [row(4, 30), row(10, 5), row(10, 35)] });
    expect(steps).toEqual([
      { turn: 0, points: 0 },
      { turn: 4, points: 30 },
      { turn: 10, points: 70 },
    ]);
  });

  it('goes up at the turn in which the points came, and on to the last turn', () => {
    const scale = chartScale(10, 100, 100, 50);
    expect(
      stepPath(
        [
          { turn: 0, points: 0 },
          { turn: 4, points: 50 },
        ],
        10,
        scale,
      ),
    ).toBe('M0.0 50.0H40.0V25.0H100.0');
  });
});
