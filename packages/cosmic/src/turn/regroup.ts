import { settle, type Flow } from '@parley/kernel';
import { colonies, homePlanets, roomOn } from '../board/places.ts';
import { chooseShips, countShips, land, moveShips, returnShips } from '../board/ships.ts';
import { enc, GATE, WARP, type Cosmic, type Player } from '../board/state.ts';
import { ask, emit } from '@parley/kernel';
import { placeName, placeNamed } from '../board/places.ts';
import { at, event, type RetrieveEvent } from '../windows.ts';

const wins = at('encounter.wins');
const start = at('encounter.start');
const retrieving = event('retrieve');
const during = at('regroup.during');

/** R5: wins that come before everything else, effects of the start of an encounter, then the offense takes back one ship. */
export function* regroup(g: Cosmic): Flow {
  yield* wins(g);
  yield* start(g);
  const ev: RetrieveEvent = { who: enc(g).offense, n: 1, replaced: false };
  yield* retrieving(g, ev);
  if (!ev.replaced) yield* retrieve(g, ev.who, ev.n, 'rule:R5.3');
  yield* settle(g);
  yield* during(g);
}

/**
 * Takes ships out of the warp to colonies. Without any colony they stay there (R15.1), but the offense that regroups founds
 * one at home, or uses the gate (R5.4).
 */
export function* retrieve(g: Cosmic, p: Player, n: number, from: string): Flow<number> {
  if (!canRetrieve(g, p)) return 0;
  const ships = yield* chooseShips(g, p, [WARP], { tag: 'ships.retrieve', from, min: n, max: n });
  const got = countShips(ships);
  if (got === 0) return 0;
  emit(g, 'ships-retrieved', { who: p, n: got });
  if (colonies(g, p).length > 0) {
    yield* returnShips(g, p, ships, from);
    return got;
  }
  const homes = homePlanets(g, p).filter((x) => roomOn(g, x) > 0);
  if (homes.length === 0 || g.s.options.house.noColony === 'gate') {
    if (enc(g).offense === p) moveShips(g, ships, GATE);
    return got;
  }
  const options = homes.map((x) => placeName(g, x));
  const chosen =
    options.length === 1
      ? options[0]
      : yield* ask({ kind: 'choose', seat: p, tag: 'regroup.refound', from: 'rule:R5.4', options });
  yield* land(g, p, ships, placeNamed(g, chosen as string));
  return got;
}

/** Has this player anywhere to bring ships to from the warp? */
export const canRetrieve = (g: Cosmic, p: Player): boolean =>
  colonies(g, p).length > 0 || (enc(g).offense === p && enc(g).phase === 'regroup');
