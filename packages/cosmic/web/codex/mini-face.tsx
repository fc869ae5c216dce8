import type { CodexCard } from './read.ts';
import type { ReactNode } from 'react';
import { CardArt } from '../pieces/card-art.tsx';

/** What stands large on a card: its value or its letter; null where a drawing does. */
export function figureOf(card: Pick<CodexCard, 'type' | 'value'>): string | null {
  switch (card.type) {
    case 'attack':
      return String(card.value).padStart(2, '0');
    case 'reinforcement':
      return `+${card.value}`;
    case 'negotiate':
      return 'N';
    case 'morph':
      return 'M';
    default:
      return null;
  }
}

/** A card in one glance, for lists. */
export function MiniFace({ card }: { readonly card: CodexCard }): ReactNode {
  return (
    <span className={`card-mini face-${card.type}`} aria-hidden="true">
      {figureOf(card) ?? <CardArt type={card.type} size={20} />}
    </span>
  );
}
