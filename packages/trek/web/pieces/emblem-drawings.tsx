import type { ReactNode } from 'react';
import type { Affiliation } from '../../language/index.ts';
import styles from '../styles/drawings.module.css';

/** Outlines first, then a glyph, on a grid of 24: affiliations are told apart without colour, and none is a circle or a dart as seats are. */
export const EMBLEMS: { readonly [A in Affiliation]: ReactNode } = {
  Fed: (
    <>
      <path className={styles.plate} d="M12 1.2a6 6 0 0 1 5.9 4.9 6 6 0 0 1 0 11.8 6 6 0 0 1-11.8 0 6 6 0 0 1 0-11.8A6 6 0 0 1 12 1.2Z" />
      <g className={styles.glyph}>
        <circle cx="12" cy="12" r="4.2" />
        <path d="M12 4.8v3M12 16.2v3M4.8 12h3M16.2 12h3" />
      </g>
    </>
  ),
  Baj: (
    <>
      <path className={styles.plate} d="M12 .8C18 5 20.8 9.6 20.8 14.6V22.5H3.2V14.6C3.2 9.6 6 5 12 .8Z" />
      <path className={styles.solid} d="M12 6.8q4.2 4.6 4.2 8.2a4.2 4.2 0 0 1-8.4 0q0-3.6 4.2-8.2Z" />
    </>
  ),
  Car: (
    <>
      <path className={styles.plate} d="M7.8 1.5h8.4l6.3 6.3v8.4l-6.3 6.3H7.8l-6.3-6.3V7.8Z" />
      <path className={styles.glyph} d="M7.5 9v6M12 6.5v11M16.5 9v6" />
    </>
  ),
  Kli: (
    <>
      <rect className={styles.plate} x="2" y="2" width="20" height="20" rx="1.5" />
      <path className={styles.glyph} d="M6.5 6.5l11 11M17.5 6.5l-11 11M6.5 12h2.5M15 12h2.5" />
    </>
  ),
  Rom: (
    <>
      <path className={styles.plate} d="M12 .9 21.7 6.4v11.2L12 23.1 2.3 17.6V6.4Z" />
      <circle className={styles.solid} cx="8.8" cy="12" r="3.3" />
      <circle className={styles.glyph} cx="15.4" cy="12" r="2.9" />
    </>
  ),
  Dom: (
    <>
      <path className={styles.plate} d="M2 2.5h20v9.7L12 23 2 12.2Z" />
      <path className={styles.glyph} d="M7 6.8q2.5 2 5 0t5 0M7.6 11.3q2.2 2 4.4 0t4.4 0M10.2 15.6q.9.9 1.8 0t1.8 0" />
    </>
  ),
  Fer: (
    <>
      <path className={styles.plate} d="M12 2.5 23.5 12 12 21.5.5 12Z" />
      <g className={styles.glyph}>
        <ellipse cx="12" cy="10" rx="4.6" ry="2.2" />
        <path d="M7.4 10v4c0 1.2 2 2.2 4.6 2.2s4.6-1 4.6-2.2v-4" />
      </g>
    </>
  ),
  NA: (
    <>
      <path className={styles.plate} d="M12 .5 15.8 8.2 23.5 12l-7.7 3.8L12 23.5l-3.8-7.7L.5 12l7.7-3.8Z" />
      <circle className={styles.solid} cx="12" cy="12" r="2.6" />
    </>
  ),
  Neu: (
    <>
      <rect className={styles.plate} x=".8" y="5.5" width="22.4" height="13" rx="6.5" />
      <path className={styles.glyph} d="M7 10.3h10M7 13.7h10" />
    </>
  ),
  Bor: (
    <>
      <path className={styles.plate} d="M7 1.5h10V7h5.5v10H17v5.5H7V17H1.5V7H7Z" />
      <path className={styles.glyph} d="M8 8h8v8H8ZM12 8v8M8 12h8" />
    </>
  ),
};
