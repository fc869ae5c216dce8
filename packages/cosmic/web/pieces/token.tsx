import type { ReactNode } from 'react';
import type { ColourName } from '../../view/board.ts';
import { CardArt } from './card-art.tsx';

/** The hazard token: it lies on its yellow side until a destiny card with a warning turns it to red. */
export function HazardToken({ warning, size = 26 }: { readonly warning: boolean; readonly size?: number }): ReactNode {
  return (
    <svg className={warning ? 'hazard-token is-warning' : 'hazard-token'} width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <path className="hazard-body" d="M13 2.5 24.5 22.5H1.5Z" />
      <path className="hazard-sign" d={warning ? 'M13 9v6.5M13 19v.2' : 'M8.5 17.5h9'} />
    </svg>
  );
}

/** The marker of a special ship, to be put into another drawing: filled while it can be used, an outline once it has been. */
export function MarkerMark(props: {
  readonly colour: ColourName;
  readonly up: boolean;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}): ReactNode {
  const { colour, up, x = 0, y = 0, size } = props;
  return (
    <g
      className={`token-marker player-${colour}${up ? '' : ' is-used'}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 20).toFixed(3)})`}
    >
      <path className="token-marker-body" d="M0-10 9-5V4.5L0 10-9 4.5V-5Z" />
      <path className="token-marker-sign" d="M0-6 5 5.5 0 3-5 5.5Z" />
    </g>
  );
}

export function MarkerIcon(props: { readonly colour: ColourName; readonly up: boolean; readonly size?: number }): ReactNode {
  const { colour, up, size = 14 } = props;
  return (
    <svg className="ship" width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <MarkerMark colour={colour} up={up} size={20} />
    </svg>
  );
}

/** A space station on the map: lit in its owner's colour while it works, dark otherwise. */
export function StationMark(props: {
  readonly colour: ColourName;
  readonly lit: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactNode {
  const { colour, lit, x, y, size } = props;
  return (
    <g
      className={`token-station player-${colour}${lit ? ' is-lit' : ''}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 20).toFixed(3)})`}
    >
      <circle className="token-station-body" r="10" />
      <path className="token-station-arms" d="M0-7V-3M0 3V7M-7 0H-3M3 0H7M-3.5-7H3.5M-3.5 7H3.5" />
      <circle className="token-station-core" r="2.6" />
    </g>
  );
}

export const StationIcon = ({ size = 13 }: { readonly size?: number }): ReactNode => <CardArt type="station" size={size} />;
