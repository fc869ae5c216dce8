import type { ReactNode } from 'react';
import { vesselSize } from '../geometry/berths.ts';
import type { RingPoint } from '../geometry/ring.ts';
import type { MapLayout } from '../geometry/star-map.ts';
import type { Fleet } from '../../view/board.ts';
import { COLOURS } from '../../view/board.ts';
import { shipsOf } from '../model/queries.ts';
import { ShipGroup } from './fleet.tsx';
import { Piece, type PieceProps } from './piece.tsx';

/** More ships of a colour than these are a numeral. */
const FEW = 4;
const LEAST_DECK = 38;
const groupWidth = (n: number): number => (n <= FEW ? n * 13.4 : 16 + String(n).length * 8);

/** How wide the deck is on which these ships stand. */
export function deckWidth(ships: Fleet, unit: number): number {
  const groups = Object.values(ships).map(groupWidth);
  const all = groups.reduce((sum, w) => sum + w, 0) + 4 * (groups.length - 1);
  return Math.max(LEAST_DECK, all + 8) * unit;
}

/**
 * Something that carries ships about: a hull, and a deck with its passengers. It has no colour of its own; the line along its side is that of
 * the system in which it stands.
 */
export function Vessel(props: PieceProps & { readonly layout: MapLayout; readonly at: RingPoint; readonly numerals: boolean }): ReactNode {
  const { layout, at, numerals, place, ships, state } = props;
  const { unit } = layout;
  const active = state === 'legal' || state === 'picked';
  const deck = deckWidth(place.ships, unit);
  const { deck: h, hull, bow } = vesselSize(unit);
  const [x, y] = [at.x - deck / 2, at.y - (h + hull) / 2];
  const groups = COLOURS.filter((c) => shipsOf(ships, c) > 0).map((colour) => ({ colour, n: shipsOf(ships, colour) }));
  const each = deck / Math.max(1, groups.length);
  const outline =
    `M${x} ${y + h}V${y + h * 0.4}Q${x} ${y} ${x + h * 0.4} ${y}H${x + deck - h * 0.4}Q${x + deck} ${y} ${x + deck} ${y + h * 0.4}V${y + h}` +
    `H${x + deck + bow}L${x + deck - hull * 0.4} ${y + h + hull}H${x + hull * 0.4}L${x - bow} ${y + h}Z`;
  return (
    <Piece
      piece={props}
      className={`map-vessel player-${place.system ?? 'white'}`}
      active={active}
      body={
        <>
          <path className="map-focus" d={outline} />
          {active ? (
            <>
              <path className="map-halo-outer" d={outline} />
              <path className="map-halo" d={outline} />
            </>
          ) : null}
          <path className="map-vessel-body" d={outline} />
          <path className="map-vessel-line" d={`M${x - bow} ${y + h}H${x + deck + bow}`} />
          {[0.25, 0.5, 0.75].map((k) => (
            <circle key={k} className="map-porthole" cx={x + deck * k} cy={y + h + hull * 0.46} r={1.5 * unit} />
          ))}
        </>
      }
    >
      <g className="map-on-globe" aria-hidden="true">
        {groups.map(({ colour, n }, i) => (
          <Passengers
            key={colour}
            colour={colour}
            n={n}
            x={x + each * (i + 0.5)}
            y={y + h / 2}
            unit={unit}
            numerals={numerals || groups.length > 2}
          />
        ))}
      </g>
    </Piece>
  );
}

/** Ships side by side on the deck. */
function Passengers(props: {
  readonly colour: (typeof COLOURS)[number];
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly numerals: boolean;
}): ReactNode {
  const { colour, n, x, y, unit, numerals } = props;
  const size = 12.2 * unit;
  if (n > FEW || (numerals && n > 1)) return <ShipGroup colour={colour} n={n} x={x} y={y} size={size} numerals />;
  return Array.from({ length: n }, (_, i) => (
    <ShipGroup key={i} colour={colour} n={1} x={x + (i - (n - 1) / 2) * 13.4 * unit} y={y} size={size} numerals={false} />
  ));
}
