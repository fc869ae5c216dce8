import type { Seat } from './decision.ts';
import type { Cause, Game, GameEvent } from './game.ts';
import type { Plain } from './plain.ts';
import type { Table } from './table.ts';

/** What one seat (null: a spectator) may know, cell by cell. */
export type View = { readonly [cell: string]: Plain };

export function viewOf<S>(g: Game<S>, seat: Seat | null): View {
  const view: { [cell: string]: Plain } = {};
  for (const key of g.rules.cells(g)) {
    const cell = g.rules.cell(g, key);
    const mine = seat === null ? undefined : cell.own?.[seat];
    view[key] = mine === undefined ? cell.all : mine;
  }
  return view;
}

export interface SeenEvent {
  readonly n: number;
  readonly type: string;
  readonly data: { readonly [key: string]: Plain };
  readonly why: readonly SeenCause[];
}
export interface SeenCause {
  readonly kind: string;
  readonly id: string;
  readonly by?: Seat;
}

/** An event as a seat may see it. */
export function eventFor(e: GameEvent, seat: Seat | null): SeenEvent {
  const mine = seat !== null && e.secret?.to.includes(seat);
  return { n: e.n, type: e.type, data: mine ? { ...e.data, ...e.secret?.data } : e.data, why: chain(e.why, seat) };
}

/** The reasons of an event, nearest first, as a seat may know them. Links that are not for it are there, without a name. */
export function chain(cause: Cause | null, seat: Seat | null = null): SeenCause[] {
  const out: SeenCause[] = [];
  for (let c = cause; c; c = c.parent) {
    if (c.known && (seat === null || !c.known.includes(seat))) out.push({ kind: 'hidden', id: '' });
    else out.push(c.by === undefined ? { kind: c.kind, id: c.id } : { kind: c.kind, id: c.id, by: c.by });
  }
  return out;
}

/** A chain of causes as it travels: 'power:zombie@2<rule:R11'. */
export function writeChain(causes: readonly SeenCause[]): string {
  return causes.map((c) => `${c.kind}:${c.id}${c.by === undefined ? '' : `@${c.by}`}`).join('<');
}

export function readChain(text: string): SeenCause[] {
  if (text === '') return [];
  return text.split('<').map((link) => {
    const colon = link.indexOf(':');
    const at = link.lastIndexOf('@');
    const id = link.slice(colon + 1, at < 0 ? undefined : at);
    return at < 0
      ? { kind: link.slice(0, colon), id }
      : { kind: link.slice(0, colon), id, by: Number(link.slice(at + 1)) };
  });
}

/**
 * What a receiver gets after an answer. `c`: cells that changed. `o`: the same where this seat may see more. `n` and `e`: events from
 * number n on, each its type, its data and its reasons. `s`: what this seat alone may know of event n.
 */
export interface Packet {
  readonly c?: View;
  readonly o?: View;
  readonly n?: number;
  readonly e?: readonly (readonly [string, SeenEvent['data'], string])[];
  readonly s?: { readonly [n: string]: SeenEvent['data'] };
  /** Reasons that this seat may know and others may not, by event. */
  readonly w?: { readonly [n: string]: string };
}

/** What changed since the last call, per receiver: seats 0 to n - 1, then the spectators. Shared parts are encoded once. */
export function packets<S>(table: Table<S>): string[] {
  const { game: g, seats } = table;
  const common: string[] = [];
  const own: { o: string[]; s: string[]; w: string[] }[] = Array.from({ length: seats }, () => ({
    o: [],
    s: [],
    w: [],
  }));
  if (g.dirty.size > 0) {
    const cells: string[] = [];
    for (const key of g.dirty) {
      const cell = g.rules.cell(g, key);
      cells.push(`"${key}":${JSON.stringify(cell.all)}`);
      if (cell.own) for (const seat in cell.own) own[seat]?.o.push(`"${key}":${JSON.stringify(cell.own[seat])}`);
    }
    common.push(`"c":{${cells.join(',')}}`);
    g.dirty.clear();
  }
  if (g.events.length > 0) {
    const events: string[] = [];
    for (const e of g.events) {
      events.push(`["${e.type}",${JSON.stringify(e.data)},"${writeChain(chain(e.why))}"]`);
      if (e.secret) for (const seat of e.secret.to) own[seat]?.s.push(`"${e.n}":${JSON.stringify(e.secret.data)}`);
      for (const seat of knowers(e.why)) own[seat]?.w.push(`"${e.n}":"${writeChain(chain(e.why, seat))}"`);
    }
    common.push(`"n":${g.events[0].n},"e":[${events.join(',')}]`);
    g.events.length = 0;
  }
  const shared = common.join(',');
  const out = own.map((mine) => {
    let text = shared;
    for (const part of ['o', 's', 'w'] as const)
      if (mine[part].length > 0) text += `${text === '' ? '' : ','}"${part}":{${mine[part].join(',')}}`;
    return `{${text}}`;
  });
  out.push(`{${shared}}`);
  return out;
}

const NOBODY: readonly Seat[] = [];
function knowers(cause: Cause | null): readonly Seat[] {
  for (let c = cause; c; c = c.parent) if (c.known) return c.known;
  return NOBODY;
}
