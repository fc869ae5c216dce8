import type { Board } from '../see/board.ts';
import { personaOf } from './notes.ts';

/** Ships that each of its colonies should have for its power or the condition of victory it chose itself, or 0. */
export function crewOf(b: Board): number {
  let n = 0;
  for (const s of b.sheetsOf(b.me)) {
    const { crew = 0 } = personaOf(s.alien);
    n = Math.max(n, typeof crew === 'number' ? crew : crew(s));
  }
  return n;
}
