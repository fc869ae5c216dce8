import { json } from '@parley/kernel';
import { readdirSync } from 'node:fs';

/** What a server process has taken so far. */
export interface Gauges {
  /** Microseconds of processor time, of all its threads. */
  readonly cpu: number;
  /** Bytes of the heap and of what hangs on it outside. */
  readonly heap: number;
  readonly rss: number;
  /** Open descriptors; 0 where the system does not tell. */
  readonly descriptors: number;
}

export const readGauges: json.Reader<Gauges> = json.fields({
  cpu: json.number,
  heap: json.number,
  rss: json.number,
  descriptors: json.number,
});

function descriptors(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

/** How this process stands. `collected`: without what is garbage. */
export function gaugesNow(collected: boolean): { readonly [name in keyof Gauges]: number } {
  const { user, system } = process.cpuUsage();
  if (collected) for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { cpu: user + system, heap: heapUsed + external, rss, descriptors: descriptors() };
}

/** The question about gauges, for `answerQuestions`. */
export const GAUGES = { gauges: (about: json.Json) => gaugesNow(about === 'collected') };
