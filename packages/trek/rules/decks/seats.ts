import { InputError, type SeatRules } from '@parley/kernel';
import type { Options } from '../options/options.ts';
import { SEATS } from '../state/state.ts';
import { USUAL_HOUSE } from './options.ts';
import { readLegalDeck } from './read.ts';
import { starterDecks } from './starters.ts';

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
    if (strange !== undefined) throw new InputError(`A seat has a deck, but no "${strange}".`);
    if (deck === undefined) return chosen ?? { deck: null };
    if (deck === null) return { deck: null };
    if (typeof deck === 'string') return { deck: named(deck) };
    return { deck: readLegalDeck(deck, USUAL_HOUSE.missionsCount) };
  },
  // Everybody who brought nothing gets a starter deck, each another one.
  complete: (choices) =>
    choices.map((choice, seat) => (choice.deck === null ? { deck: starterDecks()[seat % starterDecks().length]?.name ?? null } : choice)),
  change: (choices, seat, chosen) => choices.map((x, i) => (i === seat ? chosen : x)),
  shown: () => ({ deck: null }),
  options(options, choices) {
    if ('seats' in options) throw new InputError('Seats are chosen one by one, not among the options.');
    return { ...options, seats: choices.map(({ deck }) => (deck === null || deck === undefined ? {} : { deck })) };
  },
  of: ({ seats }) => seats.map(({ deck }) => ({ deck })),
};

function named(name: string): string {
  const decks = starterDecks();
  if (!decks.some((x) => x.name === name))
    throw new InputError(`There is no starter deck "${name}"; there are ${decks.map((x) => x.name).join(', ')}.`);
  return name;
}
