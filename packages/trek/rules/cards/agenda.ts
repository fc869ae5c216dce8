import { because, emit, type Flow, type Seat } from '@parley/kernel';
import { turn } from '../board/move.ts';
import { whyNotEnter } from '../numbers/reporting.ts';
import { cardOf } from '../registry/cards.ts';
import { is, putMark } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { piecesIn, zoneOfSeat } from '../state/zones.ts';
import { event } from '../timing/timing.ts';
import { barToCopies, startCountdown } from './play.ts';

const entered = event('entered');

/** Hidden agendas that this seat may turn up now, at any time and in either player's turn (T23.2): its copies and doors must let it (T2.6, T20.3). */
export const agendasOf = (g: Trek, seat: Seat): readonly Piece[] =>
  piecesIn(g, zoneOfSeat(seat, 'table')).filter(
    (x) => is(g, x, 'faceDown') && barToCopies(g, seat, cardOf(g, x)) === null && whyNotEnter(g, seat, x) === null,
  );

/** It is turned up, which is no card play, and its text works from now on (T23.2, T23.3). */
export const turnUp = (g: Trek, seat: Seat, piece: Piece): Flow => because(g, 'rule', 'T23.2', seat, show(g, seat, piece));

function* show(g: Trek, seat: Seat, piece: Piece): Flow {
  turn(g, piece, false);
  putMark(g, piece, 'since', g.s.turn.n);
  startCountdown(g, piece);
  emit(g, 'turned-up', { by: seat, card: g.s.card[piece], piece });
  yield* entered.open(g, { by: seat, piece });
}
