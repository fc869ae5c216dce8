import type { Answer, Spread } from '@parley/kernel';
import { type Board, shipsIn, sideOf } from '../../../bots/see/board.ts';
import { take } from '../../../bots/judge/ships.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Pirate: one ship stays to land where there is a colony to be had. */
const raid = (b: Board, d: Spread): Answer =>
  take(b, d, Math.max(d.min, Math.min(d.max, sideOf(b, b.me) === 0 ? b.gate[b.me] - 1 : d.max)));

notes('pirate', {
  like: 1,
  use: (b, _sheet, clause) => {
    if (clause === 'sell') return true;
    return clause !== 'ransom' && (sideOf(b, b.me) !== 0 || shipsIn(b, b.me) > 1);
  },
  spread: { 'pirate.raid': raid, 'pirate.sell': (b, d) => take(b, d, d.max) },
  number: { 'pirate.cards': (_b, d) => d.max },
});
