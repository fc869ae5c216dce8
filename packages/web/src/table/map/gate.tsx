import { useEffect, useRef, useState, type ReactNode } from 'react';
import { settings, reducedMotion } from '../../client/settings.ts';
import type { Box } from '../../geometry/docking.ts';
import { gateFor, type GateLayout, type MapLayout } from '../../geometry/star-map.ts';
import { T } from '../../text.ts';
import { MarkerMark } from '../../components/token.tsx';
import type { AssetView, ColourName } from '../../model/board.ts';
import { ShipGroup } from './fleet.tsx';

const TURN = 560;
const ease = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

/** Turns along the rim from one target to the next. */
export function useTurning(
  layout: MapLayout,
  target: { readonly x: number; readonly y: number } | null,
): { x: number; y: number } | null {
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
export function GroupMarks(props: {
  readonly group: Group;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactNode {
  const { group, x, y, size } = props;
  return group.marks.map((m, i) => (
    <MarkerMark key={m.id} colour={m.tint} up={m.up} x={x + size * (0.9 + i)} y={y - size * 0.95} size={size} />
  ));
}

/** Where the groups of ships stand in the gate: side by side across it. */
export function inGate(gate: GateLayout, groups: readonly Group[], unit: number): { x: number; y: number }[] {
  const across = gate.angle + Math.PI / 2;
  const step = (groups.length > 2 ? 21 : 31) * unit;
  return groups.map((_, i) => {
    const d = (i - (groups.length - 1) / 2) * step;
    const inwards = 2 * unit;
    return {
      x: gate.x + Math.cos(across) * d - Math.cos(gate.angle) * inwards,
      y: gate.y + Math.sin(across) * d - Math.sin(gate.angle) * inwards,
    };
  });
}

/** The gate on the rim of the warp, its beam on the target, and the ships in it. */
export function Gate(props: {
  readonly layout: MapLayout;
  readonly target: { readonly x: number; readonly y: number };
  readonly colour: ColourName;
  readonly groups: readonly Group[];
  readonly numerals: boolean;
  /** Room that the gate's name keeps free. */
  readonly middle: Box | null;
}): ReactNode {
  const { layout, target, colour, groups, numerals, middle } = props;
  const { unit, radius, ship } = layout;
  const gate = gateFor(layout, target);
  const reach = Math.hypot(target.x - gate.x, target.y - gate.y) / unit - radius / unit - 6;
  const degrees = (gate.angle * 180) / Math.PI;
  const places = inGate(gate, groups, unit);
  const half = Math.max(44, groups.length > 2 ? groups.length * 11 + 12 : 44);
  const inner = half - 4;
  const behind = (40 + Math.abs(Math.cos(gate.angle)) * 18) * unit;
  const name = { x: gate.x - Math.cos(gate.angle) * behind, y: gate.y - Math.sin(gate.angle) * behind + 4 };
  return (
    <g className={`gate p-${colour}`} aria-hidden="true">
      <g
        transform={`translate(${gate.x.toFixed(1)} ${gate.y.toFixed(1)}) rotate(${degrees.toFixed(1)}) scale(${unit})`}
      >
        <path d={`M20 ${-inner} L${reach} -21 L${reach} 21 L20 ${inner}Z`} fill={`url(#beam-${colour})`} />
        <path className="gate-body" d={`M20 ${-half}H4A26 ${half} 0 0 0 4 ${half}H20`} />
        <path className="gate-line" d={`M22 ${-half}H4A26 ${half} 0 0 0 4 ${half}H22`} />
        <path className="gate-dots" d={`M14 ${-half - 6}H3A33 ${half + 6} 0 0 0 3 ${half + 6}H14`} />
      </g>
      {middle &&
      Math.abs(name.x - middle.x) < middle.w / 2 + 20 &&
      Math.abs(name.y - 4 - middle.y) < middle.h / 2 + 8 ? null : (
        <text className="gatelab" textAnchor="middle" x={name.x} y={name.y}>
          {T.map.gate}
        </text>
      )}
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
