import type { Choose } from '@parley/kernel';
import type { Board } from '../../../bots/see/board.ts';
import { playsArtifact } from '../../../bots/judge/artifacts.ts';
import { PLAYS, RAISES } from '../../../bots/judge/reward-cards.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Mesmer: what an artifact does is judged as if it were one's own. */
function pretends(b: Board, clause: string, d: Choose): boolean {
  return playsArtifact(b, d, clause) ?? PLAYS[clause]?.(b, d, clause) ?? false;
}

notes('mesmer', {
  like: 1,
  use: (b, _sheet, clause, d) => pretends(b, clause, d),
  // What comes of it has to be worth a card that may be worth more as another one.
  raise: (b, _sheet, clause) => clause === 'ship-zap' && (RAISES['ship-zap']?.(b) ?? false),
});
