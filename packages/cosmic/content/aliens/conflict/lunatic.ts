import { inResolution, mainSide } from '../../../rules/board/encounter.ts';
import { volunteer } from '../../../rules/phases/alliance.ts';
import { bothSides, couldJoinBoth } from '../../../rules/phases/both-sides.ts';
import { committable, isBarred } from '../../../rules/phases/joining.ts';
import { ability, reaction } from '../../../rules/registry/clauses.ts';
import { retrievable } from '../../../rules/ships/retrieval.ts';
import { isAlly } from '../../../rules/state/people.ts';
import { other } from '../../../rules/state/state.ts';
import { alien } from '../../../rules/registry/alien.ts';

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
