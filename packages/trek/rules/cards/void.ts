import { because, emit, type Flow } from '@parley/kernel';
import { discard } from '../board/leave.ts';
import { inPlay } from '../board/places.ts';
import { isNullifiedBy } from '../numbers/standing.ts';
import { cardOf, isType } from '../registry/cards.ts';
import { controllerOf } from '../state/control.ts';
import type { Piece, Trek } from '../state/state.ts';

/** A law: what a card in play makes void everywhere does not stay in play (T38.15). Dilemmas are nullified when they are met. */
export function* voidLaw(g: Trek): Flow<boolean> {
  const all = inPlay(g);
  for (const source of all)
    for (const text of cardOf(g, source).standing) {
      if (text.says !== 'nullifies' || text.reach !== 'everywhere' || text.may === true) continue;
      const hit = all.filter((x) => !isType(g, x, 'Dilemma') && isNullifiedBy(g, source, text, x));
      if (hit.length === 0) continue;
      yield* because(g, 'card', g.s.card[source], controllerOf(g, source), remove(g, hit));
      return true;
    }
  return false;
}

function* remove(g: Trek, pieces: readonly Piece[]): Flow {
  for (const piece of pieces) emit(g, 'nullified', { card: g.s.card[piece], piece, by: controllerOf(g, piece) });
  discard(g, pieces);
}
