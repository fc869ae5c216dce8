import type { Seat } from '../flow/decision.ts';
import type { Cause, Cell, GameEvent } from '../state/game.ts';
import { changedCells, clearNews } from '../state/news.ts';
import {
  alikeAtBegin,
  alikeAtEnd,
  fieldsOf,
  isFields,
  isList,
  isTexts,
  putAt,
  sameTexts,
  sameVersion,
  versionOf,
  type Fields,
  type Held,
  type Version,
  type Versions,
} from './held.ts';
import { EMPTY_PACKET, HIDDEN } from './packet.ts';
import { isFieldValues, same, type FieldValues, type Plain } from '../state/plain.ts';
import type { Table } from '../table/table.ts';
import { cellName, FIELDS, MARK_A, MARK_B, MARK_C, kindOf, namesOf, wordsOf, type Words } from './wire.ts';
import {
  goBack,
  isWritten,
  MOST_LATER,
  position,
  putFields,
  putKnown,
  putLater,
  putMark,
  putNumber,
  putPlain,
  putText,
  putThere,
  putWritten,
  sharedSince,
  writtenSince,
} from './writing.ts';

/** What is told to one seat alone: cells, frame by frame, and of so many events secrets and reasons. */
interface Own {
  cells: string;
  /** The frame of the last cells. */
  frame: number;
  secrets: string;
  secretCount: number;
  reasons: string;
  reasonCount: number;
}

interface Telling {
  readonly words: Words;
  readonly seats: number;
  /** Seats that are told more than everybody. */
  readonly own: (Own | undefined)[];
  /** What of the last cell everybody was told. */
  told: number;
  /** Frames that are told already, and events. */
  frame: number;
  events: number;
  /** The reasons of the last event. */
  why: Cause | null | undefined;
}

/** What changed since the last call, per receiver: seats 0 to n - 1, then the spectators. What all may know is written once. */
export function packets<S>(table: Table<S>): string[] {
  const { game: g, seats } = table;
  const t: Telling = { words: wordsOf(g.rules), told: NONE, seats, own: [], frame: 0, events: 0, why: undefined };
  const from = position();
  let shared: string;
  try {
    if (g.snapshots !== null)
      for (const { keys, cells, events } of g.snapshots) {
        for (let i = 0; i < keys.length; i++) tellCell(t, g.sent, keys[i], cells[i]);
        tellEvents(t, g.events, events);
        t.frame++;
      }
    for (const key of changedCells(g)) tellCell(t, g.sent, key, g.rules.cell(g, key));
    if (g.events.length > t.events) tellEvents(t, g.events, g.events.length);
    if (g.events.length > 0 || g.dirty.length > 0) clearNews(g);
    g.snapshots ??= [];
    // Nobody asks for what was worked out before the next answer changes it: a table that waits keeps none of it.
    g.memo.values.clear();
    shared = writtenSince(from);
  } finally {
    // Also when a game cannot make one of its cells: others go on writing here.
    goBack(from);
  }
  const all = shared === '' ? EMPTY_PACKET : `"${shared}"`;
  const out: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const own = t.own[seat];
    out.push(own === undefined ? all : `"${shared}${ownPart(own)}"`);
  }
  out.push(all);
  return out;
}

function ownOf(t: Telling, seat: Seat): Own {
  return (t.own[seat] ??= { cells: '', frame: -1, secrets: '', secretCount: 0, reasons: '', reasonCount: 0 });
}

function ownPart({ cells, secrets, secretCount, reasons, reasonCount }: Own): string {
  if (secretCount === 0 && reasonCount === 0) return cells;
  const from = position();
  putMark(MARK_C);
  putNumber(secretCount);
  const begin = writtenSince(from);
  goBack(from);
  putNumber(reasonCount);
  const middle = writtenSince(from);
  goBack(from);
  return cells + begin + secrets + middle + reasons;
}

// -------------------------------------------------------------------------------------------------------------------- cells

/** What everybody is told of a cell: all of it, or some of its fields, as bits by their place. */
const ALL = -1;
const NONE = 0;

/** Tells what is new of a cell, and notes what receivers hold from now on. */
function tellCell(t: Telling, sent: Held, key: string, cell: Cell): void {
  const { n, word } = cellName(t.words, key);
  const before = sent.all[n];
  const all = tellAll(t, key, word, cell.all, before);
  if (all !== before) putAt(sent.all, n, all);
  const had = sent.own[n];
  if (cell.own === undefined && had === undefined) return;
  const own = versions(t, cell, all);
  if (own !== null) putAt(sent.own, n, own);
  else if (had === undefined) return;
  else sent.own[n] = undefined;
  for (let seat = 0; seat < t.seats; seat++) {
    const mine = own?.[seat];
    const hadOwn = had?.[seat];
    if (mine !== undefined || hadOwn !== undefined) tellSeat(t, key, seat, mine ?? all, all, hadOwn ?? before);
  }
}

/** The versions of those seats that have one of their own. Null: none has. */
function versions(t: Telling, { own }: Cell, held: Version): Versions | null {
  let out: (Version | undefined)[] | null = null;
  for (let seat = 0; seat < t.seats; seat++) {
    const mine = own?.[seat];
    if (mine === undefined) continue;
    const version = versionOf(t.words, mine, held);
    // Who might see more and does not sees what all see.
    if (sameVersion(version, held)) continue;
    out ??= new Array<Version | undefined>(t.seats).fill(undefined);
    out[seat] = version;
  }
  return out;
}

function tellAll(t: Telling, key: string, word: number, value: Plain, before: Version | undefined): Version {
  const from = position();
  putKnown(t.words, key, word);
  if (isFieldValues(value)) {
    const now = isFields(before) ? changedFields(t, value, before) : null;
    if (now === null) return allFields(t, value);
    if (now === before) goBack(from);
    return now;
  }
  if (isTexts(value)) return tellTexts(t, value, before, from);
  const begun = position();
  putPlain(t.words, value);
  if (typeof before === 'string' && isWritten(begun, before)) {
    goBack(from);
    t.told = NONE;
    return before;
  }
  t.told = ALL;
  return sharedSince(t.words, begun);
}

function allFields(t: Telling, values: FieldValues): Fields {
  const fields = fieldsOf(t.words, values);
  putMark(FIELDS);
  putNumber(fields.values.length);
  fields.names.list.forEach((name, i) => {
    putKnown(t.words, name, fields.names.words[i]);
    putPlain(t.words, fields.values[i]);
  });
  t.told = ALL;
  return fields;
}

/** Writes the fields that are new. Null when it is not the same fields any more. */
function changedFields(t: Telling, now: FieldValues, before: Fields): Fields | null {
  const from = position();
  const { names, values } = before;
  const { list } = names;
  let next: (Plain | undefined)[] | null = null;
  let n = 0;
  let bits = NONE;
  putMark(MARK_A);
  const count = putLater();
  let i = 0;
  for (const name in now) {
    if (list[i] !== name || i > MOST_LATER) {
      i = -1;
      break;
    }
    const value = now[name];
    // Most fields are as they were.
    if (value !== values[i] && !same(value, values[i])) {
      next ??= values.slice();
      next[i] = value;
      putKnown(t.words, name, names.words[i]);
      putPlain(t.words, value);
      bits |= 1 << i;
      n++;
    }
    i++;
  }
  if (i !== list.length) {
    goBack(from);
    return null;
  }
  putThere(count, n);
  t.told = bits;
  return next === null ? before : { names, values: next };
}

function tellTexts(t: Telling, now: readonly string[], before: Version | undefined, from: number): Version {
  const list = isList(before) ? before : null;
  if (list !== null && sameTexts(list, now)) {
    goBack(from);
    t.told = NONE;
    return list;
  }
  t.told = ALL;
  putOther(t.words, now, list);
  return now;
}

/** A list of texts: only where it is another one than before, if there is one that it goes on from. */
function putOther(words: Words, now: readonly string[], before: readonly string[] | null): void {
  const begin = before === null ? 0 : alikeAtBegin(before, now);
  const end = before === null ? 0 : alikeAtEnd(before, now, begin);
  if (begin + end === 0) {
    putPlain(words, now);
    return;
  }
  putMark(MARK_B);
  putNumber(begin);
  putNumber(end);
  putNumber(now.length - begin - end);
  for (let i = begin; i < now.length - end; i++) putText(words, now[i]);
}

/** After what everybody was told, a seat that held something is told where its version is another one. */
function tellSeat(t: Telling, key: string, seat: Seat, version: Version, all: Version, before: Version | undefined): void {
  const held = t.told === ALL || before === undefined ? all : before;
  if (!isFields(version) || !isFields(held)) {
    if (!sameVersion(version, held)) tellOwn(t, seat, key, version, null, before);
    return;
  }
  const differs: number[] = [];
  for (let i = 0; i < version.values.length; i++) {
    const has = (t.told & (1 << i)) !== 0 && isFields(all) ? all.values[i] : held.values[i];
    if (!same(version.values[i], has)) differs.push(i);
  }
  if (differs.length > 0) tellOwn(t, seat, key, version, differs, undefined);
}

/** A cell for one seat alone: whole, or some of its fields. */
function tellOwn(
  t: Telling,
  seat: Seat,
  key: string,
  version: Version,
  places: readonly number[] | null,
  before: Version | undefined,
): void {
  const { words } = t;
  const own = ownOf(t, seat);
  const from = position();
  if (own.frame !== t.frame) {
    putMark(MARK_B);
    putNumber(t.frame);
    own.frame = t.frame;
  }
  putText(words, key);
  if (typeof version === 'string') putWritten(version);
  else if (isList(version)) putOther(words, version, isList(before) ? before : null);
  else {
    putMark(places === null ? FIELDS : MARK_A);
    putNumber((places ?? version.values).length);
    version.names.list.forEach((name, i) => {
      if (places !== null && !places.includes(i)) return;
      putKnown(words, name, version.names.words[i]);
      putPlain(words, version.values[i]);
    });
  }
  own.cells += writtenSince(from);
  goBack(from);
}

// ------------------------------------------------------------------------------------------------------------------- events

/** Tells the events up to this one, which closes the frame. */
function tellEvents(t: Telling, events: readonly GameEvent[], upTo: number): void {
  const { words } = t;
  putMark(MARK_A);
  if (t.events === 0) putNumber(events[0].n);
  putNumber(upTo - t.events);
  for (let i = t.events; i < upTo; i++) {
    const e = events[i];
    if (t.why === undefined || !sameReasons(e.why, t.why)) {
      putMark(MARK_A);
      putReasons(words, e.why, null);
    }
    t.why = e.why;
    tellEvent(words, e.type, e.data);
    if (e.secret) for (const seat of e.secret.to) if (seat >= 0 && seat < t.seats) tellSecret(t, seat, i, e.secret.data);
    const { why } = e;
    if (why !== null) for (const seat of knowers(why)) if (seat >= 0 && seat < t.seats) tellReasons(t, seat, i, why);
  }
  t.events = upTo;
}

/** An event's type and fields. Those of one type have the same fields, nearly always. */
function tellEvent(words: Words, type: string, data: GameEvent['data']): void {
  const kind = kindOf(words, type, data);
  putKnown(words, type, kind.word);
  const from = position();
  const { names } = kind;
  putNumber(names.list.length);
  let i = 0;
  for (const name in data) {
    const value = data[name];
    if (names.list[i] !== name || value === undefined) {
      i = -1;
      break;
    }
    putKnown(words, name, names.words[i]);
    putPlain(words, value);
    i++;
  }
  if (i === names.list.length) return;
  goBack(from);
  putFields(words, data);
  kind.names = namesOf(words, data);
}

function tellSecret(t: Telling, seat: Seat, i: number, data: GameEvent['data']): void {
  const own = ownOf(t, seat);
  const from = position();
  putNumber(i);
  putFields(t.words, data);
  own.secrets += writtenSince(from);
  own.secretCount++;
  goBack(from);
}

function tellReasons(t: Telling, seat: Seat, i: number, why: Cause): void {
  const own = ownOf(t, seat);
  const from = position();
  putNumber(i);
  putReasons(t.words, why, seat);
  own.reasons += writtenSince(from);
  own.reasonCount++;
  goBack(from);
}

/** The reasons as a seat may know them (`chain` in view.ts), written without making a list of them. */
function putReasons(words: Words, why: Cause | null, seat: Seat | null): void {
  let n = 0;
  for (let c = why; c; c = c.parent) n++;
  putNumber(n);
  for (let c = why; c; c = c.parent) {
    const hidden = c.known !== undefined && (seat === null || !c.known.includes(seat));
    putText(words, hidden ? HIDDEN.kind : c.kind);
    putText(words, hidden ? HIDDEN.id : c.id);
    putNumber(hidden ? -1 : (c.by ?? -1));
  }
}

/** Are these the same reasons for everybody? */
function sameReasons(a: Cause | null, b: Cause | null): boolean {
  for (; a !== b; a = a.parent, b = b.parent) {
    if (a === null || b === null) return false;
    if (a.known || b.known || a.kind !== b.kind || a.id !== b.id || a.by !== b.by) return false;
  }
  return true;
}

const NOBODY: readonly Seat[] = [];
function knowers(cause: Cause): readonly Seat[] {
  for (let c: Cause | null = cause; c; c = c.parent) if (c.known) return c.known;
  return NOBODY;
}
