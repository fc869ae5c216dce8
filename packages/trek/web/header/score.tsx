import { textOf } from '@parley/kernel/sentence';
import { Dialog, useHoveredAs, type Style } from '@parley/web/shell';
import { useState, type ReactNode } from 'react';
import { causeIds, optionIds } from '../../ids/index.ts';
import { sayCause } from '../../text/speech.ts';
import type { ScoreCell } from '../../view/index.ts';
import { nameOf } from '../model/cards.ts';
import { colourOf, SeatMark } from '../pieces/marks.tsx';
import { useScene, type Scene } from '../scene/context.ts';
import styles from '../styles/header.module.css';
import { T } from '../text/index.ts';

type Row = ScoreCell[number];
export const sumOf = ({ mission, bonus }: Row): number => mission + bonus;

/** What solving would bring, while that order is pointed at. */
function usePreview(): number {
  const { board, atlas, below } = useScene();
  return useHoveredAs((option) => {
    const said = option === null ? null : optionIds.find(option);
    if (said?.kind !== 'order' || said.verb !== 'attempt') return 0;
    const mission = atlas.locations.get(said.of) ?? atlas.spots.get(said.of)?.location;
    const chance = board.chances.find((x) => x.mission === mission?.piece && x.need.met);
    return chance === undefined ? 0 : (mission?.mission?.points[below] ?? 0);
  });
}

/** Both scores as sums of mission and bonus points, on one bar to the target. It opens the list of all points. */
export function Score(): ReactNode {
  const { board, below, player } = useScene();
  const [open, setOpen] = useState(false);
  const preview = usePreview();
  const { score, table } = board;
  const [own, other] = [score[below], score[1 - below]];
  const part = (n: number): string => `${Math.min(100, (n / table.target) * 100)}%`;
  const said = T.score.said({ you: player(below), mine: sumOf(own), other: player(1 - below), theirs: sumOf(other), target: table.target });
  return (
    <>
      <button type="button" className={styles.score} id="score" data-part="score" title={T.score.open} onClick={() => setOpen(true)}>
        <span className="visually-hidden">{said}</span>
        <Sum seat={below} row={own} />
        <span className={styles.tracks} aria-hidden="true">
          {[below, 1 - below].map((seat) => (
            <Track key={seat} seat={seat} row={score[seat]} part={part} preview={seat === below ? preview : 0} />
          ))}
        </span>
        <Sum seat={1 - below} row={other} />
        <small aria-hidden="true">{T.score.to({ n: table.target })}</small>
      </button>
      {open ? <PointsDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const Sum = ({ seat, row }: { readonly seat: number; readonly row: Row }): ReactNode => (
  <span className={styles.total} aria-hidden="true">
    <SeatMark seat={seat} />
    <b>{sumOf(row)}</b>
    <small>{T.score.of({ mission: row.mission, bonus: row.bonus })}</small>
  </span>
);

function Track(props: {
  readonly seat: number;
  readonly row: Row;
  readonly part: (n: number) => string;
  readonly preview: number;
}): ReactNode {
  const { seat, row, part, preview } = props;
  const at = (from: number, n: number): Style => ({ left: part(from), width: part(n) });
  return (
    <span className={styles.track} data-seat={colourOf(seat)}>
      <i className={styles.solid} style={at(0, row.mission)} />
      <i className={styles.hatched} style={at(row.mission, row.bonus)} />
      {preview > 0 ? <i className={styles.preview} style={at(sumOf(row), preview)} /> : null}
    </span>
  );
}

function PointsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Dialog title={T.score.list} onClose={onClose}>
      <PointsLists />
    </Dialog>
  );
}

/** What points are for: the mission or card that brought them. */
export function causeName({ lexicon, speech }: Scene, cause: string): string {
  const read = causeIds.find(cause);
  if (read === null) return cause;
  return read.kind === 'card'
    ? nameOf(lexicon, read.card)
    : textOf(sayCause(speech, { kind: 'rule', id: read.kind === 'rule' ? read.rule : read.step }));
}

/** Every point of both, with its turn and its cause. */
export function PointsLists(): ReactNode {
  const scene = useScene();
  const { board, below, player } = scene;
  return (
    <div className={styles.lists}>
      {[below, 1 - below].map((seat) => {
        const row = board.score[seat];
        return (
          <section key={seat} data-seat={colourOf(seat)} aria-label={player(seat)}>
            <h3>
              <SeatMark seat={seat} size={14} /> {player(seat)} <b>{sumOf(row)}</b>
            </h3>
            {row.rows.length === 0 ? (
              <p className="muted">{T.score.none}</p>
            ) : (
              <table className={styles.points}>
                <tbody>
                  {row.rows.map((x, i) => (
                    <tr key={i}>
                      <td>{T.score.turn({ n: x.turn })}</td>
                      <td>{causeName(scene, x.cause)}</td>
                      <td>{x.kind === 'bonus' ? `+${x.n}` : x.n}</td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <td />
                    <td>{T.score.sum({ mission: row.mission, bonus: row.bonus })}</td>
                    <td>{sumOf(row)}</td>
                  </tr>
                </tfoot>
              </table>
            )}
          </section>
        );
      })}
    </div>
  );
}
