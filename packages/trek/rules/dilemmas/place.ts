import { emit } from '@parley/kernel';
import type { Effect } from '../../language/index.ts';
import { giveControl, move } from '../board/move.ts';
import { isInPlay } from '../board/places.ts';
import { startCountdown } from '../cards/play.ts';
import { putMark } from '../state/marks.ts';
import type { Trek, Zone } from '../state/state.ts';
import { zoneOfSeat, zoneOn } from '../state/zones.ts';
import { textOf, type Strike } from './strike.ts';

type On = Extract<Effect, { readonly do: 'place' }>['on'];

/** Where it comes to lie; null: there is nothing left to lie on. */
function zoneFor(g: Trek, s: Strike, on: Exclude<On, 'pile'>): Zone | null {
  if (on === 'table') return zoneOfSeat(s.seat, 'table');
  const host = on === 'mission' ? s.mission : on === 'ship' ? s.ship : s.them.find((x) => isInPlay(g, x));
  return host === undefined || host < 0 || !isInPlay(g, host) ? null : zoneOn(host);
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
  const to = zoneFor(g, s, on);
  if (to === null) return;
  const { dilemma, seat } = s;
  giveControl(g, dilemma, seat);
  move(g, dilemma, to);
  s.settled = 'placed';
  putMark(g, dilemma, 'since', g.s.turn.n);
  startCountdown(g, dilemma);
  const { turns } = textOf(g, dilemma).placed ?? {};
  if (turns !== undefined) putMark(g, dilemma, 'countdown', turns + (countsThisTurn(g) ? 2 : 1));
  const host = g.s.cards.holder[to];
  emit(g, 'placed', { by: seat, card: g.s.card[dilemma], piece: dilemma, on, ...(host < 0 ? {} : { host: g.s.card[host] }) });
}

/** Does a countdown go down at the end of the turn in which the card came (T36.10)? Full turns are counted one more then. */
const countsThisTurn = (g: Trek): boolean => g.s.options.house.firstCountdown === 'same-turn';
