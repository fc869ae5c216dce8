/** What the people of one server have counted during a stretch of play. */
export interface Counts {
  answers: number;
  refused: number;
  /** Frames received by all people, acknowledgements included, and their bytes. */
  frames: number;
  bytes: number;
  /** Bytes of the acknowledgements alone. */
  ackBytes: number;
  /** Milliseconds from sending an answer to its acknowledgement. */
  readonly times: number[];
}

/** Who answers and receives counts here; each stretch has counts of its own. */
export interface Tally {
  now: Counts;
  /** Answers that were sent and are not acknowledged yet. */
  underWay: number;
}

export const newCounts = (): Counts => ({ answers: 0, refused: 0, frames: 0, bytes: 0, ackBytes: 0, times: [] });
export const newTally = (): Tally => ({ now: newCounts(), underWay: 0 });

export function received(tally: Tally, bytes: number): void {
  tally.now.frames++;
  tally.now.bytes += bytes;
}

/** An answer that was sent at `sentAt` is acknowledged by a frame of so many bytes. */
export function acknowledged(tally: Tally, sentAt: number, ackBytes: number): void {
  tally.underWay--;
  tally.now.answers++;
  tally.now.ackBytes += ackBytes;
  tally.now.times.push(performance.now() - sentAt);
}

export function refused(tally: Tally): void {
  tally.underWay--;
  tally.now.refused++;
}

/** Both together. */
export const added = (a: Counts, b: Counts): Counts => ({
  answers: a.answers + b.answers,
  refused: a.refused + b.refused,
  frames: a.frames + b.frames,
  bytes: a.bytes + b.bytes,
  ackBytes: a.ackBytes + b.ackBytes,
  times: a.times.concat(b.times),
});
