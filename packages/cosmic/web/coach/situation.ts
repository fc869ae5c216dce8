import type { Decision } from '@parley/kernel';
import type { Board } from '../../view/board.ts';
import { optionsOf } from '@parley/web/shell';
import { fleetSize } from '../model/queries.ts';
import type { Situation } from './tips.ts';
import { cardIds, clauseOf } from '../../ids/index.ts';

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
            use: decision.shows?.role === 'use',
            cards: options.some((o) => cardIds.find(o) !== null || clauseOf(o)?.on === 'card'),
            sheet: options.some((o) => clauseOf(o)?.on === 'sheet'),
          },
    encounter: e !== null,
    alliance: e?.phase === 'alliance',
    revealed: e !== null && e.slots.every((s) => s !== null && s.up),
    decided: e !== null && e.outcome !== null,
    shipsInWarp: warp !== undefined && fleetSize(warp.ships) > 0,
  };
}
