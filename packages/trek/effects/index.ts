// The words an author of content may use.
export * from './aims.ts';
export * from './beaming.ts';
export * from './define.ts';
export * from './dilemmas.ts';
export * from './exchange.ts';
export * from './lines.ts';
export * from './nullify.ts';
export * from './piles.ts';
export * from './play.ts';
export * from './ships.ts';
export * from './words.ts';
export { ability, effect, forbid, law, modifier, reaction, type ClauseSpec, type Ctx } from '../rules/registry/clauses.ts';
export { addCards, type CardDefinition, type PlaySpec } from '../rules/registry/cards.ts';
export { addOwnEffects, type OwnEffect } from '../rules/dilemmas/own.ts';
export { addStarterDecks } from '../rules/decks/starters.ts';
export type { Deck } from '../rules/options/options.ts';
