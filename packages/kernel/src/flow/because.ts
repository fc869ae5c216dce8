import type { Seat } from './decision.ts';
import { hasEnded, type Flow } from './flow.ts';
import { causeOf, type Game } from '../state/game.ts';

/** Runs a flow with a cause on top of the chain. */
export const because = <S, T>(g: Game<S>, kind: string, id: string, by: Seat, flow: Flow<T>): Flow<T> =>
  // What has ended already did so without it.
  hasEnded(flow) ? flow : runBecause(g, kind, id, by, flow);

function* runBecause<S, T>(g: Game<S>, kind: string, id: string, by: Seat, flow: Flow<T>): Flow<T> {
  const before = g.cause;
  g.cause = causeOf(kind, id, by, before);
  try {
    return yield* flow;
  } finally {
    g.cause = before;
  }
}
