import {
  ability,
  addToTotal,
  alien,
  amend,
  dialled,
  lingering,
  mainOn,
  modifier,
  mySide,
  type Player,
  shipsIn,
  standsAs,
} from '../../../effects/index.ts';

/** A limit on ships, while they are sent. */
const oneShip = lingering<{ who: Player; most: number }>('macron.limit', (dataOf) => [
  modifier('ships.limit', (n, q, c) => (q.who === dataOf(c).who ? Math.min(n, dataOf(c).most) : n)),
]);
/** Every ship of a player adds four. */
const heavy = lingering<{ who: Player }>('macron.weight', (dataOf) => [
  modifier('ship.weight', (n, q, c) => (q.who === dataOf(c).who ? 4 : n)),
]);

export const macron = alien({
  id: 'macron',
  name: 'Macron',
  set: 'base',
  alert: 'green',
  summary: 'Sends one ship that counts as four',
  power: {
    text:
      'As the offense or an ally you send a single ship. As a main player or ally, once cards are revealed, the total grows by 4 for ' +
      'each ship of yours instead of 1. For compensation and rewards each of your ships counts as two.',
    clauses: [
      ability({
        id: 'lone',
        at: ['launch.commit', 'alliance.commit'],
        as: 'offense-or-ally',
        must: true,
        when: (c) => c.ev.who === c.me,
        *commit({ g, me }, _plan, boost) {
          oneShip.end(g);
          const isFree = boost !== null; // faq-macron-2
          oneShip.start(g, me, { who: me, most: isFree ? 4 : 1 });
        },
      }),
      ability({
        id: 'mass',
        at: 'reveal.revealed',
        as: 'main-or-ally',
        must: true,
        *commit({ g, me }) {
          heavy.start(g, me, { who: me }); // faq-macron-1
        },
      }),
      modifier('comp.amount', (n, q, c) => (q.who === c.me ? n + q.ships : n)),
      modifier('reward.amount', (n, q, c) => (q.who === c.me ? n + q.ships : n)),
    ],
  },
  wild: {
    text: 'As a main player or ally whose side reveals an attack: add 1 to the total for each ship you have in the encounter.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main-or-ally',
        when: ({ g, me }) => standsAs(g, mainOn(g, mySide(g, me)), 'attack') && shipsIn(g, me) > 0,
        *commit({ g, me }) {
          addToTotal(g, mySide(g, me), shipsIn(g, me));
        },
      }),
    ],
  },
  super: {
    text: 'You may send up to four ships when your power would hold you to one.',
    // A dial that says one ship says so whatever the limit is.
    clauses: [amend({ of: 'lone', when: ({ g, me }) => dialled(g, me) > 1 })],
  },
});
