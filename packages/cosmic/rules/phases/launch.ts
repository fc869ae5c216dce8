import { type Flow, askOpen, showing, oneOf, touch, emit, type Spread, spreadOf } from '@parley/kernel';
import { SHOWS } from '../../ids/shows.ts';
import { groupKey, groupPlaces, pickedGroups } from '../asking/choose-ships.ts';
import { groupsIn, groupsAt, countIn, fromWarp, countShips } from '../board/groups.ts';
import { withoutSecond, countSendable, markedAmong } from '../board/markers.ts';
import { moveShips } from '../board/move.ts';
import { system, hasColony, roomOn, placeName, placeNamed, inWarp, colonies, shipsOnColonies, shipsAt } from '../board/places.ts';
import { tookBack } from '../ships/leaving-warp.ts';
import { arePartners, colourOf, personOf, clockwise } from '../state/people.ts';
import { enc, GATE, type Cosmic, type Colour, type Player, NORMAL_LIMIT, WARP, type ShipGroup, type PlaceNo } from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';
import { endEncounter } from '../timing/signals.ts';
import { at, atStepOf } from '../timing/windows.ts';
import { servedPlanet, emptyHomePlanets } from './destiny.ts';
import { winUnopposed } from './resolution.ts';

const aimed = at('launch.aimed');
const committing = atStepOf('launch.commit');
const after = at('launch.after');

/** R7: aim the gate at a planet, then send ships. */
export function* launch(g: Cosmic): Flow {
  const e = enc(g);
  if (e.reclaim) {
    yield* reclaim(g);
    return;
  }
  yield* aim(g);
  yield* aimed(g);
  yield* committing(g, e.offense);
  yield* sendShips(g, e.offense, 'offense', GATE, 'launch.ships');
  yield* after(g);
}

const TARGETS = queryOf('launch.targets');
/** The planets at which the offense may aim. */
export function legalTargets(g: Cosmic): readonly number[] {
  const e = enc(g);
  const open = targetsIn(g, e.system, e.defense);
  return TARGETS.ask(g, open, null);
}

/**
 * R7.1: planets of a system on which the offense could gain a colony from this defense. In its own home that is any of them, in
 * any other one those where it has a colony; at home the offense may have one there itself (R6.4), as it may at
 * the home of its partner, whom it never encounters (R29.2).
 */
export function targetsIn(g: Cosmic, home: Colour, defense: Player): number[] {
  const { offense } = enc(g);
  if (arePartners(g, offense, defense)) return [];
  const atHome = home === colourOf(g, offense) || arePartners(g, offense, personOf(g, home));
  return system(g, home).filter((x) => {
    if (home !== colourOf(g, defense) && !hasColony(g, defense, x)) return false; // errata-will-1, faq-will-1
    const isHeld = hasColony(g, offense, x); // faq-general-51
    return atHome || (!isHeld && roomOn(g, x, defense) > 0);
  });
}

/** Every planet on which the offense could encounter this player: all at its home, elsewhere those where it has a colony. */
export const battlefields = (g: Cosmic, defense: Player): number[] =>
  clockwise(g, defense).flatMap((host) => targetsIn(g, colourOf(g, host), defense));

/** Has an effect chosen the planet already? */
const isChosen = (g: Cosmic, legal: readonly number[]): boolean =>
  legal.length === 1 && TARGETS.isAsked(g) && targetsIn(g, enc(g).system, enc(g).defense).length > 1;

function* aim(g: Cosmic): Flow {
  const e = enc(g);
  const answer = yield* askOpen(g, () => {
    const legal = legalTargets(g);
    if (legal.length === 0 || isChosen(g, legal)) return null;
    const options = legal.map((x) => placeName(g, x));
    return showing(SHOWS.target, oneOf(e.offense, 'launch.aim', 'rule:R7.1', options));
  });
  const planet = answer === null ? legalTargets(g)[0] : placeNamed(g, answer);
  if (planet === undefined) endEncounter(g, { success: false, turnEnds: true });
  aimAt(g, planet);
  servedPlanet(g);
}

/** The gate points at a planet now. The encounter goes along, with everybody in the gate and beside the planet. */
export function aimAt(g: Cosmic, planet: PlaceNo): void {
  enc(g).target = planet;
  enc(g).system = g.s.places[planet].system;
  touch(g, 'encounter');
  emit(g, 'gate-aimed', { planet: placeName(g, planet) });
}

const LIMIT = queryOf('ships.limit');
const LEAST = queryOf('ships.least');
const FROM_WARP = queryOf('ships.fromWarp');
const DELAYED = queryOf('ships.delayed');
/** The most ships a player may send now, if there are so many. */
export const sendLimit = (g: Cosmic, who: Player, as: 'offense' | 'ally'): number => LIMIT.ask(g, NORMAL_LIMIT, { who, as });

/** May all ships a player has in the warp be sent straight from there, as far as the limit allows? Then nothing need open the warp for it. */
export const isWarpOpen = (g: Cosmic, who: Player, as: 'offense' | 'ally'): boolean =>
  FROM_WARP.isAsked(g) && FROM_WARP.ask(g, 0, { who, as }) >= inWarp(g, who);

/** Do the ships of this player come later than the others? */
export const isDelayed = (g: Cosmic, who: Player, to: number): boolean => DELAYED.isAsked(g) && DELAYED.ask(g, false, { who, to });

/** The ships a player could send: from colonies, and from the warp where an effect allows it. */
export function sendable(g: Cosmic, p: Player, as: 'offense' | 'ally'): ShipGroup[] {
  const { defense, target } = enc(g);
  // R7.6: nothing leaves the planet that is attacked, not even to join the other side.
  const held = as === 'ally' && p === defense;
  const groups = groupsIn(g, p, held ? colonies(g, p).filter((x) => x !== target) : colonies(g, p));
  if (FROM_WARP.isAsked(g)) {
    const n = FROM_WARP.ask(g, 0, { who: p, as });
    if (n > 0) groups.push(...groupsAt(g, p, WARP).map((x) => ({ ...x, n: Math.min(x.n, n) })));
  }
  return g.s.options.doubleShip === 'none' ? groups : withoutSecond(g, p, groups);
}

/** How many ships a player could send. `enough`: more than that need not be counted. */
export function sendableCount(g: Cosmic, p: Player, as: 'offense' | 'ally', enough = Infinity): number {
  const plain = !FROM_WARP.isAsked(g) && g.s.options.doubleShip === 'none' && (as === 'offense' || p !== enc(g).defense);
  return plain ? shipsOnColonies(g, p, enough) : countSendable(g, sendable(g, p, as));
}

/** Ships of which not all may be sent together: two special ones, and those in the warp if they are of several kinds. */
export function capsOn(g: Cosmic, p: Player, groups: readonly ShipGroup[], warp: number): Spread['caps'] {
  if (g.s.stacks.length === 0 && g.s.fleets === g.s.players) return undefined;
  const special = g.s.options.doubleShip === 'none' ? [] : markedAmong(g, groups);
  const keys = (ships: readonly ShipGroup[]): string[] => ships.map((x) => groupKey(g, p, x));
  const caps: { of: string[]; max: number }[] = [];
  const most = 1; // dominion-double-04
  if (special.length > 1) caps.push({ of: keys(special), max: most });
  if (countIn(WARP, groups) > warp) caps.push({ of: keys(fromWarp(groups)), max: warp });
  return caps.length > 0 ? caps : undefined;
}

/**
 * Sends 1 to 4 ships; none if there are none (R7.4). Effects change the limit and add the warp as a source. `spare`:
 * ships that must stay behind; `least` and `most`: how many of them there have to be.
 */
export function* sendShips(
  g: Cosmic,
  p: Player,
  as: 'offense' | 'ally',
  to: number,
  tag: string,
  spare = 0,
  most = Infinity,
  least = 1,
): Flow {
  if (isDelayed(g, p, to)) return;
  let groups: ShipGroup[] = [];
  const answer = yield* askOpen(g, () => {
    if (enc(g).reclaim && !isReclaimable(g)) return null;
    groups = sendable(g, p, as);
    const limit = Math.min(most, sendLimit(g, p, as));
    // Ships that an effect has put there count.
    const before = shipsAt(g, p, to);
    const caps = capsOn(g, p, groups, FROM_WARP.ask(g, 0, { who: p, as }));
    const max = Math.min(countSendable(g, groups) - spare, limit - before);
    if (max <= 0) return null; // faq-general-23
    const asked = LEAST.ask(g, least, { who: p, as });
    const possible = Math.min(max, asked); // faq-technology-19
    const min = before > 0 ? 0 : possible;
    const rule = as === 'offense' ? 'rule:R7.2' : 'rule:R8.2';
    return showing(
      as === 'offense' ? SHOWS.launch : SHOWS.ally,
      spreadOf(p, tag, rule, groupPlaces(g, p, groups), min, max, { limit: max }, caps),
    );
  });
  if (answer === null) return;
  const ships = pickedGroups(g, p, groups, answer);
  moveShips(g, ships, to);
  emit(g, 'ships-sent', { who: p, n: countShips(ships), as });
  yield* tookBack(g, p, countIn(WARP, ships));
}

/** Is the planet that the offense means to reclaim still empty (R6.5)? An effect at any time may have settled it. */
const isReclaimable = (g: Cosmic): boolean => emptyHomePlanets(g, enc(g).system).includes(enc(g).target);

/** R6.4 b: ships found a colony on an empty home planet. The encounter ends there, as a win (R6.5); without such a planet the turn does. */
function* reclaim(g: Cosmic): Flow {
  const e = enc(g);
  for (let first = true; ; first = false) {
    yield* aimAtOwn(g);
    if (first) yield* committing(g, e.offense);
    yield* sendShips(g, e.offense, 'offense', GATE, 'launch.ships');
    if (shipsAt(g, e.offense, GATE) > 0) break;
    // An effect at any time may have cost the last ship meanwhile.
    if (isReclaimable(g)) endEncounter(g, { success: false, turnEnds: true });
  }
  emit(g, 'reclaimed', { who: e.offense, planet: placeName(g, e.target) });
  yield* winUnopposed(g, 'reclaimed');
}

function* aimAtOwn(g: Cosmic): Flow {
  const e = enc(g);
  const answer = yield* askOpen(g, () => {
    const options = emptyHomePlanets(g, e.system).map((x) => placeName(g, x));
    return options.length === 0 ? null : showing(SHOWS.target, oneOf(e.offense, 'launch.reclaim', 'rule:R6.4', options));
  });
  if (answer === null) endEncounter(g, { success: false, turnEnds: true });
  aimAt(g, placeNamed(g, answer));
}
