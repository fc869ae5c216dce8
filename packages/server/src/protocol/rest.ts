/** Bodies and answers of the REST calls. */
import type { Packet, Plain, Seat, SeenEvent, View } from '@parley/kernel';
import * as v from 'valibot';
import { LIMITS, BOT_KINDS, VISIBILITIES } from './limits.ts';
import { Word, SeatNumber, Name, AnswerSchema, Choice, RequestId, clean } from './pieces.ts';
import type { ErrorCode, Identity, LobbyTable, Result, SeatInfo, TableMeta } from './server.ts';

/** The header with the id of a call that makes something. Sent again with the same id it makes nothing new. */
export const REQUEST_HEADER = 'idempotency-key';
export const RequestHeader = v.object({ [REQUEST_HEADER]: RequestId });

export const SessionBody = v.strictObject({ name: Name });
export interface Session extends Identity {
  readonly token: string;
}

const Seconds = (min: number, max: number) => v.nullish(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)));
const Clocks = v.strictObject({ decision: Seconds(5, 86_400), bank: Seconds(30, 86_400), deal: Seconds(10, 3_600) });
const SeatPlan = v.strictObject({
  kind: v.picklist(['me', 'open', 'bot']),
  bot: v.optional(v.picklist(BOT_KINDS)),
  /** What is chosen for it, as the game wants it. */
  choice: v.optional(Choice),
});
/** A new table. What is left out gets the usual value. */
export const CreateBody = v.strictObject({
  /** Left out: the one this server plays first of all. */
  game: v.optional(Word),
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
  choice: v.optional(Choice),
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
  game: v.optional(Word),
  players: v.optional(v.pipe(v.number(), v.integer(), v.minValue(LIMITS.seats.min), v.maxValue(LIMITS.seats.max)), 4),
});
/** You against rookies, already running. The session is new if the call had no token. */
export interface Quick extends Created {
  readonly session: Session;
}

export const ContinueBody = v.strictObject({ at: v.pipe(v.number(), v.integer(), v.minValue(0)), seat: SeatNumber });

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
  game: Word,
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
