import type { Seat } from './decision.ts';
import type { Cause, Cell, Game, GameEvent } from './game.ts';
import {
  isFields, isTexts, keptOf, namesOf, sameVersion, versionOf,
  type Fields, type Held, type Version, type Versions,
} from './held.ts'; // prettier-ignore
import { EMPTY_PACKET } from './packet.ts';
import { isFieldValues, type FieldValues, type Plain } from './plain.ts';
import type { Table } from './table.ts';
import { HIDDEN } from './view.ts';
import { FIELDS, MARK_A, MARK_B, MARK_C, NO_WORDS, type Words } from './wire.ts';
import {
  goBack, isSurely, isWritten, MOST_LATER, position, putFields, putLater, putMark, putNumber, putPlain, putText, putThere, putWritten,
  sharedSince, writtenSince,
} from './writing.ts'; // prettier-ignore

/** What is told to one seat alone: cells, and of so many events secrets and reasons. */
interface Own {
  cells: string;
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
}

/** The cells that may have changed since the last packets. */
export function changedCells<S>({ dirty, rules }: Game<S>): ReadonlySet<string> {
  if (dirty.size > 0 && rules.following !== undefined) for (const key of rules.following(dirty)) dirty.add(key);
  return dirty;
}

/** What changed since the last call, per receiver: seats 0 to n - 1, then the spectators. What all may know is written once. */
export function packets<S>(table: Table<S>): string[] {
  const { game: g, seats } = table;
  const t: Telling = { words: g.rules.words ?? NO_WORDS, seats, own: [] };
  const from = position();
  for (const key of changedCells(g)) tellCell(t, g.sent, key, g.rules.cell(g, key));
  g.dirty.clear();
  if (g.events.length > 0) tellEvents(t, g.events);
  g.events.length = 0;
  const shared = writtenSince(from);
  goBack(from);
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
  return (t.own[seat] ??= { cells: '', secrets: '', secretCount: 0, reasons: '', reasonCount: 0 });
}

function ownPart({ cells, secrets, secretCount, reasons, reasonCount }: Own): string {
  const from = position();
  if (cells !== '') putMark(MARK_B);
  const begin = writtenSince(from);
  goBack(from);
  if (secretCount === 0 && reasonCount === 0) return begin + cells;
  putMark(MARK_C);
  putNumber(secretCount);
  const middle = writtenSince(from);
  goBack(from);
  putNumber(reasonCount);
  const end = writtenSince(from);
  goBack(from);
  return begin + cells + middle + secrets + end + reasons;
}

// -------------------------------------------------------------------------------------------------------------------- cells

/** What everybody is told of a cell: nothing, all of it, or these fields (by their place). */
type Told = 'nothing' | 'all' | readonly number[];
let told: Told = 'nothing';

/** Tells what is new of a cell, and notes what receivers hold from now on. */
function tellCell(t: Telling, sent: Held, key: string, cell: Cell): void {
  const before = sent.all.get(key);
  const all = tellAll(t, key, cell.all, before);
  if (all !== before) sent.all.set(key, all);
  const had = sent.own.get(key);
  if (cell.own === undefined && had === undefined) return;
  const own = versions(t, cell, all);
  if (own !== null) sent.own.set(key, own);
  else if (had === undefined) return;
  else sent.own.delete(key);
  for (let seat = 0; seat < t.seats; seat++) {
    const mine = own?.[seat];
    const hadOwn = had?.[seat];
    if (mine !== undefined || hadOwn !== undefined) tellSeat(t, key, seat, mine ?? all, all, hadOwn ?? before ?? all);
  }
}

/** The versions of those seats that have one of their own. Null: none has. */
function versions(t: Telling, { all, own }: Cell, held: Version): Versions | null {
  let out: (Version | undefined)[] | null = null;
  for (let seat = 0; seat < t.seats; seat++) {
    const mine = own?.[seat];
    if (mine === undefined) continue;
    const version = versionOf(t.words, mine, all, held);
    // Who might see more and does not sees what all see.
    if (sameVersion(version, held)) continue;
    out ??= new Array<Version | undefined>(t.seats).fill(undefined);
    out[seat] = version;
  }
  return out;
}

function tellAll(t: Telling, key: string, value: Plain, before: Version | undefined): Version {
  const from = position();
  putText(t.words, key);
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
    told = 'nothing';
    return before;
  }
  told = 'all';
  return sharedSince(begun);
}

function allFields(t: Telling, values: FieldValues): Fields {
  const names = namesOf(values);
  putMark(FIELDS);
  putNumber(names.length);
  const texts = names.map((name) => {
    putText(t.words, name);
    const from = position();
    putPlain(t.words, values[name]);
    return sharedSince(from);
  });
  told = 'all';
  return { names, texts };
}

/** Writes the fields that are new. Null when it is not the same fields any more. */
function changedFields(t: Telling, values: FieldValues, before: Fields): Fields | null {
  const from = position();
  const { names } = before;
  let texts: string[] | null = null;
  const changed: number[] = [];
  putMark(MARK_A);
  const count = putLater();
  let i = 0;
  for (const name in values) {
    if (names[i] !== name || i > MOST_LATER) {
      i = -1;
      break;
    }
    // Most fields are as they were.
    if (!isSurely(values[name], before.texts[i])) {
      const begun = position();
      putPlain(t.words, values[name]);
      const same = isWritten(begun, before.texts[i]);
      if (!same) {
        texts ??= before.texts.slice();
        texts[i] = sharedSince(begun);
        changed.push(i);
      }
      goBack(begun);
      // Only now is the name worth looking up.
      if (!same && texts !== null) {
        putText(t.words, name);
        putWritten(texts[i]);
      }
    }
    i++;
  }
  if (i !== names.length) {
    goBack(from);
    return null;
  }
  putThere(count, changed.length);
  told = texts === null ? 'nothing' : changed;
  return texts === null ? before : { names, texts };
}

/** A list of texts is told from where it is another one. */
function tellTexts(t: Telling, now: readonly string[], before: Version | undefined, from: number): Version {
  const list = before !== undefined && typeof before !== 'string' && !isFields(before) ? before : null;
  const kept = list === null ? 0 : keptOf(list, now);
  if (list !== null && kept === now.length && kept === list.length) {
    goBack(from);
    told = 'nothing';
    return list;
  }
  told = 'all';
  if (kept === 0) putPlain(t.words, now);
  else {
    putMark(MARK_B);
    putNumber(kept);
    putNumber(now.length - kept);
    for (let i = kept; i < now.length; i++) putText(t.words, now[i]);
  }
  return now;
}

/** After what everybody was told, a seat that held something is told where its version is another one. */
function tellSeat(t: Telling, key: string, seat: Seat, version: Version, all: Version, before: Version): void {
  const held = told === 'all' ? all : before;
  if (!isFields(version) || !isFields(held)) {
    if (!sameVersion(version, held)) ownOf(t, seat).cells += cellText(t, key, version);
    return;
  }
  const differs: number[] = [];
  for (let i = 0; i < version.texts.length; i++) {
    const same = typeof told !== 'string' && told.includes(i) && isFields(all) ? all.texts[i] : held.texts[i];
    if (version.texts[i] !== same) differs.push(i);
  }
  if (differs.length > 0) ownOf(t, seat).cells += cellText(t, key, version, differs);
}

/** A cell for one seat alone: whole, or some of its fields. */
function cellText({ words }: Telling, key: string, version: Version, places: readonly number[] | null = null): string {
  const from = position();
  putText(words, key);
  if (!isFields(version)) {
    if (typeof version !== 'string') putPlain(words, version);
    const text = writtenSince(from);
    goBack(from);
    return typeof version === 'string' ? text + version : text;
  }
  putMark(places === null ? FIELDS : MARK_A);
  putNumber((places ?? version.names).length);
  let text = writtenSince(from);
  goBack(from);
  version.names.forEach((name, i) => {
    if (places !== null && !places.includes(i)) return;
    putText(words, name);
    text += writtenSince(from) + version.texts[i];
    goBack(from);
  });
  return text;
}

// ------------------------------------------------------------------------------------------------------------------- events

function tellEvents(t: Telling, events: readonly GameEvent[]): void {
  const { words } = t;
  putMark(MARK_A);
  putNumber(events[0].n);
  putNumber(events.length);
  let cause: Cause | null | undefined;
  events.forEach((e, i) => {
    if (cause === undefined || !sameReasons(e.why, cause)) {
      putMark(MARK_A);
      putReasons(words, e.why, null);
    }
    cause = e.why;
    putText(words, e.type);
    putFields(words, e.data);
    if (e.secret)
      for (const seat of e.secret.to) if (seat >= 0 && seat < t.seats) tellSecret(t, seat, i, e.secret.data);
    const { why } = e;
    if (why !== null) for (const seat of knowers(why)) if (seat >= 0 && seat < t.seats) tellReasons(t, seat, i, why);
  });
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
