import { Refused } from '../../context/errors.ts';
import type { AckData } from '../../protocol/index.ts';
import { ownSeat, type TableRequest } from './request.ts';
import type { Line } from '../../journal/line.ts';

/** The same people and settings at a new table, which begins at once. */
export async function rematch(request: TableRequest): Promise<AckData> {
  const { table, opener, who, key } = request;
  ownSeat(request);
  if (table.status !== 'over') throw new Refused('wrong-state', 'The game is not over yet.');
  if (table.state.rematch !== null) return { table: table.state.rematch };
  const { seats, settings } = table.state;
  const next = await opener.open(
    who,
    // Whoever was away has the seat again, to take or to leave.
    seats.map((x) => (x.owner ? { ...x, bot: null } : x)),
    settings,
    'start',
    // Whoever asks, and whether two ask at the same moment: one table is enough.
    `rematch of ${table.id}`,
  );
  await table.pipeline.write((): Line[] => {
    if (table.state.rematch !== null) return [];
    return [{ k: 'rematch', at: table.context.now(), table: next.id }];
  }, key);
  return { table: table.state.rematch ?? next.id };
}
