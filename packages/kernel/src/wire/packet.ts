import type { Seat } from '../flow/decision.ts';
import type { Plain } from '../state/plain.ts';
import { readFields, readItems, readNumber, readPlain, readText, skip, upcoming, type Reading } from './reading.ts';
import { MARK_A, MARK_B, MARK_C, type Words } from './wire.ts';
import { goBack, position, putFields, putMark, putNumber, putPlain, putText, writtenSince } from './writing.ts';

/** What one seat (null: a spectator) may know, cell by cell. */
export type View = { readonly [cell: string]: Plain };

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

/** A chain of causes in one text: 'power:zombie@2<rule:R11'. */
export function writeChain(causes: readonly SeenCause[]): string {
  return causes.map((c) => `${c.kind}:${c.id}${c.by === undefined ? '' : `@${c.by}`}`).join('<');
}

export function readChain(text: string): SeenCause[] {
  if (text === '') return [];
  return text.split('<').map((link) => {
    const colon = link.indexOf(':');
    const at = link.lastIndexOf('@');
    const id = link.slice(colon + 1, at < 0 ? undefined : at);
    return at < 0 ? { kind: link.slice(0, colon), id } : { kind: link.slice(0, colon), id, by: Number(link.slice(at + 1)) };
  });
}

/** A list that is another one in the middle: how many items it keeps at its beginning and at its end, and what is between them now. */
export type Other = readonly [begin: number, end: number, ...between: Plain[]];
type Others = { readonly [cell: string]: Other };

/**
 * What a receiver gets after an answer. `c`: cells with a new value; `m`: cells of which only these fields changed; `a`: lists that are others
 * in the middle. `o`, `p` and `b`: like `c`, `m` and `a` for what this seat alone sees; they count after the shared ones, and a list is
 * what it was before these. `n` and `e`: events from number n on, each its type, its data and its reasons, which are left out where they are those
 * of the event before. `s`: what this seat alone may know of event n, `w`: reasons only it may know.
 */
export interface Packet {
  readonly c?: View;
  readonly m?: { readonly [cell: string]: View };
  readonly a?: Others;
  readonly o?: View;
  readonly p?: { readonly [cell: string]: View };
  readonly b?: Others;
  readonly n?: number;
  readonly e?: readonly (readonly [type: string, data: SeenEvent['data'], why?: string])[];
  readonly s?: { readonly [n: string]: SeenEvent['data'] };
  readonly w?: { readonly [n: string]: string };
}

/** Brings a view up to date. */
export function applyPacket(view: { [cell: string]: Plain }, { c, m, a, o, p, b }: Packet): void {
  const mine = listsAfter(view, b);
  Object.assign(view, c);
  for (const cell in m) view[cell] = { ...(view[cell] as View), ...m[cell] };
  Object.assign(view, listsAfter(view, a), mine, o);
  for (const cell in p) view[cell] = { ...(view[cell] as View), ...p[cell] };
}

function listsAfter(view: View, others: Others = {}): View {
  const lists: { [cell: string]: Plain } = {};
  for (const cell in others) {
    const [begin, end, ...between] = others[cell];
    const before = view[cell];
    const list: readonly Plain[] = Array.isArray(before) ? before : [];
    lists[cell] = [...list.slice(0, begin), ...between, ...list.slice(list.length - end)];
  }
  return lists;
}

/** The view after a packet. What did not change is the very same object. */
export function viewAfter(view: View, packet: Packet): View {
  if (!packet.c && !packet.m && !packet.a && !packet.o && !packet.p && !packet.b) return view;
  const next = { ...view };
  applyPacket(next, packet);
  return next;
}

/** The events of a packet, with what this seat alone may know put in. */
export function eventsOf({ n = 0, e = [], s = {}, w = {} }: Packet): SeenEvent[] {
  let reasons = '';
  return e.map(([type, data, why], i) => {
    const number = n + i;
    reasons = why ?? reasons;
    return { n: number, type, data: { ...data, ...s[number] }, why: readChain(w[number] ?? reasons) };
  });
}

export { NO_WORDS, WIRE_VERSION, wordsFrom, type Words } from './wire.ts';

// ------------------------------------------------------------------------------------------------------------ as it travels
//
// Cells, each its name and then: its value; or mark A and the fields that changed; or mark B, how many items a list keeps at its beginning
// and at its end, how many are between them now, and those. In place of a name: mark A, the number of the first event, how many, and the events; mark B, the cells only this
// seat sees; mark C, the secrets and reasons only it may know, by the place of their event in the packet. An event is its type and
// fields, with mark A and the reasons in front where they are others than before.

/** A packet in which nothing is told. */
export const EMPTY_PACKET = '""';

/** Reads a packet that was written with these words. */
export function readPacket(text: string, words: Words): Packet {
  const r: Reading = { words, text, at: 0 };
  const out: Making = {};
  let own = false;
  for (let kind = upcoming(r); kind >= 0; kind = upcoming(r)) {
    if (kind === MARK_A) readEvents(r, out);
    else if (kind === MARK_B) {
      skip(r);
      own = true;
    } else if (kind === MARK_C) readSecrets(r, out);
    else readCell(r, out, own);
  }
  return out;
}

type Making = { -readonly [part in keyof Packet]: Packet[part] };

function readCell(r: Reading, out: Making, own: boolean): void {
  const cell = readText(r);
  const kind = upcoming(r);
  if (kind === MARK_A) {
    skip(r);
    const part = own ? 'p' : 'm';
    out[part] = { ...out[part], [cell]: readFields(r) };
  } else if (kind === MARK_B) {
    skip(r);
    const part = own ? 'b' : 'a';
    const begin = readNumber(r);
    const end = readNumber(r);
    out[part] = { ...out[part], [cell]: [begin, end, ...readItems(r, readNumber(r))] };
  } else {
    const part = own ? 'o' : 'c';
    out[part] = { ...out[part], [cell]: readPlain(r) };
  }
}

function readEvents(r: Reading, out: Making): void {
  skip(r);
  out.n = readNumber(r);
  const e: [string, SeenEvent['data'], string?][] = [];
  for (let n = readNumber(r); n > 0; n--) {
    const why = upcoming(r) === MARK_A ? (skip(r), readCauses(r)) : undefined;
    const type = readText(r);
    const data = readFields(r);
    e.push(why === undefined ? [type, data] : [type, data, why]);
  }
  out.e = e;
}

function readSecrets(r: Reading, out: Making): void {
  skip(r);
  const first = out.n ?? 0;
  const s: { [n: string]: SeenEvent['data'] } = {};
  const w: { [n: string]: string } = {};
  for (let n = readNumber(r); n > 0; n--) s[first + readNumber(r)] = readFields(r);
  for (let n = readNumber(r); n > 0; n--) w[first + readNumber(r)] = readCauses(r);
  if (Object.keys(s).length > 0) out.s = s;
  if (Object.keys(w).length > 0) out.w = w;
}

function readCauses(r: Reading): string {
  const causes: SeenCause[] = [];
  for (let n = readNumber(r); n > 0; n--) {
    const kind = readText(r);
    const id = readText(r);
    const by = readNumber(r);
    causes.push(by < 0 ? { kind, id } : { kind, id, by });
  }
  return writeChain(causes);
}

function putCauses(words: Words, causes: readonly SeenCause[]): void {
  putNumber(causes.length);
  for (const { kind, id, by = -1 } of causes) {
    putText(words, kind);
    putText(words, id);
    putNumber(by);
  }
}

/** Writes a packet, for whoever makes one by hand. In JSON, as `packets` does it. */
export function writePacket({ c, m, a, o, p, b, n = 0, e, s = {}, w = {} }: Packet, words: Words): string {
  const from = position();
  putCells(words, c, m, a);
  if (e) {
    putMark(MARK_A);
    putNumber(n);
    putNumber(e.length);
    for (const [type, data, why] of e) {
      if (why !== undefined) {
        putMark(MARK_A);
        putCauses(words, readChain(why));
      }
      putText(words, type);
      putFields(words, data);
    }
  }
  if (o || p || b) putMark(MARK_B);
  putCells(words, o, p, b);
  const secrets = Object.keys(s);
  const reasons = Object.keys(w);
  if (secrets.length > 0 || reasons.length > 0) {
    putMark(MARK_C);
    putNumber(secrets.length);
    for (const at of secrets) {
      putNumber(Number(at) - n);
      putFields(words, s[at]);
    }
    putNumber(reasons.length);
    for (const at of reasons) {
      putNumber(Number(at) - n);
      putCauses(words, readChain(w[at]));
    }
  }
  const text = writtenSince(from);
  goBack(from);
  return `"${text}"`;
}

function putCells(words: Words, whole: View = {}, fields: { readonly [cell: string]: View } = {}, others: Others = {}): void {
  for (const cell in whole) {
    putText(words, cell);
    putPlain(words, whole[cell]);
  }
  for (const cell in fields) {
    putText(words, cell);
    putMark(MARK_A);
    putFields(words, fields[cell]);
  }
  for (const cell in others) {
    const [begin, end, ...between] = others[cell];
    putText(words, cell);
    putMark(MARK_B);
    putNumber(begin);
    putNumber(end);
    putNumber(between.length);
    for (const item of between) putPlain(words, item);
  }
}
