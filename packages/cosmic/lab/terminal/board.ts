import type { Board, CardRow, ColourName, Fleet, PlaceView, SheetView } from '../../view/board.ts';
import type { Seat } from '@parley/kernel';

/** One line of the table: a player with everything that is drawn beside its name. */
export interface PlayerRow {
  readonly seat: Seat;
  readonly colour: ColourName;
  readonly hand: CardRow;
  readonly sheets: readonly SheetView[];
  /** The planets of its home system. */
  readonly planets: readonly PlaceView[];
  readonly inWarp: number;
  /** What its colonies count for. */
  readonly colonies: number;
}

/** The players in the order in which they sit. */
export const playerRows = (b: Board): readonly PlayerRow[] => b.order.map((seat) => playerRow(b, seat));

export function playerRow(b: Board, seat: Seat): PlayerRow {
  const { colour, hand, colonies } = b.people[seat];
  return {
    seat,
    colour,
    hand,
    sheets: b.sheets.filter((s) => s.controller === seat),
    planets: b.places.filter((x) => x.kind === 'planet' && x.system === colour),
    inWarp: b.places.find((x) => x.kind === 'warp')?.crew[seat] ?? 0,
    colonies,
  };
}

export interface Ships {
  readonly colour: string;
  readonly n: number;
}
export const shipsIn = (fleet: Fleet): readonly Ships[] => Object.entries(fleet).map(([colour, n]) => ({ colour, n }));
/** The ships in the only place of this kind. */
export const shipsAt = (b: Board, kind: 'gate' | 'side' | 'warp'): readonly Ships[] =>
  shipsIn(b.places.find((x) => x.kind === kind)?.ships ?? {});
