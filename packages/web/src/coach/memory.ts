import { createStore } from '../client/store.ts';
import { keep, recall } from '../storage/keep.ts';

/** Which hints somebody has had, by their ids, and whether they want no more. */
export interface CoachMemory {
  readonly seen: readonly string[];
  readonly off: boolean;
}
export const NEW_PLAYER: CoachMemory = { seen: [], off: false };

export const withSeen = (memory: CoachMemory, tip: string): CoachMemory =>
  memory.seen.includes(tip) ? memory : { ...memory, seen: [...memory.seen, tip] };

/** What this browser remembers. */
export const coachMemory = createStore<CoachMemory>({ ...NEW_PLAYER, ...recall<Partial<CoachMemory>>('coach') });
coachMemory.subscribe(() => keep('coach', coachMemory.get()));
