import type { ReactNode } from 'react';
import { ShipMark } from '../pieces/ship.tsx';
import { badgeAt, docks, numberAt } from '../geometry/docking.ts';
import type { RingPoint } from '../geometry/ring.ts';
import type { MapLayout } from '../geometry/star-map.ts';
import type { ColourName, Fleet } from '../../view/board.ts';
import { COLOURS } from '../../view/board.ts';
import { shipsOf } from '../model/queries.ts';
import { useAimedAt } from './aim.ts';
import { Capsule, ShipGroup } from './fleet.tsx';
import { Piece, type PieceProps } from './piece.tsx';

export interface PlanetProps extends PieceProps {
  readonly layout: MapLayout;
  readonly at: RingPoint;
  /** Whose home system this is, and the colours of the ships of whoever lives there. */
  readonly home: ColourName;
  readonly crew: readonly ColourName[];
  /** It is in the gate: what is here is the place it will come back to. */
  readonly away: boolean;
  /** May still be changed, but is not what is asked. */
  readonly dashed?: boolean;
  /** Ships have just come here. */
  readonly arrived: boolean;
  readonly numerals: boolean;
  /** Stacks here, by colour: how many ships each counts. */
  readonly stacks: readonly { readonly colour: ColourName; readonly ships: number }[];
  /** What is attached to it, and special ships on it. */
  readonly things?: ReactNode;
  readonly badges: readonly { readonly text: string; readonly title: string }[];
  readonly colonyLabel: (colour: ColourName) => string;
}

/** A planet with its owner's ships on it, foreign colonies docked outside, its number and what lies at it inside. */
export function Planet(props: PlanetProps): ReactNode {
  const { layout, place, at, home, crew, away, state, numerals } = props;
  const { radius, unit } = layout;
  const { x, y } = at;
  const ships = away ? NONE : props.ships;
  const own = crew.filter((c) => shipsOf(ships, c) > 0);
  const foreign = COLOURS.filter((c) => !crew.includes(c) && shipsOf(ships, c) > 0);
  const docked = docks(
    layout,
    at,
    foreign.map((c) => shipsOf(ships, c)),
    numerals,
  );
  const number = numberAt(layout, at);
  const angle = (Math.atan2(y - layout.cy, x - layout.cx) * 180) / Math.PI;
  const active = state === 'legal' || state === 'picked' || props.dashed === true;
  // A planet of another colour that lies in this system is told by its own texture.
  const look = place.colour ?? home;
  return (
    <Piece
      piece={props}
      className={`player-${home}${away ? ' is-away' : ''}${place.inWarp ? ' is-adrift' : ''}`}
      active={active}
      body={
        <>
          {state === 'legal' || state === 'picked' ? (
            <>
              <circle className="map-halo-outer" cx={x} cy={y} r={radius + 5 * unit} />
              <circle className="map-halo" cx={x} cy={y} r={radius + 4 * unit} />
            </>
          ) : null}
          {props.dashed && state === 'plain' ? <circle className="map-halo-dash" cx={x} cy={y} r={radius + 4 * unit} /> : null}
          {props.arrived ? <circle className="map-arrival" cx={x} cy={y} r={radius + 6 * unit} /> : null}
          <circle className="map-focus" cx={x} cy={y} r={radius + 8 * unit} />
          {away ? null : <Globe x={x} y={y} r={radius} look={look} angle={angle} settled={own.length > 0 && !place.inWarp} />}
          <circle className={own.length > 0 ? 'map-rim-line' : 'map-rim-line is-dashed'} cx={x} cy={y} r={radius} />
          {place.inWarp ? <Swirl x={x} y={y} r={radius} /> : null}
        </>
      }
    >
      {/* What stands on it and beside it is told by the label. */}
      <g className="map-on-globe" aria-hidden="true">
        {away ? null : <Crew layout={layout} x={x} y={y} ships={ships} colours={own} home={home} numerals={numerals} />}
        <text className="map-planet-number" x={number.x} y={number.y} textAnchor="middle">
          {place.nth}
        </text>
        <AimBrackets place={place.name} x={x} y={y} r={radius + 6 * unit} />
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
      {props.badges.map((b, i) => {
        const place = badgeAt(layout, at, i);
        return (
          <g key={i} className="map-badge">
            <title>{b.title}</title>
            <circle cx={place.x} cy={place.y} r={8 * Math.min(1, Math.max(0.8, unit))} />
            <text x={place.x} y={place.y + 4} textAnchor="middle" aria-hidden="true">
              {b.text}
            </text>
          </g>
        );
      })}
    </Piece>
  );
}

const NONE: Fleet = {};

/** The body of a planet, with its seat's texture, lit from the middle of the map. `settled`: ships of whoever lives there are on it. */
export function Globe(props: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly look: ColourName;
  readonly angle: number;
  readonly settled: boolean;
}): ReactNode {
  const { x, y, r, look, angle, settled } = props;
  return (
    <>
      <g className={settled ? undefined : 'is-empty'}>
        <circle cx={x} cy={y} r={r} fill={`url(#pl-${look})`} />
        <circle cx={x} cy={y} r={r} fill={`url(#tx-${look})`} />
      </g>
      <circle cx={x} cy={y} r={r} fill="url(#shade)" transform={`rotate(${angle.toFixed(1)} ${x} ${y})`} />
      <circle cx={x} cy={y} r={r - 1.5} fill="url(#pad)" />
    </>
  );
}

/** Ships on a planet: of one colour, or of several, a row each. Without any, the outline of the seat's shape. */
export function Crew(props: {
  readonly layout: MapLayout;
  readonly x: number;
  readonly y: number;
  readonly ships: Fleet;
  readonly colours: readonly ColourName[];
  readonly home: ColourName;
  readonly numerals: boolean;
}): ReactNode {
  const { layout, x, y, ships, colours, home, numerals } = props;
  const { ship } = layout;
  if (colours.length === 0) return <ShipMark colour={home} x={x} y={y} size={ship} ghost />;
  const several = colours.length > 1;
  const size = several ? ship * 0.86 : ship;
  // Numerals are never smaller than can be read.
  const row = Math.max(size * 1.2, 11.5);
  return colours.map((c, i) => (
    <ShipGroup
      key={c}
      colour={c}
      n={shipsOf(ships, c)}
      x={x}
      y={y + (i - (colours.length - 1) / 2) * row}
      size={size}
      numerals={numerals || several}
    />
  ));
}

/** The arms of the warp around a planet that is in it. */
function Swirl({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): ReactNode {
  const at = (turn: number, reach: number): string =>
    `${(x + Math.cos(turn) * reach).toFixed(1)} ${(y + Math.sin(turn) * reach).toFixed(1)}`;
  const arm = (k: number): string => {
    const steps = Array.from({ length: 13 }, (_, i) => at(((k + i / 7) * 2 * Math.PI) / 3, r * (1.26 - i * 0.0185)));
    return `M${steps.join('L')}`;
  };
  return (
    <g className="map-swirl">
      {[0, 1, 2].map((k) => (
        <path key={k} d={arm(k)} />
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
    <g className="map-stack-mark">
      <rect x={x - width / 2} y={y - 7} width={width} height="14" rx="7" />
      <text x={x} y={y + 4} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Around the target, and around the one in question. */
function AimBrackets(props: { readonly place: string; readonly x: number; readonly y: number; readonly r: number }): ReactNode {
  const { place, x, y, r } = props;
  return useAimedAt(place) ? <Brackets x={x} y={y} r={r} /> : null;
}

/** Four white brackets around the target. */
export function Brackets({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): ReactNode {
  const arc = (middle: number): string => {
    const from = ((middle - 18.3) * Math.PI) / 180;
    const to = ((middle + 18.3) * Math.PI) / 180;
    return `M${(x + r * Math.cos(from)).toFixed(1)} ${(y + r * Math.sin(from)).toFixed(1)}A${r} ${r} 0 0 1 ${(x + r * Math.cos(to)).toFixed(1)} ${(y + r * Math.sin(to)).toFixed(1)}`;
  };
  return (
    <g className="map-brackets">
      {[45, 135, 225, 315].map((a) => (
        <path key={a} d={arc(a)} />
      ))}
    </g>
  );
}
