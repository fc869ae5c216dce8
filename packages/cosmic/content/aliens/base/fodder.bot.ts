import type { Board } from '../../../bots/see/board.ts';
import { enough, turnsWith } from '../../../bots/judge/common.ts';
import { outlook } from '../../../bots/judge/outlook.ts';
import { notes } from '../../../bots/judge/notes.ts';

const between = (values: readonly number[], low: number, high: number): number =>
  values.reduce((sum, x) => sum + (x > low && x < high ? x : 0), 0);

/** Attacks in value between the two that lie open. */
function fodder(b: Board): (value: number) => boolean {
  const [x, y] = (b.encounter?.slots ?? []).map((slot) => slot?.value ?? 0);
  return (value) => value > Math.min(x, y) && value < Math.max(x, y);
}

notes('fodder', {
  // What lies between the two cards is added: a low card leaves much between.
  edge: 2,
  total: (v, n, _tokens, rest) => v + n + 0.4 * between(rest, v, 14),
  use: (b) => outlook(b) === 'losing' && turnsWith(b, fodder(b)),
  some: { 'fodder.cards': enough },
});
