import {
  ability,
  alien,
  amend,
  canStillPlay,
  chooseCard,
  chooseCards,
  type Cosmic,
  type Ctx,
  discard,
  discardable,
  type DiscardEvent,
  faceOf,
  type Flow,
  holdsSuper,
  isReinforcement,
  lingering,
  oneOfEachKind,
  pickUp,
  playableOfType,
  playAs,
  type Player,
  reaction,
  type Side,
  typeOf,
  type CardNo,
} from '../../../effects/index.ts';
import { chooseSide, reinforceable, reinforcement } from '../../cards/reinforcements.ts';

/** The highest attack card that serves as a reinforcement. */
const HIGHEST = 6;
const SUPER_HIGHEST = 9;

interface Reinforcements {
  readonly cards: readonly CardNo[];
  readonly side: Side;
}

/** Attack cards in hand that are no higher than that. */
const lowAttacks = (g: Cosmic, p: Player, highest: number): number[] =>
  playableOfType(g, p, 'attack').filter((card) => faceOf(g, card).value <= highest);

/** Negotiates that could be discarded, one of each kind and place. */
const negotiates = (g: Cosmic, p: Player): number[] =>
  oneOfEachKind(
    g,
    discardable(g, p, (_g, x) => typeOf(g, x) === 'negotiate'),
  );

/** The cards that are played, and for which side. */
function* chooseThem(g: Cosmic, me: Player, from: readonly number[]): Flow<Reinforcements | null> {
  if (from.length === 0) return null;
  // All of them at the same time (faq-general-34).
  const cards = yield* chooseCards(g, me, from, { tag: 'reserve.cards', min: 1, max: from.length });
  const value = cards.reduce((n, card) => n + faceOf(g, card).value, 0);
  return { cards, side: yield* chooseSide(g, me, value) };
}

/** Reinforcements that others discard. */
const discarded = ({ g, me, ev }: Ctx<DiscardEvent>): number[] =>
  ev.by === me ? [] : ev.cards.filter((x) => typeOf(g, x) === 'reinforcement');

function collect(c: Ctx<DiscardEvent>): void {
  const cards = discarded(c);
  c.ev.cards = c.ev.cards.filter((x) => !cards.includes(x));
  pickUp(c.g, c.me, cards);
}

/** Played once, it works for the rest of the encounter (faq-reserve-2). */
const collecting = lingering('reserve.collecting', [
  reaction<'cards.discard'>({
    on: 'cards.discard',
    when: (c) => discarded(c).length > 0,
    *commit(c) {
      collect(c);
    },
  }),
]);

export const reserve = alien({
  id: 'reserve',
  name: 'Reserve',
  set: 'base',
  alert: 'green',
  summary: 'Reinforces with low attack cards',
  asks: {
    'reserve:power.use': 'Play attack cards as reinforcements',
    'reserve:power.cancel': 'Discard a negotiate to stop the reinforcement',
    'reserve.cards': 'Which attack cards do you play as reinforcements?',
    'reserve.price': 'Which negotiate do you discard?',
  },
  power: {
    text:
      'As a main player or ally, once cards are revealed: you may play attack cards of 06 or less, all at once, as reinforcements of the same ' +
      'value. When another player plays a reinforcement, you may discard a negotiate: it has no effect and is discarded.',
    clauses: [
      ability<Reinforcements>({
        at: 'reveal.reinforce',
        as: 'main-or-ally',
        when: ({ g, me }) =>
          reinforceable(g).length > 0 && lowAttacks(g, me, holdsSuper(g, me, 'reserve') ? SUPER_HIGHEST : HIGHEST).length > 0,
        prepare: ({ g, me }, boost) => chooseThem(g, me, lowAttacks(g, me, boost ? SUPER_HIGHEST : HIGHEST)),
        *commit(c, { cards, side }) {
          const { g, me } = c;
          // An answer to the use may have cost some of them.
          for (const card of cards) if (canStillPlay(g, me, card)) yield* playAs(c, card, reinforcement(faceOf(g, card).value, side));
        },
      }),
      reaction<'card.play'>({
        id: 'cancel',
        on: 'card.play',
        as: 'main-or-ally',
        when: ({ g, me, ev }) => ev.by !== me && isReinforcement(ev) && negotiates(g, me).length > 0,
        *commit({ g, me, ev }) {
          const prices = negotiates(g, me);
          if (prices.length === 0) return;
          yield* discard(g, me, [yield* chooseCard(g, me, prices, { tag: 'reserve.price' })], 'effect');
          ev.stopped = true;
        },
      }),
    ],
  },
  wild: {
    text:
      'When somebody else discards a reinforcement, played or not: take it into your hand, and so with every further one until the encounter ' +
      'ends. Those you play yourself are discarded.',
    clauses: [
      reaction<'cards.discard'>({
        on: 'cards.discard',
        when: (c) => discarded(c).length > 0,
        *commit(c) {
          collect(c);
          collecting.start(c.g, c.me, {});
        },
      }),
    ],
  },
  super: {
    text: 'Your power lets you play attack cards up to 09.',
    clauses: [amend({ when: ({ g, me }) => lowAttacks(g, me, SUPER_HIGHEST).length > lowAttacks(g, me, HIGHEST).length })],
  },
});
