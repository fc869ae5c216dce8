import type { Game } from '../state/game.ts';

export interface Watch {
  reset(): void;
}

/** Counts changes as they are made, since rules that run in circles never come back to be counted afterwards. */
export function watchChanges<S>(game: Game<S>, limit: number): Watch {
  let total = game.changes;
  let allowed = total + limit;
  Object.defineProperty(game, 'changes', {
    get: () => total,
    set(n: number) {
      total = n;
      if (n > allowed) throw new Error(`more than ${limit} changes without a decision`);
    },
  });
  return {
    reset() {
      allowed = total + limit;
    },
  };
}
