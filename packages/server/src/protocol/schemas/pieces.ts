import * as v from 'valibot';
import { LIMITS } from '../limits.ts';

/** Control characters, and those that turn the reading direction of what follows. */
const UNSHOWN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
export const printable = (text: string): boolean => text.search(UNSHOWN) < 0;
/** What can be shown of a text, as one line. */
export const shownLine = (text: string, max: number): string => text.slice(0, max).replaceAll(UNSHOWN, '').trim();
export const clean = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), v.check(printable, 'has characters that cannot be shown'));
export const Word = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
export const TableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6,12}$/));
/** Chosen by the client, new for each request. The same id sent twice is carried out once. */
export const RequestId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,40}$/, 'must be 1 to 40 of A-Z a-z 0-9 _ . : -'));
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats.max - 1));
export const Name = clean(LIMITS.name);
export const Question = v.pipe(v.string(), v.maxLength(40));

/** Nobody needs to nest data deeper, and going through it must come to an end. */
const MOST_DEEP = 32;
function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= MOST_DEEP; depth++) {
    level = level.flatMap((x) => (typeof x === 'object' && x !== null ? Object.values(x) : []));
    if (level.length === 0) return true;
  }
  return false;
}
/** Data that only a game can read. */
export const Shallow = v.pipe(v.unknown(), v.check(isShallow, 'is nested too deeply'));

/** What somebody chooses for a seat. The game reads it. */
export const Choice = v.pipe(
  v.record(Word, Shallow),
  v.check((choice) => Buffer.byteLength(JSON.stringify(choice)) <= LIMITS.choice, `takes more than ${LIMITS.choice / 1024} KB`),
);

/** What somebody would like to do, in the game's own words for it. */
export const Wish = v.record(Word, v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.boolean(), v.null()]));

export const Counts = v.record(Word, v.pipe(v.number(), v.integer()));
/** The shape of an answer; whether it is legal is for the decision to say. */
const StepAnswer = v.union([
  v.boolean(),
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.maxLength(1_000)),
  v.pipe(v.array(Word), v.maxLength(300), v.readonly()),
  Counts,
]);
/** Steps of one act: nothing needs more. */
const MOST_STEPS = 20;
export const AnswerSchema = v.union([
  v.strictObject({ do: v.literal('offer'), gives: Counts }),
  v.strictObject({ do: v.picklist(['accept', 'leave']) }),
  v.strictObject({ verb: Word, steps: v.pipe(v.array(StepAnswer), v.maxLength(MOST_STEPS), v.readonly()) }),
  ...StepAnswer.options,
]);
