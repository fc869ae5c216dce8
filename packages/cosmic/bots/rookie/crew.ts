import { schizoidNotes } from '../../content/aliens/alliance/schizoid.ts';
import type { Board } from './board.ts';
import { personaOf } from './personas.ts';

/** Ships that each of its colonies should have for its power or the condition of victory it chose itself, or 0. */
export function crewOf(b: Board): number {
  let n = 0;
  for (const s of b.sheetsOf(b.me)) {
    const chosen = schizoidNotes.condition.of(s) === GARRISONS;
    n = Math.max(n, chosen ? 4 : (personaOf(s.alien).crew ?? 0));
  }
  return n;
}

/** Three colonies of four ships: nobody else goes for that by accident, and it depends on nobody else. */
export const GARRISONS = 'intruder';
