import { glanceWords } from '@parley/kit/zones';
import { lingering } from '../registry/lingering.ts';
import type { Cosmic, Player, CardNo } from '../state/state.ts';
import { handOf } from './zones.ts';

/** What effects let players see of the cards of others, kept in mind to the end of the encounter (R22.1). */
const glances = glanceWords(lingering, { id: 'cards.seen', event: 'cards-seen', face: (g: Cosmic, card) => g.s.face[card] });

/** Somebody, and nobody else, sees these cards of another player. The view keeps them in mind to the end of the encounter. */
export const showCards = (g: Cosmic, to: Player, from: Player, cards: readonly CardNo[]): void => glances.show(g, to, from, cards);

/** Cards of somebody that another player has not been shown in this encounter: to show those again would tell nothing. */
export const unseenBy = (g: Cosmic, by: Player, from: Player): CardNo[] => glances.unseen(g, by, from, handOf(g, from));

/** What a lingering effect holds for its owner's eyes only, or null. */
export const sightIn = glances.in;
