import { emit, touch } from '@parley/kernel';
import { normalWinners } from '../../board/winners.ts';
import { partnerOf } from '../../state/people.ts';
import type { Cosmic, Player } from '../../state/state.ts';

/** R29.5: of those who fulfil a condition, whoever is alone and those whose partners fulfil one as well. */
export function teamsAmong(g: Cosmic, fulfilled: readonly Player[]): Player[] {
  const met = [...new Set([...fulfilled, ...(g.s.teams?.met ?? []), ...normalWinners(g)])];
  return wholeTeams(g, met);
}

export const wholeTeams = (g: Cosmic, winners: readonly Player[]): Player[] =>
  winners.filter((p) => partnerOf(g, p) < 0 || winners.includes(partnerOf(g, p)));

/**
 * Effects have said who wins. Whoever wins by an effect has fulfilled a condition as by winning at once, and those partners win along
 * who fulfil one as well.
 */
export function shareVictory(g: Cosmic, before: readonly Player[], winners: readonly Player[]): Player[] {
  for (const p of winners) if (!before.includes(p)) noteMet(g, p);
  const met = [...(g.s.teams?.met ?? []), ...normalWinners(g)];
  const partners = winners.map((p) => partnerOf(g, p)).filter((p) => met.includes(p));
  return wholeTeams(g, [...new Set([...winners, ...partners])]);
}

/** Somebody would win at once. For a team that is half of it: it counts until the partner fulfils a condition too. */
export function noteMet(g: Cosmic, p: Player): void {
  const met = g.s.teams?.met;
  if (partnerOf(g, p) < 0 || met === undefined || met.includes(p)) return;
  met.push(p);
  touch(g, 'people');
  emit(g, 'half-won', { who: p });
}
