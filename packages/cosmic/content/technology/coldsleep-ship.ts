import {
  ability,
  asker,
  choosePlanet,
  chooseShips,
  colonies,
  confirm,
  type Cosmic,
  fleets,
  type Flow,
  hasColony,
  planetsInSystems,
  type Player,
  researchPlaces,
  retire,
  roomOn,
  settleResearchers,
  START,
  tech,
  type PlaceNo,
} from '../../effects/index.ts';

const MOST_SHIPS = 4;

/** Planets of others without a colony of this player, wherever else it has one. */
const harbours = (g: Cosmic, me: Player): number[] =>
  planetsInSystems(g).filter(
    (x) =>
      !fleets(g, me).includes(g.s.places[x].system) && // faq-technology-01
      !hasColony(g, me, x) && // faq-technology-01
      roomOn(g, x) > 0,
  );

const chooseHarbour = (g: Cosmic, me: Player): Flow<number> => choosePlanet(g, me, harbours(g, me), { tag: 'coldsleep-ship.planet' });

function* settleThere(g: Cosmic, me: Player, planet: PlaceNo, from: readonly number[]): Flow {
  const max = Math.min(MOST_SHIPS, roomOn(g, planet));
  const ships = yield* chooseShips(g, me, from, { tag: 'coldsleep-ship.ships', from: asker(g), min: 1, max });
  yield* settleResearchers(g, me, ships, planet);
}

export const coldsleepShip = tech({
  id: 'coldsleep-ship',
  name: 'Coldsleep Ship',
  research: 9,
  text:
    'When an encounter starts, and also right when you complete this: discard it and found a colony beside whoever is there, on a planet in ' +
    'the home system of somebody else where you have none. One to four ships go there, from colonies or from this card.',
  asks: {
    'coldsleep-ship.now': 'Send the coldsleep ship right away, while its crew is still aboard?',
    'coldsleep-ship.planet': 'Where does the coldsleep ship land?',
    'coldsleep-ship.ships': 'Which ships found the new colony?',
  },
  // Ships on the card can take part only now; with no other colony the rest of them land there too.
  *completed(g, asset, me) {
    if (harbours(g, me).length === 0 || !(yield* confirm(g, me, { tag: 'coldsleep-ship.now' }))) return;
    const planet = yield* chooseHarbour(g, me);
    const crew = researchPlaces(g, asset);
    retire(g, asset);
    yield* settleThere(g, me, planet, [...colonies(g, me), ...crew]); // faq-technology-07
  },
  clauses: [
    ability<number>({
      at: START,
      spends: true,
      when: ({ g, me }) => colonies(g, me).length > 0 && harbours(g, me).length > 0,
      prepare: ({ g, me }) => chooseHarbour(g, me),
      commit: ({ g, me }, planet) => settleThere(g, me, planet, colonies(g, me)),
    }),
  ],
});
