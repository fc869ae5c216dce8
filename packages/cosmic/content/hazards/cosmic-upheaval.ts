import { emit, handOf, handSize, hazard, players, shuffleNumbers, toHand } from '../../effects/index.ts';

export const cosmicUpheaval = hazard({
  id: 'cosmic-upheaval',
  name: 'Cosmic Upheaval',
  count: 1,
  certain: true,
  text: 'All hands are shuffled into one heap and dealt out again, to each player as many cards as before. Nobody can answer that with a card.',
  *drawn(g) {
    const cards = shuffleNumbers(
      g.random,
      players(g).flatMap((p) => handOf(g, p)),
    );
    const sizes = players(g).map((p) => handSize(g, p));
    players(g).forEach((p, i) => {
      for (const card of cards.splice(0, sizes[i])) toHand(g, card, p);
    });
    emit(g, 'hands-shuffled', {});
  },
});
