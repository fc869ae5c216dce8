import type { Bargain, SeenEvent } from '@parley/kernel';
import { readGood, type GoodView } from '../model/point.ts';
import { type Counts } from '@parley/web/shell';
import { toldAmounts, toldNumbers } from '../../text/index.ts';
import type { Speaker } from '../model/speech.ts';
import { T } from '../text/index.ts';

/** An offer that was heard by the table. */
export interface HeardOffer {
  readonly n: number;
  readonly by: number;
  readonly gives: Counts;
}

export interface OpenDeal {
  /** The deal of the rules, or a bargain about something else. */
  readonly kind: 'deal' | 'bargain';
  readonly parties: readonly number[];
  readonly offers: readonly HeardOffer[];
}

const BEGINS = new Map<string, OpenDeal['kind']>([
  ['deal-open', 'deal'],
  ['bargain-open', 'bargain'],
]);
const ENDS = new Set(['deal-agreed', 'deal-made', 'deal-failed', 'bargain-agreed', 'bargain-failed', 'encounter', 'turn']);

const partiesIn = (e: SeenEvent): readonly number[] => toldNumbers(e.data.parties);

/** The bargain that is going on, as everybody has heard it; null when there is none. */
export function openDeal(events: readonly SeenEvent[], upTo: number): OpenDeal | null {
  let deal: (OpenDeal & { readonly offers: HeardOffer[] }) | null = null;
  for (const e of events) {
    if (e.n > upTo) break;
    const kind = BEGINS.get(e.type);
    if (kind !== undefined) deal = { kind, parties: partiesIn(e), offers: [] };
    else if (deal && e.type === 'deal-offer') deal.offers.push({ n: e.n, by: Number(e.data.by), gives: toldAmounts(e.data.gives) });
    else if (ENDS.has(e.type)) deal = null;
  }
  return deal;
}

/** Those whom the deal of this encounter is about; null when there has been none. */
export function dealParties(events: readonly SeenEvent[], upTo: number): readonly number[] | null {
  const last = events.findLast((e) => e.n <= upTo && (e.type === 'deal-open' || e.type === 'encounter'));
  return last?.type === 'deal-open' ? partiesIn(last) : null;
}

export interface GoodGroup {
  readonly from: number;
  readonly goods: readonly { readonly good: GoodView; readonly n: number }[];
}

export interface Passing extends GoodGroup {
  readonly to: number;
}

/** Terms by who gives them to whom. Nothing passes between the others. */
export function byPair(gives: Counts, parties: readonly number[]): readonly Passing[] {
  return byGiver(gives, parties).flatMap(({ from, goods }) =>
    parties.map((to) => ({ from, to, goods: goods.filter((x) => x.good.to === to) })).filter((x) => x.goods.length > 0),
  );
}

/** Terms by who gives them. */
export function byGiver(gives: Counts, parties: readonly number[]): readonly GoodGroup[] {
  const goods = Object.entries(gives).map(([id, n]) => ({ good: readGood(id), n }));
  return parties.map((from) => ({ from, goods: goods.filter((x) => x.good.from === from) }));
}

/** The deal of the rules, which costs ships when it fails. Other bargains come to nothing. */
export const isDeal = ({ shows }: Pick<Bargain, 'shows'>): boolean => shows?.role === 'deal';

/** What a party could still put in, by kind. */
export function goodsFrom(d: Bargain, from: number): readonly GoodView[] {
  return d.goods.filter((g) => g.from === from).map((g) => readGood(g.id));
}

/** What is asked of a party: to put an offer there, to answer one, or to wait. */
export function bargainTitle(speaker: Pick<Speaker, 'people' | 'player'>, seat: number | null, d: Bargain): string {
  if (!d.offer) return T.deal.questionFirst;
  return d.offer.by === seat
    ? T.deal.questionWait({ who: speaker.people(d.parties.filter((p) => p !== seat)) })
    : T.deal.question({ name: speaker.player(d.offer.by) });
}
