import type { Asset, CardType, Cosmic } from '../board/state.ts';
import type { ClauseSpec } from '../powers/clauses.ts';

/** What a card says that lies on the table as an asset of somebody. */
export interface AssetText {
  /** Works while it lies facedown and is turned up by being used; else it works while it lies face up. */
  readonly covert?: boolean;
  /** It leaves the table, and what it has put there goes too. */
  leaves?(g: Cosmic, asset: Asset): void;
}

/** A kind of card. All cards with the same face are alike. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly type: CardType | 'destiny' | 'tech';
  /** Attack value, or what a reinforcement adds. */
  readonly value: number;
  readonly text: string;
  readonly clauses: readonly ClauseSpec[];
  /** Questions the card asks, by tag, in words. */
  readonly asks?: { readonly [tag: string]: string };
  /** Flares: whose. */
  readonly alien?: string;
  readonly asset?: AssetText;
  /** Counts as a Cosmic Zap, whatever kind of card it is. */
  readonly zaps?: boolean;
}

/** The types of cards a hand can hold. */
export const CARD_TYPES: readonly CardType[] = ['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare'];

/** Encounter cards can be selected in the planning phase (R1.6). */
export const isEncounterType = (type: Face['type']): boolean =>
  type === 'attack' || type === 'negotiate' || type === 'morph';
