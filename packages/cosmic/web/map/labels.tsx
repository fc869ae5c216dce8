import { memo, useMemo, type CSSProperties, type ReactNode } from 'react';
import type { ColourName } from '../../view/board.ts';
import { labelAt, type Box } from '../geometry/docking.ts';
import { roleOf, type Role } from '../model/queries.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { pieceState, useAsk } from '@parley/web/shell';
import { pointKey } from '../model/point.ts';
import { SeatShips } from '../seats/seat-tokens.tsx';
import type { MapModel } from './map-model.ts';

/** About as wide as the text will be. */
const widthOf = (name: string, role: Role): number => 34 + name.length * 7 + (role ? (T.roleOnMap[role]?.length ?? 0) * 6.4 + 6 : 0);

/** Names inside the ring. They are buttons while a player is being chosen. */
export function Labels({ model, taken }: { readonly model: MapModel; readonly taken: readonly Box[] }): ReactNode {
  const { board, speaker } = useScene();
  const boxes = useMemo(() => {
    const used: Box[] = taken.slice();
    return model.systems.map((s, i) => {
      const box = labelAt(model.layout, model.layout.systems[i], widthOf(speaker.player(s.seat), roleOf(board, s.seat)), used);
      if (box) used.push(box);
      return box;
    });
  }, [model, taken, board, speaker]);
  return model.systems.map((s, i) => {
    const box = boxes[i];
    return box ? <Label key={s.seat} seat={s.seat} colour={s.colour} x={box.x} y={box.y} /> : null;
  });
}

const Label = memo(function Label(props: {
  readonly seat: number;
  readonly colour: ColourName;
  readonly x: number;
  readonly y: number;
}): ReactNode {
  const { seat, colour, x, y } = props;
  const { board, speaker } = useScene();
  const ask = useAsk();
  const role = roleOf(board, seat);
  const point = pointKey({ kind: 'player', seat });
  const state = pieceState(ask, point);
  const style: CSSProperties = { left: x, top: y };
  const content = (
    <>
      <SeatShips seat={seat} size={13} />
      {speaker.player(seat)}
      {role ? <em>{T.roleOnMap[role]}</em> : null}
    </>
  );
  const className = `map-system player-${colour}${role ? ' is-involved' : ''} is-${state}`;
  return state === 'legal' || state === 'picked' ? (
    <button type="button" className={className} style={style} aria-pressed={state === 'picked'} onClick={() => ask.press(point)}>
      {content}
    </button>
  ) : (
    <div className={className} style={style}>
      {content}
    </div>
  );
});
