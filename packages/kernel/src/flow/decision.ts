import { hashPlain, hashText, mix, noAmounts, same, type Plain } from '../state/plain.ts';
import type { Random } from '../state/random.ts';

/** Who is asked: the index of a person at the table. */
export type Seat = number;

interface Question {
  readonly seat: Seat;
  /** What is being decided, in the game's vocabulary: 'launch.aim'. Texts, bots and tests go by it. */
  readonly tag: string;
  /** The rule, card or power that asks: 'rule:R7.1', 'power:tripler', 'card:plague'. */
  readonly from: string;
  /** Parameters of the question's text. The asked seat may see all of them. */
  readonly data?: { readonly [key: string]: Plain };
  /** The answer the clock gives. Left out: the kind's own modest default. */
  readonly fallback?: Answer;
  /** A safe point: an effect usable at any time may be served before this is answered. */
  open?: boolean;
}

/** One of the options. */
export interface Choose extends Question {
  readonly kind: 'choose';
  readonly options: readonly string[];
}
/** Between min and max of the options. */
export interface ChooseSome extends Question {
  readonly kind: 'some';
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  /** Further conditions: so many of these. With any, a `fallback` that fulfils them must be given. */
  readonly caps?: readonly Cap[];
}
/** At least `min` and at most `max` of some of the options. */
export interface Cap {
  readonly of: readonly string[];
  readonly min?: number;
  readonly max?: number;
}
export interface SpreadPlace {
  readonly id: string;
  readonly max: number;
}
/** Between min and max things, distributed over places. */
export interface Spread extends Question {
  readonly kind: 'spread';
  readonly places: readonly SpreadPlace[];
  readonly min: number;
  readonly max: number;
  /** Of these places so many at most, all together. The places in order, each filled as far as these allow, are a legal answer. */
  readonly caps?: readonly { readonly of: readonly string[]; readonly max: number }[];
}
export interface PickNumber extends Question {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}
export interface YesNo extends Question {
  readonly kind: 'yesno';
}
/** One entry of a long catalogue, such as every card that can exist in this game. */
export interface NameOne extends Question {
  readonly kind: 'name';
  readonly options: readonly string[];
}
/** All options, in an order. */
export interface Order extends Question {
  readonly kind: 'order';
  readonly options: readonly string[];
}
/** Words: a question to somebody, or the answer to one. */
export interface Say extends Question {
  readonly kind: 'say';
  readonly suggestions: readonly string[];
  readonly maxLength: number;
}
/** Something a party of a bargain may give: so many of it at most, counting against the shared limits it names. */
export interface Good {
  readonly id: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly max: number;
  readonly limit?: string | readonly string[];
  /** Comes on top: an offer of nothing but such things is empty. */
  readonly extra?: boolean;
}
export interface Offer {
  readonly by: Seat;
  readonly gives: { readonly [good: string]: number };
}
/** A move in a bargain: put an offer on the table, accept the one that lies there, or walk away. */
export interface Bargain extends Question {
  readonly kind: 'bargain';
  readonly parties: readonly Seat[];
  readonly goods: readonly Good[];
  readonly limits: { readonly [limit: string]: number };
  readonly offer: Offer | null;
  readonly acceptable: boolean;
  readonly mayOffer: boolean;
}

export type Decision = Choose | ChooseSome | Spread | PickNumber | YesNo | NameOne | Order | Say | Bargain;
export type DecisionKind = Decision['kind'];

export type BargainMove =
  | { readonly do: 'offer'; readonly gives: { readonly [good: string]: number } }
  | { readonly do: 'accept' }
  | { readonly do: 'leave' };

export type Answer = string | number | boolean | readonly string[] | { readonly [place: string]: number } | BargainMove;

/** Is it answered with ids out of a list? */
export const hasOptions = (d: Decision): d is Choose | ChooseSome | NameOne | Order =>
  d.kind === 'choose' || d.kind === 'some' || d.kind === 'name' || d.kind === 'order';

/** Why an answer is not legal, or null when it is. The only judge of legality. */
export function whyIllegal(d: Decision, a: unknown): string | null {
  switch (d.kind) {
    case 'choose':
    case 'name':
      if (typeof a !== 'string') return 'answer with the id of one option';
      return d.options.includes(a) ? null : `${quote(a)} is not an option; choose one of: ${list(d.options)}`;
    case 'some':
      return whyNotSome(d, a);
    case 'order':
      if (!isTexts(a)) return 'answer with a list of option ids';
      return a.length === d.options.length && new Set(a).size === a.length && a.every((id) => d.options.includes(id))
        ? null
        : `name each of these once, in the order you want: ${list(d.options)}`;
    case 'spread':
      return whyNotSpread(d, a);
    case 'number':
      if (typeof a !== 'number' || !Number.isInteger(a)) return 'answer with a whole number';
      return a >= d.min && a <= d.max ? null : `${a} is out of range; choose ${d.min} to ${d.max}`;
    case 'yesno':
      return typeof a === 'boolean' ? null : 'answer yes or no (true or false)';
    case 'say':
      if (typeof a !== 'string') return 'answer in words';
      return a.length <= d.maxLength ? null : `too long; at most ${d.maxLength} characters`;
    case 'bargain':
      return whyNotBargain(d, a);
  }
}

function whyNotSome(d: ChooseSome, a: unknown): string | null {
  if (!isTexts(a)) return 'answer with a list of option ids';
  if (hasTwins(a)) return 'the same option is named twice';
  const strange = a.find((id) => !d.options.includes(id));
  if (strange !== undefined) return `${quote(strange)} is not an option; choose from: ${list(d.options)}`;
  if (a.length < d.min || a.length > d.max) return `choose ${range(d.min, d.max)}, not ${a.length}`;
  for (const { of, min = 0, max = of.length } of d.caps ?? []) {
    const n = a.filter((id) => of.includes(id)).length;
    if (n < min || n > max) return `choose ${range(min, max)} of ${list(of)}, not ${n}`;
  }
  return null;
}

/** Is anything named twice? Short lists are compared as they are: a set costs more than it saves. */
function hasTwins(a: readonly string[]): boolean {
  if (a.length > 16) return new Set(a).size !== a.length;
  for (let i = 1; i < a.length; i++) if (a.indexOf(a[i]) < i) return true;
  return false;
}

function whyNotSpread(d: Spread, a: unknown): string | null {
  if (!isRecord(a)) return 'answer with a number for each place';
  let sum = 0;
  for (const id in a) {
    const n = a[id];
    const place = placeIn(d, id);
    if (!place) return `${quote(id)} is not one of the places: ${list(d.places.map((p) => p.id))}`;
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 0) return `the number for ${id} must be 0 or more`;
    if (n > place.max) return `at most ${place.max} at ${id}`;
    sum += n;
  }
  if (sum < d.min || sum > d.max) return `${range(d.min, d.max)} in all, not ${sum}`;
  for (const { of, max } of d.caps ?? []) {
    const n = countIn(of, a as { readonly [place: string]: number });
    if (n > max) return `at most ${max} of ${list(of)}, not ${n}`;
  }
  return null;
}

function countIn(places: readonly string[], a: { readonly [place: string]: number }): number {
  let n = 0;
  for (const id of places) if (Object.hasOwn(a, id)) n += a[id];
  return n;
}

/** How many more may be put at a place without breaking a cap. */
function roomAt(d: Spread, place: SpreadPlace, a: { readonly [place: string]: number }): number {
  let room = place.max - (Object.hasOwn(a, place.id) ? a[place.id] : 0);
  for (const { of, max } of d.caps ?? []) if (of.includes(place.id)) room = Math.min(room, max - countIn(of, a));
  return room;
}

function placeIn(d: Spread, id: string): SpreadPlace | undefined {
  for (const p of d.places) if (p.id === id) return p;
  return undefined;
}

function whyNotBargain(d: Bargain, a: unknown): string | null {
  if (!isRecord(a) || !Object.hasOwn(a, 'do')) return 'answer with an offer, accept or leave';
  for (const key in a)
    if (key !== 'do' && (key !== 'gives' || a.do !== 'offer')) return `${quote(key)} is not part of such a move`;
  if (a.do === 'leave') return null;
  if (a.do === 'accept') return d.acceptable ? null : 'there is no offer on the table that you can accept';
  if (a.do !== 'offer') return 'answer with an offer, accept or leave';
  if (!d.mayOffer) return 'no further offers: accept or leave';
  if (!isRecord(a.gives)) return 'an offer lists what is given';
  let things = 0;
  const used = noAmounts();
  for (const id in a.gives) {
    const n = a.gives[id];
    const good = goodIn(d, id);
    if (!good) return `${quote(id)} cannot be part of this bargain`;
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 1 || n > good.max) return `${id}: 1 to ${good.max}`;
    if (!good.extra) things += n;
    for (const limit of limitsOf(good)) {
      if (!Object.hasOwn(d.limits, limit)) continue;
      const sum = (used[limit] ?? 0) + n;
      used[limit] = sum;
      if (sum > d.limits[limit]) return `at most ${d.limits[limit]} of ${limit}`;
    }
  }
  return things > 0 ? null : 'something must change hands';
}

function goodIn(d: Bargain, id: string): Good | undefined {
  for (const good of d.goods) if (good.id === id) return good;
  return undefined;
}

/** The shared limits a good counts against. */
export const limitsOf = ({ limit }: Good): readonly string[] =>
  limit === undefined ? NO_LIMITS : typeof limit === 'string' ? [limit] : limit;

const NO_LIMITS: readonly string[] = [];

/** The answer given for a player whose time has run out. */
export function fallbackAnswer(d: Decision): Answer {
  if (d.fallback !== undefined) return d.fallback;
  switch (d.kind) {
    case 'choose':
    case 'name':
      return d.options.includes('pass') ? 'pass' : d.options[0];
    case 'some':
      return d.options.slice(0, d.min);
    case 'order':
      return d.options;
    case 'spread': {
      const out = noAmounts();
      let left = d.min;
      for (const place of d.places) {
        if (left === 0) break;
        const n = d.caps ? Math.min(left, roomAt(d, place, out)) : Math.min(left, place.max);
        out[place.id] = n;
        left -= n;
      }
      return out;
    }
    case 'number':
      return d.min;
    case 'yesno':
      return false;
    case 'say':
      return d.suggestions[0] ?? '';
    case 'bargain':
      return { do: 'leave' };
  }
}

/** A legal answer at random. Every legal answer of the closed kinds can come up. */
export function sampleAnswer(d: Decision, r: Random): Answer {
  switch (d.kind) {
    case 'choose':
    case 'name':
      return d.options[r.below(d.options.length)];
    case 'some':
      return sampleSome(d, r);
    case 'order':
      return r.shuffle(d.options.slice());
    case 'spread':
      return sampleSpread(d, r);
    case 'number':
      return d.min + r.below(d.max - d.min + 1);
    case 'yesno':
      return r.below(2) === 1;
    case 'say':
      return d.suggestions.length > 0 ? r.pick(d.suggestions) : '';
    case 'bargain':
      return sampleBargain(d, r);
  }
}

/** With caps: a few tries at random, then the answer that is known to fulfil them. */
function sampleSome(d: ChooseSome, r: Random): Answer {
  for (let tries = 0; tries < 20; tries++) {
    const n = d.min + r.below(d.max - d.min + 1);
    const picked = n === 0 ? [] : r.shuffle(d.options.slice()).slice(0, n);
    if (!d.caps || whyNotSome(d, picked) === null) return picked;
  }
  return fallbackAnswer(d);
}

function sampleSpread(d: Spread, r: Random): Answer {
  let room = 0;
  for (const p of d.places) room += p.max;
  const total = Math.min(room, d.min + r.below(Math.min(d.max, room) - d.min + 1));
  if (d.caps) return sampleCapped(d, r, total);
  const counts = d.places.map(() => 0);
  for (let left = total; left > 0;) {
    const i = r.below(counts.length);
    if (counts[i] >= d.places[i].max) continue;
    counts[i]++;
    left--;
  }
  const out = noAmounts();
  for (let i = 0; i < counts.length; i++) if (counts[i] > 0) out[d.places[i].id] = counts[i];
  return out;
}

function sampleCapped(d: Spread, r: Random, total: number): Answer {
  const out = noAmounts();
  for (let left = total; left > 0;) {
    const p = d.places[r.below(d.places.length)];
    const has = Object.hasOwn(out, p.id) ? out[p.id] : 0;
    if (roomAt(d, p, out) <= 0) {
      if (d.places.every((x) => roomAt(d, x, out) <= 0)) return out;
      continue;
    }
    out[p.id] = has + 1;
    left--;
  }
  return out;
}

function sampleBargain(d: Bargain, r: Random): Answer {
  if (d.acceptable && r.below(2) === 0) return { do: 'accept' };
  if (!d.mayOffer || d.goods.length === 0 || r.below(4) === 0) return { do: 'leave' };
  const gives = noAmounts();
  for (let tries = 1 + r.below(3); tries > 0; tries--) {
    const good = d.goods[r.below(d.goods.length)];
    gives[good.id] = 1;
    if (whyNotBargain(d, { do: 'offer', gives }) !== null) delete gives[good.id];
  }
  return Object.keys(gives).length > 0 ? { do: 'offer', gives } : { do: 'leave' };
}

/** A number that changes when the question changes. Stored with each answer, so it is worked out without copying anything. */
export function fingerprint(d: Decision): number {
  let h = mix(hashText(d.kind, hashText(d.tag, hashText(d.from))), d.seat);
  if (d.data) h = hashPlain(d.data, h);
  switch (d.kind) {
    case 'some':
      h = mix(mix(hashTexts(d.options, h), d.min), d.max);
      return (d.caps ? hashPlain(d.caps, h) : h) >>> 0;
    case 'choose':
    case 'name':
    case 'order':
      return hashTexts(d.options, h) >>> 0;
    case 'spread':
      for (const p of d.places) h = mix(hashText(p.id, h), p.max);
      h = mix(mix(h, d.min), d.max);
      return (d.caps ? hashPlain(d.caps, h) : h) >>> 0;
    case 'number':
      return mix(mix(h, d.min), d.max) >>> 0;
    case 'yesno':
      return h >>> 0;
    case 'say':
      return mix(hashTexts(d.suggestions, h), d.maxLength) >>> 0;
    case 'bargain':
      return hashBargain(d, h) >>> 0;
  }
}

function hashTexts(texts: readonly string[], seed: number): number {
  let h = mix(seed, texts.length);
  for (const text of texts) h = hashText(text, h);
  return h;
}

function hashBargain(d: Bargain, seed: number): number {
  let h = mix(mix(seed, d.acceptable ? 1 : 2), d.mayOffer ? 1 : 2);
  for (const p of d.parties) h = mix(h, p);
  for (const good of d.goods) {
    h = mix(mix(mix(hashText(good.id, h), good.from), good.to), good.max);
    for (const limit of limitsOf(good)) h = hashText(limit, h);
    if (good.extra) h = mix(h, 1);
  }
  return hashPlain(d.offer, hashPlain(d.limits, h));
}

/** Are these the same question, so that an answer given to one stands for the other? */
export function sameQuestion(a: Decision, b: Decision): boolean {
  return same({ ...a, open: null, fallback: null }, { ...b, open: null, fallback: null });
}

function isTexts(a: unknown): a is readonly string[] {
  if (!Array.isArray(a)) return false;
  // Not `every`, which passes over the holes of a sparse array.
  for (const item of a) if (typeof item !== 'string') return false;
  return true;
}

/** An object as JSON makes them: no list, no date, no map. */
function isRecord(a: unknown): a is { readonly [key: string]: unknown } {
  if (typeof a !== 'object' || a === null) return false;
  const prototype: unknown = Object.getPrototypeOf(a);
  return prototype === Object.prototype || prototype === null;
}

const quote = (text: string): string => (text.length > 60 ? `"${text.slice(0, 57)}..."` : `"${text}"`);
const range = (min: number, max: number): string => (min === max ? `exactly ${min}` : `${min} to ${max}`);
const list = (ids: readonly string[]): string =>
  ids.length > 12 ? `${ids.slice(0, 12).join(', ')} and ${ids.length - 12} more` : ids.join(', ');
