import { Icon, useFinished, useGame, useProgress, useTableState, type FinishedGame } from '@parley/web/shell';
import { useMemo, useState, type ReactNode } from 'react';
import { readBoard } from '../../view/index.ts';
import { causeName, PointsLists, sumOf } from '../header/score.tsx';
import { factsOf } from '../model/cards.ts';
import { useScene, type Scene } from '../scene/context.ts';
import styles from '../styles/end.module.css';
import { T } from '../text/index.ts';
import { Chart } from './chart.tsx';
import { tollOf, turningPoints, unmetIn, type Moment, type Toll, type Unmet } from './story.ts';
import { Moments, NeverMet, Tolls } from './told.tsx';

/**
 * Who has won and why, once the game is over: points of both, how they grew, what decided it, what was lost and never met. The board can be looked at again.
 * `children` stand in its place until then: where there is no room for both.
 */
export function EndPanel({ children = null }: { readonly children?: ReactNode }): ReactNode {
  const { board } = useScene();
  const { busy } = useProgress();
  const over = useGame((g) => g.result !== null);
  const [hidden, setHidden] = useState(false);
  const { winners } = board.table;
  if (winners === null || !over || busy) return children;
  if (hidden)
    return (
      <>
        <button type="button" className={`button ${styles.again}`} onClick={() => setHidden(false)}>
          {T.end.show}
        </button>
        {children}
      </>
    );
  return (
    <section className={styles.panel} aria-label={T.end.region} id="panel" tabIndex={-1} data-part="end">
      <EndReport onHide={() => setHidden(true)} />
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

/** By what it was decided, in one sentence. */
export function reasonOf(scene: Scene): string {
  const { board, seat, player } = scene;
  const { winners, wonBy, target } = board.table;
  const [winner] = winners ?? [];
  if (winner === undefined) return '';
  switch (wonBy) {
    case 'points': {
      const last = board.score[winner].rows.at(-1);
      if (last === undefined) return '';
      const facts = { target, cause: causeName(scene, last.cause), n: last.n };
      return winner === seat ? T.end.by.yourPoints(facts) : T.end.by.theirPoints({ name: player(winner), ...facts });
    }
    case 'deck':
      return T.end.by.deck;
    case 'conceded':
      return winner === 1 - (seat ?? winner) ? T.end.by.youGaveUp : T.end.by.theyGaveUp({ name: player(1 - winner) });
    default:
      return '';
  }
}

/** What can be told of a game only once it is over. */
interface Told {
  readonly moments: readonly Moment[];
  readonly unmet: readonly Unmet[];
  readonly tolls: readonly Toll[];
}

function toldOf({ lexicon }: Scene, { story, view }: FinishedGame): Told {
  const open = readBoard(view, null);
  const worth = new Map(open.lines.flatMap((x) => x.locations).map((x) => [x.piece, x.mission?.points]));
  return {
    moments: turningPoints(story.steps, ({ mission, seat }) => worth.get(mission)?.[seat] ?? 0),
    unmet: unmetIn(open),
    tolls: [0, 1].map((seat) => tollOf(story.steps, seat, (card) => factsOf(lexicon, card)?.type === 'Ship')),
  };
}

function EndReport({ onHide }: { readonly onHide: () => void }): ReactNode {
  const scene = useScene();
  const game = useTableState((s) => s.id);
  const finished = useFinished(game);
  const told = useMemo(() => (finished.state === 'ready' ? toldOf(scene, finished.value) : null), [scene, finished]);
  return (
    <>
      <p className="eyebrow">{T.end.over({ n: scene.board.table.turn.n })}</p>
      <div className={styles.title}>
        <h2>{verdictOf(scene)}</h2>
        <button type="button" className="button" onClick={onHide}>
          <Icon name="eye" /> {T.end.hide}
        </button>
      </div>
      <p className={styles.lead}>{reasonOf(scene)}</p>
      <div className={styles.columns}>
        <div>
          <h3>{T.end.chart}</h3>
          <Chart moments={told?.moments ?? []} />
          {told === null ? (
            <p className="muted">{finished.state === 'failed' ? finished.message : T.end.looking}</p>
          ) : (
            <>
              <Moments game={game} moments={told.moments} />
              <NeverMet unmet={told.unmet} />
            </>
          )}
        </div>
        <div>
          <PointsLists />
          {told === null ? null : <Tolls tolls={told.tolls} />}
        </div>
      </div>
    </>
  );
}
