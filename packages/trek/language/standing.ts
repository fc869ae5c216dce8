import type { Affiliation, Attribute, Quadrant, ShipNumber } from './facts.ts';
import type { Filter, Need } from './need.ts';
import type { MissionRule } from './seeds.ts';

/**
 * Where a standing text reaches.
 * self: the card itself. present: whoever and whatever is present with it, itself included (T1.8). here: the whole location. everywhere.
 * host: what it is aboard of, or what it was played on. aboard: who and what is aboard the ship or facility it was played on. planet: the
 * surface of the planet it belongs to.
 */
export type Reach = 'self' | 'present' | 'here' | 'host' | 'aboard' | 'planet' | 'everywhere';

/**
 * When a standing text works. A need is about those of its player who are with it and may use their skills: present with a personnel or an equipment,
 * aboard what an event was played on.
 */
export type When =
  | Need
  /** Such a card is in play, whosoever; `yours`: of the same player. */
  | { readonly inPlay: Filter; readonly yours?: boolean }
  /** It is aboard such a ship or facility. */
  | { readonly inside: Filter }
  /** Such a card was played on what it is aboard of. */
  | { readonly hosts: Filter }
  | { readonly quadrant: Quadrant }
  | { readonly both: readonly When[] }
  | { readonly unless: When };

/**
 * A text that works as long as its card lies where it works. All of it is data: one function makes clauses of it, some forms are looked up by the
 * rules that need them (`reports`, `takes`, `builds`, `free`, `location`, `planetside`, `nullifies`), and one sentence says each.
 */
export type Standing =
  /**
   * Numbers go up or down: "your personnel present are CUNNING +2". `cumulative`: true, copies add; false, one copy works; left out: equipment of equal
   * title does not add, everything else does (T38.9).
   */
  | {
      readonly says: 'adds';
      readonly to: readonly (Attribute | ShipNumber)[];
      readonly n: number;
      readonly of: Filter;
      readonly reach: Reach;
      readonly when?: When;
      readonly cumulative?: boolean;
    }
  /**
   * Levels of a skill more or, with `n` below 0, less: kits, tricorders, "Honor if The Emissary is in play". Copies do not add, unless they are
   * `cumulative`.
   */
  | {
      readonly says: 'gives';
      readonly skill: string;
      readonly n: number;
      readonly of: Filter;
      readonly reach: Reach;
      readonly when?: When;
      readonly cumulative?: true;
    }
  /** Equipment for these affiliations alone: it neither reports for nor works for others (T6.9). */
  | { readonly says: 'use'; readonly only: readonly Affiliation[] }
  /** Equipment there is of no use unless somebody with it has a skill of his own: "Computer Skill required to use any equipment here". */
  | { readonly says: 'useless'; readonly reach: Reach; readonly unless: string }
  /**
   * This card itself may also report elsewhere, whatever the quadrant (T6.5): where such a card of its player is present, on the planet of that name, or,
   * a ship, in space at any location.
   */
  | {
      readonly says: 'reports';
      readonly to: { readonly with: Filter } | { readonly planet: string } | { readonly anywhere: 'space' };
      readonly free?: boolean;
    }
  /**
   * Others may report to where this card is: aboard a facility, with an equipment or personnel, on the planet of a mission. `free`: without the card play,
   * as the free play of headquarters. `each`: so many each turn, for each copy. `any`: whatever their affiliation. `anyQuadrant`: also to a
   * facility outside the quadrants they and it are native to (T6.5); what is no facility never asks. `anyone`: either player's cards, as always
   * at missions and headquarters (T6.13).
   */
  | {
      readonly says: 'takes';
      readonly of: Filter;
      readonly free?: boolean;
      readonly each?: number;
      readonly any?: boolean;
      readonly anyQuadrant?: boolean;
      readonly anyone?: boolean;
    }
  /**
   * Such cards may be seeded here, whatever their type: under a mission any number of them, aboard a facility of their player as many as it says
   * (T3.16, T7.9).
   */
  | { readonly says: 'hosts'; readonly of: Filter; readonly many?: number }
  /** A mission that may be laid in other quadrants than its own, or between any two others (T39.3, T39.4). */
  | { readonly says: 'laid'; readonly anyQuadrant?: boolean; readonly between?: boolean }
  /** A mission whose span grows with the universal locations beside it. */
  | { readonly says: 'span'; readonly n: number; readonly perUniversal: number }
  /**
   * This card plays for free when this holds. The need is about cards of its player in play. `there`: its player has such a card at the location of what
   * it is aimed at.
   */
  | { readonly says: 'free'; readonly when?: When; readonly there?: Filter }
  /**
   * Such cards of its player, or of either one, play for free on what is at this location. `each`: so many each turn, those whom it `takes` for free among
   * them (T6.13).
   */
  | { readonly says: 'frees'; readonly of: Filter; readonly anyone?: boolean; readonly each?: number }
  /** It is the matching commander of such ships, too (T62.1). */
  | { readonly says: 'commands'; readonly of: Filter }
  /** Two of its player's affiliations go together (T11.2). */
  | { readonly says: 'treaty'; readonly between: readonly [Affiliation, Affiliation] }
  /** Its player's cards that fit one go together with those that fit the other, or never do (T11.9). */
  | { readonly says: 'mixes'; readonly of: Filter; readonly with: Filter; readonly never?: boolean }
  /** Espionage: the mission it was played on may be attempted by another affiliation of its player. It goes when the mission is solved. */
  | { readonly says: 'opens'; readonly of: Affiliation; readonly to: Affiliation }
  /** A mission of that name shows more affiliations, for everybody. */
  | { readonly says: 'shows'; readonly mission: string; readonly affil: readonly Affiliation[] }
  /**
   * Something cannot be done in its reach: by anybody, or by its player's opponent alone. `attempt` and `scout` look at the mission, `beam` at
   * either end, `move` and `cloak` at the ship, `dock` at the facility.
   */
  | {
      readonly says: 'bans';
      readonly what: 'attempt' | 'beam' | 'move' | 'dock' | 'cloak' | 'report';
      readonly reach: Reach;
      readonly whom?: 'opponent';
      readonly when?: When;
    }
  /** Such personnel in its reach are in stasis (T17.3): for good, or until the mission is solved. */
  | { readonly says: 'stasis'; readonly of: Filter; readonly reach: Reach; readonly until?: 'solved' }
  /** A dilemma or other card, by its name or by a trait, is void where this reaches (T16.4, T47.1). `may`: only if its player wants. */
  | { readonly says: 'nullifies'; readonly card: string; readonly reach: Reach; readonly may?: boolean }
  /** This card is out of reach of those of these names; `everything`: it may not be nullified at all (T38.15). */
  | { readonly says: 'immune'; readonly to: readonly string[] | 'everything' }
  /** Its player's cards that fit may not be nullified, by anything or by cards of this name. */
  | { readonly says: 'protects'; readonly of: Filter; readonly from?: string; readonly reach: Reach }
  /** A mission is worth more or less to whoever solves it with this (T15.15). */
  | { readonly says: 'worth'; readonly n: number; readonly when: Need }
  /** Countdowns of such cards in its reach stand still. */
  | { readonly says: 'freezes'; readonly of: Filter; readonly reach: Reach }
  /** Built in play: at missions of this sort, any if it says none, where its player has this (T7.6, T51.1). */
  | { readonly says: 'builds'; readonly with: Need; readonly at?: MissionRule }
  /** Facilities like these may stand at the same location as this one of the same player (T51.2). */
  | { readonly says: 'coexists'; readonly with: Filter }
  /** No outposts or stations may be seeded or built here. */
  | { readonly says: 'unsettled' }
  /** Whoever that dilemma takes to the nearest planet is taken here, from any quadrant. */
  | { readonly says: 'attracts'; readonly card: string }
  /** The facility stands on the planet, as headquarters do without saying so (T51.3). */
  | { readonly says: 'planetside' }
  /** Repairs damaged ships that stay docked for so many full turns; 0: never. Outposts that say nothing take 2 (T7.5). */
  | { readonly says: 'repairs'; readonly turns: number }
  /** A docked ship gets this part of its SHIELDS: a half unless it says so (T7.4). */
  | { readonly says: 'shields'; readonly share: 2 | 4 }
  /** A card that is a location of a spaceline without being a mission (T4.1); `regionIn`: it is in its region in that quadrant alone. */
  | { readonly says: 'location'; readonly span: number; readonly region?: string; readonly regionIn?: Quadrant }
  /** Holograms are active on the planet it was played on (T6.11). */
  | { readonly says: 'projects' }
  /** Espionage on that affiliation may be played on this mission. */
  | { readonly says: 'spied'; readonly on: Affiliation }
  /** Ships move from here to the location of that name on any line, and are stopped there unless it says not (T4.5, T44.10). */
  | { readonly says: 'passage'; readonly to: string; readonly stops: boolean }
  /** Lets alternate universe cards of its player come into play: any number, or so many each turn (T2.6, T41.7). */
  | { readonly says: 'door'; readonly each?: number }
  /** Such ships of its player may land and take off for this much RANGE: once each turn, or as `often` as they can (T12.8, T44.7). */
  | { readonly says: 'lands'; readonly of: Filter; readonly reach: Reach; readonly range: number; readonly often?: true }
  /** The ship has this much more RANGE for a move that stays within one region. */
  | { readonly says: 'regional'; readonly n: number };
