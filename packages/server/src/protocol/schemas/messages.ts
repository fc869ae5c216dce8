/** What clients say. */
import * as v from 'valibot';
import { LIMITS, PROPOSALS, STOPS } from '../limits.ts';
import { AnswerSchema, Choice, Question, RequestId, SeatNumber, TableId, Wish, Word, clean } from './pieces.ts';

const request = { table: TableId, id: RequestId };

const Hello = v.strictObject({
  t: v.literal('hello'),
  v: v.number(),
  token: v.pipe(v.string(), v.maxLength(400)),
  /** The stamps of the word lists it has already, by game. */
  words: v.optional(
    v.pipe(
      v.record(Word, v.number()),
      v.check((w) => Object.keys(w).length <= 100, 'has too many games'),
    ),
  ),
});
const Since = v.strictObject({ stream: v.pipe(v.string(), v.maxLength(40)), seq: v.pipe(v.number(), v.integer(), v.minValue(0)) });
const Open = v.strictObject({
  t: v.literal('open'),
  table: TableId,
  password: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.password))),
  since: v.optional(Since),
});
const Close = v.strictObject({ t: v.literal('close'), table: TableId });
const GiveAnswer = v.strictObject({ t: v.literal('answer'), ...request, question: Question, answer: AnswerSchema });
const Raise = v.strictObject({ t: v.literal('raise'), ...request, key: Word, question: v.optional(Question) });
/** How many wishes one may ask about at once. */
const MOST_WISHES = 20;
const Why = v.strictObject({ t: v.literal('why'), ...request, wishes: v.pipe(v.array(Wish), v.maxLength(MOST_WISHES), v.readonly()) });
const Say = v.strictObject({ t: v.literal('chat'), ...request, channel: v.picklist(['table', 'watch']), text: clean(LIMITS.chat) });
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
const TakeSeat = v.strictObject({ t: v.literal('takeSeat'), ...request, seat: SeatNumber, choice: v.optional(Choice) });
const StandUp = v.strictObject({ t: v.literal('standUp'), ...request });
const LeaveSeat = v.strictObject({ t: v.literal('leaveSeat'), ...request });
const HostRemove = v.strictObject({ t: v.literal('hostRemove'), ...request, seat: SeatNumber, ban: v.optional(v.boolean()) });
const SetBot = v.strictObject({ t: v.literal('setBot'), ...request, seat: SeatNumber, bot: v.nullable(Word) });
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
  Hello,
  Open,
  Close,
  GiveAnswer,
  Raise,
  Why,
  Say,
  Mute,
  Propose,
  Consent,
  MoreTime,
  Stops,
  TakeSeat,
  StandUp,
  LeaveSeat,
  HostRemove,
  SetBot,
  Start,
  Rematch,
  BugReport,
  WatchLobby,
  Ping,
]);
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>;
export type ClientMessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;
/** A message that is answered by `ack` or `error` with its id. */
export type ClientRequest = Extract<ClientMessage, { id: string }>;
