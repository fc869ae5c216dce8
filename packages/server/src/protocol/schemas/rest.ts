/** Bodies of the REST calls. What they are answered with is in ../rest.ts. */
import { json } from '@parley/kernel';
import * as v from 'valibot';
import { LIMITS, REQUEST_HEADER, VISIBILITIES } from '../limits.ts';
import { Word, SeatNumber, Name, AnswerSchema, Choice, RequestId, clean } from './pieces.ts';

export const RequestHeader = v.object({ [REQUEST_HEADER]: RequestId });

export const SessionBody = v.strictObject({ name: Name });

const Seconds = (min: number, max: number) => v.nullish(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)));
const Clocks = v.strictObject({ decision: Seconds(5, 86_400), bank: Seconds(30, 86_400), deal: Seconds(10, 3_600) });
const SeatPlan = v.strictObject({
  kind: v.picklist(['me', 'open', 'bot']),
  /** One of the game's bots; left out: the usual one. */
  bot: v.optional(Word),
  /** What is chosen for it, as the game wants it. */
  choice: v.optional(Choice),
});
/** Options came as JSON, and are nothing else. */
const asWritten = (options: { [name: string]: unknown }): json.JsonFields =>
  json.read(json.named(json.anything), JSON.stringify(options), 'options');

/** A new table. What is left out gets the usual value. */
export const CreateBody = v.strictObject({
  /** Left out: the one this server plays first of all. */
  game: v.optional(Word),
  name: v.optional(clean(LIMITS.tableName)),
  seats: v.pipe(v.array(SeatPlan), v.minLength(LIMITS.seats.min), v.maxLength(LIMITS.seats.max)),
  /** The game's own options. The game says what is wrong with them. */
  options: v.optional(v.pipe(v.record(Word, v.unknown()), v.transform(asWritten)), {}),
  visibility: v.optional(v.picklist(VISIBILITIES), 'unlisted'),
  password: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.password))),
  watchers: v.optional(v.boolean(), true),
  pokerFace: v.optional(v.boolean(), false),
  clocks: v.optional(Clocks, {}),
  /** Begin at once: open seats are filled with the game's usual bot. */
  start: v.optional(v.boolean(), false),
});
export type CreateInput = v.InferInput<typeof CreateBody>;
export type CreateTable = v.InferOutput<typeof CreateBody>;

export const JoinBody = v.strictObject({
  seat: v.optional(SeatNumber),
  choice: v.optional(Choice),
  password: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.password))),
});
export type JoinTable = v.InferOutput<typeof JoinBody>;

export const QuickBody = v.strictObject({
  /** A name for a guest without a token. */
  name: v.optional(Name),
  /** What the table is called. */
  table: v.optional(clean(LIMITS.tableName)),
  game: v.optional(Word),
  /** Left out: as many as the game usually has. */
  players: v.optional(v.pipe(v.number(), v.integer(), v.minValue(LIMITS.seats.min), v.maxValue(LIMITS.seats.max))),
});

export const ContinueBody = v.strictObject({ at: v.pipe(v.number(), v.integer(), v.minValue(0)), seat: SeatNumber });

const Hash = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff));
const HashVersion = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const LogEntry = v.union([
  v.strictObject({ seat: SeatNumber, a: AnswerSchema, q: Hash, h: Hash, v: v.optional(HashVersion) }),
  v.strictObject({ seat: SeatNumber, raise: Word, h: Hash, v: v.optional(HashVersion) }),
]);
export const ImportBody = v.object({
  parley: v.literal(1),
  game: Word,
  version: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(Word, v.unknown()),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  entries: v.pipe(v.array(LogEntry), v.maxLength(20_000)),
  names: v.optional(v.pipe(v.array(Name), v.maxLength(LIMITS.seats.max)), []),
  sealed: v.optional(v.pipe(v.string(), v.maxLength(1_000_000))),
});
/** What is sealed in it. */
export const SealedPart = v.object({ options: v.record(Word, v.unknown()), seed: v.string() });
export type ImportedLog = v.InferOutput<typeof ImportBody>;
