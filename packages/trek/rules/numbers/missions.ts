import type { Seat } from '@parley/kernel';
import type { Affiliation, Need, OtherEnd } from '../../language/index.ts';
import { cardOf, factsOf } from '../registry/cards.ts';
import { ownerOf } from '../state/control.ts';
import type { Piece, Trek } from '../state/state.ts';
import { query } from '../timing/timing.ts';
import { fixed } from './printed.ts';

const need = query('need');
const points = query('missionPoints');
const attempters = query('attempters');

/** What solves a mission for this seat, with what texts make of it (T15.16); null: nothing that is known here. */
export function needOf(g: Trek, seat: Seat, mission: Piece): Need | null {
  const printed = cardOf(g, mission).need;
  return printed === null ? null : need.ask(g, printed, { mission, seat });
}

/** What the end of a mission that faces this player shows otherwise than the end its owner sees (T4.2, T46.3). */
function otherEnd(g: Trek, seat: Seat, mission: Piece): OtherEnd {
  const facts = factsOf(g, mission);
  return facts.type === 'Mission' && ownerOf(g, mission) !== seat ? (facts.otherEnd ?? {}) : {};
}

/** What it is worth to whoever solves it. */
export function pointsOf(g: Trek, seat: Seat, mission: Piece): number {
  const facing = otherEnd(g, seat, mission).points;
  return points.ask(g, fixed(facing === undefined ? factsOf(g, mission).points : facing), { mission, seat });
}

/** Whose personnel may attempt it, by the icons on the end that faces this player (T46.3). */
export function attemptersOf(g: Trek, seat: Seat, mission: Piece): readonly Affiliation[] {
  const facts = factsOf(g, mission);
  const printed = facts.type === 'Mission' ? (otherEnd(g, seat, mission).attempters ?? facts.attempters) : [];
  return attempters.ask(g, printed, { mission, seat });
}

/** May anybody of this affiliation attempt it from this side, icons or not (T15.1)? */
export function isOpenTo(g: Trek, seat: Seat, mission: Piece, affiliation: Affiliation): boolean {
  const facts = factsOf(g, mission);
  if (facts.type !== 'Mission' || !facts.anyone || otherEnd(g, seat, mission).attempters !== undefined) return false;
  return !facts.barred.includes(affiliation);
}
