import type { ReactNode } from 'react';
import type { Board } from '../model/board.ts';
import { colourOf } from '../model/queries.ts';
import { placeLabel, type Part } from '../model/speech.ts';
import { useHint } from '@parley/web/parts/hint.tsx';
import { AlienHint, CardHint } from './texts.tsx';
import { PlayerName } from './player-name.tsx';
import { Ships } from './ship.tsx';
import type { Lexicon } from '../../text/index.ts';

/** A sentence with shapes for names, ships for counts, and texts behind cards and aliens. */
export function Parts(props: { readonly parts: readonly Part[]; readonly board: Board; readonly lexicon: Lexicon }): ReactNode {
  const { parts, board, lexicon } = props;
  return parts.map((part, i) => {
    const before = parts[i - 1];
    // What a name took along is not said twice.
    if (part.kind === 'text') return before && before.kind !== 'text' ? part.text.replace(MARKS, '') : part.text;
    const next = parts[i + 1];
    const marks = next?.kind === 'text' ? (MARKS.exec(next.text)?.[0] ?? '') : '';
    const shown = <OnePart key={i} part={part} board={board} lexicon={lexicon} />;
    return marks === '' ? (
      shown
    ) : (
      <span key={i} className="nobreak">
        {shown}
        {marks}
      </span>
    );
  });
}

/** Marks after a name stay with it: a full stop does not begin a line. */
const MARKS = /^[.,;:!?]+/;

function OnePart({ part, board, lexicon }: { readonly part: Part; readonly board: Board; readonly lexicon: Lexicon }): ReactNode {
  const hint = useHint();
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'player':
      return <PlayerName colour={colourOf(board, part.seat)} name={part.text} />;
    case 'place':
      return <b>{placeLabel(part.name)}</b>;
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
