import {
  ability,
  alien,
  bothSides,
  committable,
  couldJoinBoth,
  inResolution,
  isAlly,
  isBarred,
  mainSide,
  other,
  reaction,
  retrievable,
  volunteer,
} from '../../../effects/index.ts';

export const lunatic = alien({
  id: 'lunatic',
  name: 'Lunatic',
  set: 'conflict',
  alert: 'yellow',
  summary: 'Allies against itself',
  power: {
    text:
      'As a main player, when all invitations are out: you may ally with the other side, uninvited. Your ships on the side that loses go to ' +
      'the warp; those on the side that wins get what is due to them there, a colony or rewards.',
    clauses: [
      ability({
        at: 'alliance.afterInvites',
        as: 'main',
        when: ({ g, me }) => !isAlly(g, me) && committable(g, me) > 0 && !isBarred(g, me, other(mainSide(g, me))),
        *commit({ g, me }) {
          yield* volunteer(g, me, other(mainSide(g, me)));
        },
      }),
    ],
  },
  wild: {
    // errata-lunatic-flare: a card, not a card from the cosmic deck.
    text: 'When you receive rewards: for each of them you may take back a ship from the warp on top of drawing a card.',
    clauses: [
      reaction<'rewards'>({
        on: 'rewards',
        when: ({ g, me, ev }) => inResolution(g) && ev.who === me && !ev.both && retrievable(g, me) > 0,
        *commit({ ev }) {
          ev.both = true;
        },
      }),
    ],
  },
  super: {
    text: 'Not a main player, when both sides invited you: you may ally with both.',
    clauses: [
      ability({
        at: 'alliance.respond',
        as: 'not-main',
        when: ({ g, me, ev }) => ev.who === me && couldJoinBoth(g, me),
        *commit({ g, me }) {
          bothSides.start(g, me, { who: me });
        },
      }),
    ],
  },
});
