/**
 * What travels between the server and its clients: messages on the socket and bodies of the REST calls, as types and, for what
 * comes from outside, as schemas. Runs in the browser: it imports valibot and types only. docs/protocol.md tells how it is used.
 */
import type { Decision, Packet, Plain, Seat, SeenEvent, View } from '@parley/kernel';
import * as v from 'valibot';

/** Raised when an old client could misunderstand a new server. */
export const PROTOCOL_VERSION = 1;

export const LIMITS = {
  /** Bytes of one message on the socket. */
  message: 16_384,
  name: 24,
  tableName: 40,
  chat: 500,
  comment: 2_000,
  password: 64,
  seats: { min: 3, max: 8 },
} as const;

/** Close codes of the socket. */
export const CLOSE = {
  /** The server is going down; come back in a moment. */
  restart: 4000,
  /** Too many bad messages, or far too many messages. */
  abuse: 4001,
  /** No valid hello in time. */
  unknown: 4002,
  /** The client reads too slowly. */
  slow: 4003,
} as const;

export const BOT_KINDS = ['random', 'rookie'] as const;
export type BotKind = (typeof BOT_KINDS)[number];
export const VISIBILITIES = ['open', 'unlisted', 'password'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
export const STOPS = ['always', 'ask', 'never'] as const;
/** Always: even while passing. Ask: unless passing. Never: the server passes for me. */
export type Stop = (typeof STOPS)[number];
export const PROPOSALS = ['undo', 'pause', 'resume', 'end'] as const;
export type ProposalKind = (typeof PROPOSALS)[number];

// ---------------------------------------------------------------------------------------------------------------- pieces

/** No control characters, and none that turn the reading direction of what follows. */
const printable = (text: string): boolean => !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);
const clean = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(max),
    v.check(printable, 'has characters that cannot be shown'),
  );
const Word = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const TableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6,12}$/));
/** Chosen by the client, new for each request. The same id sent twice is carried out once. */
const RequestId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,40}$/));
const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats.max - 1));
const Name = clean(LIMITS.name);
const Question = v.pipe(v.string(), v.maxLength(40));

const Counts = v.record(Word, v.pipe(v.number(), v.integer()));
/** The shape of an answer; whether it is legal is for the decision to say. */
export const AnswerSchema = v.union([
  v.boolean(),
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.maxLength(1_000)),
  v.pipe(v.array(Word), v.maxLength(300)),
  v.strictObject({ do: v.literal('offer'), gives: Counts }),
  v.strictObject({ do: v.picklist(['accept', 'leave']) }),
  Counts,
]);

// ------------------------------------------------------------------------------------------------------- client to server

const request = { table: TableId, id: RequestId };

const Hello = v.strictObject({ t: v.literal('hello'), v: v.number(), token: v.pipe(v.string(), v.maxLength(400)) });
const Since = v.strictObject({
  stream: v.pipe(v.string(), v.maxLength(40)),
  seq: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const Open = v.strictObject({
  t: v.literal('open'),
  table: TableId,
  password: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.password))),
  since: v.optional(Since),
});
const Close = v.strictObject({ t: v.literal('close'), table: TableId });
const GiveAnswer = v.strictObject({ t: v.literal('answer'), ...request, question: Question, answer: AnswerSchema });
const Raise = v.strictObject({ t: v.literal('raise'), ...request, key: Word, question: v.optional(Question) });
const Say = v.strictObject({
  t: v.literal('chat'),
  ...request,
  channel: v.picklist(['table', 'watch']),
  text: clean(LIMITS.chat),
});
const Mute = v.strictObject({ t: v.literal('mute'), ...request, who: Word, on: v.boolean() });
const Propose = v.strictObject({ t: v.literal('propose'), ...request, what: v.picklist(PROPOSALS) });
const Consent = v.strictObject({ t: v.literal('consent'), ...request, proposal: Word, yes: v.boolean() });
const MoreTime = v.strictObject({ t: v.literal('moreTime'), ...request });
const Stops = v.strictObject({
  t: v.literal('stops'),
  ...request,
  windows: v.pipe(
    v.record(Word, v.picklist(STOPS)),
    v.check((w) => Object.keys(w).length <= 100, 'has too many windows'),
  ),
  passUntil: v.nullable(v.picklist(['change', 'turn'])),
});
const TakeSeat = v.strictObject({ t: v.literal('takeSeat'), ...request, seat: SeatNumber, colour: v.optional(Word) });
const StandUp = v.strictObject({ t: v.literal('standUp'), ...request });
const LeaveSeat = v.strictObject({ t: v.literal('leaveSeat'), ...request });
const HostRemove = v.strictObject({
  t: v.literal('hostRemove'),
  ...request,
  seat: SeatNumber,
  ban: v.optional(v.boolean()),
});
const SetBot = v.strictObject({
  t: v.literal('setBot'),
  ...request,
  seat: SeatNumber,
  bot: v.nullable(v.picklist(BOT_KINDS)),
});
const Start = v.strictObject({ t: v.literal('start'), ...request });
const Rematch = v.strictObject({ t: v.literal('rematch'), ...request });
const BugReport = v.strictObject({
  t: v.literal('bugReport'),
  ...request,
  comment: v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.comment)),
});
const WatchLobby = v.strictObject({ t: v.literal('lobby'), on: v.boolean() });
const Ping = v.strictObject({ t: v.literal('ping'), n: v.number() });

export const ClientMessageSchema = v.variant('t', [
  Hello, Open, Close, GiveAnswer, Raise, Say, Mute, Propose, Consent, MoreTime, Stops, TakeSeat, StandUp, LeaveSeat,
  HostRemove, SetBot, Start, Rematch, BugReport, WatchLobby, Ping,
]); // prettier-ignore
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>;
export type ClientMessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;
/** A message that is answered by `ack` or `error` with its id. */
export type ClientRequest = Extract<ClientMessage, { id: string }>;

// ------------------------------------------------------------------------------------------------------- server to client

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
  /** The game's options, without those that tell what lies where. */
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
  readonly bot: BotKind | null;
  readonly colour: string | null;
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
  readonly seats: readonly {
    readonly kind: 'open' | 'human' | 'bot';
    readonly name: string;
    readonly colour: string | null;
  }[];
  readonly createdAt: number;
  readonly updatedAt: number;
}

export type ServerMessage =
  | { readonly t: 'welcome'; readonly v: number; readonly you: Identity; readonly time: number }
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

/** What an `ack` may carry: the new table of a rematch, the number of a bug report. */
export interface AckData {
  readonly table?: string;
  readonly report?: string;
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
  readonly packet?: Packet;
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

// ------------------------------------------------------------------------------------------------------------------- REST

export const SessionBody = v.strictObject({ name: Name });
export interface Session extends Identity {
  readonly token: string;
}

const Seconds = (min: number, max: number) =>
  v.nullish(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)));
const Clocks = v.strictObject({
  decision: Seconds(5, 86_400),
  bank: Seconds(30, 86_400),
  deal: Seconds(10, 3_600),
});
const SeatPlan = v.strictObject({
  kind: v.picklist(['me', 'open', 'bot']),
  bot: v.optional(v.picklist(BOT_KINDS)),
  colour: v.optional(Word),
  alien: v.optional(v.nullable(Word)),
});
/** A new table. What is left out gets the usual value. */
export const CreateBody = v.strictObject({
  game: v.optional(v.picklist(['cosmic']), 'cosmic'),
  name: v.optional(clean(LIMITS.tableName)),
  seats: v.pipe(v.array(SeatPlan), v.minLength(LIMITS.seats.min), v.maxLength(LIMITS.seats.max)),
  /** The game's own options: planets, flares, sets, alerts, aliens, house and so on. The game says what is wrong with them. */
  options: v.optional(v.record(Word, v.unknown()), {}),
  visibility: v.optional(v.picklist(VISIBILITIES), 'unlisted'),
  password: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.password))),
  watchers: v.optional(v.boolean(), true),
  pokerFace: v.optional(v.boolean(), false),
  clocks: v.optional(Clocks, {}),
  /** Begin at once: open seats are filled with rookies. */
  start: v.optional(v.boolean(), false),
});
export type CreateInput = v.InferInput<typeof CreateBody>;
export type CreateTable = v.InferOutput<typeof CreateBody>;
export interface Created {
  readonly table: string;
}

export const JoinBody = v.strictObject({
  seat: v.optional(SeatNumber),
  colour: v.optional(Word),
  password: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.password))),
});
export type JoinTable = v.InferOutput<typeof JoinBody>;
export interface Joined {
  readonly table: string;
  readonly seat: Seat;
}

export const QuickBody = v.strictObject({
  /** A name for a guest without a token. */
  name: v.optional(Name),
  players: v.optional(v.pipe(v.number(), v.integer(), v.minValue(LIMITS.seats.min), v.maxValue(LIMITS.seats.max)), 4),
});
/** You against rookies, already running. The session is new if the call had no token. */
export interface Quick extends Created {
  readonly session: Session;
}

export const ContinueBody = v.strictObject({
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seat: SeatNumber,
});

/** A game as it is exported and imported. */
export interface GameLog {
  readonly parley: 1;
  readonly game: string;
  readonly version: string;
  readonly options: Plain;
  readonly seed: string;
  readonly entries: readonly Plain[];
  readonly names: readonly string[];
}
const Hash = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff));
const LogEntry = v.union([
  v.strictObject({ seat: SeatNumber, a: AnswerSchema, q: Hash, h: Hash }),
  v.strictObject({ seat: SeatNumber, raise: Word, h: Hash }),
]);
export const ImportBody = v.object({
  parley: v.literal(1),
  game: v.picklist(['cosmic']),
  version: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(Word, v.unknown()),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  entries: v.pipe(v.array(LogEntry), v.maxLength(20_000)),
  names: v.optional(v.pipe(v.array(Name), v.maxLength(LIMITS.seats.max)), []),
});
export type ImportedLog = v.InferOutput<typeof ImportBody>;

/** A line of "my games". */
export interface MyGame extends LobbyTable {
  readonly seat: Seat | null;
  readonly result: Result | null;
  /** Is a question waiting for me? */
  readonly yourMove: boolean;
}

/** A finished game after `at` of its entries. */
export interface ReplayStep {
  readonly game: string;
  readonly at: number;
  readonly total: number;
  readonly meta: TableMeta;
  readonly seats: readonly SeatInfo[];
  readonly view: View;
  /** What the last entry brought about. */
  readonly events: readonly SeenEvent[];
  /** Who gave that entry; null at the beginning. */
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

export interface Ruling {
  readonly id: string;
  readonly title: string;
  readonly file: string;
}
export interface CodexOption {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly values: readonly { readonly value: Plain; readonly text: string }[];
  readonly usual: Plain;
}
/** When a text works: in which windows, on which events, by changing which rules. */
export interface CodexTiming {
  /** Who may use it, seen from the encounter: 'any', 'offense', 'main-or-ally' and so on. */
  readonly as: string;
  readonly must: boolean;
  readonly windows: readonly string[];
  readonly events: readonly string[];
  readonly rules: readonly string[];
}
export interface CodexAlien {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly alert: string;
  readonly summary: string;
  readonly power: string;
  readonly wild: string;
  readonly super: string;
  readonly timing: {
    readonly power: readonly CodexTiming[];
    readonly wild: readonly CodexTiming[];
    readonly super: readonly CodexTiming[];
  };
  /** Rulings proven by tests that name this alien. */
  readonly rulings: readonly string[];
}
export interface CodexCard {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly value: number;
  readonly text: string;
  /** How many are in the deck; 0 for cards that come another way, such as flares. */
  readonly copies: number;
  readonly timing: readonly CodexTiming[];
}
export interface Codex {
  readonly aliens: readonly CodexAlien[];
  readonly cards: readonly CodexCard[];
  readonly options: readonly CodexOption[];
  readonly windows: readonly string[];
  readonly rulings: readonly Ruling[];
}

/** The body of every REST call that fails. */
export interface RestError {
  readonly error: { readonly code: ErrorCode; readonly message: string };
}
