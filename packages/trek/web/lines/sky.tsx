import { memo, useId, type ReactNode } from 'react';
import styles from '../styles/lines.module.css';

/** As many stars as there are for this much sky, always the same ones. */
const FEW = 3400;

export const Stars = memo(function Stars({ width, height }: { readonly width: number; readonly height: number }): ReactNode {
  let seed = 7;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const n = Math.min(260, Math.round((width * height) / FEW));
  return (
    <svg className={styles.stars} width={width} height={height} aria-hidden="true">
      {Array.from({ length: n }, (_, i) => (
        <circle
          key={i}
          cx={Math.round(next() * width)}
          cy={Math.round(next() * height)}
          r={(0.4 + next() * 0.8).toFixed(1)}
          opacity={(0.2 + next() * 0.5).toFixed(2)}
        />
      ))}
    </svg>
  );
});

/** Two mouths and the tunnel between them. */
export function Passage(props: {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly name: string;
}): ReactNode {
  const { x, from, to, height, name } = props;
  const light = useId();
  const top = from - 8;
  const h = to - from + height + 16;
  const [a, b] = [8 + height / 2, h - 8 - height / 2];
  return (
    <>
      <svg className={styles.passage} style={{ left: x - 60, top }} width="120" height={h} aria-hidden="true">
        <defs>
          <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={styles.tunnelEnd} />
            <stop offset=".5" className={styles.tunnelMiddle} />
            <stop offset="1" className={styles.tunnelEnd} />
          </linearGradient>
        </defs>
        <path
          d={`M32 ${a}C34 ${h * 0.4} 52 ${h * 0.36} 52 ${h / 2}S36 ${h * 0.62} 32 ${b}H88C86 ${h * 0.62} 68 ${h * 0.62} 68 ${h / 2}S86 ${h * 0.4} 88 ${a}Z`}
          fill={`url(#${light})`}
        />
        <g className={styles.rings}>
          {[a, b].map((cy) => (
            <g key={cy}>
              <ellipse cx="60" cy={cy} rx="29" ry="34" strokeDasharray="2 3" />
              <ellipse cx="60" cy={cy} rx="21" ry="25" />
              <ellipse cx="60" cy={cy} rx="13" ry="16" opacity=".7" />
              <ellipse cx="60" cy={cy} rx="5" ry="7" className={styles.mouthEye} />
            </g>
          ))}
          <path d={`M60 ${a + 42}V${b - 42}`} strokeDasharray="2 5" />
        </g>
      </svg>
      <span className={styles.passageName} style={{ left: x, top: from - 16 }} aria-hidden="true">
        {name}
      </span>
    </>
  );
}
