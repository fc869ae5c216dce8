import { type Flow, endsWith, touch, emit } from '@parley/kernel';
import { normalWinners } from '../board/winners.ts';
import type { Cosmic, Player } from '../state/state.ts';
import { event, type WinEvent } from '../timing/events.ts';
import { queryOf } from '../timing/queries.ts';
import type { Signal } from '../timing/signals.ts';
import { at, byRule } from '../timing/windows.ts';
import { teamsAmong, shareVictory, noteMet } from '../variants/teams/victory.ts';
import { isDead, leaders, endsWhenDead } from './dead-position.ts';

const OTHER = queryOf('win.other');
const winning = event('win');
const wouldEnd = at('game.wouldEnd');

/** R23: looked at once, at the very end of an encounter. Everybody who fulfils a condition wins together. */
export function checkVictory(g: Cosmic): Flow<boolean> {
  if (isContested(g)) return NOBODY_YET;
  const normal = normalWinners(g);
  const others = OTHER.ask(g, [], null);
  const fulfilled = others.length === 0 ? normal : [...new Set([...normal, ...others.map((x) => x.who)])];
  const winners = g.s.teams === undefined ? fulfilled : teamsAmong(g, fulfilled);
  if (winners.length === 0) return isDead(g) ? byRule(g, 'dead-position', endDead(g)) : NOBODY_YET;
  return conclude(g, { winners, how: normal.length > 0 ? 'colonies' : (others[0]?.how ?? 'teams') });
}
const NOBODY_YET = endsWith(false);

/** Is a victory being fought over? Until that is decided there is no other. */
const isContested = (g: Cosmic): boolean => g.s.encounters.some((e) => e.contest);

function* conclude(g: Cosmic, ev: WinEvent): Flow<boolean> {
  yield* wouldEnd(g);
  return yield* declare(g, ev);
}

function* declare(g: Cosmic, ev: WinEvent): Flow<boolean> {
  if (isContested(g)) return false;
  const before = [...ev.winners];
  yield* winning(g, ev);
  if (g.s.teams !== undefined) ev.winners = shareVictory(g, before, ev.winners);
  if (ev.winners.length === 0) return false;
  end(g, ev.winners, ev.how);
  return true;
}

function end(g: Cosmic, winners: Player[], how: string): void {
  g.s.winners = winners;
  g.s.wonBy = how;
  touch(g, 'turn');
  emit(g, 'game-won', { who: winners, how });
}

/** R23.3: an effect that wins at once. Ends everything that was going on. `company`: who else wins at that very moment. */
export function* winNow(g: Cosmic, p: Player, how: string, company: readonly Player[] = []): Flow {
  let winners = [...new Set([p, ...company])];
  if (g.s.teams !== undefined) {
    noteMet(g, p);
    winners = teamsAmong(g, winners);
    if (winners.length === 0) return;
  }
  if (yield* declare(g, { winners, how })) throw { signal: 'won' } satisfies Signal;
}

/** Nobody can win any more: the game ends without a winner. */
export function endUndecided(g: Cosmic, how: string): never {
  end(g, [], how);
  throw { signal: 'won' } satisfies Signal;
}

/** Nobody could win any more. No condition is fulfilled, so what answers a victory has no say in it: the end is certain. */
function* endDead(g: Cosmic): Flow<boolean> {
  emit(g, 'dead-position', {});
  end(g, leaders(g), 'most-colonies');
  return true;
}

/** There is no planet left for an encounter. */
export function endWithoutPlanets(g: Cosmic): never {
  end(g, endsWhenDead(g) ? leaders(g) : [], 'no-planets');
  throw { signal: 'won' } satisfies Signal;
}
