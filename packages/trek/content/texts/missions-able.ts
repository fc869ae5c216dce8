import {
  ability,
  canUseSkills,
  choosePieces,
  chooseNumber,
  crewOf,
  discard,
  draw,
  equipmentWith,
  fits,
  forbid,
  isInPlay,
  isSolved,
  isType,
  isYours,
  levelOf,
  locationOf,
  locationOfZone,
  locations,
  mark,
  modifier,
  neighboursOf,
  numberOf,
  regionOf,
  score,
  vesselOf,
  yours,
  zoneOf,
  type CardText,
  type Piece,
  type Trek,
} from '../../effects/index.ts';
import { parseFilter } from '../../language/index.ts';

const ships = (g: Trek, seat: number, at: Piece): readonly Piece[] =>
  yours(g, seat).filter((x) => isType(g, x, 'Ship') && locationOf(g, x) === at);
/** Levels of a skill in the crew of a ship. */
const levelAboard = (g: Trek, ship: Piece, skill: string): number =>
  crewOf(g, ship).reduce((n, x) => n + (canUseSkills(g, x) ? levelOf(g, x, skill) : 0), 0);
const isUniversal = (g: Trek, piece: Piece): boolean => fits(g, 0, piece, parseFilter('universal'));

export const ABLE_MISSIONS: { readonly [id: string]: CardText } = {
  // FGC-47 Research
  'AU-85': {
    clauses: [
      modifier('span', (value, { location, ship }, { g, piece }) =>
        location === piece ? Math.max(0, 6 - levelAboard(g, ship, 'Navigation')) : value,
      ),
    ],
    says: 'Its span is 6, less one for each Navigation aboard the ship.',
  },
  // Quash Conspiracy
  'AU-90': {
    clauses: [
      forbid('mayBeam', ({ from, to }, { g, piece }) => {
        const ends = [vesselOf(g, from), vesselOf(g, to)];
        const isBarred = locationOfZone(g, from) === piece && ends.every((x) => x >= 0 && isType(g, x, 'Ship'));
        return isBarred ? { from: `card:${g.s.card[piece]}`, tag: 'banned', data: { card: g.s.card[piece] } } : null;
      }),
    ],
    says: 'Nobody beams from ship to ship here.',
  },
  // Patrol Neutral Zone
  'FC-60': {
    clauses: [
      modifier('missionPoints', (value, { mission }, { g, piece }) =>
        mission === piece ? value + 10 * locations(g).filter((x) => regionOf(g, x) === 'Neutral Zone').length : value,
      ),
    ],
    says: 'Worth 10 points for each location of the Neutral Zone.',
  },
  // Mineral Survey
  'OTS-12': {
    clauses: [
      ability({
        at: 'solved',
        must: true,
        when: ({ piece, ev }) => 'mission' in ev && !('dilemma' in ev) && ev.mission === piece,
        *commit({ g, ev }) {
          if (!('mission' in ev)) return;
          yield* draw(g, ev.by, yield* chooseNumber(g, ev.by, 0, 2));
        },
      }),
    ],
    says: 'Whoever solves it draws up to two cards.',
  },
  // Test Propulsion Systems
  'OTS-14': {
    clauses: [
      modifier('number.add', (value, { piece, number }, { g, piece: mission }) => {
        const solver = mark(g, mission, 'solved') - 1;
        return number === 'RANGE' && isSolved(g, mission) && isType(g, piece, 'Ship') && isYours(g, solver, piece) ? value + 2 : value;
      }),
    ],
    says: 'The ships of whoever solved it are RANGE +2 (copies add).',
  },
  // Intercept Maquis
  'DS9-117': {
    clauses: [
      forbid('mayAttempt', ({ mission, seat }, { g, piece }) => {
        if (mission !== piece) return null;
        const weapons = ships(g, seat, mission).reduce((n, x) => n + numberOf(g, x, 'WEAPONS'), 0);
        return weapons > 14 ? null : { from: `card:${g.s.card[piece]}`, tag: 'banned', data: { card: g.s.card[piece] } };
      }),
    ],
    says: 'May be attempted only by a player whose ships here have more than 14 WEAPONS together.',
  },
  // Kressari Rendezvous
  'DS9-120': {
    clauses: [
      ability({
        at: 'solved',
        must: true,
        when: (c) =>
          'mission' in c.ev &&
          'team' in c.ev &&
          !('dilemma' in c.ev) &&
          c.ev.mission === c.piece &&
          weapons(c.g, c.ev.by, c.ev.team).length > 0,
        *commit({ g, ev, piece }) {
          if (!('mission' in ev) || !('team' in ev)) return;
          const gone = yield* choosePieces(g, ev.by, weapons(g, ev.by, ev.team), { min: 0, max: 4 });
          discard(g, gone);
          yield* score(g, ev.by, 'mission', 5 * gone.length, `card:${g.s.card[piece]}`);
        },
      }),
    ],
    says: 'Whoever solves it may discard up to four hand weapons there, for 5 points each.',
  },
  // Space
  'QC-47': {
    clauses: [
      modifier('span', (value, { location }, { g, piece }) =>
        location === piece ? 3 + neighboursOf(g, piece).filter((x) => isUniversal(g, x)).length : value,
      ),
    ],
    says: 'Its span is 3, and one more for each universal location beside it.',
    unfinished: 'counting as half a card',
  },
};
/** Whoever discards them need not be able to use them (T6.9). */
const weapons = (g: Trek, seat: number, team: readonly Piece[]): readonly Piece[] =>
  [...new Set(team.filter((x) => isInPlay(g, x)).map((x) => zoneOf(g, x)))]
    .flatMap((zone) => equipmentWith(g, seat, zone))
    .filter((x) => fits(g, seat, x, parseFilter('hand weapon')));
