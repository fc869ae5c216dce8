import type { Answer, ChooseSome } from '@parley/kernel';
import { type Board, sideOf } from '../../../bots/see/board.ts';
import { behindBy } from '../../../bots/judge/outlook.ts';
import { byWorth, readCard } from '../../../bots/see/cards.ts';
import { favourite } from '../../../bots/judge/artifacts.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** As few cards as turn the encounter, the worst ones. */
function needles(b: Board, d: ChooseSome): Answer {
  const each = Number(d.data?.n ?? 1);
  const n = Math.ceil(behindBy(b, sideOf(b, b.me) ?? 0) / each);
  return byWorth(d.options.map(readCard))
    .slice(0, Math.max(d.min, Math.min(d.max, n)))
    .map((c) => c.key);
}

notes('porcupine', {
  edge: 2,
  use: (b) => favourite(b) === sideOf(b, b.me) && behindBy(b, sideOf(b, b.me) ?? 0) <= b.hand.length,
  some: { 'porcupine.cards': needles, 'porcupine.show': (_b, d) => d.options.slice(0, d.max) },
});
