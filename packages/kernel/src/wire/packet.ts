import type { Seat } from '../flow/decision.ts';
import { isFieldValues, type Plain } from '../state/plain.ts';
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

/** In place of a reason that is not for everybody. */
export const HIDDEN: SeenCause = { kind: 'hidden', id: '' };

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
 * A moment of what happened: the events, and what had changed by then. `c`: cells with a new value; `m`: cells of which only these fields
 * changed; `a`: lists that are others in the middle. `o`, `p` and `b`: like `c`, `m` and `a` for what this seat alone sees; they count after the
 * shared ones, and a list is what it was before these. `n` and `e`: events from number n on, each its type, its data and its reasons, which
 * are left out where they are those of the event before in the same frame. `s`: what this seat alone may know of event n, `w`: reasons only it may know.
 */
export interface Frame {
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

/** What a receiver gets after an answer: what happened, one moment after the other. Each goes on from where the one before has led. */
export type Packet = readonly Frame[];

const isFrame = (x: Packet | Frame): x is Frame => !Array.isArray(x);
const framesIn = (x: Packet | Frame): Packet => (isFrame(x) ? [x] : x);

/** Brings a view up to date. */
export function applyPacket(view: { [cell: string]: Plain }, packet: Packet | Frame): void {
  for (const frame of framesIn(packet)) applyFrame(view, frame);
}

function applyFrame(view: { [cell: string]: Plain }, { c, m, a, o, p, b }: Frame): void {
  const mine = listsAfter(view, b);
  Object.assign(view, c);
  for (const cell in m) view[cell] = withFields(view[cell], m[cell]);
  Object.assign(view, listsAfter(view, a), mine, o);
  for (const cell in p) view[cell] = withFields(view[cell], p[cell]);
}

const withFields = (before: Plain, changed: View): Plain => (isFieldValues(before) ? { ...before, ...changed } : changed);

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

/** The view after a packet or one of its frames. What did not change is the very same object. */
export function viewAfter(view: View, packet: Packet | Frame): View {
  if (!framesIn(packet).some(({ c, m, a, o, p, b }) => c || m || a || o || p || b)) return view;
  const next = { ...view };
  applyPacket(next, packet);
  return next;
}

/** The events of a packet or a frame, with what this seat alone may know put in. */
export const eventsOf = (packet: Packet | Frame): SeenEvent[] => framesIn(packet).flatMap(eventsIn);

function eventsIn({ n = 0, e = [], s = {}, w = {} }: Frame): SeenEvent[] {
  let reasons = '';
  return e.map(([type, data, why], i) => {
    const number = n + i;
    reasons = why ?? reasons;
    return { n: number, type, data: { ...data, ...s[number] }, why: readChain(w[number] ?? reasons) };
  });
}

export { NO_WORDS, WIRE_VERSION, wordsFrom, wordsOf, type Words } from './wire.ts';

// ------------------------------------------------------------------------------------------------------------ as it travels
//
// One frame after the other: its cells, then mark A, how many events it has, and those; the first frame says before that which number its
// first event has. The last one may have no events, and no mark. A cell is its name and then: its value; or mark A and the fields that changed; or mark
// B, how many items a list keeps at its beginning and at its end, how many are between them now, and those. An event is its type and fields, with
// mark A and the reasons in front where they are others than before. After the frames what only this seat may know: mark B, the place of a
// frame and its cells, as often as there are such; mark C, secrets and then reasons, by the place of their event in the packet.

/** A packet in which nothing is told. */
export const EMPTY_PACKET = '""';

/** Reads a packet that was written with these words. */
export function readPacket(text: string, words: Words): Packet {
  const r: Reading = { words, text, at: 0 };
  const out: Making[] = [];
  let at = 0;
  let own = false;
  let why = '';
  for (let kind = upcoming(r); kind >= 0; kind = upcoming(r)) {
    if (kind === MARK_A) why = readEvents(r, out, at++, why);
    else if (kind === MARK_B) {
      skip(r);
      at = readNumber(r);
      own = true;
    } else if (kind === MARK_C) readSecrets(r, out);
    else readCell(r, (out[at] ??= {}), own);
  }
  return out;
}

type Making = { -readonly [part in keyof Frame]: Frame[part] };

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

/** Reads the events of a frame, of which the first has these reasons if it says no others. Returns the reasons of the last. */
function readEvents(r: Reading, out: Making[], at: number, before: string): string {
  skip(r);
  const frame = (out[at] ??= {});
  const last = out[at - 1];
  const first = last === undefined ? readNumber(r) : (last.n ?? 0) + (last.e?.length ?? 0);
  const e: [string, SeenEvent['data'], string?][] = [];
  let reasons = before;
  for (let n = readNumber(r); n > 0; n--) {
    const why = upcoming(r) === MARK_A ? (skip(r), readCauses(r)) : undefined;
    reasons = why ?? reasons;
    const type = readText(r);
    const data = readFields(r);
    e.push(why === undefined && e.length > 0 ? [type, data] : [type, data, reasons]);
  }
  frame.n = first;
  frame.e = e;
  return reasons;
}

function readSecrets(r: Reading, out: readonly Making[]): void {
  skip(r);
  for (let n = readNumber(r); n > 0; n--) {
    const { frame, number } = eventAt(out, readNumber(r));
    frame.s = { ...frame.s, [number]: readFields(r) };
  }
  for (let n = readNumber(r); n > 0; n--) {
    const { frame, number } = eventAt(out, readNumber(r));
    frame.w = { ...frame.w, [number]: readCauses(r) };
  }
}

/** The frame of the event at this place in the packet, and the number of the event. */
function eventAt(frames: readonly Making[], place: number): { readonly frame: Making; readonly number: number } {
  const number = (frames[0]?.n ?? 0) + place;
  const frame = frames.find(({ n = 0, e = [] }) => number < n + e.length);
  if (frame === undefined) throw new Error('a secret of an event that is not in the packet');
  return { frame, number };
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

/** Writes a packet, for whoever makes one by hand; events are numbered throughout. In JSON, as `packets` does it. */
export function writePacket(packet: Packet, words: Words): string {
  const from = position();
  const first = packet.find((frame) => frame.n !== undefined)?.n ?? 0;
  let why: string | undefined;
  packet.forEach(({ c, m, a, e = [] }, i) => {
    putCells(words, c, m, a);
    if (e.length === 0 && i === packet.length - 1) return;
    putMark(MARK_A);
    if (i === 0) putNumber(first);
    putNumber(e.length);
    for (const [type, data, reasons] of e) {
      if (reasons !== undefined && reasons !== why) {
        putMark(MARK_A);
        putCauses(words, readChain(reasons));
        why = reasons;
      }
      putText(words, type);
      putFields(words, data);
    }
  });
  packet.forEach(({ o, p, b }, i) => {
    if (!o && !p && !b) return;
    putMark(MARK_B);
    putNumber(i);
    putCells(words, o, p, b);
  });
  const secrets = packet.flatMap(({ s = {} }) => Object.entries(s));
  const reasons = packet.flatMap(({ w = {} }) => Object.entries(w));
  if (secrets.length > 0 || reasons.length > 0) {
    putMark(MARK_C);
    putNumber(secrets.length);
    for (const [at, data] of secrets) {
      putNumber(Number(at) - first);
      putFields(words, data);
    }
    putNumber(reasons.length);
    for (const [at, chain] of reasons) {
      putNumber(Number(at) - first);
      putCauses(words, readChain(chain));
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
