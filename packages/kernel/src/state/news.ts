import type { Cell, Game, GameEvent } from './game.ts';

/**
 * An event that is worth a look of its own closes a frame. 'together': events of this type that come one right after the other share a frame. A
 * function says whether one does, by what it and the one before it tell.
 */
export type Beat = 'alone' | 'together' | ((before: GameEvent['data'], now: GameEvent['data']) => boolean);

/** How things stood when a frame was closed. It waits to be told. */
export interface Snapshot {
  /** So many of the events that wait had happened by then. */
  readonly events: number;
  /** The cells that had changed since the snapshot before, and what each of them was then. */
  readonly keys: readonly string[];
  readonly cells: readonly Cell[];
}

/** Says that something observable happened. */
export function emit<S>(g: Game<S>, type: string, data: GameEvent['data'], secret?: GameEvent['secret']): void {
  const n = ++g.k.events;
  g.changes++;
  if (g.watchful) g.k.unsettled = true;
  if (!g.listening) return;
  g.events.push({ n, type, data, secret, why: g.cause });
  if (g.snapshots === null) return;
  const beat = g.rules.beats?.get(type);
  if (beat !== undefined) closeFrame(g, g.snapshots, beat);
}

/** Marks a part of the view as changed. */
export function touch<S>(g: Game<S>, cell: string): void {
  g.changes++;
  if (g.watchful) g.k.unsettled = true;
  if (g.listening && !g.dirty.includes(cell)) g.dirty.push(cell);
}

/** The cells that may have changed since the last snapshot or the last packets. */
export function changedCells<S>(g: Game<S>): readonly string[] {
  const { dirty, rules } = g;
  if (dirty.length > 0 && rules.following !== undefined)
    for (const key of rules.following(g, dirty)) if (!dirty.includes(key)) dirty.push(key);
  return dirty;
}

/** What was to be told has been told: events and changes begin anew. */
export function clearNews<S>(g: Game<S>): void {
  g.events = [];
  g.dirty = [];
  if (g.snapshots !== null && g.snapshots.length > 0) g.snapshots = [];
}

/** Does the last event belong to the frame that the one before it has closed? */
function goesOn({ events }: { readonly events: readonly GameEvent[] }, last: Snapshot, beat: Beat): boolean {
  const n = events.length;
  if (beat === 'alone' || last.events !== n - 1) return false;
  const before = events[n - 2];
  const now = events[n - 1];
  return before.type === now.type && (beat === 'together' || beat(before.data, now.data));
}

/** Keeps how things stand now, for those who play what happened moment by moment. */
function closeFrame<S>(g: Game<S>, snapshots: Snapshot[], beat: Beat): void {
  const at = snapshots.length - 1;
  const last = at < 0 ? null : snapshots[at];
  const keys = changedCells(g);
  let cells: readonly Cell[];
  try {
    cells = keys.map((key) => g.rules.cell(g, key));
  } catch (error) {
    if (g.watcher !== null) throw error;
    // A moment that cannot be shown is no reason to break a game: what has changed goes with the next one.
    return;
  }
  g.dirty = [];
  const events = g.events.length;
  if (last === null || !goesOn(g, last, beat)) snapshots.push({ events, keys, cells });
  else snapshots[at] = { events, ...together(last, keys, cells) };
  g.watcher?.framed(snapshots.length - 1);
}

/** The cells of a frame that goes on: those that have changed once more are as they are now. */
function together(last: Snapshot, keys: readonly string[], cells: readonly Cell[]): { keys: readonly string[]; cells: readonly Cell[] } {
  const allKeys = last.keys.slice();
  const allCells = last.cells.slice();
  keys.forEach((key, i) => {
    const at = last.keys.indexOf(key);
    if (at >= 0) allCells[at] = cells[i];
    else {
      allKeys.push(key);
      allCells.push(cells[i]);
    }
  });
  return { keys: allKeys, cells: allCells };
}

/** The cells of a snapshot with their names, for those who want both. */
export const cellsKept = ({ keys, cells }: Snapshot): (readonly [string, Cell])[] => keys.map((key, i) => [key, cells[i]]);
