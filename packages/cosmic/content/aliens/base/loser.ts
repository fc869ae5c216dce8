import { ability, alien, amend, isMain, isTypeBarred, lingering, modifier, settleEncounter, typeOf } from '../../../effects/index.ts';

/** The very last word on the outcome. */
const upset = lingering('loser.upset', [modifier('outcome.invert', () => true)]);
/** Both main players must lay down an attack if they can. */
const attackOnly = lingering('loser.attack', [
  modifier('select.force', (cards, q, { g }) => {
    const attacks = isMain(g, q.who) ? cards.filter((c) => typeOf(g, c) === 'attack') : [];
    return attacks.length > 0 ? attacks : cards;
  }),
]);

export const loser = alien({
  id: 'loser',
  name: 'Loser',
  set: 'base',
  alert: 'green',
  summary: 'Turns winning into losing',
  power: {
    text:
      'As a main player you may declare an upset before cards are selected: both of you must select attacks if you have any, and when everything ' +
      'else is done the side that would have won loses and the other one wins.',
    clauses: [
      ability({
        at: 'planning.beforeSelect',
        as: 'main',
        per: 'encounter',
        // Nobody can declare what would break a word given before (faq-loser-1).
        when: ({ g, me, ev }) => ev.at !== 'planning.beforeSelect' || !isTypeBarred(g, me, 'attack'),
        *commit({ g, me }, _plan, boost) {
          if (!boost) attackOnly.start(g, me, {});
          upset.start(g, me, {});
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player, before cards are selected: both sides lose this encounter, and every ship in it goes to the warp.',
    clauses: [
      ability({
        at: 'planning.beforeSelect',
        as: 'main',
        *commit({ g }) {
          settleEncounter(g, { kind: 'both-lose', how: 'declared' });
        },
      }),
    ],
  },
  super: {
    text: 'You may declare the upset when the cards already lie facedown; then nobody was bound to select an attack.',
    clauses: [amend({ at: 'planning.selected' })],
  },
});
