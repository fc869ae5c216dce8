import { memo, type ReactNode } from 'react';
import { Ship } from '../pieces/ship.tsx';
import { MarkerIcon } from '../pieces/token.tsx';
import { COLOURS } from '../../view/board.ts';
import { personOf, shipsOf, warpWorlds } from '../model/queries.ts';
import { assetsAt } from '../model/things.ts';
import { useFlights } from '../motion/flights.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { pieceState, useAsk } from '@parley/web/shell';
import { pointKey } from '../model/point.ts';
import { standing } from './map-model.ts';

/** Ships in the warp, as shape and number. */
export const WarpRow = memo(function WarpRow({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  const { board, speaker } = useScene();
  const flights = useFlights();
  const ask = useAsk();
  const warp = board.places.find((p) => p.kind === 'warp');
  if (!warp) return null;
  const fleet = standing(warp, flights);
  const there = COLOURS.filter((c) => shipsOf(fleet, c) > 0);
  const worlds = warpWorlds(board);
  const state = pieceState(ask, 'place:warp');
  const content = (
    <>
      <span className="eyebrow">{T.map.warp}</span>
      {there.length + worlds.length === 0 ? <span className="muted">{T.map.warpEmpty}</span> : null}
      {there.map((c) => {
        const who = personOf(board, c);
        return (
          <span key={c} title={who < 0 ? c : speaker.player(who)}>
            <Ship colour={c} />
            {shipsOf(fleet, c)}
            {assetsAt(board, warp.name)
              .filter((x) => x.colour === c)
              .map((x) => (
                <MarkerIcon key={x.id} colour={x.tint} up={x.up} />
              ))}
          </span>
        );
      })}
      {worlds.map((p) => (
        <span key={p.name} className={`map-world player-${p.colour ?? p.system ?? 'white'}`} title={T.map.worldInWarp}>
          <i aria-hidden="true" />
          {speaker.place(p.name)}
        </span>
      ))}
    </>
  );
  if (state === 'legal' || state === 'picked')
    return (
      <button
        type="button"
        className={`map-warp is-${state}`}
        data-part="warp"
        style={{ left: x, top: y }}
        onClick={() => ask.press(pointKey({ kind: 'place', name: 'warp' }))}
      >
        {content}
      </button>
    );
  return (
    <div className="map-warp" data-part="warp" style={{ left: x, top: y }} role="group" aria-label={T.map.shipsInWarp}>
      {content}
    </div>
  );
});
