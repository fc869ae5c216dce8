import type { Decision } from '@parley/kernel';
import type { Board } from '../model/board.ts';
import { optionsOf } from '@parley/web/table/interaction.ts';
import { fleetSize } from '../model/queries.ts';
import type { Situation } from './tips.ts';

/** What is going on, from the board and the question. */
export function situationOf(board: Board, decision: Decision | null): Situation {
  const options = decision === null ? [] : optionsOf(decision);
  const warp = board.places.find((p) => p.kind === 'warp');
  const e = board.encounter;
  return {
    question:
      decision === null
        ? null
        : {
            kind: decision.kind,
            tag: decision.tag,
            cards: options.some((o) => /#\d+$/.test(o) || /^card\d+:/.test(o)),
            sheet: options.some((o) => /^sheet\d+:/.test(o)),
          },
    encounter: e !== null,
    revealed: e !== null && e.slots.every((s) => s !== null && s.up),
    decided: e !== null && e.outcome !== null,
    shipsInWarp: warp !== undefined && fleetSize(warp.ships) > 0,
  };
}
