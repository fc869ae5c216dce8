import type { Stretch } from './pace.ts';
import { added, newCounts } from './tally.ts';

/** What was measured of one server. */
export interface Figures {
  readonly name: string;
  readonly answers: number;
  readonly refused: number;
  readonly missed: number;
  /** Answers a second. */
  readonly speed: number;
  /** Microseconds of the server's processor time for each acknowledged answer. */
  readonly cpu: number;
  /** The same of all people together: where it is the larger one, they cannot keep up with the server. */
  readonly peopleCpu: number;
  readonly frames: number;
  readonly bytes: number;
  /** Milliseconds from answer to acknowledgement. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Bytes of a table with its connections; null where there were too few to tell. */
  readonly memory: number | null;
}

/** The value that so large a part of all is not above. 0 where there is none. */
export function percentile(values: readonly number[], part: number): number {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
}

/** The middle one; of an even number the mean of both. */
export function middle(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

const perAnswer = (x: number, answers: number): number => x / Math.max(1, answers);
export const cpuOf = ({ cpu, counts }: Stretch): number => perAnswer(cpu, counts.answers);
export const speedOf = ({ counts, seconds }: Stretch): number => counts.answers / seconds;

export function figuresOf(name: string, stretches: readonly Stretch[], memory: number | null): Figures {
  const all = stretches.reduce((sum, { counts }) => added(sum, counts), newCounts());
  const heard = stretches.filter(({ counts }) => counts.answers > 0);
  return {
    name,
    answers: all.answers,
    refused: all.refused,
    missed: stretches.reduce((sum, { missed }) => sum + missed, 0),
    speed: middle(heard.map(speedOf)),
    cpu: middle(heard.map(cpuOf)),
    peopleCpu: middle(heard.map(({ peopleCpu, counts }) => perAnswer(peopleCpu, counts.answers))),
    frames: perAnswer(all.frames, all.answers),
    bytes: perAnswer(all.bytes, all.answers),
    p50: percentile(all.times, 0.5),
    p95: percentile(all.times, 0.95),
    p99: percentile(all.times, 0.99),
    memory,
  };
}

/** How many times theirs ours is: the middle of all rounds, each with what came right after it. Null where nothing can be compared. */
export function ratioOf(ours: readonly Stretch[], theirs: readonly Stretch[], of: (stretch: Stretch) => number): number | null {
  const ratios = ours.flatMap((stretch, i) => {
    const other = theirs[i] === undefined ? 0 : of(theirs[i]);
    return other > 0 && stretch.counts.answers > 0 ? [of(stretch) / other] : [];
  });
  return ratios.length === 0 ? null : middle(ratios);
}
