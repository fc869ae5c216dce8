import { ability, alien, amend, canSwapSheets, enc, isMain, playerOfAlien, swapSheets, switchCards } from '../../../effects/index.ts';

export const sorcerer = alien({
  id: 'sorcerer',
  name: 'Sorcerer',
  set: 'base',
  alert: 'green',
  summary: 'Switches the encounter cards',
  power: {
    text: 'As a main player, when both cards are selected and not yet revealed: you may exchange them, so that each of you reveals the card of the other.',
    clauses: [
      ability({
        at: 'planning.selected',
        as: 'main',
        when: ({ g }) => enc(g).slots.every((s) => s.card >= 0),
        *commit({ g }) {
          switchCards(g);
        },
      }),
    ],
  },
  wild: {
    text:
      'Before cards are selected, while the Sorcerer is not a main player: the main players exchange their alien sheets for good. The flare ' +
      'then goes to the Sorcerer, or to the discard pile if there is none.',
    after: 'give',
    clauses: [
      ability({
        at: 'planning.beforeSelect',
        when: ({ g }) => !isMain(g, playerOfAlien(g, 'sorcerer')) && canSwapSheets(g, enc(g).offense, enc(g).defense),
        *commit({ g }) {
          swapSheets(g, enc(g).offense, enc(g).defense);
        },
      }),
    ],
  },
  super: { text: 'Your power also works while you are an ally: the main players exchange their cards.', clauses: [amend({ as: 'ally' })] },
});
