import type { Choose } from '@parley/kernel';
import { type Board, otherMain } from '../../../bots/see/board.ts';
import { readCard, worth } from '../../../bots/see/cards.ts';
import { cardIn, prefer } from '../../../bots/see/options.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** What Vulch would pick up and hand over again and again is taken as it comes (faq-vulch-3). */
function wantsOfVulch(b: Board, d: Choose): boolean {
  const card = readCard(cardIn(d));
  const comesBack = card.type === 'artifact' || card.type === 'flare';
  const isVulch = b.sheetsOf(otherMain(b)).some((s) => s.alien === 'vulch');
  return worth(card) >= 1 || d.data?.left === 0 || (comesBack && isVulch);
}

notes('vulch', { choose: { 'vulch.want': (b, d) => prefer(d, wantsOfVulch(b, d) ? 'keep' : 'discard') } });
