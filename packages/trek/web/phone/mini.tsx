import type { ReactNode } from 'react';
import type { Line } from '../../view/index.ts';
import { missionFacts } from '../model/cards.ts';
import { colourOf, SeatMark } from '../pieces/marks.tsx';
import { sumOf } from '../header/score.tsx';
import { useScene } from '../scene/context.ts';
import styles from '../styles/phone.module.css';
import { T } from '../text/index.ts';

/** All lines as dots, one button that leads to the next of them; and the score. */
export function Mini(props: { readonly shown: Line; readonly focus: number | null; readonly onSwitch: (line: Line) => void }): ReactNode {
  const { shown, focus, onSwitch } = props;
  const { board } = useScene();
  const lines = board.lines.filter((x) => x.locations.length > 0);
  const next = lines[(lines.findIndex((x) => x.line === shown) + 1) % Math.max(1, lines.length)]?.line ?? shown;
  const label =
    next === shown
      ? T.phone.only({ shown: T.quadrants[shown] })
      : T.phone.switchTo({ shown: T.quadrants[shown], other: T.quadrants[next] });
  return (
    <div className={styles.mini}>
      <button type="button" className={styles.dots} onClick={() => onSwitch(next)}>
        <span className="visually-hidden">{label}</span>
        {lines.map(({ line, locations }) => (
          <span key={line} className={styles.dotRow} data-shown={line === shown || undefined} aria-hidden="true">
            <em>{T.shortQuadrants[line].charAt(0)}</em>
            {locations.map((x) => (
              <Dot key={x.piece} card={x.card} solved={x.solved} on={x.piece === focus} />
            ))}
          </span>
        ))}
      </button>
      <MiniScore />
    </div>
  );
}

function Dot({ card, solved, on }: { readonly card: string; readonly solved: number | null; readonly on: boolean }): ReactNode {
  const { lexicon } = useScene();
  const where = missionFacts(lexicon, card)?.where ?? 'passage';
  return (
    <i
      className={styles.missionDot}
      data-kind={where}
      data-seat={solved === null ? undefined : colourOf(solved)}
      data-on={on || undefined}
    />
  );
}

export function MiniScore(): ReactNode {
  const { board, below, player } = useScene();
  const { score, table } = board;
  return (
    <div className={styles.score} data-part="score">
      <span className="visually-hidden">
        {T.score.said({
          you: player(below),
          mine: sumOf(score[below]),
          other: player(1 - below),
          theirs: sumOf(score[1 - below]),
          target: table.target,
        })}
      </span>
      {[below, 1 - below].map((seat) => (
        <span key={seat} aria-hidden="true">
          <i>
            <SeatMark seat={seat} size={12} /> <b>{sumOf(score[seat])}</b>
          </i>
          {T.score.of({ mission: score[seat].mission, bonus: score[seat].bonus })}
        </span>
      ))}
    </div>
  );
}
