import type { ReactNode } from 'react';
import { CardBack } from '../pieces/card-back.tsx';
import { CardArt } from '../pieces/card-art.tsx';
import { cardFace } from '../pieces/card.tsx';
import { useHint } from '@parley/web/shell';
import { Ship } from '../pieces/ship.tsx';
import { CardHint } from '../pieces/texts.tsx';
import type { LaidView } from '../../view/board.ts';
import { colourOf } from '../model/queries.ts';
import { coveredOf } from '../model/things.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { CoveredCards } from './covered-cards.tsx';
import { faceIn } from '../../ids/index.ts';

/**
 * A card in front of a player: from behind with the type that was announced, or its face once it is turned up. `owner`: away from the
 * player's place, so that it says whose it is.
 */
export function LaidCard({ laid, owner }: { readonly laid: LaidView; readonly owner: boolean }): ReactNode {
  const { board, lexicon, speaker } = useScene();
  const hint = useHint();
  const type = T.cards.types[laid.type] ?? laid.type;
  const face = laid.card === null ? null : cardFace(lexicon, laid.card);
  const down = T.encounter.laidDown({ type });
  const text = face ? <CardHint lexicon={lexicon} face={faceIn(face.face)} /> : down;
  const label = `${speaker.player(laid.by)}: ${laid.up && face ? (lexicon.cards[face.face]?.name ?? type) : down}`;
  return (
    <b
      className={`thing-laid-card face-${laid.type}${laid.up ? ' card-chip encounter-turned' : ''}`}
      role="img"
      aria-label={label}
      tabIndex={0}
      {...hint(text)}
    >
      {owner ? <Ship colour={colourOf(board, laid.by)} size={11} /> : null}
      {laid.up ? <CardArt type={laid.type} size={12} /> : <CardBack back={laid.back} width={11} />}
      {laid.up && face ? (owner ? face.name : (face.figure ?? face.name)) : type}
      {!laid.up && face ? <small>{face.figure ?? ''}</small> : null}
    </b>
  );
}

/** Cards that lie before players for this encounter. */
export function LaidRow(): ReactNode {
  const { board } = useScene();
  const laid = board.encounter?.laid ?? [];
  const covered = board.order.filter((seat) => coveredOf(board, seat).n > 0);
  if (laid.length + covered.length === 0) return null;
  return (
    <div className="encounter-open-cards thing-laid-row">
      {laid.map((x, i) => (
        <LaidCard key={i} laid={x} owner />
      ))}
      {covered.map((seat) => (
        <CoveredCards key={`covered${seat}`} seat={seat} owner />
      ))}
    </div>
  );
}
