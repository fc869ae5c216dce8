import type { Seat } from '../flow/decision.ts';
import type { Game, Rules } from './game.ts';

type Content = 'attachAll' | 'timing' | 'usable' | 'working' | 'raisable' | 'serve' | 'lingering';

/** The part of the rules that is about cards and effects, for a game that has none: nothing is attached, offered, raised or left lingering. */
export const noContent = <S>(seats: (g: Game<S>) => readonly Seat[]): Pick<Rules<S>, Content> => ({
  attachAll() {},
  timing: seats,
  usable: () => true,
  working: () => true,
  raisable: () => [],
  *serve() {},
  lingering: () => ({}),
});
