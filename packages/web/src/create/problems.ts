import type { Codex } from '@parley/cosmic/web/codex/read.ts';
import { clocksOf, OWN, PICKED, type TableDraft } from './draft.ts';
import { listed } from './options.ts';

/** The aliens that may be dealt. */
export function poolOf(codex: Codex, d: TableDraft): readonly string[] {
  const sets = listed(d, 'sets');
  const alerts = listed(d, 'alerts');
  const dealt = codex.aliens.filter((a) =>
    d.pool === PICKED ? d.picked.includes(a.id) : sets.includes(a.set) && alerts.includes(a.alert),
  );
  const fixed = new Set(d.seats.flatMap((s) => (s.alien === null ? [] : [s.alien])));
  return dealt.map((a) => a.id).filter((id) => !fixed.has(id));
}
/** Two for each alien that is dealt. */
export const poolNeeded = (d: TableDraft): number => d.seats.filter((s) => s.alien === null).length * 2 * Number(d.options.powers ?? 1);

export type Problem = 'me' | 'colours' | 'aliens' | 'pool' | 'sets' | 'alerts' | 'password' | 'decision' | 'bank' | 'deal';

const within = (n: number | null, low: number, high: number): boolean => n === null || (Number.isInteger(n) && n >= low && n <= high);

/** What keeps this table from being opened, before the server is asked. */
export function problemsOf(codex: Codex, d: TableDraft): readonly Problem[] {
  const twice = (list: readonly (string | null)[]): boolean => new Set(list).size < list.length;
  const { decision, bank, deal } = clocksOf(d);
  const checks: readonly (readonly [Problem, boolean])[] = [
    ['me', d.seats.every((s) => s.kind !== 'me' && s.kind !== 'open')],
    ['colours', twice(d.seats.map((s) => s.colour))],
    ['aliens', twice(d.seats.flatMap((s) => (s.alien === null ? [] : [s.alien])))],
    ['sets', d.pool === OWN && listed(d, 'sets').length === 0],
    ['alerts', d.pool === OWN && listed(d, 'alerts').length === 0],
    ['pool', poolOf(codex, d).length < poolNeeded(d)],
    ['password', d.visibility === 'password' && d.password === ''],
    ['decision', !within(decision, 5, 86_400)],
    ['bank', !within(bank, 30, 86_400)],
    ['deal', !within(deal, 10, 3_600)],
  ];
  return checks.flatMap(([problem, is]) => (is ? [problem] : []));
}
