import { enc, inEncounter, type Cosmic, type Player } from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';
import { laidBy } from './front.ts';
import { holdsEncounterCards } from './zones.ts';

const NEED = queryOf('hand.need');
const NEEDS_CARD = queryOf('encounter.needsCard');

/** R3.4, R11.9: nobody begins an encounter without an encounter card in hand, unless being without is of no consequence. */
export const mayBegin = (g: Cosmic, who: Player): boolean =>
  !NEEDS_CARD.ask(g, true, { who }) || // R11.9
  holdsEncounterCards(g, who, 1); // faq-general-46, faq-miser-2

/** With how many encounter cards somebody needs no new hand. */
export const neededCards = (g: Cosmic, who: Player): number => (NEED.isAsked(g) ? NEED.ask(g, 1, { who }) : 1);

/** Has this player an intimidate lying facedown on the table? It serves as the encounter card (R26.7). */
export const hasIntimidate = (g: Cosmic, p: Player): boolean =>
  inEncounter(g) && enc(g).laid !== undefined && laidBy(enc(g), p, 'intimidate') !== undefined;

/** Has this player too few encounter cards in hand, so that a new hand is due wherever that is asked? */
export const lacksCards = (g: Cosmic, who: Player): boolean => !holdsEncounterCards(g, who, neededCards(g, who)) && !hasIntimidate(g, who);
