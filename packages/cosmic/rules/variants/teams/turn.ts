import { nextAfter } from '../../board/next-player.ts';
import type { Cosmic, Player, Teams } from '../../state/state.ts';

/** R29.6: when play comes past the unused planet, whoever is alone has another turn; then play goes on from there. */
export function nextOfTeams(g: Cosmic, teams: Teams): Player {
  const { turn } = g.s;
  if (turn.planet !== undefined) {
    delete turn.planet;
    return beyondPlanet(g, teams);
  }
  const next = nextAfter(g, turn.owner);
  if (!isPassed(g, teams, turn.owner, next)) return next;
  turn.planet = turn.owner;
  return g.s.order.find((p) => teams.partner[p] < 0) ?? next;
}

/** Those between whom the unused planet lies, clockwise. */
const neighbours = ({ s: { order } }: Cosmic, { planet }: Teams): readonly [Player, Player] => [
  order[planet],
  order[(planet + 1) % order.length],
];

/** Does play come past the unused planet, whichever way it goes? */
function isPassed(g: Cosmic, teams: Teams, from: Player, next: Player): boolean {
  if (teams.planet < 0) return false;
  const [before, after] = neighbours(g, teams);
  return (from === before && next === after) || (from === after && next === before);
}

/** Who comes after the turn of the unused planet. Turns may go the other way since that one began. */
function beyondPlanet(g: Cosmic, teams: Teams): Player {
  const [before, after] = neighbours(g, teams);
  return nextAfter(g, before) === after ? after : before;
}
