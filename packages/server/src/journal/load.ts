import { checkpointIn, json, type Checkpoint, type Divergence } from '@parley/kernel';
import type { Engine } from '../game/engine.ts';
import type { HostedGame } from '../game/hosted-game.ts';
import type { ServerContext } from '../context/context.ts';
import { readLine } from './line.ts';
import { fold, type Folded, type TableState } from './state.ts';

export interface Loaded {
  readonly state: TableState;
  readonly engine: Engine | null;
  /** The entries before the stored checkpoint. */
  readonly checkpointAt: number;
  /** Where today's rules part ways with the journal: what is wrong, how many entries are kept, and whether those are all of them. */
  readonly divergence: Divergence | null;
}

/** Brings a table back from storage. Null when there is none. */
export async function loadTable(context: ServerContext, id: string): Promise<Loaded | null> {
  const [texts, stored] = await Promise.all([context.storage.lines(id, 1), context.storage.checkpoint(id)]);
  if (texts.length === 0) return null;
  const folded = fold(id, texts.map(readLine));
  const { state, entries } = folded;
  const checkpoint = stored && readCheckpoint(stored, folded);
  if (!state.start) return { state, engine: null, checkpointAt: 0, divergence: null };
  const { engine, divergence } = bringBack(context.games.get(state.settings.game), folded, checkpoint);
  return {
    state,
    engine,
    checkpointAt: checkpoint?.at ?? 0,
    divergence: divergence && { ...divergence, at: Math.min(engine.entries.length, entries.length) },
  };
}

function bringBack(game: HostedGame, { state, entries }: Folded, checkpoint: Checkpoint | null): ReturnType<HostedGame['restore']> {
  if (!state.start) throw new Error('the game has not begun');
  const back = game.restore({ ...state.start, entries, checkpoint });
  // A checkpoint that does not fit is worth nothing; the log is.
  return back.divergence !== null && checkpoint !== null ? game.restore({ ...state.start, entries }) : back;
}

/** A stored checkpoint, unless it is of a history that was taken back. */
function readCheckpoint({ seq, data }: { seq: number; data: string }, { undone, entries }: Folded): Checkpoint | null {
  const checkpoint = checkpointIn(json.parse(data));
  if (checkpoint === null) return null;
  const gone = undone.some((u) => u.seq > seq && u.to < checkpoint.at);
  return gone || checkpoint.at > entries.length ? null : checkpoint;
}
