import { type Flow, NOTHING } from '@parley/kernel';
import { splitShips, countShips } from '../board/groups.ts';
import type { Cosmic, Player, ShipGroup } from '../state/state.ts';
import { event, type RetrievingEvent } from '../timing/events.ts';

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
