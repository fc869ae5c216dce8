import type { Lexicon } from '@parley/cosmic/texts';
import type { Board } from '../../model/board.ts';
import { faceOf, sheetsOf } from '../../model/queries.ts';

export interface HandCard {
  readonly key: string;
  /** The part of the sheet it lies on, or null for the hand itself. */
  readonly zone: string | null;
}

const ORDER = ['attack', 'negotiate', 'morph', 'flare', 'artifact', 'reinforcement'];

/** My cards, sorted by what they are; then those on my sheets that I may see. */
export function handCards(b: Board, l: Lexicon, seat: number): readonly HandCard[] {
  const rank = (key: string): number => {
    const card = l.cards[faceOf(key)];
    return ORDER.indexOf(card?.type ?? '') * 1000 + (card?.value ?? 0);
  };
  const hand = (b.people[seat]?.hand.cards ?? [])
    .toSorted((x, y) => rank(x) - rank(y) || (faceOf(x) < faceOf(y) ? -1 : faceOf(x) > faceOf(y) ? 1 : 0))
    .map((key): HandCard => ({ key, zone: null }));
  const onSheets = sheetsOf(b, seat).flatMap((s) =>
    Object.entries(s.zones).flatMap(([zone, row]) => (row.cards ?? []).map((key): HandCard => ({ key, zone }))),
  );
  return [...hand, ...onSheets];
}

/** The width of a card and the gap after it. */
export const CARD = { width: 95, gap: 6 };

/**
 * How much of each card is seen: all of it while there is room; otherwise those that cannot be played lie over each other, and
 * those that can stay whole.
 */
export function visibleWidths(whole: readonly boolean[], room: number, width = CARD.width): readonly number[] {
  const n = whole.length;
  const full = width + CARD.gap;
  if (n === 0 || n * full - CARD.gap <= room) return whole.map(() => full);
  const last = n - 1;
  const fixed = whole.filter((w, i) => w || i === last).length;
  const others = n - fixed;
  if (others === 0) return whole.map((_, i) => (i === last ? width : Math.max(28, (room - width) / last)));
  const each = Math.max(26, (room - fixed * full + CARD.gap) / others);
  return whole.map((w, i) => (i === last ? width : w ? full : Math.min(full, each)));
}
