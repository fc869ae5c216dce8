import type { Decision } from '@parley/kernel';
import type { ReactNode } from 'react';
import { pointOf } from '../model/point.ts';
import { changeBy, leader, leadingAfter } from '../model/preview.ts';
import { colourOf, placeNamed, sheetZoneOf } from '../model/queries.ts';
import { isCovered } from '../model/things.ts';
import { cardFace, MiniCard } from '../pieces/card.tsx';
import { PlayerName } from '../pieces/player-name.tsx';
import { Ship } from '../pieces/ship.tsx';
import { useScene } from '../scene/context.ts';
import { T } from '../text/index.ts';

/** An option as a label: with the shape of the seat it is about. */
export function OptionLabel({ decision, option }: { readonly decision: Decision; readonly option: string }): ReactNode {
  const { board, speaker, lexicon } = useScene();
  const point = pointOf(board, option);
  if (point?.kind === 'player') return <PlayerName colour={colourOf(board, point.seat)} name={speaker.player(point.seat)} size={13} />;
  if (point?.kind === 'place') {
    const place = placeNamed(board, point.name);
    return (
      <>
        {place?.colour ? <Ship colour={place.colour} size={12} /> : null} {speaker.place(option)}
      </>
    );
  }
  if (point?.kind === 'card' && option === point.key) {
    const zone = sheetZoneOf(board, point.key) ?? (isCovered(board, point.key) ? T.cards.aside : null);
    return (
      <span className="card-label">
        <MiniCard face={cardFace(lexicon, point.key)} /> {speaker.option(decision, option)}
        {zone === null ? null : <span className="muted small">{zone}</span>}
      </span>
    );
  }
  return speaker.option(decision, option);
}

/** How it would stand after it, where that can be told. */
export function OptionResult({ decision, option }: { readonly decision: Decision; readonly option: string }): ReactNode {
  const { board, lexicon, seat, speaker } = useScene();
  const change = changeBy(board, lexicon, decision, option, seat);
  const after = change && leadingAfter(board, change);
  if (!after) return null;
  const who = speaker.people([leader(board, after)]);
  return (
    <>
      <b>
        {after.totals[0]} : {after.totals[1]}
      </b>
      {after.tie ? T.prompt.tie({ who }) : T.prompt.lead({ who, n: after.by })}
    </>
  );
}
