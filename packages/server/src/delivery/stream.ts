import { EMPTY_PACKET } from '@parley/kernel/client';
import type { ClockInfo, Prompt, Result, Waiting } from '../protocol/index.ts';
import { randomName } from '../context/identity.ts';

/** Bytes of sent updates that a stream buffers for those who come back. */
const BUFFER_BYTES = 6_000;

/** The part of a game that is not in its view, as one receiver may know it. */
export interface Shown {
  readonly prompt: Prompt | null;
  readonly raisable: readonly string[];
  readonly waiting: Waiting;
  readonly clocks: readonly ClockInfo[];
  readonly result: Result | null;
}

/** What one receiver (a seat, or all spectators) is told, numbered. */
export interface Stream {
  readonly name: string;
  readonly seq: number;
  /** Makes the next update out of what changed, or null when nothing did. */
  next(packet: string, shown: Shown | null): string | null;
  /** The updates after number `seq`, or null when they are gone. */
  since(seq: number): readonly string[] | null;
}

export function newStream(table: string, first: Shown): Stream {
  const name = randomName(6);
  const head = `{"t":"update","table":"${table}","seq":`;
  let seq = 0;
  let last = write(first);
  let buffer: string[] = [];
  let bytes = 0;

  return {
    name,
    get seq() {
      return seq;
    },
    next(packet, shown) {
      const now = shown ? write(shown) : last;
      let text = packet === EMPTY_PACKET ? '' : `,"packet":${packet}`;
      for (const part of PARTS) if (now[part] !== last[part]) text += `,"${part}":${now[part]}`;
      last = now;
      if (text === '') return null;
      const update = `${head}${++seq}${text}}`;
      buffer.push(update);
      bytes += update.length;
      if (bytes > BUFFER_BYTES) {
        // Half of it goes at once, so that not every update moves the whole list.
        const from = buffer.length >> 1;
        for (let i = 0; i < from; i++) bytes -= buffer[i].length;
        buffer = buffer.slice(from);
      }
      return update;
    },
    since(from) {
      const missing = seq - from;
      if (missing < 0 || missing > buffer.length) return null;
      return missing === 0 ? [] : buffer.slice(-missing);
    },
  };
}

const PARTS = ['prompt', 'raisable', 'waiting', 'clocks', 'result'] as const;
type Written = { readonly [part in (typeof PARTS)[number]]: string };
const write = (s: Shown): Written => ({
  prompt: JSON.stringify(s.prompt),
  raisable: JSON.stringify(s.raisable),
  waiting: JSON.stringify(s.waiting),
  clocks: JSON.stringify(s.clocks),
  result: JSON.stringify(s.result),
});
