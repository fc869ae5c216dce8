import type { Lexicon } from '../../text/index.ts';
import type { Board } from '../../view/board.ts';
import { cardRank } from '../model/cards.ts';
import { sheetsOf } from '../model/queries.ts';
import { T } from '../text/index.ts';

export interface HandCard {
  readonly key: string;
  /** The part of the sheet it lies on, or that it lies aside; null for the hand itself. */
  readonly zone: string | null;
}

/** My cards, sorted by what they are; then those on my sheets that I may see, and those laid aside for this encounter. What lies beside planets is shown there. */
export function handCards(b: Board, l: Lexicon, seat: number): readonly HandCard[] {
  const hand = (b.people[seat]?.hand.cards ?? []).toSorted((x, y) => cardRank(l, x, y)).map((key): HandCard => ({ key, zone: null }));
  const away = new Set(b.marks.map((m) => m.card));
  const onSheets = sheetsOf(b, seat).flatMap((s) =>
    Object.entries(s.zones).flatMap(([zone, row]) =>
      (row.cards ?? []).filter((key) => !away.has(key)).map((key): HandCard => ({ key, zone })),
    ),
  );
  const aside = (b.people[seat]?.covered.cards ?? []).map((key): HandCard => ({ key, zone: T.cards.aside }));
  return [...hand, ...onSheets, ...aside];
}

/** The width of a card and the gap after it. */
export const CARD = { width: 95, least: 78, gap: 6 };

export interface HandLayout {
  readonly width: number;
  /** How much of each card is seen, with the gap after it. */
  readonly visible: readonly number[];
}

/**
 * All cards whole while there is room, a little narrower if need be. Then those that cannot be played lie over each other, and
 * those that can stay whole.
 */
export function handLayout(whole: readonly boolean[], room: number): HandLayout {
  const n = whole.length;
  if (n === 0) return { width: CARD.width, visible: [] };
  const even = (room + CARD.gap) / n - CARD.gap;
  if (even >= CARD.least) {
    const width = Math.min(CARD.width, Math.floor(even));
    return { width, visible: whole.map(() => width + CARD.gap) };
  }
  const width = CARD.width - 5;
  const full = width + CARD.gap;
  const last = n - 1;
  const fixed = whole.filter((w, i) => w || i === last).length;
  const others = n - fixed;
  const each = others === 0 ? 0 : (room - fixed * full + CARD.gap) / others;
  if (others === 0 || each < 22) return { width, visible: whole.map((_, i) => (i === last ? width : (room - width) / last)) };
  return { width, visible: whole.map((w, i) => (i === last ? width : w ? full : Math.min(full, each))) };
}
