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
  /** The cells that had changed since the snapshot before, as they were then. */
  readonly cells: ReadonlyMap<string, Cell>;
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
  if (beat === 'alone' || last.events !== events.length - 1) return false;
  const [before, now] = events.slice(-2);
  return before.type === now.type && (beat === 'together' || beat(before.data, now.data));
}

/** Keeps how things stand now, for those who play what happened moment by moment. */
function closeFrame<S>(g: Game<S>, snapshots: Snapshot[], beat: Beat): void {
  const last = snapshots.at(-1);
  const joins = last !== undefined && goesOn(g, last, beat);
  const cells = new Map(joins ? last.cells : undefined);
  try {
    for (const key of changedCells(g)) cells.set(key, g.rules.cell(g, key));
  } catch (error) {
    if (g.watcher !== null) throw error;
    // A moment that cannot be shown is no reason to break a game: what has changed goes with the next one.
    return;
  }
  g.dirty = [];
  const snapshot: Snapshot = { events: g.events.length, cells };
  if (joins) snapshots[snapshots.length - 1] = snapshot;
  else snapshots.push(snapshot);
  g.watcher?.framed(snapshots.length - 1);
}
