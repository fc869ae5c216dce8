import { cardsIn, completePile, emit, event, hazard, moveCard, shuffleZone, Z } from '../../effects/index.ts';

const remade = event('deck.remade');

export const mirrorUniverse = hazard({
  id: 'mirror-universe',
  name: 'Mirror Universe',
  count: 2,
  text: 'The cosmic deck is turned over and is the discard pile from now on. What was the discard pile is shuffled and becomes the deck.',
  *drawn(g) {
    completePile(g, 'cosmic');
    const deck = cardsIn(g, Z.deck).slice();
    const pile = cardsIn(g, Z.discard).slice();
    // Turned over, the card that lay on top comes to lie at the bottom.
    for (const card of deck.reverse()) moveCard(g, card, Z.discard);
    for (const card of pile) moveCard(g, card, Z.deck);
    shuffleZone(g, Z.deck);
    emit(g, 'deck-mirrored', { n: pile.length });
    yield* remade(g, {});
  },
});
