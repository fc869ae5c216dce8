import type { Flow } from '@parley/kernel';
import { modifier } from '../registry/clauses.ts';
import { lingering } from '../registry/lingering.ts';
import { alliesOn } from '../state/people.ts';
import { enc, SIDES, type Cosmic, type Player } from '../state/state.ts';
import { committable, isBarred, joinBoth } from './joining.ts';

/** Somebody may be on both sides. */
export const bothSides = lingering<{ who: Player }>('alliance.both', (dataOf) => [
  modifier('ally.both', (yes, q, c) => yes || q.who === dataOf(c).who),
]);

/** Both sides have invited this player, whom nothing keeps from joining them and who has a ship for each of them. */
export const couldJoinBoth = (g: Cosmic, p: Player): boolean =>
  SIDES.every((side) => enc(g).invited[side].includes(p) && !isBarred(g, p, side)) && committable(g, p) > 1;

/** Somebody joins both sides: at once or, where alliances are dialled, with the dial (R30.5). */
export function* volunteerBoth(g: Cosmic, p: Player): Flow {
  if (g.s.options.dials) bothSides.start(g, p, { who: p });
  else yield* joinBoth(g, p);
}

/** Is this player an ally of both sides? */
export const isOnBoth = (g: Cosmic, p: Player): boolean => SIDES.every((side) => alliesOn(g, side).includes(p));
