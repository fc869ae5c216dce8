import { coloniesToWin, planets, homeOf, coloniesWorth, shipsInGame, coloniesKept, colonyScore } from '../board/places.ts';
import type { Alien } from '../registry/alien.ts';
import { alienById } from '../registry/registry.ts';
import { players, partnerOf } from '../state/people.ts';
import { type Cosmic, OUT, type Player } from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';
import { couldHoldEnough } from '../variants/stations/rules.ts';

const NORMAL = queryOf('win.normal');

// The rulebook knows no end without a victory, but planets and ships leave the board for good, and then there may be too few of
// them for anybody. By house rule (`deadPosition`) those who have come furthest win then, or play goes on.

export const endsWhenDead = (g: Cosmic): boolean => g.s.options.house.deadPosition === 'most-colonies';

/** Could nobody win any more? Only a table from which something has gone can be so, and none where something else than colonies counts. */
export const isDead = (g: Cosmic): boolean =>
  endsWhenDead(g) && hasShrunk(g) && !NORMAL.isAsked(g) && !players(g).some((p) => hasHope(g, p));

function hasShrunk({ s: { places, ships } }: Cosmic): boolean {
  for (let i = OUT + 1; i < places.length; i++) if (places[i].kind === 'planet' && places[i].system < 0) return true;
  return ships.at[OUT].some((n) => n > 0);
}

/** A team wins when both do (R29.5). */
const hasHope = (g: Cosmic, p: Player): boolean => {
  const partner = partnerOf(g, p);
  return couldWin(g, p) && (partner < 0 || couldWin(g, partner));
};

function couldWin(g: Cosmic, p: Player): boolean {
  if (g.s.teams?.met.includes(p)) return true;
  if (g.s.sheets.some(({ owner, alien }) => owner === p && hasOwnHope(alienById(alien)))) return true;
  return (g.s.options.conquest && couldHoldEnough(g, p)) || mostColonies(g, p) >= coloniesToWin(g);
}

const hasOwnHope = ({ winsItsWay, opensPlanets }: Alien): boolean => winsItsWay === true || opensPlanets === true;

/** The colony marker of somebody with a colony on every foreign planet that is left: it takes a ship for each. */
function mostColonies(g: Cosmic, p: Player): number {
  const foreign = planets(g).filter((x) => homeOf(g, x) !== p);
  return Math.min(coloniesWorth(g, p, foreign), shipsInGame(g, p)) + coloniesKept(g, p);
}

/** Those who have come furthest. A team has come as far as the partner who is behind. Nobody, if nobody has set out. */
export function leaders(g: Cosmic): Player[] {
  const far = players(g).map((p) => {
    const partner = partnerOf(g, p);
    return partner < 0 ? colonyScore(g, p) : Math.min(colonyScore(g, p), colonyScore(g, partner));
  });
  const most = Math.max(...far);
  return most > 0 ? players(g).filter((_, i) => far[i] === most) : [];
}
