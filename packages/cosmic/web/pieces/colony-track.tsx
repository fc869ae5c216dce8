import type { ReactNode } from 'react';
import type { ColourName } from '../../view/board.ts';
import { T } from '../text/index.ts';
import { Ship } from './ship.tsx';

/** Halves are half a colony. */
export const colonyCount = (n: number): string => (n % 1 === 0 ? String(n) : `${Math.floor(n) || ''}½`);

/** Colonies towards the goal, half ones as half a ship. The last slot has a solid rim. */
export function ColonyTrack(props: { readonly colour: ColourName; readonly n: number; readonly goal: number }): ReactNode {
  const { colour, n, goal } = props;
  const count = colonyCount(n);
  return (
    <span className="seat-track" role="img" aria-label={T.colonies.track({ n: count, goal })}>
      {Array.from({ length: goal }, (_, i) => (
        <i key={i} className={`${i + 1 <= n ? 'is-on' : i < n ? 'is-on is-half' : ''}${i === goal - 1 ? ' is-goal' : ''}`}>
          {i < n ? <Ship colour={colour} size={13} /> : null}
        </i>
      ))}
      <b>
        {count}
        <small>/{goal}</small>
      </b>
    </span>
  );
}
