/** What is printed on a card as names and numbers. Nothing here knows a game in progress. */

import type { Need } from './need.ts';

/** Federation, Klingon, Romulan, Cardassian, Bajoran, Dominion, Borg, Ferengi, Non-Aligned, Neutral. */
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
 * A printed number. One that is not plain is worked out by the card's own text: `base` is its fixed part, to which `times` X are added or
 * from which they are taken ("7+X", "8-X", "10X"); a `note` has no X, the text says more about it ("30*"). Until a text gives X a value it
 * is 0 (T42.7). None at all is null.
 */
export type Printed = number | PrintedX | null;
export interface PrintedX {
  readonly base: number;
  readonly x: 'add' | 'subtract' | 'note';
  readonly times: number;
  /** As it stands on the card. */
  readonly printed: string;
}
export type Attributes = { readonly [A in Attribute]: Printed };
export type ShipNumbers = { readonly [N in ShipNumber]: Printed };

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
export interface Common {
  readonly id: string;
  /** Its title; where several cards have the same, with the set in brackets: "Data (First Contact)". */
  readonly name: string;
  /** The title as printed. */
  readonly title: string;
  /** Other names by which texts call it. */
  readonly aka: readonly string[];
  /** Command, staff, alternate universe, hidden agenda and so on, as the short signs of ICONS. */
  readonly icons: readonly string[];
  /** Kinds that texts speak of: "hand weapon", "Captain". One of TRAITS. */
  readonly traits: readonly string[];
  readonly points: Printed;
  readonly countdown: number | null;
  /** A card of two types can be played as either. */
  readonly alsoType: CardType | null;
  /** Later packs in which it was printed again. */
  readonly alsoIn: readonly string[];
  /** Does it say anything that these facts do not? A card without text is all data. */
  readonly text: 'none' | 'some';
}
export type Uniqueness = 'unique' | 'universal' | 'enigma';

/** What a special download icon fetches: one of these cards (T33.5). "any PADD": every card that is called so, or is of that kind. */
export type Download = readonly string[];

export interface PersonnelFacts extends Common {
  readonly type: 'Personnel';
  readonly unique: Uniqueness;
  readonly affil: readonly Affiliation[];
  readonly cls: Classification | null;
  /** Of a dual personnel: of both together. */
  readonly attributes: Attributes;
  readonly skills: readonly Skill[];
  /** The entries of the skill box in their order: the first one is the first-listed skill (T42.2), their number the skill dots (T42.4). */
  readonly box: readonly BoxEntry[];
  readonly gender: Gender | null;
  /** A personnel of mixed species is of each (T42.9). */
  readonly species: readonly string[];
  readonly native: Quadrant;
  /** The characters it is a version of: mostly the one of its title (T32.2); a dual card has two (T32.5). */
  readonly personas: readonly string[];
  readonly impersonates: string | null;
  /** Ships and stations it is the matching commander of (T62.1). */
  readonly commands: readonly string[];
  readonly downloads: readonly Download[];
  /** One card, two personnel (T6.12), which are its parts. */
  readonly dual: boolean;
  readonly parts: readonly Part[];
  /** What it has besides, as long as it is of one of its affiliations. */
  readonly modes: readonly Mode[];
}
export type Gender = 'male' | 'female';
export type BoxEntry = 'skill' | 'text' | 'download';
export interface Part {
  readonly name: string;
  readonly species: readonly string[];
  readonly attributes: Attributes;
  readonly skills: readonly Skill[];
}
export interface Mode {
  readonly affil: Affiliation;
  readonly skills: readonly Skill[];
  readonly adds: { readonly [A in Attribute]?: number };
}

export interface ShipFacts extends Common {
  readonly type: 'Ship';
  readonly unique: Uniqueness;
  readonly affil: readonly Affiliation[];
  readonly shipClass: string;
  readonly numbers: ShipNumbers;
  /** Icons and words that different personnel aboard must fill (T43.1, T43.2). */
  readonly staffing: readonly string[];
  readonly equipment: readonly string[];
  readonly native: Quadrant;
  readonly commanders: readonly string[];
  readonly downloads: readonly Download[];
}

export interface MissionFacts extends Common {
  readonly type: 'Mission';
  readonly unique: Uniqueness;
  readonly where: MissionKind;
  /** Affiliations whose icons it shows. */
  readonly attempters: readonly Affiliation[];
  /** Whether any crew or Away Team may attempt it (T15.1), but for those that are `barred`. */
  readonly anyone: boolean;
  readonly barred: readonly Affiliation[];
  /** Whoever has this may attempt it too. */
  readonly attemptedWith: Need | null;
  /** What solves it; null: nothing does, or only what its text says. */
  readonly need: Need | null;
  readonly span: Printed;
  readonly quadrant: Quadrant;
  readonly region: string | null;
  readonly homeworldOf: Affiliation | null;
  readonly location: string | null;
  /** What another end of the card shows to the player opposite its owner. */
  readonly otherEnd: OtherEnd | null;
}
export interface OtherEnd {
  readonly attempters?: readonly Affiliation[];
  readonly span?: Printed;
  readonly points?: Printed;
}

export interface FacilityFacts extends Common {
  readonly type: 'Facility';
  readonly unique: Uniqueness;
  readonly affil: readonly Affiliation[];
  readonly facility: 'Outpost' | 'Headquarters' | 'Station';
  readonly weapons: number | null;
  readonly shields: number;
  readonly native: Quadrant;
  readonly downloads: readonly Download[];
  /** Its other side, if it can be flipped over. */
  readonly reverse: ReverseSide | null;
}
export interface ReverseSide {
  readonly name: string;
  readonly affil: readonly Affiliation[];
  readonly weapons: number | null;
  readonly shields: number;
}

export interface SiteFacts extends Common {
  readonly type: 'Site';
  readonly unique: Uniqueness;
  readonly section: string;
  /** The stations it may be on; none: any Nor. */
  readonly hosts: readonly string[];
  /** How many ships may dock, if any. */
  readonly capacity: number | null;
  readonly equipment: readonly string[];
}

export interface DilemmaFacts extends Common {
  readonly type: 'Dilemma';
  /** Null: it is met in a Q-Flash. */
  readonly where: DilemmaKind | null;
  /** Of one that flies about by itself (T61.2). */
  readonly numbers: ShipNumbers | null;
}

export interface TimeLocationFacts extends Common {
  readonly type: 'Time Location';
  readonly unique: Uniqueness;
  readonly where: MissionKind;
  readonly quadrant: Quadrant;
}

/** Cards that are nothing but a name and a text. */
export interface OtherFacts extends Common {
  readonly type: Exclude<CardType, 'Personnel' | 'Ship' | 'Mission' | 'Facility' | 'Site' | 'Dilemma' | 'Time Location'>;
}

export type Facts = PersonnelFacts | ShipFacts | MissionFacts | FacilityFacts | SiteFacts | DilemmaFacts | TimeLocationFacts | OtherFacts;
