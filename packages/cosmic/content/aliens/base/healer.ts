import {
  alien,
  amend,
  type Cosmic,
  countShips,
  drawCards,
  emit,
  isCosmicZap,
  type LostEvent,
  reaction,
  returnShips,
  roomAtColonies,
  stillThere,
} from '../../../effects/index.ts';

/** How many of the ships that were lost can be healed: they go to colonies, as far as those take them. */
const healable = (g: Cosmic, ev: LostEvent): number => Math.min(countShips(stillThere(g, ev)), roomAtColonies(g, ev.owner));

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
        when: ({ g, me, ev }) => ev.owner !== me && healable(g, ev) > 0,
        *commit({ g, me, ev }, _plan, boost) {
          const ships = stillThere(g, ev);
          emit(g, 'ships-healed', { who: ev.owner, n: countShips(ships), by: me });
          const homeless = yield* returnShips(g, ev.owner, ships, 'power:healer'); // faq-healer-1
          yield* drawCards(g, me, boost ? countShips(ships) - homeless : 1);
        },
      }),
    ],
  },
  wild: {
    text: 'A Cosmic Zap played on you, or what counts as one, is discarded without effect.',
    clauses: [
      reaction<'card.play' | 'asset.used'>({
        on: ['card.play', 'asset.used'],
        when: ({ me, ev }) => isCosmicZap(ev) && ev.on.by === me,
        *commit({ ev }) {
          ev.stopped = true;
        },
      }),
    ],
  },
  super: {
    text: 'You draw a card for each ship you heal instead of one.',
    clauses: [amend({ on: 'ships.lost', when: ({ g, ev }) => healable(g, ev) > 1 })],
  },
});
