import {
  ability,
  alien,
  amend,
  asker,
  berths,
  choosePlayer,
  chooseShips,
  colonies,
  type Colour,
  colourOf,
  COLOURS,
  type Cosmic,
  type Ctx,
  enc,
  type Flow,
  hasColony,
  isWarpWorld,
  lingering,
  loseShips,
  placeName,
  type Player,
  reaction,
  type ShipGroup,
  timing,
  type VacatedEvent,
  type PlaceNo,
} from '../../../effects/index.ts';

type Grudge = { readonly planet: PlaceNo; readonly wide: boolean };

/** Everybody else who has a colony on a planet that had to be left. */
const squatters = (g: Cosmic, me: Player, planet: PlaceNo): Player[] => timing(g).filter((p) => p !== me && hasColony(g, p, planet));

/** The colonies of a player in the home system of that planet. */
const coloniesAround = (g: Cosmic, p: Player, planet: PlaceNo): number[] =>
  colonies(g, p).filter((x) => x === planet || (g.s.places[x].system === g.s.places[planet].system && !isWarpWorld(g, x)));

/** Everybody gives one ship of the planet, or one of each colony in its system, at the same instant. */
function* kick(g: Cosmic, me: Player, { planet, wide }: Grudge): Flow {
  const ships: ShipGroup[] = [];
  for (const p of squatters(g, me, planet))
    for (const place of wide ? coloniesAround(g, p, planet) : [planet]) {
      const how = { tag: 'grumpus.ship', from: asker(g), min: 1, max: 1, data: { planet: placeName(g, place) } };
      ships.push(...(yield* chooseShips(g, p, [place], how)));
    }
  yield* loseShips(g, 'lost', me, ships);
}

/** What is due at the end of the phase. It comes after everything that could still bring somebody to the planet. */
const grump = lingering<{ readonly due: readonly Grudge[] }>('grumpus.grump', (dataOf) => [
  ability({
    at: 'phase.end',
    must: true,
    *commit(c) {
      const { due } = dataOf(c);
      grump.end(c.g);
      for (const grudge of due) yield* kick(c.g, c.me, grudge);
    },
  }),
]);

const vacated = ({ me, ev }: Ctx<VacatedEvent>): number[] => ev.gone.filter((x) => x.who === me).map((x) => x.place);

/** Where a player has ships in the home system at which the gate points. Those on assets are at home (R24.10). */
function inTargetedSystem(g: Cosmic, p: Player): number[] {
  const { places } = g.s;
  const { target } = enc(g);
  const systemOf = (x: number): Colour => (places[x].kind === 'vessel' ? places[x].system : colourOf(g, p));
  return [...coloniesAround(g, p, target), ...berths(g, p).filter((x) => systemOf(x) === places[target].system)];
}

const threatened = (g: Cosmic): Player[] => timing(g).filter((p) => inTargetedSystem(g, p).length > 0);

export const grumpus = alien({
  id: 'grumpus',
  name: 'Grumpus',
  set: 'storm',
  alert: 'yellow',
  summary: 'Kicks others off planets it has to leave',
  keepsPower: true,
  asks: {
    'grumpus.ship': 'Which ship on {planet} do you lose?',
    'grumpus.who': 'Who loses a ship in the {system} system?',
    'grumpus.choose': 'Which ship of yours in the {system} system goes to the warp?',
  },
  power: {
    text:
      'Whenever a colony of yours is gone from a planet, everybody else who has one there when the phase ends loses a ship on it. You keep your ' +
      'power however few home colonies you have.',
    clauses: [
      reaction<'colonies.lost'>({
        on: 'colonies.lost',
        must: true,
        when: (c) => vacated(c).length > 0,
        *commit(c, _plan, boost) {
          const due = grump.all(c.g).flatMap((x) => x.due);
          grump.end(c.g);
          const more = vacated(c).map((planet) => ({ planet, wide: boost !== null }));
          grump.start(c.g, c.me, { due: [...due, ...more] }, 'game');
        },
      }),
    ],
  },
  wild: {
    text: 'When the gate has been aimed: a player of your choice sends one of its ships in that system to the warp.',
    clauses: [
      ability<Player>({
        at: 'launch.aimed',
        when: ({ g }) => threatened(g).length > 0,
        prepare: ({ g, me }) => choosePlayer(g, me, threatened(g), { tag: 'grumpus.who', data: { system: systemName(g) } }),
        *commit({ g, me }, who) {
          const how = { tag: 'grumpus.choose', from: asker(g), min: 1, max: 1, data: { system: systemName(g) } };
          yield* loseShips(g, 'lost', me, yield* chooseShips(g, who, inTargetedSystem(g, who), how));
        },
      }),
    ],
  },
  super: { text: 'Those whom your power hits lose a ship of each colony they have in the whole system.', clauses: [amend({})] },
});

const systemName = (g: Cosmic): string => COLOURS[g.s.places[enc(g).target].system];
