import {
  ability,
  alien,
  amend,
  type Cosmic,
  enc,
  hasWonAsMain,
  hasWonForSide,
  mayBeRewarded,
  opposing,
  type Player,
  receiveRewards,
} from '../../../effects/index.ts';

/** Ships of the other side that reached the warp because it lost the encounter (faq-ghoul-1, faq-ghoul-2). */
const carrion = (g: Cosmic, me: Player): number => opposing(g, me).reduce((n, p) => n + enc(g).lost[p], 0);

export const ghoul = alien({
  id: 'ghoul',
  name: 'Ghoul',
  set: 'incursion',
  alert: 'red',
  summary: 'Is rewarded for the ships it beats',
  power: {
    text:
      'As a main player who has won: you receive one reward, a ship from the warp or a card, for each opposing ship that went to the warp by ' +
      'losing the encounter.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main',
        must: true,
        when({ g, me }) {
          if (!mayBeRewarded(g, me)) return false; // faq-ghoul-3
          return hasWonForSide(g, me) && carrion(g, me) > 0;
        },
        commit: ({ g, me }) => receiveRewards(g, me, carrion(g, me), 'effect'),
      }),
    ],
  },
  wild: {
    text: 'As a main player who has won: receive one reward for each player who opposed you.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main',
        when: ({ g, me }) => hasWonAsMain(g, me) && opposing(g, me).length > 0 && mayBeRewarded(g, me),
        commit: ({ g, me }) => receiveRewards(g, me, opposing(g, me).length, 'effect'),
      }),
    ],
  },
  super: { text: 'Your power works when you win as an ally of the offense too.', clauses: [amend({ as: 'offensive-ally' })] },
});
