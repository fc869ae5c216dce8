import {
  ability,
  choosePlanet,
  type Cosmic,
  enc,
  endUndecided,
  groupsAt,
  hazard,
  homePlanets,
  inEncounter,
  isColourCard,
  law,
  loseShips,
  planets,
  players,
  removePlanet,
  type PlaceNo,
} from '../../effects/index.ts';

/** Planets without which a home system is lost, and everybody with it (R25.6). */
const FEWEST = 3;

const crowd = (g: Cosmic, planet: PlaceNo): number => g.s.ships.at[planet].reduce((a, b) => a + b, 0);

/** The planets with the most ships on them. */
function fullest(g: Cosmic): number[] {
  const most = Math.max(0, ...planets(g).map((x) => crowd(g, x)));
  return planets(g).filter((x) => crowd(g, x) === most);
}

export const entropyBeast = hazard({
  id: 'entropy-beast',
  name: 'The Entropy Beast',
  count: 1,
  stays: true,
  rival: true,
  text:
    'For as long as it is there: whenever a wild or special destiny card is drawn, the planet with most ships on it is devoured, and its ships ' +
    `go to the warp; the offense decides between equals. Should any home system, for whatever reason, have fewer than ${FEWEST} planets, ` +
    'nobody wins this game. It drives away the Cosmic Guardian and the Witness.',
  asks: { 'entropy-beast.planet': 'Which planet does the Entropy Beast devour?' },
  clauses: [
    ability({
      at: 'destiny.cardDrawn',
      must: true,
      when: ({ g }) => !isColourCard(g, enc(g).destiny) && planets(g).length > 0,
      *commit({ g }) {
        const planet = yield* choosePlanet(g, enc(g).offense, fullest(g), { tag: 'entropy-beast.planet' });
        removePlanet(g, planet, -1);
        yield* loseShips(
          g,
          'lost',
          -1,
          players(g).flatMap((p) => groupsAt(g, p, planet)),
        );
      },
    }),
    // Whatever took the planets, and even before the beast came.
    law('entropy', function* ({ g }) {
      const isTorn = players(g).some((p) => homePlanets(g, p).length < FEWEST); // faq-hazards-04, faq-hazards-09
      if (inEncounter(g) && isTorn) endUndecided(g, 'entropy-beast');
      return false;
    }),
  ],
});
