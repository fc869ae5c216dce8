import { Refused } from '../errors.ts';
import type { AckData } from '../protocol/index.ts';
import { ownSeat, type Asking } from './asking.ts';
import type { Line } from './journal.ts';

/** The same people and settings at a new table, which begins at once. */
export async function rematch(asking: Asking): Promise<AckData> {
  const { table, hall, who, key } = asking;
  ownSeat(asking);
  if (table.status !== 'over') throw new Refused('wrong-state', 'The game is not over yet.');
  if (table.state.rematch !== null) return { table: table.state.rematch };
  const { seats, settings } = table.state;
  const next = await hall.open(
    who,
    // Whoever was away has the seat again, to take or to leave.
    seats.map((x) => (x.owner ? { ...x, bot: null } : x)),
    settings,
    'start',
    // Whoever asks, and whether two ask at the same moment: one table is enough.
    `rematch of ${table.id}`,
  );
  await table.write((): Line[] => {
    if (table.state.rematch !== null) return [];
    return [{ k: 'rematch', at: hall.house.now(), table: next.id }];
  }, key);
  return { table: table.state.rematch ?? next.id };
}
