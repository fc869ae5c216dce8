import { Refused } from '../../context/errors.ts';
import type { TableRequest } from './request.ts';
import { seatOf } from '../../journal/state.ts';

/** Players speak to all; spectators among themselves, so that nobody can whisper to a player. */
export async function chat({ table, who, key }: TableRequest, channel: 'table' | 'watch', text: string): Promise<undefined> {
  await table.pipeline.write(() => {
    const seat = seatOf(table.state, who.id);
    if (channel === 'table' && seat === null)
      throw new Refused('not-seated', 'Only players speak at the table; spectators have their own channel.');
    if (channel === 'watch' && seat !== null) throw new Refused('wrong-state', 'Players do not hear the spectators.');
    return [{ k: 'chat', at: table.context.now(), channel, who, seat, text }];
  }, key);
  return undefined;
}

/** From now on this person does not hear that one. */
export function mute({ table, who }: TableRequest, whom: string, on: boolean): void {
  const { muted } = table.room.audience;
  const mine = muted.get(who.id) ?? new Set<string>();
  if (on) mine.add(whom);
  else mine.delete(whom);
  muted.set(who.id, mine);
}
