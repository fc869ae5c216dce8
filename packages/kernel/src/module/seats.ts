import type { Plain } from '../state/plain.ts';

/** What somebody brings to a seat: a colour, a side, a deck. The game reads it; nobody else looks inside. */
export type SeatChoice = { readonly [field: string]: Plain };

/** What a game wants to know of its seats before it begins. */
export interface SeatRules {
  readonly min: number;
  readonly max: number;
  /** Reads what somebody wishes for a seat, on top of what is chosen already. Throws InputError with a sentence that says what to change. */
  read(wish: { readonly [field: string]: unknown }, chosen: SeatChoice | null): SeatChoice;
  /** All seats, with what nobody has chosen filled in where it must be known before the game begins. */
  complete(choices: readonly SeatChoice[]): readonly SeatChoice[];
  /** All seats after one of them has chosen this: what cannot be had twice changes hands. */
  change(choices: readonly SeatChoice[], seat: number, chosen: SeatChoice): readonly SeatChoice[];
  /** What everybody at the table may know of it. */
  shown(choice: SeatChoice): SeatChoice;
  /** The game's options for these seats, as a person would write them. */
  options(options: { readonly [key: string]: unknown }, choices: readonly SeatChoice[]): unknown;
  /** The seats of options that were read. */
  of(options: Plain): readonly SeatChoice[];
}
