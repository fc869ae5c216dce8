import type { Answer, Spread } from '@parley/kernel';
import { type Board, sideOf } from '../../../bots/see/board.ts';
import { allyShips } from '../../../bots/judge/alliance.ts';
import { readCard } from '../../../bots/see/cards.ts';
import { behindBy, ownSlot } from '../../../bots/judge/outlook.ts';
import { shipCost, stakes } from '../../../bots/judge/stakes.ts';
import { prospects } from '../../../bots/judge/select.ts';
import { spare, take } from '../../../bots/judge/ships.ts';
import { prefer, sideName } from '../../../bots/see/options.ts';
import { favourite } from '../../../bots/judge/artifacts.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Sloth: ships for a card that lies there already. None is lost with none sent, and nothing won. */
function lateShips(b: Board, d: Spread): Answer {
  if (b.encounter?.offense !== b.me) return allyShips(b, d);
  const card = readCard(ownSlot(b)?.card ?? '');
  const s = stakes(b);
  let n = 0;
  let most = 0;
  for (let k = 1; k <= d.max; k++) {
    const wins = prospects(b, [card], k - SLOTHFUL, s)[0]?.wins ?? 0;
    const value = wins * s.offense - (1 - wins) * k * shipCost(b, b.me);
    if (value > most) [n, most] = [k, value];
  }
  return take(b, d, Math.max(d.min, Math.min(n, Math.max(1, spare(b, d)))));
}

/** Ships that a Sloth is taken to send as long as it has sent none. */
const SLOTHFUL = 3;

notes('sloth', {
  // It sends ships only when it knows its card.
  like: 1,
  edge: 2,
  total: (v, n) => v + (n === 0 ? 3 : n),
  choose: { 'sloth.side': (b, d) => prefer(d, sideName(favourite(b) ?? sideOf(b, b.me))) },
  spread: {
    'sloth.ships': lateShips,
    'sloth.late': (b, d) => take(b, d, Math.max(d.min, Math.min(d.max, behindBy(b, sideOf(b, b.me) ?? 0), spare(b, d)))),
    'sloth.more': (b, d) => take(b, d, Math.max(d.min, favourite(b) === sideOf(b, b.me) ? Math.min(d.max, 2, spare(b, d)) : 0)),
  },
});
