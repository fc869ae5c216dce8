import { SEED_PHASES, TURN_PARTS, type Board, type SeedPhase, type TurnPart } from '../../view/index.ts';
import { T } from '../text/index.ts';

/** A step of the turn, or of seeding, with the windows in which one may stop there. */
export interface StepOf {
  readonly id: SeedPhase | TurnPart;
  readonly name: string;
  readonly windows: readonly string[];
}

const WINDOWS: { readonly [part in TurnPart]: readonly string[] } = {
  start: ['window:turn.start'],
  play: [],
  orders: [],
  end: ['window:turn.end'],
};

export const stepsOf = ({ table }: Board): readonly StepOf[] =>
  table.seeding === null
    ? TURN_PARTS.map((id) => ({ id, name: T.steps[id], windows: WINDOWS[id] }))
    : SEED_PHASES.map((id) => ({ id, name: T.phases[id], windows: [] }));

export function stepNow(board: Board): StepOf {
  const now = board.table.seeding?.phase ?? board.table.turn.part;
  const steps = stepsOf(board);
  return steps.find((x) => x.id === now) ?? steps[0];
}
