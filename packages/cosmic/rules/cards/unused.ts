import { emit } from '@parley/kernel';
import { Z, type Cosmic, type Player, type CardNo } from '../state/state.ts';
import { cardsIn, moveCard } from './zones.ts';

/** The flares of aliens nobody is, as far as they have not come into the game. */
export const unusedFlares = (g: Cosmic): readonly CardNo[] => cardsIn(g, Z.unused);

/** Draws unused flares into a zone, as far as there are any. */
export function drawUnused(g: Cosmic, who: Player, to: number, n: number): CardNo[] {
  const drawn = unusedFlares(g).slice(-n).reverse();
  for (const card of drawn) moveCard(g, card, to);
  tellDrawn(g, who, drawn);
  return drawn;
}

/** Takes this one of the unused flares into a zone. */
export function takeUnused(g: Cosmic, who: Player, to: number, card: CardNo): void {
  moveCard(g, card, to);
  tellDrawn(g, who, [card]);
}

const tellDrawn = (g: Cosmic, who: Player, drawn: readonly number[]): void =>
  emit(g, 'flares-drawn', { who, n: drawn.length }, { to: [who], data: { cards: drawn.map((x) => g.s.face[x]) } });

/** Flares leave the game for good. */
export function removeFlares(g: Cosmic, who: Player, cards: readonly CardNo[]): void {
  if (cards.length === 0) return;
  for (const card of cards) moveCard(g, card, Z.removed);
  emit(g, 'flares-removed', { who, cards: cards.map((x) => g.s.face[x]) });
}
