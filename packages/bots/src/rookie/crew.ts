import type { Board } from './board.ts';

/** Ships that each of its colonies should have for the condition of victory it chose itself, or 0. */
export function crewOf(b: Board): number {
  return b.sheetsOf(b.me).some((s) => s.alien === 'schizoid' && s.memo.secretCondition === GARRISONS) ? 4 : 0;
}

/** Three colonies of four ships: nobody else goes for that by accident, and it depends on nobody else. */
export const GARRISONS = 'intruder';
