import { emit } from '@parley/kernel';
import type { Effect } from '../../language/index.ts';
import { giveControl, move } from '../board/move.ts';
import { isInPlay } from '../board/places.ts';
import { startCountdown } from '../cards/play.ts';
import { putMark } from '../state/marks.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import { zoneOfSeat, zoneOn } from '../state/zones.ts';
import { textOf, type Strike } from './strike.ts';

type On = Extract<Effect, { readonly do: 'place' }>['on'];

/** The card it comes to lie on; -1: none, or it is on the table; null: there is nothing left to lie on. */
function hostOf(g: Trek, s: Strike, on: Exclude<On, 'pile'>): Piece | null {
  const host = on === 'mission' ? s.mission : on === 'ship' ? s.ship : on === 'table' ? -1 : (s.them[0] ?? null);
  return host === null || host < 0 ? (on === 'table' ? -1 : null) : isInPlay(g, host) ? host : null;
}

/**
 * A dilemma comes to lie somewhere and stays in play (T16.11). Whoever met it is its player from then on (T38.1). Its countdown begins, printed or by
 * full turns, of which this one is none (T5.7).
 */
export function place(g: Trek, s: Strike, on: On): void {
  if (on === 'pile') {
    s.settled = 'pile';
    return;
  }
  const host = hostOf(g, s, on);
  if (host === null) return;
  const to: Zone = host < 0 ? zoneOfSeat(s.seat, 'table') : zoneOn(host);
  const { dilemma, seat } = s;
  giveControl(g, dilemma, seat);
  move(g, dilemma, to);
  s.settled = 'placed';
  putMark(g, dilemma, 'since', g.s.turn.n);
  startCountdown(g, dilemma);
  const { turns } = textOf(g, dilemma).placed ?? {};
  if (turns !== undefined) putMark(g, dilemma, 'countdown', turns + (countsThisTurn(g) ? 2 : 1));
  emit(g, 'placed', { by: seat, card: g.s.card[dilemma], piece: dilemma, on, ...(on === 'table' ? {} : { host: g.s.card[host] }) });
}

/** Does a countdown go down at the end of the turn in which the card came (T36.10)? Full turns are counted one more then. */
const countsThisTurn = (g: Trek): boolean => g.s.options.house.firstCountdown === 'same-turn';
