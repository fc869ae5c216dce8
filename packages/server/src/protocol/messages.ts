/** What the server says. */
import type { Decision, Obstacle, Plain, Seat, SeenEvent, View, SeatChoice } from '@parley/kernel';
import type { Visibility, ProposalKind, CLOSE } from './limits.ts';

export type ErrorCode =
  // the message or the connection
  | 'bad-message'
  | 'too-large'
  | 'too-fast'
  | 'version'
  | 'bad-token'
  | 'not-signed-in'
  | 'shutting-down'
  | 'unavailable'
  | 'internal'
  // the table
  | 'no-such-table'
  | 'no-such-game'
  | 'wrong-password'
  | 'not-open'
  | 'no-watchers'
  | 'not-seated'
  | 'not-host'
  | 'banned'
  | 'seat-taken'
  | 'no-such-seat'
  | 'wrong-state'
  | 'paused'
  | 'frozen'
  | 'bad-options'
  | 'hidden'
  // what people keep
  | 'no-such-item'
  | 'bad-item'
  | 'outdated'
  | 'too-many'
  // the game
  | 'game-over'
  | 'not-asked'
  | 'answered-already'
  | 'other-question'
  | 'not-legal'
  | 'cannot-raise'
  | 'conflict';

export interface Identity {
  /** Public. The token is the secret. */
  readonly id: string;
  readonly name: string;
}

export interface ClockSettings {
  /** Seconds for each decision; null: no limit. */
  readonly decision: number | null;
  /** Seconds for the whole game and each player, used after the decision's own time; null: none. */
  readonly bank: number | null;
  /** Seconds for a deal; null: no limit. */
  readonly deal: number | null;
}

export type TableStatus = 'lobby' | 'playing' | 'over' | 'frozen';

export interface TableMeta {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly visibility: Visibility;
  readonly watchers: boolean;
  readonly pokerFace: boolean;
  readonly clocks: ClockSettings;
  /** The game's options as you may know them. In the lobby as they were written, without what seats bring. */
  readonly options: Plain;
  /** Whose table it is. */
  readonly host: Identity | null;
  readonly createdAt: number;
  readonly paused: boolean;
  /** The table that carries on from this one. */
  readonly rematch: string | null;
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'open' | 'human' | 'bot';
  /** The person it belongs to, or null. */
  readonly owner: string | null;
  readonly name: string;
  /** Which bot plays here now: for a bot's seat, or for a person who is away. */
  readonly bot: string | null;
  /** What you may know of what was chosen for it: of your own seat all of it. */
  readonly choice: SeatChoice;
  /** Anybody may sit down here. */
  readonly free: boolean;
  readonly connected: boolean;
}

export interface You {
  readonly id: string;
  readonly seat: Seat | null;
  readonly host: boolean;
}

/** A question that waits for you. `question` goes back with the answer. */
export interface Prompt {
  readonly question: string;
  readonly decision: Decision;
}

export interface Waiting {
  /** Who is asked. */
  readonly seats: readonly Seat[];
  /** Somebody may act here; at a table with a poker face nobody is told who, or whether anybody can. */
  readonly window: boolean;
  /** Server time in milliseconds. */
  readonly since: number;
  /** When a window of a table with a poker face closes; otherwise null. */
  readonly until: number | null;
}

export interface ClockInfo {
  readonly seat: Seat;
  /** Server time at which the default answer is given; null: no limit, or not asked. */
  readonly deadline: number | null;
  /** Milliseconds left in the bank, when it was last counted; null: no bank. */
  readonly bank: number | null;
}

export interface Result {
  readonly winners: readonly Seat[];
  readonly by: string;
}

/** Everything a seat may know of a running or finished game. */
export interface GameNow {
  readonly view: View;
  /** The latest part of the log. */
  readonly events: readonly SeenEvent[];
  readonly prompt: Prompt | null;
  readonly raisable: readonly string[];
  readonly waiting: Waiting;
  readonly clocks: readonly ClockInfo[];
  readonly result: Result | null;
}

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly channel: 'table' | 'watch';
  readonly who: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
}

export interface Proposal {
  readonly proposal: string;
  readonly what: ProposalKind;
  readonly by: Seat;
  /** Whose consent is needed. */
  readonly needed: readonly Seat[];
  readonly agreed: readonly Seat[];
}

export interface LobbyTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly visibility: Visibility;
  readonly watchers: boolean;
  readonly pokerFace: boolean;
  readonly clocks: ClockSettings;
  readonly host: string;
  readonly seats: readonly { readonly kind: 'open' | 'human' | 'bot'; readonly name: string; readonly choice: SeatChoice }[];
  readonly createdAt: number;
  readonly updatedAt: number;
}

export type ServerMessage =
  | WelcomeMessage
  | WordsMessage
  | TableMessage
  | UpdateMessage
  | { readonly t: 'resumed'; readonly table: string; readonly stream: string; readonly seq: number }
  | MetaMessage
  | { readonly t: 'presence'; readonly table: string; readonly connected: readonly Seat[]; readonly watchers: number }
  | ProposalMessage
  | { readonly t: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly t: 'lobby'; readonly tables: readonly LobbyTable[] }
  | { readonly t: 'ack'; readonly id: string; readonly table: string; readonly data?: AckData }
  | ErrorMessage
  | { readonly t: 'pong'; readonly n: number; readonly time: number }
  | { readonly t: 'bye'; readonly reason: keyof typeof CLOSE };
export type ServerMessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

/** What an `ack` may carry: the new table of a rematch, the number of a bug report, what stands in the way of wishes. */
export interface AckData {
  readonly table?: string;
  readonly report?: string;
  /** One for each wish, in their order; null: nothing does, or the game has no word for it. */
  readonly obstacles?: readonly (Obstacle | null)[];
}

export interface WelcomeMessage {
  readonly t: 'welcome';
  readonly v: number;
  readonly you: Identity;
  readonly time: number;
}

/** The words that a game's packets are written with. Comes before the first table of that game, unless the client has them already. */
export interface WordsMessage {
  readonly t: 'words';
  readonly game: string;
  readonly stamp: number;
  readonly list: readonly string[];
}

export interface TableMessage {
  readonly t: 'table';
  readonly table: string;
  /** Names this run of numbers; `seq` counts within it. */
  readonly stream: string;
  readonly seq: number;
  readonly meta: TableMeta;
  readonly seats: readonly SeatInfo[];
  readonly you: You;
  /** Null in the lobby, and for a moment after a table with a poker face was opened: it comes with the next `table`. */
  readonly game: GameNow | null;
  readonly chat: readonly ChatLine[];
  readonly proposal: Proposal | null;
  readonly watchers: number;
}

export interface MetaMessage {
  readonly t: 'meta';
  readonly table: string;
  readonly meta: TableMeta;
  readonly seats: readonly SeatInfo[];
  readonly you: You;
}

export interface ProposalMessage {
  readonly t: 'proposal';
  readonly table: string;
  /** Null: none is open any more. */
  readonly proposal: Proposal | null;
  readonly ended?: 'agreed' | 'declined';
}

/** What changed. A field that is left out is as it was. */
export interface UpdateMessage {
  readonly t: 'update';
  readonly table: string;
  readonly seq: number;
  /** What changed on the board and what happened: for `readPacket` of the kernel, with the words of the table's game. */
  readonly packet?: string;
  readonly prompt?: Prompt | null;
  readonly raisable?: readonly string[];
  readonly waiting?: Waiting;
  readonly clocks?: readonly ClockInfo[];
  readonly result?: Result | null;
}

export interface ErrorMessage {
  readonly t: 'error';
  /** The request it answers, if it could be read. */
  readonly id: string | null;
  readonly table?: string;
  readonly code: ErrorCode;
  readonly message: string;
}
