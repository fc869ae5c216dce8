import { Derived, Interned, touch, disturb, emit, zoneCell } from '@parley/kernel';
import { COLOURS } from '../../ids/colours.ts';
import { type PlayerId, optionIds } from '../../ids/options.ts';
import {
  type Cosmic,
  type State,
  type Player,
  type Colour,
  inEncounter,
  enc,
  OFFENSE,
  type Side,
  DEFENSE,
  SIDES,
  other,
  type Asset,
  type Encounter,
} from './state.ts';

/** The colour that a player plays. */
export const colourOf = (g: Cosmic, p: Player): Colour => g.s.colourOf[p];
/** The player who plays a colour, or -1. */
export const personOf = (g: Cosmic, c: Colour): Player => (c < 0 ? -1 : g.s.personOf[c]);
/** The id by which a person is offered in a question. The texts are the same in all games, so each is made once. */
export const playerKey = (p: Player): PlayerId => PLAYER_KEYS[p];
/** The player whom an option stands for. */
export const playerOfKey = (key: string): Player => optionIds.as('player', key).seat;
const PLAYER_KEYS: readonly PlayerId[] = COLOURS.map((_, seat) => optionIds.write.player({ seat }));

/** Everybody, in the order in which they sit. */
export const players = (g: Cosmic): readonly Player[] => g.s.order;

/** The orders in which people act while they sit as they do: made once for all tables, since they are asked for at every step. */
interface Rounds {
  readonly clockwise: (readonly Player[] | undefined)[];
  readonly timing: (readonly Player[] | undefined)[];
}
/** More seatings than come up where people change places now and then. */
const ROUNDS = new Interned<string, Rounds>(1000, () => ({ clockwise: [], timing: [] }));
/** Those of the order that was looked at last: another order is another list. */
const seated = new Derived<State, { order: readonly Player[] | null; rounds: Rounds }>(() => ({ order: null, rounds: ROUNDS.of('') }));

function rounds(g: Cosmic): Rounds {
  const now = seated.of(g);
  const { order } = g.s;
  if (now.order !== order) {
    now.order = order;
    now.rounds = ROUNDS.of(order.join());
  }
  return now.rounds;
}

/** Everybody, clockwise, beginning with `first`. */
export function clockwise(g: Cosmic, first: Player): readonly Player[] {
  const { order } = g.s;
  const at = Math.max(0, order.indexOf(first));
  return (rounds(g).clockwise[at] ??= [...order.slice(at), ...order.slice(0, at)]);
}

/** Everybody else, clockwise from `p`. */
export const others = (g: Cosmic, p: Player): Player[] => clockwise(g, p).slice(1);

/** Whoever sits to the left of a player. */
export const leftOf = (g: Cosmic, p: Player): Player => clockwise(g, p)[1];

/** The partner of a player in a game of teams, or -1. */
export const partnerOf = (g: Cosmic, p: Player): Player => (g.s.teams === undefined || p < 0 ? -1 : g.s.teams.partner[p]);
/** Are these two partners in a game of teams? */
export const arePartners = (g: Cosmic, a: Player, b: Player): boolean => b >= 0 && partnerOf(g, a) === b;

/** R21.1: offense, defense, the others clockwise from the offense. */
export function timing(g: Cosmic): readonly Player[] {
  const offense = inEncounter(g) ? enc(g).offense : g.s.turn.owner;
  const defense = inEncounter(g) ? enc(g).defense : -1;
  return (rounds(g).timing[offense * (g.s.players + 1) + defense + 1] ??= timingOrder(g, offense, defense));
}

function timingOrder(g: Cosmic, offense: Player, defense: Player): readonly Player[] {
  const round = clockwise(g, offense);
  return defense < 0 || defense === offense ? round : [offense, defense, ...round.slice(1).filter((p) => p !== defense)];
}

/** The main player of a side; -1 for the defense while there is none. */
export const mainOn = (g: Cosmic, side: Side): Player => (side === OFFENSE ? enc(g).offense : enc(g).defense);
/** Is this player the offense or the defense? */
export const isMain = (g: Cosmic, p: Player): boolean => inEncounter(g) && (enc(g).offense === p || enc(g).defense === p);
/** Is this player the offense? */
export const isOffense = (g: Cosmic, p: Player): boolean => inEncounter(g) && enc(g).offense === p;
/** Is this player the defense? */
export const isDefense = (g: Cosmic, p: Player): boolean => inEncounter(g) && enc(g).defense === p;
/** The allies of a side. */
export const alliesOn = (g: Cosmic, side: Side): readonly Player[] => enc(g).allies[side];
/** Is this player an ally, on either side? */
export const isAlly = (g: Cosmic, p: Player): boolean => inEncounter(g) && (enc(g).allies[0].includes(p) || enc(g).allies[1].includes(p));
/** Has this player a part in the encounter, as a main player or as an ally? */
export const isInvolved = (g: Cosmic, p: Player): boolean => isMain(g, p) || isAlly(g, p);

/** The side a player is on: as a main player first, else as an ally. */
export function sideOf(g: Cosmic, p: Player): Side | null {
  const e = enc(g);
  if (e.offense === p) return OFFENSE;
  if (e.defense === p) return DEFENSE;
  if (e.allies[OFFENSE].includes(p)) return OFFENSE;
  return e.allies[DEFENSE].includes(p) ? DEFENSE : null;
}

/** The sides a player is allied with: two for somebody who has joined both. */
export const alliedSides = (g: Cosmic, p: Player): Side[] => SIDES.filter((side) => enc(g).allies[side].includes(p));

/** The opposing main player of a main player. */
export const opponent = (g: Cosmic, p: Player): Player => (enc(g).offense === p ? enc(g).defense : enc(g).offense);

/** The main player of the side opposite to the one `p` is on. */
export function opposingMain(g: Cosmic, p: Player): Player {
  const side = sideOf(g, p);
  return side === null ? -1 : mainOn(g, side === OFFENSE ? DEFENSE : OFFENSE);
}

/** Everybody on the side opposite to the one `p` is on, in timing order. */
export function opposing(g: Cosmic, p: Player): Player[] {
  const side = sideOf(g, p);
  if (side === null) return [];
  const across = other(side);
  return timing(g).filter((x) => x !== p && (x === mainOn(g, across) || alliesOn(g, across).includes(x)));
}

/** Two people exchange colours: systems, ships, everything of that colour. */
export function swapColours(g: Cosmic, a: Player, b: Player): void {
  const { colourOf: c, personOf: p } = g.s;
  const mine = c[a];
  c[a] = c[b];
  c[b] = mine;
  p[c[a]] = a; // faq-flare-8, faq-technology-05
  p[c[b]] = b; // faq-flare-8, faq-technology-05
  for (let i = 0; i < p.length; i++) if (i !== c[a] && i !== c[b]) p[i] = p[i] === a ? b : p[i] === b ? a : p[i];
  for (const x of g.s.assets) if (x.colour === c[a] || x.colour === c[b]) touchAsset(g, x);
  touch(g, 'people');
  touch(g, 'encounter');
  disturb(g);
  emit(g, 'colours-swapped', { a, b });
}

/** An asset has changed, or somebody else sees now what is hidden of it. */
export function touchAsset(g: Cosmic, { id, zone, store }: Asset): void {
  disturb(g);
  touch(g, `asset:${id}`);
  touch(g, zoneCell(zone));
  if (store >= 0) touch(g, zoneCell(store));
}

/** Two players exchange their hands. */
export function swapHands(g: Cosmic, a: Player, b: Player): void {
  const { handOf } = g.s;
  const mine = handOf[a];
  handOf[a] = handOf[b];
  handOf[b] = mine;
  touch(g, 'people');
  for (const p of [a, b]) touch(g, `zone:${handOf[p]}`);
  disturb(g);
  emit(g, 'hands-swapped', { a, b });
}

/** Each of these people gives the hand to the next of them, and the last to the first, all at once. */
export function passHands(g: Cosmic, ring: readonly Player[]): void {
  const hands = ring.map((p) => g.s.handOf[p]);
  ring.forEach((p, i) => (g.s.handOf[p] = hands[(i + hands.length - 1) % hands.length]));
  touch(g, 'people');
  for (const zone of hands) touch(g, zoneCell(zone));
  disturb(g);
  emit(g, 'hands-passed', { who: [...ring] });
}

/** Two people exchange their places at the table. */
export function swapPlaces(g: Cosmic, a: Player, b: Player): void {
  // A new list, not a changed one: the timing order is remembered by it.
  g.s.order = g.s.order.map((p) => (p === a ? b : p === b ? a : p));
  touch(g, 'people');
  emit(g, 'places-swapped', { a, b });
}

/**
 * Everything the encounter and the turn say of `a` they now say of `b`, and the other way round. What a person has done
 * with its own hands, such as playing a flare, stays with the person (R19.2).
 */
export function swapRoles(g: Cosmic, a: Player, b: Player): void {
  const turned = (p: Player): Player => (p === a ? b : p === b ? a : p);
  for (const e of g.s.encounters) turnEncounter(e, a, b, turned);
  g.s.turn.owner = turned(g.s.turn.owner);
  if (g.s.turn.planet !== undefined) g.s.turn.planet = turned(g.s.turn.planet);
  if (g.s.covered !== undefined) swapCovered(g, g.s.covered, a, b);
  touch(g, 'encounter');
  touch(g, 'turn');
}

/** What lies facedown for somebody belongs to whoever plays that part now. */
function swapCovered(g: Cosmic, covered: number[], a: Player, b: Player): void {
  [covered[a], covered[b]] = [covered[b], covered[a]];
  for (const p of [a, b]) touch(g, zoneCell(covered[p]));
  touch(g, 'people');
}

function turnEncounter(e: Encounter, a: Player, b: Player, turned: (p: Player) => Player): void {
  const all = (list: Player[]): Player[] => list.map(turned);
  e.offense = turned(e.offense);
  e.defense = turned(e.defense);
  e.selectsFirst = turned(e.selectsFirst);
  e.invited = [all(e.invited[0]), all(e.invited[1])];
  e.allies = [all(e.allies[0]), all(e.allies[1])];
  e.joined = [all(e.joined[0]), all(e.joined[1])];
  if (e.dials) e.dials = e.dials.map((x) => ({ ...x, who: turned(x.who) }));
  e.winners = all(e.winners);
  e.losers = all(e.losers);
  e.dealt = all(e.dealt);
  e.replaced = all(e.replaced);
  e.failed = all(e.failed);
  if (e.sunk) e.sunk = all(e.sunk);
  e.feats = e.feats.map((x) => ({ ...x, who: turned(x.who) }));
  e.aside = e.aside.map((x) => ({ ...x, to: turned(x.to) }));
  if (e.laid) e.laid = e.laid.map((x) => ({ ...x, by: turned(x.by) }));
  for (const ships of [e.lost, e.wrecks]) [ships[a], ships[b]] = [ships[b], ships[a]];
}
