import type { Answer, Choose } from '@parley/kernel';
import { type Board, sideOf } from '../../../bots/see/board.ts';
import { byWorth, readCard, worth } from '../../../bots/see/cards.ts';
import { CARD, COLONY } from '../../../bots/judge/stakes.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Muckraker: the least card, unless what was won is worth less. */
function bribe(b: Board, d: Choose): Answer {
  const [least] = byWorth(d.options.filter((o) => o !== 'refuse').map(readCard));
  const won = sideOf(b, b.me) === 0 ? COLONY : b.beside[b.me] * CARD;
  return least && worth(least) < won ? least.key : 'refuse';
}

notes('muckraker', {
  like: 1,
  use: (b) => b.hand.some((c) => worth(c) < 1),
  choose: { 'muckraker.bribe': bribe },
  some: { 'muckraker.accuse': (_b, d) => d.options.slice(0, d.max), 'muckraker.exempt': (_b, d) => d.options.slice(0, d.min) },
});
