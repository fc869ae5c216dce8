import {
  ability,
  alien,
  amend,
  chooseCards,
  chooseNumber,
  choosePlayer,
  choosePlayers,
  type Cosmic,
  discard,
  enc,
  type Flow,
  handOf,
  handSize,
  hasColony,
  homeOf,
  homePlanets,
  lacksCards,
  newHand,
  others,
  pickBlindly,
  type Player,
  shipsIn,
  takeCards,
} from '../../../effects/index.ts';

/** Those who have a colony in this player's home system and a card to lose. */
const visitors = (g: Cosmic, me: Player): Player[] =>
  others(g, me).filter((p) => handSize(g, p) > 0 && homePlanets(g, me).some((x) => hasColony(g, p, x)));

/** Cards are taken unseen. Once they are seen, each is kept or thrown away. */
function* lift(g: Cosmic, me: Player, from: Player, n: number): Flow {
  const cards = yield* pickBlindly(g, me, handOf(g, from), n);
  takeCards(g, me, from, cards);
  const thrown = yield* chooseCards(g, me, cards, { tag: 'pickpocket.discard', min: 0, max: n, data: { from } });
  yield* discard(g, me, thrown, 'effect');
}

/** How many cards the wild flare could take from the offense. */
const within = (g: Cosmic): number => {
  const { offense } = enc(g);
  return Math.min(shipsIn(g, offense), handSize(g, offense));
};

export const pickpocket = alien({
  id: 'pickpocket',
  name: 'Pickpocket',
  set: 'dominion',
  alert: 'green',
  summary: 'Takes cards from visitors',
  asks: {
    'pickpocket.from': 'From whom do you take a card?',
    'pickpocket.several': 'From whom do you take a card each?',
    'pickpocket.discard': 'Which of the cards from {from} do you discard? You keep the others.',
    'pickpocket.number': 'How many cards do you take from the offense?',
  },
  power: {
    text:
      'Once an encounter, whenever you like: you may take a random card from the hand of another player who has a colony in your home system, and ' +
      'then keep it or discard it.',
    clauses: [
      ability<readonly Player[]>({
        at: 'any.time',
        per: 'encounter',
        when: ({ g, me }) => visitors(g, me).length > 0,
        *prepare({ g, me }, boost) {
          const there = visitors(g, me);
          if (boost) return yield* choosePlayers(g, me, there, { tag: 'pickpocket.several', min: 1 });
          return [yield* choosePlayer(g, me, there, { tag: 'pickpocket.from' })];
        },
        *commit({ g, me }, victims) {
          for (const p of victims) yield* lift(g, me, p, 1);
        },
      }),
    ],
  },
  wild: {
    text:
      'When the offense has aimed at a planet in your home system and sent its ships: take as many random cards from it as you like, up to its ' +
      'ships in the gate, and keep or discard each. If no encounter card is left to it, it draws a new hand.',
    clauses: [
      ability<number>({
        // The gate is aimed first; only then are there ships in it to be counted.
        at: 'launch.after',
        as: 'not-offense',
        when: ({ g, me }) => homeOf(g, enc(g).target) === me && within(g) > 0,
        prepare: ({ g, me }) => chooseNumber(g, me, 1, within(g), { tag: 'pickpocket.number' }),
        *commit({ g, me }, n) {
          const { offense } = enc(g);
          yield* lift(g, me, offense, n);
          if (lacksCards(g, offense)) yield* newHand(g, offense);
        },
      }),
    ],
  },
  super: {
    text: 'You may take a card each from several players who have a colony in your home system, or from all of them.',
    clauses: [amend({ when: ({ g, me }) => visitors(g, me).length > 1 })],
  },
});
