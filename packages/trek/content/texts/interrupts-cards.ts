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
  isMission,
  isNamed,
  isType,
  locations,
  lookAt,
  nullifiesInPlay,
  piecesIn,
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

/** Ships are hidden from scans by what shields them. */
const scannable = ({ g, me }: Ctx): readonly Piece[] =>
  inPlay(g).filter((x) => fits(g, me, x, parseFilter('Ship card with no Long-Range Scan Shielding')));

/** Cards of one's discard pile that one may have back. */
const pile = ({ g, me }: Ctx, such: (g: Trek, piece: Piece) => boolean): readonly Piece[] =>
  piecesIn(g, zoneOfSeat(me, 'discard')).filter((x) => such(g, x));

/** Ships with people aboard and Away Teams, by where they are and whose they are: what they have with them is not known. */
const groups = (g: Trek): readonly { readonly zone: number; readonly seat: number }[] => {
  const ships = inPlay(g)
    .filter((x) => isType(g, x, 'Ship'))
    .map(zoneIn);
  const planets = locations(g)
    .filter((x) => isMission(x) && hasPlanet(g, x))
    .map(surfaceAt);
  return [...ships, ...planets].flatMap((zone) =>
    [...Array(SEATS).keys()].filter((seat) => peopleOf(g, seat, zone).length > 0).map((seat) => ({ zone, seat })),
  );
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
      interruptsAtAll({
        when: ({ g }) => groups(g).length > 0,
        *commit({ g, me, piece }) {
          const zone = yield* chooseZone(g, me, [...new Set(groups(g).map((x) => x.zone))]);
          const seats = groups(g)
            .filter((x) => x.zone === zone)
            .map((x) => x.seat);
          const whose = seats.length === 1 ? seats[0] : yield* choosePlayer(g, me, seats);
          const things = equipmentWith(g, whose, zone);
          discard(g, yield* selectAtRandom(g, whose, piece, things, 1));
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
    says: 'Look at the cards aboard one ship, unless it is shielded from long-range scans.',
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
        when: ({ g, me, piece }) => handOf(g, me).some((x) => x !== piece),
        *commit({ g, me, piece }) {
          const gone = yield* choosePieces(
            g,
            me,
            handOf(g, me).filter((x) => x !== piece),
            { min: 1, max: 2 },
          );
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
        when: ({ g }) => crowded(g).length > 0,
        *commit({ g }) {
          for (const seat of crowded(g)) underDeck(g, g.random.shuffle([...handOf(g, seat)]).slice(KEPT));
        },
      }),
    ],
    standing: [{ says: 'immune', to: ['Amanda Rogers'] }],
    says: 'Each player with more than twelve cards in hand shuffles all but six at random under the draw deck.',
  },
};
const KEPT = 6;
const MANY = 12;
const crowded = (g: Trek): readonly number[] => [...Array(SEATS).keys()].filter((seat) => handOf(g, seat).length > MANY);
