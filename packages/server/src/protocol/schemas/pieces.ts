import * as v from 'valibot';
import { LIMITS } from '../limits.ts';

/** No control characters, and none that turn the reading direction of what follows. */
export const printable = (text: string): boolean => !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);
export const clean = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), v.check(printable, 'has characters that cannot be shown'));
export const Word = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
export const TableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6,12}$/));
/** Chosen by the client, new for each request. The same id sent twice is carried out once. */
export const RequestId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,40}$/, 'must be 1 to 40 of A-Z a-z 0-9 _ . : -'));
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats.max - 1));
export const Name = clean(LIMITS.name);
export const Question = v.pipe(v.string(), v.maxLength(40));

/** What somebody chooses for a seat. The game reads it. */
export const Choice = v.record(Word, v.unknown());

export const Counts = v.record(Word, v.pipe(v.number(), v.integer()));
/** The shape of an answer; whether it is legal is for the decision to say. */
const StepAnswer = v.union([
  v.boolean(),
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.maxLength(1_000)),
  v.pipe(v.array(Word), v.maxLength(300)),
  Counts,
]);
/** Steps of one act: nothing needs more. */
const MOST_STEPS = 20;
export const AnswerSchema = v.union([
  v.strictObject({ do: v.literal('offer'), gives: Counts }),
  v.strictObject({ do: v.picklist(['accept', 'leave']) }),
  v.strictObject({ verb: Word, steps: v.pipe(v.array(StepAnswer), v.maxLength(MOST_STEPS)) }),
  ...StepAnswer.options,
]);
