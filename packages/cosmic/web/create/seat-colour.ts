import type { SeatChoice } from '@parley/kernel';
import type { ColourName } from '../model/board.ts';
import { COLOURS } from '../model/model.ts';

/** The colour that was chosen for a seat, or null. */
export const seatColour = ({ choice }: { readonly choice: SeatChoice }): ColourName | null =>
  COLOURS.find((c) => c === choice.colour) ?? null;
