import { pieceState, useAsk, type PieceState } from '@parley/web/shell';
import { pieceAt } from '../model/point.ts';
import { useScene } from '../scene/context.ts';
import { useFocus } from '../scene/focus.ts';
import { useMoved } from '../scene/moved.ts';

export interface Pressing {
  readonly state: PieceState;
  readonly focused: boolean;
  /** Something has just happened here. */
  readonly moved: boolean;
  /** Is it one of the things that are being chosen? Otherwise pressing it brings it into focus. */
  readonly isChoice: boolean;
  readonly press: () => void;
  readonly point: (on: boolean) => void;
}

/** How a piece of the lines answers: it is chosen if that is asked, else it comes into focus, and the prompt shows what can be told to it. */
export function usePressing(piece: number): Pressing {
  const ask = useAsk();
  const { focus, choose } = useFocus();
  const isSeeding = useScene().board.table.seeding !== null;
  const point = pieceAt(piece);
  const state = pieceState(ask, point);
  const isOrders = ask.settled.length === 0 && ask.prompt?.decision.kind === 'act';
  const isChoice = (state === 'legal' || state === 'picked') && !isOrders;
  return {
    state: isOrders && state === 'legal' ? 'plain' : state,
    focused: focus === piece && !isSeeding,
    moved: useMoved().has(piece),
    isChoice,
    press: () => (isChoice ? ask.press(point) : choose(piece)),
    point: (on) => {
      const [option] = ask.byPoint.get(point) ?? [];
      if (option !== undefined && !isOrders) ask.setHovered(on ? option : null);
    },
  };
}
