import {
  ability,
  cardsInPlay,
  chooseNumber,
  choosePieces,
  choosePlayer,
  chooseZone,
  crewOf,
  deckOf,
  discard,
  effect,
  fits,
  holder,
  inPlay,
  isCrew,
  isNamed,
  isType,
  isUsable,
  kill,
  kindOf,
  locationOf,
  lookAt,
  modifier,
  mark,
  move,
  neighboursOf,
  numberOf,
  levelOf,
  peopleOf,
  piecesIn,
  presentWith,
  SEATS,
  seedsUnder,
  shuffleDeck,
  tellShuffled,
  toHand,
  controllerOf,
  isYours,
  zoneOf,
  zoneOfSeat,
  type CardText,
  type ClauseSpec,
  type Piece,
  type Trek,
  type Zone,
} from '../../effects/index.ts';
import { ATTRIBUTES, CLASSIFICATIONS, parseFilter, type Standing } from '../../language/index.ts';

const nullifies = (...cards: readonly string[]): readonly Standing[] =>
  cards.map((card) => ({ says: 'nullifies', card, reach: 'present' }));

/** Where Away Teams are: on planets, and wherever somebody is in no crew (T14.1). */
const teams = (g: Trek): readonly Zone[] => [...new Set(inPlay(g).flatMap((x) => (isTeamMember(g, x) ? [zoneOf(g, x)] : [])))];
const isTeamMember = (g: Trek, piece: Piece): boolean =>
  isType(g, piece, 'Personnel') && ['in', 'surface'].includes(kindOf(zoneOf(g, piece))) && !isCrew(g, piece);
/** Whose team is there? Aboard a ship one player may have a crew, the other a team. */
const teamAt = (g: Trek, seat: number, zone: Zone): readonly Piece[] => peopleOf(g, seat, zone).filter((x) => !isCrew(g, x));
const everybody = [...Array(SEATS).keys()];
const EVERYBODY = (1 << SEATS) - 1;

/** The seven sorts of people a full crew has: all classifications but animals. */
const SORTS = CLASSIFICATIONS.filter((x) => x !== 'ANIMAL');

/** Once in every turn a random selection where it reaches may be made again. */
export const gamble = (reaches: (g: Trek, piece: Piece, picked: Piece) => boolean): ClauseSpec =>
  ability({
    at: 'selection',
    per: 'every-turn',
    when: ({ g, piece, ev }) => 'picked' in ev && isUsable(g, piece) && ev.picked.length > 0 && reaches(g, piece, ev.picked[0]),
    *commit({ g, ev }) {
      if ('picked' in ev) ev.picked = g.random.shuffle([...ev.from]).slice(0, ev.picked.length);
    },
  });
const isNear = (g: Trek, one: Piece, other: Piece): boolean => {
  const [at, there] = [locationOf(g, one), locationOf(g, other)];
  return at === there || neighboursOf(g, at).includes(there);
};

export const ARTIFACTS: { readonly [id: string]: CardText } = {
  // Betazoid Gift Box
  'PRE-1': {
    *earned(g, seat, piece) {
      const deck = deckOf(g, seat);
      const chosen = yield* choosePieces(g, seat, deck, { min: Math.min(3, deck.length), max: 3 });
      toHand(g, chosen);
      shuffleDeck(g, seat);
      tellShuffled(g, seat);
      discard(g, [piece]);
    },
    says: 'When it is earned, take three cards of your choice from your draw deck, and shuffle it.',
  },
  'PRE-3': {
    standing: nullifies(
      'Chalnoth',
      'Archer',
      'Rebel Encounter',
      'Impassable Door',
      'Phased Matter',
      'Crystalline Entity',
      'Armus - Skin of Evil',
      'Nausicaans',
    ),
  },
  // Kurlan Naiskos
  'PRE-4': {
    play: { to: 'target', aims: cardsInPlay(parseFilter('Ship card')) },
    clauses: [
      modifier('number.times', (value, { piece, number }, { g, piece: card }) => {
        if (piece !== holder(g, card) || !['RANGE', 'WEAPONS', 'SHIELDS'].includes(number)) return value;
        const crew = crewOf(g, piece);
        const isFirst = !piecesIn(g, zoneOf(g, card)).some((x) => x < card && g.s.card[x] === g.s.card[card]);
        const isFull = SORTS.every((sort) => crew.some((x) => fits(g, 0, x, parseFilter(sort))));
        return isFirst && isFull ? value * 3 : value;
      }),
    ],
    says: 'Played on a ship: with all seven classifications aboard its RANGE, WEAPONS and SHIELDS are tripled.',
  },
  // Varon-T Disruptor
  'PRE-8': {
    clauses: [
      modifier('number.times', (value, { piece, number }, { g, me, piece: card }) => {
        if (number !== 'STRENGTH' || !isYours(g, me, piece) || !isType(g, piece, 'Personnel')) return value;
        const near = presentWith(g, card);
        const first = near.find((x) => isNamed(g, x, 'Varon-T Disruptor') && controllerOf(g, x) === me);
        return first === card && near.includes(piece) && isUsable(g, card) ? value * 2 : value;
      }),
    ],
    says: 'Doubles the STRENGTH of your personnel who are with it (copies do not add).',
  },
  // Vulcan Stone of Gol
  'PRE-9': {
    play: {
      to: 'discard',
      bars: (g, _, piece) => (teams(g).length > 0 ? null : { from: `card:${g.s.card[piece]}`, tag: 'play.nothing-to-aim-at' }),
      effect: effect<{ readonly zone: Zone; readonly seat: number }>({
        *prepare({ g, me }) {
          const zone = yield* chooseZone(g, me, teams(g));
          const seats = everybody.filter((seat) => teamAt(g, seat, zone).length > 0);
          return { zone, seat: seats.length === 1 ? seats[0] : yield* choosePlayer(g, me, seats) };
        },
        *commit({ g }, { zone, seat }) {
          const dead = teamAt(g, seat, zone).filter((x) => levelOf(g, x, 'Youth') === 0 && numberOf(g, x, 'CUNNING') <= 7);
          yield* kill(g, dead);
        },
      }),
    },
    says: 'Played on an Away Team: all in it without Youth and with CUNNING of 7 or less are killed.',
  },
  // Alien Gambling Device
  'DS9-1': {
    clauses: [gamble(isNear)],
    says: 'Once in every turn you may have a random selection at the same or the next location made again.',
  },
  // Orb of Prophecy and Change
  'DOM-2': {
    limit: 'game',
    clauses: [
      ability({
        at: 'orders',
        per: 'turn',
        when: ({ g, me, piece }) => isUsable(g, piece) && deckOf(g, me).length > 0,
        *commit({ g, me }) {
          const deck = deckOf(g, me);
          const top = deck[deck.length - 1];
          lookAt(g, me, [top], zoneOfSeat(me, 'deck'));
          // So many cards stay above it: none, and it is on top again.
          const above = yield* chooseNumber(g, me, 0, deck.length - 1, 'text.depth', { top: g.s.card[top] });
          if (above > 0) move(g, top, zoneOfSeat(me, 'deck'), deck.length - 1 - above);
        },
      }),
    ],
    says: 'Once each turn you may look at the top card of your draw deck, and put it anywhere within it.',
  },
  // The Earring of Li Nalas
  'DOM-3': {
    limit: 'game',
    standing: [{ says: 'adds', to: ATTRIBUTES, n: 3, of: parseFilter('yours personnel with Resistance'), reach: 'present' }],
    clauses: [
      modifier('missionPoints', (value, { mission, seat }, { g, me }) => {
        // He lies face up once he was met: what is still hidden there changes nothing that anybody can see.
        const isFound = (x: Piece): boolean => isNamed(g, x, 'Li Nalas') && mark(g, x, 'known') === EVERYBODY;
        const found = isNamed(g, mission, 'Rescue Prisoners') && piecesIn(g, seedsUnder(mission)).some(isFound);
        return seat === me && found ? value * 2 : value;
      }),
    ],
    says: 'Rescue Prisoners is worth twice its points to you if Li Nalas is earned there.',
  },
};
