import {
  ability,
  aboutToSettle,
  alien,
  asker,
  chooseNumber,
  choosePlayers,
  clockwise,
  countShips,
  drawCards,
  emit,
  type Face,
  handSize,
  lingering,
  opponent,
  type Player,
  printedCards,
  returnShips,
  revealedValue,
  winNow,
} from '../../../effects/index.ts';

/** Cards in hand with which it wins. */
const ENOUGH = 20;
/** The guesses it may make, how near they have to be, and what they earn. */
const HIGHEST_GUESS = 40;
const NEAR = 3;
const PRIZE = 4;

/** A guess at what the opponent is about to reveal. */
const guess = lingering<{ n: number }>('genius.guess', (dataOf) => [
  ability({
    id: 'eureka',
    at: 'reveal.open',
    must: true,
    when: (c) => {
      const { n } = dataOf(c);
      const isNear = (face: Face): boolean => face.type === 'attack' && Math.abs(revealedValue(c.g, face) - n) <= NEAR;
      return printedCards(c.g, opponent(c.g, c.me)).some(isNear);
    },
    *commit({ g, me }) {
      guess.end(g);
      emit(g, 'guessed-right', { who: me });
      yield* drawCards(g, me, PRIZE);
    },
  }),
]);

export const genius = alien({
  id: 'genius',
  name: 'Genius',
  set: 'incursion',
  alert: 'red',
  winsItsWay: true,
  summary: 'Takes cards for colonies and wins with twenty',
  asks: { 'genius.who': 'Who has to draw a card?', 'genius.guess': 'Which number do you guess for the attack of {who}?' },
  tells: {
    'number-guessed': '{who} {who, select, you {guess} other {guesses}} {n}.',
    'guessed-right': '{who} {who, select, you {have} other {has}} guessed well.',
  },
  power: {
    text:
      'As a main player or ally who is about to gain a foreign colony by a victory, you may instead draw a card for each of your ships in the encounter and ' +
      'take those ships to other colonies of yours. With twenty cards or more in hand when any turn starts, you win at once. You can win as usual, too.',
    clauses: [
      ability({
        at: 'resolution.landing',
        as: 'main-or-ally',
        when: ({ g, me }) => aboutToSettle(g, me).length > 0,
        *commit({ g, me }) {
          yield* drawCards(g, me, countShips(aboutToSettle(g, me)));
          yield* returnShips(g, me, aboutToSettle(g, me), asker(g));
        },
      }),
      ability({
        id: 'win',
        at: 'turn.start',
        must: true,
        passive: true,
        when: ({ g, me }) => handSize(g, me) >= ENOUGH,
        *commit({ g, me }) {
          yield* winNow(g, me, 'genius');
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player, before anybody is invited: each player you name, yourself too if you like, has to draw a card.',
    clauses: [
      ability<{ readonly who: readonly Player[] }>({
        at: 'alliance.beforeInvites',
        as: 'main',
        *prepare({ g, me }) {
          return { who: yield* choosePlayers(g, me, clockwise(g, me), { tag: 'genius.who', min: 1 }) };
        },
        *commit({ g, me }, { who }) {
          for (const p of clockwise(g, me)) if (who.includes(p)) yield* drawCards(g, p, 1);
        },
      }),
    ],
  },
  super: {
    text:
      'As a main player, with the cards selected: guess a number up to 40. If your opponent reveals an attack that differs from it by no more than 3, you ' +
      'draw four cards.',
    clauses: [
      ability<{ readonly n: number }>({
        at: 'planning.selected',
        as: 'main',
        *prepare({ g, me }) {
          const data = { who: opponent(g, me) };
          return { n: yield* chooseNumber(g, me, 0, HIGHEST_GUESS, { tag: 'genius.guess', data }) };
        },
        *commit({ g, me }, { n }) {
          emit(g, 'number-guessed', { who: me, n });
          guess.start(g, me, { n });
        },
      }),
    ],
  },
});
