import {
  ability,
  ask,
  asker,
  type Cosmic,
  type Flow,
  groupPlaces,
  groupsAt,
  loseShips,
  pickedGroups,
  placeIds,
  placeName,
  type Player,
  players,
  present,
  type ShipGroup,
  showing,
  SHOWS,
  spreadOf,
  WARP,
  type PlaceNo,
} from '../../effects/index.ts';

/** Ships can be picked out of a place that has a name of its own; those under another ship are part of that one. */
const isPickable = (g: Cosmic, place: PlaceNo): boolean => place !== WARP && placeIds.read(placeName(g, place)).kind !== 'hold';

/** Every ship there is outside the warp, also those that have left the game. */
function everyShip(g: Cosmic): ShipGroup[] {
  const out: ShipGroup[] = [];
  g.s.places.forEach((_, place) => {
    if (isPickable(g, place)) for (const p of players(g)) out.push(...groupsAt(g, p, place));
  });
  return out;
}

function* pickOne(g: Cosmic, me: Player): Flow<ShipGroup[] | null> {
  const ships = everyShip(g);
  if (ships.length === 0) return null;
  const answer = yield* ask(showing(SHOWS.ships, spreadOf(me, 'ship-zap', asker(g), groupPlaces(g, me, ships), 1, 1)));
  return pickedGroups(g, me, ships, answer);
}

/** At any time one ship, whosever and wherever it is, goes to the warp. */
export const zapShip = ability<ShipGroup[]>({
  id: 'ship',
  at: 'any.time',
  prepare: ({ g, me }) => pickOne(g, me),
  *commit({ g, me }, ships) {
    // An answer to it may have moved the ship.
    yield* loseShips(g, 'sent', me, present(g, ships));
  },
});
