import type { Lexicon } from '../../text/index.ts';
import type { SeenEvent, View } from '@parley/kernel';
import type { Result, SeatInfo, TableMeta } from '@parley/server/protocol';
import { useMemo, type ReactNode } from 'react';
import { createStore } from '@parley/web/client/store.ts';
import { newTable, type GameState, type TableState } from '@parley/web/client/table-state.ts';
import type { OpenTable } from '@parley/web/client/table-store.ts';
import type { Board } from '../model/board.ts';
import { speakerFor } from '../model/speech.ts';
import { TableContext, type TableView } from '@parley/web/table/context.ts';
import type { Interaction } from '@parley/web/table/interaction.ts';
import { still as atRest, type Shown } from '@parley/web/motion/playback.ts';
import { T as SHELL } from '@parley/web/text/index.ts';

/** A table to look at: nothing is asked, nothing can be done. The parts of the real table draw it. */
export interface Still {
  readonly board: Board;
  readonly lexicon: Lexicon;
  /** Whose eyes; null: nobody's in particular. */
  readonly viewer: number | null;
  readonly names: readonly string[];
  readonly view?: View;
  readonly events?: readonly SeenEvent[];
  readonly seats?: readonly SeatInfo[];
  readonly meta?: TableMeta | null;
  readonly result?: Result | null;
  /** What moves; left out: nothing does. */
  readonly shown?: Shown;
}

const NO_POINTS: ReadonlyMap<string, readonly string[]> = new Map();
const nothing = (): void => undefined;
const NO_QUESTION: Interaction = {
  prompt: null,
  decision: null,
  settled: [],
  back: () => undefined,
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
  hovered: null,
  setHovered: nothing,
};

const refuse = (): Promise<never> => Promise.reject(new Error(SHELL.errors.gone));
/** Nobody listens at this table. */
function quietTable(state: TableState): OpenTable {
  return {
    store: createStore(state),
    answer: refuse,
    raise: refuse,
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

function viewOf(still: Still): TableView {
  const { board, lexicon, viewer, names, events = [], seats = [], meta = null, result = null } = still;
  const nameOf = (seat: number): string => names[seat] ?? SHELL.nobody;
  const game: GameState = {
    view: still.view ?? {},
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
  const shown = still.shown ?? atRest(still.view ?? null, events.at(-1)?.n ?? 0);
  return {
    table: quietTable(state),
    state,
    game,
    board,
    shown,
    lexicon,
    // Nobody is 'you' at a table that is only looked at.
    speaker: speakerFor(lexicon, board, nameOf, null),
    seat: viewer,
    nameOf,
    ask: NO_QUESTION,
  };
}

export function StillTable({ still, children }: { readonly still: Still; readonly children: ReactNode }): ReactNode {
  const view = useMemo(() => viewOf(still), [still]);
  return <TableContext value={view}>{children}</TableContext>;
}
