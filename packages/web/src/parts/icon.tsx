import type { ReactNode } from 'react';

/** Line icons on a 16 grid, 1.5 px round lines. */
const ICONS = {
  arrow: <path d="M3 8h10M9 4l4 4-4 4" />,
  ask: (
    <>
      <path d="M8 2.2 14 13H2Z" />
      <path d="M8 6.5v3M8 11.2v.1" />
    </>
  ),
  bell: <path d="M4 11V7.5a4 4 0 0 1 8 0V11l1 1H3ZM7 14h2" />,
  book: <path d="M3 3h4.2L8 4l.8-1H13v10H8.8L8 13.8 7.2 13H3ZM8 4v9.5" />,
  bot: (
    <>
      <rect x="3" y="5.5" width="10" height="7.5" rx="2" />
      <path d="M8 5.5V3M6 9h.1M10 9h.1" />
    </>
  ),
  chat: <path d="M2.5 3.5h11v7.5H7L4 13.5V11H2.5Z" />,
  check: <path d="M3 8.5 6.5 12 13 4.5" />,
  clock: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.5V8l2.4 1.6" />
    </>
  ),
  dial: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 8l2.6-2.6M8 3.9v.1M12.1 8h-.1M3.9 8h.1" />
    </>
  ),
  down: <path d="M4 6l4 4 4-4" />,
  eye: (
    <>
      <path d="M1.5 8Q8 1.5 14.5 8 8 14.5 1.5 8Z" />
      <circle cx="8" cy="8" r="1.9" />
    </>
  ),
  flag: <path d="M4 14V2.5h8L10.2 5.5 12 8.5H4" />,
  gear: (
    <>
      <circle cx="8" cy="8" r="2.2" />
      <path d="M8 2v1.6M8 12.4V14M2 8h1.6M12.4 8H14M3.8 3.8l1.1 1.1M11.1 11.1l1.1 1.1M12.2 3.8l-1.1 1.1M4.9 11.1l-1.1 1.1" />
    </>
  ),
  hand: (
    <>
      <rect x="2.5" y="4" width="5.5" height="9" rx="1" transform="rotate(-8 5 8)" />
      <rect x="8" y="3.5" width="5.5" height="9" rx="1" transform="rotate(8 11 8)" />
    </>
  ),
  link: <path d="M6.5 9.5 9.5 6.5M7 4.8 8.6 3.2a3 3 0 0 1 4.2 4.2L11.2 9M9 11.2l-1.6 1.6a3 3 0 0 1-4.2-4.2L4.8 7" />,
  lock: (
    <>
      <rect x="3.5" y="7" width="9" height="6.5" rx="1.5" />
      <path d="M5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
    </>
  ),
  log: <path d="M3 4h10M3 8h10M3 12h6" />,
  mask: <path d="M2.5 5Q8 3 13.5 5 13.5 12 8 12.5 2.5 12 2.5 5ZM5.5 7.8h.1M10.4 7.8h.1" />,
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  minus: <path d="M3 8h10" />,
  next: <path d="M4.5 3.5l6 4.5-6 4.5ZM12 3.5v9" />,
  pause: <path d="M5.5 3.5v9M10.5 3.5v9" />,
  people: (
    <>
      <circle cx="6" cy="5.5" r="2.3" />
      <path d="M1.8 13.2c.4-3 2-4.2 4.2-4.2s3.8 1.2 4.2 4.2M10.5 3.6a2.2 2.2 0 0 1 0 4M11.8 9.3c1.4.5 2.2 1.7 2.5 3.9" />
    </>
  ),
  play: <path d="M4.5 3v10l8-5Z" />,
  plus: <path d="M8 3v10M3 8h10" />,
  prev: <path d="M11.5 3.5 5.5 8l6 4.5ZM4 3.5v9" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.2" />
      <path d="M10.2 10.2 13.5 13.5" />
    </>
  ),
  send: <path d="M2.5 8 13.5 3 10 13 7.5 9Z" />,
  share: (
    <>
      <circle cx="4" cy="8" r="1.8" />
      <circle cx="12" cy="4" r="1.8" />
      <circle cx="12" cy="12" r="1.8" />
      <path d="M5.6 7.2 10.4 4.8M5.6 8.8 10.4 11.2" />
    </>
  ),
  skip: <path d="M3.5 4v8L9 8ZM12 4v8" />,
  swap: <path d="M2.5 5.5h10M9.5 2.5l3 3-3 3M13.5 10.5h-10M6.5 7.5l-3 3 3 3" />,
  undo: <path d="M3 6.5h7a3 3 0 0 1 0 6H7M3 6.5 6 3.5M3 6.5l3 3" />,
  up: <path d="M4 10l4-4 4 4" />,
  why: <path d="M5.8 6a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M8 12.2v.1" />,
  x: <path d="M4 4l8 8M12 4l-8 8" />,
  zap: <path d="M9 1.5 3.5 9H7.5L7 14.5 12.5 7H8.5Z" />,
} as const satisfies { readonly [name: string]: ReactNode };
export type IconName = keyof typeof ICONS;

export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }): ReactNode {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        {ICONS[name]}
      </g>
    </svg>
  );
}
