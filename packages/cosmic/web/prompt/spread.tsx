import type { Spread } from '@parley/kernel';
import type { ReactNode } from 'react';
import { Ship } from '../pieces/ship.tsx';
import { addTo, SHELL, SpreadEnd, Stepper, sum, useAsk } from '@parley/web/shell';
import { colourOf, placeNamed, shipsOf } from '../model/queries.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { lastShip, leaves } from '../map/planet-text.ts';
import { shipsId, shipsIn } from '../../ids/index.ts';

/** Ships over places: a stepper for each, here and on the map. */
export function SpreadBody({ decision }: { readonly decision: Spread }): ReactNode {
  const { board, seat, speaker } = useScene();
  const ask = useAsk();
  const counts = ask.draft?.kind === 'counts' ? ask.draft.counts : {};
  const n = sum(counts);
  const leaving = seat !== null && leaves(decision);
  const change = (id: string, by: number): void => ask.setDraft({ kind: 'counts', counts: addTo(decision, counts, id, by) });
  const target = board.encounter?.target ?? null;
  const emptied =
    leaving && seat !== null
      ? Object.entries(counts).filter(([id, k]) => {
          const place = placeNamed(board, id);
          return place && lastShip(board, speaker, seat, place, k) !== null;
        }).length
      : 0;
  return (
    <>
      <div className="prompt-rows scrolling" tabIndex={-1}>
        {decision.places.map(({ id, max }, i) => {
          const k = counts[id] ?? 0;
          const ships = shipsIn(id);
          const place = ships === null ? undefined : placeNamed(board, ships.place);
          const mine = seat === null || !place ? 0 : shipsOf(place.ships, colourOf(board, seat));
          // One of several ships of a place, of which the first is called like all of them, or a stack.
          const first = ships !== null && decision.places.some((p) => p.id === shipsId({ ...ships, nth: 2 }));
          const single = first || ships?.nth !== undefined || ships?.stack !== undefined;
          const label = speaker.place(first ? shipsId({ ...ships, nth: 1 }) : id);
          const last = leaving && seat !== null && place && k > 0 ? lastShip(board, speaker, seat, place, k) : null;
          return (
            <div
              key={id}
              data-part="row"
              className={k > 0 ? 'prompt-row is-on' : 'prompt-row'}
              onMouseEnter={() => ask.setHovered(id)}
              onMouseLeave={() => ask.setHovered(null)}
            >
              {i < 9 ? <kbd>{i + 1}</kbd> : <span />}
              <span className="truncated">
                {place?.colour ? <Ship colour={place.colour} size={11} /> : null} <b>{label}</b>{' '}
                {last ? <span className="warning-line">{T.prompt.lastShip}</span> : null}
              </span>
              <span className="secondary">
                {leaving ? T.prompt.stay({ n: max - k }) : mine > 0 && !single ? T.prompt.come({ n: mine + k }) : ''}
              </span>
              <Stepper label={label} n={k} mayAdd={k < max && n < decision.max} onAdd={(by) => change(id, by)} />
            </div>
          );
        })}
      </div>
      <SpreadEnd
        decision={decision}
        label={
          decision.shows?.role === 'commit' && target !== null
            ? T.prompt.launch({ n, target: speaker.place(target) })
            : decision.shows?.role === 'join'
              ? T.prompt.sendShips({ n })
              : leaving
                ? n === 0 && decision.min > 0
                  ? T.prompt.chooseShips
                  : T.prompt.theseShips({ n })
                : SHELL.prompt.likeThis
        }
        note={emptied > 0 ? T.prompt.colonyLost({ n: emptied }) : undefined}
      />
    </>
  );
}
