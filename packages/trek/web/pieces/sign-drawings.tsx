import type { ReactNode } from 'react';

/** What this game has icons for, on a grid of 16. Each stands beside its word. */
export const SIGNS = {
  command: <path fill="currentColor" d="M8 1.5 14.5 8v6L8 8.5 1.5 14V8Z" />,
  staff: <path fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round" d="M8 2.7 13.7 8.4v3.8L8 7.4l-5.7 4.8V8.4Z" />,
  white: <path fill="currentColor" d="M8 1.2q4.8 5.4 4.8 8.8a4.8 4.8 0 0 1-9.6 0Q3.2 6.6 8 1.2Z" />,
  agenda: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      d="M1.5 6.5Q8 12.5 14.5 6.5M4 9.5l-1.3 2M8 10.6V13M12 9.5l1.3 2"
    />
  ),
  fetch: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M8 1.8v7.4M4.8 6.2 8 9.4l3.2-3.2M2 10.5V14h12v-3.5"
    />
  ),
  infiltrator: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <circle cx="8" cy="8" r="6.2" />
        <circle cx="8" cy="8" r="3.4" />
      </g>
      <path fill="currentColor" d="M8 1.8a6.2 6.2 0 0 1 0 12.4Z" />
    </>
  ),
  planet: <circle cx="8" cy="8" r="6" fill="currentColor" />,
  space: <path fill="currentColor" d="M8 .8 9.7 6.3 15.2 8 9.7 9.7 8 15.2 6.3 9.7.8 8l5.5-1.7Z" />,
  both: (
    <>
      <circle cx="6.5" cy="9.5" r="4.8" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path fill="currentColor" d="M12.5.5l.9 2.9 2.9.9-2.9.9-.9 2.9-.9-2.9-2.9-.9 2.9-.9Z" />
    </>
  ),
  weapons: <path fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" d="M2 8h6M8 4l5.5-2M8 8h6M8 12l5.5 2M8 4v8" />,
  shields: (
    <path fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" d="M8 1.5 13.5 4v4.5q0 4-5.5 6-5.5-2-5.5-6V4Z" />
  ),
  range: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M2 3.5v9M6 5.5v5M10 5.5v5M13.8 3.5v9"
    />
  ),
  stopped: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      d="M5.2 1.8h5.6l3.4 3.4v5.6l-3.4 3.4H5.2l-3.4-3.4V5.2ZM6.5 5.5v5M9.5 5.5v5"
      strokeLinecap="round"
    />
  ),
  damaged: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M9.5 1.5 5.5 6l4.5 2.5L6 14.5M10 8.5l3.5.5M5.5 6 2.5 5.5"
    />
  ),
  cloaked: <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.6" strokeDasharray="2.6 2.1" />,
  disabled: (
    <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
      <circle cx="8" cy="8" r="6" />
      <path d="M3.8 12.2l8.4-8.4" />
    </g>
  ),
  docked: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M3 2v8h10V7M9.5 10v4M13 7l-2 2M13 7l2 2"
    />
  ),
  landed: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M1.5 13.5h13M8 2v7.5M4.8 6.5 8 9.7l3.2-3.2"
    />
  ),
  stunned: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      d="M8 8a1.2 1.2 0 1 1 1.2 1.2A3 3 0 1 1 8 3.8a4.8 4.8 0 1 1-4.8 4.8"
    />
  ),
  death: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" d="M3 3l10 10M13 3 3 13" />
      <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.3" />
    </>
  ),
  countdown: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M4 2h8M4 14h8M5 2c0 3 3 4 3 6s-3 3-3 6M11 2c0 3-3 4-3 6s3 3 3 6"
    />
  ),
  team: (
    <>
      <circle cx="8" cy="4.3" r="2.6" fill="currentColor" />
      <path fill="currentColor" d="M2.8 14.5q0-6.3 5.2-6.3t5.2 6.3Z" />
    </>
  ),
  wall: <path fill="none" stroke="currentColor" strokeWidth="1.4" d="M2 3.5h12v9H2ZM2 6.5h12M2 9.5h12M8 3.5v3M5 6.5v3M11 6.5v3M8 9.5v3" />,
  leader: <path fill="currentColor" d="M2 13V5l3.2 3L8 2.5 10.8 8 14 5v8Z" />,
  dice: (
    <>
      <rect x="2" y="2" width="12" height="12" rx="2.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <g fill="currentColor">
        <circle cx="5.5" cy="5.5" r="1.2" />
        <circle cx="10.5" cy="10.5" r="1.2" />
        <circle cx="8" cy="8" r="1.2" />
      </g>
    </>
  ),
  gamma: <path fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" d="M2.5 4q3-2 5.5 5.5V14M13.5 3 8 9.5" />,
  mission: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" d="M2 12.5q3-9 6-9t6 9M2 12.5h12" />
      <circle cx="8" cy="3.5" r="1.6" fill="currentColor" />
    </>
  ),
  dilemma: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      d="M8 14V9M8 9 3 3M8 9l5-6M3 3h3M3 3v3M13 3h-3M13 3v3"
    />
  ),
  event: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      d="M8 2v4M8 10v4M2 8h4M10 8h4M3.8 3.8l2.8 2.8M9.4 9.4l2.8 2.8M12.2 3.8 9.4 6.6M6.6 9.4l-2.8 2.8"
      strokeLinecap="round"
    />
  ),
  interrupt: <path fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" d="M9 1.5 3.5 9h4L7 14.5 12.5 7h-4Z" />,
  objective: (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      <circle cx="8" cy="8" r="6" />
      <circle cx="8" cy="8" r="2.5" />
    </g>
  ),
  equipment: (
    <path fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" d="M2.5 6h11v7.5h-11ZM5.5 6V3h5v3M8 8.5v2.5" />
  ),
  doorway: (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      <ellipse cx="8" cy="8" rx="4" ry="6.3" />
      <ellipse cx="8" cy="8" rx="1.5" ry="3.3" />
    </g>
  ),
  artifact: (
    <path fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" d="M5 2.5h6l3 4-6 7.5L2 6.5ZM2 6.5h12M6 6.5l2 7 2-7" />
  ),
  site: <path fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" d="M2 13.5V6h4V2.5h4V6h4v7.5ZM6.5 13.5v-3h3v3" />,
  ship: <path fill="currentColor" d="M1 5h4l2 2h5l3.5 1.5L12 10H7l-2 2H1l1.5-3.5Z" />,
  facility: (
    <path fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" d="M6 1.5h4V5l4 2v3l-4 2v2.5H6V12l-4-2V7l4-2Z" />
  ),
} as const satisfies { readonly [sign: string]: ReactNode };
export type SignName = keyof typeof SIGNS;
