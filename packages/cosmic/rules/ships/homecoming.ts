import { type Flow, endsWith } from '@parley/kernel';
import { spreadOver } from '../asking/choose-ships.ts';
import { kinds, countShips, present } from '../board/groups.ts';
import { moveSome } from '../board/move.ts';
import { colonies } from '../board/places.ts';
import { withoutStandIns } from '../board/stand-ins.ts';
import { isWarp, countInWarp } from '../board/warp.ts';
import { areStranded } from '../cards/kickers.ts';
import type { Cosmic, Player, ShipGroup, PlaceNo } from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';
import { leaveGate, refound } from './landing.ts';
import { tookBack } from './leaving-warp.ts';
import { loseShips } from './losses.ts';

/** Where ships of `p` may return to: the colonies it has, less those about to vanish. */
export const returnPlaces = (g: Cosmic, p: Player, without: readonly number[] = []): PlaceNo[] =>
  without.length === 0 ? colonies(g, p) : colonies(g, p).filter((x) => !without.includes(x));

/**
 * R15.1: the owner spreads returning ships over existing colonies, as far as there is room. Those that find no home are
 * lost (R15.2), or stay in the warp if they come from there; their number is returned. `by`: who decides in the owner's place.
 */
export function returnShips(
  g: Cosmic,
  p: Player,
  groups: readonly ShipGroup[],
  from: string,
  places?: readonly PlaceNo[],
  by = p,
): Flow<number> {
  return groups.length === 0 ? NONE_HOMELESS : bringHome(g, p, groups, from, places ?? returnPlaces(g, p), by);
}
const NONE_HOMELESS = endsWith(0);

function* bringHome(
  g: Cosmic,
  p: Player,
  groups: readonly ShipGroup[],
  from: string,
  places: readonly PlaceNo[],
  by: Player,
): Flow<number> {
  const tag = by === p ? 'ships.return' : 'ships.returnFor';
  if (g.s.stacks.length > 0) groups = withoutStandIns(g, groups);
  if (areStranded(g)) groups = yield* leaveGate(g, groups);
  if (places.length === 0 && REFUGE.isAsked(g)) groups = yield* takeRefuge(g, p, groups);
  const homeless: ShipGroup[] = [];
  const to: number[] = [];
  for (const alike of groups.length === 1 ? [groups] : kinds(groups)) {
    const homes = yield* spreadOver(g, p, countShips(alike), places, tag, from, undefined, by);
    let left: readonly ShipGroup[] = alike;
    for (const [place, k] of homes) {
      left = moveSome(g, left, place, k);
      to.push(place);
    }
    homeless.push(...left);
  }
  if (homeless.length > 0)
    yield* loseShips(
      g,
      'lost',
      -1,
      homeless.filter((x) => !isWarp(g, x.place)),
    );
  yield* tookBack(g, p, countInWarp(g, groups) - countInWarp(g, homeless), to);
  return countShips(homeless);
}

const REFUGE = queryOf('ships.refuge');
/** Ships that have no colony to return to found one at home, if an effect allows it. Returns those that are left. */
function* takeRefuge(g: Cosmic, p: Player, ships: readonly ShipGroup[]): Flow<readonly ShipGroup[]> {
  const homes = REFUGE.ask(g, [], { who: p, ships });
  if (homes.length === 0) return ships;
  yield* refound(g, p, ships, homes);
  return present(g, ships);
}
