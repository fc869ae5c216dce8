import type { Seat } from '@parley/kernel';
import type { Part as AnyPart, TextPart } from '@parley/kernel/sentence';

/** Somebody who is spoken of. */
export interface PlayerPart extends AnyPart {
  readonly kind: 'player';
  readonly seat: Seat;
}
/** A card by its id; `piece` where it is one that lies on the table. */
export interface CardPart extends AnyPart {
  readonly kind: 'card';
  readonly card: string;
  readonly piece?: number;
}
/** Where cards lie. */
export interface PlacePart extends AnyPart {
  readonly kind: 'place';
  readonly zone: number;
}
/** A skill, attribute or icon, as needs name them. */
export interface TermPart extends AnyPart {
  readonly kind: 'term';
}
export type Part = TextPart | PlayerPart | CardPart | PlacePart | TermPart;
const KINDS: readonly string[] = ['text', 'player', 'card', 'place', 'term'];
/** A part of a sentence of this game. */
export const isPart = (part: AnyPart): part is Part => KINDS.includes(part.kind);
