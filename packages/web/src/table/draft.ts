import { faultOf, roomAt, type Answer, type Bargain, type ChooseSome, type Decision, type Fault, type Spread } from '@parley/kernel/client';
import type { Asked } from './act.ts';

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

export function emptyDraft(d: Asked): Draft {
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

export const isEmpty = (d: Asked, draft: Draft): boolean => JSON.stringify(draft) === JSON.stringify(emptyDraft(d));

/** The answer a draft stands for, or null while it is none that could be sent. */
export function answerOf(d: Decision, draft: Draft): Answer | null {
  const answer = meantBy(draft);
  return answer === null || faultOf(d, answer) !== null ? null : answer;
}

function meantBy(draft: Draft): Answer | null {
  switch (draft.kind) {
    case 'one':
      return draft.pick;
    case 'picks':
      return draft.picks;
    case 'counts':
      return trimmed(draft.counts);
    case 'number':
      return draft.n;
    case 'yesno':
      return draft.yes;
    case 'words':
      return draft.text;
    case 'offer':
      return { do: 'offer', gives: trimmed(draft.gives) };
  }
}

const trimmed = (counts: Counts): { [id: string]: number } => Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
export const sum = (counts: Counts): number => Object.values(counts).reduce((a, n) => a + n, 0);

// --------------------------------------------------------------------------------------------------------------------- some

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

/** Adds to a place, within what it and the whole can take. */
export function addTo(d: Spread, counts: Counts, id: string, by: number): Counts {
  const place = d.places.find((p) => p.id === id);
  if (!place) return counts;
  const has = counts[id] ?? 0;
  const room = by > 0 ? Math.max(0, Math.min(by, roomAt(d, place, counts), d.max - sum(counts))) : Math.max(by, -has);
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

/** What keeps an offer from being made. */
export const offerFault = (d: Bargain, gives: Counts): Fault | null => faultOf(d, { do: 'offer', gives: trimmed(gives) });

/** Can one more of this be added to the offer? */
export function canAdd(d: Bargain, gives: Counts, id: string): boolean {
  const fault = offerFault({ ...d, mayOffer: true }, { ...gives, [id]: (gives[id] ?? 0) + 1 });
  return fault === null || fault.kind === 'empty';
}

export function addGood(d: Bargain, gives: Counts, id: string, by: number): Counts {
  if (by > 0 && !canAdd(d, gives, id)) return gives;
  return trimmed({ ...gives, [id]: Math.max(0, (gives[id] ?? 0) + by) });
}

/** Takes over an offer as far as this side may name the same things. */
export const draftFrom = (d: Bargain, gives: Counts): Counts =>
  Object.fromEntries(Object.entries(gives).filter(([id]) => d.goods.some((g) => g.id === id)));
