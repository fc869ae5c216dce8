import type { KeyboardEvent, ReactNode } from 'react';
import type { Fleet, PlaceView } from '../../view/board.ts';
import type { PieceState } from '@parley/web/shell';

/** What everything has on which ships stand. */
export interface PieceProps {
  readonly place: PlaceView;
  /** Ships as they stand now: those still on their way are not among them. */
  readonly ships: Fleet;
  readonly state: PieceState;
  readonly label: string;
  readonly focusable: boolean;
  readonly hints: object;
  readonly onPress: (back: boolean) => void;
  readonly onKey: (e: KeyboardEvent<SVGGElement>) => void;
  readonly onHover: (on: boolean) => void;
}

/** Something on the map that ships stand on: pressed, reached by keys, read out. `body` is what has the label, the rest is beside it. */
export function Piece({
  piece,
  className,
  active,
  body,
  children,
}: {
  readonly piece: PieceProps;
  readonly className: string;
  readonly active: boolean;
  readonly body: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { place, state, label, focusable } = piece;
  return (
    <g
      data-part="piece"
      data-state={state}
      className={`map-planet is-${state}${active ? ' is-active' : ''} ${className}`}
      onClick={(e) => piece.onPress(e.shiftKey)}
      onKeyDown={piece.onKey}
      onMouseEnter={() => piece.onHover(true)}
      onMouseLeave={() => piece.onHover(false)}
      {...piece.hints}
    >
      <g
        className="map-globe"
        role={active ? 'button' : 'img'}
        aria-label={label}
        aria-pressed={active ? state === 'picked' : undefined}
        tabIndex={focusable ? 0 : -1}
        data-place={place.name}
      >
        {body}
      </g>
      {children}
    </g>
  );
}
