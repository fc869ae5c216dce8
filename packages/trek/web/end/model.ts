import type { ScoreCell } from '../../view/index.ts';

/** A score as it grew: after so many turns so many points. It begins with nothing. */
export interface ScoreStep {
  readonly turn: number;
  readonly points: number;
}

export function scoreSteps({ rows }: ScoreCell[number]): readonly ScoreStep[] {
  const steps: ScoreStep[] = [{ turn: 0, points: 0 }];
  for (const { turn, n } of rows.toSorted((a, b) => a.turn - b.turn)) {
    const last = steps[steps.length - 1];
    const next = { turn, points: last.points + n };
    if (last.turn === turn) steps[steps.length - 1] = next;
    else steps.push(next);
  }
  return steps;
}

/** Where something stands in a chart of this size. */
export interface ChartScale {
  x(turn: number): number;
  y(points: number): number;
}

export function chartScale(turns: number, most: number, width: number, height: number): ChartScale {
  return { x: (turn) => (turn / Math.max(1, turns)) * width, y: (points) => height - (points / Math.max(1, most)) * height };
}

/** A line that goes up in steps, at the turn in which the points came. */
export function stepPath(steps: readonly ScoreStep[], turns: number, { x, y }: ChartScale): string {
  const [first, ...rest] = steps;
  if (first === undefined) return '';
  const parts = [`M${x(first.turn).toFixed(1)} ${y(first.points).toFixed(1)}`];
  for (const { turn, points } of rest) parts.push(`H${x(turn).toFixed(1)}`, `V${y(points).toFixed(1)}`);
  parts.push(`H${x(turns).toFixed(1)}`);
  return parts.join('');
}
