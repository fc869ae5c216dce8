import { emit, type Flow, type Seat } from '@parley/kernel';
import { dockOf, inPlay, isInPlay } from '../board/places.ts';
import { cardOf, factsOf, isType } from '../registry/cards.ts';
import { controllerOf, isYours } from '../state/control.ts';
import { is, mark, putMark, putStatus } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { destroy } from './die.ts';

/** A ship or facility is damaged; one that is damaged already is destroyed (T47.8). Its cloak fails (T45.5), and the days in dock begin anew. */
export function* damage(g: Trek, piece: Piece): Flow {
  if (!isInPlay(g, piece)) return;
  if (is(g, piece, 'damaged')) return yield* destroy(g, [piece]);
  putStatus(g, piece, 'damaged', true);
  putMark(g, piece, 'since', g.s.turn.n);
  emit(g, 'damaged', { by: controllerOf(g, piece), piece, card: g.s.card[piece] });
  if (!is(g, piece, 'cloaked')) return;
  putStatus(g, piece, 'cloaked', false);
  emit(g, 'decloaked', { by: controllerOf(g, piece), piece, card: g.s.card[piece] });
}

export function repair(g: Trek, piece: Piece): void {
  if (!is(g, piece, 'damaged')) return;
  putStatus(g, piece, 'damaged', false);
  emit(g, 'repaired', { by: controllerOf(g, piece), piece, card: g.s.card[piece] });
}

/** Full turns that a ship must stay docked there until it is repaired; null: nothing is repaired there (T7.5). */
export function repairTurns(g: Trek, dock: Piece): number | null {
  const facts = factsOf(g, dock);
  for (const text of cardOf(g, dock).standing) if (text.says === 'repairs') return text.turns > 0 ? text.turns : null;
  return facts.type === 'Facility' && facts.facility === 'Outpost' ? 2 : null;
}

/**
 * At the end of its player's turn a ship is repaired that has stayed docked for as many of that player's full turns as it takes (T50.1). The turn in
 * which it docked, or was damaged, was no full one.
 */
export function* repairDocked(g: Trek, seat: Seat): Flow {
  for (const ship of inPlay(g)) {
    if (!isType(g, ship, 'Ship') || !isYours(g, seat, ship) || !is(g, ship, 'damaged')) continue;
    const dock = dockOf(g, ship);
    const turns = dock < 0 ? null : repairTurns(g, dock);
    // Turns are counted over both players: the first full one of its own is the next but one, or the next after one of the opponent's.
    if (turns !== null && g.s.turn.n - mark(g, ship, 'since') >= turns * 2 - 1) repair(g, ship);
  }
}
