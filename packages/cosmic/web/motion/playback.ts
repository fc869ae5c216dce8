import { createStore, type Store } from '@parley/web/client/store.ts';
import type { Board } from '../model/board.ts';
import type { Beat, Flight } from './beats.ts';

/** What is on screen: it follows the game a moment behind, so that everything that moves is seen to move. */
export interface Shown {
  readonly board: Board | null;
  /** Log lines up to this event are told. */
  readonly upTo: number;
  readonly flights: readonly Flight[];
  /** What the current moment takes, after speed. */
  readonly ms: number;
  /** Is there more to come? */
  readonly busy: boolean;
  /** Places at which something arrived without being seen to fly. */
  readonly arrived?: readonly string[];
}

export interface Playback {
  readonly shown: Store<Shown>;
  /** Puts a board there without a story: a new table, an undo. */
  reset(board: Board, upTo: number): void;
  add(beats: readonly Beat[]): void;
  /** To the end, at once. */
  jump(): void;
  stop(): void;
}

/** More than this much to show, and it runs four times as fast. */
const BACKLOG = 2500;
const HURRY = 4;
/** How long a place of arrival is ringed when nothing flies. */
const RINGED = 400;

export function createPlayback(speed: () => number): Playback {
  const shown = createStore<Shown>({ board: null, upTo: 0, flights: [], ms: 0, busy: false });
  let queue: Beat[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  const pace = (): number => {
    const left = queue.reduce((n, beat) => n + beat.ms, 0) * speed();
    return left > BACKLOG ? speed() / HURRY : speed();
  };

  function next(): void {
    timer = null;
    const beat = queue.shift();
    if (!beat) {
      if (shown.get().busy) shown.set((s) => ({ ...s, flights: [], busy: false }));
      return;
    }
    const ms = beat.ms * pace();
    const busy = queue.length > 0 || ms > 0;
    shown.set({ board: beat.board, upTo: beat.upTo, flights: ms > 0 ? beat.flights : [], ms, busy });
    if (ms > 0) timer = setTimeout(next, ms);
    else next();
  }

  function settle(): void {
    timer = null;
    shown.set((s) => ({ ...s, arrived: [] }));
  }

  function clear(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    queue = [];
  }

  return {
    shown,
    reset(board, upTo) {
      clear();
      shown.set({ board, upTo, flights: [], ms: 0, busy: false });
    },
    add(beats) {
      if (speed() === 0) {
        const last = beats.at(-1);
        if (!last) return;
        clear();
        const arrived = [...new Set(beats.flatMap((beat) => beat.flights.map((f) => f.to)))];
        shown.set({ board: last.board, upTo: last.upTo, flights: [], ms: 0, busy: false, arrived });
        if (arrived.length > 0) timer = setTimeout(settle, RINGED);
        return;
      }
      queue.push(...beats);
      if (!timer) next();
    },
    jump() {
      const last = queue.at(-1);
      if (!last) {
        if (timer) {
          clear();
          shown.set((s) => ({ ...s, flights: [], busy: false }));
        }
        return;
      }
      clear();
      shown.set({ board: last.board, upTo: last.upTo, flights: [], ms: 0, busy: false });
    },
    stop: clear,
  };
}
