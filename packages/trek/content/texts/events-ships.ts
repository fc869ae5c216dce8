import {
  ability,
  cardsInPlay,
  chooseGap,
  choosePiece,
  controllerOf,
  crewOf,
  damage,
  destroy,
  discard,
  dockOf,
  effect,
  factsOf,
  fits,
  forbid,
  gapsBetween,
  groupOf,
  holder,
  insert,
  isDocked,
  is,
  isMission,
  isQuiet,
  isType,
  isYours,
  kill,
  law,
  lingering,
  locationOf,
  locationOfZone,
  mark,
  meets,
  inPlay,
  onLines,
  modifier,
  kindOf,
  lineOf,
  quadrantOf,
  neighboursOf,
  nullify,
  peopleOf,
  personnelIn,
  reaction,
  regionOf,
  relocate,
  repair,
  selectAtRandom,
  shipsIn,
  spaceAt,
  yours,
  zoneIn,
  zoneOf,
  type CardText,
  type Gap,
  type Piece,
  type Trek,
} from '../../effects/index.ts';
import { parseFilter, parseNeed, type Need } from '../../language/index.ts';

const aboard = (g: Trek, ship: Piece, need: Need): boolean => meets(g, groupOf(g, controllerOf(g, ship), crewOf(g, ship), ship), need);
const SHIP = parseFilter('Ship card');
const OWN_SHIP = parseFilter('yours Ship card');

/** SHIELDS +2 for each of a classification aboard the ship it was played on. */
const shields = (cls: string): CardText => ({
  play: { to: 'target', aims: cardsInPlay(OWN_SHIP) },
  clauses: [
    modifier('number.add', (value, { piece, number }, { g, me, piece: card }) => {
      if (number !== 'SHIELDS' || piece !== holder(g, card)) return value;
      return value + 2 * crewOf(g, piece).filter((x) => fits(g, me, x, parseFilter(`${cls}-class`))).length;
    }),
  ],
  says: `Played on a ship of yours: SHIELDS +2 for each ${cls} classification personnel aboard.`,
});

/** It may go through a net this turn. */
export const free = lingering<{ readonly ship: Piece }>('through-the-net');
const NEGOTIATORS = parseNeed('2 Diplomacy');

/** Does somebody go between these two locations? */
const crosses = (g: Trek, ship: Piece, way: readonly Piece[], one: Piece, other: Piece): boolean =>
  [locationOf(g, ship), ...way].some((x, i, all) => (x === one && all[i + 1] === other) || (x === other && all[i + 1] === one));

export const SHIP_EVENTS: { readonly [id: string]: CardText } = {
  // Gaps in Normal Space
  'PRE-75': {
    play: {
      to: 'table',
      bars: (g, _, piece) => (gaps(g).length > 0 ? null : { from: `card:${g.s.card[piece]}`, tag: 'play.nothing-to-aim-at' }),
      effect: effect<Gap>({
        prepare: ({ g, me }) => chooseGap(g, me, gaps(g)),
        *commit({ g, me, piece }, gap) {
          insert(g, me, piece, gap);
        },
      }),
    },
    standing: [{ says: 'location', span: 4 }],
    clauses: [
      reaction({
        on: 'ship.arrives',
        must: true,
        when: ({ piece, ev }) => ev.to === spaceAt(piece),
        *commit({ g, piece, ev }) {
          yield* kill(g, yield* selectAtRandom(g, controllerOf(g, ev.ship), piece, crewOf(g, ev.ship), 1));
        },
      }),
    ],
    says: 'Laid between two missions. A ship that stops there loses one personnel, picked at random.',
  },
  'PRE-83': shields('SCIENCE'),
  'PRE-85': shields('ENGINEER'),
  // Plasma Fire
  'PRE-87': {
    play: { to: 'target', aims: cardsInPlay(parseFilter('Ship card non-[Bor]')) },
    clauses: [
      ability({
        id: 'burn',
        at: 'turn.end',
        must: true,
        when: ({ g, piece }) => mark(g, piece, 'since') < g.s.turn.n,
        *commit({ g, piece }) {
          yield* damage(g, holder(g, piece));
        },
      }),
      law(
        'put-out',
        function* ({ g, piece }) {
          if (!aboard(g, holder(g, piece), parseNeed('SECURITY'))) return false;
          yield* nullify(g, piece);
          return true;
        },
        ['board'],
      ),
    ],
    says: 'Played on a ship: it is damaged at the end of the next turn and of every turn after that, until SECURITY aboard puts it out.',
  },
  // Q-Net
  'PRE-88': {
    play: { to: 'target', aims: onLines((g, location) => rightOf(g, location) !== undefined) },
    clauses: [
      forbid('mayMove', ({ ship, way }, { g, piece }) => {
        const left = holder(g, piece);
        const right = rightOf(g, left);
        if (right === undefined || !crosses(g, ship, way, left, right)) return null;
        if (free.some(g, (x) => x.ship === ship) || aboard(g, ship, NEGOTIATORS)) return null;
        return { from: `card:${g.s.card[piece]}`, tag: 'banned', data: { card: g.s.card[piece] } };
      }),
    ],
    says: 'Played between a location and the next one to its right: no ship passes without 2 Diplomacy aboard.',
  },
  // Spacedock
  'PRE-92': {
    play: { to: 'target', aims: (g) => inPlay(g).filter((x) => isOutpost(g, x)) },
    clauses: [
      // Whoever is in dock, whenever it was damaged, is repaired at once (T50.2).
      law(
        'repair',
        function* ({ g, me, piece }) {
          const ships = shipsIn(g, zoneIn(holder(g, piece))).filter((x) => is(g, x, 'damaged') && isMended(g, me, x));
          for (const ship of ships) repair(g, ship);
          return ships.length > 0;
        },
        ['board'],
      ),
    ],
    says: 'Played on an outpost: your damaged ships and damaged Non-Aligned ships that are docked there are repaired at once.',
  },
  // Subspace Warp Rift
  'PRE-94': {
    play: { to: 'target', aims: onLines(() => true) },
    clauses: [
      reaction({
        on: 'ship.passes',
        must: true,
        when: ({ g, piece, ev }) => ev.to === spaceAt(holder(g, piece)),
        *commit({ g, ev }) {
          yield* damage(g, ev.ship);
        },
      }),
    ],
    says: 'Played on a location: a ship that passes without stopping is damaged.',
  },
  // Tetryon Field
  'PRE-97': {
    play: { to: 'target', aims: onLines(() => true) },
    clauses: [
      reaction({
        on: ['ship.passes', 'ship.arrives'],
        must: true,
        when: ({ g, piece, ev }) => ev.to === spaceAt(holder(g, piece)) && !aboard(g, ev.ship, parseNeed('Navigation')),
        *commit({ g, me, piece, ev }) {
          ev.stopped = true;
          caught.start(g, me, { ship: ev.ship, at: holder(g, piece) }, 'turn');
        },
      }),
    ],
    says: 'Played on a location: a ship without Navigation aboard must stop there, and goes on in its next turn.',
  },
  // Where No One Has Gone Before
  'PRE-103': {
    play: { to: 'table' },
    clauses: [modifier('wraps', (value, ship, { g, me }) => value || isYours(g, me, ship))],
    says: 'Your ships may go from one end of a spaceline to its other end.',
  },
  // Particle Scattering Field
  'AU-44': {
    play: { to: 'target', aims: cardsInPlay(parseFilter('yours Ship card with Particle Scattering Device')) },
    clauses: [
      forbid('mayBeam', ({ from, to }, { g, piece }) => {
        const at = locationOf(g, piece);
        const planet = [from, to].some((zone) => kindOf(zone) === 'surface' && locationOfZone(g, zone) === at);
        return planet ? { from: `card:${g.s.card[piece]}`, tag: 'banned', data: { card: g.s.card[piece] } } : null;
      }),
      ability({
        id: 'end',
        at: 'any.time',
        *commit({ g, piece }) {
          discard(g, [piece]);
        },
      }),
    ],
    says: 'Played on a ship of yours with a particle scattering device: nobody beams to or from the planet where it is. You may discard it at any time.',
  },
  // Warp Core Breach
  'PRE-102': {
    play: { to: 'target', aims: cardsInPlay(parseFilter('Ship card non-[Bor]')) },
    clauses: [
      ability({
        id: 'explode',
        at: 'turn.end',
        must: true,
        when: ({ g, piece, ev }) => 'by' in ev && ev.by === controllerOf(g, holder(g, piece)) && mark(g, piece, 'since') < g.s.turn.n,
        *commit({ g, piece }) {
          const ship = holder(g, piece);
          const saved = aboard(g, ship, parseNeed('ENGINEER'));
          discard(g, [piece]);
          if (!saved) yield* destroy(g, [ship]);
        },
      }),
    ],
    says: 'Played on a ship: it is destroyed at the end of the next turn of its player, unless ENGINEER is aboard by then.',
  },
  // Reaction Control Thrusters
  'DS9-69': {
    play: {
      to: 'discard',
      effect: effect({
        *commit({ g, me }) {
          boosted.start(g, me, { seat: me }, 'turn');
        },
      }),
    },
    clauses: [
      ability<{ readonly station: Piece; readonly to: Piece }>({
        id: 'move',
        at: 'any.time',
        from: 'hand',
        when: ({ g, me }) => isQuiet(g) && g.s.turn.seat === me && movable(g, me).length > 0,
        *prepare({ g, me }) {
          const station = yield* choosePiece(g, me, movable(g, me));
          return { station, to: yield* choosePiece(g, me, berths(g, me, station)) };
        },
        declares: ({ station }) => [station],
        *commit({ g }, { station, to }) {
          yield* relocate(g, [station], spaceAt(to), true);
        },
      }),
    ],
    says: 'Played for free it moves a space facility of yours with 2 ENGINEER aboard to the next location of the same region; or each of your ships is RANGE +2 this turn.',
  },
  // Baryon Buildup
  'AU-36': {
    play: { to: 'target', aims: cardsInPlay(SHIP) },
    standing: [{ says: 'adds', to: ['RANGE'], n: -2, of: SHIP, reach: 'host', cumulative: true }],
    clauses: [
      ability({
        id: 'cleaned',
        at: 'turn.start',
        must: true,
        when: ({ g, piece, ev }) => {
          const ship = holder(g, piece);
          const yard = dockOf(g, ship);
          return (
            'by' in ev &&
            isDocked(g, ship) &&
            ev.by === controllerOf(g, ship) &&
            isYours(g, ev.by, yard) &&
            personnelIn(g, zoneIn(ship)).length === 0
          );
        },
        *commit({ g, piece }) {
          yield* nullify(g, piece);
        },
      }),
    ],
    says: 'Nullified if the ship is empty and docked at a facility of its player when the turn of that player begins.',
  },
};
const gaps = (g: Trek): readonly Gap[] => [...gapsBetween(g, 'Alpha'), ...gapsBetween(g, 'Gamma')];
/** The next location of its line to the right. */
function rightOf(g: Trek, location: Piece): Piece | undefined {
  const quadrant = quadrantOf(g, location);
  const line = quadrant === null ? [] : lineOf(g, quadrant);
  return line[line.indexOf(location) + 1];
}
/** All ships of a player fly further this turn. */
const boosted = lingering<{ readonly seat: number }>('boosted', (data) => [
  modifier('number.add', (value, { piece, number }, c) =>
    number === 'RANGE' && isType(c.g, piece, 'Ship') && isYours(c.g, data(c).seat, piece) ? value + 2 : value,
  ),
]);
/** The next locations of its region where none of its player's facilities stands (T51.2). */
const berths = (g: Trek, seat: number, station: Piece): readonly Piece[] => {
  const region = regionOf(g, locationOf(g, station));
  const taken = yours(g, seat)
    .filter((x) => isType(g, x, 'Facility'))
    .map((x) => locationOf(g, x));
  return region === null
    ? []
    : neighboursOf(g, locationOf(g, station)).filter((x) => isMission(x) && regionOf(g, x) === region && !taken.includes(x));
};
const movable = (g: Trek, seat: number): readonly Piece[] =>
  yours(g, seat).filter(
    (x) =>
      isType(g, x, 'Facility') &&
      kindOf(zoneOf(g, x)) === 'space' &&
      meets(g, groupOf(g, seat, peopleOf(g, seat, zoneIn(x)), -1), parseNeed('2 ENGINEER')) &&
      berths(g, seat, x).length > 0,
  );
/** Held where it is until the turn is over, unless something takes it elsewhere. */
const caught = lingering<{ readonly ship: Piece; readonly at: Piece }>('caught', (data) => [
  forbid('mayMove', ({ ship }, c) =>
    ship === data(c).ship && locationOf(c.g, ship) === data(c).at ? { from: 'card:PRE-97', tag: 'banned', data: { card: 'PRE-97' } } : null,
  ),
]);
function isOutpost(g: Trek, piece: Piece): boolean {
  const facts = factsOf(g, piece);
  return facts.type === 'Facility' && facts.facility === 'Outpost';
}
const isMended = (g: Trek, me: number, ship: Piece): boolean => isYours(g, me, ship) || fits(g, me, ship, parseFilter('[NA] Ship card'));
