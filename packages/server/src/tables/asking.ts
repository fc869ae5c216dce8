import type { Seat } from '@parley/kernel';
import { Refused } from '../errors.ts';
import type { Identity } from '../protocol/index.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './live.ts';
import { seatOf } from './state.ts';

/** Who asks for something, at which table. */
export interface Asking {
  readonly hall: Hall;
  readonly table: LiveTable;
  readonly who: Identity;
  /** Makes a request that comes twice happen once. */
  readonly key: string;
}

/** The seat of whoever asks. */
export function ownSeat({ table, who }: Asking): Seat {
  const seat = seatOf(table.state, who.id);
  if (seat === null) throw new Refused('not-seated', 'You have no seat at this table.');
  return seat;
}
export function needHost({ table, who }: Asking): void {
  if (table.state.host.id !== who.id) throw new Refused('not-host', 'Only the host of the table can do that.');
}
