import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { labelAt, type Box } from '../geometry/docking.ts';
import { roleOf, type Role } from '../model/queries.ts';
import { T } from '../text/index.ts';
import { useTable } from '@parley/web/table/context.ts';
import { pieceState } from '@parley/web/table/interaction.ts';
import { SeatShips } from '../seats/seat-tokens.tsx';
import type { MapModel } from './map-model.ts';

/** About as wide as the text will be. */
const widthOf = (name: string, role: Role): number => 34 + name.length * 7 + (role ? (T.roleOnMap[role]?.length ?? 0) * 6.4 + 6 : 0);

/** Names inside the ring. They are buttons while a player is being chosen. */
export function Labels({ model, taken }: { readonly model: MapModel; readonly taken: readonly Box[] }): ReactNode {
  const { board, speaker, ask } = useTable();
  const boxes = useMemo(() => {
    const used: Box[] = taken.slice();
    return model.systems.map((s, i) => {
      const box = labelAt(model.layout, model.layout.systems[i], widthOf(speaker.player(s.seat), roleOf(board, s.seat)), used);
      if (box) used.push(box);
      return box;
    });
  }, [model, taken, board, speaker]);
  return model.systems.map((s, i) => {
    const role = roleOf(board, s.seat);
    const state = pieceState(ask, `player:${s.seat}`);
    const box = boxes[i];
    if (!box) return null;
    const style: CSSProperties = { left: box.x, top: box.y };
    const content = (
      <>
        <SeatShips seat={s.seat} size={13} />
        {speaker.player(s.seat)}
        {role ? <em>{T.roleOnMap[role]}</em> : null}
      </>
    );
    const className = `sys p-${s.colour}${role ? ' inv' : ''} is-${state}`;
    return state === 'legal' || state === 'picked' ? (
      <button
        key={s.seat}
        type="button"
        className={className}
        style={style}
        aria-pressed={state === 'picked'}
        onClick={() => ask.press({ kind: 'player', seat: s.seat })}
      >
        {content}
      </button>
    ) : (
      <div key={s.seat} className={className} style={style}>
        {content}
      </div>
    );
  });
}
