import {
  ability,
  answers,
  choosePiece,
  choosePieces,
  choosePlayer,
  classesOf,
  controllerOf,
  crewOf,
  destroy,
  discard,
  factsOf,
  fits,
  fixed,
  groupOf,
  handOf,
  hasPlanet,
  holder,
  inPlay,
  interrupts,
  interruptsAtAll,
  isInPlay,
  isKnownTo,
  isMission,
  isNamed,
  isQuiet,
  isType,
  kill,
  lineOf,
  lingering,
  locationOf,
  locations,
  mark,
  meets,
  modifier,
  move,
  nullifiesInPlay,
  peopleOf,
  personnelIn,
  pickFrom,
  piecesIn,
  putOutOfPlay,
  quadrantOf,
  reaction,
  reportCard,
  rival,
  scoreBonus,
  SEATS,
  spanOf,
  stayOn,
  surfaceAt,
  traitsOf,
  whyNotEnter,
  yours,
  zoneIn,
  zoneOf,
  zoneOfSeat,
  zoneOn,
  type CardText,
  type Ctx,
  type Piece,
  type Trek,
} from '../../effects/index.ts';
import { ATTRIBUTES, parseFilter, parseNeed } from '../../language/index.ts';
import { answersDilemma, isOneOf } from './interrupt-forms.ts';

const seats = [...Array(SEATS).keys()];
const pileOf = (g: Trek, seat: number): readonly Piece[] => piecesIn(g, zoneOfSeat(seat, 'discard'));

/** Somebody without skills and CUNNING, for this turn. The classification stays: it is no skill of the box (T42.2). */
const drained = lingering<{ readonly who: Piece }>('drained', (data) => [
  modifier('skills', (skills, piece, c) => (piece === data(c).who ? classesOf(c.g, piece).map((skill) => ({ skill, level: 1 })) : skills)),
  modifier('number.times', (value, { piece, number }, c) => (number === 'CUNNING' && piece === data(c).who ? 0 : value)),
]);
/** Creatures that weaken twice as much this turn. */
const swollen = lingering<{ readonly card: Piece }>('swollen', (data) => [
  modifier('number.add', (value, { piece, number }, c) => {
    const { card } = data(c);
    if (number !== 'STRENGTH' || !isInPlay(c.g, card) || !isType(c.g, piece, 'Personnel')) return value;
    return controllerOf(c.g, piece) === controllerOf(c.g, card) ? value - 2 : value;
  }),
]);

/** Somebody is stronger by the numbers of others, for this turn. */
const fed = lingering<{ readonly who: Piece; readonly by: readonly number[] }>('fed', (data) => [
  modifier('number.add', (value, { piece, number }, c) => {
    const at = ATTRIBUTES.findIndex((x) => x === number);
    return piece === data(c).who && at >= 0 ? value + data(c).by[at] : value;
  }),
]);
const corpses = (g: Trek, seat: number): readonly Piece[] => pileOf(g, seat).filter((x) => isType(g, x, 'Personnel'));

/** The ships of a player that are nearest to a card on its line; several if they are equally far (T38.12). */
function nearestShips(g: Trek, seat: number, from: Piece): readonly Piece[] {
  const quadrant = quadrantOf(g, from);
  if (quadrant === null) return [];
  const line = lineOf(g, quadrant);
  const at = line.indexOf(locationOf(g, from));
  const far = (ship: Piece): number => {
    const to = line.indexOf(locationOf(g, ship));
    const way = to > at ? line.slice(at + 1, to + 1) : line.slice(to, at);
    return way.reduce((n, x) => n + spanOf(g, x, ship), 0);
  };
  const ships = yours(g, seat).filter((x) => x !== from && fits(g, seat, x, FLAMMABLE) && quadrantOf(g, x) === quadrant);
  const least = Math.min(...ships.map(far));
  return ships.filter((x) => far(x) === least);
}
const FLAMMABLE = parseFilter('Ship card non-[Bor]');

const isAtNebula = (g: Trek, ship: Piece): boolean => {
  const at = locationOf(g, ship);
  return at >= 0 && traitsOf(g, at).includes('Nebula');
};
const GREEDY = parseFilter('personnel with Greed');

/** Away Teams on planets of which all are holograms, as far as this player knows. */
const projections = ({ g, me }: Ctx): readonly { readonly zone: number; readonly seat: number }[] =>
  locations(g)
    .filter((x) => isMission(x) && hasPlanet(g, x))
    .map(surfaceAt)
    .flatMap((zone) => seats.map((seat) => ({ zone, seat })))
    .filter(({ zone, seat }) => {
      const team = peopleOf(g, seat, zone);
      return team.length > 0 && team.every((x) => isKnownTo(g, me, x) && fits(g, me, x, { icon: 'Holo' }));
    });

/** Those of this player who are about to die where somebody can put it off. */
const doomed = ({ g, me }: Ctx, dying: readonly Piece[]): readonly Piece[] =>
  dying.filter((x) => controllerOf(g, x) === me && meets(g, groupOf(g, me, peopleOf(g, me, zoneOf(g, x)), -1), METHODS));
const METHODS = parseNeed('3 MEDICAL OR MEDICAL + Cybernetics');

/** Who has listened at the walls this turn. */
const heard = lingering<{ readonly seat: number }>('heard');
const canHear = ({ g, me }: Ctx): boolean => g.s.turn.seat === me && !heard.some(g, (x) => x.seat === me);
/** Ships and facilities of the opponent with somebody aboard. */
const occupied = ({ g, me }: Ctx): readonly Piece[] =>
  yours(g, rival(me)).filter((x) => (isType(g, x, 'Ship') || isType(g, x, 'Facility')) && peopleOf(g, rival(me), zoneIn(x)).length > 0);
const changelings = ({ g, me }: Ctx): readonly Piece[] =>
  handOf(g, me).filter((x) => fits(g, me, x, { species: 'Changeling' }) && whyNotEnter(g, me, x) === null);

/** Interrupts that need more than a form. */
export const ODD_INTERRUPTS: { readonly [id: string]: CardText } = {
  // Brain Drain
  'AU-55': {
    clauses: [
      interrupts({
        targets: ({ g, me }) => inPlay(g).filter((x) => isType(g, x, 'Personnel') && isKnownTo(g, me, x)),
        *commit({ g, me }, who) {
          drained.start(g, me, { who }, 'turn');
        },
      }),
      interrupts({
        id: 'double',
        targets: ({ g }) => inPlay(g).filter((x) => isNamed(g, x, 'Interphasic Plasma Creatures')),
        *commit({ g, me }, card) {
          swollen.start(g, me, { card }, 'turn');
        },
      }),
    ],
    says: 'One personnel has no skills and no CUNNING for the rest of this turn. Or doubles what Interphasic Plasma Creatures do, for this turn.',
  },
  // Devidian Foragers
  'AU-59': {
    clauses: [
      interrupts({
        targets: ({ g, me }) =>
          seats.some((seat) => corpses(g, seat).length >= 2)
            ? yours(g, me).filter((x) => fits(g, me, x, parseFilter('[AU] personnel')))
            : [],
        *commit({ g, me }, who) {
          const whose = yield* choosePlayer(
            g,
            me,
            seats.filter((seat) => corpses(g, seat).length >= 2),
          );
          const two = yield* choosePieces(g, me, corpses(g, whose), { min: 2, max: 2 });
          const by = ATTRIBUTES.map((name) => two.reduce((n, x) => n + printed(g, x, name), 0));
          putOutOfPlay(g, two);
          fed.start(g, me, { who, by }, 'turn');
        },
      }),
    ],
    says: 'Puts two personnel of one discard pile out of play, and adds their attributes to one of your personnel with an AU icon for this turn.',
  },
  // Fire Sculptor
  'AU-61': {
    clauses: [
      interrupts({
        targets: ({ g, me }) =>
          inPlay(g).filter((x) => isOneOf(g, x, 'Plasma Fire', 'Warp Core Breach') && nearestShips(g, rival(me), holder(g, x)).length > 0),
        *commit({ g, me }, fire) {
          move(g, fire, zoneOn(yield* choosePiece(g, me, nearestShips(g, rival(me), holder(g, fire)))));
        },
      }),
      interruptsAtAll({
        id: 'melt',
        when: ({ g }) => seats.some((seat) => pileOf(g, seat).length > 0),
        *commit({ g, me }) {
          const whose = yield* choosePlayer(
            g,
            me,
            seats.filter((seat) => pileOf(g, seat).length > 0),
          );
          putOutOfPlay(g, [yield* choosePiece(g, me, pileOf(g, whose))]);
        },
      }),
    ],
    says: "Moves Plasma Fire or Warp Core Breach onto your opponent's nearest ship. Or puts one card of any discard pile out of play.",
  },
  // Isabella
  'AU-66': {
    clauses: [
      interrupts({
        targets: ({ g, me }) => inPlay(g).filter((x) => fits(g, me, x, FLAMMABLE) && isAtNebula(g, x)),
        *commit({ g, piece }, ship) {
          stayOn(g, piece, ship);
        },
      }),
      ability({
        id: 'destroy',
        at: 'turn.end',
        must: true,
        when: ({ g, me, ev, piece }) => 'by' in ev && ev.by === me && mark(g, piece, 'since') < g.s.turn.n,
        *commit({ g, piece }) {
          const ship = holder(g, piece);
          const isSaved = meets(g, groupOf(g, controllerOf(g, ship), crewOf(g, ship), ship), parseNeed('Youth'));
          discard(g, [piece]);
          if (!isSaved) yield* destroy(g, [ship]);
        },
      }),
      reaction({
        id: 'avenge',
        on: 'encounter.over',
        from: 'hand',
        when: (c) => exploiters(c, c.ev).length > 0,
        *commit(c) {
          yield* kill(c.g, yield* pickFrom(c.g, c.me, c.piece, exploiters(c, c.ev), 1));
        },
      }),
    ],
    says: 'Played on a ship at a nebula, which is destroyed at the end of your next turn unless Youth is aboard by then. Or kills one personnel with Greed who just won points from Worshiper.',
  },
  // Plexing
  'QC-39': {
    clauses: [
      answersDilemma((g, dilemma) => isOneOf(g, dilemma, 'Empathic Echo', 'Frame of Mind', 'System-Wide Cascade Failure')),
      answers(({ g }, { piece }) => isOneOf(g, piece, 'Parallax Arguers', 'Thought Maker')),
      nullifiesInPlay(({ g }, x) => isOneOf(g, x, 'Frame of Mind', 'System-Wide Cascade Failure', 'Parallax Arguers', 'Thought Maker')),
    ],
    standing: [{ says: 'immune', to: 'everything' }],
    says: 'Nullifies Empathic Echo, Parallax Arguers, Frame of Mind, System-Wide Cascade Failure or Thought Maker.',
  },
  // Deactivation
  'FC-48': {
    clauses: [
      answers(({ g }, { piece }) => isOneOf(g, piece, 'Auto-Destruct Sequence', 'Red Alert!', 'Static Warp Bubble')),
      nullifiesInPlay(
        ({ g }, x) =>
          isOneOf(g, x, 'Red Alert!', 'Static Warp Bubble') || (isNamed(g, x, 'Auto-Destruct Sequence') && !isEncrypted(g, holder(g, x))),
      ),
      ability<{ readonly zone: number; readonly seat: number }>({
        id: 'erase',
        at: 'any.time',
        from: 'hand',
        when: (c) => isQuiet(c.g) && projections(c).length > 0,
        *prepare(c) {
          const all = projections(c);
          const first = yield* choosePiece(
            c.g,
            c.me,
            all.map(({ zone, seat }) => peopleOf(c.g, seat, zone)[0]),
          );
          return all.find(({ zone, seat }) => peopleOf(c.g, seat, zone).includes(first)) ?? all[0];
        },
        *commit({ g }, { zone, seat }) {
          discard(g, peopleOf(g, seat, zone));
        },
      }),
    ],
    says: 'Nullifies Red Alert!, Static Warp Bubble or Auto-Destruct Sequence (not where Fractal Encryption Code is). Or discards an Away Team of holograms alone.',
  },
  // Extraordinary Methods
  'DS9-89': {
    clauses: [
      ability<Piece>({
        at: 'dying',
        from: 'hand',
        when: (c) => 'scene' in c.ev && doomed(c, c.ev.pieces).length > 0,
        prepare: (c) => choosePiece(c.g, c.me, 'scene' in c.ev ? doomed(c, c.ev.pieces) : []),
        declares: (who) => [who],
        *commit({ g, piece, ev }, who) {
          if (!('scene' in ev)) return;
          ev.pieces = ev.pieces.filter((x) => x !== who);
          stayOn(g, piece, who);
        },
      }),
      ability({
        id: 'over',
        at: 'turn.end',
        must: true,
        when: ({ g, me, ev, piece }) => 'by' in ev && ev.by === me && mark(g, piece, 'since') < g.s.turn.n,
        *commit({ g, piece }) {
          const who = holder(g, piece);
          discard(g, [piece]);
          yield* kill(g, [who]);
        },
      }),
    ],
    says: 'With 3 MEDICAL, or MEDICAL and Cybernetics, present: one of your personnel who is about to die dies at the end of your next turn instead.',
  },
  // The Walls Have Ears
  'DS9-101': {
    clauses: [
      interrupts({
        id: 'report',
        targets: (c) => (canHear(c) && changelings(c).length > 0 ? occupied(c) : []),
        *commit(c, vessel) {
          const { g, me, piece } = c;
          heard.start(g, me, { seat: me }, 'turn');
          const who = yield* choosePiece(g, me, changelings(c));
          yield* reportCard(g, me, who, { zone: zoneIn(vessel), cost: 'free', by: `card:${g.s.card[piece]}` });
        },
      }),
      interrupts({
        id: 'listen',
        targets: (c) =>
          canHear(c) ? occupied(c).filter((x) => personnelIn(c.g, zoneIn(x)).some((y) => controllerOf(c.g, y) === c.me)) : [],
        *commit(c) {
          heard.start(c.g, c.me, { seat: c.me }, 'turn');
          yield* scoreBonus(c);
        },
      }),
    ],
    says: "Once each turn, on an occupied ship or facility of your opponent's: a changeling reports there from your hand, or you score its points if you have an intruder aboard.",
  },
};

/** Those with Greed who have just won points from the Worshiper. */
function exploiters(
  { g }: Ctx,
  ev: { readonly by: number; readonly dilemma: Piece; readonly team: readonly Piece[]; readonly result: string },
): readonly Piece[] {
  if (ev.result !== 'took-effect' || !isNamed(g, ev.dilemma, 'Worshiper')) return [];
  const team = ev.team.filter((x) => isInPlay(g, x));
  return meets(g, groupOf(g, ev.by, team, -1), parseNeed('more Greed than Honor')) ? team.filter((x) => fits(g, ev.by, x, GREEDY)) : [];
}
function printed(g: Trek, piece: Piece, name: (typeof ATTRIBUTES)[number]): number {
  const facts = factsOf(g, piece);
  return facts.type === 'Personnel' ? fixed(facts.attributes[name]) : 0;
}
const isEncrypted = (g: Trek, ship: Piece): boolean => piecesIn(g, zoneOn(ship)).some((x) => isNamed(g, x, 'Fractal Encryption Code'));
