import type { ReactNode } from 'react';
import { Card, CardDown, cardFace } from '../pieces/card.tsx';
import { useHint } from '@parley/web/shell';
import { CardHint } from '../pieces/texts.tsx';
import { DEFENSE, OFFENSE, SIDES, type Board, type Side } from '../../view/board.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { LaidRow } from '../things/laid-cards.tsx';
import { FEW_ROWS, mostRows } from './receipt-model.ts';
import { Receipt } from './receipt.tsx';
import { Verdict } from './verdict.tsx';
import { faceIn } from '../../ids/index.ts';

/** The encounter in the middle: two receipts around two cards, and one sentence. */
export function Encounter({ small = false }: { readonly small?: boolean }): ReactNode {
  const { board } = useScene();
  return (
    <section className={mostRows(board, small) > FEW_ROWS ? 'encounter is-full' : 'encounter'} aria-label={T.table.region} id="encounter">
      <div className="encounter-columns">
        <Receipt side={OFFENSE} small={small} />
        <SlotCard side={OFFENSE} />
        <div className="encounter-versus">{T.encounter.vs}</div>
        <SlotCard side={DEFENSE} />
        <Receipt side={DEFENSE} small={small} />
      </div>
      {small ? null : <Verdict />}
      <OpenCards />
      <LaidRow />
    </section>
  );
}

function SlotCard({ side }: { readonly side: Side }): ReactNode {
  const { board, lexicon } = useScene();
  const hint = useHint();
  const slot = board.encounter?.slots[side] ?? null;
  if (!slot) return <div className="encounter-empty" aria-hidden="true" />;
  if (!slot.up && slot.card === null)
    return <CardDown key="down" back={slot.back} className="encounter-laid" label={T.encounter.facedown} />;
  const face = slot.card === null ? null : cardFace(lexicon, slot.card);
  if (!face) return <CardDown key="down" back={slot.back} label={T.encounter.facedown} />;
  return (
    <div
      key={slot.up ? 'up' : 'mine'}
      className={slot.up ? 'encounter-turned' : 'encounter-mine-down'}
      {...hint(<CardHint lexicon={lexicon} face={faceIn(slot.card ?? '')} />)}
    >
      <Card face={face} back={slot.back} />
      {slot.up ? null : <span className="encounter-down-mark">{T.cards.hidden}</span>}
    </div>
  );
}

/** Other cards that lie open: played beside those in the slots, or laid aside. */
function OpenCards(): ReactNode {
  const { board, lexicon } = useScene();
  const hint = useHint();
  const cards = [...board.onTable, ...board.aside];
  if (cards.length === 0) return null;
  return (
    <div className="encounter-open-cards">
      <span className="muted">{T.encounter.openCards}</span>
      {cards.map((key) => (
        <b
          key={key}
          className={`card-chip face-${cardFace(lexicon, key).type}`}
          {...hint(<CardHint lexicon={lexicon} face={faceIn(key)} />)}
        >
          {cardFace(lexicon, key).name}
        </b>
      ))}
    </div>
  );
}

/** Is there an encounter to show sums of? */
export function hasReceipts(board: Board): boolean {
  const e = board.encounter;
  if (!e || e.defense < 0) return false;
  const laid = SIDES.some((s) => e.slots[s] !== null);
  // Once it is settled and the cards are gone, a sentence says how it ended.
  return laid || (e.target !== null && e.outcome === null);
}
