import { SIDES, type Board, type ColourName, type Side, type SumRow } from '../model/board.ts';
import { shipsOnSide, type ShipsOnSide } from '../model/queries.ts';
import { timesOf } from '../model/things.ts';

/** A row of a receipt: what it is, and what it adds. */
export type Row =
  | {
      readonly kind: 'card';
      readonly type: string;
      readonly up: boolean;
      readonly claimed: boolean;
      readonly n: number | null;
      /** What kickers multiply the card's own value by, where they do. */
      readonly kicked?: { readonly value: number; readonly times: number };
    }
  | { readonly kind: 'no-card' }
  | {
      readonly kind: 'ships';
      readonly seat: number;
      readonly colour: ColourName;
      readonly ships: number;
      readonly n: number;
      /** What each ship counts, where it is not one. */
      readonly times: number | null;
    }
  /** Many allies in one row. */
  | {
      readonly kind: 'allies';
      readonly fleets: readonly { readonly seat: number; readonly colour: ColourName; readonly n: number }[];
      readonly n: number;
    }
  /** What the same thing did several times is one row. */
  | { readonly kind: 'effect'; readonly why: string; readonly n: number; readonly times: number };

export interface Receipt {
  readonly rows: readonly Row[];
  /** Null while a card is hidden. */
  readonly total: number | null;
  /** What stands already while it is. */
  readonly soFar: number;
}

/** More fleets than this on a side, and the allies share a row. */
const MOST_FLEETS = 5;
const FEW_FLEETS = 2;

/** The rows that make a side's total, with the reason for each. */
export function receiptOf(b: Board, side: Side, used: ReadonlySet<string>, small = false): Receipt {
  const e = b.encounter;
  if (!e) return { rows: [], total: null, soFar: 0 };
  const slot = e.slots[side];
  const totals = e.totals?.[side] ?? null;
  const times = timesOf(e, side);
  const rows: Row[] = [];
  if (slot)
    rows.push({
      kind: 'card',
      type: slot.type,
      up: slot.up,
      claimed: slot.claimed,
      n: slot.up || slot.claimed ? (totals?.card ?? slot.value) : null,
      ...(slot.up && times !== null ? { kicked: { value: slot.value, times } } : {}),
    });
  else rows.push({ kind: 'no-card' });
  const fleets = shipsOnSide(b, side).filter((x) => x.n > 0);
  const count = fleets.reduce((n, x) => n + x.n, 0);
  const worth = totals ? totals.ships : count;
  const heavy = worth === count ? null : heavyFleet(b, fleets, worth - count, used);
  const main = e.offense === fleets[0]?.seat || e.defense === fleets[0]?.seat ? fleets[0] : null;
  const crowd = fleets.length > (small ? FEW_FLEETS : MOST_FLEETS) ? fleets.filter((x) => x.seat !== main?.seat && x !== heavy) : [];
  for (const x of fleets) {
    if (crowd.includes(x)) continue;
    const n = x === heavy ? x.n + worth - count : x.n;
    rows.push({ kind: 'ships', seat: x.seat, colour: x.colour, ships: x.n, n, times: x === heavy ? n / x.n : null });
  }
  if (crowd.length > 0) rows.push({ kind: 'allies', fleets: crowd, n: crowd.reduce((n, x) => n + x.n, 0) });
  if (!heavy && worth !== count) rows.push({ kind: 'effect', why: '', n: worth - count, times: 1 });
  const named = e.additions[side].reduce((n, x) => n + x.n, 0);
  rows.push(...effectRows(e.additions[side]));
  if (totals && totals.additions !== named) rows.push({ kind: 'effect', why: '', n: totals.additions - named, times: 1 });
  return { rows, total: totals?.total ?? null, soFar: count + named };
}

/** What was added, by what did it. */
function effectRows(additions: readonly SumRow[]): Row[] {
  const causes = [...new Set(additions.map((x) => x.why))];
  return causes.map((why) => {
    const same = additions.filter((x) => x.why === why);
    return { kind: 'effect', why, n: same.reduce((n, x) => n + x.n, 0), times: same.length };
  });
}

/** Whose ships count for more than one each: the only fleet it could be, or the only one whose power is at work. */
function heavyFleet(b: Board, fleets: readonly ShipsOnSide[], extra: number, used: ReadonlySet<string>): ShipsOnSide | null {
  const possible = fleets.filter((x) => x.n > 0 && extra % x.n === 0 && x.n + extra >= 0);
  const working = possible.filter((x) => b.sheets.some((s) => s.controller === x.seat && used.has(s.alien)));
  if (working.length === 1) return working[0];
  return fleets.length === 1 && possible.length === 1 ? possible[0] : null;
}

/** More rows than this stand closer together. */
export const FEW_ROWS = 4;
const NONE: ReadonlySet<string> = new Set();
export const mostRows = (b: Board, small: boolean): number => Math.max(...SIDES.map((side) => receiptOf(b, side, NONE, small).rows.length));
