import {
  ability,
  addLosses,
  alien,
  amend,
  asker,
  attacksRevealed,
  chooseAmong,
  chooseOption,
  choosePlanet,
  colonies,
  type Cosmic,
  countsAs,
  countShips,
  type Ctx,
  type Flow,
  foundColony,
  hasColony,
  hasWon,
  holdsSuper,
  loseChosen,
  type Loss,
  type LossEvent,
  mainSide,
  notDoomed,
  opponent,
  opposing,
  other,
  placeName,
  type Player,
  reaction,
  revealedAs,
  roomOn,
  sacrificePlaces,
  type ShipGroup,
  shipPlaces,
  shipsOn,
  slotOf,
  withdraw,
  type PlaceNo,
} from '../../../effects/index.ts';

/** Ships it costs to refuse a colony. */
const REFUSAL = 2;

const shipsOf = (g: Cosmic, me: Player, p: Player): ShipGroup[] => shipsOn(g, other(mainSide(g, me)), p);

/** The ships a player loses because they were in the encounter. */
function losing(g: Cosmic, me: Player, ev: LossEvent, p: Player): Loss[] {
  const places = shipsOf(g, me, p).map((x) => x.place);
  return ev.losses.filter((x) => x.owner === p && places.includes(x.place));
}

/** Among the players, those whose losing ships could be others. */
const victims = ({ g, me, ev }: Ctx<LossEvent>, from: readonly Player[]): Player[] =>
  from.filter((p) => losing(g, me, ev, p).length > 0 && notDoomed(g, ev, p).length > 0);

/** As many ships of a player as it had in the encounter, taken from wherever it has ships. */
function* pick({ g, me, ev }: Ctx<LossEvent>, p: Player): Flow<ShipGroup[]> {
  const spared = losing(g, me, ev, p);
  const n = countShips(spared);
  const rest: LossEvent = { ...ev, losses: ev.losses.filter((x) => !spared.includes(x)) };
  const how = { tag: 'bully.ships', from: asker(g), by: me, min: n, max: n, data: { who: p, n } };
  return yield* chooseAmong(g, p, notDoomed(g, rest, p), how);
}

/** Where the opponent could give up a colony. */
const colonyPlanets = (g: Cosmic, me: Player): number[] =>
  shipPlaces(g, me, 'outside').length === 0 ? [] : colonies(g, opponent(g, me)).filter((x) => !hasColony(g, me, x) && roomOn(g, x) > 0);

/** Has this main player revealed a negotiate, whatever became of it, or was the card made one? What was only claimed to be one was not revealed. */
function gaveIn(g: Cosmic, p: Player): boolean {
  const revealed = revealedAs(g, p) === 'negotiate';
  return revealed ? slotOf(g, p).said === null : countsAs(g, p) === 'negotiate';
}

const hasShips = (g: Cosmic, p: Player): boolean => sacrificePlaces(g, p, 'anywhere').length > 0;

function* givesWay(g: Cosmic, me: Player, planet: PlaceNo): Flow<boolean> {
  const how = { tag: 'bully.answer', data: { by: me, planet: placeName(g, planet) } };
  return (yield* chooseOption(g, opponent(g, me), ['ships', 'colony'], how)) === 'colony';
}

/** A colony on this planet (null: none can be given), or ships. */
function* extort(g: Cosmic, me: Player, planet: PlaceNo | null): Flow {
  if (planet !== null && (yield* givesWay(g, me, planet)))
    yield* foundColony(g, me, planet, asker(g), undefined, shipPlaces(g, me, 'outside'));
  else {
    const price = { tag: 'bully.lose', from: asker(g), cause: me, data: { n: REFUSAL } };
    yield* loseChosen(g, opponent(g, me), REFUSAL, price);
  }
}

export const bully = alien({
  id: 'bully',
  name: 'Bully',
  set: 'incursion',
  alert: 'yellow',
  summary: 'Picks the ships that its victims lose',
  asks: {
    'bully.ships': 'Which {n, plural, one {# ship} other {# ships}} does {who} lose?',
    'bully.planet': 'On which planet do you demand a colony?',
    'bully.answer': '{by} demands a colony on {planet}. Do you give way?',
    'bully.answer:colony': 'Let them have the colony',
    'bully.answer:ships': 'Lose two ships instead',
    'bully.lose': 'Which {n, plural, one {# ship} other {# ships}} do you lose?',
  },
  power: {
    text:
      'As a main player who wins after both of you revealed attacks: you may pick the ships that your opponent loses, as many as it had in ' +
      'the encounter, from wherever you like. Ships that you leave on the planet you attacked stay there beside those that land; ships that ' +
      'you leave in the gate go home.',
    clauses: [
      reaction<'ships.count', ReadonlyMap<Player, ShipGroup[]>>({
        on: 'ships.count',
        as: 'main',
        when: (c) => {
          const { g, me, ev } = c;
          if (ev.kind !== 'losing' || !hasWon(g, me) || !attacksRevealed(g)) return false;
          return victims(c, holdsSuper(g, me, 'bully') ? opposing(g, me) : [opponent(g, me)]).length > 0;
        },
        *prepare(c, boost) {
          const picked = new Map<Player, ShipGroup[]>();
          for (const p of victims(c, boost ? opposing(c.g, c.me) : [opponent(c.g, c.me)])) picked.set(p, yield* pick(c, p));
          return picked.size > 0 ? picked : null;
        },
        *commit({ g, me, ev }, picked) {
          for (const [p, ships] of picked) {
            for (const x of losing(g, me, ev, p)) withdraw(ev, x);
            // Those that are picked are the losing ships (faq-fungus-05).
            addLosses(g, ev, ships);
          }
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player whose opponent has revealed a negotiate, whatever it counts as by now, or has a card that an effect made one: name a ' +
      'planet with ships of your opponent. It gives you a colony there at once, or loses two ships of its own choice.',
    clauses: [
      ability<{ readonly planet: PlaceNo | null }>({
        at: 'reveal.revealed',
        as: 'main',
        when: ({ g, me }) => gaveIn(g, opponent(g, me)) && hasShips(g, opponent(g, me)),
        *prepare({ g, me }) {
          const from = colonyPlanets(g, me);
          return { planet: from.length > 0 ? yield* choosePlanet(g, me, from, { tag: 'bully.planet' }) : null };
        },
        commit: ({ g, me }, { planet }) => extort(g, me, planet),
      }),
    ],
  },
  super: {
    text: 'Your power works on the allies of your opponent as well.',
    clauses: [amend({ when: ({ g, me }) => opposing(g, me).some((p) => p !== opponent(g, me) && shipsOf(g, me, p).length > 0) })],
  },
});
