import { ability, cardsIn, chooseCard, emit, START, tech, toHand, Z } from '../../effects/index.ts';

export const deltaScanners = tech({
  id: 'delta-scanners',
  name: 'Delta Scanners',
  research: 2,
  text: 'When an encounter starts: discard this and pick a card of your choice out of the cosmic discard pile. You show it to nobody.',
  asks: { 'delta-scanners.card': 'Which card do you take from the discard pile?' },
  clauses: [
    ability({
      at: START,
      spends: true,
      when: ({ g }) => cardsIn(g, Z.discard).length > 0,
      *commit({ g, me }) {
        const card = yield* chooseCard(g, me, cardsIn(g, Z.discard).slice(), { tag: 'delta-scanners.card' });
        toHand(g, card, me); // faq-technology-08: not picked up for everybody to see
        emit(g, 'card-fetched', { who: me }, { to: [me], data: { card: g.s.face[card] } });
      },
    }),
  ],
});
