import { useEffect, useRef, useState, type ReactNode } from 'react';
import { reducedMotion, settings } from '@parley/web/shell';
import type { Box } from '../geometry/docking.ts';
import type { Point } from '../geometry/flight.ts';
import { gateFor, type GateLayout, type MapLayout } from '../geometry/star-map.ts';
import { T } from '../text/index.ts';
import { MarkerMark } from '../pieces/token.tsx';
import type { AssetView, ColourName, PlaceView } from '../../view/board.ts';
import { COLOURS } from '../../view/board.ts';
import { shipsOf } from '../model/queries.ts';
import { ShipGroup } from './fleet.tsx';
import { Crew, Globe } from './planet.tsx';

const TURN = 560;
const ease = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

/** Turns along the rim from one target to the next. */
export function useTurning(layout: MapLayout, target: { readonly x: number; readonly y: number } | null): { x: number; y: number } | null {
  const x = target?.x ?? null;
  const y = target?.y ?? null;
  const [shown, setShown] = useState(target);
  const last = useRef<{ x: number; y: number } | null>(target);
  const { cx, cy } = layout;
  useEffect(() => {
    if (x === null || y === null) {
      last.current = null;
      setShown(null);
      return undefined;
    }
    const from = last.current;
    last.current = { x, y };
    const speed = reducedMotion() ? 0 : settings.get().speed;
    if (!from || speed === 0 || (from.x === x && from.y === y)) {
      setShown({ x, y });
      return undefined;
    }
    const a = Math.atan2(from.y - cy, from.x - cx);
    let turn = Math.atan2(y - cy, x - cx) - a;
    if (turn > Math.PI) turn -= 2 * Math.PI;
    if (turn < -Math.PI) turn += 2 * Math.PI;
    const reachA = Math.hypot(from.x - cx, from.y - cy);
    const reachB = Math.hypot(x - cx, y - cy);
    const start = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const t = Math.min(1, (now - start) / (TURN * speed));
      const k = ease(t);
      const r = reachA + (reachB - reachA) * k;
      setShown({ x: cx + Math.cos(a + turn * k) * r, y: cy + Math.sin(a + turn * k) * r });
      if (t < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [x, y, cx, cy]);
  return shown;
}

export interface Group {
  readonly colour: ColourName;
  readonly n: number;
  /** Markers of the special ships among them. */
  readonly marks: readonly AssetView[];
}

/** The markers at the shoulder of a group of ships. */
export function GroupMarks(props: { readonly group: Group; readonly x: number; readonly y: number; readonly size: number }): ReactNode {
  const { group, x, y, size } = props;
  return group.marks.map((m, i) => (
    <MarkerMark key={m.id} colour={m.tint} up={m.up} x={x + size * (0.9 + i)} y={y - size * 0.95} size={size} />
  ));
}

interface InGate {
  readonly carrier: Point | null;
  readonly groups: readonly Point[];
}

/** Where the groups of ships stand in the gate: side by side across it. A planet in the gate comes first and takes more room. */
export function inGate(gate: GateLayout, groups: number, carrier: boolean, unit: number): InGate {
  const across = gate.angle + Math.PI / 2;
  const step = (groups > 2 ? 21 : 31) * unit;
  const planet = carrier ? (groups > 0 ? 38 : 0) * unit : 0;
  const at = (d: number, outwards: number): Point => ({
    x: gate.x + Math.cos(across) * d + Math.cos(gate.angle) * outwards * unit,
    y: gate.y + Math.sin(across) * d + Math.sin(gate.angle) * outwards * unit,
  });
  const first = -(planet + (groups - 1) * step) / 2;
  return {
    carrier: carrier ? at(groups > 0 ? first : 0, 6) : null,
    groups: Array.from({ length: groups }, (_, i) => at(first + planet + i * step, -2)),
  };
}

/** The gate on the rim of the warp, its beam on the target, and the ships in it. */
export function Gate(props: {
  readonly layout: MapLayout;
  readonly target: { readonly x: number; readonly y: number };
  readonly colour: ColourName;
  readonly groups: readonly Group[];
  /** A planet that is in the gate, with all ships on it. */
  readonly carrier: PlaceView | null;
  readonly numerals: boolean;
  /** Room that the gate's name keeps free. */
  readonly middle: Box | null;
}): ReactNode {
  const { layout, target, colour, groups, carrier, numerals, middle } = props;
  const { unit, radius, ship } = layout;
  const gate = gateFor(layout, target);
  const reach = Math.hypot(target.x - gate.x, target.y - gate.y) / unit - radius / unit - 6;
  const degrees = (gate.angle * 180) / Math.PI;
  const { groups: places, carrier: planet } = inGate(gate, groups.length, carrier !== null, unit);
  const beside = carrier === null ? 0 : Math.max(0, groups.length - 1) * 10;
  const half = Math.max(44, groups.length > 2 ? groups.length * 11 + 12 : 44) + beside;
  const inner = half - 4;
  const behind = (40 + Math.abs(Math.cos(gate.angle)) * 18) * unit;
  const name = { x: gate.x - Math.cos(gate.angle) * behind, y: gate.y - Math.sin(gate.angle) * behind + 4 };
  return (
    <g className={` player-${colour}`} aria-hidden="true">
      <g transform={`translate(${gate.x.toFixed(1)} ${gate.y.toFixed(1)}) rotate(${degrees.toFixed(1)}) scale(${unit})`}>
        <path d={`M20 ${-inner} L${reach} -21 L${reach} 21 L20 ${inner}Z`} fill={`url(#beam-${colour})`} />
        <path className="map-gate-body" d={`M20 ${-half}H4A26 ${half} 0 0 0 4 ${half}H20`} />
        <path className="map-gate-line" d={`M22 ${-half}H4A26 ${half} 0 0 0 4 ${half}H22`} />
        <path className="map-gate-dots" d={`M14 ${-half - 6}H3A33 ${half + 6} 0 0 0 3 ${half + 6}H14`} />
      </g>
      {middle && Math.abs(name.x - middle.x) < middle.w / 2 + 20 && Math.abs(name.y - 4 - middle.y) < middle.h / 2 + 8 ? null : (
        <text className="map-gate-label" textAnchor="middle" x={name.x} y={name.y}>
          {T.map.gate}
        </text>
      )}
      {carrier && planet ? <Carrier layout={layout} place={carrier} at={planet} numerals={numerals} /> : null}
      {groups.map((g, i) => (
        <g key={g.colour}>
          <ShipGroup
            colour={g.colour}
            n={g.n}
            x={places[i].x}
            y={places[i].y}
            size={groups.length > 2 ? ship * 0.86 : ship}
            numerals={numerals || (groups.length > 2 && g.n > 2)}
          />
          <GroupMarks group={g} {...places[i]} size={ship * 0.95} />
        </g>
      ))}
    </g>
  );
}

const IN_GATE = 0.76;

/** A planet in the gate: smaller than at home. */
function Carrier(props: {
  readonly layout: MapLayout;
  readonly place: PlaceView;
  readonly at: Point;
  readonly numerals: boolean;
}): ReactNode {
  const { layout, place, at, numerals } = props;
  const { x, y } = at;
  const r = layout.radius * IN_GATE;
  const look = place.colour ?? place.system ?? 'white';
  const there = COLOURS.filter((c) => shipsOf(place.ships, c) > 0);
  const angle = (Math.atan2(y - layout.cy, x - layout.cx) * 180) / Math.PI;
  return (
    <g className={`player-${look}`}>
      <Globe x={x} y={y} r={r} look={look} angle={angle} settled={there.length > 0} />
      <circle className="map-rim-line" cx={x} cy={y} r={r} />
      <Crew layout={layout} x={x} y={y} ships={place.ships} colours={there} home={look} numerals={numerals} />
    </g>
  );
}
