import type { ReactNode } from 'react';

/** A drawing for each type of card, on a 40 grid. */
const ART: { readonly [type: string]: ReactNode } = {
  attack: (
    <>
      <path d="M20 4v9M20 27v9M4 20h9M27 20h9M8.7 8.7 15 15M25 25l6.3 6.3M31.3 8.7 25 15M15 25l-6.3 6.3" />
      <circle cx="20" cy="20" r="3" fill="currentColor" />
    </>
  ),
  negotiate: (
    <>
      <path d="M5 12h19a4 4 0 0 1 4 4v4" />
      <path d="M35 28H16a4 4 0 0 1-4-4v-4" />
      <path d="M24 17l4 4 4-4M16 23l-4-4-4 4" />
    </>
  ),
  morph: (
    <>
      <circle cx="15" cy="20" r="9" />
      <circle cx="25" cy="20" r="9" />
      <circle cx="20" cy="20" r="2.5" fill="currentColor" />
    </>
  ),
  flare: (
    <>
      <path d="M20 4q2 8 8 11 5 3 5 9a13 12 0 0 1-26 0q0-5 4-8 1 4 4 4 2-8 5-16Z" />
      <path d="M20 24q4 3 4 6a4 4 0 0 1-8 0q0-3 4-6Z" fill="currentColor" />
    </>
  ),
  artifact: (
    <>
      <path d="M20 4 33 14 28 34H12L7 14Z" />
      <path d="M7 14h26M20 4l-6 10 6 20 6-20Z" />
    </>
  ),
  reinforcement: <path d="M8 20 20 8l12 12M8 32 20 20l12 12" />,
  kicker: <path d="M10 10 30 30M30 10 10 30" />,
  retreat: <path d="M34 20H8M18 9 7 20l11 11" />,
  intimidate: (
    <>
      <path d="M5 17q7-8 12 0M23 17q5-8 12 0M9 30q11-7 22 0" />
      <circle cx="12" cy="20" r="2" fill="currentColor" />
      <circle cx="28" cy="20" r="2" fill="currentColor" />
    </>
  ),
  rift: <path d="M22 3 14 17l9 4-8 16M29 12l5-4M30 24l6 2M10 10 5 7M9 27l-5 3" />,
  hazard: (
    <>
      <path d="M20 5 36 34H4Z" />
      <path d="M20 15v9" />
      <circle cx="20" cy="29" r="1.5" fill="currentColor" />
    </>
  ),
  station: (
    <>
      <circle cx="20" cy="20" r="7" />
      <path d="M20 4v9M20 27v9M4 20h9M27 20h9M11 4h18M11 36h18" />
    </>
  ),
  tech: (
    <>
      <circle cx="20" cy="20" r="4" fill="currentColor" />
      <ellipse cx="20" cy="20" rx="16" ry="6" />
      <ellipse cx="20" cy="20" rx="16" ry="6" transform="rotate(60 20 20)" />
      <ellipse cx="20" cy="20" rx="16" ry="6" transform="rotate(120 20 20)" />
    </>
  ),
  marker: (
    <>
      <path d="M20 4 34 12V26L20 36 6 26V12Z" />
      <path d="M13 25 20 12l7 13-7-4Z" fill="currentColor" />
    </>
  ),
  destiny: (
    <>
      <path d="M4 20Q20 4 36 20 20 36 4 20Z" />
      <circle cx="20" cy="20" r="4" fill="currentColor" />
    </>
  ),
};

export function CardArt({ type, size }: { readonly type: string; readonly size?: number }): ReactNode {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" {...(size === undefined ? {} : { width: size, height: size })}>
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {ART[type] ?? ART.artifact}
      </g>
    </svg>
  );
}
