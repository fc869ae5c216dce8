import type { Affiliation, Attribute, ShipNumber } from './facts.ts';
import type { Filter, Need } from './need.ts';

/** Where a standing text reaches: itself, whoever is present with it (T1.8), the whole location, everywhere. */
export type Reach = 'self' | 'present' | 'here' | 'everywhere';

/** A text that works as long as its card lies where it works. All of it is data: rules ask for what they need. */
export type Standing =
  | {
      readonly says: 'adds';
      readonly to: readonly (Attribute | ShipNumber)[];
      readonly n: number;
      readonly of: Filter;
      readonly reach: Reach;
      readonly when?: Need;
      readonly cumulative?: boolean;
    }
  | { readonly says: 'gives'; readonly skill: string; readonly n: number; readonly of: Filter; readonly reach: Reach; readonly when?: Need }
  /** Who may be brought into play here, or with whom (T6.2). */
  | { readonly says: 'reports'; readonly where: 'outpost' | 'present' | 'homeworld' | 'site'; readonly of: Filter; readonly free?: boolean }
  | { readonly says: 'treaty'; readonly between: readonly [Affiliation, Affiliation] }
  /** Espionage: opens missions of one affiliation to another. */
  | { readonly says: 'opens'; readonly of: Affiliation; readonly to: Affiliation }
  | { readonly says: 'bans'; readonly what: 'attempt' | 'beam' | 'move' | 'dock' | 'outpost'; readonly reach: Reach }
  | { readonly says: 'nullifies'; readonly card: string; readonly reach: Reach }
  | { readonly says: 'seeds'; readonly at: 'its-affiliation' | 'homeworld' | 'any-mission' | 'gamma' }
  | { readonly says: 'builds'; readonly with: Need }
  | { readonly says: 'repairs'; readonly turns: number }
  | { readonly says: 'shields'; readonly share: 2 | 4 };
