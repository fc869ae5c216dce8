import { fallbackAnswer, type Answer, type Bargain, type Decision, type Spread, type Table } from '@parley/kernel';
import type { GameLab } from '../contract/game-lab.ts';

/** What Enter does. Null: let the others move first. */
export function defaultAnswer<S>(lab: GameLab<S>, table: Table<S>, d: Decision, others: boolean): Answer | null {
  switch (d.kind) {
    case 'spread':
      // Of things to send, the modest answer of the clock would be a poor one.
      return d.fallback ?? spreadOut(d, d.shows?.role === 'commit' ? d.max : d.min);
    case 'bargain':
      return defaultMove(lab, table, d, others);
    case 'choose':
    case 'name':
    case 'some':
    case 'order':
    case 'number':
    case 'yesno':
    case 'say':
    case 'act':
      return fallbackAnswer(d);
  }
}

/** `n` things, each time from where most are left: no place is emptied while another is fuller. */
export function spreadOut(d: Spread, n: number): { [place: string]: number } {
  const out: { [place: string]: number } = {};
  const left = d.places.map((p) => ({ id: p.id, n: p.max }));
  for (let i = 0; i < n; i++) {
    const fullest = left.reduce((best, p) => (p.n > best.n ? p : best));
    if (fullest.n === 0) break;
    fullest.n--;
    out[fullest.id] = (out[fullest.id] ?? 0) + 1;
  }
  return out;
}

/** Hear the other side first; take an offer that gives no less than it asks; otherwise walk away. */
function defaultMove<S>(lab: GameLab<S>, table: Table<S>, d: Bargain, others: boolean): Answer | null {
  if (d.offer === null) return others ? null : { do: 'leave' };
  return d.acceptable && isFair(lab, table, d, d.offer) ? { do: 'accept' } : { do: 'leave' };
}

function isFair<S>(lab: GameLab<S>, table: Table<S>, d: Bargain, offer: NonNullable<Bargain['offer']>): boolean {
  let balance = 0;
  for (const { id, from, to } of d.goods) {
    const worth = (offer.gives[id] ?? 0) * lab.terminal.good(table, id).worth;
    if (to === d.seat) balance += worth;
    if (from === d.seat) balance -= worth;
  }
  return balance >= 0;
}
