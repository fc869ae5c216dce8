import {
  ability,
  choosePiece,
  choosePieces,
  choosePlayer,
  chooseZone,
  equipmentWith,
  peopleOf,
  selectAtRandom,
  surfaceAt,
  deckOf,
  discard,
  draw,
  fits,
  handOf,
  hasPlanet,
  hasSpace,
  inPlay,
  interrupts,
  interruptsAtAll,
  is,
  isMission,
  isNamed,
  isQuiet,
  isType,
  locations,
  lookAt,
  nullifiesInPlay,
  piecesIn,
  restOfHand,
  rival,
  seedsUnder,
  SEATS,
  shuffleDeck,
  tellShuffled,
  toHand,
  underDeck,
  within,
  zoneIn,
  zoneOfSeat,
  type CardText,
  type ClauseSpec,
  type Ctx,
  type Piece,
  type Trek,
} from '../../effects/index.ts';
import { parseFilter } from '../../language/index.ts';

/** Looks at all seed cards under one mission of a kind. */
const scan = (such: (g: Trek, mission: Piece) => boolean): ClauseSpec =>
  interrupts({
    targets: ({ g }) => locations(g).filter((x) => isMission(x) && such(g, x) && piecesIn(g, seedsUnder(x)).length > 0),
    *commit({ g, me }, mission) {
      lookAt(g, me, piecesIn(g, seedsUnder(mission)).toReversed(), seedsUnder(mission));
    },
  });

/** Ships are hidden from scans by what shields them, and by a cloak: one must see what one glances at (T45.3). One's own are known. */
const scannable = ({ g, me }: Ctx): readonly Piece[] =>
  inPlay(g).filter((x) => fits(g, me, x, parseFilter('Ship card with no Long-Range Scan Shielding')) && !is(g, x, 'cloaked'));

/** Cards of one's discard pile that one may have back. */
const pile = ({ g, me }: Ctx, such: (g: Trek, piece: Piece) => boolean): readonly Piece[] =>
  piecesIn(g, zoneOfSeat(me, 'discard')).filter((x) => such(g, x));

/** A ship or an Away Team, by where it is and whose cards are meant. */
interface Where {
  readonly zone: number;
  readonly seat: number;
}
/** Ships on which somebody has something, and Away Teams: what they have with them is not known. */
const groups = (g: Trek): readonly Where[] => {
  const ships = inPlay(g)
    .filter((x) => isType(g, x, 'Ship'))
    .map(zoneIn);
  const planets = locations(g)
    .filter((x) => isMission(x) && hasPlanet(g, x))
    .map(surfaceAt);
  const seats = [...Array(SEATS).keys()];
  const has = (seat: number, zone: number): boolean => peopleOf(g, seat, zone).length > 0;
  return [
    ...ships.flatMap((zone) =>
      seats.filter((seat) => has(seat, zone) || equipmentWith(g, seat, zone).length > 0).map((seat) => ({ zone, seat })),
    ),
    ...planets.flatMap((zone) => seats.filter((seat) => has(seat, zone)).map((seat) => ({ zone, seat }))),
  ];
};

/** Interrupts about hands, decks and piles, and those that look at what is hidden. */
export const CARD_INTERRUPTS: { readonly [id: string]: CardText } = {
  // Full Planet Scan
  'PRE-117': { clauses: [scan(hasPlanet)], says: 'Look at all seed cards under one planet mission.' },
  // Scan
  'PRE-135': { clauses: [scan((g, x) => hasSpace(g, x))], says: 'Look at all seed cards under one space mission.' },
  // Jaglom Shrek - Information Broker
  'PRE-123': {
    clauses: [
      interruptsAtAll({
        when: ({ g, me }) => deckOf(g, rival(me)).length > 0,
        *commit({ g, me }) {
          lookAt(g, me, deckOf(g, rival(me)).toReversed(), zoneOfSeat(rival(me), 'deck'));
        },
      }),
    ],
    says: "Look at your opponent's draw deck, from its top on.",
  },
  // Disruptor Overload
  'PRE-112': {
    clauses: [
      ability<Where>({
        at: 'any.time',
        from: 'hand',
        when: ({ g }) => isQuiet(g) && groups(g).length > 0,
        *prepare({ g, me }) {
          const zone = yield* chooseZone(g, me, [...new Set(groups(g).map((x) => x.zone))]);
          const seats = groups(g).flatMap((x) => (x.zone === zone ? x.seat : []));
          return { zone, seat: seats.length === 1 ? seats[0] : yield* choosePlayer(g, me, seats) };
        },
        *commit({ g, piece }, { zone, seat }) {
          discard(g, yield* selectAtRandom(g, seat, piece, equipmentWith(g, seat, zone), 1));
        },
      }),
    ],
    says: 'Destroys one equipment card, picked at random, aboard a ship or of an Away Team.',
  },
  // Life-form Scan
  'PRE-127': {
    clauses: [
      interruptsAtAll({
        when: ({ g, me }) => handOf(g, rival(me)).length > 0,
        *commit({ g, me }) {
          lookAt(g, me, handOf(g, rival(me)), zoneOfSeat(rival(me), 'hand'));
        },
      }),
    ],
    says: "Look at your opponent's hand.",
  },
  // Long-Range Scan
  'PRE-128': {
    clauses: [
      interrupts({
        targets: scannable,
        *commit({ g, me }, ship) {
          lookAt(g, me, within(g, ship), zoneIn(ship));
        },
      }),
    ],
    says: 'Look at the cards aboard one ship, unless it is cloaked or shielded from long-range scans.',
  },
  // Subspace Schism
  'PRE-138': {
    clauses: [
      ability({
        at: 'drawn',
        from: 'hand',
        when: ({ ev }) => 'n' in ev && ev.n === 1,
        *commit({ g, ev, piece }) {
          if (!('n' in ev)) return;
          // The card that was drawn lies last.
          discard(
            g,
            handOf(g, ev.by)
              .filter((x) => x !== piece)
              .slice(-1),
          );
          yield* draw(g, ev.by, 1);
        },
      }),
    ],
    says: 'Whoever has just drawn a card discards it, and draws another.',
  },
  // Palor Toff: Alien Trader
  'PRE-131': {
    clauses: [
      interruptsAtAll({
        when: (c) => pile(c, (g, x) => !isType(g, x, 'Personnel')).length > 0,
        *commit(c) {
          const { g, me } = c;
          toHand(g, [
            yield* choosePiece(
              g,
              me,
              pile(c, (_, x) => !isType(g, x, 'Personnel')),
            ),
          ]);
        },
      }),
    ],
    says: 'Take a card that is no personnel from your discard pile into your hand.',
  },
  // The Juggler
  'PRE-142': {
    clauses: [
      interruptsAtAll({
        *commit({ g, me }) {
          const whose = yield* choosePlayer(g, me, [...Array(SEATS).keys()]);
          shuffleDeck(g, whose);
          tellShuffled(g, whose);
        },
      }),
    ],
    says: 'One player of your choice shuffles the draw deck.',
  },
  // Remodulation
  'FC-53': {
    clauses: [
      nullifiesInPlay(({ g }, x) => isNamed(g, x, 'Adapt: Modulate Shields')),
      interruptsAtAll({
        when: (c) => restOfHand(c, c.me).length > 0,
        *commit(c) {
          const { g, me } = c;
          const gone = yield* choosePieces(g, me, restOfHand(c, me), { min: 1, max: 2 });
          discard(g, gone);
          toHand(g, deckOf(g, me).slice(0, gone.length));
        },
      }),
    ],
    says: 'Nullifies Adapt: Modulate Shields. Or discard one or two cards, and draw as many from the bottom of your draw deck.',
  },
  // Scorched Hand
  'FC-54': {
    clauses: [
      interruptsAtAll({
        when: (c) => crowded(c).length > 0,
        *commit(c) {
          for (const seat of crowded(c)) underDeck(c.g, c.g.random.shuffle([...restOfHand(c, seat)]).slice(KEPT));
        },
      }),
    ],
    standing: [{ says: 'immune', to: ['Amanda Rogers'] }],
    says: 'Each player with more than twelve cards in hand shuffles all but six at random under the draw deck.',
  },
};
const KEPT = 6;
const MANY = 12;
const crowded = (c: Ctx): readonly number[] => [...Array(SEATS).keys()].filter((seat) => restOfHand(c, seat).length > MANY);
