import type { AckData } from '../../protocol/index.ts';
import { seatOf } from '../../journal/state.ts';
import type { TableRequest } from './request.ts';

/** Stores the log, what the reporter sees and what they say about it. Whoever reads reports sees the whole game. */
export async function bugReport({ table, who, key }: TableRequest, comment: string): Promise<AckData> {
  const { storage, log, now, signer } = table.context;
  // The same request makes the same report.
  const id = signer.hmac(`report ${key}`);
  const seat = seatOf(table.state, who.id);
  const data = {
    who,
    seat,
    comment,
    settings: table.state.settings,
    start: table.state.start,
    entries: table.engine?.entries ?? [],
    seen: await table.read(() => table.room.gameNow(seat)),
  };
  await storage.saveReport({ id, game: table.id, kind: 'person', at: now(), data: JSON.stringify(data) });
  log.info({ table: table.id, report: id }, 'bug report');
  return { report: id };
}
