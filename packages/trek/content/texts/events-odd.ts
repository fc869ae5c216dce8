import {
  ability,
  ableCrew,
  canAct,
  choosePiece,
  chooseZone,
  factsOf,
  fits,
  forbid,
  groupOf,
  hasPlanet,
  holder,
  inPlay,
  is,
  isMission,
  isNamed,
  isType,
  isUsable,
  kindOf,
  lineOf,
  lingering,
  locationOf,
  lookAt,
  mark,
  meets,
  modifier,
  neighboursOf,
  onLines,
  peopleOf,
  piecesIn,
  pointsThatCount,
  putMark,
  quadrantOf,
  relocate,
  rival,
  seedsUnder,
  typeOf,
  vesselOf,
  yours,
  zoneOf,
  zoneOn,
  type CardText,
  type Ctx,
  type Piece,
  type Trek,
  type Zone,
} from '../../effects/index.ts';
import { parseFilter, parseNeed } from '../../language/index.ts';
import { isOnPlanet } from './planets.ts';

const onTable = { to: 'table' } as const;
const barOf = ({ g, piece }: Ctx) => ({ from: `card:${g.s.card[piece]}`, tag: 'banned', data: { card: g.s.card[piece] } });

/** A field that was turned over this turn. */
const turned = lingering<{ readonly card: Piece }>('turned-over');
function turnOver({ g, me, piece }: Ctx): void {
  putMark(g, piece, 'worn', 1 - mark(g, piece, 'worn'));
  turned.start(g, me, { card: piece }, 'turn');
}
/** It is turned over in each turn of its player, but not in the one in which it came. */
const canTurn = ({ g, me, piece }: Ctx): boolean =>
  g.s.turn.seat === me && mark(g, piece, 'since') < g.s.turn.n && !turned.some(g, (x) => x.card === piece);
const hasEnhancers = (g: Trek, seat: number): boolean => yours(g, seat).some((x) => isNamed(g, x, 'Pattern Enhancers'));

/** Everybody reports in this turn. */
const alert = lingering<{ readonly seat: number }>('red-alert');
/** In place of the normal card play, so before orders (T5.2). */
const isAlerted = ({ g, me }: Ctx): boolean => g.s.turn.part === 'play' && alert.some(g, (x) => x.seat === me);
const REPORTERS: readonly string[] = ['Ship', 'Personnel', 'Equipment'];

/** Where a net can be moved: the locations beside the one on which it lies that have another to their right. */
const movesOf = (g: Trek, net: Piece): readonly Piece[] => neighboursOf(g, holder(g, net)).filter((x) => hasRight(g, x));
function hasRight(g: Trek, location: Piece): boolean {
  const quadrant = quadrantOf(g, location);
  return quadrant !== null && lineOf(g, quadrant).at(-1) !== location;
}
const movableNets = (g: Trek): readonly Piece[] => inPlay(g).filter((x) => isNamed(g, x, 'Q-Net') && movesOf(g, x).length > 0);

/** What somebody with implants can look at where he is: the Away Team of the other player, or the next seed card. */
function sights(g: Trek, seat: number, host: Piece): readonly Zone[] {
  const [zone, at] = [zoneOf(g, host), locationOf(g, host)];
  const team = kindOf(zone) === 'surface' && peopleOf(g, rival(seat), zone).length > 0 ? [zone] : [];
  return isMission(at) && piecesIn(g, seedsUnder(at)).length > 0 ? [...team, seedsUnder(at)] : team;
}

/** Does a ship with invasive transporters that are operated stand at one end of the beam? */
const operates = (g: Trek, seat: number, ends: readonly Piece[]): boolean =>
  ends.some(
    (x) =>
      x >= 0 &&
      fits(g, seat, x, parseFilter('yours Ship card with Invasive Transporters')) &&
      canAct(g, x) &&
      meets(g, groupOf(g, seat, ableCrew(g, x), x), parseNeed('Transporter Skill')),
  );

/** Events that need more than a form. */
export const ODD_EVENTS: { readonly [id: string]: CardText } = {
  // Distortion Field
  'PRE-70': {
    limit: 'yours',
    play: { to: 'target', aims: onLines(hasPlanet) },
    clauses: [
      forbid('mayBeam', ({ seat, from, to }, c) => {
        const planet = holder(c.g, c.piece);
        const isUp = mark(c.g, c.piece, 'worn') === 0 && !hasEnhancers(c.g, seat);
        return isUp && isOnPlanet(c.g, from, planet) !== isOnPlanet(c.g, to, planet) ? barOf(c) : null;
      }),
      ability({
        id: 'turn',
        at: 'any.time',
        when: canTurn,
        *commit(c) {
          turnOver(c);
        },
      }),
      ability({
        id: 'turned',
        at: 'turn.end',
        must: true,
        when: canTurn,
        *commit(c) {
          turnOver(c);
        },
      }),
    ],
    says: 'Played face up on a planet; turned over once in each of your turns after that. While it lies face up nobody beams up or down there.',
  },
  // Pattern Enhancers
  'PRE-86': { play: onTable, says: 'Your personnel and equipment beam through Distortion Field and Atmospheric Ionization as they like.' },
  // Red Alert!
  'PRE-90': {
    play: onTable,
    clauses: [
      ability({
        at: 'card.played',
        must: true,
        when: ({ me, ev }) => 'cost' in ev && ev.cost === 'normal' && ev.by === me,
        *commit({ g, me }) {
          alert.start(g, me, { seat: me }, 'turn');
        },
      }),
      modifier('playCost', (cost, { piece, seat }, c) =>
        seat === c.me && isAlerted(c) && REPORTERS.includes(typeOf(c.g, piece)) ? 'free' : cost,
      ),
      // Also where another text lets them.
      modifier('reportPlaces', (places, { seat }, c) =>
        seat === c.me && isAlerted(c) ? places.map((place) => ({ ...place, cost: 'free' }) as const) : places,
      ),
    ],
    says: 'In place of your normal card play any number of your ships, personnel and equipment report.',
  },
  // Drag Net
  'QC-23': {
    play: onTable,
    clauses: [
      ability<{ readonly net: Piece; readonly to: Piece }>({
        at: 'turn.end',
        per: 'turn',
        when: ({ g, me, ev }) => 'by' in ev && ev.by === me && movableNets(g).length > 0,
        *prepare({ g, me }) {
          const net = yield* choosePiece(g, me, movableNets(g));
          return { net, to: yield* choosePiece(g, me, movesOf(g, net)) };
        },
        *commit({ g }, { net, to }) {
          yield* relocate(g, [net], zoneOn(to), true);
        },
      }),
    ],
    says: 'Whenever your turn ends, one Q-Net of anybody may be shifted to the next location.',
  },
  // Intermix Ratio
  'FC-29': {
    play: onTable,
    standing: [{ says: 'immune', to: ['Kevin Uxbridge'] }],
    clauses: [
      modifier('counting', (value, seat, { g }) => {
        const [mission, bonus] = [pointsThatCount(g, seat, 'mission'), pointsThatCount(g, seat, 'bonus')];
        return Math.min(value, mission + Math.min(bonus, Math.max(0, mission)));
      }),
    ],
    says: 'Bonus points of any player beyond as many as the other points do not count toward winning.',
  },
  // Ocular Implants
  'FC-32': {
    play: { to: 'target', aims: (g, seat) => yours(g, seat).filter((x) => isType(g, x, 'Personnel') && fits(g, seat, x, IMPLANTED)) },
    clauses: [
      ability({
        at: 'any.time',
        per: 'turn',
        when: ({ g, me, piece }) => isUsable(g, holder(g, piece)) && sights(g, me, holder(g, piece)).length > 0,
        *commit({ g, me, piece }) {
          const zone = yield* chooseZone(g, me, sights(g, me, holder(g, piece)));
          const seen = kindOf(zone) === 'seeds' ? piecesIn(g, zone).slice(-1) : piecesIn(g, zone).filter((x) => isCarried(g, rival(me), x));
          lookAt(g, me, seen, zone);
        },
      }),
    ],
    says: 'Played on your Borg, Android or Geordi La Forge, who may look once each turn at one Away Team where present, or at the next seed card of the mission.',
  },
  // Invasive Beam-In
  'DOM-25': {
    seeds: { phase: 'any', on: 'table' },
    play: onTable,
    clauses: [
      modifier('mayBeam', (bar, { seat, from, to }, { g }) => {
        if (bar?.tag !== 'beam.shields') return bar;
        const ends = [vesselOf(g, from), vesselOf(g, to)];
        return operates(g, seat, ends) && !ends.some((x) => x >= 0 && is(g, x, 'cloaked')) ? null : bar;
      }),
    ],
    says: 'Invasive Transporters that are operated by Transporter Skill beam through any SHIELDS.',
  },
};
const IMPLANTED = parseFilter('[Bor]/Android/{Geordi La Forge}');
const isCarried = (g: Trek, seat: number, piece: Piece): boolean =>
  ['Personnel', 'Equipment', 'Artifact'].includes(factsOf(g, piece).type) && yours(g, seat).includes(piece);
