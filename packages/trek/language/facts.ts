/** What is printed on a card as names and numbers. Nothing here knows a game in progress. */

export const AFFILIATIONS = ['Fed', 'Kli', 'Rom', 'Car', 'Baj', 'Dom', 'Bor', 'Fer', 'NA', 'Neu'] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

export const CLASSIFICATIONS = ['OFFICER', 'ENGINEER', 'MEDICAL', 'SCIENCE', 'SECURITY', 'V.I.P.', 'CIVILIAN', 'ANIMAL'] as const;
export type Classification = (typeof CLASSIFICATIONS)[number];

export const ATTRIBUTES = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export const SHIP_NUMBERS = ['RANGE', 'WEAPONS', 'SHIELDS'] as const;
export type ShipNumber = (typeof SHIP_NUMBERS)[number];

export const QUADRANTS = ['Alpha', 'Gamma', 'Delta'] as const;
export type Quadrant = (typeof QUADRANTS)[number];

/** Planet, space or both: where a mission lies, and where a dilemma may be met. */
export type MissionKind = 'planet' | 'space' | 'dual';
export type DilemmaKind = 'planet' | 'space' | 'either';

/** A regular skill by its printed name. Classifications are skills too (T38.4). */
export interface Skill {
  readonly skill: string;
  readonly level: number;
}

/**
 * A printed number. `x` stands for one that the card's own text works out ("7+X"): the fixed part, with whether X is added or
 * taken away. Until a text gives X a value it is 0 (T42.7).
 */
export type Printed = number | { readonly base: number; readonly x: 'add' | 'subtract' } | null;

export const TYPES = [
  'Mission',
  'Dilemma',
  'Artifact',
  'Facility',
  'Site',
  'Personnel',
  'Ship',
  'Equipment',
  'Event',
  'Incident',
  'Interrupt',
  'Objective',
  'Doorway',
  'Time Location',
] as const;
export type CardType = (typeof TYPES)[number];

/** What every card has. `id` is set and number, `DOM-74`. */
interface Common {
  readonly id: string;
  readonly name: string;
  /** Command, staff, alternate universe, hidden agenda and so on, as the short signs of the set list. */
  readonly icons: readonly string[];
  /** Kinds that texts speak of: "hand weapon", "Vorta", "Captain". */
  readonly traits: readonly string[];
  readonly points: Printed;
  readonly countdown: number | null;
}
type Uniqueness = 'unique' | 'universal' | 'enigma';

export interface PersonnelFacts extends Common {
  readonly type: 'Personnel';
  readonly unique: Uniqueness;
  readonly affil: readonly Affiliation[];
  readonly cls: Classification | null;
  readonly attributes: { readonly [A in Attribute]: Printed };
  readonly skills: readonly Skill[];
  readonly gender: 'male' | 'female' | null;
  /** A personnel of mixed species is of each (T42.9). */
  readonly species: readonly string[];
  readonly native: Quadrant;
  /** Whom it is a version of, if its name does not say it (T32.2). */
  readonly persona: string | null;
  readonly impersonates: string | null;
  /** Ships it is the matching commander of (T62.1). */
  readonly commands: readonly string[];
  /** What its special download icons fetch (T33.5). */
  readonly downloads: readonly string[];
  /** One card, two personnel (T6.12). */
  readonly dual: boolean;
}
export interface ShipFacts extends Common {
  readonly type: 'Ship';
  readonly unique: Uniqueness;
  readonly affil: readonly Affiliation[];
  readonly shipClass: string;
  readonly numbers: { readonly [N in ShipNumber]: Printed };
  /** Icons and words that different personnel aboard must fill (T43.1, T43.2). */
  readonly staffing: readonly string[];
  readonly equipment: readonly string[];
  readonly native: Quadrant;
  readonly commanders: readonly string[];
}
export interface MissionFacts extends Common {
  readonly type: 'Mission';
  readonly unique: Uniqueness;
  readonly where: MissionKind;
  readonly attempters: readonly Affiliation[];
  /** Whether any crew or Away Team may attempt it (T15.1). */
  readonly anyone: boolean;
  readonly span: Printed;
  readonly quadrant: Quadrant;
  readonly region: string | null;
  readonly homeworldOf: Affiliation | null;
  readonly location: string | null;
}
export interface FacilityFacts extends Common {
  readonly type: 'Facility';
  readonly unique: Uniqueness;
  readonly affil: readonly Affiliation[];
  readonly facility: 'Outpost' | 'Headquarters' | 'Station';
  readonly weapons: number | null;
  readonly shields: number;
  readonly native: Quadrant;
}
export interface SiteFacts extends Common {
  readonly type: 'Site';
  readonly unique: Uniqueness;
  readonly section: string;
  readonly host: string;
  readonly capacity: number | null;
}
export interface DilemmaFacts extends Common {
  readonly type: 'Dilemma';
  readonly where: DilemmaKind;
}
export interface OtherFacts extends Common {
  readonly type: Exclude<CardType, 'Personnel' | 'Ship' | 'Mission' | 'Facility' | 'Site' | 'Dilemma'>;
}
export type Facts = PersonnelFacts | ShipFacts | MissionFacts | FacilityFacts | SiteFacts | DilemmaFacts | OtherFacts;
