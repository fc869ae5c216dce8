import { ability, drawCards, emit, hazard, mainOn, others, showCards, SIDES } from '../../effects/index.ts';

/** Cards for each main player. */
const DRAWN = 2;

export const energyFields = hazard({
  id: 'energy-fields',
  name: 'Energy Fields',
  count: 2,
  text: `Before anybody is invited each main player draws ${DRAWN} cards, and the whole table gets to see them.`,
  clauses: [
    ability({
      at: 'alliance.beforeInvites',
      must: true,
      *commit({ g }) {
        for (const side of SIDES) {
          const p = mainOn(g, side);
          const cards = yield* drawCards(g, p, DRAWN);
          if (cards.length === 0) continue;
          emit(g, 'cards-shown', { who: p, cards: cards.map((c) => g.s.face[c]) });
          // Everybody keeps them in mind, the opponent as well (faq-hazards-08).
          for (const other of others(g, p)) showCards(g, other, p, cards);
        }
      },
    }),
  ],
});
