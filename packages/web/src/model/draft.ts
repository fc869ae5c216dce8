import type { Answer, Bargain, ChooseSome, Decision, Good, Spread } from '@parley/kernel';

/** An answer that is being made and has not been sent. */
export type Draft =
  | { readonly kind: 'one'; readonly pick: string | null }
  | { readonly kind: 'picks'; readonly picks: readonly string[] }
  | { readonly kind: 'counts'; readonly counts: Counts }
  | { readonly kind: 'number'; readonly n: number }
  | { readonly kind: 'yesno'; readonly yes: boolean | null }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'offer'; readonly gives: Counts };
export type Counts = { readonly [id: string]: number };

export function emptyDraft(d: Decision): Draft {
  switch (d.kind) {
    case 'choose':
    case 'name':
      return { kind: 'one', pick: null };
    case 'some':
      return { kind: 'picks', picks: [] };
    case 'order':
      return { kind: 'picks', picks: d.options };
    case 'spread':
      return { kind: 'counts', counts: onlySpread(d) };
    case 'number':
      return { kind: 'number', n: d.min };
    case 'yesno':
      return { kind: 'yesno', yes: null };
    case 'say':
      return { kind: 'words', text: '' };
    case 'bargain':
      return { kind: 'offer', gives: {} };
  }
}

/** Where only one distribution is possible it is filled in. */
function onlySpread(d: Spread): Counts {
  const room = d.places.reduce((n, p) => n + p.max, 0);
  return room === d.min ? Object.fromEntries(d.places.map((p) => [p.id, p.max])) : {};
}

export const isEmpty = (d: Decision, draft: Draft): boolean => JSON.stringify(draft) === JSON.stringify(emptyDraft(d));

/** The answer a draft stands for, or null while it is not complete. */
export function answerOf(d: Decision, draft: Draft): Answer | null {
  switch (draft.kind) {
    case 'one':
      return draft.pick;
    case 'picks':
      return d.kind === 'some' && whyNotSome(d, draft.picks) !== null ? null : draft.picks;
    case 'counts':
      return d.kind === 'spread' && missing(d, draft.counts) === 0 ? trimmed(draft.counts) : null;
    case 'number':
      return draft.n;
    case 'yesno':
      return draft.yes;
    case 'words':
      return d.kind === 'say' && draft.text.length <= d.maxLength ? draft.text : null;
    case 'offer':
      return d.kind === 'bargain' && offerFault(d, draft.gives) === null
        ? { do: 'offer', gives: trimmed(draft.gives) }
        : null;
  }
}

const trimmed = (counts: Counts): { [id: string]: number } =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
export const sum = (counts: Counts): number => Object.values(counts).reduce((a, n) => a + n, 0);

// --------------------------------------------------------------------------------------------------------------------- some

export type SomeFault =
  | { readonly kind: 'few'; readonly need: number }
  | { readonly kind: 'many'; readonly most: number }
  | { readonly kind: 'cap'; readonly of: readonly string[]; readonly min: number; readonly max: number };

export function whyNotSome(d: ChooseSome, picks: readonly string[]): SomeFault | null {
  if (picks.length < d.min) return { kind: 'few', need: d.min - picks.length };
  if (picks.length > d.max) return { kind: 'many', most: d.max };
  for (const { of, min = 0, max = of.length } of d.caps ?? []) {
    const n = picks.filter((id) => of.includes(id)).length;
    if (n < min || n > max) return { kind: 'cap', of, min, max };
  }
  return null;
}

/** Picks or drops an option. One too many takes the place of the first where only one may be picked. */
export function toggle(d: ChooseSome, picks: readonly string[], option: string): readonly string[] {
  if (picks.includes(option)) return picks.filter((x) => x !== option);
  if (picks.length < d.max) return [...picks, option];
  return d.max === 1 ? [option] : picks;
}

// -------------------------------------------------------------------------------------------------------------------- spread

/** More (positive) or fewer (negative) that are needed before it can be sent. */
export function missing(d: Spread, counts: Counts): number {
  const n = sum(counts);
  return n < d.min ? d.min - n : n > d.max ? d.max - n : 0;
}

/** How many more may stand at a place that shares a limit with others. */
function capRoom(d: Spread, counts: Counts, id: string): number {
  let room = Infinity;
  for (const { of, max } of d.caps ?? [])
    if (of.includes(id)) room = Math.min(room, max - of.reduce((n, x) => n + (counts[x] ?? 0), 0));
  return Math.max(0, room);
}

/** Adds to a place, within what it and the whole can take. */
export function addTo(d: Spread, counts: Counts, id: string, by: number): Counts {
  const place = d.places.find((p) => p.id === id);
  if (!place) return counts;
  const has = counts[id] ?? 0;
  const room = by > 0 ? Math.min(by, place.max - has, d.max - sum(counts), capRoom(d, counts, id)) : Math.max(by, -has);
  return room === 0 ? counts : trimmed({ ...counts, [id]: has + room });
}

// --------------------------------------------------------------------------------------------------------------------- order

export function moveTo(order: readonly string[], from: number, to: number): readonly string[] {
  if (from === to || from < 0 || from >= order.length || to < 0 || to >= order.length) return order;
  const out = order.slice();
  const [item] = out.splice(from, 1);
  out.splice(to, 0, item);
  return out;
}

// ------------------------------------------------------------------------------------------------------------------- bargain

export type OfferFault = 'empty' | 'closed' | { readonly limit: string; readonly most: number };

const limitsOf = ({ limit }: Good): readonly string[] =>
  limit === undefined ? [] : typeof limit === 'string' ? [limit] : limit;

export function offerFault(d: Bargain, gives: Counts): OfferFault | null {
  if (!d.mayOffer) return 'closed';
  let things = 0;
  const used = new Map<string, number>();
  for (const good of d.goods) {
    const n = gives[good.id] ?? 0;
    if (n <= 0) continue;
    if (n > good.max) return { limit: good.id, most: good.max };
    if (!good.extra) things += n;
    for (const limit of limitsOf(good)) {
      if (!(limit in d.limits)) continue;
      const total = (used.get(limit) ?? 0) + n;
      used.set(limit, total);
      if (total > d.limits[limit]) return { limit, most: d.limits[limit] };
    }
  }
  return things > 0 ? null : 'empty';
}

/** Can one more of this be added to the offer? */
export function canAdd(d: Bargain, gives: Counts, id: string): boolean {
  const fault = offerFault({ ...d, mayOffer: true }, { ...gives, [id]: (gives[id] ?? 0) + 1 });
  return fault === null || fault === 'empty';
}

export function addGood(d: Bargain, gives: Counts, id: string, by: number): Counts {
  if (by > 0 && !canAdd(d, gives, id)) return gives;
  return trimmed({ ...gives, [id]: Math.max(0, (gives[id] ?? 0) + by) });
}

/** Takes over an offer as far as this side may name the same things. */
export const draftFrom = (d: Bargain, gives: Counts): Counts =>
  Object.fromEntries(Object.entries(gives).filter(([id]) => d.goods.some((g) => g.id === id)));
