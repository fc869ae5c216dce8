import type { SeenEvent, View } from '@parley/kernel';
import type { Result, SeatInfo, TableMeta } from '@parley/server/protocol';
import { createStore } from '../client/store.ts';
import { newTable, type GameState, type TableState } from '../client/table-state.ts';
import type { OpenTable } from '../client/table-store.ts';
import { T } from '../text/index.ts';
import type { Interaction } from './interaction.ts';

// A table to look at: nothing is asked, nothing can be done. The parts of the real table draw it.

const NO_POINTS: ReadonlyMap<string, readonly string[]> = new Map();
const nothing = (): void => undefined;

export const NO_QUESTION: Interaction = {
  prompt: null,
  decision: null,
  settled: [],
  back: nothing,
  fresh: createStore(false),
  draft: null,
  setDraft: nothing,
  ready: null,
  empty: true,
  send: nothing,
  clear: nothing,
  byPoint: NO_POINTS,
  raisable: NO_POINTS,
  raise: nothing,
  raising: null,
  setRaising: nothing,
  press: nothing,
  hovered: createStore<string | null>(null),
  setHovered: nothing,
};

/** What is known of it; what is left out is not. */
export interface Still {
  readonly view?: View;
  readonly events?: readonly SeenEvent[];
  readonly seats?: readonly SeatInfo[];
  readonly meta?: TableMeta | null;
  readonly result?: Result | null;
}

const refuse = (): Promise<never> => Promise.reject(new Error(T.errors.gone));

/** Nobody listens at this table. */
export function stillTable({ view = {}, events = [], seats = [], meta = null, result = null }: Still): OpenTable {
  const game: GameState = {
    view,
    moments: [],
    events,
    prompt: null,
    raisable: [],
    waiting: { seats: [], window: false, since: 0, until: null },
    clocks: [],
    result,
  };
  const connected = seats.map((s) => s.seat);
  const state: TableState = { ...newTable(meta?.id ?? ''), phase: 'open', meta, seats, connected, game };
  return {
    store: createStore(state),
    answer: refuse,
    raise: refuse,
    whyNot: refuse,
    say: refuse,
    propose: refuse,
    consent: refuse,
    moreTime: refuse,
    pass: refuse,
    takeSeat: refuse,
    standUp: refuse,
    leaveSeat: refuse,
    setBot: refuse,
    remove: refuse,
    mute: refuse,
    start: refuse,
    rematch: refuse,
    report: refuse,
    earlier: () => Promise.resolve(false),
    close: nothing,
  };
}
