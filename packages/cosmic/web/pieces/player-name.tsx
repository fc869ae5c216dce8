import type { ReactNode } from 'react';
import type { ColourName } from '../../view/board.ts';
import { Ship } from './ship.tsx';

/** A name with its shape, in the ink of its seat. */
export function PlayerName(props: { readonly colour: ColourName; readonly name: string; readonly size?: number }): ReactNode {
  const { colour, name, size = 11 } = props;
  return (
    <span className={`player-name player-${colour}`}>
      <Ship colour={colour} size={size} />
      {name}
    </span>
  );
}
