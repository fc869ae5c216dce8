import { emit, settle, type Flow } from '@parley/kernel';
import { asker, confirm } from '../../asking/ask.ts';
import { chooseShips } from '../../asking/choose-ships.ts';
import { groupsAt } from '../../board/groups.ts';
import { colonies, hasColony, homeOf, placeName, roomOn, shipsAt, shipsOnColonies } from '../../board/places.ts';
import { reaction } from '../../registry/clauses.ts';
import { lingering } from '../../registry/lingering.ts';
import { returnPlaces, returnShips } from '../../ships/homecoming.ts';
import { land } from '../../ships/landing.ts';
import { partnerOf } from '../../state/people.ts';
import type { Cosmic, Player, PlaceNo } from '../../state/state.ts';
import type { Founding } from '../../timing/events.ts';
import { byRule } from '../../timing/windows.ts';

/** A colony that has just been given away is not offered back. */
const given = lingering<{ place: PlaceNo }>('teams.given', []);

/** R29.4: whoever gains a foreign colony may give it to the partner. */
export const gifts = lingering('teams.gifts', [
  reaction<'colonies.gained'>({
    on: 'colonies.gained',
    must: true,
    when: ({ g, ev }) => ev.founded.some((x) => canGive(g, x)),
    *commit({ g, ev }) {
      for (const x of ev.founded) if (canGive(g, x)) yield* byRule(g, 'R29.4', offer(g, x.who, x.place));
    },
  }),
]);

/** A new foreign colony where the partner has none, with somewhere to go for the ships on it, and as many of the partner's to take their place. */
function canGive(g: Cosmic, { who, place }: Founding): boolean {
  const to = partnerOf(g, who);
  if (to < 0 || given.some(g, (x) => x.place === place)) return false;
  if (homeOf(g, place) === who || !hasColony(g, who, place) || hasColony(g, to, place)) return false;
  const n = shipsAt(g, who, place);
  return returnPlaces(g, who, [place]).length > 0 && shipsOnColonies(g, to, n) >= n && roomOn(g, place, who) >= n;
}

function* offer(g: Cosmic, who: Player, place: PlaceNo): Flow {
  const to = partnerOf(g, who);
  const planet = placeName(g, place);
  if (!(yield* confirm(g, who, { tag: 'teams.give', data: { to, planet } }))) return;
  const n = shipsAt(g, who, place);
  emit(g, 'colony-handed-over', { who, to, planet });
  yield* returnShips(g, who, groupsAt(g, who, place), asker(g), returnPlaces(g, who, [place]));
  const how = { tag: 'teams.ships', from: asker(g), min: n, max: n, data: { n, planet } };
  const ships = yield* chooseShips(g, to, colonies(g, to), how);
  given.start(g, -1, { place });
  yield* land(g, to, ships, place);
  given.end(g, (x) => x.place === place);
  yield* settle(g);
}
