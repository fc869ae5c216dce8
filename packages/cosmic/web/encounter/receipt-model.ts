import { SIDES, type Board, type ColourName, type ReceiptRow, type Side } from '../../view/board.ts';
import { colourOf, mainOn } from '../model/queries.ts';

/** A row of a receipt: what it is, and what it adds. What stands in it is told by the rules; here is only how much of it fits. */
export type Row =
  | {
      readonly kind: 'card';
      readonly type: string;
      readonly up: boolean;
      readonly claimed: boolean;
      readonly n: number | null;
      /** What kickers multiply the card's own value by, where they do. */
      readonly kicked?: { readonly value: number; readonly times: number; readonly why: readonly string[] };
    }
  | { readonly kind: 'no-card' }
  | {
      readonly kind: 'ships';
      readonly seat: number;
      readonly colour: ColourName;
      readonly ships: number;
      readonly n: number;
      /** What each ship counts, where it is not one, and what has made it so. */
      readonly times: number | null;
      readonly why: readonly string[];
    }
  /** Many allies in one row. */
  | { readonly kind: 'allies'; readonly fleets: readonly Ships[]; readonly n: number }
  /** What the same thing did several times is one row. */
  | { readonly kind: 'effect'; readonly why: string; readonly n: number; readonly times: number };

export type Ships = Extract<Row, { readonly kind: 'ships' }>;

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
export function receiptOf(b: Board, side: Side, small = false): Receipt {
  const e = b.encounter;
  if (!e) return { rows: [], total: null, soFar: 0 };
  const told = b.receipts[side];
  const ships = told.flatMap((row) => (row.what === 'ships' ? [shipsRow(b, row)] : []));
  const isAlone = (x: Ships): boolean => x.seat === mainOn(e, side) || x.times !== null;
  const crowd = ships.length > (small ? FEW_FLEETS : MOST_FLEETS) ? ships.filter((x) => !isAlone(x)) : [];
  const rows: Row[] = [cardRow(b, side), ...ships.filter((x) => !crowd.includes(x))];
  if (crowd.length > 0) rows.push({ kind: 'allies', fleets: crowd, n: crowd.reduce((n, x) => n + x.n, 0) });
  for (const row of told) if (row.what === 'effect') rows.push({ kind: 'effect', why: row.why, n: row.n, times: row.times ?? 1 });
  return { rows, total: e.totals?.[side] ?? null, soFar: told.find((row) => row.what === 'sum')?.n ?? 0 };
}

function cardRow(b: Board, side: Side): Row {
  const slot = b.encounter?.slots[side];
  if (!slot) return { kind: 'no-card' };
  const { type, up, claimed, value } = slot;
  const counts = b.receipts[side].find((row) => row.what === 'card');
  const card = { kind: 'card', type, up, claimed, n: counts?.n ?? null } as const;
  return up && counts?.times !== undefined ? { ...card, kicked: { value, times: counts.times, why: counts.why ?? [] } } : card;
}

function shipsRow(
  b: Board,
  { who, n, colour = colourOf(b, who), ships = n, why = [] }: Extract<ReceiptRow, { readonly what: 'ships' }>,
): Ships {
  return { kind: 'ships', seat: who, colour, ships, n, times: ships === n ? null : n / ships, why };
}

/** More rows than this stand closer together. */
export const FEW_ROWS = 4;
export const mostRows = (b: Board, small: boolean): number => Math.max(...SIDES.map((side) => receiptOf(b, side, small).rows.length));
