import type { Attribute, CardType, ShipNumber } from './facts.ts';

/**
 * What a group must have: the condition of a dilemma, the requirement of a mission, a cure. One tree for all, so that one function
 * says whether a group has it and what it lacks, and one sentence says what it asks. `grammar.ts` is how it is written.
 */
export type Need =
  | { readonly all: readonly Need[] }
  | { readonly any: readonly Need[] }
  /** Levels of a skill in the whole group, by one or several (T38.3). */
  | { readonly skill: string; readonly n: number }
  /** So many personnel, or cards with them, for whom all of it holds; `apart`: no two of one affiliation. */
  | { readonly count: number; readonly of: Filter; readonly apart?: true }
  /**
   * A sum over the group, more or less than a number (T38.6); `each`: than that number for every personnel of the group; `from`: over so many
   * personnel of it at most, as its player picks them (T38.7).
   */
  | {
      readonly total: readonly (Attribute | ShipNumber)[];
      readonly op: '>' | '<';
      readonly n: number;
      readonly each?: true;
      readonly from?: number;
    }
  /** As many different personnel, each of whom fits one of these (T16.19). */
  | { readonly different: readonly Filter[] }
  /** Any version of that card, or any card of that name (T38.8). */
  | { readonly card: string }
  /** Any card that has this in its title, or is a version of the persona (T32.6, T38.8). */
  | { readonly anyCard: string }
  /**
   * A ship like that: the one whose crew they are, or that is there with them; `region`: any ship in that region.
   * `aboard`: with a crew who have this.
   */
  | { readonly ship: Filter; readonly region?: string; readonly aboard?: Need }
  /** So many of these must be given up for it. */
  | { readonly discard: number; readonly of: Filter }
  /** Those whom a dilemma has picked have this by themselves, or the rest of the group without them. */
  | { readonly them: Need }
  | { readonly others: Need }
  /** They are on a planet, in space, or where their player has an outpost. */
  | { readonly at: Whereabouts }
  /** Their player has so many points at least. */
  | { readonly score: number }
  /** They or their opponent have such a card in play, anywhere. */
  | { readonly youHave: Filter }
  | { readonly opponentHas: Filter }
  /** More levels of one skill than of another. */
  | { readonly more: string; readonly than: string }
  | { readonly not: Need };

/** Which personnel, ships or equipment are meant. Plain data, so that it can be said in words. */
export type Filter =
  | { readonly is: Such }
  | { readonly species: string }
  | { readonly cls: string }
  | { readonly skill: string }
  | { readonly icon: string }
  | { readonly affil: string }
  | { readonly trait: string }
  | { readonly card: string }
  | { readonly type: CardType }
  /** A ship of that class, by its printed name. */
  | { readonly shipClass: string }
  /** A ship with that special equipment. */
  | { readonly gear: string }
  /** A ship that asks for so many staffing icons or more. */
  | { readonly staffing: number }
  | { readonly attr: Attribute; readonly op: '>' | '<'; readonly n: number }
  /** The sum of several attributes of one personnel. */
  | { readonly sum: readonly Attribute[]; readonly op: '>' | '<'; readonly n: number }
  /** So many dots in its skill box, or more (T42.4). */
  | { readonly dots: number }
  /** Its attribute is an odd number. */
  | { readonly odd: Attribute }
  | { readonly and: readonly Filter[] }
  | { readonly or: readonly Filter[] }
  | { readonly not: Filter };

export const WHEREABOUTS = ['planet', 'space', 'outpost'] as const;
export type Whereabouts = (typeof WHEREABOUTS)[number];

/**
 * 'anybody' is any personnel, in place of a ship any ship; 'commanded': one of its matching commanders is aboard (T62.1); 'only-of-its-species':
 * nobody else of the group is of a species of its own.
 */
export const SUCH = [
  'anybody',
  'male',
  'female',
  'unique',
  'universal',
  'yours',
  'opposing',
  'shape-shifter',
  'landed',
  'in-orbit',
  'cloaked',
  'docked',
  'damaged',
  'disabled',
  'commanded',
  'only-of-its-species',
] as const;
export type Such = (typeof SUCH)[number];
