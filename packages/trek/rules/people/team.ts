import { touch } from '@parley/kernel';
import { canAct } from '../numbers/able.ts';
import { isDocked, isInPlay, locationOf, surfaceAt } from '../board/places.ts';
import { isYours } from '../state/control.ts';
import { is } from '../state/marks.ts';
import type { Attempt, Piece, Trek, Zone } from '../state/state.ts';
import { zoneIn, zoneOf } from '../state/zones.ts';

/** Where those who attempt are: aboard their ship, or on the planet. */
export const placeOfAttempt = ({ mission, ship }: Attempt): Zone => (ship >= 0 ? zoneIn(ship) : surfaceAt(mission));

export function setAttempt(g: Trek, attempt: Attempt | null): void {
  g.s.attempt = attempt;
  touch(g, 'attempt');
}

/** Whoever takes part in the attempt that is going on and is no longer able to, or no longer there, drops out for good (T16.13, T46.10). */
export function keepTeam(g: Trek): void {
  const { attempt } = g.s;
  if (attempt === null) return;
  const team = isThere(g, attempt) ? attempt.team.filter((x) => takesPart(g, attempt, x)) : [];
  if (team.length !== attempt.team.length) setAttempt(g, { ...attempt, team });
}

/** A ship that is gone, docked or cloaked attempts nothing (T15.2). */
function isThere(g: Trek, { mission, ship }: Attempt): boolean {
  if (ship < 0) return true;
  return isInPlay(g, ship) && locationOf(g, ship) === mission && !isDocked(g, ship) && !is(g, ship, 'cloaked');
}
const takesPart = (g: Trek, attempt: Attempt, piece: Piece): boolean =>
  zoneOf(g, piece) === placeOfAttempt(attempt) && isYours(g, attempt.seat, piece) && canAct(g, piece);
