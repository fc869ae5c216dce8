import { Derived, type Flow, type Seat } from '@parley/kernel';
import { registry } from '@parley/kit/content';
import type { CardType, DilemmaText, Facts, Need, SeedRule, Standing } from '../../language/index.ts';
import type { Piece, State, Trek } from '../state/state.ts';
import type { Bar } from '../timing/tables.ts';
import type { ClauseSpec, PlayableSpec } from './clauses.ts';

/** A card as the rules know it: what is printed on it, and what it does. Content registers all of them. */
export interface CardDefinition {
  /** Set and number: 'DOM-74'. */
  readonly id: string;
  readonly facts: Facts;
  /** Is all of its text there? What is not cannot be put into a legal deck, and is counted. */
  readonly done: boolean;
  /** Where it may be seeded, if its type and text let it (T3). */
  readonly seeds: SeedRule | null;
  /** Missions: what solves it. */
  readonly need: Need | null;
  readonly dilemma: DilemmaText | null;
  /** Texts that work while it lies in play, as data: the rules ask for what they need. */
  readonly standing: readonly Standing[];
  /** Texts that are code. `from` of each says whether it works from the hand or in play. */
  readonly clauses: readonly ClauseSpec[];
  /** How many of it may be in play: any number, one of each player's, one in the game (T20.3, T3.25). */
  readonly limit: 'none' | 'yours' | 'game';
  /** What an artifact does at once when it is earned (T46.5). Left out: it is used as equipment, or goes to the hand, as its kind says (T46.6). */
  readonly earned?: (g: Trek, seat: Seat, piece: Piece) => Flow;
  /** What comes of it when it is killed, told of who had it. */
  readonly killed?: (g: Trek, seat: Seat, piece: Piece) => Flow;
  /** What playing it does, for events, interrupts, objectives, doorways; null: it only comes to lie somewhere. */
  readonly play: PlaySpec | null;
  /** Its text in our words, where it is not made from its clauses. */
  readonly says: string | null;
  /** What is missing of it, for the coverage page. */
  readonly unfinished: string | null;
}

/** How a card that does not report is played (T20, T21, T22). */
export interface PlaySpec {
  /** Where it lies afterwards: on the table, on what it is aimed at, or in the discard pile. */
  readonly to: 'table' | 'target' | 'discard';
  /** What it may be aimed at now; left out: at nothing. One of these is chosen when it is announced (T5.9). */
  readonly aims?: (g: Trek, seat: Seat, piece: Piece) => readonly Piece[];
  /** Why it cannot be played now, whatever it is aimed at; null: it can (T38.13). */
  readonly bars?: (g: Trek, seat: Seat, piece: Piece) => Bar | null;
  /** What it does when it was not stopped, besides coming to lie there: told of the `Play`. */
  readonly effect?: PlayableSpec;
}

const cards = registry<CardDefinition>('card');
export const addCards = cards.add;
export const allCards = cards.all;
export const findCard = cards.find;
export const cardById = cards.get;

/** The card a piece is. Looked up once a game: rules ask at every step. */
export function cardOf(g: Trek, piece: Piece): CardDefinition {
  return (byPiece.of(g)[piece] ??= cards.get(g.s.card[piece]));
}
const byPiece = new Derived<State, CardDefinition[]>(() => []);
/** Cards have changed what they are: for tests that exchange hidden ones. */
export const forgetCards = (g: Trek): void => byPiece.drop(g);

export const factsOf = (g: Trek, piece: Piece): Facts => cardOf(g, piece).facts;
export const typeOf = (g: Trek, piece: Piece): CardType => cardOf(g, piece).facts.type;
export const nameOf = (g: Trek, piece: Piece): string => cardOf(g, piece).facts.name;
export const isType = (g: Trek, piece: Piece, type: CardType): boolean => typeOf(g, piece) === type;
