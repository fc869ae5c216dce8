import type { Attribute, ShipNumber } from './facts.ts';

/**
 * What a group must have: the condition of a dilemma, the requirement of a mission, a cure. One tree for all, so that one function
 * says whether a group has it and what it lacks, and one sentence says what it asks.
 */
export type Need =
  | { readonly all: readonly Need[] }
  | { readonly any: readonly Need[] }
  /** Levels of a skill in the whole group, by one or several (T38.3). */
  | { readonly skill: string; readonly n: number }
  /** So many personnel for whom all of it holds. */
  | { readonly count: number; readonly of: Filter }
  /** A sum over the group, more or less than a number (T38.6). */
  | { readonly total: readonly (Attribute | ShipNumber)[]; readonly op: '>' | '<'; readonly n: number }
  /** Any version of that card, or any card of that name (T38.8). */
  | { readonly card: string }
  | { readonly trait: string }
  | { readonly not: Need };

/** Which personnel, ships or equipment are meant. Plain data, so that it can be said in words. */
export type Filter =
  | { readonly is: 'anybody' | 'male' | 'female' | 'unique' | 'universal' | 'yours' | 'opposing' | 'shape-shifter' }
  | { readonly species: string }
  | { readonly cls: string }
  | { readonly skill: string }
  | { readonly icon: string }
  | { readonly affil: string }
  | { readonly trait: string }
  | { readonly card: string }
  | { readonly attr: Attribute; readonly op: '>' | '<'; readonly n: number }
  | { readonly and: readonly Filter[] }
  | { readonly or: readonly Filter[] }
  | { readonly not: Filter };
