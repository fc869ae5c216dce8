import type { ReactNode } from 'react';
import { cardFace } from '../pieces/card.tsx';
import { CardBack } from '../pieces/card-back.tsx';
import { useHint } from '@parley/web/shell';
import { Ship } from '../pieces/ship.tsx';
import { backsIn, coveredOf } from '../model/things.ts';
import { colourOf } from '../model/queries.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';

/**
 * Cards that lie facedown before somebody until the encounter is over: how many, and to whom they belong which they are. `owner`: away
 * from the player's place, so that it says whose they are.
 */
export function CoveredCards({ seat, owner }: { readonly seat: number; readonly owner: boolean }): ReactNode {
  const { board, lexicon, speaker } = useScene();
  const hint = useHint();
  const row = coveredOf(board, seat);
  if (row.n === 0) return null;
  const names = row.cards?.map((key) => cardFace(lexicon, key).name) ?? [];
  const text = [T.things.covered({ n: row.n }), ...names].join('. ');
  const { cosmic, reward } = backsIn(board, row);
  return (
    <b className="thing-laid-card" role="img" aria-label={`${speaker.player(seat)}: ${text}`} tabIndex={0} {...hint(text)}>
      {owner ? <Ship colour={colourOf(board, seat)} size={11} /> : null}
      {cosmic > 0 ? <CardBack width={11} /> : null}
      {reward > 0 ? <CardBack back="reward" width={11} /> : null}
      {row.n > 1 ? `${row.n} ` : ''}
      {T.cards.aside}
    </b>
  );
}
