import { noAmounts } from '../state/plain.ts';
import {
  followUp,
  limitsOf,
  type Act,
  type AnswerTo,
  type Bargain,
  type Choose,
  type ChooseSome,
  type Decision,
  type Good,
  type NameOne,
  type Order,
  type PickNumber,
  type Say,
  type Spread,
  type SpreadPlace,
} from './decision.ts';

/** What is wrong with an answer. Whoever shows it to people has sentences of their own for it; `whyIllegal` has one in plain English. */
export type Fault =
  /** It is not of the form that such a question is answered in. */
  | { readonly kind: 'form'; readonly wants: Wants }
  | {
      readonly kind: 'unknown';
      readonly id: string;
      readonly among: 'options' | 'places' | 'goods' | 'verbs' | 'fields';
      readonly of: readonly string[];
    }
  | { readonly kind: 'twice' }
  | { readonly kind: 'incomplete'; readonly of: readonly string[] }
  /** Too few or too many in all. */
  | { readonly kind: 'number'; readonly of: 'options' | 'amounts'; readonly has: number; readonly min: number; readonly max: number }
  /** Too few or too many of these. */
  | { readonly kind: 'cap'; readonly of: readonly string[]; readonly has: number; readonly min: number; readonly max: number }
  | { readonly kind: 'amount'; readonly id: string; readonly min: number; readonly max: number }
  | { readonly kind: 'range'; readonly has: number; readonly min: number; readonly max: number }
  | { readonly kind: 'long'; readonly max: number }
  | { readonly kind: 'limit'; readonly limit: string; readonly max: number }
  /** Nothing changes hands. */
  | { readonly kind: 'empty' }
  /** No further offers may be made. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'not acceptable' }
  /** Something is wrong with one step of an act: it is missing, one too many, or wrong in itself. */
  | { readonly kind: 'step'; readonly at: number; readonly fault: Fault | null };

type Wants = 'option' | 'options' | 'amounts' | 'number' | 'yes or no' | 'words' | 'move' | 'gives' | 'verb';

/** What is wrong with an answer, or null when it is legal. The only judge of legality. */
export function faultOf(d: Decision, a: unknown): Fault | null {
  switch (d.kind) {
    case 'choose':
    case 'name':
      return faultOfOne(d, a);
    case 'some':
      return faultOfSome(d, a);
    case 'order':
      return faultOfOrder(d, a);
    case 'spread':
      return faultOfSpread(d, a);
    case 'number':
      return faultOfNumber(d, a);
    case 'yesno':
      return typeof a === 'boolean' ? null : form('yes or no');
    case 'say':
      return faultOfWords(d, a);
    case 'bargain':
      return faultOfMove(d, a);
    case 'act':
      return faultOfAct(d, a);
  }
}

/** Is it an answer to this question? */
export const isLegal = <D extends Decision>(d: D, a: unknown): a is AnswerTo<D> => faultOf(d, a) === null;

const form = (wants: Wants): Fault => ({ kind: 'form', wants });

function faultOfOne(d: Choose | NameOne, a: unknown): Fault | null {
  if (typeof a !== 'string') return form('option');
  return d.options.includes(a) ? null : { kind: 'unknown', id: a, among: 'options', of: d.options };
}

function faultOfSome(d: ChooseSome, a: unknown): Fault | null {
  if (!isTexts(a)) return form('options');
  if (hasTwins(a)) return { kind: 'twice' };
  const strange = a.find((id) => !d.options.includes(id));
  if (strange !== undefined) return { kind: 'unknown', id: strange, among: 'options', of: d.options };
  const { min, max } = d;
  if (a.length < min || a.length > max) return { kind: 'number', of: 'options', has: a.length, min, max };
  for (const cap of d.caps ?? []) {
    const { of, min: least = 0, max: most = of.length } = cap;
    const has = a.filter((id) => of.includes(id)).length;
    if (has < least || has > most) return { kind: 'cap', of, has, min: least, max: most };
  }
  return null;
}

/** Is anything named twice? Short lists are compared as they are: a set costs more than it saves. */
function hasTwins(a: readonly string[]): boolean {
  if (a.length > 16) return new Set(a).size !== a.length;
  for (let i = 1; i < a.length; i++) if (a.indexOf(a[i]) < i) return true;
  return false;
}

function faultOfOrder(d: Order, a: unknown): Fault | null {
  if (!isTexts(a)) return form('options');
  const whole = a.length === d.options.length && !hasTwins(a) && a.every((id) => d.options.includes(id));
  return whole ? null : { kind: 'incomplete', of: d.options };
}

function faultOfSpread(d: Spread, a: unknown): Fault | null {
  if (!isRecord(a)) return form('amounts');
  let has = 0;
  for (const id in a) {
    const n = a[id];
    const place = placeIn(d, id);
    if (!place) return { kind: 'unknown', id, among: 'places', of: d.places.map((p) => p.id) };
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 0 || n > place.max) return { kind: 'amount', id, min: 0, max: place.max };
    has += n;
  }
  const { min, max } = d;
  if (has < min || has > max) return { kind: 'number', of: 'amounts', has, min, max };
  for (const cap of d.caps ?? []) {
    const n = countIn(cap.of, a);
    if (n > cap.max) return { kind: 'cap', of: cap.of, has: n, min: 0, max: cap.max };
  }
  return null;
}

function countIn(places: readonly string[], a: { readonly [place: string]: unknown }): number {
  let sum = 0;
  for (const id of places) {
    const n = Object.hasOwn(a, id) ? a[id] : 0;
    if (typeof n === 'number') sum += n;
  }
  return sum;
}

/** How many more may be put at a place without breaking a cap. */
export function roomAt(d: Spread, place: SpreadPlace, a: { readonly [place: string]: number }): number {
  let room = place.max - (Object.hasOwn(a, place.id) ? a[place.id] : 0);
  for (const { of, max } of d.caps ?? []) if (of.includes(place.id)) room = Math.min(room, max - countIn(of, a));
  return room;
}

function placeIn(d: Spread, id: string): SpreadPlace | undefined {
  for (const p of d.places) if (p.id === id) return p;
  return undefined;
}

function faultOfNumber({ min, max }: PickNumber, a: unknown): Fault | null {
  if (typeof a !== 'number' || !Number.isInteger(a)) return form('number');
  return a >= min && a <= max ? null : { kind: 'range', has: a, min, max };
}

function faultOfWords({ maxLength }: Say, a: unknown): Fault | null {
  if (typeof a !== 'string') return form('words');
  return a.length <= maxLength ? null : { kind: 'long', max: maxLength };
}

function faultOfMove(d: Bargain, a: unknown): Fault | null {
  if (!isRecord(a) || !Object.hasOwn(a, 'do')) return form('move');
  for (const key in a)
    if (key !== 'do' && (key !== 'gives' || a.do !== 'offer')) return { kind: 'unknown', id: key, among: 'fields', of: [] };
  if (a.do === 'leave') return null;
  if (a.do === 'accept') return d.acceptable ? null : { kind: 'not acceptable' };
  if (a.do !== 'offer') return form('move');
  if (!d.mayOffer) return { kind: 'closed' };
  return isRecord(a.gives) ? faultOfGifts(d, a.gives) : form('gives');
}

function faultOfGifts(d: Bargain, gives: { readonly [good: string]: unknown }): Fault | null {
  let things = 0;
  const used = noAmounts();
  for (const id in gives) {
    const n = gives[id];
    const good = goodIn(d, id);
    if (!good) return { kind: 'unknown', id, among: 'goods', of: [] };
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 1 || n > good.max) return { kind: 'amount', id, min: 1, max: good.max };
    if (!good.extra) things += n;
    for (const limit of limitsOf(good)) {
      if (!Object.hasOwn(d.limits, limit)) continue;
      const sum = (used[limit] ?? 0) + n;
      used[limit] = sum;
      if (sum > d.limits[limit]) return { kind: 'limit', limit, max: d.limits[limit] };
    }
  }
  return things > 0 ? null : { kind: 'empty' };
}

function goodIn(d: Bargain, id: string): Good | undefined {
  for (const good of d.goods) if (good.id === id) return good;
  return undefined;
}

function faultOfAct(d: Act, a: unknown): Fault | null {
  if (!isRecord(a) || typeof a.verb !== 'string' || !Array.isArray(a.steps)) return form('verb');
  for (const key in a) if (key !== 'verb' && key !== 'steps') return { kind: 'unknown', id: key, among: 'fields', of: [] };
  const verb = d.verbs.find((v) => v.id === a.verb);
  if (!verb) return { kind: 'unknown', id: a.verb, among: 'verbs', of: d.verbs.map((v) => v.id) };
  let step = verb.first;
  const answers: readonly unknown[] = a.steps;
  for (let at = 0; at < answers.length; at++) {
    if (!step) return { kind: 'step', at, fault: null };
    const fault = faultOf(step.ask, answers[at]);
    if (fault !== null) return { kind: 'step', at, fault };
    step = followUp(step, answers[at]);
  }
  return step ? { kind: 'step', at: answers.length, fault: form('option') } : null;
}

/** Why an answer is not legal, as a sentence, or null when it is. */
export function whyIllegal(d: Decision, a: unknown): string | null {
  const fault = faultOf(d, a);
  return fault && sentence(fault);
}

const FORMS: { readonly [wants in Wants]: string } = {
  option: 'answer with the id of one option',
  options: 'answer with a list of option ids',
  amounts: 'answer with a number for each place',
  number: 'answer with a whole number',
  'yes or no': 'answer yes or no (true or false)',
  words: 'answer in words',
  move: 'answer with an offer, accept or leave',
  gives: 'an offer lists what is given',
  verb: 'answer with a verb and the answers to its steps',
};

function sentence(fault: Fault): string {
  switch (fault.kind) {
    case 'form':
      return FORMS[fault.wants];
    case 'unknown':
      return unknown(fault);
    case 'twice':
      return 'the same option is named twice';
    case 'incomplete':
      return `name each of these once, in the order you want: ${list(fault.of)}`;
    case 'number':
      return fault.of === 'options'
        ? `choose ${range(fault.min, fault.max)}, not ${fault.has}`
        : `${range(fault.min, fault.max)} in all, not ${fault.has}`;
    case 'cap':
      return fault.min === 0
        ? `at most ${fault.max} of ${list(fault.of)}, not ${fault.has}`
        : `choose ${range(fault.min, fault.max)} of ${list(fault.of)}, not ${fault.has}`;
    case 'amount':
      return fault.min === 0 ? `at most ${fault.max} at ${fault.id}` : `${fault.id}: ${fault.min} to ${fault.max}`;
    case 'range':
      return `${fault.has} is out of range; choose ${fault.min} to ${fault.max}`;
    case 'long':
      return `too long; at most ${fault.max} characters`;
    case 'limit':
      return `at most ${fault.max} of ${fault.limit}`;
    case 'empty':
      return 'something must change hands';
    case 'closed':
      return 'no further offers: accept or leave';
    case 'not acceptable':
      return 'there is no offer on the table that you can accept';
    case 'step':
      return fault.fault === null ? `nothing follows step ${fault.at}` : `step ${fault.at + 1}: ${sentence(fault.fault)}`;
  }
}

function unknown({ id, among, of }: Extract<Fault, { kind: 'unknown' }>): string {
  switch (among) {
    case 'options':
      return `${quote(id)} is not an option; choose from: ${list(of)}`;
    case 'places':
      return `${quote(id)} is not one of the places: ${list(of)}`;
    case 'goods':
      return `${quote(id)} cannot be part of this bargain`;
    case 'verbs':
      return `${quote(id)} cannot be done now; choose from: ${list(of)}`;
    case 'fields':
      return `${quote(id)} is not part of such a move`;
  }
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
