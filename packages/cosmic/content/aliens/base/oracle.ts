import {
  ability,
  alien,
  canUse,
  enc,
  handOf,
  handSize,
  haveDealt,
  mainSide,
  mixHands,
  modifier,
  opponent,
  restOfHand,
  settleEncounter,
  slotOf,
  takeBack,
  touch,
} from '../../../effects/index.ts';

export const oracle = alien({
  id: 'oracle',
  name: 'Oracle',
  set: 'base',
  alert: 'green',
  summary: 'Sees the card of the opponent first',
  power: {
    text: 'As a main player: your opponent has to choose an encounter card first and lay it open. You choose yours with that in view.',
    clauses: [
      ability({
        at: 'planning.select',
        as: 'main',
        must: true,
        per: 'encounter',
        *commit({ g, me }) {
          enc(g).selectsFirst = opponent(g, me);
          touch(g, 'encounter');
        },
      }),
      modifier('select.waits', (v, q, c) => v || (q.who === c.me && canUse(c.g, c.g.s.sheets[c.sheet]))),
    ],
  },
  wild: {
    text:
      'As a main player, before cards are selected: mix your hand with the hand of your opponent, take back at random as many cards as you ' +
      'had, and leave the others to your opponent.',
    clauses: [
      ability({
        at: 'planning.beforeSelect',
        as: 'main',
        when: ({ g, me, card }) => handOf(g, opponent(g, me)).length > 0 && restOfHand(g, me, card).length > 0,
        *commit({ g, me }) {
          yield* mixHands(g, me, opponent(g, me), me, handSize(g, me));
        },
      }),
    ],
  },
  super: {
    text:
      'When your opponent has laid a card open, you may call the encounter off: the card goes back to its hand, all ships of the encounter go ' +
      'home, and the encounter counts as a deal that was made.',
    clauses: [
      ability({
        at: 'planning.shown',
        as: 'main',
        when: ({ g, me }) => slotOf(g, opponent(g, me)).up,
        *commit({ g, me }) {
          const { offense, defense } = enc(g);
          takeBack(g, mainSide(g, opponent(g, me)));
          yield* haveDealt(g, [offense, defense]);
          // A made deal is a success, so the offense may go on (kernel-needs 8.3).
          settleEncounter(g, { kind: 'deal', made: true });
        },
      }),
    ],
  },
});
