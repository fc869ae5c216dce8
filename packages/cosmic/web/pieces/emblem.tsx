import type { Style } from '@parley/web/shell';
import type { ReactNode } from 'react';
import type { ColourName } from '../../view/board.ts';
import { DRAWINGS } from './emblem-drawings.tsx';

const FRAMES = [
  <path d="M13 37A17 17 0 1 1 35 37" />,
  <rect x="8" y="8" width="32" height="32" rx="8" />,
  <path d="M24 5 40 11V25Q40 37 24 43 8 37 8 25V11Z" />,
  <path d="M24 5 40.5 14.5V33.5L24 43 7.5 33.5V14.5Z" />,
  <path d="M24 5 43 24 24 43 5 24Z" />,
  <path d="M4 24Q24 2 44 24 24 46 4 24Z" />,
  <path d="M8 19A17 17 0 0 1 39 15M40 29A17 17 0 0 1 9 33" />,
  <path d="M16 7H7V41H16M32 7H41V41H32" />,
  <ellipse cx="24" cy="24" rx="20" ry="12" transform="rotate(-28 24 24)" />,
  <path d="M24 5Q42 24 37 34A14 11 0 0 1 11 34Q6 24 24 5Z" />,
  <path d="M7 36V14L16 23 24 8 32 23 41 14V36Z" />,
  <path d="M9 9Q24 18 39 9 32 24 39 39 24 30 9 39 16 24 9 9Z" />,
];
const MOTIFS = [
  <path d="M24 34V17M17 24l7-7 7 7" />,
  <path d="M24 15V33M15 24H33" />,
  <path d="M16 22 24 15 32 22M16 32 24 25 32 32" />,
  <path d="M13 24Q18.5 16 24 24T35 24" />,
  <path d="M24 24q4-5 7 0 2 7-7 8-10-1-9-10 3-9 12-8" />,
  <path d="M17 31V22M24 31V16M31 31V25" />,
  <path d="M17 17 31 31M31 17 17 31" />,
  <path d="M24 15 33 31H15Z" />,
  <path d="M24 34V24L16 16M24 24l8-8" />,
  <circle cx="24" cy="24" r="7" />,
  <path d="M14 28l5-8 5 8 5-8 5 8" />,
  <path d="M17 15H31L17 33H31Z" />,
  <path d="M30 15A10 10 0 1 0 30 33 12 12 0 0 1 30 15Z" />,
  <path d="M15 19h18M15 29h18M20 14v20M28 14v20" />,
];
const SPOTS: readonly (readonly [number, number])[] = [
  [24, 24],
  [36, 11],
  [12, 37],
  [36, 37],
  [24, 41],
  [12, 11],
];

/** A number from a name, the same for the same name. */
function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h ^= h >>> 15;
  h = Math.imul(h, 2246822519);
  return (h ^ (h >>> 13)) >>> 0;
}

/** Frame, motif and filled detail, chosen by the alien's id. */
function made(alien: string): ReactNode {
  const h = hash(alien);
  const frame = FRAMES[h % FRAMES.length];
  const motif = MOTIFS[(h >>> 5) % MOTIFS.length];
  const [x, y] = SPOTS[(h >>> 10) % SPOTS.length];
  const detail = (h >>> 14) % 3;
  const turn = [0, 0, 90, 180][(h >>> 17) % 4];
  return (
    <>
      {frame}
      <g transform={`rotate(${turn} 24 24)`}>{motif}</g>
      {detail === 0 ? <circle className="emblem-fill" cx={x} cy={y} r="3.2" /> : null}
      {detail === 1 ? <path className="emblem-fill" d={`M${x} ${y - 4.5} ${x + 4} ${y} ${x} ${y + 4.5} ${x - 4} ${y}Z`} /> : null}
      {detail === 2 ? <rect className="emblem-fill" x={x - 3} y={y - 3} width="6" height="6" rx="1.2" /> : null}
    </>
  );
}

/** The emblem of an alien in the colour of whoever plays it; an unknown alien is a question. */
export function Emblem(props: {
  readonly alien: string | null;
  readonly colour?: ColourName | undefined;
  readonly size?: number;
}): ReactNode {
  const { alien, colour, size = 44 } = props;
  const style: Style = { '--emb': `${size}px` };
  return (
    <span className={`emblem${colour ? ` player-${colour}` : ''}`} style={style}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        {alien === null ? <path d="M17 18a7 7 0 1 1 10 6q-3 2-3 6M24 38v.1" /> : (DRAWINGS[alien] ?? made(alien))}
      </svg>
    </span>
  );
}
