import type { Flow } from '@parley/kernel';
import { spreadOver } from '../asking/choose-ships.ts';
import { kinds, groupsIn, countShips, splitShips } from '../board/groups.ts';
import { colonies, roomOn } from '../board/places.ts';
import type { Cosmic, Player, PlaceNo } from '../state/state.ts';
import type { Founding } from '../timing/events.ts';
import { land, announceColonies } from './landing.ts';

/** A player spreads all ships on colonies anew over those and these other planets. It is one move: what comes of it is seen afterwards (R17.6). */
export function* rearrange(g: Cosmic, p: Player, others: readonly number[], how: { readonly tag: string; readonly from: string }): Flow {
  const places = [...new Set([...colonies(g, p), ...others])].sort((a, b) => a - b);
  const founded: Founding[] = [];
  for (const alike of kinds(groupsIn(g, p, places))) {
    const before = (place: PlaceNo): number => countShips(alike.filter((x) => x.place === place));
    const roomAt = (place: PlaceNo): number => roomOn(g, place) + before(place);
    const spread = yield* spreadOver(g, p, countShips(alike), places, how.tag, how.from, roomAt);
    const after = new Map(spread);
    let leaving = alike.flatMap((x) => splitShips([x], after.get(x.place) ?? 0)[1]);
    for (const [place, n] of spread) {
      const [coming, rest] = splitShips(leaving, Math.max(0, n - before(place)));
      yield* land(g, p, coming, place, founded);
      leaving = rest;
    }
  }
  yield* announceColonies(g, founded);
}
