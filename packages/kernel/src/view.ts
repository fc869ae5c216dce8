import type { Seat } from './decision.ts';
import type { Cause, Cell, Game, GameEvent } from './game.ts';
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
 * What a receiver gets after an answer. `c`: cells with a new value; `m`: cells of which only these fields changed. `o` and `p`: the same
 * for what this seat alone sees, to be applied after the shared ones. `n` and `e`: events from number n on, each its type, its data and its
 * reasons. `s`: what this seat alone may know of event n, `w`: reasons only it may know.
 */
export interface Packet {
  readonly c?: View;
  readonly m?: { readonly [cell: string]: View };
  readonly o?: View;
  readonly p?: { readonly [cell: string]: View };
  readonly n?: number;
  readonly e?: readonly (readonly [string, SeenEvent['data'], string])[];
  readonly s?: { readonly [n: string]: SeenEvent['data'] };
  readonly w?: { readonly [n: string]: string };
}

/** Brings a view up to date. */
export function applyPacket(view: { [cell: string]: Plain }, packet: Packet): void {
  Object.assign(view, packet.c);
  for (const cell in packet.m) view[cell] = { ...(view[cell] as View), ...packet.m[cell] };
  Object.assign(view, packet.o);
  for (const cell in packet.p) view[cell] = { ...(view[cell] as View), ...packet.p[cell] };
}

/** The fields of a cell as they were last sent, in JSON. Receivers with a version of their own have their own list. */
export interface Sent {
  readonly [field: string]: string;
}

const isFields = (value: Plain): value is { readonly [field: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function written(value: { readonly [field: string]: Plain }): Sent {
  const out: { [field: string]: string } = {};
  for (const field in value) out[field] = JSON.stringify(value[field]) ?? 'null';
  return out;
}

const joined = (fields: Sent, names: Iterable<string>): string => {
  let text = '';
  for (const name of names) text += `${text === '' ? '' : ','}"${name}":${fields[name]}`;
  return `{${text}}`;
};

function* changed(now: Sent, before: Sent): Generator<string> {
  for (const field in now) if (now[field] !== before[field]) yield field;
}

interface Parts {
  readonly c: string[];
  readonly m: string[];
  readonly own: { o: string[]; p: string[]; s: string[]; w: string[] }[];
}

/** A cell of several fields: only those that changed travel, to a seat with its own version those that differ. */
function writeFields(sent: Map<string, Sent>, key: string, cell: Cell, seats: number, parts: Parts): void {
  const before = sent.get(key);
  const now = written(cell.all as { readonly [field: string]: Plain });
  sent.set(key, now);
  const shared = before === undefined ? null : [...changed(now, before)];
  if (shared === null) parts.c.push(`"${key}":${joined(now, Object.keys(now))}`);
  else if (shared.length > 0) parts.m.push(`"${key}":${joined(now, shared)}`);
  for (let seat = 0; seat < seats; seat++) {
    const mine = `${key}@${seat}`;
    const had = sent.get(mine);
    const own = cell.own?.[seat];
    if (own === undefined && had === undefined) continue;
    const version = own !== undefined && isFields(own) ? written(own) : now;
    const differs: string[] = [];
    for (const field in version) {
      const held = shared === null || shared.includes(field) ? now[field] : (had ?? before ?? now)[field];
      if (version[field] !== held) differs.push(field);
    }
    if (differs.length > 0) parts.own[seat].p.push(`"${key}":${joined(version, differs)}`);
    if (own === undefined) sent.delete(mine);
    else sent.set(mine, version);
  }
}

function writeWhole(key: string, cell: Cell, parts: Parts): void {
  parts.c.push(`"${key}":${JSON.stringify(cell.all)}`);
  if (cell.own) for (const seat in cell.own) parts.own[seat]?.o.push(`"${key}":${JSON.stringify(cell.own[seat])}`);
}

/** What changed since the last call, per receiver: seats 0 to n - 1, then the spectators. Shared parts are encoded once. */
export function packets<S>(table: Table<S>): string[] {
  const { game: g, seats } = table;
  const parts: Parts = { c: [], m: [], own: Array.from({ length: seats }, () => ({ o: [], p: [], s: [], w: [] })) };
  for (const key of g.dirty) {
    const cell = g.rules.cell(g, key);
    if (isFields(cell.all)) writeFields(g.sent, key, cell, seats, parts);
    else {
      if (g.sent.delete(key)) for (let seat = 0; seat < seats; seat++) g.sent.delete(`${key}@${seat}`);
      writeWhole(key, cell, parts);
    }
  }
  g.dirty.clear();
  const events = writeEvents(g, parts);
  const common: string[] = [];
  if (parts.c.length > 0) common.push(`"c":{${parts.c.join(',')}}`);
  if (parts.m.length > 0) common.push(`"m":{${parts.m.join(',')}}`);
  if (events !== '') common.push(events);
  const shared = common.join(',');
  const out = parts.own.map((mine) => {
    let text = shared;
    for (const part of ['o', 'p', 's', 'w'] as const)
      if (mine[part].length > 0) text += `${text === '' ? '' : ','}"${part}":{${mine[part].join(',')}}`;
    return `{${text}}`;
  });
  out.push(`{${shared}}`);
  return out;
}

function writeEvents<S>(g: Game<S>, parts: Parts): string {
  if (g.events.length === 0) return '';
  const events: string[] = [];
  for (const e of g.events) {
    events.push(`["${e.type}",${JSON.stringify(e.data)},"${writeChain(chain(e.why))}"]`);
    if (e.secret) for (const seat of e.secret.to) parts.own[seat]?.s.push(`"${e.n}":${JSON.stringify(e.secret.data)}`);
    for (const seat of knowers(e.why)) parts.own[seat]?.w.push(`"${e.n}":"${writeChain(chain(e.why, seat))}"`);
  }
  const text = `"n":${g.events[0].n},"e":[${events.join(',')}]`;
  g.events.length = 0;
  return text;
}

const NOBODY: readonly Seat[] = [];
function knowers(cause: Cause | null): readonly Seat[] {
  for (let c = cause; c; c = c.parent) if (c.known) return c.known;
  return NOBODY;
}
