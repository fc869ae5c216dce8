import {
  ability,
  addToTotal,
  aimAt,
  alien,
  attacksStand,
  bringGenesis,
  confirm,
  type Cosmic,
  enc,
  hasColony,
  hasSucceededAsMain,
  isGenesisGone,
  isPlanet,
  lingering,
  mayBeRewarded,
  movePlanet,
  mySide,
  note,
  placeName,
  placeNamed,
  type Player,
  preparePlanets,
  receiveRewards,
  rewardsForShips,
  type Sheet,
  sheetNotes,
  sheetOf,
  shipsAt,
  shipsIn,
  unusedColour,
  type PlaceNo,
} from '../../../effects/index.ts';

/** Planets to discover, whatever the size of home systems (faq-explorer-1). */
const PLANETS = 4;
/** What a discovered planet is worth: where its discoverer has no colony, shares it, or is alone. */
const AWAY = 1;
const SHARED = 2;
const ALONE = 4;
const SUPER_HELP = 4;

/** Planets that are still to be discovered, and those that have been. */
const notes = sheetNotes('explorer', { planets: note<readonly string[]>([]), found: note<readonly string[]>([]) });

/** The planets discovered so far that are still there. */
const found = (g: Cosmic, sheet: Sheet): number[] =>
  notes.found
    .of(sheet)
    .map((x) => placeNamed(g, x))
    .filter((x) => isPlanet(g, x));

/** A planet goes from the sheet into the system at which the gate is aimed, and the gate points at it. */
function discover(g: Cosmic, sheet: Sheet): void {
  const [next, ...rest] = notes.planets.of(sheet);
  const planet = placeNamed(g, next);
  notes.planets.put(g, sheet, rest);
  notes.found.put(g, sheet, [...notes.found.of(sheet), next]);
  movePlanet(g, planet, g.s.places[enc(g).target].system);
  aimAt(g, planet);
}

function worth(g: Cosmic, me: Player, planet: PlaceNo): number {
  if (!hasColony(g, me, planet)) return AWAY;
  const others = g.s.ships.at[planet].reduce((a, b) => a + b, 0) - shipsAt(g, me, planet);
  return others > 0 ? SHARED : ALONE;
}

const worthOfAll = (g: Cosmic, me: Player, sheet: Sheet): number => found(g, sheet).reduce((n, planet) => n + worth(g, me, planet), 0);

/** Rewards that wait for the end of the encounter. `ships`: how many its owner had in it; -1 until it comes to that. */
type Expedition = { readonly ships: number };
const expedition = lingering<Expedition>('explorer.expedition', (dataOf) => [
  ability({
    id: 'count',
    at: 'resolution.start',
    must: true,
    when: (c) => dataOf(c).ships < 0,
    *commit({ g, me }) {
      expedition.end(g);
      expedition.start(g, me, { ships: shipsIn(g, me) });
    },
  }),
  ability({
    id: 'rewards',
    at: ['resolution.afterOutcome', 'encounter.end'],
    must: true,
    *commit(c) {
      const { g, me } = c;
      const { ships } = dataOf(c);
      expedition.end(g);
      const n = hasSucceededAsMain(g, me) ? rewardsForShips(g, me, Math.max(0, ships)) : 1;
      if (n > 0 && mayBeRewarded(g, me) && (yield* confirm(g, me, { tag: 'explorer.rewards', data: { n } })))
        yield* receiveRewards(g, me, n, 'effect');
    },
  }),
]);

export const explorer = alien({
  id: 'explorer',
  name: 'Explorer',
  set: 'dominion',
  alert: 'yellow',
  needsColour: true,
  opensPlanets: true,
  summary: 'Finds new planets',
  asks: {
    'explorer:power.use': 'Discover a planet and aim the gate at it',
    'explorer:power.might': 'Add what your discoveries are worth',
    'explorer.rewards': 'Do you want {n, plural, one {# reward} other {# rewards}} for the expedition?',
  },
  notes,
  shows: { planets: 'Planets still to be discovered: {planet}.', found: 'Discovered planets: {planet}.' },
  power: {
    text:
      'You start with four planets of a colour nobody plays on this sheet. As the offense, once the gate is aimed, you may put one of them into ' +
      'the targeted system and aim the gate at it. As a main player or ally, when both main players have revealed attacks, your side may ' +
      'gain for each planet you have discovered: 1 where you have no colony, 2 where you share the planet, 4 where you are alone.',
    clauses: [
      ability({
        at: 'launch.aimed',
        as: 'offense',
        when: ({ g, sheet }) => enc(g).target >= 0 && notes.planets.of(g.s.sheets[sheet]).length > 0,
        *commit({ g, sheet }) {
          discover(g, g.s.sheets[sheet]);
        },
      }),
      ability({
        id: 'might',
        at: 'reveal.revealed',
        as: 'main-or-ally',
        when: ({ g, sheet }) => attacksStand(g) && found(g, g.s.sheets[sheet]).length > 0,
        *commit({ g, me, sheet }) {
          addToTotal(g, mySide(g, me), worthOfAll(g, me, g.s.sheets[sheet]));
        },
      }),
    ],
  },
  before(g, _me, sheet) {
    const colour = unusedColour(g);
    const planets = colour < 0 ? [] : preparePlanets(g, colour, PLANETS, 'explorer');
    notes.planets.put(
      g,
      sheet,
      planets.map((x) => placeName(g, x)),
    );
    notes.found.put(g, sheet, []);
  },
  wild: {
    text:
      'As the offense, once the gate is aimed: the Genesis planet, in use or not, comes into the targeted system, and the gate is aimed at it. ' +
      'In the end you may have rewards: one for each ship you had in the encounter if you won or dealt, else one.',
    clauses: [
      ability({
        at: 'launch.aimed',
        as: 'offense',
        when: ({ g }) => enc(g).target >= 0 && !isGenesisGone(g),
        *commit({ g, me }) {
          aimAt(g, bringGenesis(g, g.s.places[enc(g).target].system));
          expedition.start(g, me, { ships: -1 });
        },
      }),
    ],
  },
  super: {
    text: 'When the encounter is at a planet of your discovery, as a main player or ally: your side gains 4 once cards are revealed.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main-or-ally',
        when: ({ g }) => {
          const sheet = sheetOf(g, 'explorer');
          return sheet !== undefined && found(g, sheet).includes(enc(g).target);
        },
        *commit({ g, me }) {
          addToTotal(g, mySide(g, me), SUPER_HELP);
        },
      }),
    ],
  },
});
