import { useId, type ReactNode } from 'react';
import type { MissionKind } from '../../language/index.ts';
import styles from '../styles/drawings.module.css';
import { colourOf } from './marks.tsx';

const TEXTURES = ['bands', 'waves', 'craters', 'mesh', 'veins'] as const;
type Texture = (typeof TEXTURES)[number];

/** A world looks the same in every game: its texture follows from its name. */
function textureOf(card: string): Texture {
  let sum = 0;
  for (const sign of card) sum = (sum * 31 + sign.charCodeAt(0)) % 9973;
  return TEXTURES[sum % TEXTURES.length];
}

/** What worlds are filled with; stands once on the page. */
export const WorldDefs = (): ReactNode => (
  <svg className={styles.defs} width="0" height="0" aria-hidden="true">
    <defs>
      <radialGradient id="world-rock" cx=".4" cy=".32" r=".8">
        <stop offset="0" className={styles.rockLight} />
        <stop offset="1" className={styles.rockDark} />
      </radialGradient>
      {(['blue', 'red'] as const).map((seat) => (
        <radialGradient key={seat} id={`world-${seat}`} data-seat={seat} cx=".4" cy=".32" r=".8">
          <stop offset="0" className={styles.seatLight} />
          <stop offset="1" className={styles.seatDark} />
        </radialGradient>
      ))}
      <pattern id="world-bands" width="40" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)">
        <path d="M0 3h40M0 8h40" className={styles.texture} />
      </pattern>
      <pattern id="world-waves" width="14" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 4.5Q3.5 1.5 7 4.5T14 4.5" className={styles.texture} />
      </pattern>
      <pattern id="world-craters" width="15" height="15" patternUnits="userSpaceOnUse">
        <circle cx="4" cy="5" r="2.2" className={styles.texture} />
        <circle cx="11" cy="12" r="1.4" className={styles.texture} />
      </pattern>
      <pattern id="world-mesh" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <path d="M0 0h9v9" className={styles.texture} />
      </pattern>
      <pattern id="world-veins" width="18" height="18" patternUnits="userSpaceOnUse">
        <path d="M0 9l5-4 4 5 5-6 4 5M9 10l1 8" className={styles.texture} />
      </pattern>
    </defs>
  </svg>
);

interface Props {
  readonly kind: MissionKind;
  readonly card: string;
  readonly solved: number | null;
  /** Its radius. */
  readonly r: number;
}

/** Slate until somebody solves it, then in the colour of whoever did. */
export function World({ kind, card, solved, r }: Props): ReactNode {
  const clip = useId();
  const size = r * 2 + 6;
  const c = size / 2;
  const seat = solved === null ? undefined : colourOf(solved);
  return (
    <svg className={styles.world} data-seat={seat} width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {kind === 'space' ? (
        <Deep c={c} r={r} />
      ) : (
        <>
          <clipPath id={clip}>
            <circle cx={c} cy={c} r={r} />
          </clipPath>
          <circle cx={c} cy={c} r={r} fill={`url(#world-${seat ?? 'rock'})`} />
          <g clipPath={`url(#${clip})`}>
            <rect width={size} height={size} fill={`url(#world-${textureOf(card)})`} />
            <circle className={styles.shade} cx={c + r * 0.5} cy={c + r * 0.55} r={r * 1.08} strokeWidth={r * 0.5} />
          </g>
          <circle className={styles.worldRim} cx={c} cy={c} r={r} />
          {kind === 'dual' ? (
            <path
              className={`${styles.star} ${styles.moon}`}
              transform={`translate(${c + r * 0.72} ${c - r * 0.72}) scale(${r / 22})`}
              d="M0-9 2-2 9 0 2 2 0 9-2 2-9 0-2-2Z"
            />
          ) : null}
        </>
      )}
    </svg>
  );
}

/** Nothing but a star and two orbits. */
function Deep({ c, r }: { readonly c: number; readonly r: number }): ReactNode {
  return (
    <>
      <g transform={`rotate(-24 ${c} ${c})`} className={styles.orbit}>
        <ellipse cx={c} cy={c} rx={r} ry={r * 0.42} strokeDasharray="1.5 3" />
        <ellipse cx={c} cy={c} rx={r * 0.72} ry={r * 0.3} opacity=".7" />
      </g>
      <path
        className={styles.star}
        transform={`translate(${c} ${c}) scale(${(r * 0.62) / 10})`}
        d="M0-10 2.6-2.6 10 0 2.6 2.6 0 10-2.6 2.6-10 0-2.6-2.6Z"
      />
      <g className={styles.speck}>
        <circle cx={c - r * 0.7} cy={c - r * 0.55} r="1" />
        <circle cx={c + r * 0.6} cy={c + r * 0.72} r="1.1" />
        <circle cx={c + r * 0.84} cy={c - r * 0.5} r=".8" />
      </g>
    </>
  );
}
