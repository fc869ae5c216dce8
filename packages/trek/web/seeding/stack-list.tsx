import { useAsk } from '@parley/web/shell';
import type { ReactNode } from 'react';
import type { Location } from '../../view/index.ts';
import { factsOf, nameOf } from '../model/cards.ts';
import { textsIn } from '../model/data.ts';
import { Back, colourOf } from '../pieces/marks.tsx';
import { useScene } from '../scene/context.ts';
import styles from '../styles/seeding.module.css';
import { T } from '../text/index.ts';
import { zoneId } from '../../ids/index.ts';

/** Where the card that is being placed would be a mis-seed. */
function useWrong(): ReadonlySet<string> {
  return new Set(textsIn(useAsk().decision?.data?.wrong));
}

/** What lies under a mission, in the order in which it is met: the last card seeded comes first. */
export function StackList({ location }: { readonly location: Location }): ReactNode {
  const { board, lexicon, player } = useScene();
  const ask = useAsk();
  const wrong = useWrong();
  const { seeds } = location;
  const zone = zoneId(seeds.zone);
  if (board.table.seeding?.phase === 'mission' || board.table.seeding?.phase === 'doorway') return null;
  const asked = ask.decision?.tag === 'seed.place' && ask.decision.kind === 'choose' && ask.decision.options.includes(zone);
  return (
    <ul className={styles.stack} aria-label={T.seed.stack({ place: nameOf(lexicon, location.card) })} data-part="stack">
      {seeds.count === 0 && !asked ? <li className={styles.caption}>{T.seed.empty}</li> : null}
      {asked ? (
        wrong.has(zone) ? (
          <li className={styles.wrong}>{T.seed.wrong}</li>
        ) : (
          <li className={styles.drop}>{T.seed.metFirst}</li>
        )
      ) : null}
      {seeds.cards.toReversed().map((x, i) => (
        <li
          key={x.piece ?? `back ${i}`}
          className={styles.seed}
          data-seat={colourOf(x.seat)}
          data-type={factsOf(lexicon, x.card)?.type}
          data-hidden={x.card === undefined || undefined}
        >
          <span className={styles.number}>{i + 1}</span>
          <span className={styles.title}>{x.card === undefined ? player(x.seat) : nameOf(lexicon, x.card)}</span>
          {x.card === undefined ? <Back width={9} /> : null}
        </li>
      ))}
    </ul>
  );
}
