import {
  ask,
  asks,
  because,
  disturb,
  emit,
  endsWith,
  moveCount,
  NOTHING,
  oneOf,
  placeCell,
  query,
  showing,
  spreadOf,
  stamp,
  touch,
  type Flow,
  type Spread,
  type SpreadPlace,
} from '@parley/kernel';
import { noteFeat } from '../resolution/feats.ts';
import { areStranded, kickerOf, stranded } from '../resolution/kickers.ts';
import { loseShips } from '../resolution/losses.ts';
import { event, queryKeyOf, type Founding, type RetrievingEvent } from '../timing/windows.ts';
import { comesBack } from './markers.ts';
import { areColoniesWeighed, closeHold, colonies, isPlanet, newHold, placeName, roomOn, shipsAt } from './places.ts';
import {
  areTotalsOpen,
  COLOURS,
  enc,
  GATE,
  inEncounter,
  SIDE,
  WARP,
  type Asset,
  type Colour,
  type Cosmic,
  type Player,
  type ShipGroup,
  type Stack,
} from '../state/state.ts';
import { withoutStandIns } from './stand-ins.ts';
import { noteVacated } from './vacated.ts';
import { countInWarp, isWarp } from './warp.ts';
import { SHOWS, shipsId } from '../../ids/index.ts';

/** The colours a player plays: normally one. */
export function fleets(g: Cosmic, p: Player): Colour[] {
  const out: Colour[] = [];
  g.s.personOf.forEach((owner, c) => owner === p && out.push(c));
  return out;
}

/** Everything a player has in a place: plain ships by colour, and each stack by itself. */
export function groupsAt(g: Cosmic, p: Player, place: number): ShipGroup[] {
  if (g.s.stacks.length === 0 && g.s.fleets === g.s.players) {
    const colour = g.s.colourOf[p];
    const n = g.s.ships.at[place][colour];
    return n > 0 ? [{ place, colour, stack: -1, n }] : [];
  }
  const out: ShipGroup[] = [];
  addGroups(g, p, place, out);
  return out;
}

/** The same in several places. */
export function groupsIn(g: Cosmic, p: Player, places: readonly number[]): ShipGroup[] {
  const out: ShipGroup[] = [];
  for (const place of places) addGroups(g, p, place, out);
  return out;
}

function addGroups(g: Cosmic, p: Player, place: number, out: ShipGroup[]): void {
  const { personOf: owner } = g.s;
  const at = g.s.ships.at[place];
  if (g.s.stacks.length === 0 && g.s.fleets === g.s.players) {
    const colour = g.s.colourOf[p];
    if (at[colour] > 0) out.push({ place, colour, stack: -1, n: at[colour] });
    return;
  }
  for (let colour = 0; colour < owner.length; colour++) {
    if (at[colour] === 0 || owner[colour] !== p) continue;
    if (g.s.stacks.length === 0) {
      out.push({ place, colour, stack: -1, n: at[colour] });
      continue;
    }
    const stacks = g.s.stacks.filter((s) => s.place === place && s.colour === colour);
    const plain = at[colour] - stacks.length;
    if (plain > 0) out.push({ place, colour, stack: -1, n: plain });
    for (const s of stacks) out.push({ place, colour, stack: s.id, n: 1 });
  }
}

export function countShips(groups: readonly ShipGroup[]): number {
  let n = 0;
  for (const x of groups) n += x.n;
  return n;
}

export const stackById = (g: Cosmic, id: number): Stack | undefined => g.s.stacks.find((s) => s.id === id);

/** Do ships in this place count for a side? */
export const isInFight = (g: Cosmic, place: number): boolean =>
  place === GATE || place === SIDE || (inEncounter(g) && (enc(g).target === place || enc(g).carrier === place));
const COUNTED = queryKeyOf('total.ships');

/** Keeps count of the ships that went to the warp in this encounter. Those that come out of it are the latest ones. */
function noteWarp(g: Cosmic, colour: Colour, to: number, n: number): void {
  if (!inEncounter(g)) return;
  const { fresh } = enc(g);
  fresh[colour] = to === WARP ? fresh[colour] + n : Math.max(0, fresh[colour] - n);
}

/** Of ships chosen earlier, those that are still where they were: an answer to the effect may have cost some. */
export function present(g: Cosmic, groups: readonly ShipGroup[]): ShipGroup[] {
  return groups.flatMap((x) => {
    if (x.stack >= 0) return stackById(g, x.stack)?.place === x.place ? [x] : [];
    const stacks = g.s.stacks.filter((s) => s.place === x.place && s.colour === x.colour).length;
    const n = Math.min(x.n, g.s.ships.at[x.place][x.colour] - stacks);
    return n > 0 ? [{ ...x, n }] : [];
  });
}

/** The one way ships move. Stacks come along whole; in the warp they are freed by the loss pipeline, not here. */
export function moveShips(g: Cosmic, groups: readonly ShipGroup[], to: number): void {
  slipShips(g, groups, to);
  for (const { place, colour, n } of groups)
    if (n > 0 && place !== to) emit(g, 'ships-moved', { colour: COLOURS[colour], n, from: placeName(g, place), to: placeName(g, to) });
}

/** The same without a word: whoever looks at the board sees it, but it is not told. */
export function slipShips(g: Cosmic, groups: readonly ShipGroup[], to: number): void {
  for (const { place, colour, stack, n } of groups) {
    if (n <= 0 || place === to) continue;
    moveCount(g, g.s.ships, colour, place, to, n);
    const s = stack >= 0 ? stackById(g, stack) : undefined;
    if (s) {
      s.place = to;
      touch(g, 'stacks');
      disturb(g);
      if (place === WARP && s.marker !== undefined) comesBack(g, g.s.assets[s.marker]);
    }
    const { at } = g.s.ships;
    const vacates = isPlanet(g, place) && at[place][colour] === 0;
    const founds = isPlanet(g, to) && at[to][colour] === n;
    if (vacates || founds) disturb(g);
    if (vacates || founds || areColoniesWeighed(g)) touch(g, 'colonies');
    if (vacates) noteVacated(g, place, colour);
    if (inEncounter(g) && areTotalsOpen(enc(g)) && (isInFight(g, place) || isInFight(g, to) || asks(g, COUNTED))) touch(g, 'encounter');
    if (place === WARP || to === WARP) noteWarp(g, colour, to, n);
  }
}

/** The option id of a group of ships: 'blue/2', with the colour when it is not the player's own, with the stack if one. */
export function groupKey(g: Cosmic, p: Player, x: ShipGroup): string {
  const place = placeName(g, x.place);
  const colour = x.colour === g.s.colourOf[p] ? undefined : COLOURS[x.colour];
  return shipsId({ place, colour, stack: x.stack < 0 ? undefined : x.stack });
}

export interface ShipChoice {
  readonly tag: string;
  readonly from: string;
  readonly min: number;
  readonly max: number;
  /** Who chooses, if not the owner. */
  readonly by?: Player;
  readonly data?: Spread['data'];
  /** Ships of which only so many may be picked together. */
  readonly caps?: Spread['caps'];
}

/** Lets somebody pick ships of `p` out of these places. Asks nothing when there is no choice. */
export function chooseShips(g: Cosmic, p: Player, places: readonly number[], how: ShipChoice): Flow<ShipGroup[]> {
  return chooseAmong(g, p, groupsIn(g, p, places), how);
}

/** The same out of these ships. */
export function* chooseAmong(g: Cosmic, p: Player, groups: readonly ShipGroup[], how: ShipChoice): Flow<ShipGroup[]> {
  const there = countShips(groups);
  const max = Math.min(how.max, there);
  const min = Math.min(how.min, there);
  if (max === 0) return [];
  if (min === there) return [...groups];
  if (groups.length === 1 && min === max) return [{ ...groups[0], n: min }];
  const { by = p, tag, from, data, caps } = how;
  const answer = yield* ask(showing(SHOWS.ships, spreadOf(by, tag, from, groupPlaces(g, p, groups), min, max, data, caps)));
  return pickedGroups(g, p, groups, answer as { [place: string]: number });
}

/** The places of a question in which ships are picked: each group of them is one. */
export function groupPlaces(g: Cosmic, p: Player, groups: readonly ShipGroup[]): SpreadPlace[] {
  const out: SpreadPlace[] = [];
  for (const x of groups) out.push({ id: groupKey(g, p, x), max: x.n });
  return out;
}

export function pickedGroups(
  g: Cosmic,
  p: Player,
  groups: readonly ShipGroup[],
  answer: { readonly [place: string]: number },
): ShipGroup[] {
  const out: ShipGroup[] = [];
  for (const x of groups) {
    const n = answer[groupKey(g, p, x)] ?? 0;
    if (n > 0) out.push({ place: x.place, colour: x.colour, stack: x.stack, n });
  }
  return out;
}

/** Where ships of `p` may return to: the colonies it has, less those about to vanish. */
export const returnPlaces = (g: Cosmic, p: Player, without: readonly number[] = []): number[] =>
  without.length === 0 ? colonies(g, p) : colonies(g, p).filter((x) => !without.includes(x));

/** Ships that are alike: plain ones of one colour together, each stack by itself. */
export function kinds<T extends ShipGroup>(groups: readonly T[]): [T, ...T[]][] {
  const out: [T, ...T[]][] = [];
  for (const x of groups) {
    const like = out.find(([y]) => x.stack < 0 && y.stack < 0 && y.colour === x.colour);
    if (like) like.push(x);
    else out.push([x]);
  }
  return out;
}

/**
 * Ships are about to leave where they are. Those in the encounter that a kicker does not let go are lost at one instant (R26.6); the others
 * are returned.
 */
export function* leaveGate(g: Cosmic, groups: readonly ShipGroup[]): Flow<readonly ShipGroup[]> {
  const lost = stranded(g, groups);
  for (const [main, ships] of lost) {
    const card = kickerOf(g, main)?.card ?? -1;
    yield* because(g, 'card', g.s.face[card], main, loseShips(g, 'lost', main, ships));
  }
  return lost.size === 0 ? groups : groups.filter((x) => ![...lost.values()].some((ships) => ships.includes(x)));
}

/**
 * R15.1: the owner spreads returning ships over existing colonies, as far as there is room. Those that find no home are
 * lost (R15.2), or stay in the warp if they come from there; their number is returned. `by`: who decides in the owner's place.
 */
export function returnShips(
  g: Cosmic,
  p: Player,
  groups: readonly ShipGroup[],
  from: string,
  places?: readonly number[],
  by = p,
): Flow<number> {
  return groups.length === 0 ? NONE_HOMELESS : bringHome(g, p, groups, from, places ?? returnPlaces(g, p), by);
}
const NONE_HOMELESS = endsWith(0);

function* bringHome(g: Cosmic, p: Player, groups: readonly ShipGroup[], from: string, places: readonly number[], by: Player): Flow<number> {
  const tag = by === p ? 'ships.return' : 'ships.returnFor';
  if (g.s.stacks.length > 0) groups = withoutStandIns(g, groups);
  if (areStranded(g)) groups = yield* leaveGate(g, groups);
  if (places.length === 0 && asks(g, REFUGE)) groups = yield* takeRefuge(g, p, groups);
  const homeless: ShipGroup[] = [];
  const to: number[] = [];
  for (const alike of groups.length === 1 ? [groups] : kinds(groups)) {
    const homes = yield* spreadOver(g, p, countShips(alike), places, tag, from, undefined, by);
    let left: readonly ShipGroup[] = alike;
    for (const [place, k] of homes) {
      left = moveSome(g, left, place, k);
      to.push(place);
    }
    homeless.push(...left);
  }
  if (homeless.length > 0)
    yield* loseShips(
      g,
      'lost',
      -1,
      homeless.filter((x) => !isWarp(g, x.place)),
    );
  yield* tookBack(g, p, countInWarp(g, groups) - countInWarp(g, homeless), to);
  return countShips(homeless);
}

const REFUGE = queryKeyOf('ships.refuge');
/** Ships that have no colony to return to found one at home, if an effect allows it. Returns those that are left. */
function* takeRefuge(g: Cosmic, p: Player, ships: readonly ShipGroup[]): Flow<readonly ShipGroup[]> {
  const homes = query<typeof g.s, readonly number[]>(g, REFUGE, [], { who: p, ships });
  if (homes.length === 0) return ships;
  yield* refound(g, p, ships, homes);
  return present(g, ships);
}

/** R5.4: ships found a colony on one of these home planets. Returns which it is. */
export function* refound(g: Cosmic, p: Player, ships: readonly ShipGroup[], homes: readonly number[]): Flow<number> {
  const options = homes.map((x) => placeName(g, x));
  const chosen = options.length === 1 ? options[0] : yield* ask(showing(SHOWS.place, oneOf(p, 'regroup.refound', 'rule:R5.4', options)));
  const home = homes[options.findIndex((x) => x === chosen)];
  yield* land(g, p, ships, home);
  return home;
}

const leaving = event('ships.retrieve');
/**
 * So many ships of a player are about to leave the warp. Returns how many really do: an effect may keep some of them there. Whatever takes
 * ships out of the warp says so in this word or the next, and afterwards with `tookBack`; only ships that are sent into an encounter do not.
 */
export function* leavingWarp(g: Cosmic, who: Player, n: number): Flow<number> {
  const ev: RetrievingEvent = { who, n };
  if (n > 0) yield* leaving(g, ev);
  return Math.max(0, ev.n);
}
/** The same of ships that have been chosen already. Returns those that leave it. */
export function* leaveWarp(g: Cosmic, who: Player, ships: readonly ShipGroup[]): Flow<readonly ShipGroup[]> {
  return splitShips(ships, yield* leavingWarp(g, who, countShips(ships)))[0];
}

const retrieved = event('ships.retrieved');
/** Ships of a player have left the warp. */
export const tookBack = (g: Cosmic, who: Player, n: number, to: readonly number[] = []): Flow =>
  n > 0 ? retrieved(g, { who, n, to }) : NOTHING;
/** How many of these ships are in a place. */
export function countIn(place: number, groups: readonly ShipGroup[]): number {
  let n = 0;
  for (const x of groups) if (x.place === place) n += x.n;
  return n;
}
export const fromWarp = (groups: readonly ShipGroup[]): ShipGroup[] => groups.filter((x) => x.place === WARP);

/** Moves the first `k` ships of these groups and returns the rest. */
export function moveSome(g: Cosmic, groups: readonly ShipGroup[], to: number, k: number): ShipGroup[] {
  const rest: ShipGroup[] = [];
  for (const x of groups) {
    const { place, colour, stack } = x;
    const n = Math.min(k, x.n);
    if (n > 0) moveShips(g, [n === x.n ? x : { place, colour, stack, n }], to);
    k -= n;
    if (x.n > n) rest.push({ place, colour, stack, n: x.n - n });
  }
  return rest;
}

/** The first `k` ships of these groups, and the others. */
export function splitShips(groups: readonly ShipGroup[], k: number): [ShipGroup[], ShipGroup[]] {
  const [first, rest]: [ShipGroup[], ShipGroup[]] = [[], []];
  for (const x of groups) {
    const n = Math.min(Math.max(0, k), x.n);
    k -= n;
    if (n > 0) first.push({ ...x, n });
    if (x.n > n) rest.push({ ...x, n: x.n - n });
  }
  return [first, rest];
}

/** Asks how `n` ships of `p` are spread over these places, within the room there is. */
export function* spreadOver(
  g: Cosmic,
  p: Player,
  n: number,
  places: readonly number[],
  tag: string,
  from: string,
  roomAt = (place: number): number => roomOn(g, place),
  by = p,
): Flow<(readonly [number, number])[]> {
  if (n === 0) return [];
  const room: SpreadPlace[] = [];
  let sum = 0;
  let last = -1;
  for (const place of places) {
    const max = Math.min(n, isPlanet(g, place) ? roomAt(place) : n);
    if (max <= 0) continue;
    room.push({ id: placeName(g, place), max });
    sum += max;
    last = place;
  }
  const total = Math.min(n, sum);
  if (total === 0) return [];
  if (room.length === 1) return [[last, total]];
  const data: Spread['data'] = by === p ? { n: total } : { n: total, who: p };
  const answer = yield* ask(showing(SHOWS.put, spreadOf(by, tag, from, room, total, total, data)));
  const chosen = answer as { [place: string]: number };
  const out: (readonly [number, number])[] = [];
  for (const place of places) {
    const k = chosen[placeName(g, place)] ?? 0;
    if (k > 0) out.push([place, k]);
  }
  return out;
}

const landed = event('ships.landed');
const gained = event('colonies.gained');
/** Says which colonies were founded at one instant. */
export const announceColonies = (g: Cosmic, founded: readonly Founding[]): Flow => (founded.length > 0 ? gained(g, { founded }) : NOTHING);

/**
 * Ships land on a planet, as many as fit. The others stay where they are; their number is returned. `together`: others land
 * at the same instant, and whoever lets them announces the new colonies.
 */
export function* land(g: Cosmic, p: Player, groups: readonly ShipGroup[], planet: number, together?: Founding[]): Flow<number> {
  if (areStranded(g)) groups = yield* leaveGate(g, groups);
  const had = shipsAt(g, p, planet) > 0;
  const n = Math.min(countShips(groups), roomOn(g, planet));
  const coming = yield* chooseAmong(g, p, groups, { tag: 'ships.land', from: 'rule:R11.5', min: n, max: n });
  moveShips(g, coming, planet);
  if (n > 0) {
    if (!had) emit(g, 'colony-gained', { who: p, planet: placeName(g, planet) });
    if (!had && g.s.places[planet].system === g.s.colourOf[p]) noteFeat(g, p, 'home-colony');
    yield* landed(g, { who: p, place: planet, n, founded: !had });
    if (!had) {
      const colony: Founding = { who: p, place: planet };
      if (together) together.push(colony);
      else yield* announceColonies(g, [colony]);
    }
  }
  return countShips(groups) - n;
}

/** The ships under the top one of a stack. */
export const preyOf = (g: Cosmic, s: Stack): number => g.s.ships.at[s.hold].reduce((a, b) => a + b, 0);

/** Puts ships under another ship. They are one ship from now on. Returns the stack. */
export function addPrey(g: Cosmic, top: { place: number; colour: Colour; stack: number }, prey: ShipGroup): Stack {
  const s = (top.stack >= 0 ? stackById(g, top.stack) : undefined) ?? newStack(g, top);
  const under = prey.stack >= 0 ? stackById(g, prey.stack) : undefined;
  if (under) moveAll(g, under.hold, s.hold);
  if (under) comeApart(g, under);
  if (under && isSpecial(under)) under.place = s.hold;
  moveCount(g, g.s.ships, prey.colour, prey.place, s.hold, prey.n);
  if (isPlanet(g, prey.place) && g.s.ships.at[prey.place][prey.colour] === 0) noteVacated(g, prey.place, prey.colour);
  touch(g, 'stacks');
  touch(g, 'encounter');
  disturb(g);
  emit(g, 'ships-captured', { colour: COLOURS[prey.colour], n: prey.n, by: COLOURS[top.colour] });
  return s;
}

/** Breaks up a stack: its prey stands free in the place where the stack is. */
export function freePrey(g: Cosmic, s: Stack): ShipGroup[] {
  const out: ShipGroup[] = [];
  g.s.ships.at[s.hold].forEach((n, colour) => {
    if (n === 0) return;
    const special = g.s.stacks.filter((x) => x.place === s.hold && x.colour === colour);
    if (n > special.length) out.push({ place: s.place, colour, stack: -1, n: n - special.length });
    for (const x of special) out.push({ place: s.place, colour, stack: x.id, n: 1 });
    if (s.place === WARP) noteWarp(g, colour, WARP, n);
    emit(g, 'ships-freed', { colour: COLOURS[colour], n });
  });
  moveAll(g, s.hold, s.place);
  comeApart(g, s);
  return out;
}

function moveAll(g: Cosmic, from: number, to: number): void {
  g.s.ships.at[from].forEach((n, colour) => moveCount(g, g.s.ships, colour, from, to, n));
  for (const x of g.s.stacks) if (x.place === from) x.place = to;
}

/** A ship without anything under it is like any other, unless it is special. */
function comeApart(g: Cosmic, s: Stack): void {
  if (isSpecial(s)) touch(g, 'stacks');
  else dropStack(g, s);
}
const isSpecial = (s: Stack): boolean => s.special !== undefined || s.marker !== undefined;

/** Puts the marker of an asset on a ship: one of its kind in its place, or a stack. The ship it was on is like any other again. */
export function markShip(g: Cosmic, asset: Asset, ship: ShipGroup): void {
  const before = asset.ship === undefined ? undefined : stackById(g, asset.ship);
  if (before) {
    delete before.marker;
    if (!isSpecial(before) && preyOf(g, before) === 0) dropStack(g, before);
  }
  const s = stackById(g, ship.stack) ?? newStack(g, ship);
  s.marker = asset.id;
  asset.ship = s.id;
  touch(g, `asset:${asset.id}`);
  touch(g, 'stacks');
  touch(g, 'encounter');
}

function newStack(g: Cosmic, { colour, place }: Pick<ShipGroup, 'colour' | 'place'>): Stack {
  const id = ++g.k.ids;
  const s: Stack = { id, colour, place, hold: newHold(g, `stack:${id}`) };
  g.s.stacks.push(s);
  return s;
}

/** A special ship joins a fleet. From now on it is one of its ships in every way. */
export function addSpecialShip(g: Cosmic, colour: Colour, place: number, special: string): void {
  const id = ++g.k.ids;
  g.s.stacks.push({ id, colour, place, hold: newHold(g, `stack:${id}`), special });
  changeCount(g, colour, place, 1);
  emit(g, 'special-ship-added', { colour: COLOURS[colour], to: placeName(g, place) });
}

/** A special ship is taken out of the game for good, wherever it is. What it carried stands free. */
export function removeSpecialShip(g: Cosmic, special: string): void {
  const s = g.s.stacks.find((x) => x.special === special);
  if (!s) return;
  if (preyOf(g, s) > 0) freePrey(g, s);
  changeCount(g, s.colour, s.place, -1);
  dropStack(g, s);
  emit(g, 'special-ship-removed', { colour: COLOURS[s.colour], from: placeName(g, s.place) });
}

/** The one way the size of a fleet changes. */
export function changeCount(g: Cosmic, colour: Colour, place: number, by: 1 | -1): void {
  const before = g.s.ships.at[place][colour];
  g.s.ships.at[place][colour] += by;
  if (isPlanet(g, place) && (before === 0 || before + by === 0)) touch(g, 'colonies');
  if (isPlanet(g, place) && before + by === 0) noteVacated(g, place, colour);
  stamp(g, colour, by * (place + 1));
  touch(g, placeCell(place));
  touch(g, 'stacks');
  touch(g, 'encounter');
  disturb(g);
}

/** Ships have got away from those that carried them: what carries nothing any more is like any other ship. */
export function looseStacks(g: Cosmic): void {
  for (const s of g.s.stacks) if (!isSpecial(s) && preyOf(g, s) === 0) dropStack(g, s);
}

export function dropStack(g: Cosmic, s: Stack): void {
  g.s.stacks = g.s.stacks.filter((x) => x !== s);
  closeHold(g, s.hold);
  touch(g, 'stacks');
}
