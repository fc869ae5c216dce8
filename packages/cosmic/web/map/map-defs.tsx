import type { ReactNode } from 'react';
import type { ColourName } from '../../view/board.ts';
import { COLOURS } from '../../view/board.ts';

/** Textures repeat the seat, so that a planet's owner can be told without its colour. */
const TEXTURES: { readonly [C in ColourName]: ReactNode } = {
  red: <path d="M-2 10 10-2M4 16 16 4" />,
  blue: <path d="M0 3Q3.5 0 7 3T14 3M0 10Q3.5 7 7 10T14 10" />,
  green: (
    <>
      <circle cx="4" cy="4" r="2.4" />
      <circle cx="11" cy="11" r="1.4" />
    </>
  ),
  yellow: (
    <>
      <circle cx="7" cy="7" r="5" />
      <circle cx="7" cy="7" r="1.6" />
    </>
  ),
  purple: <path d="M0 8 7 2 14 8M0 15 7 9 14 15" />,
  orange: <path d="M3.5 0V14M10.5 0V14" />,
  white: <path d="M0 0 14 14M14 0 0 14" />,
  black: <path d="M3 3h2M10 10h2" />,
};

export function MapDefs(): ReactNode {
  return (
    <defs>
      {COLOURS.map((c) => (
        <radialGradient key={c} id={`pl-${c}`} className={`player-${c}`} cx=".5" cy=".42" r=".62">
          <stop offset="0" className="map-planet-light" />
          <stop offset="1" className="map-planet-dark" />
        </radialGradient>
      ))}
      {COLOURS.map((c) => (
        <pattern key={c} id={`tx-${c}`} className={`map-texture player-${c}`} width="14" height="14" patternUnits="userSpaceOnUse">
          {TEXTURES[c]}
        </pattern>
      ))}
      {COLOURS.map((c) => (
        <linearGradient key={c} id={`beam-${c}`} className={`player-${c}`} x1="0" x2="1">
          <stop offset="0" className="map-beam-near" />
          <stop offset="1" className="map-beam-far" />
        </linearGradient>
      ))}
      <radialGradient id="pad">
        <stop offset="0" className="map-pad-0" />
        <stop offset=".62" className="map-pad-1" />
        <stop offset="1" className="map-pad-2" />
      </radialGradient>
      <linearGradient id="shade" x1="0" x2="1" y1="0" y2="0">
        <stop offset=".35" className="map-shade-0" />
        <stop offset="1" className="map-shade-1" />
      </linearGradient>
      <radialGradient id="warpfog">
        <stop offset="0" className="map-fog-0" />
        <stop offset=".7" className="map-fog-1" />
        <stop offset="1" className="map-fog-2" />
      </radialGradient>
    </defs>
  );
}
