import type { Seat } from '../flow/decision.ts';
import type { Cell, Game, GameEvent } from '../state/game.ts';
import { cellsKept, changedCells } from '../state/news.ts';
import type { Plain } from '../state/plain.ts';
import { writeChain, type Frame, type Packet, type SeenEvent, type View } from '../wire/packet.ts';
import { cellFor, eventFor } from './view.ts';

/** From whose eyes: what somebody sees of a cell and of an event. */
export interface Eyes {
  cell(cell: Cell): Plain;
  event(e: GameEvent): SeenEvent;
}

export const eyesOf = (seat: Seat | null): Eyes => ({ cell: (cell) => cellFor(cell, seat), event: (e) => eventFor(e, seat) });

/**
 * What waits to be told, moment by moment, as these eyes see it: cells in whole, whatever receivers hold. It stays to be told. `after`: only
 * what came after the event of this number.
 */
export function framesSeen<S>(g: Game<S>, eyes: Eyes, after = 0): Packet {
  const frames: Frame[] = [];
  let from = 0;
  for (const snapshot of g.snapshots ?? []) {
    const { events: upTo } = snapshot;
    const events = g.events.slice(from, upTo).filter((e) => e.n > after);
    from = upTo;
    if (events.length > 0) frames.push(frameSeen(cellsKept(snapshot), events, eyes));
  }
  const now = changedCells(g).map((key) => [key, g.rules.cell(g, key)] as const);
  const events = g.events.slice(from).filter((e) => e.n > after);
  if (now.length > 0 || events.length > 0) frames.push(frameSeen(now, events, eyes));
  return frames;
}

function frameSeen(cells: Iterable<readonly [string, Cell]>, events: readonly GameEvent[], eyes: Eyes): Frame {
  const c: { [cell: string]: Plain } = {};
  for (const [key, cell] of cells) c[key] = eyes.cell(cell);
  const e = events.map((event) => {
    const { type, data, why } = eyes.event(event);
    return [type, data, writeChain(why)] as const;
  });
  return { ...(isEmpty(c) ? {} : { c }), ...(e.length > 0 ? { n: events[0].n, e } : {}) };
}

const isEmpty = (view: View): boolean => Object.keys(view).length === 0;
