import {
  ability,
  chooseGoers,
  chooseZone,
  choosePiece,
  crewOf,
  controllerOf,
  damage,
  destroy,
  discard,
  factsOf,
  fits,
  fitsAboard,
  forbid,
  goersIn,
  handOf,
  hasPlanet,
  inPlay,
  interrupts,
  is,
  isDocked,
  isHere,
  isInPlay,
  isType,
  kindOf,
  lingering,
  loseCloakOf,
  locationOf,
  locations,
  mark,
  modifier,
  neighboursOf,
  numberOf,
  holder,
  peopleOf,
  placesAt,
  personnelIn,
  putMark,
  relocate,
  sendTo,
  spaceAt,
  stayOn,
  stop,
  surfaceAt,
  unstop,
  whyNotBeam,
  yours,
  zoneIn,
  zoneOf,
  type CardText,
  type Ctx,
  type Piece,
  type Trek,
  type Trip,
} from '../../effects/index.ts';
import { parseFilter } from '../../language/index.ts';

const ships = ({ g }: Ctx): readonly Piece[] => inPlay(g).filter((x) => isType(g, x, 'Ship'));
const ownShips = ({ g, me }: Ctx): readonly Piece[] => yours(g, me).filter((x) => isType(g, x, 'Ship'));
/** In space at a planet, undocked (T44.8). */
const isInOrbit = (g: Trek, ship: Piece): boolean => kindOf(zoneOf(g, ship)) === 'space' && hasPlanet(g, locationOf(g, ship));

/** A ship moves as far again this turn. */
const hurried = lingering<{ readonly ship: Piece }>('hurried', (data) => [
  modifier('number.times', (value, { piece, number }, c) => (number === 'RANGE' && piece === data(c).ship ? value * 2 : value)),
]);
/** A ship that was found cannot cloak again this turn. */
const found = lingering<{ readonly ship: Piece }>('found', (data) => [
  forbid('mayCloak', (ship, c) => (ship === data(c).ship ? { from: 'card:PRE-139', tag: 'banned', data: { card: 'PRE-139' } } : null)),
]);

/** A ship that is docking or undocking until the end of the turn, if it is still there. */
const procedures = lingering<{ readonly ship: Piece; readonly from: number; readonly to: number }>('procedures', (data) => [
  ability({
    id: 'done',
    at: 'turn.end',
    must: true,
    *commit(c) {
      const { ship, from, to } = data(c);
      const host = c.g.s.cards.holder[to];
      if (isInPlay(c.g, ship) && zoneOf(c.g, ship) === from && isInPlay(c.g, host)) yield* relocate(c.g, [ship], to, true);
    },
  }),
]);

/** Is nobody aboard? */
const isEmpty = (g: Trek, ship: Piece): boolean => personnelIn(g, zoneIn(ship)).length === 0;
/** An outpost of its owner stands where it is. */
const isAtOutpost = (g: Trek, ship: Piece): boolean =>
  yours(g, controllerOf(g, ship)).some((x) => {
    const facts = factsOf(g, x);
    return facts.type === 'Facility' && facts.facility === 'Outpost' && isHere(g, x, ship);
  });
const adrift = ({ g, me }: Ctx): readonly Piece[] => {
  // Nobody tows under a cloak, or takes hold of what cannot be seen (T45.2, T45.3).
  const seen = (x: Piece): boolean => !is(g, x, 'cloaked');
  const tugs = yours(g, me).filter((x) => fits(g, me, x, parseFilter('Ship card with Tractor Beam')) && isInOrbit(g, x) && seen(x));
  return inPlay(g).filter(
    (x) =>
      isType(g, x, 'Ship') &&
      seen(x) &&
      isEmpty(g, x) &&
      !isAtOutpost(g, x) &&
      tugs.some((tug) => tug !== x && zoneOf(g, tug) === zoneOf(g, x)),
  );
};

/** Where somebody aboard could be beamed at the locations beside a ship, as if it were there, and who (T11.7, T13). */
const nearWarp = (c: Ctx, ship: Piece): readonly Trip[] =>
  neighboursOf(c.g, locationOf(c.g, ship))
    .flatMap((x) => placesAt(c.g, x))
    .filter((to) => whyNotBeam(c.g, c.me, zoneIn(ship), to) === null)
    .map((to) => ({ to, who: goersIn(c.g, c.me, zoneIn(ship)).filter((x) => fitsAboard(c.g, c.me, to, x)) }))
    .filter(({ who }) => who.length > 0);

/** Interrupts about ships. */
export const SHIP_INTERRUPTS: { readonly [id: string]: CardText } = {
  // Auto-Destruct Sequence
  'PRE-110': {
    clauses: [
      interrupts({
        targets: ownShips,
        *commit({ g, piece }, ship) {
          stayOn(g, piece, ship);
        },
      }),
      ability({
        id: 'explode',
        at: 'turn.end',
        must: true,
        when: ({ me, ev }) => 'by' in ev && ev.by === me,
        *commit({ g, piece }) {
          const ship = holder(g, piece);
          const at = locationOf(g, ship);
          const hit = inPlay(g).filter(
            (x) => isType(g, x, 'Ship') && x !== ship && locationOf(g, x) === at && numberOf(g, x, 'SHIELDS') < 8,
          );
          yield* destroy(g, [ship]);
          for (const x of hit) if (isInPlay(g, x)) yield* damage(g, x);
        },
      }),
    ],
    says: 'Played on a ship of yours: at the end of your turn it destroys itself, and damages all other ships at its location with SHIELDS below 8.',
  },
  // Distortion of Space/Time Continuum
  'PRE-113': {
    clauses: [
      interrupts({
        targets: ships,
        *commit({ g }, ship) {
          const at = locationOf(g, ship);
          const landed = hasPlanet(g, at) ? peopleOf(g, controllerOf(g, ship), surfaceAt(at)) : [];
          unstop(g, [ship, ...crewOf(g, ship), ...landed]);
          putMark(g, ship, 'range', 0);
        },
      }),
    ],
    says: 'One ship, its crew and its Away Teams are no longer stopped, and the RANGE it used this turn is given back.',
  },
  // Loss of Orbital Stability
  'PRE-129': {
    clauses: [
      interrupts({
        targets: (c) => ships(c).filter((x) => isInOrbit(c.g, x)),
        *commit({ g, piece }, ship) {
          stayOn(g, piece, ship);
        },
      }),
      // None at all, whatever is added to it.
      modifier('number.times', (value, { piece, number }, c) =>
        number === 'RANGE' && piece === holder(c.g, c.piece) && mark(c.g, c.piece, 'since') === c.g.s.turn.n ? 0 : value,
      ),
      ability({
        id: 'fall',
        at: 'turn.end',
        must: true,
        when: ({ g, piece, ev }) => 'by' in ev && ev.by === controllerOf(g, holder(g, piece)) && mark(g, piece, 'since') < g.s.turn.n,
        *commit({ g, piece }) {
          const ship = holder(g, piece);
          discard(g, [piece]);
          if (numberOf(g, ship, 'SHIELDS') <= 4) yield* destroy(g, [ship]);
        },
      }),
    ],
    says: 'Played on a ship in orbit: it has no RANGE until the end of this turn, and is destroyed at the end of the next turn of its player unless its SHIELDS are over 4.',
  },
  // Near-Warp Transport
  'PRE-130': {
    clauses: [
      interrupts({
        targets: (c) => ownShips(c).filter((x) => !isDocked(c.g, x) && nearWarp(c, x).length > 0),
        *commit(c, ship) {
          const { g, me } = c;
          const trips = nearWarp(c, ship);
          const to = yield* chooseZone(
            g,
            me,
            trips.map((x) => x.to),
          );
          const trip = trips.find((x) => x.to === to) ?? trips[0];
          sendTo(g, yield* chooseGoers(g, me, trip, 6), zoneIn(ship), to);
        },
      }),
    ],
    says: 'Beam up to six of your personnel and equipment from a ship of yours to the next location.',
  },
  // Ship Seizure
  'PRE-136': {
    clauses: [
      interrupts({
        targets: adrift,
        *commit({ g }, ship) {
          discard(g, [ship]);
        },
      }),
    ],
    says: 'Discard an empty ship that is in orbit with a ship of yours with a tractor beam, unless an outpost of its player is there.',
  },
  // Tachyon Detection Grid
  'PRE-139': {
    clauses: [
      interrupts({
        targets: (c) => (ownShips(c).length < 4 ? [] : ships(c).filter((x) => is(c.g, x, 'cloaked'))),
        *commit({ g, me }, ship) {
          loseCloakOf(g, ship);
          found.start(g, me, { ship }, 'turn');
        },
      }),
    ],
    says: 'While you have four ships in play: one cloaked ship decloaks for the rest of the turn.',
  },
  // Transwarp Conduit
  'PRE-143': {
    clauses: [
      interrupts({
        targets: ships,
        *commit({ g, me }, ship) {
          hurried.start(g, me, { ship }, 'turn');
        },
      }),
    ],
    says: 'The RANGE of one ship is doubled this turn.',
  },
  // Docking Procedures
  'DS9-87': {
    clauses: [
      ability({
        at: 'docking',
        from: 'hand',
        *commit({ g, me, ev }) {
          if (!('from' in ev) || !('to' in ev)) return;
          const { ship, from, to } = ev;
          ev.stopped = true;
          stop(g, [ship, ...crewOf(g, ship)]);
          procedures.start(g, me, { ship, from, to }, 'turn');
        },
      }),
    ],
    says: 'A ship that begins to dock or undock is stopped with its crew, and has docked or undocked at the end of the turn.',
  },
  // Wormhole
  'PRE-145': {
    clauses: [
      interrupts({
        targets: (c) => (otherCopies(c).length === 0 ? [] : ownShips(c).filter((x) => !isDocked(c.g, x) && !is(c.g, x, 'landed'))),
        *commit(c, ship) {
          const { g, me } = c;
          const to = yield* choosePiece(
            g,
            me,
            locations(g).filter((x) => x !== locationOf(g, ship)),
          );
          discard(g, otherCopies(c).slice(0, 1));
          yield* relocate(g, [ship], spaceAt(to));
          stop(g, [ship, ...crewOf(g, ship)]);
        },
      }),
    ],
    says: 'Needs two of them: one is played on a ship of yours, the other at any location. The ship is relocated there, and stopped.',
  },
};
const otherCopies = ({ g, me, piece }: Ctx): readonly Piece[] =>
  handOf(g, me).filter((x) => x !== piece && g.s.card[x] === g.s.card[piece]);
