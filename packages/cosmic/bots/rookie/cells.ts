import type { Plain, Seat } from '@parley/kernel';

// The shapes of the view's cells that the rookie reads.

export interface PeopleCell {
  readonly colours: readonly string[];
  readonly order: readonly Seat[];
  readonly hands: readonly number[];
  /** How many sheets and assets there are. */
  readonly sheets: number;
  readonly assets: number;
  /** In games of teams: person to partner, and those who have fulfilled a way to win by themselves. */
  readonly teams: { readonly partners: readonly Seat[]; readonly met: readonly Seat[] } | null;
}

export interface TurnCell {
  readonly owner: Seat;
  readonly number: number;
  readonly encounters: number;
}

export interface SlotCell {
  /** Null: facedown, and not this seat's to know. */
  readonly card: string | null;
  readonly up: boolean;
  readonly type: 'attack' | 'negotiate' | 'morph' | 'retreat' | 'intimidate' | 'none';
  readonly value: number;
  readonly claimed: boolean;
}

/** A card in front of a player. */
export interface LaidCell {
  readonly by: Seat;
  readonly type: string;
  readonly up: boolean;
  /** Null: facedown, and not this seat's to know. */
  readonly card: string | null;
}

export interface EncounterCell {
  readonly id: number;
  readonly nth: number;
  readonly offense: Seat;
  /** -1 until destiny has named it. */
  readonly defense: Seat;
  readonly phase: string;
  /** Was a destiny card with a hazard warning drawn? */
  readonly hazard: boolean;
  readonly system: string | null;
  readonly target: string | null;
  /** A planet in the gate, in place of ships. */
  readonly carrier?: string | null;
  readonly invited: readonly (readonly Seat[])[];
  readonly allies: readonly (readonly Seat[])[];
  readonly outcome: { readonly kind: string; readonly winner?: number } | null;
  readonly totals: readonly { readonly total: number }[] | null;
  readonly slots: readonly (SlotCell | null)[];
  /** In games with reward cards. */
  readonly laid?: readonly LaidCell[];
}

export interface PlaceCell {
  readonly name: string;
  readonly kind: string;
  /** The colour whose home system it is in, or -1 when it has left the board. */
  readonly system: number;
  readonly keeper: number;
  /** In the warp it is a foreign planet for whoever is at home there. */
  readonly inWarp?: boolean;
}

export interface SheetCell {
  /** Of a sheet that somebody else hides nothing is known. */
  readonly alien: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly down: boolean;
  readonly zapped: boolean;
  /** In games with hidden powers: not shown yet. */
  readonly hidden?: boolean;
  readonly tokens: number;
  /** Zones of cards on the sheet, by name. */
  readonly zones: { readonly [name: string]: number };
  /** The alien's notes, as far as this seat may read them. */
  readonly notes: { readonly [name: string]: Plain };
}

export interface LingeringCell {
  readonly kind: string;
  readonly owner: Seat;
}

/** A tech, station or ship marker on the table. */
export interface AssetCell {
  readonly kind: string;
  readonly colour: string;
  readonly up: boolean;
  /** The zone of its card, the zone of cards kept under it and the place of ships on it; -1: none. */
  readonly zone: number;
  readonly store: number;
  readonly place: number;
  readonly notes: { readonly [name: string]: Plain };
  /** The planet a station is attached to, or null; the ship a marker is on, or -1. */
  readonly planet: string | null;
  readonly ship: number;
}

export interface StackCell {
  readonly id: number;
  readonly place: number;
  readonly marker: number;
}
