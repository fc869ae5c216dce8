import {
  ability,
  alien,
  attacksRevealed,
  cardKey,
  chooseCards,
  chooseNumber,
  choosePlayer,
  compensate,
  compensationFor,
  type Cosmic,
  type DrawnEvent,
  enc,
  type Flow,
  giveCards,
  hasLostAsMain,
  lingering,
  mayBeCompensated,
  modifier,
  opponent,
  others,
  type Player,
  reaction,
  stillHeld,
} from '../../../effects/index.ts';

/** Cards the wild flare lets one give away in an encounter. */
const MOST_GIFTS = 3;
/** The most that the super flare collects. */
const MOST_COLLECTED = 8;

/** The opponent feels guilty and pays as for a negotiate. */
const guilt = lingering('ethic.guilt', [modifier('comp.due', (due, q, c) => due || q.who === c.me)]);

/** Lost, with attacks revealed on both sides. */
function wasBeaten(g: Cosmic, me: Player): boolean {
  return hasLostAsMain(g, me) && attacksRevealed(g);
}

/** Beaten like that, with ships lost to be compensated for. */
function isOwed(g: Cosmic, me: Player): boolean {
  if (!mayBeCompensated(g, me)) return false; // faq-ethic-1
  return wasBeaten(g, me) && compensationFor(g, me) > 0;
}

type Gift = { readonly who: Player; readonly n: number };
const gifts = lingering<Gift>('ethic.gift', []);
const giftsLeft = (g: Cosmic, me: Player): number => gifts.all(g).reduce((left, x) => (x.who === me ? left - x.n : left), MOST_GIFTS);

/** Of cards that somebody has just drawn, those that can be given away. */
const drawnByMe = (g: Cosmic, me: Player, ev: DrawnEvent): number[] => (ev.who === me ? stillHeld(g, ev.held) : []);

function* giveAway(g: Cosmic, me: Player, ev: DrawnEvent, min: 0 | 1): Flow {
  const how = { tag: 'ethic.give', min, max: giftsLeft(g, me) };
  const cards = yield* chooseCards(g, me, drawnByMe(g, me, ev), how);
  gifts.start(g, me, { who: me, n: cards.length });
  for (const card of cards) {
    const data = { card: cardKey(g, card) };
    giveCards(g, me, yield* choosePlayer(g, me, others(g, me), { tag: 'ethic.to', data }), [card]);
  }
}

/** To the end of the encounter, cards may be given away whenever some are drawn. Those drawn first were the flare's own business. */
const conscience = lingering<{ readonly first: readonly number[] }>('ethic.conscience', (dataOf) => [
  reaction<'cards.drawn'>({
    id: 'give',
    on: 'cards.drawn',
    when: (c) => {
      const { g, me, ev } = c;
      if (ev.held.cards === dataOf(c).first) return false;
      return drawnByMe(g, me, ev).length > 0 && giftsLeft(g, me) > 0;
    },
    commit: ({ g, me, ev }) => giveAway(g, me, ev, 1),
  }),
]);

export const ethic = alien({
  id: 'ethic',
  name: 'Ethic',
  set: 'incursion',
  alert: 'green',
  summary: 'Is compensated for lost fights',
  asks: {
    'ethic.deck': 'Of {n, plural, one {# card} other {# cards}} of compensation, how many do you draw from the deck instead?',
    'ethic.amount': 'How many cards do you take as compensation?',
    'ethic.give': 'Which of the cards you have drawn do you give away?',
    'ethic.to': 'Who gets {card}?',
  },
  power: {
    text:
      'As a main player who has lost with attacks revealed on both sides, you collect compensation from your opponent as if yours had been a ' +
      'negotiate. Of any compensation you gain, you may draw as much as you like from the deck instead.',
    clauses: [
      ability({
        at: 'resolution.beforeCompensation',
        as: 'main',
        must: true,
        when: ({ g, me }) => isOwed(g, me),
        *commit({ g, me }) {
          guilt.start(g, me, {});
        },
      }),
      // Where both sides lose nobody else is compensated (R11.7), so there is no moment for it.
      ability({
        id: 'ruin',
        at: 'resolution.afterOutcome',
        as: 'main',
        must: true,
        when: ({ g, me }) => enc(g).outcome?.kind === 'both-lose' && isOwed(g, me),
        commit: ({ g, me }) => compensate(g, me, opponent(g, me)),
      }),
      // As many as are due, however few cards the other hand has: they take the place of what is gained, not of what is there.
      reaction<'compensation.deck'>({
        id: 'deck',
        on: 'compensation.deck',
        must: true,
        passive: true,
        when: ({ me, ev }) => ev.taker === me,
        *commit({ g, me, ev }) {
          ev.fromDeck = yield* chooseNumber(g, me, 0, ev.n, { tag: 'ethic.deck', data: { n: ev.n } });
          ev.n -= ev.fromDeck;
        },
      }),
    ],
  },
  wild: {
    text:
      'When you have drawn cards from the deck: now and whenever you draw again in this encounter, you may give some of those cards to other players, three in ' +
      'all at most.',
    clauses: [
      reaction<'cards.drawn'>({
        on: 'cards.drawn',
        when: ({ g, me, ev }) => drawnByMe(g, me, ev).length > 0,
        *commit({ g, me, ev }) {
          conscience.start(g, me, { first: ev.held.cards });
          // The flare may be played for what is drawn later: none of this need be given.
          yield* giveAway(g, me, ev, 0);
        },
      }),
    ],
  },
  super: {
    text: 'When you collect compensation: name a number up to eight, and take so many cards.',
    clauses: [
      reaction<'compensation', { readonly n: number }>({
        on: 'compensation',
        as: 'main',
        when: ({ me, ev }) => ev.taker === me,
        *prepare({ g, me }) {
          return { n: yield* chooseNumber(g, me, 0, MOST_COLLECTED, { tag: 'ethic.amount' }) };
        },
        *commit({ ev }, { n }) {
          ev.n = n;
        },
      }),
    ],
  },
});
