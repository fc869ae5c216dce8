import type { Cosmic, Player, Teams } from '../../board/state.ts';
import { nextAfter } from '../../turn/turn.ts';

/** R29.6: when play comes past the unused planet, whoever is alone has another turn; then play goes on from there. */
export function nextOfTeams(g: Cosmic, teams: Teams): Player {
  const { turn } = g.s;
  const from = turn.planet ?? turn.owner;
  const next = nextAfter(g, from);
  if (turn.planet !== undefined || !isPassed(g, teams, from, next)) {
    delete turn.planet;
    return next;
  }
  turn.planet = from;
  return g.s.order.find((p) => teams.partner[p] < 0) ?? next;
}

/** Does the unused planet lie between two neighbours, whichever way play goes? */
function isPassed({ s: { order } }: Cosmic, { planet }: Teams, from: Player, next: Player): boolean {
  if (planet < 0) return false;
  const [before, after] = [order[planet], order[(planet + 1) % order.length]];
  return (from === before && next === after) || (from === after && next === before);
}
