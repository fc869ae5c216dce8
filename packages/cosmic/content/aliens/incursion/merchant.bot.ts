import { byWorth, isEncounterCard, poorOnes, readCard, worth } from '../../../bots/see/cards.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Cards that can be risked as hired ships: not the good ones, and not what is needed while cards lie open. */
const hirelings = (cards: readonly string[]): string[] =>
  byWorth(cards.map(readCard))
    .filter((c) => isEncounterCard(c) && worth(c) < 1)
    .map((c) => c.key);

notes('merchant', {
  like: 1,
  edge: 2,
  use: (b) => hirelings(b.hand.map((c) => c.key)).length > 0,
  some: {
    'merchant.hire': (_b, d) => {
      const cards = hirelings(d.options);
      return cards.length > 0 ? cards.slice(0, d.max) : poorOnes({ ...d, max: d.min });
    },
    'merchant.replace': (_b, d) => poorOnes(d),
  },
});
