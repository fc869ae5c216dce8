import {
  ability,
  alien,
  asker,
  canTakeHome,
  chooseCards,
  chooseNumber,
  type Cosmic,
  discard,
  discardable,
  doomedCount,
  drawCards,
  type Flow,
  handOf,
  handSize,
  hasWon,
  pickToDiscard,
  type Player,
  reaction,
  restToDiscard,
  retrievable,
  retrieve,
  stillDiscardable,
  takeSomeHome,
  timing,
} from '../../../effects/index.ts';

/** Those who have won and hold cards, in timing order. */
const winners = (g: Cosmic): Player[] => timing(g).filter((p) => hasWon(g, p) && handSize(g, p) > 0);

/** Ships out of the warp or cards from the deck, so many in all. */
function* takeEither(g: Cosmic, me: Player, n: number): Flow {
  const most = Math.min(n, retrievable(g, me));
  const ships = yield* chooseNumber(g, me, 0, most, { tag: 'converter.ships', data: { n } });
  if (ships > 0) yield* retrieve(g, me, ships, asker(g));
  if (n > ships) yield* drawCards(g, me, n - ships);
}

export const converter = alien({
  id: 'converter',
  name: 'Converter',
  set: 'storm',
  alert: 'yellow',
  summary: 'Turns cards into ships and ships into cards',
  asks: {
    'converter:power.save': 'Save ships with cards',
    'converter:power.draw': 'Draw cards instead of ships',
    'converter.save': 'Which cards do you discard, each to save a ship?',
    'converter.draw': 'How many of {n, plural, one {# ship} other {# ships}} do you leave in the warp, to draw a card for each?',
    'converter.spend': 'Which cards do you discard, to get as many ships or cards?',
    'converter.ships': 'How many of {n} are ships from the warp? The others are cards.',
  },
  power: {
    text:
      'When you would lose ships to the warp you may discard cards from your hand: each saves one of the ships, which goes to another colony of ' +
      'yours. When you would take back ships from the warp you may leave any of them there and draw a card for each.',
    clauses: [
      reaction<'ships.save', readonly number[]>({
        id: 'save',
        on: 'ships.save',
        when: ({ g, me, ev }) => canTakeHome(g, ev, me) && discardable(g, me).length > 0,
        *prepare({ g, me, ev }) {
          const max = doomedCount(ev, me);
          return yield* chooseCards(g, me, discardable(g, me), { tag: 'converter.save', min: 1, max });
        },
        *commit({ g, me, ev }, chosen) {
          const cards = stillDiscardable(g, me, chosen);
          // Home, in whichever phase of the encounter it is (faq-converter-2).
          yield* takeSomeHome(g, ev, me, Math.min(cards.length, doomedCount(ev, me)), asker(g));
          yield* discard(g, me, cards, 'effect');
        },
      }),
      reaction<'ships.retrieve', number>({
        id: 'draw',
        on: 'ships.retrieve',
        when: ({ me, ev }) => ev.who === me && ev.n > 0,
        *prepare({ g, me, ev }) {
          return yield* chooseNumber(g, me, 1, ev.n, { tag: 'converter.draw', data: { n: ev.n } });
        },
        *commit({ g, me, ev }, n) {
          ev.n -= n;
          yield* drawCards(g, me, n);
        },
      }),
    ],
  },
  wild: {
    text: 'As an ally about to lose ships in a lost encounter: everybody on the winning side discards a card at random.',
    clauses: [
      reaction<'ships.save'>({
        on: 'ships.save',
        as: 'ally',
        when: ({ g, me, ev }) => ev.kind === 'losing' && doomedCount(ev, me) > 0 && winners(g).length > 0,
        *commit({ g, me }) {
          for (const p of winners(g)) yield* discard(g, p, yield* pickToDiscard(g, me, p, handOf(g, p), 1), 'effect');
        },
      }),
    ],
  },
  super: {
    text: 'At any time: discard any number of cards from your hand, then take back ships from the warp or draw cards, as many in all.',
    clauses: [
      ability<readonly number[]>({
        at: 'any.time',
        when: ({ g, me, card }) => restToDiscard(g, me, card).length > 0,
        *prepare({ g, me, card }) {
          const cards = restToDiscard(g, me, card);
          return yield* chooseCards(g, me, cards, { tag: 'converter.spend', min: 1, max: cards.length });
        },
        *commit({ g, me }, chosen) {
          const cards = stillDiscardable(g, me, chosen);
          yield* discard(g, me, cards, 'effect');
          yield* takeEither(g, me, cards.length);
        },
      }),
    ],
  },
});
