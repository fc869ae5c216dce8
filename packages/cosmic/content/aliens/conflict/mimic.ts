import {
  ability,
  alien,
  amend,
  chooseCards,
  couldPlay,
  discardUntil,
  drawUntil,
  handOf,
  handSize,
  isDefense,
  isProvided,
  opponent,
  playedAs,
  reaction,
  repeat,
} from '../../../effects/index.ts';

const SUPER_SIZE = 8;

export const mimic = alien({
  id: 'mimic',
  name: 'Mimic',
  set: 'conflict',
  alert: 'yellow',
  summary: 'Has as many cards as the opponent',
  asks: { 'mimic.discard': 'Which {n, plural, one {# card} other {# cards}} do you discard?' },
  power: {
    text: 'As a main player, before cards are selected: draw or discard cards, of your choice, until your hand is as large as the hand of your opponent.',
    clauses: [
      ability({
        at: 'planning.beforeSelect',
        as: 'main',
        must: true,
        per: 'encounter',
        // A hand that is about to be replaced is no model yet: the new one comes first (R9.3, R9.4).
        when: ({ g, me }) => !isDefense(g, opponent(g, me)) || isProvided(g, opponent(g, me)),
        *commit({ g, me }, _plan, boost) {
          const size = (): number => (boost ? SUPER_SIZE : handSize(g, opponent(g, me)));
          if (handSize(g, me) < size()) yield* drawUntil(g, me, size);
          else
            yield* discardUntil(g, me, size, (n) =>
              chooseCards(g, me, handOf(g, me), { tag: 'mimic.discard', min: n, max: n, data: { n } }),
            );
        },
      }),
    ],
  },
  wild: {
    text:
      'When somebody else has just played an artifact or the wild side of a flare that you could have played as well: it works once more, for ' +
      'you. The flare then goes to the Mimic, or to the discard pile if there is none.',
    after: 'give',
    clauses: [
      reaction<'card.played'>({
        on: 'card.played',
        when: (c) => {
          const copied = c.ev.text === 'wild' || playedAs(c.ev).type === 'artifact';
          if (c.ev.by === c.me || !copied) return false;
          return couldPlay(c, c.ev); // faq-mimic-1
        },
        *commit(c) {
          yield* repeat(c, c.ev);
        },
      }),
    ],
  },
  super: {
    text: 'Your power brings your hand to eight cards instead.',
    clauses: [amend({ when: ({ g, me }) => handSize(g, opponent(g, me)) !== SUPER_SIZE })],
  },
});
