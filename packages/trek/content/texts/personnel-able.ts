import {
  ability,
  affiliationsPlayed,
  canNullify,
  canTakePlace,
  choosePiece,
  exchange,
  factsOf,
  fits,
  handOf,
  iconsOf,
  inPlay,
  is,
  isAny,
  isCrew,
  isHere,
  isKnownTo,
  isNamed,
  isQuiet,
  isStopped,
  isType,
  isUsable,
  lingering,
  lookAt,
  modifier,
  personnelIn,
  pickFrom,
  piecesIn,
  playIn,
  presentWith,
  repair,
  rival,
  score,
  stop,
  traitsOf,
  typeOf,
  unstop,
  vesselOf,
  zoneOf,
  zoneOfSeat,
  type CardText,
  type ClauseSpec,
  type Ctx,
  type Piece,
  type Trek,
} from '../../effects/index.ts';
import { parseFilter } from '../../language/index.ts';
import { gamble } from './artifacts.ts';

const people = ({ g, piece }: Ctx): readonly Piece[] => presentWith(g, piece).filter((x) => isType(g, x, 'Personnel'));
/** So many bonus points for helping to solve such a mission. */
const scoresFor = (n: number, such: (g: Trek, mission: Piece) => boolean): ClauseSpec =>
  ability({
    id: 'score',
    at: 'solved',
    must: true,
    when: ({ g, me, ev, piece }) =>
      'team' in ev && 'mission' in ev && !('dilemma' in ev) && ev.by === me && ev.team.includes(piece) && such(g, ev.mission),
    *commit({ g, me, piece }) {
      yield* score(g, me, 'bonus', n, `card:${g.s.card[piece]}`);
    },
  });

/** Those in hand who may take its place. */
const doubles = ({ g, me, piece }: Ctx, such: (g: Trek, x: Piece) => boolean): readonly Piece[] =>
  handOf(g, me).filter((x) => such(g, x) && canTakePlace(g, me, piece, x));
/** It changes places with one of these in hand. */
const changes = (such: (g: Trek, x: Piece, piece: Piece) => boolean): ClauseSpec =>
  ability({
    at: 'any.time',
    when: (c) => isQuiet(c.g) && isUsable(c.g, c.piece) && doubles(c, (g, x) => such(g, x, c.piece)).length > 0,
    *commit(c) {
      const { g, me, piece } = c;
      exchange(
        g,
        me,
        piece,
        yield* choosePiece(
          g,
          me,
          doubles(c, (_, x) => such(g, x, piece)),
        ),
      );
    },
  });

/** A ship that is being repaired aboard, and for how many full turns it has been. */
const mending = lingering<{ readonly card: Piece; readonly ship: Piece; readonly n: number }>('mending');

const isFounder = (g: Trek, piece: Piece): boolean => traitsOf(g, piece).includes('Founder');
function isSamePersona(g: Trek, a: Piece, b: Piece): boolean {
  const [one, other] = [factsOf(g, a), factsOf(g, b)];
  return (
    one.type === 'Personnel' && other.type === 'Personnel' && one.id !== other.id && one.personas.some((x) => other.personas.includes(x))
  );
}

/** Once each turn a card with one of these icons is void where she is: a dilemma her team meets, an event or interrupt aimed at somebody with her. */
export const shuns = (...icons: readonly string[]): readonly ClauseSpec[] => {
  const isSuch = (g: Trek, x: Piece): boolean => iconsOf(g, x).some((y) => icons.includes(y));
  return [
    ability({
      id: 'nullify',
      at: ['encounter.met', 'card.played'],
      per: 'every-turn',
      when: (c) => {
        const { g, piece, ev } = c;
        if (!isUsable(g, piece)) return false;
        if ('dilemma' in ev) return ev.team.includes(piece) && isSuch(g, ev.dilemma) && canNullify(g, piece, ev.dilemma);
        const play = playIn(ev);
        if (play === null || !['Event', 'Interrupt'].includes(typeOf(g, play.piece)) || !isSuch(g, play.piece)) return false;
        return (
          canNullify(g, piece, play.piece) &&
          play.targets.some((x) => presentWith(g, piece).includes(x) || vesselOf(g, zoneOf(g, piece)) === x)
        );
      },
      *commit({ ev }) {
        if ('dilemma' in ev) ev.stopped = true;
        const play = playIn(ev);
        if (play !== null) play.stopped = true;
      },
    }),
  ];
};

export const ABLE_PERSONNEL: { readonly [id: string]: CardText } = {
  // Exocomp
  'PRE-210': {
    clauses: [
      ability({
        id: 'repair',
        at: ['turn.start', 'turn.end'],
        must: true,
        when: ({ g, me, piece, ev }) => 'by' in ev && ev.by === me && (mends(g, piece) || mending.some(g, (x) => x.card === piece)),
        // Wherever the ship flies meanwhile: what counts is that both of its player's turns were spent aboard a damaged ship from start to end.
        *commit({ g, me, piece }) {
          const ship = vesselOf(g, zoneOf(g, piece));
          const before = mending.all(g).find((x) => x.card === piece && x.ship === ship);
          mending.end(g, (x) => x.card === piece);
          if (!mends(g, piece)) return;
          const n = g.s.turn.part === 'start' ? (before?.n ?? 0) : before === undefined ? -1 : before.n + 1;
          if (n === 2) repair(g, ship);
          else if (n >= 0) mending.start(g, me, { card: piece, ship, n }, 'ended');
        },
      }),
    ],
    says: 'Repairs the ship it is aboard of in two of your full turns.',
  },
  // Rager
  'QC-56': {
    clauses: [scoresFor(5, (g, x) => isNamed(g, x, 'Explore Dyson Sphere'))],
    says: 'Scores 5 points for helping to solve Explore Dyson Sphere.',
  },
  // John Doe
  'QC-69': {
    clauses: [
      ability({
        at: 'dying',
        per: 'every-turn',
        when: (c) => isUsable(c.g, c.piece) && 'scene' in c.ev && saved(c, c.ev.pieces).length > 0,
        *commit(c) {
          const { ev, g, me } = c;
          if (!('scene' in ev)) return;
          const who = yield* choosePiece(g, me, saved(c, ev.pieces), 'text.whom');
          ev.pieces = ev.pieces.filter((x) => x !== who);
        },
      }),
    ],
    says: 'Once each turn he may keep one other personnel, who is aboard a ship with him, from being killed.',
  },
  'QC-72': {
    clauses: shuns('AU'),
    says: 'Once each turn she may nullify an interrupt, event or dilemma with an alternate universe icon where she is.',
  },
  // Marouk
  'QC-74': {
    clauses: [
      ability({
        at: 'encounter.met',
        when: ({ g, piece, ev }) => 'dilemma' in ev && ev.team.includes(piece) && isUsable(g, piece) && isNamed(g, ev.dilemma, 'Yuta'),
        *commit({ g, me, piece, ev }) {
          if (!('dilemma' in ev)) return;
          ev.stopped = true;
          yield* score(g, me, 'bonus', 3, `card:${g.s.card[piece]}`);
        },
      }),
    ],
    says: 'May nullify Yuta where she is, and scores 3 points for it.',
  },
  // Timicin
  'QC-81': {
    clauses: [scoresFor(10, (g, x) => isNamed(g, x, 'Test Mission'))],
    says: 'Scores 10 points for helping to solve Test Mission.',
  },
  // Deanna Troi
  'FC-98': {
    clauses: [
      ability({
        at: 'any.time',
        per: 'game',
        when: (c) => isQuiet(c.g) && !isCrew(c.g, c.piece) && isUsable(c.g, c.piece) && halted(c).length > 0, // T14.1
        *commit(c) {
          unstop(c.g, halted(c));
        },
      }),
    ],
    says: 'Once a game her Away Team is no longer stopped.',
  },
  // Hawk
  'FC-102': {
    clauses: [
      modifier('span', (value, { location, ship }, { g, piece }) =>
        vesselOf(g, zoneOf(g, piece)) === ship && isUsable(g, piece) && traitsOf(g, location).includes('Nebula')
          ? Math.max(0, value - 1)
          : value,
      ),
    ],
    says: 'The span of each nebula is one less for the ship he is aboard of.',
  },
  // Kai Opaka
  'DS9-151': {
    clauses: [
      modifier('immune', (value, { piece }, c) => value || (isUsable(c.g, c.piece) && traitsOf(c.g, piece).includes('Orb artifact'))),
    ],
    says: 'Orb artifacts cannot be nullified.',
  },
  // Aamin Marritza
  'DS9-175': {
    *killed(g, seat, piece) {
      yield* score(g, seat, 'bonus', 5, `card:${g.s.card[piece]}`);
    },
    says: 'Scores 5 points if he is killed.',
  },
  // Odo
  'DS9-160': {
    clauses: [
      ability({
        at: 'orders',
        per: 'turn',
        acting: true,
        when: (c) => quarks(c).length > 0,
        *commit(c) {
          stop(c.g, [yield* choosePiece(c.g, c.me, quarks(c), 'text.whom')], true);
        },
      }),
    ],
    says: 'Once each turn he may stop any Quark who is with him.',
  },
  // Vedek Winn
  'DS9-173': {
    clauses: [
      ability({
        at: 'any.time',
        per: 'every-turn',
        when: (c) => isQuiet(c.g) && isUsable(c.g, c.piece) && people(c).length > 1,
        *commit(c) {
          const { g, me, piece } = c;
          stop(g, yield* pickFrom(g, me, piece, people(c), 1), true);
        },
      }),
    ],
    says: 'Once in every turn she may stop one personnel who is with her.',
  },
  // Elim Garak
  'DS9-183': {
    clauses: [
      ability({
        at: 'selection',
        when: ({ g, ev, piece }) => 'picked' in ev && ev.picked.includes(piece) && isUsable(g, piece),
        *commit({ g, ev, piece }) {
          if (!('picked' in ev)) return;
          const others = ev.from.filter((x) => !ev.picked.includes(x));
          const next = others.length === 0 ? [] : [others[g.random.below(others.length)]];
          ev.picked = [...ev.picked.filter((x) => x !== piece), ...next];
        },
      }),
    ],
    says: 'He may avoid any random selection.',
  },
  'DS9-198': {
    clauses: [changes((g, x, piece) => isSamePersona(g, x, piece))],
    says: 'At any time another version of him may come from your hand into his place.',
  },
  // Tekeny Ghemor
  'DS9-200': {
    clauses: [
      ability({
        at: 'orders',
        per: 'turn',
        when: ({ g, me, piece }) =>
          isUsable(g, piece) && affiliationsPlayed(g, rival(me)).includes('Car') && hidden(g, rival(me)).length > 0,
        *commit({ g, me }) {
          lookAt(g, me, hidden(g, rival(me)), zoneOfSeat(rival(me), 'table'));
        },
      }),
    ],
    says: 'You may look at the hidden agendas of a player with Cardassians.',
  },
  // Martus Mazur
  'DS9-230': {
    clauses: [gamble((g, piece, picked) => inPlay(g).some((x) => isNamed(g, x, 'Alien Gambling Device')) && isHere(g, piece, picked))],
    says: 'While Alien Gambling Device is in play he can have a random selection at his location made again, once in every turn.',
  },
  'DOM-81': { clauses: [changes((g, x) => isFounder(g, x))], says: 'May change places with a Founder in your hand.' },
};

/** An exocomp that can mend the ship it is aboard of. */
function mends(g: Trek, piece: Piece): boolean {
  const ship = vesselOf(g, zoneOf(g, piece));
  return ship >= 0 && isType(g, ship, 'Ship') && is(g, ship, 'damaged') && isUsable(g, piece);
}

/** Others aboard the same ship, of those who are about to die without him. */
const saved = ({ g, piece }: Ctx, dying: readonly Piece[]): readonly Piece[] =>
  !dying.includes(piece) && isType(g, vesselOrSelf(g, piece), 'Ship') ? dying.filter((x) => zoneOf(g, x) === zoneOf(g, piece)) : [];
const vesselOrSelf = (g: Trek, piece: Piece): Piece => {
  const vessel = vesselOf(g, zoneOf(g, piece));
  return vessel < 0 ? piece : vessel;
};
const halted = ({ g, me, piece }: Ctx): readonly Piece[] =>
  personnelIn(g, zoneOf(g, piece)).filter((x) => fits(g, me, x, parseFilter('yours personnel')) && isStopped(g, x));
const quarks = (c: Ctx): readonly Piece[] =>
  people(c).filter((x) => isAny(c.g, x, 'Quark') && !isStopped(c.g, x) && isKnownTo(c.g, c.me, x) && isUsable(c.g, c.piece));
const hidden = (g: Trek, seat: number): readonly Piece[] => piecesIn(g, zoneOfSeat(seat, 'table')).filter((x) => is(g, x, 'faceDown'));
