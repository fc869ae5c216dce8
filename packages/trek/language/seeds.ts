/** Which missions a card may be seeded or built at. */
export type MissionRule =
  /** Missions that show its affiliation (T3.23). */
  | 'its-affiliation'
  | 'homeworld'
  | 'any'
  | 'gamma-not-homeworld'
  | 'universal'
  /** Space missions. */
  | 'space'
  /** Missions with a planet. */
  | 'planet'
  /** Planets whose mission its player has solved. */
  | 'solved-planet'
  | { readonly named: readonly string[] }
  /** Missions at that place, "Qo'noS". */
  | { readonly location: string }
  | { readonly region: string };

/** Where a card may be seeded, and in which phase (T3). */
export type SeedRule =
  /** Face down under missions of its kind (T3.11, T3.13, T3.15); `anywhere`: artifacts in space, too; `hosts`: under those that say so of such cards (T3.16). */
  | {
      readonly phase: 'dilemma';
      readonly under:
        | 'missions'
        | 'anywhere'
        | 'hosts'
        | { readonly location: string }
        | { readonly named: readonly string[] }
        | { readonly quadrant: string };
    }
  /** In front of a mission (T3.20 to T3.25), `many`: as often as one likes; otherwise one of it. */
  | { readonly phase: 'dilemma' | 'facility' | 'mission'; readonly at: MissionRule; readonly many?: boolean }
  /** On the table, face down if it is a hidden agenda (T3.3, T3.4, T23.1); `with`: while one has that card in play. */
  | { readonly phase: 'doorway' | 'facility' | 'any'; readonly on: 'table'; readonly with?: string }
  /** On a Nor that is in play (T39.10). */
  | { readonly phase: 'facility'; readonly on: 'nor' }
  /** Aboard a facility of one's own that says so of such cards (T7.9). */
  | { readonly phase: 'facility'; readonly aboard: 'hosts' };
