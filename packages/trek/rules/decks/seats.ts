import { InputError, type SeatRules } from '@parley/kernel';
import type { Options } from '../options/options.ts';
import { SEATS } from '../state/state.ts';
import { brief, readLegalDeck } from './read.ts';
import { starterDecks, starterNamed } from './starters.ts';

/** What a seat brings: a deck of one's own, or a starter deck by its name. Nobody else is told which. */
export const trekSeats: SeatRules<Options> = {
  min: SEATS,
  max: SEATS,
  usual: SEATS,
  fields: [
    {
      id: 'deck',
      name: 'Deck',
      text: 'The cards you bring: one of your decks, or a starter deck. Nobody else sees it.',
      choices: null,
      unique: false,
      secret: true,
    },
  ],
  read({ deck, ...other }, chosen) {
    const [strange] = Object.keys(other);
    if (strange !== undefined) throw new InputError(`A seat has a deck, but no "${brief(strange)}".`);
    if (deck === undefined) return chosen ?? { deck: null };
    if (deck === null) return { deck: null };
    if (typeof deck === 'string') return { deck: starterNamed(deck).name };
    // Whether missions count is the table's business (T36.1): its options are read with all decks before anything begins.
    return { deck: readLegalDeck(deck, false) };
  },
  // Everybody who brought nothing gets a starter deck that nobody else has.
  complete(choices) {
    const free = starterDecks().flatMap(({ name }) => (choices.some((x) => x.deck === name) ? [] : [name]));
    return choices.map((choice) => (choice.deck === null ? { deck: free.shift() ?? null } : choice));
  },
  change: (choices, seat, chosen) => choices.map((x, i) => (i === seat ? chosen : x)),
  shown: () => ({ deck: null }),
  options(options, choices) {
    if ('seats' in options) throw new InputError('Seats are chosen one by one, not among the options.');
    return { ...options, seats: choices.map(({ deck }) => (deck === null || deck === undefined ? {} : { deck })) };
  },
  of: ({ seats }) => seats.map(({ deck }) => ({ deck })),
};
