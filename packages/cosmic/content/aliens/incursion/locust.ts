import {
  ability,
  alien,
  asker,
  choosePlanet,
  colourOf,
  type Cosmic,
  type Flow,
  foreignColonies,
  groupsAt,
  homeOf,
  loseChosen,
  loseShips,
  planets,
  type Player,
  playerOfAlien,
  players,
  removePlanet,
  returnShips,
  shipsAt,
  shipsOnColonies,
  type PlaceNo,
} from '../../../effects/index.ts';

/** Ships it takes to destroy a planet with the wild flare. */
const PRICE = 4;

const othersOn = (g: Cosmic, me: Player, planet: PlaceNo): number =>
  g.s.ships.at[planet].reduce((a, b) => a + b, 0) - shipsAt(g, me, planet);
const aloneOn = (g: Cosmic, me: Player): number[] => foreignColonies(g, me).filter((x) => othersOn(g, me, x) === 0);
const outnumberingOn = (g: Cosmic, me: Player): number[] => foreignColonies(g, me).filter((x) => shipsAt(g, me, x) > othersOn(g, me, x));

/** The planet leaves the board and counts for whoever ate it, come what may of the power. Its own ships go home. */
function* devour(g: Cosmic, me: Player, planet: PlaceNo): Flow {
  removePlanet(g, planet, colourOf(g, me));
  yield* loseShips(
    g,
    'lost',
    me,
    players(g)
      .filter((p) => p !== me)
      .flatMap((p) => groupsAt(g, p, planet)),
  );
  yield* returnShips(g, me, groupsAt(g, me, planet), asker(g));
}

const destructible = (g: Cosmic): number[] => planets(g).filter((x) => homeOf(g, x) !== playerOfAlien(g, 'locust'));

export const locust = alien({
  id: 'locust',
  name: 'Locust',
  set: 'incursion',
  alert: 'yellow',
  summary: 'Eats planets on which it is alone',
  asks: {
    'locust.devour': 'Which planet do you devour?',
    'locust.destroy': 'Which planet do you destroy?',
    'locust.price': 'Which {n, plural, one {# ship} other {# ships}} do you send to the warp?',
  },
  power: {
    text:
      'When anybody begins to regroup and nobody else has ships on a planet where you have a foreign colony: you devour that planet. It is ' +
      'gone, your ships go to other colonies of yours, and it counts as a foreign colony of yours for the rest of the game.',
    clauses: [
      ability<number>({
        at: 'encounter.start',
        must: true,
        when: ({ g, me }) => aloneOn(g, me).length > 0,
        prepare: ({ g, me }) => choosePlanet(g, me, aloneOn(g, me), { tag: 'locust.devour' }),
        commit: ({ g, me }, planet) => devour(g, me, planet),
      }),
    ],
  },
  wild: {
    text:
      'When anybody begins to regroup: send four ships of yours to the warp, and a planet is destroyed outside the home system of the Locust. ' +
      'Ships on it go to the warp. The flare then goes to the Locust, or to the discard pile if nobody is the Locust.',
    after: 'give',
    clauses: [
      ability<number>({
        at: 'encounter.start',
        when: ({ g, me }) => shipsOnColonies(g, me) >= PRICE && destructible(g).length > 0,
        prepare: ({ g, me }) => choosePlanet(g, me, destructible(g), { tag: 'locust.destroy' }),
        *commit({ g, me }, planet) {
          yield* loseChosen(g, me, PRICE, { tag: 'locust.price', from: asker(g), kind: 'sent', cause: me, data: { n: PRICE } });
          removePlanet(g, planet, -1);
          yield* loseShips(
            g,
            'lost',
            me,
            players(g).flatMap((p) => groupsAt(g, p, planet)),
          );
        },
      }),
    ],
  },
  super: {
    text:
      'Once an encounter, at its start or later while the offense regroups: also devour a planet on which you have a foreign colony with more ships ' +
      'than all others together. The other ships on it are lost.',
    clauses: [
      ability<number>({
        at: ['encounter.start', 'regroup.during'],
        when: ({ g, me }) => outnumberingOn(g, me).length > 0,
        prepare: ({ g, me }) => choosePlanet(g, me, outnumberingOn(g, me), { tag: 'locust.devour' }),
        commit: ({ g, me }, planet) => devour(g, me, planet),
      }),
    ],
  },
});
