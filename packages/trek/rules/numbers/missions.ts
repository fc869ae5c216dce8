import type { Seat } from '@parley/kernel';
import type { Affiliation, Need } from '../../language/index.ts';
import { cardOf, factsOf } from '../registry/cards.ts';
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

/** What it is worth to whoever solves it. */
export const pointsOf = (g: Trek, seat: Seat, mission: Piece): number =>
  points.ask(g, fixed(factsOf(g, mission).points), { mission, seat });

/** Whose personnel may attempt it, from this side of the line (T46.3). */
export function attemptersOf(g: Trek, seat: Seat, mission: Piece): readonly Affiliation[] {
  const facts = factsOf(g, mission);
  return attempters.ask(g, facts.type === 'Mission' ? facts.attempters : [], { mission, seat });
}
