import {
  ability,
  chooseGap,
  chooseOrder,
  choosePiece,
  choosePieces,
  chooseZone,
  controllerOf,
  deckOf,
  discard,
  discardPeople,
  fits,
  gapsOf,
  hasPlanet,
  holder,
  inPlay,
  interrupts,
  interruptsAtAll,
  isKnownTo,
  isMission,
  isType,
  isUsable,
  isYours,
  kindOf,
  law,
  levelOf,
  lineOf,
  lingering,
  locationOf,
  locations,
  lookAt,
  move,
  moveLocation,
  neighboursOf,
  ownerOf,
  peopleOf,
  piecesIn,
  presentWith,
  quadrantOf,
  relocate,
  rival,
  seedsUnder,
  spaceAt,
  stayOn,
  surfaceAt,
  within,
  worthWhile,
  zoneIn,
  zoneOf,
  zoneOfSeat,
  type CardText,
  type Piece,
  type Trek,
  type Zone,
} from '../../effects/index.ts';
import { parseFilter } from '../../language/index.ts';

/** Two who must never meet. */
const lovers = lingering<{ readonly card: Piece; readonly one: Piece; readonly other: Piece }>('lovers');
const isApart = (g: Trek, a: Piece, b: Piece): boolean => locationOf(g, a) !== locationOf(g, b);
/** Personnel in play whose faces this player knows. */
const knownPeople = (g: Trek, seat: number, filter: string): readonly Piece[] =>
  inPlay(g).filter((x) => isType(g, x, 'Personnel') && isKnownTo(g, seat, x) && fits(g, seat, x, parseFilter(filter)));

const planets = (g: Trek): readonly Piece[] => locations(g).filter((x) => isMission(x) && hasPlanet(g, x));
/** Everywhere personnel can be: planets, ships, facilities. */
const anywhere = (g: Trek): readonly Zone[] => [
  ...planets(g).map(surfaceAt),
  ...inPlay(g)
    .filter((x) => isType(g, x, 'Ship') || isType(g, x, 'Facility'))
    .map(zoneIn),
];
/** Locations beside it that have no planet. */
const voids = (g: Trek, piece: Piece): readonly Piece[] =>
  kindOf(zoneOf(g, piece)) === 'surface' ? neighboursOf(g, locationOf(g, piece)).filter((x) => !hasPlanet(g, x)) : [];

export const ODD_ARTIFACTS: { readonly [id: string]: CardText } = {
  // Thought Maker
  'PRE-5': {
    clauses: [
      interruptsAtAll({
        when: ({ g, me }) => deckOf(g, rival(me)).length > 0,
        *commit({ g, me }) {
          const deck = deckOf(g, rival(me)).toReversed();
          lookAt(g, me, deck, zoneOfSeat(rival(me), 'deck'));
          const order = yield* chooseOrder(g, me, deck);
          for (const piece of order.toReversed()) move(g, piece, zoneOfSeat(rival(me), 'deck'));
        },
      }),
    ],
    says: "Once it was earned it is played from your hand at any time: look at your opponent's draw deck, and put it into the order you like.",
  },
  // Ressikan Flute
  'AU-6': {
    limit: 'game',
    *earned(g, seat, piece) {
      move(g, piece, zoneOfSeat(seat, 'table'));
    },
    clauses: [
      worthWhile(
        ({ g, me }) => 5 * inPlay(g).filter((x) => isType(g, x, 'Personnel') && isYours(g, me, x) && levelOf(g, x, 'Music') > 0).length,
      ),
    ],
    says: 'Lies on the table of whoever earns it, who has 5 points for each of their personnel with Music in play. The Devil destroys it.',
  },
  // Blade of Tkon
  'QC-1': {
    *earned(g, seat, piece) {
      const mission = yield* choosePiece(g, seat, planets(g));
      const line = quadrantOf(g, mission);
      if (line !== null && lineOf(g, line).length > 1) {
        const at = lineOf(g, line).indexOf(mission);
        const gaps = gapsOf(g, line).filter((x) => x.at !== at && x.at !== at + 1);
        moveLocation(g, seat, mission, yield* chooseGap(g, seat, gaps));
      }
      discard(g, [piece]);
    },
    says: 'When it is earned, one planet is moved to another place of its spaceline, with everything there.',
  },
  // Canar
  'QC-2': {
    *earned(g, seat, piece) {
      const couples = knownPeople(g, seat, 'female').filter((x) => knownPeople(g, seat, 'male').some((y) => isApart(g, x, y)));
      if (couples.length === 0) return discard(g, [piece]);
      const one = yield* choosePiece(g, seat, couples);
      const other = yield* choosePiece(
        g,
        seat,
        knownPeople(g, seat, 'male').filter((x) => isApart(g, one, x)),
        'text.whom',
      );
      stayOn(g, piece, one);
      lovers.start(g, seat, { card: piece, one, other }, 'ended');
    },
    clauses: [
      law(
        'meet',
        function* ({ g, piece }) {
          const pair = lovers.all(g).find((x) => x.card === piece);
          if (pair === undefined || holder(g, piece) !== pair.one || !presentWith(g, pair.one).includes(pair.other)) return false;
          lovers.end(g, (x) => x.card === piece);
          discardPeople(g, [pair.one, pair.other]);
          return true;
        },
        ['board'],
      ),
    ],
    says: 'When it is earned it is played on a female, and a male at another location is named. If those two are ever together, both are discarded.',
  },
  // Magic Carpet Ride OCD
  'FC-2': {
    seeds: { phase: 'dilemma', under: 'anywhere' },
    *earned(g, _, piece) {
      const seat = ownerOf(g, piece);
      const here = holder(g, piece);
      const line = quadrantOf(g, here);
      const goals = planets(g).filter((x) => x !== here && quadrantOf(g, x) === line);
      const ships = inPlay(g).filter((x) => isType(g, x, 'Ship') && locationOf(g, x) === here);
      const chosen = goals.length === 0 ? [] : yield* choosePieces(g, seat, ships, { min: 0, max: 1 });
      for (const ship of chosen) {
        const goal = yield* choosePiece(g, seat, goals);
        const team = hasPlanet(g, here) ? peopleOf(g, controllerOf(g, ship), surfaceAt(here)) : [];
        yield* relocate(g, [ship], spaceAt(goal));
        yield* relocate(g, team, surfaceAt(goal));
      }
      discard(g, [piece]);
    },
    says: 'May be seeded in space. When it is earned its owner may put one ship there, with its Away Teams, to any planet of the spaceline.',
  },
  // Zefram Cochrane's Telescope
  'FC-3': {
    clauses: [
      ability({
        at: 'orders',
        per: 'turn',
        when: ({ g, me, piece }) => isUsable(g, piece) && peopleOf(g, me, zoneOf(g, piece)).length > 0 && voids(g, piece).length > 0,
        *commit({ g, me, piece }) {
          const there = yield* choosePiece(g, me, voids(g, piece));
          if (isMission(there)) lookAt(g, me, piecesIn(g, seedsUnder(there)), seedsUnder(there));
          lookAt(
            g,
            me,
            within(g, there).filter((x) => !isKnownTo(g, me, x)),
            spaceAt(there),
          );
        },
      }),
    ],
    says: 'Once each turn, if it is on a planet with personnel of yours, you may look at all cards at one location beside it that has no planet.',
  },
  // Mysterious Orb
  'DS9-2': {
    seeds: { phase: 'dilemma', under: 'anywhere' },
    clauses: [
      interrupts({
        suspends: true,
        targets: ({ g, me }) => knownPeople(g, me, 'personnel'),
        *commit({ g, me }, who) {
          yield* relocate(
            g,
            [who],
            yield* chooseZone(
              g,
              me,
              anywhere(g).filter((x) => x !== zoneOf(g, who)),
            ),
            true,
          );
        },
      }),
    ],
    says: 'May be seeded in space. Once it was earned it is played from your hand at any time: one personnel is put anywhere in play.',
  },
};
