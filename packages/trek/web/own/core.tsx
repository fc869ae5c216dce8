import { useState, type ReactNode } from 'react';
import { Dialog } from '@parley/web/shell';
import type { Pile } from '../../view/index.ts';
import { Card } from '../cards/table-card.tsx';
import { Back, colourOf, Emblem, SeatMark } from '../pieces/marks.tsx';
import { useScene } from '../scene/context.ts';
import styles from '../styles/own.module.css';
import { T } from '../text/index.ts';
import { LaidCard, peoplesOf } from './opponent-bar.tsx';

/** One's own piles and what lies on one's table. */
export function Core(): ReactNode {
  const scene = useScene();
  const { board, below, nameOf } = scene;
  const own = board.seats[below];
  const [open, setOpen] = useState<'discard' | 'out' | null>(null);
  return (
    <section className={styles.core} data-seat={colourOf(below)} aria-label={T.table.own} data-part="core">
      <span className={styles.person}>
        <SeatMark seat={below} size={15} /> {nameOf(below)}
        {peoplesOf(scene, below)
          .slice(0, 2)
          .map((x) => (
            <Emblem key={x} of={x} size={16} name={T.affiliations[x]} />
          ))}
      </span>
      <div className={styles.piles}>
        <span>
          <Back width={11} /> {T.bar.deck} <b>{own.deck.count}</b>
        </span>
        <PileButton name={T.bar.discard} pile={own.discard} onOpen={() => setOpen('discard')} />
        {own.out.count > 0 ? <PileButton name={T.bar.out} pile={own.out} onOpen={() => setOpen('out')} /> : null}
      </div>
      <div className={styles.onTable}>
        {own.table.cards.map((x, i) => (
          <LaidCard key={x.piece ?? `back ${i}`} view={x} />
        ))}
      </div>
      {open === null ? null : <PileDialog name={T.bar[open]} pile={own[open]} onClose={() => setOpen(null)} />}
    </section>
  );
}

function PileButton({ name, pile, onOpen }: { readonly name: string; readonly pile: Pile; readonly onOpen: () => void }): ReactNode {
  return (
    <button type="button" className={styles.pile} disabled={pile.count === 0} onClick={onOpen}>
      {name} <b>{pile.count}</b>
    </button>
  );
}

function PileDialog({ name, pile, onClose }: { readonly name: string; readonly pile: Pile; readonly onClose: () => void }): ReactNode {
  const { lexicon } = useScene();
  return (
    <Dialog title={`${name} · ${pile.count}`} onClose={onClose}>
      <div className={styles.spread}>
        {pile.cards.map((x, i) => (x.card === undefined ? null : <Card key={x.piece ?? i} lexicon={lexicon} card={x.card} view={x} />))}
      </div>
    </Dialog>
  );
}
