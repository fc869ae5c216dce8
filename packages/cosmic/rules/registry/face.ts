import type { Flow } from '@parley/kernel';
import type { ShownText } from '../cards/shown.ts';
import type { Cosmic, Player, Asset, CardType, CardNo, Slot } from '../state/state.ts';
import type { ClauseSpec } from './clauses.ts';

export interface Trade {
  room(g: Cosmic, to: Player): number;
  give(g: Cosmic, asset: Asset, to: Player): Flow;
}

/** What a card says that lies on the table as an asset of somebody. */
export interface AssetText {
  /** Works while it lies facedown and is turned up by being used; else it works while it lies face up. */
  readonly covert?: boolean;
  /** Works on either side. */
  readonly twoSided?: boolean;
  /** It may change hands in a deal: how many of its kind a player could take, and what happens when one does. */
  readonly trade?: Trade;
  /** Somebody has just got it. */
  received?(g: Cosmic, asset: Asset): Flow;
  /** It leaves the table, and what it has put there goes too. */
  leaves?(g: Cosmic, asset: Asset): void;
}

/** What is special about a kicker (R26.6). */
export interface KickerText {
  /** It multiplies attack cards alone: neither compensation nor what a failed deal costs. */
  readonly attacksOnly?: boolean;
  /** It multiplies the card of the other side too. */
  readonly bothSides?: boolean;
  /** Other kickers count for nothing, and nobody can reinforce. */
  readonly jams?: boolean;
  /** Both sides lose as soon as it lies open. */
  readonly destroys?: boolean;
  /** Ships of its player's allies go to the warp when they leave the gate. */
  readonly strands?: boolean;
}

/** A kind of card. All cards with the same face are alike. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly type: CardType | 'destiny' | 'tech' | 'hazard' | 'station' | 'marker';
  /** Attack value, or what a reinforcement adds. */
  readonly value: number;
  readonly text: string;
  readonly clauses: readonly ClauseSpec[];
  /** Variable attacks: the value when revealed after a hazard warning. */
  readonly hazardValue?: number;
  /** Encounter cards: what they say while they lie open in front of a main player. */
  readonly shown?: ShownText;
  /** Questions the card asks, by tag, in words. */
  readonly asks?: { readonly [tag: string]: string };
  /** Kickers: what they do besides multiplying by their value. */
  readonly kicker?: KickerText;
  /** What befalls whoever takes the card from another player's hand and keeps it. */
  taken?(g: Cosmic, taker: Player, card: CardNo): Flow;
  /** Flares: whose. */
  readonly alien?: string;
  readonly asset?: AssetText;
  /** What playing it costs, whatever it is played for. */
  costs?(g: Cosmic, by: Player): Flow;
}

/** What is in a deck: faces, and how many of each. */
export type DeckList = readonly (readonly [face: string, n: number])[];

/** The types of cards a hand can hold. */
const COSMIC_TYPES: readonly CardType[] = ['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare'];
/** Those of the reward cards alone, by the deck they are in (errata-card-types). */
const REWARD_TYPES = {
  none: COSMIC_TYPES,
  incursion: [...COSMIC_TYPES, 'kicker', 'rift'],
  dominion: [...COSMIC_TYPES, 'retreat', 'intimidate', 'kicker', 'rift'],
  both: [...COSMIC_TYPES, 'retreat', 'intimidate', 'kicker', 'rift'],
} as const satisfies { readonly [deck: string]: readonly CardType[] };
/** The types of cards that a hand can hold in this game. */
export const cardTypes = (g: Cosmic): readonly CardType[] => REWARD_TYPES[g.s.options.rewards];

/** Encounter cards can be selected in the planning phase (R1.6). */
export const isEncounterType = (type: Face['type']): type is 'attack' | 'negotiate' | 'morph' | 'retreat' =>
  type === 'attack' ||
  type === 'negotiate' ||
  type === 'morph' || // R1.6
  type === 'retreat'; // dominion-retreat-01

/** What a card counts as in front of a main player: an encounter card, or an intimidate in place of one. Nothing else comes to lie there. */
export function slotType({ id, type }: Face): Slot['type'] {
  if (isEncounterType(type) || type === 'intimidate') return type;
  throw new Error(`${id} is no encounter card`);
}
