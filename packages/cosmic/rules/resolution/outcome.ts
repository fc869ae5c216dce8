import { asks, emit, query, touch } from '@parley/kernel';
import { groupsAt, groupsIn, stackById } from '../board/groups.ts';
import { isAboard } from '../board/places.ts';
import { preyOf } from '../board/stacks.ts';
import { attackFactor } from '../cards/kickers.ts';
import { alliesOn, mainOn, players } from '../state/people.ts';
import {
  DEFENSE,
  enc,
  GATE,
  OFFENSE,
  other,
  SIDE,
  type Cosmic,
  type Outcome,
  type Player,
  type ShipGroup,
  type Side,
  type Total,
  type Slot,
} from '../state/state.ts';
import { queryKeyOf } from '../timing/queries.ts';

const COUNTED = queryKeyOf('total.ships');
const WEIGHT = queryKeyOf('ship.weight');
const COMBINE = queryKeyOf('total.combine');
const ADD = queryKeyOf('total.add');
const SIGN = queryKeyOf('ship.sign');
const COMPARE = queryKeyOf('outcome.compare');
const FORCE = queryKeyOf('outcome.force');
const INVERT = queryKeyOf('outcome.invert');

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

/** What a side's cards and ships come to now (R10.6). Pure: may be asked at any time. */
export function sideTotal(g: Cosmic, side: Side): Total {
  const e = enc(g);
  const main = mainOn(g, side);
  const m = weigh(g, side, main);
  let allies = 0;
  let shipsAllies = 0;
  for (const p of alliesOn(g, side)) {
    if (p === main) continue;
    const w = weigh(g, side, p);
    allies += w.weight;
    shipsAllies += w.ships;
  }
  const card = cardValue(g, side);
  const q = { side, card, main: m.weight, allies, shipsMain: m.ships, shipsAllies };
  const sum = query(g, COMBINE, card + m.weight + allies, q); // incursion-negative-02
  let additions = query(g, ADD, 0, { side });
  for (const a of e.additions) if (a.side === side) additions += a.n;
  return { card, ships: sum - card, additions, total: sum + additions };
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

/** The ships of a player that count for a side. */
function counted(g: Cosmic, side: Side, p: Player): readonly ShipGroup[] {
  const there = shipsOn(g, side, p);
  return asks(g, COUNTED) ? query<typeof g.s, readonly ShipGroup[]>(g, COUNTED, there, { who: p, side }) : there;
}

/** A player's ships on a side: how many, and what they add up to. A stack is one ship. */
function weigh(g: Cosmic, side: Side, p: Player): { ships: number; weight: number } {
  let ships = 0;
  let weight = 0;
  for (const group of counted(g, side, p)) {
    const stack = group.stack >= 0 ? stackById(g, group.stack) : undefined;
    const prey = stack ? preyOf(g, stack) : 0;
    ships += group.n;
    weight += group.n * query(g, WEIGHT, 1, { who: p, side, prey });
  }
  return { ships, weight: weight * query(g, SIGN, 1, { who: p, side }) };
}

/** Adds to (or subtracts from) a side's total. */
export function addToTotal(g: Cosmic, side: Side, n: number): void {
  if (n === 0) return;
  const why = g.cause ? `${g.cause.kind}:${g.cause.id}` : 'rule';
  enc(g).additions.push({ side, n, why });
  touch(g, 'encounter');
  emit(g, 'total-changed', { side: side === OFFENSE ? 'offense' : 'defense', n });
}

/** R11.1 to R11.3, then forced results, then inversion (kernel-needs 7.6). */
export function decideOutcome(g: Cosmic): void {
  const settled = [sideTotal(g, OFFENSE), sideTotal(g, DEFENSE)] as const;
  const totals = [settled[0].total, settled[1].total] as const;
  enc(g).settled = settled;
  const outcome = outcomeOf(g, totals);
  enc(g).outcome = outcome;
  touch(g, 'encounter');
  emit(g, 'outcome', { ...outcome, totals });
}

/** How the encounter would end if nothing more were done. Pure: may be asked at any time. */
export const foreseen = (g: Cosmic): Outcome => outcomeOf(g, [sideTotal(g, OFFENSE).total, sideTotal(g, DEFENSE).total]);

function outcomeOf(g: Cosmic, totals: readonly [number, number]): Outcome {
  const forced = query<typeof g.s, Outcome | null>(g, FORCE, null, { totals });
  const outcome = forced ?? byCards(g, totals);
  if (outcome.kind !== 'won' || !query(g, INVERT, false, null)) return outcome;
  return { ...outcome, winner: other(outcome.winner), how: 'inverted' };
}

function byCards(g: Cosmic, totals: readonly [number, number]): Outcome {
  const [o, d] = enc(g).slots.map((s) => s.type);
  if (o === 'negotiate' && d === 'negotiate') return { kind: 'deal' };
  if (o === 'morph' && d === 'morph') return { kind: 'both-lose', how: 'morphs' };
  if (o === 'retreat' || d === 'retreat') return byRetreat(o, d);
  // A side without a card counts as having shown nothing: the other one wins like an attack against a negotiate.
  if (o === 'negotiate' || (o === 'none' && d !== 'none')) return { kind: 'won', winner: DEFENSE, margin: null, how: 'attack' };
  if (d === 'negotiate' || d === 'none') return { kind: 'won', winner: OFFENSE, margin: null, how: 'attack' };
  const winner = query<typeof g.s, Side>(g, COMPARE, totals[0] > totals[1] ? OFFENSE : DEFENSE, { totals }); // dominion-variable-06
  return { kind: 'won', winner, margin: Math.abs(totals[0] - totals[1]), how: 'totals' };
}

/** R11.4: a retreat that met an attack loses. If the attack has become something else since, there is nothing to run from. */
function byRetreat(o: Slot['type'], d: Slot['type']): Outcome {
  if (o !== 'attack' && d !== 'attack') return { kind: 'deal' };
  return { kind: 'won', winner: o === 'attack' ? OFFENSE : DEFENSE, margin: null, how: 'retreat' }; // dominion-retreat-02
}
