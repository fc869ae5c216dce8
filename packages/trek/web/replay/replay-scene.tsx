import { Icon, SHELL, useHint, type Eyes } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { EncounterPanel } from '../encounter/panel.tsx';
import { FocusStrip } from '../focus/focus-strip.tsx';
import { Score, sumOf } from '../header/score.tsx';
import { Lines } from '../lines/lines.tsx';
import { affiliationOf, factsOf, nameOf } from '../model/cards.ts';
import { CardHint } from '../cards/table-card.tsx';
import { colourOf, SeatMark } from '../pieces/marks.tsx';
import { useScene } from '../scene/context.ts';
import styles from '../styles/replay.module.css';
import { T } from '../text/index.ts';
import type { CardView } from '../../view/index.ts';

/** The table's own lines, to look at, beside the hands that the chosen eyes see. */
export function ReplayScene({ eyes, onEyes }: { readonly eyes: Eyes; readonly onEyes: (eyes: Eyes) => void }): ReactNode {
  const { board } = useScene();
  const seeding = board.table.seeding !== null;
  return (
    <>
      <Hands eyes={eyes} onEyes={onEyes} />
      <div className={styles.board} data-seeding={seeding || undefined}>
        <div className={styles.score}>
          <Score />
        </div>
        <div className={styles.stage}>
          <Lines open={seeding} />
          <EncounterPanel />
        </div>
        {seeding ? null : <FocusStrip />}
      </div>
    </>
  );
}

function Hands({ eyes, onEyes }: { readonly eyes: Eyes; readonly onEyes: (eyes: Eyes) => void }): ReactNode {
  const { nameOf: name } = useScene();
  const choices: readonly (readonly [Eyes, string])[] = [
    ['all', SHELL.replay.allLong],
    ...[0, 1].map((seat): readonly [Eyes, string] => [seat, SHELL.replay.seatLong({ name: name(seat) })]),
    ['none', SHELL.replay.noneLong],
  ];
  return (
    <aside className={styles.hands} aria-label={T.replay.hands}>
      <div className={styles.head}>
        <Icon name="eye" size={15} /> {SHELL.replay.see}
        <span className="spacer" />
        <div className="segments" role="radiogroup" aria-label={SHELL.replay.seeLabel}>
          {choices.map(([who, label]) => (
            <button
              key={who}
              type="button"
              role="radio"
              aria-checked={who === eyes}
              aria-label={label}
              title={label}
              className={who === eyes ? 'is-on' : ''}
              onClick={() => onEyes(who)}
            >
              {who === 'all' ? SHELL.replay.all : who === 'none' ? <Icon name="eye" size={12} /> : <SeatMark seat={who} size={12} />}
            </button>
          ))}
        </div>
      </div>
      <OpenHand seat={0} />
      <OpenHand seat={1} />
    </aside>
  );
}

/** The cards of a hand as far as they may be seen. */
function OpenHand({ seat }: { readonly seat: number }): ReactNode {
  const { board, nameOf: name } = useScene();
  const { hand, deck, discard } = board.seats[seat];
  return (
    <section className={styles.seat} data-seat={colourOf(seat)} aria-label={name(seat)}>
      <h3>
        <SeatMark seat={seat} /> {name(seat)} <b>{sumOf(board.score[seat])}</b>
      </h3>
      <p className="secondary small">
        {T.bar.hand} {hand.count} · {T.bar.deck} {deck.count} · {T.bar.discard} {discard.count}
      </p>
      {hand.cards.length === 0 && hand.count > 0 ? <p className="muted">{T.replay.hidden({ n: hand.count })}</p> : null}
      <ul className={styles.cards}>
        {hand.cards.map((x, i) => (
          <HeldLine key={x.piece ?? i} view={x} />
        ))}
      </ul>
    </section>
  );
}

function HeldLine({ view }: { readonly view: CardView }): ReactNode {
  const { lexicon } = useScene();
  const hint = useHint();
  const facts = factsOf(lexicon, view.card);
  if (view.card === undefined) return null;
  return (
    <li data-type={facts?.type} data-affil={affiliationOf(facts, view)} {...hint(<CardHint lexicon={lexicon} card={view.card} />)}>
      {nameOf(lexicon, view.card)}
    </li>
  );
}
