import type { CardType } from '../board/state.ts';
import type { ClauseSpec } from '../powers/clauses.ts';

/** A kind of card. All cards with the same face are alike. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly type: CardType | 'destiny';
  /** Attack value, or what a reinforcement adds. */
  readonly value: number;
  readonly text: string;
  readonly clauses: readonly ClauseSpec[];
  /** Questions the card asks, by tag, in words. */
  readonly asks?: { readonly [tag: string]: string };
  /** Flares: whose. */
  readonly alien?: string;
}

/** The types of cards a hand can hold. */
export const CARD_TYPES: readonly CardType[] = [
  'attack',
  'negotiate',
  'morph',
  'reinforcement',
  'artifact',
  'flare',
];

/** Encounter cards can be selected in the planning phase (R1.6). */
export const isEncounterType = (type: Face['type']): boolean =>
  type === 'attack' || type === 'negotiate' || type === 'morph';
