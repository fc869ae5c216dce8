import {
  ability,
  alien,
  amend,
  chooseCards,
  chooseNumber,
  choosePlayer,
  type Cosmic,
  countShips,
  discard,
  enc,
  type Flow,
  handOf,
  handSize,
  isDefense,
  isMain,
  isOutOfCards,
  isProvided,
  layAside,
  mainSide,
  newHand,
  opponent,
  other,
  pickBlindly,
  type Player,
  players,
  restToDiscard,
  settleEncounter,
  shipsOn,
  stillDiscardable,
} from '../../../effects/index.ts';

/** Cards the wild flare may cost, and blinds. */
const MOST = 3;

/** `me` picks cards of somebody unseen; they lie aside until the encounter is over, and are no part of a hand. */
function* blind(g: Cosmic, me: Player, who: Player, n: number): Flow {
  const cards = yield* pickBlindly(g, me, handOf(g, who), n);
  layAside(g, who, cards); // faq-laser-2
}

const shipsOf = (g: Cosmic, main: Player): number => countShips(shipsOn(g, mainSide(g, main), main));

/** Blinds a main player, who needs a new hand first if there is nothing to lay down. */
function* dazzle(g: Cosmic, me: Player, who: Player): Flow {
  if (isDefense(g, who) && !isProvided(g, who)) yield* newHand(g, who);
  const most = Math.min(shipsOf(g, who), handSize(g, who)); // faq-laser-1
  yield* blind(g, me, who, yield* chooseNumber(g, me, 0, most, { tag: 'laser.number', data: { who } }));
  if (isOutOfCards(g, who)) settleEncounter(g, { kind: 'won', winner: other(mainSide(g, who)), margin: null, how: 'no-cards' });
}

interface Flash {
  readonly price: readonly number[];
  readonly who: Player;
  readonly n: number;
}

export const laser = alien({
  id: 'laser',
  name: 'Laser',
  set: 'dominion',
  alert: 'green',
  summary: 'Puts cards out of reach of the opponent',
  asks: {
    'laser.main': 'Which main player do you blind?',
    'laser.number': 'How many cards of {who} do you pick, to be laid aside?',
    'laser.price': 'Which cards do you discard? As many cards of somebody can be laid aside.',
    'laser.who': 'Whose cards do you pick?',
  },
  power: {
    text:
      'As a main player, before anybody is invited: pick cards from the hand of your opponent unseen, at most as many as that player has ships ' +
      'in the encounter. They lie aside until it is over. A defense that would need a new hand draws it first. Without an encounter card left ' +
      'your opponent loses the encounter.',
    clauses: [
      ability<{ readonly who: Player }>({
        at: 'alliance.beforeInvites',
        as: 'main',
        must: true,
        *prepare({ g, me }) {
          const mains = isMain(g, me) ? [opponent(g, me)] : [enc(g).offense, enc(g).defense];
          return { who: yield* choosePlayer(g, me, mains, { tag: 'laser.main' }) };
        },
        *commit({ g, me }, { who }) {
          yield* dazzle(g, me, who);
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player or ally in the alliance phase: discard up to three cards, then pick as many cards, or fewer, from the hand of anybody ' +
      'without seeing them. They lie aside until the encounter is over.',
    clauses: [
      ability<Flash>({
        at: ['alliance.beforeInvites', 'alliance.afterInvites', 'alliance.formed'],
        as: 'main-or-ally',
        when: ({ g, me, card }) => restToDiscard(g, me, card).length > 0,
        *prepare({ g, me, card }) {
          const hand = restToDiscard(g, me, card);
          const price = yield* chooseCards(g, me, hand, { tag: 'laser.price', min: 1, max: MOST });
          const targets = players(g).filter((p) => p === me || handSize(g, p) > 0);
          const who = yield* choosePlayer(g, me, targets, { tag: 'laser.who' });
          const data = { who };
          return { price, who, n: yield* chooseNumber(g, me, 1, price.length, { tag: 'laser.number', data }) };
        },
        *commit({ g, me }, { price, who, n }) {
          const paid = stillDiscardable(g, me, price);
          yield* discard(g, me, paid, 'effect');
          yield* blind(g, me, who, Math.min(n, paid.length, handSize(g, who)));
        },
      }),
    ],
  },
  super: {
    text: 'As an ally you may use your power once the alliances are formed, on either of the main players.',
    clauses: [amend({ as: 'ally', at: 'alliance.formed' })],
  },
});
