import type { Seat } from '@parley/kernel';
import { isMain, shipsIn, type Board } from '../see/board.ts';
import { personaOf } from './notes.ts';

// One scale for everything: a foreign colony of one's own is worth ten.
export const COLONY = 10;
export const WIN = 80;
export const HOME = 3;
export const POWER = 5;
export const CARD = 1.2;
/** A ship in the warp comes back, sooner or later. */
export const SHIP = 0.4;
/** What another's gain costs, as a share of what it is worth to them. */
export const RIVAL = 0.25;

/** Colonies that a player is short of. */
const shortOf = (b: Board, p: Seat): number => (b.met.includes(p) ? 0 : Math.max(0, goalOf(b, p) - b.score[p]));

/** Colonies with which a player wins, or all but wins. */
function goalOf(b: Board, p: Seat): number {
  let goal = b.toWin;
  for (const s of b.sheetsOf(p)) goal = Math.min(goal, personaOf(s.alien).enough ?? goal);
  return goal;
}

/** Would this player win with so many more foreign colonies? R29.4: a team shares what it gains, and both must have enough. */
export function wouldWin(b: Board, p: Seat, more = 1): boolean {
  const partner = b.partnerOf(p);
  return shortOf(b, p) + (partner < 0 ? 0 : shortOf(b, partner)) <= more;
}

/** Do these two win together? */
export const areOne = (b: Board, p: Seat, q: Seat): boolean => p === q || b.partnerOf(p) === q;

/** What a colony of the partner is worth: hardly less than an own one, and nothing beyond what it takes to win. */
const PARTNER = 0.9;

/** What losing a ship costs: more when there are few left. */
export function shipCost(b: Board, p: Seat): number {
  const total = b.toWin * 4;
  const lost = b.warp[p] / total;
  return SHIP * (1 + lost * 2);
}

/** What one more foreign colony of somebody is worth to me. `meToo`: I win at the same moment. */
export function colonyOf(b: Board, p: Seat, meToo: boolean): number {
  if (p === b.me) return wouldWin(b, p) ? WIN : COLONY;
  if (areOne(b, p, b.me)) return wouldWin(b, p) ? WIN : shortOf(b, p) > 0 ? COLONY * PARTNER : 0;
  if (wouldWin(b, p)) return meToo ? -COLONY : -WIN;
  return -COLONY * RIVAL * (0.6 + b.score[p] / b.toWin);
}

export interface Stakes {
  /** What it is worth to me that the offense wins, and that the defense wins. */
  readonly offense: number;
  readonly defense: number;
}

/** What hangs on the encounter for me, if I join as `extra` says, or as things are. */
export function stakes(b: Board, extra: { side: 0 | 1; ships: number } | null = null): Stakes {
  const e = b.encounter;
  const target = e?.target ? b.planet(e.target) : undefined;
  if (!e || !target) return { offense: 0, defense: 0 };
  const landing = [e.offense, ...e.allies[0].filter((p) => p !== e.offense)];
  if (extra?.side === 0) landing.push(b.me);
  const gains = landing.filter((p) => target.ships[p] === 0 && target.home !== p);
  const meToo = gains.includes(b.me) && wouldWin(b, b.me);
  let offense = 0;
  for (const p of gains) offense += colonyOf(b, p, meToo);
  // At home a won encounter brings back a planet, which wins no game.
  if (landing.includes(b.me) && target.home === b.me && target.ships[b.me] === 0) offense += homeWorth(b, b.me, 1);
  offense -= loses(b, e.defense, target.home, target.ships[e.defense] ?? 0);
  const mine = shipsIn(b, b.me);
  const cost = shipCost(b, b.me);
  let defense = 0;
  if (e.offense === b.me || e.allies[0].includes(b.me)) defense -= mine * cost;
  if (extra?.side === 0) defense -= extra.ships * cost;
  const helping = e.allies[1].includes(b.me) ? b.beside[b.me] : 0;
  const added = extra?.side === 1 ? extra.ships : 0;
  offense -= (helping + added) * cost;
  defense += (helping + added) * CARD;
  // A turn that goes on is worth something to whoever has it.
  if (e.offense === b.me) offense += e.nth === 1 ? 2 : 0;
  else if (isMain(b, b.me) || e.nth === 1) offense -= 0.5;
  return { offense, defense };
}

/** What I lose as a main player when my side does, beyond what others gain by it. */
export function atRisk(b: Board): number {
  const e = b.encounter;
  const target = e?.target ? b.planet(e.target) : undefined;
  if (!e || !target) return 0;
  if (e.offense === b.me) return shipsIn(b, b.me) * shipCost(b, b.me);
  return e.defense === b.me ? loses(b, b.me, target.home, target.ships[b.me]) : 0;
}

/** What it costs me that the defense loses its ships on the planet. Negative: I like to see it. */
function loses(b: Board, defense: Seat, home: Seat, ships: number): number {
  if (defense < 0) return 0;
  const isHome = defense === home;
  if (areOne(b, defense, b.me) && defense !== b.me) return isHome ? HOME : COLONY * PARTNER;
  if (defense !== b.me) return ships === 0 || isHome ? -0.3 : -COLONY * RIVAL * 0.8;
  const lost = ships * shipCost(b, b.me);
  if (ships === 0) return 0;
  return lost + (isHome ? homeWorth(b, b.me, 0) : COLONY);
}

/** A home colony, more where the power hangs on it. `more`: it would be gained, else lost. */
function homeWorth(b: Board, p: Seat, more: 0 | 1): number {
  return HOME + (b.homes[p] + more === b.forPower ? POWER : 0);
}
