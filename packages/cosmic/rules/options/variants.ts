import { InputError } from '@parley/kernel';
import { flag, oneOf } from './read.ts';

/** What may be added to the game, each by itself; all of it is off unless it is asked for. */
export type VariantOptions = {
  /** The technology variant (R24). */
  readonly technology: boolean;
  /** The reward deck: that of one expansion or both in one (R26). */
  readonly rewards: (typeof REWARD_DECKS)[number];
  /** The reward cards are shuffled into the cosmic deck instead of being a deck of their own (R26.5). */
  readonly commonRewards: boolean;
  /** The hazard deck (R25). */
  readonly hazards: boolean;
  /** Space stations for everybody (R27). */
  readonly stations: (typeof STATIONS)[number];
  /** Space stations can be conquered, and win the game (R27.8). */
  readonly conquest: boolean;
  /** What the special ships are (R28), and what a second one for everybody is (R28.7). */
  readonly specialShips: (typeof SPECIAL_SHIPS)[number];
  readonly doubleShip: (typeof SPECIAL_SHIPS)[number];
  /** Alliances are dialled in secret (R30). */
  readonly dials: boolean;
  /** Team Cosmic (R29). */
  readonly teams: boolean;
  /** Powers are facedown until they are used (R32.3). */
  readonly hiddenPowers: boolean;
  /** Powers for everybody (R32.4). */
  readonly powers: 1 | 2;
};

export const REWARD_DECKS = ['none', 'incursion', 'dominion', 'both'] as const;
export const STATIONS = ['none', 'one', 'two'] as const;
export const SPECIAL_SHIPS = ['none', 'flagship', 'salvage'] as const;

export const VARIANT_NAMES: readonly (keyof VariantOptions)[] = [
  'technology',
  'rewards',
  'commonRewards',
  'hazards',
  'stations',
  'conquest',
  'specialShips',
  'doubleShip',
  'dials',
  'teams',
  'hiddenPowers',
  'powers',
];

export function parseVariants(o: { readonly [key: string]: unknown }, players: number): VariantOptions {
  const variants: VariantOptions = {
    technology: flag(o.technology, 'technology', false),
    rewards: oneOf(o.rewards, 'rewards', REWARD_DECKS),
    commonRewards: flag(o.commonRewards, 'commonRewards', false),
    hazards: flag(o.hazards, 'hazards', false),
    stations: oneOf(o.stations, 'stations', STATIONS),
    conquest: flag(o.conquest, 'conquest', false),
    specialShips: oneOf(o.specialShips, 'specialShips', SPECIAL_SHIPS),
    doubleShip: oneOf(o.doubleShip, 'doubleShip', SPECIAL_SHIPS),
    dials: flag(o.dials, 'dials', false),
    teams: flag(o.teams, 'teams', false),
    hiddenPowers: flag(o.hiddenPowers, 'hiddenPowers', false),
    powers: oneOf(o.powers, 'powers', [1, 2]),
  };
  const reason = whyNot(variants, players);
  if (reason !== null) throw new InputError(reason);
  return variants;
}

/** Why these variants cannot be played together or by so many, or null. */
function whyNot(v: VariantOptions, players: number): string | null {
  if (v.commonRewards && v.rewards === 'none')
    return 'commonRewards says what becomes of the reward cards; choose them with rewards: incursion, dominion or both.';
  if (v.conquest && v.stations === 'none') return 'conquest is about space stations; choose them with stations: one or two.';
  // storm-multiple-01
  if (v.stations === 'two' && players > 5)
    return `There are ten space stations, so two for everybody are for up to five players, not ${players}.`;
  if (v.doubleShip !== 'none' && v.specialShips === 'none')
    return 'doubleShip is a second special ship; choose the first with specialShips: flagship or salvage.';
  // dominion-double-01
  if (v.doubleShip !== 'none' && players > 4)
    return `A second special ship needs markers of colours nobody plays: doubleShip is for three or four players, not ${players}.`;
  if (v.teams && players < 4) return `Teams are pairs against pairs, so teams is for four players or more, not ${players}.`;
  return null;
}
