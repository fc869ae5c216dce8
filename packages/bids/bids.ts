import { noContent, type Rules } from '@parley/kernel';
import { textOf } from '@parley/kernel/sentence';
import { LEXICON } from './text/messages.ts';
import { sayCause, sayEvent, sayOption, sayQuestion, type Speech } from './text/speech.ts';
import { cell, cells, faults, following, scramble, type BidsView } from './view/view.ts';
import { parseOptions } from './rules/options.ts';
import { createState, deal, outcome, sell } from './rules/sale.ts';
import { optionsOf, seatsOf, type Bids, type State } from './rules/state.ts';

/** As a table without names hears it: people are called by their paddles. */
const speechAt = ({ s }: Bids, viewer: number | null = null): Speech => ({
  ...LEXICON,
  viewer,
  name: (seat) => s.options.seats[seat].paddle,
});

/** Sealed Bids, as the kernel sees it. */
export const bids: Rules<State, BidsView> = {
  ...noContent<State>(({ s }) => seatsOf(s)),
  id: 'bids',
  version: '1',
  parse: parseOptions,
  seats: (options) => optionsOf(options).seats.length,
  create: (options, random) => createState(optionsOf(options), random),
  setup: deal,
  step: sell,
  outcome,
  cells,
  cell,
  following,
  beats: new Map([
    ['on-sale', 'alone'],
    ['bid', 'together'],
    ['sold', 'alone'],
  ]),
  faults,
  scramble,
  describe: (g, d) => textOf(sayQuestion(speechAt(g), d)),
  describeOption: (g, _, option) => textOf(sayOption(speechAt(g), option)),
  describeEvent: (g, e, seat) => textOf(sayEvent(speechAt(g, seat), e)),
  describeCause: (g, cause) => textOf(sayCause(speechAt(g), cause)),
};
