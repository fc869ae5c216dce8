import type { ReactNode } from 'react';

/** Emblems drawn by hand. On a 48 grid, round lines of 2.6, one filled detail. Every other alien gets one made from its name. */
export const DRAWINGS: { readonly [alien: string]: ReactNode } = {
  sorcerer: (
    <>
      <path d="M9 19A16 16 0 0 1 38 15M39 29A16 16 0 0 1 10 33M39 7v9h-9M9 41v-9h9" />
      <path className="emblem-fill" d="M24 17l5 7-5 7-5-7Z" />
    </>
  ),
  macron: (
    <>
      <rect x="9" y="8" width="30" height="24" rx="5" />
      <path d="M16 40h16M24 32v8" />
      <g className="emblem-dots">
        <circle cx="18.5" cy="15.5" r="2.8" />
        <circle cx="29.5" cy="15.5" r="2.8" />
        <circle cx="18.5" cy="24.5" r="2.8" />
        <circle cx="29.5" cy="24.5" r="2.8" />
      </g>
    </>
  ),
  zombie: (
    <>
      <path d="M13 37A17 17 0 1 1 35 37M24 42V22M17 29l7-7 7 7" />
      <g className="emblem-dots">
        <circle cx="17" cy="17" r="2.2" />
        <circle cx="31" cy="17" r="2.2" />
      </g>
    </>
  ),
  trader: (
    <>
      <rect x="7" y="14" width="15" height="21" rx="3" transform="rotate(-10 14 24)" />
      <rect className="emblem-tint" x="26" y="13" width="15" height="21" rx="3" transform="rotate(10 34 24)" />
      <path d="M17 8q7-5 14 0M31 41q-7 5-14 0" />
    </>
  ),
  pacifist: (
    <>
      <path d="M24 41V23M24 24Q37 23 39 8 25 9 24 24ZM15 41h18" />
      <path className="emblem-tint" d="M24 30Q9 30 8 14 23 13 24 30Z" />
    </>
  ),
  virus: (
    <>
      <circle cx="24" cy="24" r="9" />
      <path d="M24 15V7M24 41v-8M15 24H7M41 24h-8M17.6 17.6 12 12M36 36l-5.6-5.6M30.4 17.6 36 12M12 36l5.6-5.6" />
      <circle className="emblem-fill" cx="24" cy="24" r="3" />
    </>
  ),
  tripler: (
    <>
      <path d="M24 7 33 22H15ZM13 26l9 15H4ZM35 26l9 15H26Z" />
      <circle className="emblem-fill" cx="24" cy="17" r="1.6" />
    </>
  ),
  warrior: (
    <>
      <path d="M10 38 34 14M14 42l-8-8M38 38 14 14M34 42l8-8" />
      <path className="emblem-fill" d="M34 14l2-8 6 6ZM14 14l-2-8-6 6Z" />
    </>
  ),
  parasite: (
    <>
      <path d="M9 39q2-14 15-15t15-15M16 24q-4-7 0-13M24 24q7-1 8 8M32 18q5 3 9 1" />
      <circle className="emblem-fill" cx="9" cy="39" r="3" />
    </>
  ),
  mirror: (
    <>
      <path d="M24 5V43M18 12 7 24l11 12M30 12l11 12-11 12" />
      <circle className="emblem-fill" cx="24" cy="24" r="3" />
    </>
  ),
  miser: (
    <>
      <path d="M8 20h32v20H8ZM8 20q0-11 16-11t16 11M20 20v6h8v-6" />
      <circle className="emblem-fill" cx="24" cy="32" r="2.6" />
    </>
  ),
  vulch: (
    <>
      <path d="M24 20Q12 6 4 12q6 4 6 12 8-2 14 6 6-8 14-6 0-8 6-12-8-6-20 8ZM20 36l4 6 4-6" />
      <circle className="emblem-fill" cx="24" cy="25" r="2.4" />
    </>
  ),
  filch: (
    <>
      <path d="M6 20q9-7 18 0 9-7 18 0-1 12-9 12-6 0-9-7-3 7-9 7-8 0-9-12Z" />
      <circle className="emblem-fill" cx="15" cy="23" r="2.4" />
    </>
  ),
  philanthropist: (
    <>
      <path d="M6 34q8-8 16-4h8q4 0 3 4H22M33 32l8-5q4 0 2 4L31 40H6" />
      <path className="emblem-fill" d="M24 20q-8-5-6-10 4-4 6 1 2-5 6-1 2 5-6 10Z" />
    </>
  ),
  clone: (
    <>
      <circle cx="17" cy="17" r="7" />
      <circle cx="31" cy="17" r="7" />
      <path d="M6 40q1-13 11-13 4 0 7 3 3-3 7-3 10 0 11 13" />
      <circle className="emblem-fill" cx="24" cy="36" r="2.4" />
    </>
  ),
  gambler: (
    <>
      <rect x="10" y="10" width="28" height="28" rx="5" transform="rotate(12 24 24)" />
      <g className="emblem-dots">
        <circle cx="18" cy="19" r="2.5" />
        <circle cx="30" cy="29" r="2.5" />
        <circle cx="24" cy="24" r="2.5" />
      </g>
    </>
  ),
  chosen: (
    <>
      <path d="M24 5v10M9 11l6 8M39 11l-6 8M10 42q2-16 14-16t14 16" />
      <circle className="emblem-fill" cx="24" cy="21" r="3.4" />
    </>
  ),
  hacker: (
    <>
      <rect x="6" y="9" width="36" height="24" rx="4" />
      <path d="M14 17l5 4-5 4M24 26h9M18 40h12" />
      <circle className="emblem-fill" cx="34" cy="16" r="2" />
    </>
  ),
  host: (
    <>
      <path d="M6 40V20L24 7l18 13v20M18 40V28h12v12" />
      <circle className="emblem-fill" cx="24" cy="20" r="2.6" />
    </>
  ),
  calculator: (
    <>
      <rect x="11" y="6" width="26" height="36" rx="4" />
      <path d="M17 13h14M18 24h2M24 24h.1M28 24h2M18 32h2M24 32h.1" />
      <rect className="emblem-fill" x="27" y="30" width="5" height="6" rx="1" />
    </>
  ),
  barbarian: (
    <>
      <path d="M34 6 14 42M22 8q14-4 20 10-8 6-16 2ZM22 8q-2 8 4 12" />
      <circle className="emblem-fill" cx="35" cy="14" r="2.2" />
    </>
  ),
  fido: (
    <>
      <path d="M10 30q-4-10 2-18l8 6h8l8-6q6 8 2 18-5 10-14 10T10 30ZM20 34q4 3 8 0" />
      <path className="emblem-fill" d="M21 28h6l-3 3.5Z" />
    </>
  ),
  healer: (
    <>
      <path d="M17 8h14v9h9v14h-9v9H17v-9H8V17h9Z" />
      <circle className="emblem-fill" cx="24" cy="24" r="3.2" />
    </>
  ),
  vacuum: (
    <>
      <path d="M6 12h36M10 20h28M15 28h18M20 36h8" />
      <circle className="emblem-fill" cx="24" cy="42" r="2.6" />
    </>
  ),
};
