import type { Source } from '@parley/kernel';
import type { Query } from '@parley/kit/content';
import { groupsAt, groupsIn, stackById } from '../board/groups.ts';
import { isAboard } from '../board/places.ts';
import { preyOf } from '../board/stacks.ts';
import { attackFactor, kickersOn } from '../cards/kickers.ts';
import { placeOf } from '../registry/sources.ts';
import { alliesOn, mainOn, players } from '../state/people.ts';
import {
  areTotalsOpen,
  COLOURS,
  enc,
  GATE,
  OFFENSE,
  SIDE,
  type Colour,
  type Cosmic,
  type Player,
  type Receipt,
  type ReceiptRow,
  type ShipGroup,
  type Side,
  type State,
} from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';

const COUNTED = queryOf('total.ships');
const WEIGHT = queryOf('ship.weight');
const COMBINE = queryOf('total.combine');
const ADD = queryOf('total.add');
const SIGN = queryOf('ship.sign');

/** The ships of one player on one side. */
export function shipsOn(g: Cosmic, side: Side, p: Player): ShipGroup[] {
  const e = enc(g);
  if (side === OFFENSE) return e.carrier !== undefined && isAboard(g, p) ? groupsIn(g, p, [GATE, e.carrier]) : groupsAt(g, p, GATE);
  if (e.defense !== p || e.target < 0) return groupsAt(g, p, SIDE);
  return groupsIn(g, p, [e.target, SIDE]);
}

/** All ships of a side, for losses and landings. */
export function sideShips(g: Cosmic, side: Side): ShipGroup[] {
  const out: ShipGroup[] = [];
  for (const p of players(g)) for (const group of shipsOn(g, side, p)) out.push(group);
  return out;
}

/** Do ships count that are not in the encounter, or others not that are? Then any that move may change a total. */
export const countsOddly = (g: Cosmic): boolean => COUNTED.isAsked(g);

/** Has any effect a say in how totals are made? */
export const areTotalsSwayed = (g: Cosmic): boolean =>
  COUNTED.isAsked(g) || WEIGHT.isAsked(g) || SIGN.isAsked(g) || COMBINE.isAsked(g) || ADD.isAsked(g);

/** What a side's cards and ships come to now (R10.6). Pure: may be asked at any time. */
export const sideTotal = (g: Cosmic, side: Side): number => reckon(g, side, null);

/** The same row by row, with what has made each and the sum at the end. Before both cards lie open: what everybody can see so far. */
export function receiptOf(g: Cosmic, side: Side): Receipt {
  const { settled } = enc(g);
  return settled !== null ? settled.receipts[side] : areTotalsOpen(enc(g)) ? fullReceipt(g, side) : summed(soFar, g, side);
}

/** The same as if both cards lay open. */
export const fullReceipt = (g: Cosmic, side: Side): Receipt => summed(reckon, g, side);
export const sumOf = (receipt: Receipt): number => receipt[receipt.length - 1].n;

const NOTHING_YET: Receipt = [];

function summed(count: (g: Cosmic, side: Side, rows: ReceiptRow[]) => number, g: Cosmic, side: Side): Receipt {
  const rows: ReceiptRow[] = [];
  const n = count(g, side, rows);
  if (rows.length === 0) return NOTHING_YET;
  rows.push({ what: 'sum', n });
  return rows;
}

/** Who wants to know how a total is made; null: nobody does. */
type Rows = ReceiptRow[] | null;

function reckon(g: Cosmic, side: Side, rows: Rows): number {
  const card = countCard(g, side, rows);
  const main = mainOn(g, side);
  const m = weigh(g, side, main, rows);
  let allies = 0;
  let shipsAllies = 0;
  for (const p of alliesOn(g, side)) {
    if (p === main) continue;
    const w = weigh(g, side, p, rows);
    allies += w.weight;
    shipsAllies += w.ships;
  }
  const q = { side, card, main: m.weight, allies, shipsMain: m.ships, shipsAllies };
  const sum = swayed(g, COMBINE, card + m.weight + allies, q, rows); // incursion-negative-02
  return swayed(g, ADD, 0, { side }, rows) + additions(g, side, rows) + sum;
}

/** What stands already while a card is hidden. */
function soFar(g: Cosmic, side: Side, rows: ReceiptRow[]): number {
  const main = mainOn(g, side);
  let sum = enc(g).slots[side].type === 'none' ? 0 : countCard(g, side, rows);
  if (main >= 0) sum += weigh(g, side, main, rows).weight;
  for (const p of alliesOn(g, side)) if (p !== main) sum += weigh(g, side, p, rows).weight;
  return sum + swayed(g, ADD, 0, { side }, rows) + additions(g, side, rows);
}

/** What the card of a side counts for the outcome. */
export const cardValue = (g: Cosmic, side: Side): number => (enc(g).laid === undefined ? enc(g).slots[side].value : kicked(g, side));

/** What a card counts with the kickers that lie open, after everything else that changed it. */
function kicked(g: Cosmic, side: Side): number {
  const { value } = enc(g).slots[side];
  if (g.s.options.house.kickerOrder === 'before-effects') return value; // dominion-kicker-08
  const multiplied = value * attackFactor(g, side); // faq-kickers-2, faq-mirror-1, dominion-kicker-05, incursion-kicker-03, incursion-kicker-04, dominion-kicker-06
  // No total is minus zero.
  return multiplied + 0;
}

function countCard(g: Cosmic, side: Side, rows: Rows): number {
  const n = cardValue(g, side);
  if (rows === null) return n;
  const kickers = g.s.options.house.kickerOrder === 'before-effects' ? [] : kickersOn(g, side);
  if (kickers.length === 0) rows.push({ what: 'card', n });
  else rows.push({ what: 'card', n, times: attackFactor(g, side), why: kickers.map((x) => `card:${g.s.face[x.card]}`) });
  return n;
}

/** A player's ships on a side: how many, and what they add up to. A stack is one ship. */
function weigh(g: Cosmic, side: Side, p: Player, rows: Rows): Weight {
  const why: string[] | null = rows === null ? null : [];
  const there = shipsOn(g, side, p);
  const groups = COUNTED.isAsked(g) ? asked(g, COUNTED, there, { who: p, side }, why) : there;
  const sign = SIGN.isAsked(g) ? asked(g, SIGN, 1, { who: p, side }, why) : 1;
  const total: Weight = { ships: 0, weight: 0 };
  let fleets: readonly Fleet[] = NO_FLEETS;
  for (const group of groups) {
    const n = group.n * sign * (WEIGHT.isAsked(g) ? asked(g, WEIGHT, 1, { who: p, side, prey: preyIn(g, group) }, why) : 1);
    total.ships += group.n;
    total.weight += n;
    if (rows !== null) fleets = withMore(fleets, group, n);
  }
  if (rows === null || why === null) return total;
  if (groups.length === 0) for (const group of there) fleets = withMore(fleets, group, 0);
  for (const x of fleets) rows.push(shipsRow(p, x, g.s.colourOf[p], why));
  return total;
}

interface Weight {
  ships: number;
  weight: number;
}

function preyIn(g: Cosmic, { stack }: ShipGroup): number {
  const found = stack >= 0 ? stackById(g, stack) : undefined;
  return found ? preyOf(g, found) : 0;
}

/** Ships of one colour: how many, and what they count. */
interface Fleet {
  readonly colour: Colour;
  ships: number;
  n: number;
}
const NO_FLEETS: readonly Fleet[] = [];

/** Most people have ships of one colour in one place. */
function withMore(fleets: readonly Fleet[], { colour, n: ships }: ShipGroup, n: number): readonly Fleet[] {
  const known = fleets.find((x) => x.colour === colour);
  if (known === undefined) return fleets.length === 0 ? [{ colour, ships, n }] : [...fleets, { colour, ships, n }];
  known.ships += ships;
  known.n += n;
  return fleets;
}

function shipsRow(who: Player, { colour, ships, n }: Fleet, own: Colour, why: readonly string[]): ReceiptRow {
  if (colour === own && ships === n && why.length === 0) return { what: 'ships', who, n };
  return {
    what: 'ships',
    who,
    ...(colour === own ? {} : { colour: COLOURS[colour] }),
    n,
    ...(ships === n ? {} : { ships }),
    ...(why.length === 0 ? {} : { why: [...new Set(why)] }),
  };
}

/** What effects have added, one row for each that did, however often. */
function additions(g: Cosmic, side: Side, rows: Rows): number {
  let sum = 0;
  for (const { side: of, n, why } of enc(g).additions) {
    if (of !== side) continue;
    sum += n;
    if (rows === null) continue;
    const i = rows.findIndex((row) => row.what === 'effect' && row.why === why);
    const before = rows[i];
    if (before?.what === 'effect') rows[i] = { ...before, n: before.n + n, times: (before.times ?? 1) + 1 };
    else rows.push({ what: 'effect', n, why });
  }
  return sum;
}

/** The answer to a query about numbers, with a row for each effect that changes it. */
function swayed<Q>(g: Cosmic, query: Query<State, Q, number>, base: number, question: Q, rows: Rows): number {
  if (rows === null) return query.ask(g, base, question);
  return query.told(g, base, question, (by, before, after) => rows.push({ what: 'effect', n: after - before, why: causeOf(g, by) }));
}

/** The answer to a query that somebody has a say in, and what has changed it. */
function asked<Q, V>(g: Cosmic, query: Query<State, Q, V>, base: V, question: Q, why: string[] | null): V {
  if (why === null) return query.ask(g, base, question);
  return query.told(g, base, question, (by) => why.push(causeOf(g, by)));
}

/** What an effect comes from, as causes are written. */
function causeOf(g: Cosmic, source: Source<State>): string {
  const { sheet, card, asset } = placeOf(source);
  if (source.effect !== undefined) return source.effect.cause;
  if (sheet >= 0) return `power:${g.s.sheets[sheet].alien}`;
  const at = asset >= 0 ? g.s.cards.in[g.s.assets[asset].zone][0] : card;
  return at === undefined || at < 0 ? 'rule' : `card:${g.s.face[at]}`;
}
