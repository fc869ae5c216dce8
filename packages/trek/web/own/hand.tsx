import { textOf } from '@parley/kernel/sentence';
import { keyOf, pieceState, useAsk, usePresenter, useWhyNot } from '@parley/web/shell';
import { useMemo, useState, type ReactNode } from 'react';
import { sayBar } from '../../text/speech.ts';
import type { CardView } from '../../view/index.ts';
import { nameOf } from '../model/cards.ts';
import { pieceAt, pointOf } from '../model/point.ts';
import { Card } from '../cards/table-card.tsx';
import { useScene } from '../scene/context.ts';
import { useRoom } from '../scene/use-room.ts';
import styles from '../styles/own.module.css';
import { T } from '../text/index.ts';

const CARD = 92;
const GAP = 5;

/** My cards as paper. What can be played now glows; the rest is dimmed but stays readable. */
export function Hand(): ReactNode {
  const { board, seat } = useScene();
  const [ref, size] = useRoom<HTMLDivElement>();
  const cards = seat === null ? [] : board.seats[seat].hand.cards;
  const step = handStep(cards.length, size.width);
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <section className={styles.hand} aria-label={T.table.hand} id="hand" tabIndex={-1} data-part="hand">
      <div className={styles.handHead}>
        <b>{T.table.handOf({ n: cards.length })}</b>
        <span className="spacer" />
        {asked === null || !cards.some((x) => x.piece === asked) ? <HandNote /> : <WhyNotCard piece={asked} />}
      </div>
      <div className={styles.handCards} ref={ref}>
        {cards.length === 0 ? <p className="muted">{T.table.emptyHand}</p> : null}
        {cards.map((view, i) => (
          <span key={view.piece ?? i} className={styles.slot} style={{ marginRight: i === cards.length - 1 ? 0 : step - CARD }}>
            <HandCard view={view} onWhy={setAsked} />
          </span>
        ))}
      </div>
    </section>
  );
}

/** How far apart cards stand: side by side, or over one another where there is too little room. */
const handStep = (n: number, room: number): number =>
  n <= 1 || room === 0 ? CARD + GAP : Math.max(34, Math.min(CARD + GAP, (room - CARD - 4) / (n - 1)));

function HandNote(): ReactNode {
  const { board, seat } = useScene();
  const { turn, seeding } = board.table;
  if (seeding !== null || turn.seat !== seat) return null;
  return <span>{turn.played ? T.hand.spent : turn.part === 'play' ? T.hand.free : T.hand.over}</span>;
}

/** Why a card of the hand cannot be played now. */
export function WhyNotCard({ piece }: { readonly piece: number }): ReactNode {
  const { board, lexicon, speech } = useScene();
  const card = board.cards.get(piece)?.card;
  const [report, play] = useWhyNot(
    useMemo(
      () => [
        { verb: 'report', of: piece },
        { verb: 'play', of: piece },
      ],
      [piece],
    ),
  );
  const bar = report ?? play;
  const name = nameOf(lexicon, card);
  return (
    <span role="status" data-part="why-not">
      <b>{name}</b>: {bar === undefined ? T.ask.whyAsking : bar === null ? T.ask.whyNothing : textOf(sayBar(speech, bar))}
    </span>
  );
}

export function HandCard({ view, onWhy }: { readonly view: CardView; readonly onWhy?: (piece: number) => void }): ReactNode {
  const { lexicon } = useScene();
  const ask = useAsk();
  const presenter = usePresenter();
  const { piece } = view;
  if (piece === undefined || view.card === undefined) return null;
  const point = pieceAt(piece);
  const state = pieceState(ask, point);
  const options = ask.byPoint.get(point);
  // On the way to an order it is the card that the order is about.
  const verb = ask.settled[0]?.answer;
  const isMeant = typeof verb === 'string' && pointOf(verb) === point;
  const key = state === 'legal' && options !== undefined && ask.decision !== null ? keyOf(presenter, ask.decision, options[0]) : undefined;
  return (
    <Card
      lexicon={lexicon}
      card={view.card}
      view={view}
      look={isMeant ? 'picked' : state === 'plain' ? 'off' : state}
      keyHint={key}
      pressed={state === 'picked' ? true : undefined}
      onPress={() => (state === 'plain' && ask.prompt !== null ? onWhy?.(piece) : ask.press(point))}
      onPoint={(on) => ask.setHovered(on && options !== undefined ? options[0] : null)}
    />
  );
}
