import { eventsOf, eyesOf, type Seat } from '@parley/kernel';
import type { Engine, StoredGame } from '../game/engine.ts';
import type { HostedGame } from '../game/hosted-game.ts';

/** The entry a seat would take back: its last one. Null when it has given none. */
export function lastEntryOf(engine: Engine, seat: Seat): number | null {
  for (let i = engine.entries.length - 1; i >= 0; i--) if (engine.entries.at(i)?.seat === seat) return i;
  return null;
}

/**
 * May a seat go back to the first `n` entries without asking? Only if nobody else has acted since, nothing was drawn by chance, and
 * nobody has been shown a hidden thing that they did not know before.
 */
export function isFreeUndo(game: HostedGame, stored: Omit<StoredGame, 'entries'>, engine: Engine, seat: Seat, n: number): boolean {
  const { entries } = engine;
  for (let i = n; i < entries.length; i++) if (entries.at(i)?.seat !== seat) return false;
  const { engine: before } = game.restore({ ...stored, entries, checkpoint: engine.checkpoint }, n);
  const receivers: (Seat | null)[] = [null, ...Array.from({ length: engine.seats }, (_, i) => i)];
  const seen = (e: Engine, r: Seat | null): unknown => [e.view(r), r === null ? null : e.question(r)];
  const known = receivers.map((r) => game.secrecy.identities(seen(before, r)));
  const drawn = before.drawn;
  before.drain();
  for (const e of entries.slice(n)) {
    const refusal = 'raise' in e ? before.raise(e.seat, e.raise) : before.answer(e.seat, e.a, e.q);
    if (refusal) return false;
    for (const [at, r] of receivers.entries()) {
      // Cells also as they were for a moment only.
      const frames = before.frames(eyesOf(r));
      const shown = [seen(before, r), frames.map((frame) => frame.c), eventsOf(frames).map((event) => event.data)];
      // What an event calls by its kind alone was seen too: kinds have no number.
      for (const x of game.secrecy.identities(shown)) if (!known[at].has(x)) return false;
    }
    before.drain();
  }
  return before.drawn === drawn;
}
