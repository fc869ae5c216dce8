import { useShown } from '@parley/web/shell';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ShipMark } from '../pieces/ship.tsx';
import { fallPath, flightPath, pathOf, type Point } from '../geometry/flight.ts';
import type { Board } from '../../view/board.ts';
import { APART, FALL, FLIGHT, isFall, type Flight } from '../motion/flights.ts';
import { anchorOf, type MapModel } from './map-model.ts';

const MOST = 6;

/** Ships on their way: along a curve bowed away from the centre, or in a spiral into the warp. */
export function Flights(props: { readonly model: MapModel; readonly board: Board; readonly flights: readonly Flight[] }): ReactNode {
  const { model, board, flights } = props;
  const { ms } = useShown();
  return (
    <g aria-hidden="true">
      {flights.map((f) => {
        const from = anchorOf(model, board, f.from, f.colour);
        const to = anchorOf(model, board, f.to, f.colour);
        const centre = { x: model.layout.cx, y: model.layout.cy };
        const fall = isFall(f);
        const path = fall ? fallPath(from, to) : flightPath(from, to, centre);
        return <OneFlight key={f.id} flight={f} path={path} fall={fall} ms={ms} size={model.layout.ship} />;
      })}
    </g>
  );
}

function OneFlight(props: {
  readonly flight: Flight;
  readonly path: readonly Point[];
  readonly fall: boolean;
  readonly ms: number;
  readonly size: number;
}): ReactNode {
  const { flight, path, fall, ms, size } = props;
  const ref = useRef<SVGGElement>(null);
  const started = useRef(false);
  useLayoutEffect(() => {
    const ships = ref.current?.querySelectorAll<SVGGElement>('[data-flying]');
    if (!ships || started.current) return;
    started.current = true;
    const whole = (fall ? FALL : FLIGHT) + APART * (Math.min(MOST, flight.n) - 1);
    const pace = ms / Math.max(whole, 1);
    ships.forEach((ship, i) => {
      const frames = path.map((p, k) => {
        const t = k / (path.length - 1);
        const scale = fall ? 1 - 0.6 * t : 1;
        return {
          transform: `translate(${p.x.toFixed(1)}px, ${p.y.toFixed(1)}px) scale(${scale.toFixed(2)})`,
          opacity: fall && t > 0.85 ? (1 - t) / 0.15 : 1,
        };
      });
      ship.animate(frames, {
        duration: (fall ? FALL : FLIGHT) * pace,
        delay: i * APART * pace,
        easing: fall ? 'cubic-bezier(.6,0,.9,.4)' : 'cubic-bezier(.45,.05,.2,1)',
        fill: 'both',
      });
    });
    // A flight is started once: what it looks like later is in the animation.
  }, [path, fall, ms, flight.n]);
  return (
    <g ref={ref}>
      {fall ? null : <path className={`map-trail player-${flight.colour}`} d={pathOf(path)} />}
      {Array.from({ length: Math.min(MOST, flight.n) }, (_, i) => (
        <g key={i} data-flying="">
          <ShipMark colour={flight.colour} size={size} />
        </g>
      ))}
    </g>
  );
}
