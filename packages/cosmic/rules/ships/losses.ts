import { type Flow, emit, settle } from '@parley/kernel';
import { chooseShips } from '../asking/choose-ships.ts';
import { groupsAt, countShips, stackById } from '../board/groups.ts';
import { moveShips } from '../board/move.ts';
import { shipsToSpare, berths, isAboard, colonies, shipsAt } from '../board/places.ts';
import type { ShipChoice } from '../board/ships.ts';
import { preyOf, freePrey } from '../board/stacks.ts';
import { personOf, timing } from '../state/people.ts';
import {
  WARP,
  type Cosmic,
  type Player,
  type ShipGroup,
  OUT,
  inEncounter,
  enc,
  type Stack,
  GATE,
  SIDE,
  type PlaceNo,
} from '../state/state.ts';
import { event, awaited, type LossEvent, type Loss, type LostEvent } from '../timing/events.ts';
import { MOOT } from '@parley/kit/content';

const counting = event('ships.count');
const divert = event('ships.divert');
const save = event('ships.save');
const freed = event('ships.freed');
const lostEvent = event('ships.lost');
const isLossAwaited = awaited('ships.lost');

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
  if (isLossAwaited(g)) {
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
export const sacrificePlaces = (g: Cosmic, p: Player, where: 'anywhere' | 'outside'): PlaceNo[] => [
  ...shipPlaces(g, p, where),
  ...berths(g, p),
];

/** Where a player has ships that are free to go elsewhere. No ship is in an encounter that is over. */
export function shipPlaces(g: Cosmic, p: Player, where: 'anywhere' | 'outside'): PlaceNo[] {
  const e = inEncounter(g) && !enc(g).over ? enc(g) : null;
  const inside = (x: number): boolean => e !== null && ((e.defense === p && e.target === x) || (e.carrier === x && isAboard(g, p)));
  const places = colonies(g, p).filter((x) => where === 'anywhere' || !inside(x));
  if (where === 'anywhere') for (const x of [GATE, SIDE]) if (shipsAt(g, p, x) > 0) places.push(x);
  return places;
}
