import type { Seat } from '@parley/kernel';
import { isMain, sideOf, type Board, type Side } from '../see/board.ts';
import type { SlotView } from '../../view/board.ts';

export type Outlook = 'winning' | 'losing' | 'deal' | 'unknown';

/** Who is ahead, once both cards lie open. */
export function leader(b: Board): Side | 'deal' | null {
  const e = b.encounter;
  if (!e) return null;
  if (e.outcome?.kind === 'deal') return 'deal';
  if (e.outcome?.kind === 'won') return e.outcome.winner;
  const [o, d] = e.slots;
  if (!o || !d || o.type === 'none' || d.type === 'none') return null;
  if (o.type === 'negotiate' && d.type === 'negotiate') return 'deal';
  if (o.type === 'negotiate') return 1;
  if (d.type === 'negotiate') return 0;
  return e.totals ? (e.totals[0] > e.totals[1] ? 0 : 1) : null;
}

/** The own card as a main player. */
export function ownSlot(b: Board): SlotView | null {
  const e = b.encounter;
  if (!e || !isMain(b, b.me)) return null;
  return e.slots[e.offense === b.me ? 0 : 1] ?? null;
}

/** How the encounter stands for somebody who is in it. */
export function outlook(b: Board, p: Seat = b.me): Outlook {
  const side = sideOf(b, p);
  const first = leader(b);
  if (side === null || first === null) return 'unknown';
  if (first === 'deal') return 'deal';
  return first === side ? 'winning' : 'losing';
}

/** What the other side is ahead by. */
export function behindBy(b: Board, side: Side): number {
  const totals = b.encounter?.totals;
  if (!totals) return 0;
  const lead = totals[1 - side] - totals[side];
  // The offense needs one more than a tie.
  return side === 0 ? lead + 1 : lead;
}
