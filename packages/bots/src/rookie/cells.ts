import type { Seat } from '@parley/kernel';

// The shapes of the view's cells that the rookie reads.

export interface PeopleCell {
  readonly colours: readonly string[];
  readonly order: readonly Seat[];
  readonly hands: readonly number[];
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
  readonly type: 'attack' | 'negotiate' | 'morph' | 'none';
  readonly value: number;
  readonly claimed: boolean;
}

export interface EncounterCell {
  readonly id: number;
  readonly nth: number;
  readonly offense: Seat;
  /** -1 until destiny has named it. */
  readonly defense: Seat;
  readonly phase: string;
  readonly system: string | null;
  readonly target: string | null;
  readonly invited: readonly (readonly Seat[])[];
  readonly allies: readonly (readonly Seat[])[];
  readonly outcome: { readonly kind: string; readonly winner?: number } | null;
  readonly totals: readonly { readonly total: number }[] | null;
  readonly slots: readonly (SlotCell | null)[];
}

export interface PlaceCell {
  readonly name: string;
  readonly kind: string;
  /** The colour whose home system it is in, or -1 when it has left the board. */
  readonly system: number;
  readonly keeper: number;
}

export interface SheetCell {
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
  readonly memo: { readonly [key: string]: unknown };
}

export interface LingeringCell {
  readonly kind: string;
  readonly owner: Seat;
}
