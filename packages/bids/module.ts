import type { GameModule } from '@parley/kernel';
import { random } from '@parley/kernel/players';
import { spender } from './bots/spender.ts';
import { bids } from './bids.ts';
import { OPTION_TEXTS } from './rules/options.ts';
import { seats } from './rules/seats.ts';
import type { State } from './rules/state.ts';
import { LEXICON, MESSAGES } from './text/messages.ts';
import type { BidsView } from './view/view.ts';

/** Sealed Bids, with everything that the programs around it must know. */
export const bidsGame: GameModule<State, BidsView> = {
  id: bids.id,
  name: 'Sealed Bids',
  rules: bids,
  seats,
  options: OPTION_TEXTS,
  secrecy: {
    // Everybody is asked at the same time, whatever they hold.
    isSecretQuestion: () => false,
    // Cards are known by what they are worth, and each is there once.
    identities: () => new Set(),
    revealingOptions: [],
  },
  bots: {
    spender: { name: 'Spender', text: 'Bids high for dear lots and low for cheap ones.', make: spender },
    random: { name: 'Dice', text: 'Bids any card.', make: random },
  },
  usualBot: 'spender',
  isNewTurn: (events) => events.some((e) => e.type === 'on-sale'),
  languages: ['en'],
  lexicon: () => LEXICON,
  codex: () => ({
    game: bids.id,
    sections: [
      {
        kind: 'rule',
        title: 'Rules',
        entries: [{ id: 'bid', name: 'Bidding', summary: MESSAGES.cause.bid, texts: [], rulings: [], data: null }],
      },
    ],
    options: OPTION_TEXTS,
    rulings: [],
  }),
};
