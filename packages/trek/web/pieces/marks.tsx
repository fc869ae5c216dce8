import type { ReactNode } from 'react';
import type { Affiliation } from '../../language/index.ts';
import styles from '../styles/drawings.module.css';
import { EMBLEMS } from './emblem-drawings.tsx';
import { HULLS, STATIONS, type Hull, type Station } from './hull-drawings.tsx';
import { SIGNS, type SignName } from './sign-drawings.tsx';

/** Seats are told by shape first: the first is the saucer, the second the dart. */
export type SeatColour = 'blue' | 'red';
export const colourOf = (seat: number): SeatColour => (seat === 0 ? 'blue' : 'red');

/** A seat, among text. The name stands beside it. */
export function SeatMark({ seat, size = 13 }: { readonly seat: number; readonly size?: number }): ReactNode {
  const colour = colourOf(seat);
  return (
    <svg className={styles.seat} data-seat={colour} width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      {colour === 'blue' ? (
        <circle className={styles.seatShape} r="8" />
      ) : (
        <path className={styles.seatShape} d="M0-9.2 8.6 7.6Q0 3.6-8.6 7.6Z" />
      )}
      <circle className={styles.seatCore} r="2.1" cy={colour === 'blue' ? 0 : 1.5} />
    </svg>
  );
}

/** Where an emblem stands: on the table, on the band of a card, on paper. */
export type Ground = 'table' | 'band' | 'paper';
const GROUNDS: { readonly [G in Ground]: string } = { table: '', band: styles.onBand, paper: styles.onPaper };

export function Emblem(props: {
  readonly of: Affiliation;
  readonly size?: number;
  readonly on?: Ground;
  readonly name?: string;
}): ReactNode {
  const { of, size = 16, on = 'table', name } = props;
  const drawn = (
    <svg className={`${styles.emblem} ${GROUNDS[on]}`} data-affil={of} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {EMBLEMS[of]}
    </svg>
  );
  if (name === undefined) return drawn;
  return (
    <>
      {drawn}
      <span className="visually-hidden">{name}</span>
    </>
  );
}

/** An icon of this game. The word stands beside it. */
export const Sign = ({ name, size = 14 }: { readonly name: SignName; readonly size?: number }): ReactNode => (
  <svg className={styles.sign} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
    {SIGNS[name]}
  </svg>
);

/** A ship by its size; its colour is its people's. */
export function HullMark(props: {
  readonly of: Hull;
  readonly affil: Affiliation | undefined;
  readonly size?: number;
  readonly state?: string;
  readonly paper?: boolean;
}): ReactNode {
  const { of, affil, size = 32, state, paper = false } = props;
  return (
    <svg
      className={paper ? `${styles.hull} ${styles.paper}` : styles.hull}
      data-affil={affil}
      data-state={state}
      width={size}
      height={size / 2}
      viewBox="0 0 64 32"
      aria-hidden="true"
    >
      {HULLS[of]}
    </svg>
  );
}

export function StationMark(props: {
  readonly of: Station;
  readonly affil: Affiliation | undefined;
  readonly size?: number;
  readonly state?: string;
  readonly paper?: boolean;
}): ReactNode {
  const { of, affil, size = 26, state, paper = false } = props;
  return (
    <svg
      className={paper ? `${styles.hull} ${styles.paper}` : styles.hull}
      data-affil={affil}
      data-state={state}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      {STATIONS[of]}
    </svg>
  );
}

/** What cannot be seen: three linked worlds. */
export const Back = ({ width = 20 }: { readonly width?: number }): ReactNode => (
  <svg className={styles.back} width={width} height={Math.round(width * 1.4)} viewBox="0 0 20 28" aria-hidden="true">
    <rect className={styles.backFace} x=".7" y=".7" width="18.6" height="26.6" rx="2.5" />
    <path className={styles.backLine} d="M4 14h12" />
    <g className={styles.backWorld}>
      <circle cx="5.5" cy="14" r="2" />
      <circle cx="10" cy="14" r="3" />
      <circle cx="14.5" cy="14" r="2" />
    </g>
  </svg>
);
