import type { Part as AnyPart } from '@parley/kernel/sentence';
import { useHint } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { colourOf } from '../model/queries.ts';
import type { Part } from '../../text/index.ts';
import { useScene } from '../scene/context.ts';
import { PlayerName } from './player-name.tsx';
import { Ships } from './ship.tsx';
import { AlienHint, CardHint } from './texts.tsx';

/** A thing that a sentence speaks of: shapes for names, ships for counts, and texts behind cards and aliens. */
export function Thing({ part }: { readonly part: AnyPart }): ReactNode {
  const { board, lexicon } = useScene();
  const hint = useHint();
  // Sentences of this game are made of its own parts.
  const of = part as Part;
  switch (of.kind) {
    case 'text':
      return of.text;
    case 'player':
      return <PlayerName colour={colourOf(board, of.seat)} name={of.text} />;
    case 'place':
      return of.place === 'planet' ? <b>{of.text}</b> : of.text;
    case 'ships':
      return <Ships colour={of.colour} n={of.n} />;
    case 'card':
      return (
        <b className="named" {...hint(<CardHint lexicon={lexicon} face={of.face} />)}>
          {of.text}
        </b>
      );
    case 'alien':
      return (
        <b className="named" {...hint(<AlienHint lexicon={lexicon} alien={of.id} />)}>
          {of.text}
        </b>
      );
  }
}
