import { because, emit, type Flow, type Seat } from '@parley/kernel';
import { discard } from '../board/leave.ts';
import { inPlay } from '../board/places.ts';
import { controllerOf } from '../state/control.ts';
import { mark, putMark } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { event, query } from '../timing/timing.ts';

const counting = event('countdown');
const expired = event('expired');
const countsDown = query('countsDown');

/** At the end of a turn the countdowns of its player's cards go down; at nothing a card has expired, and is discarded (T35.1). */
export function* countDown(g: Trek, seat: Seat): Flow {
  for (const piece of inPlay(g)) {
    if (!runsFor(g, piece, seat) || !countsDown.ask(g, true, piece)) continue;
    yield* counting.open(g, { by: seat, piece });
    if (!runsFor(g, piece, seat)) continue;
    const left = mark(g, piece, 'countdown') - 2;
    putMark(g, piece, 'countdown', left + 1);
    emit(g, 'counted', { card: g.s.card[piece], piece, n: left });
    if (left <= 0) yield* because(g, 'card', g.s.card[piece], seat, expire(g, seat, piece));
  }
}

/** Does it count at the end of this player's turn? House rule T36.10: not yet in the turn in which it came. */
const runsFor = (g: Trek, piece: Piece, seat: Seat): boolean =>
  mark(g, piece, 'countdown') > 1 &&
  controllerOf(g, piece) === seat &&
  (g.s.options.house.firstCountdown === 'same-turn' || mark(g, piece, 'since') !== g.s.turn.n);

function* expire(g: Trek, seat: Seat, piece: Piece): Flow {
  emit(g, 'expired', { card: g.s.card[piece], piece });
  yield* expired.open(g, { by: seat, piece });
  // One that has begun anew elsewhere goes on.
  if (inPlay(g).includes(piece) && mark(g, piece, 'countdown') <= 1) discard(g, [piece]);
}
