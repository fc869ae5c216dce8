import type { Lexicon } from '../../text/index.ts';
import type { ReactNode } from 'react';
import { T } from '../text/index.ts';
import { cardFace, cardLabel } from './card.tsx';
import { alienOfFlare } from '../../ids/index.ts';

/** The text of an alien, as it shows when one points at it. */
export function AlienHint({ lexicon, alien }: { readonly lexicon: Lexicon; readonly alien: string }): ReactNode {
  const a = lexicon.aliens[alien];
  if (!a) return alien;
  return (
    <>
      <b>{a.name}</b>
      <span className="hint-note">{a.summary}</span>
      <p>{a.power}</p>
    </>
  );
}

/** The text of a card. A flare has two. */
export function CardHint({ lexicon, face }: { readonly lexicon: Lexicon; readonly face: string }): ReactNode {
  const f = cardFace(lexicon, face);
  const alien = lexicon.aliens[alienOfFlare(f.face) ?? ''];
  return (
    <>
      <b>{cardLabel(f)}</b>
      {alien ? (
        <>
          <p>
            <b>{T.cards.wild}</b> {alien.wild}
          </p>
          <p>
            <b>{T.cards.super}</b> {alien.super}
          </p>
        </>
      ) : (
        <p>{f.full}</p>
      )}
    </>
  );
}
