import {
  ability,
  addToTotal,
  alien,
  asker,
  chooseShips,
  colonies,
  countShips,
  doomedCount,
  drawCards,
  hasColonies,
  inWarp,
  loseShips,
  mainSide,
  present,
  reaction,
  sacrificePlaces,
  type ShipGroup,
} from '../../../effects/index.ts';

const MOST_SHIPS = 4;
const CARDS_PER_SHIP = 2;
const POINTS_PER_SHIP = 3;
/** Ships that come back in a regroup phase, with the super flare. */
const SUPER_RETRIEVAL = 3;

export const kamikaze = alien({
  id: 'kamikaze',
  name: 'Kamikaze',
  set: 'base',
  alert: 'yellow',
  summary: 'Sacrifices ships for cards',
  asks: {
    'kamikaze.cards': 'Which ships do you sacrifice? Each of them is worth two cards.',
    'kamikaze.points': 'Which ships do you sacrifice? Each of them is worth three points.',
  },
  power: {
    text:
      'As a main player who has yet to select a card, you may sacrifice up to four ships from your colonies, all at once: they go to the warp, and ' +
      'you draw two cards for each of them. When you are zapped the ships stay where they are.',
    clauses: [
      ability<readonly ShipGroup[]>({
        at: 'planning.beforeSelect',
        as: 'main',
        per: 'encounter',
        // A power that cannot be lost may be there without any colony.
        when: ({ g, me }) => hasColonies(g, me),
        prepare: ({ g, me }) => chooseShips(g, me, colonies(g, me), { tag: 'kamikaze.cards', from: asker(g), min: 1, max: MOST_SHIPS }),
        *commit({ g, me }, chosen) {
          // An answer to the use may have cost some of them.
          const sent = yield* loseShips(g, 'sent', me, present(g, chosen));
          // Cards are for ships in the warp: one that something stopped on its way was not sent (faq-general-10).
          yield* drawCards(g, me, CARDS_PER_SHIP * doomedCount(sent)); // faq-kamikaze-1
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player, while the selected cards lie facedown: send up to four of your ships outside the encounter to the warp. Each of ' +
      'them adds 3 to the total of your side.',
    clauses: [
      ability<readonly ShipGroup[]>({
        at: 'planning.selected',
        as: 'main',
        when: ({ g, me }) => sacrificePlaces(g, me, 'outside').length > 0,
        prepare: ({ g, me }) =>
          chooseShips(g, me, sacrificePlaces(g, me, 'outside'), { tag: 'kamikaze.points', from: asker(g), min: 1, max: MOST_SHIPS }),
        *commit({ g, me }, chosen) {
          // An answer to the flare may have cost some. Those that are saved from the warp were given up all the same (faq-zombie-4).
          const ships = present(g, chosen);
          yield* loseShips(g, 'sent', me, ships);
          addToTotal(g, mainSide(g, me), POINTS_PER_SHIP * countShips(ships));
        },
      }),
    ],
  },
  super: {
    text: 'When you regroup as the offense you take back three ships instead of one.',
    clauses: [
      reaction<'retrieve'>({
        on: 'retrieve',
        as: 'offense',
        when: ({ g, me, ev }) => ev.due.who === me && !ev.replaced && ev.due.n < Math.min(SUPER_RETRIEVAL, inWarp(g, me)),
        *commit({ me, ev }) {
          ev.due = { who: me, n: SUPER_RETRIEVAL }; // faq-kamikaze-2
        },
      }),
    ],
  },
});
