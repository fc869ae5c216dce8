import { useState, type ReactNode } from 'react';
import { cardFace, MiniCard } from '../pieces/card.tsx';
import { Icon, useHint } from '@parley/web/shell';
import { CardHint } from '../pieces/texts.tsx';
import { HazardToken } from '../pieces/token.tsx';
import type { Board } from '../../view/board.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { PileViewer } from './piles.tsx';
import { faceIn } from '../../ids/index.ts';

/** Warnings mean something where there are hazards, or attack cards that change with them. */
const matters = (b: Board): boolean => b.hazards !== null || b.rewardCards !== null;

/** Where there is little room: the token with the number of hazards in play, which can be looked at. */
export function HazardsButton(): ReactNode {
  const { board } = useScene();
  const [open, setOpen] = useState(false);
  if (!matters(board)) return null;
  const warning = board.encounter?.hazard ?? false;
  const cards = board.hazards?.inPlay ?? [];
  const text = `${warning ? T.hazards.warning : T.hazards.none}. ${T.hazards.inPlay({ n: cards.length })}`;
  return (
    <>
      <button type="button" className="hazard-list" aria-label={text} onClick={() => setOpen(true)}>
        <HazardToken warning={warning} />
        {cards.length > 0 ? <b>{cards.length}</b> : null}
        {board.hazards?.backwards ? <Icon name="undo" size={13} /> : null}
      </button>
      {open ? <PileViewer title={warning ? T.hazards.warning : T.hazards.none} cards={cards} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** In a corner of the map: the hazard token, and the hazards that are in play. */
export function Hazards(): ReactNode {
  const { board, lexicon } = useScene();
  const hint = useHint();
  if (!matters(board)) return null;
  const warning = board.encounter?.hazard ?? false;
  const text = warning ? T.hazards.warning : T.hazards.none;
  const cards = board.hazards?.inPlay ?? [];
  return (
    <div className="hazard-list" role="group" aria-label={T.hazards.title}>
      <span role="img" aria-label={text} tabIndex={0} {...hint(text)}>
        <HazardToken warning={warning} />
      </span>
      {board.hazards?.backwards ? (
        <span className="hazard-backwards" role="img" aria-label={T.hazards.backwards} {...hint(T.hazards.backwards)}>
          <Icon name="undo" size={14} />
        </span>
      ) : null}
      {cards.map((key) => {
        const face = cardFace(lexicon, key);
        return (
          <span
            key={key}
            className="hazard-card"
            role="img"
            aria-label={face.name}
            tabIndex={0}
            {...hint(<CardHint lexicon={lexicon} face={faceIn(key)} />)}
          >
            <MiniCard face={face} />
            <span className="truncated">{face.name}</span>
          </span>
        );
      })}
    </div>
  );
}
