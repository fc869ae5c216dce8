import type { AssetView, Back, Board, CardRow, DialView, LaidView } from '../../view/board.ts';
import { personOf } from './queries.ts';
import { cardNumber } from '../../ids/index.ts';

/** Questions to a board about what variants have put on the table. */

/** The back of a card whose face one knows. */
export function backOf({ rewardCards }: Board, key: string): Back {
  const n = cardNumber(key);
  return rewardCards !== null && n >= rewardCards.first && n < rewardCards.end ? 'reward' : 'cosmic';
}

export interface Backs {
  readonly cosmic: number;
  readonly reward: number;
}
/** How many cards of each back. */
export function backsIn(b: Board, row: CardRow): Backs {
  const reward = row.cards?.filter((key) => backOf(b, key) === 'reward').length ?? row.reward ?? 0;
  return { cosmic: row.n - reward, reward };
}

export const assetById = (b: Board, id: number): AssetView | undefined => b.assets.find((x) => x.id === id);
export const assetsOf = (b: Board, seat: number): readonly AssetView[] => b.assets.filter((x) => personOf(b, x.colour) === seat);
/** What is attached to a planet, and the markers of ships there. */
export const assetsAt = (b: Board, place: string): readonly AssetView[] => b.assets.filter((x) => x.place === place);

export const laidBy = (b: Board, seat: number): readonly LaidView[] => b.encounter?.laid.filter((x) => x.by === seat) ?? [];
export const dialOf = (b: Board, seat: number): DialView | undefined => b.encounter?.dials.find((x) => x.who === seat);

/** Cards that lie facedown before somebody until the encounter is over. */
export const coveredOf = (b: Board, seat: number): CardRow => b.people[seat]?.covered ?? { n: 0, cards: null };

/** Does this card lie aside? */
export const isCovered = (b: Board, key: string): boolean => b.people.some((p) => p.covered.cards?.includes(key));

/** Does anything lie before somebody? */
export const hasThings = (b: Board, seat: number): boolean => assetsOf(b, seat).length + laidBy(b, seat).length + coveredOf(b, seat).n > 0;

export interface Bond {
  readonly seat: number;
  readonly by: 'team' | 'hazard';
}
/** Those with whom somebody is bound to win or to stand together. */
export function bondsOf(b: Board, seat: number): readonly Bond[] {
  const partner = b.teams?.partner[seat] ?? -1;
  const bound = b.hazards?.partners.filter((x) => x.includes(seat)).flatMap((x) => x.filter((p) => p !== seat)) ?? [];
  return [...(partner < 0 ? [] : [{ seat: partner, by: 'team' as const }]), ...bound.map((p) => ({ seat: p, by: 'hazard' as const }))];
}
