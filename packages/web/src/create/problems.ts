import { T } from '../text/index.ts';
import { clocksOf, ME, OPEN, type TableDraft } from './draft.ts';

/** Something that keeps a table from being opened, and where on the page it is said. */
export interface Problem {
  readonly at: string;
  readonly text: string;
  /** It is only not filled in yet: said when one tries to go on. */
  readonly late?: boolean;
}

const within = (n: number | null, low: number, high: number): boolean => n === null || (Number.isInteger(n) && n >= low && n <= high);

/** What is wrong whatever the game is, before the server is asked. */
export function problemsOf(d: TableDraft): readonly Problem[] {
  const { decision, bank, deal } = clocksOf(d);
  const { problems } = T.create;
  const checks: readonly (readonly [boolean, Problem])[] = [
    [d.seats.every((s) => s.kind !== ME && s.kind !== OPEN), { at: 'seats', text: problems.me }],
    [d.visibility === 'password' && d.password === '', { at: 'password', text: problems.password, late: true }],
    [!within(decision, 5, 86_400), { at: 'decision', text: problems.decision }],
    [!within(bank, 30, 86_400), { at: 'bank', text: problems.bank }],
    [!within(deal, 10, 3_600), { at: 'deal', text: problems.deal }],
  ];
  return checks.flatMap(([is, problem]) => (is ? [problem] : []));
}
