import {
  ability,
  alien,
  amend,
  asker,
  chooseAmong,
  chooseOption,
  type Cosmic,
  countShips,
  type Flow,
  groupsAt,
  joinEncounter,
  mySide,
  type Player,
  postOf,
  present,
  returnShips,
  roomOn,
  type ShipGroup,
  shipPlaces,
  shipsIn,
  shipsOn,
} from '../../../effects/index.ts';

/** Ships by which the wild flare changes their number. */
const FLARE_SHIPS = 4;

type Way = 'in' | 'out';
interface Ooze {
  readonly way: Way;
  readonly ships: readonly ShipGroup[];
}

/** Colonies whose ships are not in the encounter: there ships come from, and go to. */
const outside = (g: Cosmic, p: Player): number[] => shipPlaces(g, p, 'outside');

function movable(g: Cosmic, p: Player, way: Way): { from: ShipGroup[]; most: number } {
  if (way === 'out') {
    const from = shipsOn(g, mySide(g, p), p);
    const room = outside(g, p).reduce((n, x) => n + roomOn(g, x), 0);
    return { from, most: Math.min(countShips(from), room) };
  }
  const from = outside(g, p).flatMap((x) => groupsAt(g, p, x));
  return { from, most: Math.min(countShips(from), roomOn(g, postOf(g, p))) };
}

const ways = (g: Cosmic, p: Player): Way[] => (['in', 'out'] as const).filter((way) => movable(g, p, way).most > 0);

function* choose(g: Cosmic, me: Player, limit: number): Flow<Ooze> {
  const way = yield* chooseOption(g, me, ways(g, me), { tag: 'amoeba.way' });
  const { from, most } = movable(g, me, way);
  const how = { tag: `amoeba.${way}`, from: asker(g), min: 1, max: Math.min(most, limit) };
  return { way, ships: yield* chooseAmong(g, me, from, how) };
}

/** All of them move at once: what becomes of the power is seen afterwards. */
function* ooze(g: Cosmic, me: Player, { way, ships: chosen }: Ooze): Flow {
  const ships = present(g, chosen);
  if (way === 'out') yield* returnShips(g, me, ships, asker(g), outside(g, me));
  else yield* joinEncounter(g, me, ships); // faq-amoeba-1
}

export const amoeba = alien({
  id: 'amoeba',
  name: 'Amoeba',
  set: 'base',
  alert: 'yellow',
  summary: 'Brings in or withdraws any number of ships',
  asks: {
    'amoeba.way': 'Do ships of yours come into the encounter, or leave it?',
    'amoeba.way:in': 'More ships come in',
    'amoeba.way:out': 'Ships go home',
    'amoeba.in': 'Which ships come into the encounter?',
    'amoeba.out': 'Which ships leave the encounter?',
  },
  power: {
    text:
      'As a main player with a ship in the encounter, while the selected cards lie facedown: you may bring in as many further ships from your ' +
      'colonies as you like, or send any of those in the encounter back to colonies. Winning without a ship there brings no colony.',
    clauses: [
      ability<Ooze>({
        at: 'planning.selected',
        as: 'main',
        when: ({ g, me }) => shipsIn(g, me) > 0 && ways(g, me).length > 0,
        prepare: ({ g, me }) => choose(g, me, Infinity),
        commit: ({ g, me }, plan) => ooze(g, me, plan),
      }),
    ],
  },
  wild: {
    text: 'As a main player, before cards are selected: you have up to four ships more, or fewer, in the encounter, beyond the usual limit.',
    clauses: [
      ability<Ooze>({
        at: 'planning.beforeSelect',
        as: 'main',
        when: ({ g, me }) => ways(g, me).length > 0, // faq-amoeba-3: no ship need be there already
        prepare: ({ g, me }) => choose(g, me, FLARE_SHIPS),
        commit: ({ g, me }, plan) => ooze(g, me, plan),
      }),
    ],
  },
  super: { text: 'Your power works while you are an ally, too.', clauses: [amend({ as: 'ally' })] },
});
