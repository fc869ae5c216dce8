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
 * What a receiver gets after an answer. `c`: cells with a new value; `m`: cells of which only these fields changed; `a`: lists that have
 * grown, each as the length it keeps and what follows. `o` and `p`: like `c` and `m` for what this seat alone sees, to be applied after the
 * shared ones. `n` and `e`: events from number n on, each its type, its data and its reasons, which are left out where they are those of
 * the event before. `s`: what this seat alone may know of event n, `w`: reasons only it may know.
 */
export interface Packet {
  readonly c?: View;
  readonly m?: { readonly [cell: string]: View };
  readonly a?: { readonly [cell: string]: readonly [number, ...Plain[]] };
  readonly o?: View;
  readonly p?: { readonly [cell: string]: View };
  readonly n?: number;
  readonly e?: readonly (readonly [type: string, data: SeenEvent['data'], why?: string])[];
  readonly s?: { readonly [n: string]: SeenEvent['data'] };
  readonly w?: { readonly [n: string]: string };
}

/** Brings a view up to date. */
export function applyPacket(view: { [cell: string]: Plain }, packet: Packet): void {
  Object.assign(view, packet.c);
  for (const cell in packet.m) view[cell] = { ...(view[cell] as View), ...packet.m[cell] };
  for (const cell in packet.a) {
    const [kept, ...more] = packet.a[cell];
    view[cell] = [...(view[cell] as readonly Plain[]).slice(0, kept), ...more];
  }
  Object.assign(view, packet.o);
  for (const cell in packet.p) view[cell] = { ...(view[cell] as View), ...packet.p[cell] };
}

/** The fields of a cell in JSON. */
interface Fields {
  readonly [field: string]: string;
}
/** A cell in JSON: whole, or field by field. */
type Written = string | Fields;

/** What receivers hold of a cell. Seats with a version of their own have it under their number. */
export interface Held {
  readonly all: Written;
  /** The length of a list. */
  readonly length: number;
  readonly own: readonly (Written | undefined)[];
}

const NO_VERSIONS: Held['own'] = [];

const isFields = (value: Plain): value is { readonly [field: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers and the like need no care; everything else does. */
const json = (value: Plain | undefined): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : (JSON.stringify(value) ?? 'null');

/** `like`: the version of everybody else, and how it was written: most fields are the very same. */
function written(value: Plain, like: Plain = null, text: Written = ''): Written {
  if (!isFields(value)) return json(value);
  const known = isFields(like) && typeof text !== 'string' ? { values: like, texts: text } : null;
  const out: { [field: string]: string } = {};
  for (const field in value)
    out[field] = known !== null && known.values[field] === value[field] ? known.texts[field] : json(value[field]);
  return out;
}

/** Some fields, or all of them. */
function joined(fields: Fields, names: readonly string[] | null): string {
  let text = '';
  if (names === null) for (const name in fields) text += `${text === '' ? '' : ','}"${name}":${fields[name]}`;
  else for (const name of names) text += `${text === '' ? '' : ','}"${name}":${fields[name]}`;
  return `{${text}}`;
}

const textOf = (x: Written): string => (typeof x === 'string' ? x : joined(x, null));

function changed(now: Fields, before: Fields): string[] {
  const out: string[] = [];
  for (const field in now) if (now[field] !== before[field]) out.push(field);
  return out;
}

/** What a packet is put together from. A part is what stands between its braces. */
interface Parts {
  c: string;
  m: string;
  a: string;
  readonly own: { o: string; p: string; s: string; w: string }[];
}

const entered = (part: string, key: string | number, text: string): string =>
  part === '' ? `"${key}":${text}` : `${part},"${key}":${text}`;

function writeCell(sent: Map<string, Held>, key: string, cell: Cell, seats: number, parts: Parts): void {
  const before = sent.get(key);
  const all = written(cell.all);
  const own = cell.own ? versions(cell, all, seats) : NO_VERSIONS;
  const now: Held = { all, length: Array.isArray(cell.all) ? cell.all.length : 0, own };
  sent.set(key, now);
  const told = tellAll(key, all, before, parts);
  if (own.length === 0 && (before === undefined || before.own.length === 0)) return;
  for (let seat = 0; seat < seats; seat++) tellSeat(key, seat, now, before, told, parts);
}

function versions({ all, own }: Cell, text: Written, seats: number): (Written | undefined)[] {
  const out: (Written | undefined)[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const mine = own?.[seat];
    out.push(mine === undefined ? undefined : written(mine, all, text));
  }
  return out;
}

/** What everybody is told of a cell: nothing, all of it, or the fields that are named. */
type Told = 'nothing' | 'all' | readonly string[];

function tellAll(key: string, all: Written, before: Held | undefined, parts: Parts): Told {
  if (typeof all !== 'string' && before !== undefined && typeof before.all !== 'string') {
    const fields = changed(all, before.all);
    if (fields.length === 0) return 'nothing';
    parts.m = entered(parts.m, key, joined(all, fields));
    return fields;
  }
  if (all === before?.all) return 'nothing';
  const more = before !== undefined && before.own.length === 0 ? growth(before, all) : null;
  if (more === null) parts.c = entered(parts.c, key, textOf(all));
  else parts.a = entered(parts.a, key, more);
  return 'all';
}

/** What has come to a list of texts or numbers, with the length it had; null when that is not all that happened. */
function growth({ all, length }: Held, now: Written): string | null {
  if (length === 0 || typeof all !== 'string' || typeof now !== 'string' || now.length <= all.length) return null;
  const end = all.length - 1;
  if (now[end] !== ',' || !now.startsWith(all.slice(0, end))) return null;
  return `[${length},${now.slice(all.length)}`;
}

/** After what everybody was told, a seat is told where its own version is another one. */
function tellSeat(key: string, seat: Seat, now: Held, before: Held | undefined, told: Told, parts: Parts): void {
  const had = before?.own[seat];
  const mine = now.own[seat];
  if (had === undefined && mine === undefined) return;
  const version = mine ?? now.all;
  const held = told === 'all' ? now.all : (had ?? before?.all ?? now.all);
  if (typeof version === 'string' || typeof held === 'string') {
    if (version !== held) parts.own[seat].o = entered(parts.own[seat].o, key, textOf(version));
    return;
  }
  const differs: string[] = [];
  for (const field in version) {
    const same = typeof told !== 'string' && told.includes(field) ? (now.all as Fields)[field] : held[field];
    if (version[field] !== same) differs.push(field);
  }
  if (differs.length > 0) parts.own[seat].p = entered(parts.own[seat].p, key, joined(version, differs));
}

const braced = (text: string, name: string, part: string): string =>
  part === '' ? text : `${text}${text === '' ? '' : ','}"${name}":{${part}}`;

/** What changed since the last call, per receiver: seats 0 to n - 1, then the spectators. Shared parts are encoded once. */
export function packets<S>(table: Table<S>): string[] {
  const { game: g, seats } = table;
  const parts: Parts = { c: '', m: '', a: '', own: [] };
  for (let seat = 0; seat < seats; seat++) parts.own.push({ o: '', p: '', s: '', w: '' });
  for (const key of g.dirty) writeCell(g.sent, key, g.rules.cell(g, key), seats, parts);
  g.dirty.clear();
  const events = writeEvents(g, parts);
  let shared = braced(braced(braced('', 'c', parts.c), 'm', parts.m), 'a', parts.a);
  if (events !== '') shared += `${shared === '' ? '' : ','}${events}`;
  const out: string[] = [];
  for (const { o, p, s, w } of parts.own)
    out.push(`{${braced(braced(braced(braced(shared, 'o', o), 'p', p), 's', s), 'w', w)}}`);
  out.push(`{${shared}}`);
  return out;
}

function writeEvents<S>(g: Game<S>, parts: Parts): string {
  if (g.events.length === 0) return '';
  let text = '';
  let cause: Cause | null | undefined;
  let reasons = '';
  for (const e of g.events) {
    const before = cause === undefined ? null : reasons;
    if (e.why !== cause) reasons = writeChain(chain(e.why));
    cause = e.why;
    const why = reasons === before ? '' : `,"${reasons}"`;
    text += `${text === '' ? '' : ','}["${e.type}",${JSON.stringify(e.data)}${why}]`;
    if (e.secret)
      for (const seat of e.secret.to) {
        const mine = parts.own[seat];
        if (mine) mine.s = entered(mine.s, e.n, JSON.stringify(e.secret.data));
      }
    for (const seat of knowers(e.why)) {
      const mine = parts.own[seat];
      if (mine) mine.w = entered(mine.w, e.n, `"${writeChain(chain(e.why, seat))}"`);
    }
  }
  const { n } = g.events[0];
  g.events.length = 0;
  return `"n":${n},"e":[${text}]`;
}

const NOBODY: readonly Seat[] = [];
function knowers(cause: Cause | null): readonly Seat[] {
  for (let c = cause; c; c = c.parent) if (c.known) return c.known;
  return NOBODY;
}
