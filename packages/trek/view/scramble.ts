import type { Random, Seat } from '@parley/kernel';
import { forgetCards, typeOf } from '../rules/registry/cards.ts';
import { ownerOf } from '../rules/state/control.ts';
import type { Piece, Trek } from '../rules/state/state.ts';
import { kindOf, zoneOf } from '../rules/state/zones.ts';
import { isSeen } from './sight.ts';

/**
 * Rearranges everything this seat may not know: hidden cards of one player exchange what they are, within what could lie where they lie. Cards of
 * hand and deck with one another, seeds with seeds, missions of a pile, and those aboard or in teams by their type.
 */
export function scramble(g: Trek, seat: Seat | null, random: Random): void {
  const hidden = g.s.card.flatMap((_, piece) => (isSeen(g, piece, seat) ? [] : [piece]));
  const card = [...g.s.card];
  for (const pieces of Map.groupBy(hidden, (x) => groupOf(g, x)).values()) {
    const faces = random.shuffle(pieces.map((x) => g.s.card[x]));
    pieces.forEach((x, i) => (card[x] = faces[i]));
  }
  g.s = { ...g.s, card };
  forgetCards(g);
  // What was worked out from the cards before holds no longer.
  g.changes++;
}

/** Cards of one group may stand in for one another. */
function groupOf(g: Trek, piece: Piece): string {
  const kind = kindOf(zoneOf(g, piece));
  const where = kind === 'hand' || kind === 'deck' ? 'hand' : kind;
  const type = where === 'hand' ? '' : typeOf(g, piece);
  return `${ownerOf(g, piece)} ${where === 'in' || where === 'surface' || where === 'space' ? 'aboard' : where} ${type}`;
}
