import type { Part as AnyPart } from '@parley/kernel/sentence';
import { useHint } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { colourOf } from '../model/queries.ts';
import { isPart } from '../../text/index.ts';
import { useScene } from '../scene/context.ts';
import { PlayerName } from './player-name.tsx';
import { Ships } from './ship.tsx';
import { AlienHint, CardHint } from './texts.tsx';

/** A thing that a sentence speaks of: shapes for names, ships for counts, and texts behind cards and aliens. */
export function Thing({ part }: { readonly part: AnyPart }): ReactNode {
  const { board, lexicon } = useScene();
  const hint = useHint();
  if (!isPart(part)) return part.text;
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'player':
      return <PlayerName colour={colourOf(board, part.seat)} name={part.text} />;
    case 'place':
      return part.place === 'planet' ? <b>{part.text}</b> : part.text;
    case 'ships':
      return <Ships colour={part.colour} n={part.n} />;
    case 'card':
      return (
        <b className="named" {...hint(<CardHint lexicon={lexicon} face={part.face} />)}>
          {part.text}
        </b>
      );
    case 'alien':
      return (
        <b className="named" {...hint(<AlienHint lexicon={lexicon} alien={part.id} />)}>
          {part.text}
        </b>
      );
  }
}
