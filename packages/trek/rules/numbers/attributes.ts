import { memoised, type Source } from '@parley/kernel';
import { ATTRIBUTES, type Attribute, type Facts, type ShipNumber } from '../../language/index.ts';
import { factsOf } from '../registry/cards.ts';
import { is } from '../state/marks.ts';
import type { Piece, State, Trek } from '../state/state.ts';
import { query } from '../timing/timing.ts';
import { fixed, isPersonnel, isShip, modeOf } from './printed.ts';

const set = query('number.set');
const add = query('number.add');
const times = query('number.times');

export type NumberName = Attribute | ShipNumber;
const isAttribute = (name: NumberName): name is Attribute => ATTRIBUTES.some((x) => x === name);

function printedNumber(facts: Facts, name: NumberName): number {
  if (isAttribute(name)) return isPersonnel(facts) ? fixed(facts.attributes[name]) : 0;
  if (isShip(facts)) return fixed(facts.numbers[name]);
  if (facts.type !== 'Facility') return 0;
  return name === 'SHIELDS' ? facts.shields : name === 'WEAPONS' ? (facts.weapons ?? 0) : 0;
}

/** What is printed, for the affiliation it has now (T6.10). */
function basicNumber(g: Trek, piece: Piece, name: NumberName): number {
  const facts = factsOf(g, piece);
  const adds = isPersonnel(facts) && isAttribute(name) ? modeOf(g, piece, facts)?.adds[name] : undefined;
  return printedNumber(facts, name) + (adds ?? 0);
}

/** An attribute of a personnel, or a number of a ship or facility, as it is now: set, then added to, then multiplied, never below 0 (T38.10). */
export const numberOf = (g: Trek, piece: Piece, name: NumberName): number => memoised(g, `${name}:${piece}`, () => workOut(g, piece, name));

function workOut(g: Trek, piece: Piece, number: NumberName): number {
  const asked = { piece, number };
  const base = set.ask(g, null, asked) ?? basicNumber(g, piece, number);
  const value = Math.floor((base + add.ask(g, 0, asked)) * times.ask(g, 1, asked));
  // A damaged ship has RANGE 5 at most (T27.7, T44.5).
  const most = number === 'RANGE' && is(g, piece, 'damaged') ? 5 : Infinity;
  return Math.max(0, Math.min(value, most));
}

/** What makes a number another than the printed one: for people who want to know why. */
export interface Change {
  /** The card or rule, as causes are named. */
  readonly by: Source<State>;
  readonly n: number;
}
export function changesOf(g: Trek, piece: Piece, number: NumberName): { readonly printed: number; readonly changes: readonly Change[] } {
  const changes: Change[] = [];
  add.told(g, 0, { piece, number }, (by, before, after) => changes.push({ by, n: after - before }));
  return { printed: basicNumber(g, piece, number), changes };
}

/** The sum over a group (T38.6). */
export const totalOf = (g: Trek, group: readonly Piece[], names: readonly NumberName[]): number =>
  group.reduce((all, piece) => all + names.reduce((sum, name) => sum + numberOf(g, piece, name), 0), 0);
