import type { ReactNode } from 'react';
import type { ColourName } from '../model/board.ts';
import { T } from '../text.ts';
import { Ship } from './ship.tsx';

/** Colonies towards the goal: the last slot has a solid rim. */
export function ColonyTrack(props: {
  readonly colour: ColourName;
  readonly n: number;
  readonly goal: number;
}): ReactNode {
  const { colour, n, goal } = props;
  return (
    <span className="track" role="img" aria-label={T.colonies.track(n, goal)}>
      {Array.from({ length: goal }, (_, i) => (
        <i key={i} className={`${i < n ? 'on' : ''}${i === goal - 1 ? ' goal' : ''}`}>
          {i < n ? <Ship colour={colour} size={13} /> : null}
        </i>
      ))}
      <b>
        {n}
        <small>/{goal}</small>
      </b>
    </span>
  );
}
