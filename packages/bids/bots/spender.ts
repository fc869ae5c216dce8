import { hasOptions } from '@parley/kernel';
import type { Bot } from '@parley/kernel/players';
import { ids } from '../ids/ids.ts';
import type { BidsView } from '../view/view.ts';

/** Bids high for dear lots and low for cheap ones: the card whose place in the hand is the lot's place among all lots. */
export const spender = (): Bot<BidsView> => ({
  name: 'spender',
  answer(_seen, d) {
    if (!hasOptions(d)) throw new Error(`nobody asks for ${d.kind} here`);
    const cards = d.options.toSorted((a, b) => ids.as('card', a).card - ids.as('card', b).card);
    const dear = (Number(d.data?.lot) - 1) / MOST;
    return cards[Math.min(cards.length - 1, Math.floor(dear * cards.length))];
  },
});
const MOST = 9;
