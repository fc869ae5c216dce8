import { asks, query } from '@parley/kernel';
import type { Cosmic, Player } from '../board/state.ts';
import { queryKeyOf } from '../windows.ts';
import { holdsEncounterCards } from './zones.ts';

const NEED = queryKeyOf('hand.need');

/** With how many encounter cards somebody needs no new hand. */
export const neededCards = (g: Cosmic, who: Player): number => (asks(g, NEED) ? query(g, NEED, 1, { who }) : 1);

/** Has this player too few encounter cards in hand, so that a new hand is due wherever that is asked? */
export const lacksCards = (g: Cosmic, who: Player): boolean => !holdsEncounterCards(g, who, neededCards(g, who));
