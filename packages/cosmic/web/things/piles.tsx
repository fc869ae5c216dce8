import type { ReactNode } from 'react';
import { Card, CardButton, cardFace } from '../pieces/card.tsx';
import { Dialog, pieceState, useAsk, useHint } from '@parley/web/shell';
import { CardHint } from '../pieces/texts.tsx';
import { backOf } from '../model/things.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { pointKey } from '../model/point.ts';
import { cardNumber, faceIn } from '../../ids/index.ts';

/** An open pile, newest first. Cards that can be chosen now can be chosen here. */
export function PileViewer(props: { readonly title: string; readonly cards: readonly string[]; readonly onClose: () => void }): ReactNode {
  const { title, cards, onClose } = props;
  const { board, lexicon } = useScene();
  const ask = useAsk();
  const hint = useHint();
  return (
    <Dialog title={`${title} · ${T.piles.cards({ n: cards.length })}`} onClose={onClose} className="card-pile-dialog">
      {cards.length === 0 ? <p className="muted">{T.piles.empty}</p> : <p className="muted">{T.piles.newest}</p>}
      <div className="card-pile">
        {cards.toReversed().map((key, i) => {
          const state = pieceState(ask, `card:${cardNumber(key)}`);
          const face = cardFace(lexicon, key);
          return state === 'legal' || state === 'picked' ? (
            <CardButton
              key={`${key}${i}`}
              face={face}
              back={backOf(board, key)}
              className={state === 'picked' ? 'is-selected' : 'is-active'}
              aria-pressed={state === 'picked'}
              onClick={() => ask.press(pointKey({ kind: 'card', key }))}
            />
          ) : (
            <span key={`${key}${i}`} {...hint(<CardHint lexicon={lexicon} face={faceIn(key)} />)}>
              <Card face={face} back={backOf(board, key)} />
            </span>
          );
        })}
      </div>
    </Dialog>
  );
}
