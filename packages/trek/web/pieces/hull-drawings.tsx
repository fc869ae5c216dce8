import type { ReactNode } from 'react';
import styles from '../styles/drawings.module.css';

/** Ships by size, never by people, on a grid of 64 x 32: their noses point right. */
export const HULLS = {
  pod: (
    <>
      <path className={styles.body} d="M22 10.5h13q9 0 11.5 5.5-2.5 5.5-11.5 5.5H22q-4-2-4-5.5t4-5.5Z" />
      <path className={styles.detail} d="M36 13h4q2 1 2.8 3-.8 2-2.8 3h-4ZM22 14v4M26 14v4" />
    </>
  ),
  scout: (
    <>
      <path className={styles.body} d="M12 6.5h11l6 5.5 16 1.2 9 2.8-9 2.8L29 20l-6 5.5H12l3.5-5.5h-4v-8h4Z" />
      <path className={styles.detail} d="M30 16h14M17 12v8" />
    </>
  ),
  raider: (
    <>
      <path className={styles.body} d="M6 3.5 24 7l9 5.5h12L58 16l-13 3.5H33L24 25 6 28.5l5-8.5H8v-8h3Z" />
      <path className={styles.detail} d="M34 16h12M14 12v8M20 11.5v9" />
    </>
  ),
  cruiser: (
    <>
      <path className={styles.body} d="M4 11h8l3-5h13l3 4h16q9 2 13 6-4 4-13 6H31l-3 4H15l-3-5H4Z" />
      <path className={styles.detail} d="M16 10h10M16 22h10M34 16h16M9 13.5v5" />
    </>
  ),
  heavy: (
    <>
      <path className={styles.body} d="M3 9h6V4h20l5 5h8V6h8l4 5 7 5-7 5-4 5h-8v-3h-8l-5 5H9v-5H3Z" />
      <path className={styles.detail} d="M13 8.5h14M13 23.5h14M33 16h20M7 13v6M45 10v12" />
    </>
  ),
  freighter: (
    <>
      <path className={styles.body} d="M3 10h6v-3h12v3h3v-3h12v3h3v-2h10q9 3 11 8-2 5-11 8H39v-2h-3v3H24v-3h-3v3H9v-3H3Z" />
      <path className={styles.detail} d="M9 10v12M21 10v12M24 10v12M36 10v12M42 13h8" />
    </>
  ),
} as const satisfies { readonly [hull: string]: ReactNode };
export type Hull = keyof typeof HULLS;

/** Facilities, on a grid of 32. */
export const STATIONS = {
  outpost: (
    <>
      <path className={styles.body} d="M13 3h6v5.5l7 4.5v6l-7 4.5V29h-6v-5.5L6 19v-6l7-4.5Z" />
      <circle className={styles.detail} cx="16" cy="16" r="4" />
    </>
  ),
  nor: (
    <>
      <path className={styles.body} fillRule="evenodd" d="M11 3h10l8 8v10l-8 8H11l-8-8V11Zm1.5 4L7 12.5v7l5.5 5.5h7l5.5-5.5v-7L19.5 7Z" />
      <circle className={styles.body} cx="16" cy="16" r="4.2" />
      <path className={styles.detail} d="M16 7v4.5M16 20.5V25M7 16h4.5M20.5 16H25" />
    </>
  ),
  headquarters: (
    <>
      <path className={styles.body} d="M5 24V19a11 11 0 0 1 22 0v5h2v4H3v-4Z" />
      <path className={styles.detail} d="M11 24v-4M16 24v-6M21 24v-4M9 15.5h14" />
    </>
  ),
  depot: (
    <>
      <path className={styles.body} d="M4 13h24v12H4ZM9 5h14v8H9Z" />
      <path className={styles.detail} d="M12 13v12M20 13v12M16 5v8" />
    </>
  ),
} as const satisfies { readonly [station: string]: ReactNode };
export type Station = keyof typeof STATIONS;
