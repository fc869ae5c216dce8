import { Icon, useAsk, usePresenter } from '@parley/web/shell';
import { useMemo, type ReactNode } from 'react';
import { entryOf } from '../model/cards.ts';
import { pieceAt } from '../model/point.ts';
import { Sign } from '../pieces/marks.tsx';
import { useScene, type Scene } from '../scene/context.ts';
import styles from '../styles/own.module.css';
import { T } from '../text/index.ts';

/** Something for any time: an interrupt of the hand, an agenda, a text of a card in play. Their order does not change by what is legal. */
export interface AnyTimeItem {
  readonly point: string;
  readonly name: string;
  readonly from: string;
  readonly agenda: boolean;
}

export function anyTimeItems({ board, lexicon, seat }: Scene, raisable: ReadonlyMap<string, readonly string[]>): readonly AnyTimeItem[] {
  if (seat === null) return [];
  const { hand, table } = board.seats[seat];
  const ofHand = hand.cards.flatMap(({ piece, card }): AnyTimeItem[] => {
    const entry = entryOf(lexicon, card);
    if (piece === undefined || entry?.facts.type !== 'Interrupt') return [];
    return [{ point: pieceAt(piece), name: entry.facts.title, from: T.any.hand, agenda: false }];
  });
  const ofTable = table.cards.flatMap(({ piece, card, status }): AnyTimeItem[] => {
    const entry = entryOf(lexicon, card);
    if (piece === undefined || entry === null || !(status?.includes('faceDown') ?? false)) return [];
    return [{ point: pieceAt(piece), name: entry.facts.title, from: T.any.agenda, agenda: true }];
  });
  const listed = [...ofHand, ...ofTable];
  const others = [...raisable.keys()].flatMap((point): AnyTimeItem[] => {
    if (point === '' || listed.some((x) => x.point === point)) return [];
    const view = [...board.cards.values()].find((x) => x.piece !== undefined && pieceAt(x.piece) === point);
    const entry = entryOf(lexicon, view?.card);
    return entry === null ? [] : [{ point, name: entry.facts.title, from: T.any.play, agenda: false }];
  });
  return [...listed, ...others];
}

export function AnyTime(): ReactNode {
  const scene = useScene();
  const ask = useAsk();
  const presenter = usePresenter();
  const items = useMemo(() => anyTimeItems(scene, ask.raisable), [scene, ask.raisable]);
  return (
    <section className={styles.anyTime} aria-label={T.table.anyTime} id="any" tabIndex={-1} data-part="any">
      <h2>
        <Icon name="zap" size={13} /> {T.table.anyTime} <span className="muted">{T.table.anyKey}</span>
      </h2>
      <div className={styles.anyList}>
        {items.length === 0 ? <p className="muted">{T.table.anyNone}</p> : null}
        {items.map(({ point, name, from, agenda }) => {
          const keys = ask.raisable.get(point) ?? [];
          const [key] = keys;
          return (
            <button
              key={point}
              type="button"
              className={styles.anyRow}
              data-state={key === undefined ? 'later' : 'now'}
              aria-disabled={key === undefined}
              onClick={() => {
                if (key !== undefined) ask.raise(key);
              }}
            >
              <Sign name={agenda ? 'agenda' : 'interrupt'} size={16} />
              <span>
                <b>{key === undefined ? name : presenter.use(key)}</b>
                <small>{key === undefined ? `${from} · ${T.any.later}` : `${from} · ${T.any.now}`}</small>
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
