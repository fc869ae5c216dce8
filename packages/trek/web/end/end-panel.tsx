import { Icon, useGame, useProgress } from '@parley/web/shell';
import { useState, type ReactNode } from 'react';
import { PointsLists, sumOf } from '../header/score.tsx';
import { factsOf } from '../model/cards.ts';
import { colourOf, SeatMark } from '../pieces/marks.tsx';
import { useScene, type Scene } from '../scene/context.ts';
import styles from '../styles/end.module.css';
import { T, wordFor } from '../text/index.ts';
import { chartScale, scoreSteps, stepPath } from './model.ts';

/** Who has won and why, once the game is over: points of both, how they grew, what was lost. The board can be looked at again. */
export function EndPanel(): ReactNode {
  const { board } = useScene();
  const { busy } = useProgress();
  const over = useGame((g) => g.result !== null);
  const [hidden, setHidden] = useState(false);
  const { winners } = board.table;
  if (winners === null || !over || busy) return null;
  if (hidden)
    return (
      <button type="button" className={`button ${styles.again}`} onClick={() => setHidden(false)}>
        {T.end.show}
      </button>
    );
  return (
    <section className={styles.panel} aria-label={T.end.region} id="panel" tabIndex={-1} data-part="end">
      <EndReport />
      <button type="button" className="button" onClick={() => setHidden(true)}>
        <Icon name="eye" /> {T.end.hide}
      </button>
    </section>
  );
}

/** 'You win, 105 to 95' */
export function verdictOf({ board, below, seat, player }: Scene): string {
  const { score, table } = board;
  const [winner] = table.winners ?? [];
  const [a, b] = [sumOf(score[below]), sumOf(score[1 - below])];
  if (winner === undefined || (table.winners?.length ?? 0) > 1) return T.end.draw({ a, b });
  const [won, lost] = winner === below ? [a, b] : [b, a];
  return winner === seat ? T.end.youWin({ a: won, b: lost }) : T.end.theyWin({ name: player(winner), a: won, b: lost });
}

function EndReport(): ReactNode {
  const scene = useScene();
  const { board, below, player } = scene;
  const { turn, wonBy } = board.table;
  return (
    <>
      <p className="eyebrow">{T.end.over({ n: turn.n })}</p>
      <h2>{verdictOf(scene)}</h2>
      <p className={styles.lead}>{wordFor(T.end.by, wonBy) ?? ''}</p>
      <div className={styles.columns}>
        <div>
          <h3>{T.end.chart}</h3>
          <Chart />
          <table className={styles.losses}>
            <thead>
              <tr>
                <td />
                {[below, 1 - below].map((seat) => (
                  <th key={seat} scope="col" data-seat={colourOf(seat)}>
                    <SeatMark seat={seat} size={11} /> {player(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(['Personnel', 'Ship'] as const).map((type) => (
                <tr key={type}>
                  <th scope="row">{type === 'Ship' ? T.end.ships : T.end.lost}</th>
                  {[below, 1 - below].map((seat) => (
                    <td key={seat}>{lostOf(scene, seat, type)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <PointsLists />
      </div>
    </>
  );
}

/** Cards of a type that lie in somebody's discard pile. */
const lostOf = ({ board, lexicon }: Scene, seat: number, type: string): number =>
  board.seats[seat].discard.cards.filter((x) => factsOf(lexicon, x.card)?.type === type).length;

const WIDTH = 420;
const HEIGHT = 120;

/** Both scores over the turns; the line of the target is dotted. The lists beside it say the same in numbers. */
function Chart(): ReactNode {
  const { board, below } = useScene();
  const { score, table } = board;
  const turns = table.turn.n;
  const most = Math.max(table.target, ...score.map(sumOf));
  const scale = chartScale(turns, most, WIDTH, HEIGHT);
  return (
    <svg className={styles.chart} viewBox={`-34 -10 ${WIDTH + 44} ${HEIGHT + 30}`} aria-hidden="true">
      {[0, table.target / 2, table.target].map((points) => (
        <g key={points}>
          <path className={styles.grid} data-target={points === table.target || undefined} d={`M0 ${scale.y(points)}H${WIDTH}`} />
          <text x="-6" y={scale.y(points) + 4} textAnchor="end">
            {Math.round(points)}
          </text>
        </g>
      ))}
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
