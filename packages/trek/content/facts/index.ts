import { namesIndex, type CardType, type Facts } from '../../language/index.ts';
import { alternateUniverse } from './alternate-universe/index.ts';
import { awayTeamPack } from './away-team-pack/index.ts';
import { deepSpaceNine } from './deep-space-nine/index.ts';
import { dominion } from './dominion/index.ts';
import { enhancedFirstContact } from './enhanced-first-contact/index.ts';
import { fajoCollection } from './fajo-collection/index.ts';
import { firstContact } from './first-contact/index.ts';
import { introductoryTwoPlayer } from './introductory-two-player/index.ts';
import { premiere } from './premiere/index.ts';
import { qContinuum } from './q-continuum/index.ts';
import { starterDeckTwo } from './starter-deck-two/index.ts';
import { tournamentSealedDeck } from './tournament-sealed-deck/index.ts';

const ALL = [
  premiere,
  alternateUniverse,
  qContinuum,
  introductoryTwoPlayer,
  fajoCollection,
  firstContact,
  tournamentSealedDeck,
  awayTeamPack,
  deepSpaceNine,
  starterDeckTwo,
  dominion,
  enhancedFirstContact,
] as const;

/** The id of a card that there is. */
export type CardId = (typeof ALL)[number][number]['id'];

/** What is printed on every card, set after set. */
export const FACTS: readonly Facts[] = ALL.flat();

const byId: ReadonlyMap<string, Facts> = new Map(FACTS.map((facts) => [facts.id, facts]));

export const isCardId = (id: string): id is CardId => byId.has(id);

export function factsOf(id: CardId): Facts {
  const facts = byId.get(id);
  if (facts === undefined) throw new Error(`there is no card ${id}`);
  return facts;
}

/** All cards of a type. */
export const factsOfType = <T extends CardType>(type: T): readonly Extract<Facts, { readonly type: T }>[] =>
  FACTS.filter((facts): facts is Extract<Facts, { readonly type: T }> => facts.type === type);

/** Cards by any of their names. The index is made when the first name is asked for: games go by ids. */
export const factsNamed = (name: string): readonly Facts[] => (byName ??= namesIndex(FACTS))(name);
let byName: ((name: string) => readonly Facts[]) | null = null;
