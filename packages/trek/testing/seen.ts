import {
  answer,
  clearNews,
  eventFor,
  openTable,
  questionFor,
  viewAt,
  waitingFor,
  type Answer,
  type Decision,
  type GameEvent,
  type Seat,
  type SeenEvent,
  type Table,
} from '@parley/kernel';
import type { State } from '../rules/state/state.ts';
import { trek } from '../trek.ts';
import type { TrekView } from '../view/index.ts';

/** A game as people see it: for tests of what is shown, which have nothing to do with rules. */
export interface SeenGame {
  /** Whoever is asked, or null: the game is over. */
  waiting(): Seat | null;
  question(seat: Seat): Decision | null;
  view(seat: Seat | null): TrekView;
  /** Everything that has happened, as somebody may know it. */
  events(seat: Seat | null): readonly SeenEvent[];
  answer(seat: Seat, a: Answer): void;
}

export function seenGame(table: Table<State>, before: readonly GameEvent[] = []): SeenGame {
  const told: GameEvent[] = [...before];
  const collect = (): void => {
    told.push(...table.game.events);
    clearNews(table.game);
  };
  collect();
  return {
    waiting: () => waitingFor(table)[0] ?? null,
    question: (seat) => questionFor(table, seat),
    view: (seat) => viewAt({ rules: trek, game: table.game }, seat),
    events: (seat) => told.map((e, i) => ({ ...eventFor(e, seat), n: i + 1 })),
    answer(seat, a) {
      const refusal = answer(table, seat, a);
      if (refusal !== null) throw new Error(refusal.message);
      collect();
    },
  };
}

/** A new game with these options. */
export const newSeenGame = (options: object, seed: string): SeenGame => seenGame(openTable(trek, options, seed, { listen: true }));
