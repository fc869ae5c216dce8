import { NOBODY, type Seat } from '@parley/kernel';
import { ATTRIBUTES, type Attribute, type Filter, type Need, type Whereabouts } from '../../language/index.ts';
import { inPlay, locationOf, personnelIn, regionOf, yours } from '../board/places.ts';
import { factsOf, isType } from '../registry/cards.ts';
import { controllerOf } from '../state/control.ts';
import { rival, type Piece, type Trek } from '../state/state.ts';
import { zoneIn } from '../state/zones.ts';
import { canUseSkills } from './able.ts';
import { numberOf, totalOf, type NumberName } from './attributes.ts';
import { fits, isAny, isNamed } from './filter.ts';
import { affiliationsOf, isPersonnel, levelOf } from './printed.ts';

/** Those who meet a need: personnel who can use their skills, the equipment with them, and the ship they are aboard of or that is in orbit. */
export interface Group {
  readonly seat: Seat;
  readonly people: readonly Piece[];
  readonly things: readonly Piece[];
  /** Or -1. */
  readonly ship: Piece;
  /** Those of them whom a dilemma has picked. */
  readonly them?: readonly Piece[];
}

/** One part of a need, as it is met: a row of the receipt. */
export interface NeedRow {
  /** What is asked, as the need has it. */
  readonly asks: Need;
  readonly have: number;
  /** What must be had at least; for "less than" what must not be reached. */
  readonly want: number;
  readonly met: boolean;
  /** The only one without whom it would not be met, or -1. */
  readonly alone: Piece;
}
/** How a need is met: every part of the alternative that comes closest, and whether all of it is met. */
export interface NeedCheck {
  readonly met: boolean;
  /** Alternatives, the best first. Each is a list of rows that must all be met. */
  readonly ways: readonly (readonly NeedRow[])[];
}

/** Has the group what is asked? */
export function meets(g: Trek, group: Group, need: Need): boolean {
  if ('all' in need) return need.all.every((x) => meets(g, group, x));
  if ('any' in need) return need.any.some((x) => meets(g, group, x));
  if ('not' in need) return !meets(g, group, need.not);
  const [have, want] = measure(g, group, need);
  return isEnough(need, have, want);
}

type Leaf = Exclude<Need, { readonly all: unknown } | { readonly any: unknown } | { readonly not: unknown }>;
const isEnough = (leaf: Leaf, have: number, want: number): boolean => ('op' in leaf && leaf.op === '<' ? have < want : have >= want);

/** What a group has of one part, and what is asked of it. More than n is n + 1 at least. */
function measure(g: Trek, group: Group, leaf: Leaf): [have: number, want: number] {
  const { seat, people, things, ship } = group;
  if ('skill' in leaf) return [levels(g, people, leaf.skill), leaf.n];
  if ('count' in leaf) return [counted(g, group, leaf), leaf.count];
  if ('discard' in leaf) return [counted(g, group, leaf), leaf.discard];
  if ('total' in leaf) return [sum(g, bestOf(g, people, leaf), ship, leaf.total), threshold(g, people, leaf)];
  if ('different' in leaf) return [mostFilled(g, group, leaf.different), leaf.different.length];
  if ('them' in leaf) return [meets(g, { ...group, people: group.them ?? [] }, leaf.them) ? 1 : 0, 1];
  if ('others' in leaf) return [meets(g, { ...group, people: people.filter((x) => !group.them?.includes(x)) }, leaf.others) ? 1 : 0, 1];
  if ('at' in leaf) return [isAt(g, group, leaf.at) ? 1 : 0, 1];
  if ('score' in leaf) return [g.s.points.reduce((n, x) => (x.seat === seat ? n + x.n : n), 0), leaf.score];
  if ('youHave' in leaf) return [yours(g, seat).filter((x) => fits(g, seat, x, leaf.youHave)).length, 1];
  if ('opponentHas' in leaf) return [yours(g, rival(seat)).filter((x) => fits(g, seat, x, leaf.opponentHas)).length, 1];
  if ('more' in leaf) return [levels(g, people, leaf.more), levels(g, people, leaf.than) + 1];
  if ('ship' in leaf) return [shipsWith(g, group, leaf.region).filter((x) => isSuchShip(g, seat, x, leaf)).length, 1];
  const all = [...people, ...things, ...(ship < 0 ? [] : [ship])];
  return [all.filter((x) => ('card' in leaf ? isNamed(g, x, leaf.card) : isAny(g, x, leaf.anyCard))).length, 1];
}

/** Levels of a skill of all who may use it (T38.3). */
const levels = (g: Trek, people: readonly Piece[], skill: string): number =>
  people.reduce((n, x) => n + (canUseSkills(g, x) ? levelOf(g, x, skill) : 0), 0);

/** Cards of the group that fit; `apart`: as many as are all of different affiliations. */
function counted(
  g: Trek,
  { seat, people, things }: Group,
  { of, apart = false }: { readonly of: Filter; readonly apart?: boolean },
): number {
  const fitting = [...people, ...things].filter((x) => fits(g, seat, x, of, people) && (!isBySkill(of) || canUseSkills(g, x)));
  return apart ? new Set(fitting.flatMap((x) => affiliationsOf(g, x))).size : fitting.reduce((n, x) => n + heads(g, x), 0);
}

/** Does it look at what somebody can do? Who may not use skills has them all the same for texts that only select (T42.6). */
function isBySkill(filter: Filter): boolean {
  if ('and' in filter) return filter.and.some(isBySkill);
  if ('or' in filter) return filter.or.some(isBySkill);
  return 'skill' in filter;
}

/** Those who count for a sum: all, or so many at most, the best for it (T38.7). */
function bestOf(g: Trek, people: readonly Piece[], { total, op, from }: Extract<Leaf, { readonly total: unknown }>): readonly Piece[] {
  if (from === undefined || people.length <= from) return people;
  const value = (x: Piece): number => totalOf(g, [x], total.filter(isAttribute));
  return people.toSorted((a, b) => (op === '>' ? value(b) - value(a) : value(a) - value(b))).slice(0, from);
}

/** How many of these can be filled, each by another personnel (T16.19). A dual card is two (T38.3). */
function mostFilled(g: Trek, { seat, people }: Group, wanted: readonly Filter[]): number {
  const each = people.flatMap((x) => (heads(g, x) === 2 ? [x, x] : [x]));
  const fill = (at: number, used: readonly number[]): number => {
    if (at === wanted.length) return 0;
    let most = fill(at + 1, used);
    each.forEach((x, i) => {
      if (!used.includes(i) && fits(g, seat, x, wanted[at], people)) most = Math.max(most, 1 + fill(at + 1, [...used, i]));
    });
    return most;
  };
  return fill(0, []);
}

function isAt(g: Trek, { seat, people, ship }: Group, at: Whereabouts): boolean {
  if (at !== 'outpost') return ship >= 0 === (at === 'space');
  const location = ship >= 0 ? locationOf(g, ship) : people.length === 0 ? NOBODY : locationOf(g, people[0]);
  return yours(g, seat).some((x) => {
    const facts = factsOf(g, x);
    return facts.type === 'Facility' && facts.facility === 'Outpost' && locationOf(g, x) === location;
  });
}

/** More than that in all, or more than that for every personnel there is (T38.6). */
function threshold(g: Trek, people: readonly Piece[], { op, n, each }: Extract<Leaf, { readonly total: unknown }>): number {
  const limit = each === true ? n * people.reduce((all, x) => all + heads(g, x), 0) : n;
  return op === '>' ? limit + 1 : limit;
}

/**
 * The ship whose crew they are; for a team on a planet those of its player that are at that location, which texts narrow down to those in orbit or
 * landed (T1.8, T46.9). With a region: all ships there, of both players.
 */
export function shipsWith(g: Trek, { seat, people, ship }: Group, region?: string): readonly Piece[] {
  if (region !== undefined) {
    const at = (x: Piece): boolean => regionOf(g, locationOf(g, x)) === region;
    return inPlay(g).filter((x) => isType(g, x, 'Ship') && at(x));
  }
  if (ship >= 0) return [ship];
  const at = people.length === 0 ? NOBODY : locationOf(g, people[0]);
  return at === NOBODY ? [] : yours(g, seat).filter((x) => isType(g, x, 'Ship') && locationOf(g, x) === at);
}

function isSuchShip(g: Trek, seat: Seat, ship: Piece, { ship: which, aboard }: Extract<Leaf, { readonly ship: unknown }>): boolean {
  const any = 'is' in which && which.is === 'anybody';
  if (!any && !fits(g, seat, ship, which)) return false;
  if (aboard === undefined) return true;
  const people = personnelIn(g, zoneIn(ship)).filter((x) => controllerOf(g, x) === seat && canUseSkills(g, x));
  return meets(g, { seat, people, things: [], ship }, aboard);
}

/** A dual card counts as two personnel (T38.3). */
const heads = (g: Trek, piece: Piece): number => {
  const facts = factsOf(g, piece);
  return isPersonnel(facts) && facts.dual ? 2 : 1;
};

const isAttribute = (name: NumberName): name is Attribute => ATTRIBUTES.some((x) => x === name);

/** Attributes are totals of the people; numbers of a ship are the ship's (T15.11, T46.9). */
const sum = (g: Trek, people: readonly Piece[], ship: Piece, names: readonly NumberName[]): number =>
  totalOf(g, people, names.filter(isAttribute)) +
  (ship < 0 ? 0 : names.reduce((n, name) => (isAttribute(name) ? n : n + numberOf(g, ship, name)), 0));

/** The same with rows, for receipts: what is had of each part, and who carries it alone. */
export function checkNeed(g: Trek, group: Group, need: Need): NeedCheck {
  const ways = waysOf(need).map((leaves) => leaves.map((leaf) => rowOf(g, group, leaf)));
  const lacking = (rows: readonly NeedRow[]): number => rows.filter((x) => !x.met).length;
  return { met: meets(g, group, need), ways: ways.toSorted((a, b) => lacking(a) - lacking(b)) };
}

function rowOf(g: Trek, group: Group, asks: Need): NeedRow {
  const met = meets(g, group, asks);
  const [have, want] = 'all' in asks || 'any' in asks || 'not' in asks ? [met ? 1 : 0, 1] : measure(g, group, asks);
  const carriers = met ? group.people.filter((x) => !meets(g, { ...group, people: group.people.filter((y) => y !== x) }, asks)) : [];
  return { asks, have, want, met, alone: carriers.length > 0 ? carriers[0] : -1 };
}

/** What somebody adds to a part of a need: for receipts of a group that is still being put together. */
export type Share = readonly [piece: Piece, n: number];

/** What each of them adds, where the whole is the sum of it; null: it is not, as where they must be different. Whoever adds nothing is left out. */
export function sharesOf(g: Trek, group: Group, asks: Need): readonly Share[] | null {
  if (!isSum(asks)) return null;
  const nobody = measure(g, { ...group, people: [] }, asks)[0];
  return group.people.flatMap((x): Share[] => {
    const n = measure(g, { ...group, people: [x] }, asks)[0] - nobody;
    return n === 0 ? [] : [[x, n]];
  });
}
type Sum = Extract<
  Leaf,
  { readonly skill: unknown } | { readonly count: unknown } | { readonly total: unknown } | { readonly discard: unknown }
>;
const isSum = (x: Need): x is Sum =>
  'skill' in x || ('count' in x && x.apart !== true) || 'discard' in x || ('total' in x && x.from === undefined && x.each !== true);

/** The alternatives of a need, each as the parts that must all be met. Alternatives inside a part stay one part where there would be too many. */
export function waysOf(need: Need): readonly (readonly Need[])[] {
  if ('any' in need) return need.any.flatMap(waysOf);
  if (!('all' in need)) return [[need]];
  let ways: readonly (readonly Need[])[] = [[]];
  for (const part of need.all) {
    const of = waysOf(part);
    ways = ways.length * of.length > MOST_WAYS ? ways.map((way) => [...way, part]) : ways.flatMap((way) => of.map((x) => [...way, ...x]));
  }
  return ways;
}
const MOST_WAYS = 8;
