import type { Facts } from './facts.ts';
import type { SeedRule } from './seeds.ts';

/** The parts of a deck. */
export const DECK_ZONES = ['missions', 'reserve', 'seeds', 'sites', 'draw'] as const;
export type DeckZone = (typeof DECK_ZONES)[number];

/** What somebody brings, by the ids of cards. Missions count among the thirty seed cards, sites do not (T2.2, T2.4). */
export type Deck = {
  readonly name: string;
  readonly missions: readonly string[];
  /** Universal missions that take the place of those that are on the table already (T3.7, T65.4). */
  readonly reserve: readonly string[];
  readonly seeds: readonly string[];
  readonly sites: readonly string[];
  readonly draw: readonly string[];
};
export const EMPTY_DECK: Deck = { name: 'Deck', missions: [], reserve: [], seeds: [], sites: [], draw: [] };

/** A deck that anybody may play, and which of its cards stand in for others that are not at this table yet. */
export interface StarterDeck {
  readonly deck: Deck;
  readonly instead: readonly { readonly card: string; readonly by: string | null }[];
}

/** Each player brings six missions and up to two in reserve (T2.2, T65.4). */
export const MISSIONS = 6;
export const RESERVE = 2;
/** The other limits of a deck (T2.1, T2.4). */
export const SEED_LIMIT = 30;
export const DRAW_LEAST = 30;
export const SITE_LIMIT = 6;
/** More than anybody shuffles: a bound for what a server takes. */
export const DRAW_MOST = 200;

/** What is known of a card where decks are made: in the registry of the rules, and in the browser. */
export interface DeckCard {
  readonly facts: Facts;
  /** Is all of its text there? */
  readonly done: boolean;
  readonly seeds: SeedRule | null;
}
export type FindCard = (id: string) => DeckCard | undefined;

/** Seed cards are dilemmas, artifacts, facilities and whatever says that it may be seeded. */
export const maySeed = ({ seeds, facts }: DeckCard): boolean => seeds !== null && facts.type !== 'Mission' && facts.type !== 'Site';
export const mayDraw = ({ type }: Facts): boolean =>
  type !== 'Mission' && type !== 'Dilemma' && type !== 'Artifact' && type !== 'Time Location';
export const isUniversal = (facts: Facts): boolean => 'unique' in facts && facts.unique === 'universal';

/** The parts of a deck that a card may be in, the usual one first. One whose text is missing is where others of its type are. */
export function zonesFor(card: DeckCard): readonly DeckZone[] {
  const { facts, done } = card;
  if (facts.type === 'Mission') return isUniversal(facts) ? ['missions', 'reserve'] : ['missions'];
  if (facts.type === 'Site') return ['sites', 'draw'];
  if (!mayDraw(facts)) return ['seeds'];
  if (facts.type === 'Facility') return maySeed(card) || !done ? ['seeds', 'draw'] : ['draw'];
  return maySeed(card) ? ['draw', 'seeds'] : ['draw'];
}
