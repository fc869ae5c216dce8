import type { Codex, OptionText } from '@parley/kernel';
import { listed, withOption, type Problem, type TableDraft } from '@parley/web/shell';
import { readCodex } from '../codex/read.ts';
import { T } from '../text/index.ts';

/** Aliens by set and level, or one by one, where no named pool will do. */
export const OWN = 'own';
export const PICKED = 'picked';

/** How the aliens are chosen: the name of a pool, `OWN` or `PICKED`. */
export const poolNamed = (d: TableDraft): string => (typeof d.options.pool === 'string' ? d.options.pool : OWN);
/** The aliens that were picked one by one. */
export const pickedIn = (d: TableDraft): readonly string[] => listed(d, 'aliens');
export const withPicked = (d: TableDraft, picked: readonly string[]): TableDraft => withOption(d, 'aliens', [...picked]);

/** The named pools of aliens. */
export const poolChoices = (options: readonly OptionText[]): OptionText['choices'] => options.find((o) => o.id === 'pool')?.choices ?? [];

/** Another way to choose the aliens. A named pool brings its sets, levels and flares along. */
export function withPool(options: readonly OptionText[], d: TableDraft, pool: string): TableDraft {
  const brings = poolChoices(options).find((c) => c.value === pool)?.brings ?? {};
  return { ...d, options: { ...d.options, ...brings, pool } };
}

const fixedAliens = (d: TableDraft): readonly string[] =>
  d.seats.flatMap(({ choice }) => (typeof choice.alien === 'string' ? [choice.alien] : []));

/** The aliens that may be dealt. */
export function poolOf(codex: Codex, d: TableDraft): readonly string[] {
  const sets = listed(d, 'sets');
  const alerts = listed(d, 'alerts');
  const picked = pickedIn(d);
  const dealt = readCodex(codex).aliens.filter((a) =>
    poolNamed(d) === PICKED ? picked.includes(a.id) : sets.includes(a.set) && alerts.includes(a.alert),
  );
  const fixed = new Set(fixedAliens(d));
  return dealt.map((a) => a.id).filter((id) => !fixed.has(id));
}

/** Two for each alien that is dealt. */
export const poolNeeded = (d: TableDraft): number => (d.seats.length - fixedAliens(d).length) * 2 * Number(d.options.powers ?? 1);

export function problems(codex: Codex, d: TableDraft): readonly Problem[] {
  const says = T.create.problems;
  const own = poolNamed(d) === OWN;
  const checks: readonly (readonly [boolean, string])[] = [
    [own && listed(d, 'sets').length === 0, says.sets],
    [own && listed(d, 'alerts').length === 0, says.alerts],
    [poolOf(codex, d).length < poolNeeded(d), says.pool],
  ];
  return checks.flatMap(([is, text]) => (is ? [{ at: 'aliens', text }] : []));
}
