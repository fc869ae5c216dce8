import { isAlly } from '../../board/people.ts';
import { inWarp } from '../../board/places.ts';
import { enc, other, SIDES, type Player } from '../../board/state.ts';
import { ability, modifier, reaction } from '../../powers/clauses.ts';
import { dataOf, lingering } from '../../powers/lingering.ts';
import { committable, volunteer } from '../../turn/alliance.ts';
import { mainSide } from '../../words.ts';
import { alien } from '../define.ts';

/** Somebody may be on both sides. */
const split = lingering<{ who: Player }>('lunatic.split', [
  modifier('ally.both', (yes, q, c) => yes || q.who === dataOf<{ who: Player }>(c).who),
]);

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
        when: ({ g, me }) => !isAlly(g, me) && committable(g, me) > 0,
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
        when: ({ g, me, ev }) => ev.who === me && !ev.both && inWarp(g, me) > 0,
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
        when: ({ g, me, ev }) =>
          ev.who === me && SIDES.every((side) => enc(g).invited[side].includes(me)) && committable(g, me) > 1,
        *commit({ g, me }) {
          split.start(g, me, { who: me });
        },
      }),
    ],
  },
});
