import type { SeenEvent, View } from '@parley/kernel';
import type { Moment } from '../client/moments.ts';
import { createStore, type Store } from '../client/store.ts';
import type { Motion } from './motion.ts';

/** What is on screen: it follows the game a moment behind, so that everything that moves is seen to move. */
export interface Shown {
  readonly view: View | null;
  /** Log lines up to this event are told. */
  readonly upTo: number;
  /** What happens at this very moment, and is seen to. */
  readonly events: readonly SeenEvent[];
  /** What the current moment takes, after speed. */
  readonly ms: number;
  /** Is there more to come? */
  readonly busy: boolean;
  /** What has just happened without being seen to. */
  readonly missed: readonly SeenEvent[];
}

export interface Playback {
  readonly shown: Store<Shown>;
  /** Shows how things stand without a story: a new table, an undo. */
  reset(view: View, upTo: number): void;
  add(moments: readonly Moment[]): void;
  /** To the end, at once. */
  jump(): void;
  stop(): void;
}

/** More than this much to show, and it runs four times as fast. */
const BACKLOG = 2500;
const HURRY = 4;
/** How long what was missed is pointed out when nothing is seen to move. */
const POINTED_OUT = 400;

const NOTHING: readonly SeenEvent[] = [];
/** Things as they stand. */
export const still = (view: View | null, upTo: number): Shown => ({ view, upTo, events: NOTHING, ms: 0, busy: false, missed: NOTHING });

/** A moment that waits to be shown. */
interface Beat extends Moment {
  readonly upTo: number;
  /** Milliseconds at normal speed. */
  readonly ms: number;
}

export function createPlayback(motion: Motion, speed: () => number): Playback {
  const shown = createStore<Shown>(still(null, 0));
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
      if (shown.get().busy) shown.set(({ view, upTo }) => still(view, upTo));
      return;
    }
    const ms = beat.ms * pace();
    const busy = queue.length > 0 || ms > 0;
    shown.set({ ...still(beat.view, beat.upTo), events: ms > 0 ? beat.events : NOTHING, ms, busy });
    if (ms > 0) timer = setTimeout(next, ms);
    else next();
  }

  function settle(): void {
    timer = null;
    shown.set((s) => ({ ...s, missed: NOTHING }));
  }

  function clear(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    queue = [];
  }

  function beatsOf(moments: readonly Moment[]): Beat[] {
    let { upTo } = queue.at(-1) ?? shown.get();
    return moments.map((moment) => {
      upTo = moment.events.at(-1)?.n ?? upTo;
      return { ...moment, upTo, ms: moment.events.length > 0 ? motion.time(moment.events) : 0 };
    });
  }

  return {
    shown,
    reset(view, upTo) {
      clear();
      shown.set(still(view, upTo));
    },
    add(moments) {
      const beats = beatsOf(moments);
      const last = beats.at(-1);
      if (!last) return;
      if (speed() === 0) {
        const missed = [...queue, ...beats].flatMap((beat) => beat.events);
        clear();
        shown.set({ ...still(last.view, last.upTo), missed });
        if (missed.length > 0) timer = setTimeout(settle, POINTED_OUT);
        return;
      }
      queue.push(...beats);
      if (!timer) next();
    },
    jump() {
      const { view, upTo } = queue.at(-1) ?? shown.get();
      if (!timer) return;
      clear();
      shown.set(still(view, upTo));
    },
    stop: clear,
  };
}
