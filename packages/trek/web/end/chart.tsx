import type { ReactNode } from 'react';
import { sumOf } from '../header/score.tsx';
import { colourOf } from '../pieces/marks.tsx';
import { useScene } from '../scene/context.ts';
import styles from '../styles/end.module.css';
import { T } from '../text/index.ts';
import { chartScale, scoreSteps, stepPath } from './model.ts';
import type { Moment } from './story.ts';

const WIDTH = 420;
const HEIGHT = 120;
/** Signs of one turn stand side by side. */
const ASIDE = 20;

/** Both scores over the turns, with what decided it; the line of the target is dotted. The lists beside it say the same in numbers. */
export function Chart({ moments }: { readonly moments: readonly Moment[] }): ReactNode {
  const { board, below } = useScene();
  const { score, table } = board;
  const turns = table.turn.n;
  const most = Math.max(table.target, ...score.map(sumOf));
  const scale = chartScale(turns, most, WIDTH, HEIGHT);
  return (
    <svg className={styles.chart} viewBox={`-34 -30 ${WIDTH + 54} ${HEIGHT + 50}`} aria-hidden="true">
      {[0, table.target / 2, table.target].map((points) => (
        <g key={points}>
          <path className={styles.grid} data-target={points === table.target || undefined} d={`M0 ${scale.y(points)}H${WIDTH}`} />
          <text x="-6" y={scale.y(points) + 4} textAnchor="end">
            {Math.round(points)}
          </text>
        </g>
      ))}
      {moments.map(({ at, turn }, i) => {
        const x = scale.x(turn) - ASIDE * moments.slice(i + 1).filter((y) => y.turn === turn).length;
        return (
          <g key={at} className={styles.sign}>
            <path d={`M${x} -10V${HEIGHT}`} />
            <circle cx={x} cy="-18" r="9" />
            <text x={x} y="-14" textAnchor="middle">
              {i + 1}
            </text>
          </g>
        );
      })}
      {[1 - below, below].map((seat) => (
        <path
          key={seat}
          className={styles.line}
          data-seat={colourOf(seat)}
          data-dashed={seat !== below || undefined}
          d={stepPath(scoreSteps(score[seat]), turns, scale)}
        />
      ))}
      <text x={WIDTH} y={HEIGHT + 16} textAnchor="end">
        {T.table.turn({ n: turns })}
      </text>
    </svg>
  );
}
