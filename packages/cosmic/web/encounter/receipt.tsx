import type { ReactNode } from 'react';
import { useAsk, useHint, useHovered } from '@parley/web/shell';
import { Ship, Ships } from '../pieces/ship.tsx';
import { reasonOf } from '../model/source.ts';
import { OFFENSE, type Side } from '../../view/board.ts';
import { changeBy } from '../model/preview.ts';
import { colourOf, mainOn } from '../model/queries.ts';
import { T, wordFor } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { receiptOf, type Row } from './receipt-model.ts';
import { causeParts } from '../../ids/index.ts';

/** A number as it is printed, with a true minus. */
const signless = (n: number): string => (n < 0 ? `−${-n}` : String(n));
const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** One side's sum: the rows that make it, a line, the total. */
export function Receipt(props: { readonly side: Side; readonly small: boolean }): ReactNode {
  const { side, small } = props;
  const { board, speaker } = useScene();
  const e = board.encounter;
  if (!e) return null;
  const main = mainOn(e, side);
  const receipt = receiptOf(board, side, small);
  const done = e.outcome?.kind === 'won' ? (e.outcome.winner === side ? T.encounter.won : T.encounter.lost) : T.encounter.total;
  const negotiate = e.slots[side]?.type === 'negotiate' && e.slots[side]?.up;
  return (
    <div className={side === OFFENSE ? 'receipt' : 'receipt is-defense'}>
      <div className="receipt-who">
        <span className="receipt-role eyebrow">{side === OFFENSE ? T.encounter.offense : T.encounter.defense}</span>
        {main < 0 ? (
          <b>?</b>
        ) : (
          <b className={`player-ink player-${colourOf(board, main)}`}>
            <Ship colour={colourOf(board, main)} size={15} />
            {speaker.player(main)}
          </b>
        )}
      </div>
      <dl>
        {receipt.rows.map((row, i) => (
          <OneRow key={i} row={row} main={main} />
        ))}
        <AddedRow side={side} />
      </dl>
      <div className="receipt-sum">
        <span>{done}</span>
        {receipt.total === null ? (
          <b className="is-open">
            {receipt.soFar}
            <small> + ?</small>
          </b>
        ) : negotiate ? (
          <b className="is-open">–</b>
        ) : (
          <b key={receipt.total} className="receipt-fresh">
            {receipt.total}
          </b>
        )}
        <TotalThen side={side} />
      </div>
    </div>
  );
}

/** What the option in question would add to a side. */
function useAdded(side: Side): number | null {
  const { board, lexicon, seat } = useScene();
  const { decision, draft } = useAsk();
  const option = useHovered() ?? (draft?.kind === 'one' ? draft.pick : null);
  const change = decision && option !== null ? changeBy(board, lexicon, decision, option, seat) : null;
  return change?.side === side ? change.n : null;
}

function AddedRow({ side }: { readonly side: Side }): ReactNode {
  const n = useAdded(side);
  if (n === null) return null;
  return (
    <>
      <dt className="receipt-preview-row">
        <span className="truncated">{T.encounter.reinforcement}</span>
      </dt>
      <dd className="receipt-preview-row">{signed(n)} ?</dd>
    </>
  );
}

/** The total it would lead to. Whoever talks has nothing to add up. */
function TotalThen({ side }: { readonly side: Side }): ReactNode {
  const { board } = useScene();
  const n = useAdded(side);
  const total = board.encounter?.totals?.[side];
  if (n === null || total === undefined || board.encounter?.slots[side]?.type === 'negotiate') return null;
  return (
    <>
      <span className="receipt-arrow">→</span>
      <b className="receipt-preview">{total + n}</b>
    </>
  );
}

function OneRow({ row, main }: { readonly row: Row; readonly main: number }): ReactNode {
  const { speaker, lexicon, nameOf } = useScene();
  const hint = useHint();
  const reasonFor = (why: string): ReturnType<typeof reasonOf> | null => {
    const cause = causeParts(why);
    return cause && reasonOf(lexicon, { kind: cause[0], id: cause[1] }, nameOf);
  };
  const because = (whys: readonly string[]): string =>
    whys
      .flatMap((why) => reasonFor(why) ?? [])
      .map((x) => `${x.name}. ${x.text}`)
      .join(' ');
  switch (row.kind) {
    case 'no-card':
      return (
        <>
          <dt className="muted">{T.encounter.toCome}</dt>
          <dd />
        </>
      );
    case 'card': {
      // Figures need the room of the longer name.
      const short = row.kicked ? wordFor(T.cards.types, row.type) : undefined;
      const name = !row.up && !row.claimed ? T.encounter.facedown : (short ?? cardRow(row.type));
      return (
        <>
          <dt>
            {row.claimed ? `${T.encounter.claimed} ${name.toLowerCase()}` : name}
            {row.kicked ? (
              <span className="receipt-kicked" {...hint(because(row.kicked.why) || T.encounter.times)}>
                {signless(row.kicked.value)} <em>×{signless(row.kicked.times)}</em>
              </span>
            ) : null}
          </dt>
          <dd>{row.n === null ? '?' : row.type === 'negotiate' ? '–' : signless(row.n)}</dd>
        </>
      );
    }
    case 'ships':
      return (
        <>
          <dt>
            {row.seat === main || row.ships <= FEW_SHIPS ? (
              <Ships colour={row.colour} n={row.ships} size={12} />
            ) : (
              <span className="receipt-fleet">
                <Ship colour={row.colour} size={12} />
                {row.ships}
              </span>
            )}
            {row.times === null ? null : <sup {...hint(because(row.why) || T.encounter.more)}>×{row.times}</sup>}
            {row.seat === main ? null : <span className="truncated receipt-ally">{speaker.player(row.seat)}</span>}
          </dt>
          <dd>{signed(row.n)}</dd>
        </>
      );
    case 'allies':
      return (
        <>
          <dt className="receipt-crowd">
            {row.fleets.map((f) => (
              <span key={f.colour} title={speaker.player(f.seat)}>
                <Ship colour={f.colour} size={11} />
                {f.n}
              </span>
            ))}
          </dt>
          <dd>{signed(row.n)}</dd>
        </>
      );
    case 'effect': {
      const reason = reasonFor(row.why);
      const cause = causeParts(row.why);
      const type = cause?.[0] === 'card' ? lexicon.cards[cause[1]]?.type : undefined;
      const name = type === 'reinforcement' ? T.encounter.reinforcement : (reason?.name ?? T.encounter.more);
      return (
        <>
          <dt className="named" {...hint(reason ? `${reason.name}. ${reason.text}` : T.encounter.more)}>
            <span className="truncated">{name}</span>
            {row.times > 1 ? <em>×{row.times}</em> : null}
          </dt>
          <dd>{signed(row.n)}</dd>
        </>
      );
    }
  }
}

/** More ships than these of an ally are a number: there is a name beside them. */
const FEW_SHIPS = 2;

const cardRow = (type: string): string =>
  type === 'attack'
    ? T.encounter.attackCard
    : type === 'negotiate'
      ? T.encounter.negotiateCard
      : type === 'morph'
        ? T.encounter.morphCard
        : (wordFor(T.cards.types, type) ?? T.encounter.noCard);
