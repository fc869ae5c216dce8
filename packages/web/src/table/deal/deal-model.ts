import type { Bargain, SeenEvent } from '@parley/kernel';
import { readGood, type GoodView } from '../../model/point.ts';
import type { Counts } from '../../model/draft.ts';

/** An offer that was heard by the table. */
export interface HeardOffer {
  readonly n: number;
  readonly by: number;
  readonly gives: Counts;
}

export interface OpenDeal {
  readonly parties: readonly number[];
  readonly offers: readonly HeardOffer[];
}

const ENDS = new Set(['deal-agreed', 'deal-made', 'deal-failed', 'encounter', 'turn']);

/** The bargain that is going on, as everybody has heard it; null when there is none. */
export function openDeal(events: readonly SeenEvent[], upTo: number): OpenDeal | null {
  let deal: { parties: readonly number[]; offers: HeardOffer[] } | null = null;
  for (const e of events) {
    if (e.n > upTo) break;
    if (e.type === 'deal-open') deal = { parties: (e.data.parties as readonly number[]).slice(), offers: [] };
    else if (deal && e.type === 'deal-offer')
      deal.offers.push({ n: e.n, by: Number(e.data.by), gives: e.data.gives as unknown as Counts });
    else if (ENDS.has(e.type)) deal = null;
  }
  return deal;
}

export interface GoodGroup {
  readonly from: number;
  readonly goods: readonly { readonly good: GoodView; readonly n: number }[];
}

/** Terms by who gives them. */
export function byGiver(gives: Counts, parties: readonly number[]): readonly GoodGroup[] {
  const goods = Object.entries(gives).map(([id, n]) => ({ good: readGood(id), n }));
  return parties.map((from) => ({ from, goods: goods.filter((x) => x.good.from === from) }));
}

/** The deal of the rules, which costs ships when it fails. Other bargains come to nothing. */
export const isDeal = (d: Pick<Bargain, 'tag'>): boolean => d.tag === 'deal';

/** What a party could still put in, by kind. */
export function goodsFrom(d: Bargain, from: number): readonly GoodView[] {
  return d.goods.filter((g) => g.from === from).map((g) => readGood(g.id));
}
