import { EMPTY_PACKET } from '@parley/kernel/client';
import { randomName } from '../context/identity.ts';
import { PARTS, type WrittenParts } from './shown.ts';

/** Bytes of sent updates that a stream buffers for those who come back. */
const BUFFER_BYTES = 6_000;

/** What one receiver (a seat, or all spectators) is told, numbered. */
export interface Stream {
  readonly name: string;
  readonly seq: number;
  /** Makes the next update out of what changed, or null when nothing did. */
  next(packet: string, now: WrittenParts | null): string | null;
  /** The updates after number `seq`, or null when they are gone. */
  since(seq: number): readonly string[] | null;
}

export function newStream(table: string, first: WrittenParts): Stream {
  const name = randomName(6);
  const head = `{"t":"update","table":"${table}","seq":`;
  let seq = 0;
  let last = first;
  let buffer: string[] = [];
  let bytes = 0;

  return {
    name,
    get seq() {
      return seq;
    },
    next(packet, now) {
      let text = packet === EMPTY_PACKET ? '' : `,"packet":${packet}`;
      if (now !== null) {
        for (const part of PARTS) if (now[part] !== last[part]) text += `,"${part}":${now[part]}`;
        last = now;
      }
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
