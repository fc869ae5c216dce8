import type { ReactNode } from 'react';
import type { ColourName } from '../../view/board.ts';
import { T } from '../text/index.ts';

interface Hull {
  readonly shape: ReactNode;
  /** Where the core sits below the middle. */
  readonly core?: number;
}

/** A seat is a shape first: the ship is the shape. On a grid from -10 to 10. */
const HULLS: { readonly [C in ColourName]: Hull } = {
  red: { shape: <path d="M0-9.2 8.6 7.6Q0 3.6-8.6 7.6Z" />, core: 1.5 },
  blue: { shape: <circle r="8" /> },
  green: { shape: <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="2" /> },
  yellow: { shape: <path d="M0-9.6 8 0 0 9.6-8 0Z" /> },
  purple: { shape: <path d="M-8-4.6 0-9.2 8-4.6V4.6L0 9.2-8 4.6Z" /> },
  orange: { shape: <path d="M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z" /> },
  white: { shape: <path d="M0-9.6 2.8-3.4 9.4-2.9 4.4 1.5 5.9 8.2 0 4.7-5.9 8.2-4.4 1.5-9.4-2.9-2.8-3.4Z" /> },
  black: { shape: <path d="M-8-8.4H8L2.6 0 8 8.4H-8L-2.6 0Z" /> },
};

/** The drawing alone, to be put into another one: middle at (x, y), `size` across. */
export function ShipMark(props: {
  readonly colour: ColourName;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  /** An outline, where no ship is. */
  readonly ghost?: boolean;
}): ReactNode {
  const { colour, x = 0, y = 0, size, ghost } = props;
  const { shape, core = 0 } = HULLS[colour];
  return (
    <g
      className={`player-${colour}`}
      data-part={ghost ? undefined : 'ship'}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 20).toFixed(3)})`}
    >
      <g className={ghost ? 'hull-ghost' : 'hull'}>{shape}</g>
      {ghost ? null : <circle className="hull-core" r="2.1" cy={core} />}
    </g>
  );
}

/** A ship by itself, among text. */
export function Ship({ colour, size = 14 }: { readonly colour: ColourName; readonly size?: number }): ReactNode {
  return (
    <svg className="ship" width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      <ShipMark colour={colour} size={20} />
    </svg>
  );
}

/** Ships in a line of text: up to four are shown, more are one and a number. */
export function Ships(props: { readonly colour: ColourName; readonly n: number; readonly size?: number }): ReactNode {
  const { colour, n, size = 11 } = props;
  return (
    <span className="ship-row" role="img" aria-label={T.shipsOf({ n, colour: T.coloured[colour] })}>
      {n > 4 || n <= 0 ? (
        <>
          <Ship colour={colour} size={size} />
          <b>{n}</b>
        </>
      ) : (
        Array.from({ length: n }, (_, i) => <Ship key={i} colour={colour} size={size} />)
      )}
    </span>
  );
}
