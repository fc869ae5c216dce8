/** What the REST calls are answered with. Their bodies are read by schemas/rest.ts. */
import type { OptionText, Packet, Plain, Seat, SeatField, SeenEvent, View } from '@parley/kernel';
import type { KeptInfo } from './kept.ts';
import type { ErrorCode, Identity, LobbyTable, Result, SeatInfo, TableMeta } from './messages.ts';

export interface Session extends Identity {
  readonly token: string;
}

/** A game that is played here: what a form needs to open a table. */
export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number; readonly fields: readonly SeatField[] };
  readonly options: readonly OptionText[];
  readonly bots: readonly BotInfo[];
  /** What people can keep for it. */
  readonly kept: readonly KeptInfo[];
}
export interface BotInfo {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** It sits down where none is named. */
  readonly usual: boolean;
}

export interface Created {
  readonly table: string;
}
export interface Joined {
  readonly table: string;
  readonly seat: Seat;
}
/** You against bots, already running. The session is new if the call had no token. */
export interface Quick extends Created {
  readonly session: Session;
}

/** A game as it is exported and imported. */
export interface GameLog {
  readonly parley: 1;
  readonly game: string;
  readonly version: string;
  readonly options: Plain;
  readonly seed: string;
  readonly entries: readonly Plain[];
  readonly names: readonly string[];
  /**
   * Options and seed as only the server can read them that has written the log: there are things among them that seats have brought and nobody else
   * is told. The options beside it are those that whoever exported it may know.
   */
  readonly sealed?: string;
}
/** A line of "my games". */
export interface MyGame extends LobbyTable {
  readonly seat: Seat | null;
  readonly result: Result | null;
  /** Is a question waiting for me? */
  readonly yourMove: boolean;
}

/** A finished game at one of its entries. */
export interface ReplayStep {
  readonly game: string;
  readonly at: number;
  readonly total: number;
  readonly meta: TableMeta;
  readonly seats: readonly SeatInfo[];
  /** How it stood before the entry, and what the entry brought about: `viewAfter(before, frames)` is how it stands after it. */
  readonly before: View;
  readonly frames: Packet;
  /** Who gave the entry; null at the beginning. */
  readonly by: Seat | null;
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
}
/** The whole story of a finished game: the events of each entry. */
export interface ReplayStory {
  readonly game: string;
  readonly total: number;
  readonly steps: readonly { readonly at: number; readonly by: Seat | null; readonly events: readonly SeenEvent[] }[];
}

/** The body of every REST call that fails. */
export interface RestError {
  readonly error: { readonly code: ErrorCode; readonly message: string };
}
