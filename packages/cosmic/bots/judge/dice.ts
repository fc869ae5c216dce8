import { hashText, mix } from '@parley/kernel';
import type { Board } from '../see/board.ts';

/** Chance that depends on nothing but the seed, the moment and what for: the same bot in the same place does the same. */
export interface Dice {
  /** Between 0 and 1. */
  roll(b: Board, what: string): number;
}

export function dice(seed: string): Dice {
  const start = hashText(`rookie:${seed}`);
  return {
    roll(b, what) {
      const e = b.encounter;
      const moment = mix(mix(mix(start, e?.id ?? 0), b.hand.length), b.me);
      return (mix(moment, hashText(what)) >>> 0) / 4294967296;
    },
  };
}
