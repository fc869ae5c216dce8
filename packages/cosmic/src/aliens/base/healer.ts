import { countShips, returnShips, someShips } from '../../board/ships.ts';
import { OUT, WARP } from '../../board/state.ts';
import { emit } from '@parley/kernel';
import { drawCards } from '../../cards/discard.ts';
import { amend, reaction } from '../../powers/clauses.ts';
import type { PowerUse } from '../../windows.ts';
import { alien } from '../define.ts';

export const healer = alien({
  id: 'healer',
  name: 'Healer',
  set: 'base',
  alert: 'yellow',
  summary: 'Saves the ships of others and is paid for it',
  power: {
    text:
      "When another player loses ships to the warp or out of the game, you may give them back to that player's colonies and draw a card. " +
      'The player still counts as having lost them.',
    clauses: [
      reaction<'ships.lost'>({
        on: 'ships.lost',
        when: ({ me, ev }) => ev.owner !== me,
        *commit({ g, me, ev }, _plan, boost) {
          // Which of the ships there were just lost makes no difference.
          const ships = someShips(g, ev.owner, ev.to === 'warp' ? WARP : OUT, ev.n);
          emit(g, 'ships-healed', { who: ev.owner, n: countShips(ships), by: me });
          yield* returnShips(g, ev.owner, ships, 'power:healer');
          yield* drawCards(g, me, boost ? ev.n : 1);
        },
      }),
    ],
  },
  wild: {
    text: 'A Cosmic Zap played on you is discarded without effect.',
    clauses: [
      reaction<'card.play'>({
        on: 'card.play',
        when: ({ g, me, ev }) => g.s.face[ev.card] === 'cosmic-zap' && (ev.on as PowerUse).by === me,
        *commit({ ev }) {
          ev.stopped = true;
        },
      }),
    ],
  },
  super: {
    text: 'You draw a card for each ship you heal instead of one.',
    clauses: [amend({})],
  },
});
