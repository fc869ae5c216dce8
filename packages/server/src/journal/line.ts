import type { Entry, Plain, Seat, SeatChoice } from '@parley/kernel';
import type { ClockSettings, Identity, ProposalKind, Visibility } from '../protocol/index.ts';

export interface TableSettings {
  readonly name: string;
  readonly game: string;
  readonly visibility: Visibility;
  /** A keyed hash of the password, not the password. */
  readonly password: string | null;
  readonly watchers: boolean;
  readonly pokerFace: boolean;
  readonly clocks: ClockSettings;
  /** The game's options as they were written, without the seats. */
  readonly options: { readonly [key: string]: Plain };
}

/** A seat: open, a person's, a bot's, or a person's with a bot that sits in. */
export interface SeatState {
  readonly owner: Identity | null;
  readonly bot: string | null;
  /** What was chosen for it; the game reads it. */
  readonly choice: SeatChoice;
  /** The person who has brought that: whatever of it is secret is told to nobody else, whoever sits there. Null: it belongs to the seat. */
  readonly broughtBy?: string | null;
  /** Its owner has left for good: whoever comes may take it from the bot. */
  readonly free?: boolean;
}

/** One line of a table's journal. Lines are added and never changed; a table is what its lines say. */
export type Line = { readonly at: number } & (
  | { readonly k: 'open'; readonly settings: TableSettings; readonly host: Identity; readonly seats: readonly SeatState[] }
  /** `choices`: of all seats, where one of them chooses anew; null: as it was. */
  | {
      readonly k: 'sit';
      readonly seat: Seat;
      readonly who: Identity;
      readonly choices?: readonly (SeatChoice | null)[];
      readonly swaps?: SeatChoice;
    }
  | { readonly k: 'up'; readonly seat: Seat; readonly bot: string }
  /** `choice`: what stays behind of what was chosen for the seat, where that is not all. */
  | { readonly k: 'leave'; readonly seat: Seat; readonly bot: string | null; readonly ban?: string; readonly choice?: SeatChoice }
  | { readonly k: 'bot'; readonly seat: Seat; readonly bot: string | null }
  | StartLine
  | EntryLine
  | { readonly k: 'undo'; readonly to: number; readonly by: Seat | null; readonly why: 'free' | 'agreed' | 'rules' }
  | { readonly k: 'pause'; readonly on: boolean }
  | { readonly k: 'chat'; readonly channel: 'table' | 'watch'; readonly who: Identity; readonly seat: Seat | null; readonly text: string }
  | { readonly k: 'ask'; readonly proposal: string; readonly what: ProposalKind; readonly by: Seat; readonly to: number | null }
  | { readonly k: 'consent'; readonly proposal: string; readonly seat: Seat; readonly yes: boolean }
  | { readonly k: 'end' }
  | { readonly k: 'frozen'; readonly message: string }
  | { readonly k: 'rematch'; readonly table: string }
);

export interface StartLine {
  readonly k: 'start';
  readonly options: Plain;
  readonly seed: string;
  readonly version: string;
  /** What was played before, when the game goes on from another one. */
  readonly entries?: readonly Entry[];
}

/** An answer or a raised effect. `ms`: what it took from the player's bank. */
export interface EntryLine {
  readonly k: 'e';
  readonly e: Entry;
  readonly ms?: number;
}

export type LineOf<K extends Line['k']> = Extract<Line, { k: K }>;

export const writeLine = (line: Line): string => JSON.stringify(line);
/** A line as it was stored: by this server, perhaps in an earlier version. */
export const readLine = (text: string): Line => upgraded(JSON.parse(text) as StoredLine);

/** Journals of before choices had a field of their own: what else there is of a seat is what was chosen for it. */
type OldSeat = Pick<SeatState, 'owner' | 'bot' | 'free'> & { readonly choice?: undefined } & SeatChoice;
type OldSit = Pick<LineOf<'sit'>, 'at' | 'k' | 'seat' | 'who'> & { readonly choices?: undefined } & SeatChoice;
type StoredLine =
  | Exclude<Line, { readonly k: 'open' | 'sit' }>
  | (Omit<LineOf<'open'>, 'seats'> & { readonly seats: readonly (SeatState | OldSeat)[] })
  | (LineOf<'sit'> & { readonly choices: readonly (SeatChoice | null)[] })
  | OldSit;

function upgraded(line: StoredLine): Line {
  if (line.k === 'open') return { ...line, seats: line.seats.map(withChoice) };
  if (line.k !== 'sit' || line.choices !== undefined) return line;
  const { at, k, seat, who, choices: _none, ...chosen } = line;
  const sit: Line = { at, k, seat, who };
  return Object.keys(chosen).length === 0 ? sit : { ...sit, swaps: chosen };
}

function withChoice(seat: SeatState | OldSeat): SeatState {
  if (seat.choice !== undefined) return seat;
  const { owner, bot, free, choice: _none, ...choice } = seat;
  return { owner, bot, ...(free === undefined ? {} : { free }), choice };
}
