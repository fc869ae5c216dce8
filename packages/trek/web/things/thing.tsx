import type { Part as AnyPart } from '@parley/kernel/sentence';
import { useHint } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { isPart } from '../../text/parts.ts';
import { affiliationOf, factsOf } from '../model/cards.ts';
import { useScene } from '../scene/context.ts';
import styles from '../styles/words.module.css';
import { CardHint } from '../cards/table-card.tsx';
import { colourOf, SeatMark } from '../pieces/marks.tsx';

/** A thing that a sentence speaks of: shapes for names, paper for cards. */
export function Thing({ part }: { readonly part: AnyPart }): ReactNode {
  const { lexicon } = useScene();
  const hint = useHint();
  if (!isPart(part)) return part.text;
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'player':
      return (
        <span className={styles.player} data-seat={colourOf(part.seat)}>
          <SeatMark seat={part.seat} size={12} /> {part.text}
        </span>
      );
    case 'card': {
      const facts = factsOf(lexicon, part.card);
      if (facts?.type === 'Mission') return <b {...hint(<CardHint lexicon={lexicon} card={part.card} />)}>{part.text}</b>;
      return (
        <span
          className={styles.chip}
          data-type={facts?.type}
          data-affil={affiliationOf(facts)}
          {...hint(<CardHint lexicon={lexicon} card={part.card} />)}
        >
          {part.text}
        </span>
      );
    }
    case 'place':
      return <b>{part.text}</b>;
    case 'term':
      return part.text;
  }
}
