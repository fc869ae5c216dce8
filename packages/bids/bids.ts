import { noContent, type Rules } from '@parley/kernel';
import { plainNames, sayCause, sayEvent, sayOption, sayQuestion, textOf, type Names } from './text/text.ts';
import { cell, cells, faults, following, scramble, type BidsView } from './view/view.ts';
import { parseOptions } from './rules/options.ts';
import { createState, deal, outcome, sell } from './rules/sale.ts';
import { optionsOf, seatsOf, type Bids, type State } from './rules/state.ts';

const namesAt = ({ s }: Bids, viewer: number | null = null): Names =>
  plainNames(
    s.options.seats.map((x) => x.paddle),
    viewer,
  );

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
  describe: (g, d) => textOf(sayQuestion(namesAt(g), d)),
  describeOption: (g, _, option) => textOf(sayOption(namesAt(g), option)),
  describeEvent: (g, e, seat) => textOf(sayEvent(namesAt(g, seat), e)),
  describeCause: (_, cause) => sayCause(cause),
};
