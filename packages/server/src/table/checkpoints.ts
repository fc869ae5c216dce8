import type { LiveTable } from './live-table.ts';

/** Entries after which a running game's checkpoint is stored again. */
const EVERY = 150;

/** Stores where a game stands, if much was played since the last time. */
export function saveDueCheckpoint(table: LiveTable): void {
  const { engine, checkpointAt } = table;
  if (engine?.checkpoint && engine.checkpoint.at - checkpointAt >= EVERY) saveCheckpoint(table);
}

/** Stores where a running game stands: it comes back sooner. Nothing is lost without it. */
export function saveCheckpoint(table: LiveTable): void {
  const { engine, state, context } = table;
  if (table.status !== 'playing' || !engine?.checkpoint || engine.checkpoint.at === table.checkpointAt) return;
  table.checkpointAt = engine.checkpoint.at;
  context.storage
    .saveCheckpoint(table.id, { seq: state.seq, data: JSON.stringify(engine.checkpoint) })
    .catch((error: unknown) => table.fault(error));
}
