import type { Seat } from '@parley/kernel';
import { Refused } from '../../context/errors.ts';
import type { Identity } from '../../protocol/index.ts';
import type { TableOpener } from '../opener.ts';
import type { LiveTable } from '../live-table.ts';
import { seatOf } from '../../journal/state.ts';

/** Who asks for something, at which table. */
export interface TableRequest {
  readonly table: LiveTable;
  readonly who: Identity;
  /** Makes a request that comes twice happen once. */
  readonly key: string;
  /** For what needs a new table. */
  readonly opener: TableOpener;
}

/** The seat of whoever asks. */
export function ownSeat({ table, who }: TableRequest): Seat {
  const seat = seatOf(table.state, who.id);
  if (seat === null) throw new Refused('not-seated', 'You have no seat at this table.');
  return seat;
}
export function needHost({ table, who }: TableRequest): void {
  if (table.state.host.id !== who.id) throw new Refused('not-host', 'Only the host of the table can do that.');
}
