import { Refused } from '../errors.ts';
import type { AckData } from '../protocol/index.ts';
import type { Asking } from './asking.ts';
import { seatOf } from './state.ts';

/** Players speak to all; spectators among themselves, so that nobody can whisper to a player. */
export async function chat({ table, who, key, hall }: Asking, channel: 'table' | 'watch', text: string): Promise<undefined> {
  await table.write(() => {
    const seat = seatOf(table.state, who.id);
    if (channel === 'table' && seat === null)
      throw new Refused('not-seated', 'Only players speak at the table; spectators have their own channel.');
    if (channel === 'watch' && seat !== null) throw new Refused('wrong-state', 'Players do not hear the spectators.');
    return [{ k: 'chat', at: hall.house.now(), channel, who, seat, text }];
  }, key);
  return undefined;
}

/** From now on this person does not hear that one. */
export function mute({ table, who }: Asking, whom: string, on: boolean): void {
  const { muted } = table.room.audience;
  const mine = muted.get(who.id) ?? new Set<string>();
  if (on) mine.add(whom);
  else mine.delete(whom);
  muted.set(who.id, mine);
}

/** Stores the log, what the reporter sees and what they say about it. Whoever reads reports sees the whole game. */
export async function bugReport({ table, who, hall, key }: Asking, comment: string): Promise<AckData> {
  const { storage, log, now, signer } = hall.house;
  // The same request makes the same report.
  const id = signer.mark(`report ${key}`);
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
