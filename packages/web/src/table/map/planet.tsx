import type { KeyboardEvent, ReactNode } from 'react';
import { ShipMark } from '../../components/ship.tsx';
import { docks, numberAt } from '../../geometry/docking.ts';
import type { RingPoint } from '../../geometry/ring.ts';
import type { MapLayout } from '../../geometry/star-map.ts';
import type { ColourName, Fleet, PlaceView } from '../../model/board.ts';
import { COLOURS } from '../../model/model.ts';
import { shipsOf } from '../../model/queries.ts';
import type { PieceState } from '../interaction.ts';
import { Capsule, ShipGroup } from './fleet.tsx';

export interface PlanetProps {
  readonly layout: MapLayout;
  readonly place: PlaceView;
  readonly at: RingPoint;
  /** Ships as they stand now: those still on their way are not among them. */
  readonly ships: Fleet;
  /** Whose home system this is. */
  readonly home: ColourName;
  readonly state: PieceState;
  /** May still be changed, but is not what is asked. */
  readonly dashed?: boolean;
  readonly target: boolean;
  /** Ships have just come here. */
  readonly arrived: boolean;
  readonly numerals: boolean;
  /** Stacks here, by colour: how many ships each counts. */
  readonly stacks: readonly { readonly colour: ColourName; readonly ships: number }[];
  /** What is attached to it, and special ships on it. */
  readonly things?: ReactNode;
  readonly badges: readonly { readonly text: string; readonly title: string }[];
  readonly label: string;
  readonly colonyLabel: (colour: ColourName) => string;
  readonly focusable: boolean;
  readonly hints: object;
  readonly onPress: (back: boolean) => void;
  readonly onKey: (e: KeyboardEvent<SVGGElement>) => void;
  readonly onHover: (on: boolean) => void;
}

/** A planet with its owner's ships on it, foreign colonies docked outside, its number and what lies at it inside. */
export function Planet(props: PlanetProps): ReactNode {
  const { layout, place, at, ships, home, state, target, numerals, label, focusable } = props;
  const { radius, ship, unit } = layout;
  const { x, y } = at;
  const own = shipsOf(ships, home);
  const foreign = COLOURS.filter((c) => c !== home && shipsOf(ships, c) > 0);
  const docked = docks(layout, at, foreign.map((c) => shipsOf(ships, c)), numerals); // prettier-ignore
  const number = numberAt(layout, at);
  const angle = (Math.atan2(y - layout.cy, x - layout.cx) * 180) / Math.PI;
  const active = state === 'legal' || state === 'picked' || props.dashed;
  // A planet of another colour that lies in this system is told by its own texture.
  const look = place.colour ?? home;
  return (
    <g
      className={`planet p-${home} is-${state}${active ? ' can' : ''}`}
      onClick={(e) => props.onPress(e.shiftKey)}
      onKeyDown={props.onKey}
      onMouseEnter={() => props.onHover(true)}
      onMouseLeave={() => props.onHover(false)}
      {...props.hints}
    >
      <g
        className="globe"
        role={active ? 'button' : 'img'}
        aria-label={label}
        aria-pressed={active ? state === 'picked' : undefined}
        tabIndex={focusable ? 0 : -1}
        data-place={place.name}
      >
        {state === 'legal' || state === 'picked' ? (
          <>
            <circle className="halo2" cx={x} cy={y} r={radius + 5 * unit} />
            <circle className="halo" cx={x} cy={y} r={radius + 4 * unit} />
          </>
        ) : null}
        {props.dashed && state === 'plain' ? (
          <circle className="halo-dash" cx={x} cy={y} r={radius + 4 * unit} />
        ) : null}
        {props.arrived ? <circle className="arrival" cx={x} cy={y} r={radius + 6 * unit} /> : null}
        <circle className="focusring" cx={x} cy={y} r={radius + 8 * unit} />
        <g className={own > 0 ? undefined : 'empty'}>
          <circle cx={x} cy={y} r={radius} fill={`url(#pl-${look})`} />
          <circle cx={x} cy={y} r={radius} fill={`url(#tx-${look})`} />
        </g>
        <circle cx={x} cy={y} r={radius} fill="url(#shade)" transform={`rotate(${angle.toFixed(1)} ${x} ${y})`} />
        <circle cx={x} cy={y} r={radius - 1.5} fill="url(#pad)" />
        <circle className={own > 0 ? 'rimline' : 'rimline dashed'} cx={x} cy={y} r={radius} />
      </g>
      {/* What stands on it and beside it is told by the label. */}
      <g className="on-globe" aria-hidden="true">
        {own > 0 ? (
          <ShipGroup colour={home} n={own} x={x} y={y} size={ship} numerals={numerals} />
        ) : (
          <ShipMark colour={home} x={x} y={y} size={ship} ghost />
        )}
        <text className="plnum" x={number.x} y={number.y} textAnchor="middle">
          {place.nth}
        </text>
        {target ? <Brackets x={x} y={y} r={radius + 6 * unit} /> : null}
        <StackMark x={x} y={y - radius} sizes={props.stacks.map((s) => s.ships)} />
      </g>
      {foreign.map((c, i) => (
        <Capsule
          key={c}
          colour={c}
          n={shipsOf(ships, c)}
          x={docked[i].x}
          y={docked[i].y}
          unit={unit}
          compact={docked[i].compact}
          label={props.colonyLabel(c)}
        />
      ))}
      {props.things}
      {props.badges.map((b, i) => (
        <g key={i} className="badge">
          <title>{b.title}</title>
          <circle cx={number.x - at.nx * (16 + i * 17)} cy={number.y - 4 - at.ny * (16 + i * 17)} r="8" />
          <text
            x={number.x - at.nx * (16 + i * 17)}
            y={number.y - at.ny * (16 + i * 17)}
            textAnchor="middle"
            aria-hidden="true"
          >
            {b.text}
          </text>
        </g>
      ))}
    </g>
  );
}

/** How many ships each stack here counts, in one label on the rim. */
function StackMark(props: { readonly x: number; readonly y: number; readonly sizes: readonly number[] }): ReactNode {
  const { x, y, sizes } = props;
  if (sizes.length === 0) return null;
  const text = sizes.map((n) => `×${n}`).join(' ');
  const width = 8 + text.length * 6.5;
  return (
    <g className="stackmark">
      <rect x={x - width / 2} y={y - 7} width={width} height="14" rx="7" />
      <text x={x} y={y + 4} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Four white brackets around the target. */
export function Brackets({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): ReactNode {
  const arc = (middle: number): string => {
    const from = ((middle - 18.3) * Math.PI) / 180;
    const to = ((middle + 18.3) * Math.PI) / 180;
    return `M${(x + r * Math.cos(from)).toFixed(1)} ${(y + r * Math.sin(from)).toFixed(1)}A${r} ${r} 0 0 1 ${(x + r * Math.cos(to)).toFixed(1)} ${(y + r * Math.sin(to)).toFixed(1)}`;
  };
  return (
    <g className="brackets">
      {[45, 135, 225, 315].map((a) => (
        <path key={a} d={arc(a)} />
      ))}
    </g>
  );
}
