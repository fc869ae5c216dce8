import { useMemo, type ReactNode } from 'react';
import { CardBack } from '../pieces/card-back.tsx';
import { CardButton, cardFace } from '../pieces/card.tsx';
import { keyOf, pieceState, useAsk, useHint, usePresenter, useSize } from '@parley/web/shell';
import { CardHint } from '../pieces/texts.tsx';
import { assetsOf, backOf, backsIn } from '../model/things.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { pointKey } from '../model/point.ts';
import { useTimings, whenOf } from './timing.ts';
import { OwnThings } from './own-things.tsx';
import { handCards, handLayout, type HandCard } from './hand-model.ts';
import { cardNumber, faceIn } from '../../ids/index.ts';

/** My cards as paper. What can be played now is raised and glows; the rest is dimmed but stays readable. */
export function Hand(): ReactNode {
  const { board, lexicon, seat } = useScene();
  const ask = useAsk();
  const [ref, size] = useSize<HTMLDivElement>();
  const cards = useMemo(() => (seat === null ? [] : handCards(board, lexicon, seat)), [board, lexicon, seat]);
  const states = cards.map((c) => pieceState(ask, `card:${cardNumber(c.key)}`));
  const live = states.map((s) => s === 'legal' || s === 'picked');
  const layout = handLayout(live, size.width);
  const n = live.filter((x) => x).length;
  return (
    <section className="hand" aria-label={T.table.hand} id="hand">
      <div className="hand-head">
        <b>{T.table.handOf({ n: cards.filter((c) => c.zone === null).length })}</b>
        {seat === null ? null : <HandBacks seat={seat} />}
        {seat === null ? null : <OwnThings seat={seat} />}
        <span className="spacer" />
        <HandNote live={n} />
      </div>
      <div className="hand-cards" ref={ref}>
        {cards.length === 0 ? <p className="muted">{T.table.emptyHand}</p> : null}
        {cards.map((card, i) => (
          <OneCard key={card.key} card={card} width={layout.width} room={layout.visible[i]} last={i === cards.length - 1} />
        ))}
      </div>
    </section>
  );
}

/** How many cards of each back: the others see that, too. */
function HandBacks({ seat }: { readonly seat: number }): ReactNode {
  const { board } = useScene();
  const row = board.people[seat]?.hand;
  if (!row) return null;
  const { cosmic, reward } = backsIn(board, row);
  if (board.rewardCards === null)
    return (
      <span>
        <CardBack width={10} /> {T.cards.cosmic({ n: cosmic })}
      </span>
    );
  return (
    <span className="hand-backs" role="img" aria-label={T.piles.backs({ cosmic, reward })} title={T.piles.backs({ cosmic, reward })}>
      <CardBack width={10} /> {cosmic}
      <CardBack back="reward" width={10} /> {reward}
    </span>
  );
}

function HandNote({ live }: { readonly live: number }): ReactNode {
  const { board, seat } = useScene();
  const ask = useAsk();
  const crowded = seat !== null && assetsOf(board, seat).length > 2;
  if (ask.decision?.kind === 'bargain')
    return (
      <span>
        <span className="status-dot is-beam" /> {T.deal.noDraft}
      </span>
    );
  if (live > 0)
    return (
      <span>
        <span className="status-dot is-beam" />{' '}
        {ask.decision?.shows?.role === 'use' ? T.cards.playable({ n: live }) : T.cards.choosable({ n: live })}
      </span>
    );
  // What lies before one needs the room more.
  return <span>{ask.decision && !crowded ? T.cards.noneNeeded : ''}</span>;
}

function OneCard(props: { readonly card: HandCard; readonly width: number; readonly room: number; readonly last: boolean }): ReactNode {
  const { card, width, room, last } = props;
  const { board, lexicon, speaker } = useScene();
  const presenter = usePresenter();
  const ask = useAsk();
  const hint = useHint();
  const point = `card:${cardNumber(card.key)}`;
  const state = pieceState(ask, point);
  const options = ask.byPoint.get(point);
  const timings = useTimings();
  const face = useMemo(() => {
    const printed = cardFace(lexicon, card.key);
    return { ...printed, when: whenOf(timings, printed.face) ?? printed.when };
  }, [lexicon, card.key, timings]);
  const bargain = ask.decision?.kind === 'bargain';
  const many = (ask.decision?.kind === 'some' ? ask.decision.options.length : 0) > 0;
  const look =
    state === 'picked'
      ? 'is-selected'
      : state === 'legal'
        ? bargain || many
          ? 'is-active'
          : 'is-legal'
        : state === 'any-time'
          ? 'is-any'
          : 'is-off';
  const keyHint = state === 'legal' && options && ask.decision ? keyOf(presenter, ask.decision, options[0]) : undefined;
  const raising = ask.raising === point;
  return (
    <span
      className={`hand-place${raising ? ' is-open' : ''}${card.zone === null ? '' : ' '}`}
      style={{ marginRight: last ? 0 : room - width, width }}
    >
      <CardButton
        face={face}
        back={backOf(board, card.key)}
        className={look}
        data-part="card"
        data-state={state}
        keyHint={keyHint}
        aria-pressed={state === 'picked' ? true : undefined}
        aria-disabled={state === 'plain' ? true : undefined}
        onClick={() => ask.press(pointKey({ kind: 'card', key: card.key }))}
        onMouseEnter={() => options && ask.setHovered(options[0])}
        onMouseLeave={() => ask.setHovered(null)}
        {...hint(<CardHint lexicon={lexicon} face={faceIn(card.key)} />)}
      />
      {card.zone === null ? null : <span className="hand-zone">{card.zone}</span>}
      {state === 'any-time' ? <span className="hand-any-dot" title={T.cards.anyTime} /> : null}
      {raising ? (
        <div className="hand-raise" role="group" aria-label={T.cards.anyTime}>
          {ask.raisable.get(point)?.map((key) => (
            <button key={key} type="button" className="button" onClick={() => ask.raise(key)}>
              {speaker.use(key)}
            </button>
          ))}
        </div>
      ) : null}
    </span>
  );
}
