import { emit, touch } from '@parley/kernel';
import { partnerOf } from '../../board/people.ts';
import type { Cosmic, Player } from '../../board/state.ts';
import { normalWinners } from '../../victory.ts';

/** R29.5: of those who fulfil a condition, whoever is alone and those whose partners fulfil one as well. */
export function teamsAmong(g: Cosmic, fulfilled: readonly Player[]): Player[] {
  const met = [...new Set([...fulfilled, ...(g.s.teams?.met ?? []), ...normalWinners(g)])];
  return wholeTeams(g, met);
}

export const wholeTeams = (g: Cosmic, winners: readonly Player[]): Player[] =>
  winners.filter((p) => partnerOf(g, p) < 0 || winners.includes(partnerOf(g, p)));

/** Somebody would win at once. For a team that is half of it: it counts until the partner fulfils a condition too. */
export function noteMet(g: Cosmic, p: Player): void {
  const met = g.s.teams?.met;
  if (partnerOf(g, p) < 0 || met === undefined || met.includes(p)) return;
  met.push(p);
  touch(g, 'people');
  emit(g, 'half-won', { who: p });
}
