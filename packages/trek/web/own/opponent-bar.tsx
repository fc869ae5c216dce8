import { Clock, useGame, useHint } from '@parley/web/shell';
import type { ReactNode } from 'react';
import type { CardView } from '../../view/index.ts';
import { affiliationOf, factsOf, nameOf } from '../model/cards.ts';
import { typeSign } from '../cards/index.ts';
import { CardHint } from '../cards/table-card.tsx';
import { Back, colourOf, Emblem, SeatMark, Sign } from '../pieces/marks.tsx';
import { useScene, type Scene } from '../scene/context.ts';
import styles from '../styles/own.module.css';
import { T } from '../text/index.ts';

/** The peoples that a seat has shown so far, the most frequent first. */
export function peoplesOf({ board, lexicon }: Scene, seat: number): readonly NonNullable<ReturnType<typeof affiliationOf>>[] {
  const counts = new Map<NonNullable<ReturnType<typeof affiliationOf>>, number>();
  for (const view of board.cards.values()) {
    if (view.seat !== seat) continue;
    const affil = affiliationOf(factsOf(lexicon, view.card), view);
    if (affil !== undefined) counts.set(affil, (counts.get(affil) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([affil]) => affil);
}

/** A card that lies on the table, as a line of paper. */
export function LaidCard({ view }: { readonly view: CardView }): ReactNode {
  const { lexicon } = useScene();
  const hint = useHint();
  const facts = factsOf(lexicon, view.card);
  const hidden = view.card === undefined || (view.status?.includes('faceDown') ?? false);
  if (view.card === undefined || facts === null)
    return (
      <span className={styles.laid} data-hidden="">
        <Sign name="agenda" size={13} /> {T.bar.hidden}
      </span>
    );
  return (
    <span
      className={styles.laid}
      data-hidden={hidden || undefined}
      data-type={facts.type}
      tabIndex={0}
      {...hint(<CardHint lexicon={lexicon} card={view.card} />)}
    >
      <Sign name={hidden ? 'agenda' : typeSign(facts.type)} size={12} /> {nameOf(lexicon, view.card)}
      {view.countdown === undefined ? null : <b> {view.countdown}</b>}
    </span>
  );
}

/** Everything that is known of the other player, in one line above the lines. */
export function OpponentBar({ children }: { readonly children?: ReactNode }): ReactNode {
  const scene = useScene();
  const { board, below, nameOf: name } = scene;
  const seat = 1 - below;
  const own = board.seats[seat];
  const peoples = peoplesOf(scene, seat).slice(0, 3);
  const clock = useGame((g) => g.clocks.find((c) => c.seat === seat));
  const turn = board.table.seeding?.seat ?? board.table.turn.seat;
  return (
    <section
      className={styles.opponent}
      data-seat={colourOf(seat)}
      aria-label={T.table.opponent({ name: name(seat) })}
      data-part="opponent"
    >
      <span className={styles.person}>
        <SeatMark seat={seat} size={15} /> {name(seat)}
      </span>
      {turn === seat ? <span className="badge">{T.bar.turn}</span> : null}
      {peoples.length === 0 ? null : (
        <span>
          {peoples.map((x) => (
            <Emblem key={x} of={x} size={15} />
          ))}{' '}
          {peoples.map((x) => T.affiliations[x]).join(', ')}
        </span>
      )}
      <span>
        <Back width={11} /> <b>{own.hand.count}</b> {T.bar.hand}
      </span>
      <span>
        {T.bar.deck} <b>{own.deck.count}</b>
      </span>
      <span>
        {T.bar.discard} <b>{own.discard.count}</b>
      </span>
      {children}
      <span className={styles.fill} />
      {own.table.cards.map((x, i) => (
        <LaidCard key={x.piece ?? `back ${i}`} view={x} />
      ))}
      {clock?.deadline === null || clock?.deadline === undefined ? null : <Clock deadline={clock.deadline} bank={clock.bank} />}
    </section>
  );
}
