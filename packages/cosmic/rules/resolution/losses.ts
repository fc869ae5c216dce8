import { disturb, emit, placeCell, settle, somebodyReacts, touch, type Flow } from '@parley/kernel';
import { destroyAt } from '../board/assets.ts';
import { personOf, timing } from '../board/people.ts';
import { berths, changePlace, colonies, isAboard, noWorld, placeName, roomOn, shipsAt, shipsToSpare } from '../board/places.ts';
import {
  chooseAmong,
  chooseShips,
  countShips,
  freePrey,
  groupsAt,
  kinds,
  moveShips,
  moveSome,
  preyOf,
  spreadOver,
  stackById,
  type ShipChoice,
} from '../board/ships.ts';
import { COLOURS, enc, GATE, inEncounter, OUT, SIDE, WARP, type Cosmic, type Player, type ShipGroup, type Stack } from '../state/state.ts';
import { noteVacated } from '../board/vacated.ts';
import { MOOT } from '../timing/signals.ts';
import { event, eventKey, type Loss, type LossEvent, type LostEvent } from '../timing/windows.ts';

const counting = event('ships.count');
const divert = event('ships.divert');
const save = event('ships.save');
const freed = event('ships.freed');
const lostEvent = event('ships.lost');
const LOST = eventKey('ships.lost');

/**
 * The one way ships are lost (kernel-needs 7.4). All losses of one cause are one instant: effects that change their number
 * come first, then effects that divert ships, then effects that save them, then the rest arrives together, then effects of the loss.
 */
export function* loseShips(g: Cosmic, kind: LossEvent['kind'], by: Player, ships: readonly ShipGroup[], to = WARP): Flow<LossEvent> {
  const losses: Loss[] = [];
  for (const { place, colour, stack, n } of ships) if (n > 0) losses.push({ place, colour, stack, n, owner: personOf(g, colour), to });
  const ev: LossEvent = { kind, by, losses };
  if (losses.length > 0 || kind === 'losing') yield* counting(g, ev);
  if (ev.losses.length === 0) return ev;
  yield* divert(g, ev); // faq-void-3, faq-zombie-6, faq-observer-2
  yield* save(g, ev); // faq-healer-2, faq-zombie-3
  yield* arrive(g, ev);
  return ev;
}

/** Ships leave the game without being on their way to the warp. */
export const removeShips = (g: Cosmic, by: Player, ships: readonly ShipGroup[]): Flow<LossEvent> => loseShips(g, 'sent', by, ships, OUT);

/** The same, but everybody keeps as many ships as it takes to win: the rest goes to the warp. */
export function* removeSparing(g: Cosmic, by: Player, ships: readonly ShipGroup[]): Flow {
  const out: ShipGroup[] = [];
  const warp: ShipGroup[] = [];
  const left = new Map<Player, number>();
  for (const x of ships) {
    const owner = personOf(g, x.colour);
    const spare = left.get(owner) ?? shipsToSpare(g, owner);
    const n = Math.min(spare, x.n);
    left.set(owner, spare - n);
    if (n > 0) out.push({ ...x, n });
    if (x.n > n) warp.push({ ...x, n: x.n - n });
  }
  yield* removeShips(g, by, out);
  yield* loseShips(g, 'lost', by, warp);
}

/** What is still on its way to the warp. */
export const doomed = (ev: LossEvent, owner?: Player): Loss[] =>
  ev.losses.filter((x) => {
    const isDoomed = x.to === WARP; // faq-hazards-05
    return isDoomed && (owner === undefined || x.owner === owner);
  });
export const doomedCount = (ev: LossEvent, owner?: Player): number => countShips(doomed(ev, owner));

/** Sends `n` of a loss elsewhere; the rest stays doomed. */
export function redirect(ev: LossEvent, loss: Loss, n: number, to: number): void {
  if (n >= loss.n) {
    loss.to = to;
    return;
  }
  const at = ev.losses.indexOf(loss);
  ev.losses.splice(at, 1, { ...loss, n: loss.n - n }, { ...loss, n, to });
}

/** Makes one ship of a loss a loss of its own. */
export function splitOne(ev: LossEvent, loss: Loss): Loss {
  if (loss.n === 1) return loss;
  const one = { ...loss, n: 1 };
  ev.losses.splice(ev.losses.indexOf(loss), 1, { ...loss, n: loss.n - 1 }, one);
  return one;
}

/** Ships of `p` that are about to be lost go to these places instead, so many to each. */
export function saveShips(ev: LossEvent, p: Player, homes: readonly (readonly [number, number])[], which: (loss: Loss) => boolean): void {
  for (const [place, n] of homes)
    for (let left = n; left > 0;) {
      const [loss] = doomed(ev, p).filter(which);
      const k = Math.min(left, loss.n);
      redirect(ev, loss, k, place);
      left -= k;
    }
}

/** The owner takes its doomed ships, or these of them, to colonies that outlast the loss, as far as there is room. Stacks go one by one. */
export function* takeHome(
  g: Cosmic,
  ev: LossEvent,
  p: Player,
  how: { tag: string; from: string },
  which: (loss: Loss) => boolean = () => true,
): Flow {
  for (const alike of kinds(doomed(ev, p).filter(which))) {
    const [{ colour, stack }] = alike;
    const roomAt = (place: number): number => roomAfter(g, ev, place);
    const homes = yield* spreadOver(g, p, countShips(alike), survivingColonies(g, p, ev), how.tag, how.from, roomAt);
    saveShips(ev, p, homes, (x) => which(x) && x.colour === colour && x.stack === stack);
  }
}

/** So many of its doomed ships the owner takes home; where they are of several kinds it says which. */
export function* takeSomeHome(g: Cosmic, ev: LossEvent, p: Player, n: number, from: string): Flow {
  const alike = kinds(doomed(ev, p)).map((x) => ({ ...x[0], n: countShips(x) }));
  const saved = yield* chooseAmong(g, p, alike, { tag: 'ships.spare', from, min: n, max: n, data: { n } });
  const roomAt = (place: number): number => roomAfter(g, ev, place);
  for (const { colour, stack, n: k } of saved) {
    const homes = yield* spreadOver(g, p, k, survivingColonies(g, p, ev), 'ships.return', from, roomAt);
    saveShips(ev, p, homes, (x) => x.colour === colour && x.stack === stack);
  }
}

/** The colonies that would still take a doomed ship of this player. */
export const homesFor = (g: Cosmic, ev: LossEvent, p: Player): number[] =>
  survivingColonies(g, p, ev).filter((x) => roomAfter(g, ev, x) > 0);
/** Could any doomed ship of this player be taken home? */
export const canTakeHome = (g: Cosmic, ev: LossEvent, p: Player): boolean => doomedCount(ev, p) > 0 && homesFor(g, ev, p).length > 0;

/** Room on a planet once these losses are done. */
function roomAfter(g: Cosmic, ev: LossEvent, planet: number): number {
  const leaving = countShips(ev.losses.filter((x) => x.place === planet));
  return roomOn(g, planet) + leaving - countShips(ev.losses.filter((x) => x.to === planet));
}

/** Ships of a player that a loss leaves alone: those of which it could take more. */
export function notDoomed(g: Cosmic, ev: LossEvent, p: Player): ShipGroup[] {
  const groups = sacrificePlaces(g, p, 'anywhere').flatMap((place) => groupsAt(g, p, place));
  return groups.flatMap((x) => {
    const same = (y: ShipGroup): boolean => y.place === x.place && y.colour === x.colour && y.stack === x.stack;
    const n = x.n - countShips(ev.losses.filter(same));
    return n > 0 ? [{ ...x, n }] : [];
  });
}

/** More ships are lost by the same cause, at the same instant. */
export function addLosses(g: Cosmic, ev: LossEvent, ships: readonly ShipGroup[]): void {
  for (const x of ships) ev.losses.push({ ...x, owner: personOf(g, x.colour), to: WARP });
}

/** Takes ships out of the event, all of a loss or so many: somebody else deals with them. */
export function withdraw(ev: LossEvent, loss: Loss, n = loss.n): void {
  const rest = n < loss.n ? [{ ...loss, n: loss.n - n }] : [];
  ev.losses = ev.losses.flatMap((x) => (x === loss ? rest : [x]));
}

/** The colonies of a player that will still be there when these losses are done (R15.4). */
export function survivingColonies(g: Cosmic, p: Player, ev: LossEvent): number[] {
  return colonies(g, p).filter((place) => {
    const leaving = ev.losses.filter((x) => x.owner === p && x.place === place);
    return shipsAt(g, p, place) > countShips(leaving); // faq-zombie-5, faq-vacuum-2
  });
}

/** What is left of losses after the reactions to them: one of those may have cost some of the very same ships. */
function stillHere(g: Cosmic, losses: readonly Loss[]): Loss[] {
  const out: Loss[] = [];
  for (const x of losses) {
    const there = countLike(groupsAt(g, x.owner, x.place), x) - countLike(out, x);
    if (there > 0) out.push(there < x.n ? { ...x, n: there } : x);
  }
  return out;
}

/** How many of these ships stand in the same place and are of the same kind. */
function countLike(groups: readonly ShipGroup[], { place, colour, stack }: ShipGroup): number {
  let n = 0;
  for (const y of groups) if (y.place === place && y.colour === colour && y.stack === stack) n += y.n;
  return n;
}

const NO_LOSSES: readonly Loss[] = [];

function* arrive(g: Cosmic, ev: LossEvent): Flow {
  ev.losses = stillHere(g, ev.losses);
  const toWarp = new Map<Player, number>();
  for (const loss of ev.losses) {
    moveShips(g, [loss], loss.to);
    if (loss.to !== WARP && loss.to !== OUT) continue;
    const isLost = loss.to === WARP; // faq-general-08, faq-general-10, faq-zombie-1, faq-void-2
    if (isLost) toWarp.set(loss.owner, (toWarp.get(loss.owner) ?? 0) + loss.n);
    emit(g, loss.to === WARP ? 'ships-lost' : 'ships-removed', { who: loss.owner, n: loss.n });
  }
  if (ev.kind === 'losing' && inEncounter(g)) for (const [p, n] of toWarp) enc(g).lost[p] += n;
  for (const [p, n] of toWarp) noteSunk(g, p, n);
  const loose = yield* breakStacks(g, ev);
  const standing = g.s.stacks.length > 0 ? ev.losses.filter((x) => stackById(g, x.stack) !== undefined) : NO_LOSSES;
  yield* settle(g);
  for (const x of standing) if (!stackById(g, x.stack)) x.gone = true;
  if (somebodyReacts(g, LOST)) {
    yield* tellLost(g, ev, 'warp');
    yield* tellLost(g, ev, 'out');
  }
  if (loose.length > 0) yield* loseFreed(g, loose);
}

/** Writes down how many ships somebody has lost to the warp, and who has since the outcome is known. */
function noteSunk(g: Cosmic, p: Player, n: number): void {
  if (!inEncounter(g)) return;
  enc(g).wrecks[p] += n;
  if (enc(g).phase !== 'resolution') return;
  const sunk = (enc(g).sunk ??= []);
  if (!sunk.includes(p)) sunk.push(p);
}

function* tellLost(g: Cosmic, ev: LossEvent, to: LostEvent['to']): Flow {
  const place = to === 'warp' ? WARP : OUT;
  if (!ev.losses.some((x) => x.to === place)) return;
  for (const owner of timing(g)) {
    const groups = ev.losses.filter((x) => x.owner === owner && x.to === place);
    const n = countShips(groups);
    if (n > 0) yield* lostEvent(g, { owner, n, kind: ev.kind, by: ev.by, to, groups });
  }
}

/** Stacks that reached the warp come apart, unless their owner keeps them together. */
function* breakStacks(g: Cosmic, ev: LossEvent): Flow<ShipGroup[]> {
  if (g.s.stacks.length === 0) return [];
  const carries = (s: Stack | undefined): boolean => s !== undefined && preyOf(g, s) > 0;
  const arrived = ev.losses.filter((x) => x.stack >= 0 && x.to === WARP && carries(stackById(g, x.stack)));
  if (arrived.length === 0) return [];
  const open: LossEvent = { kind: ev.kind, by: ev.by, losses: arrived };
  yield* freed(g, open);
  const loose: ShipGroup[] = [];
  for (const x of open.losses) {
    const stack = stackById(g, x.stack);
    if (stack) loose.push(...freePrey(g, stack));
  }
  return loose;
}

/** Ships freed in the warp are lost by their owners there and then: a batch of its own for whoever saves or heals. */
function* loseFreed(g: Cosmic, ships: readonly ShipGroup[]): Flow {
  const losses: Loss[] = ships.map((x) => ({ ...x, owner: personOf(g, x.colour), to: WARP }));
  const ev: LossEvent = { kind: 'lost', by: -1, losses };
  yield* save(g, ev); // faq-fungus-09
  ev.losses = stillHere(g, ev.losses);
  for (const loss of ev.losses) moveShips(g, [loss], loss.to);
  yield* settle(g);
  for (const owner of timing(g).slice()) {
    const groups = ev.losses.filter((x) => x.owner === owner && x.to === WARP);
    const n = countShips(groups);
    if (n > 0) noteSunk(g, owner, n);
    if (n > 0) yield* lostEvent(g, { owner, n, kind: 'lost', by: -1, to: 'warp', groups });
  }
}

/** The ships of a report that are still where they arrived: an earlier effect may have taken them elsewhere. */
export function stillThere(g: Cosmic, ev: LostEvent): ShipGroup[] {
  // A stack that came apart is a plain ship now.
  const stackOf = (x: ShipGroup): number => (stackById(g, x.stack) ? x.stack : -1);
  return groupsAt(g, ev.owner, ev.to === 'warp' ? WARP : OUT).flatMap((x) => {
    const lost = ev.groups.filter((y) => !y.gone && y.colour === x.colour && stackOf(y) === x.stack);
    const n = Math.min(x.n, countShips(lost));
    return n > 0 ? [{ ...x, n }] : [];
  });
}

/** R15.3: a forced loss; the owner picks from ships under its control. Outside the encounter when the effect says so. */
export function* loseChosen(
  g: Cosmic,
  p: Player,
  n: number,
  how: Omit<ShipChoice, 'min' | 'max'> & { kind?: LossEvent['kind']; cause?: Player; where?: 'anywhere' | 'outside' },
): Flow<LossEvent> {
  const places = sacrificePlaces(g, p, how.where ?? 'anywhere');
  const ships = yield* chooseShips(g, p, places, { ...how, min: n, max: n }); // faq-general-49
  // A price for which an answer to the effect has left no ship cannot be paid, and nothing more comes of the effect.
  if (how.kind === 'sent' && ships.length === 0) throw MOOT;
  return yield* loseShips(g, how.kind ?? 'lost', how.cause ?? -1, ships);
}

/** Where a player has ships to lose or to pay with: also those on vessels and on techs that are being researched (R15.3, R24.6). */
export const sacrificePlaces = (g: Cosmic, p: Player, where: 'anywhere' | 'outside'): number[] => [
  ...shipPlaces(g, p, where),
  ...berths(g, p),
];

/** Where a player has ships that are free to go elsewhere. No ship is in an encounter that is over. */
export function shipPlaces(g: Cosmic, p: Player, where: 'anywhere' | 'outside'): number[] {
  const e = inEncounter(g) && !enc(g).over ? enc(g) : null;
  const inside = (x: number): boolean => e !== null && ((e.defense === p && e.target === x) || (e.carrier === x && isAboard(g, p)));
  const places = colonies(g, p).filter((x) => where === 'anywhere' || !inside(x));
  if (where === 'anywhere') for (const x of [GATE, SIDE]) if (shipsAt(g, p, x) > 0) places.push(x);
  return places;
}

/** Takes a planet off the board; the caller sees to the ships on it. `keeper`: the colour that counts it as a colony, or -1. */
export function removePlanet(g: Cosmic, planet: number, keeper: number): void {
  g.s.ships.at[planet].forEach((n, colour) => n > 0 && noteVacated(g, planet, colour));
  changePlace(g, planet, { system: -1, keeper });
  if (g.s.warpWorlds !== undefined) noWorld(g, planet);
  destroyAt(g, planet); // storm-stations-06, faq-space-stations-8, storm-multiple-06
  disturb(g);
  touch(g, placeCell(planet));
  touch(g, 'map');
  emit(g, 'planet-removed', { planet: placeName(g, planet), keeper: keeper < 0 ? null : COLOURS[keeper] });
}

export { moveSome };
