import type { Plain } from '../state/plain.ts';
import type { OptionChoice } from './options.ts';

/** What somebody brings to a seat: a side, a character, a list of cards. The game reads it; nobody else looks inside. */
export type SeatChoice = { readonly [field: string]: Plain };

/** One thing that is chosen for a seat: what a form needs to offer it. Whether a choice is legal, the game itself decides. */
export interface SeatField {
  /** As in the choice of a seat. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What there is to choose from; null: anything the game can read. */
  readonly choices: readonly OptionChoice[] | null;
  /** No two seats can have the same. */
  readonly unique: boolean;
  /** Nobody but whoever has brought it is told, before or after the game, except what the game's own view and options tell. */
  readonly secret: boolean;
}

/** What a game wants to know of its seats before it begins. `O` are its options as they were read. */
export interface SeatRules<O extends Plain = Plain> {
  readonly min: number;
  readonly max: number;
  /** How many there are where nobody says. */
  readonly usual: number;
  /** What is chosen for a seat. Everything may be left open. */
  readonly fields: readonly SeatField[];
  /** Reads what somebody wishes for a seat, on top of what is chosen already. Throws InputError with a sentence that says what to change. */
  read(wish: { readonly [field: string]: unknown }, chosen: SeatChoice | null): SeatChoice;
  /** All seats, with what nobody has chosen filled in where it must be known before the game begins. */
  complete(choices: readonly SeatChoice[]): readonly SeatChoice[];
  /** All seats after one of them has chosen this: what cannot be had twice changes hands. */
  change(choices: readonly SeatChoice[], seat: number, chosen: SeatChoice): readonly SeatChoice[];
  /** What everybody at the table may know of it. */
  shown(choice: SeatChoice): SeatChoice;
  /** The game's options for these seats, as a person would write them. Throws InputError when they name seats themselves. */
  options(options: { readonly [key: string]: unknown }, choices: readonly SeatChoice[]): unknown;
  /** The seats of options that were read. */
  of(options: O): readonly SeatChoice[];
}
