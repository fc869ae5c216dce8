import type { Figures } from './figures.ts';

/** A figure that has a budget. */
export interface Budgeted {
  readonly what: string;
  readonly value: string;
  readonly budget: string;
  readonly ok: boolean;
}

const whole = (x: number): string => Math.round(x).toLocaleString('en');
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
export const milliseconds = (x: number): string => `${x.toFixed(1)} ms`;
export const latency = ({ p50, p95, p99 }: Pick<Figures, 'p50' | 'p95' | 'p99'>): string =>
  [p50, p95, p99].map((x) => x.toFixed(1)).join(' / ');

/** Rows as a table of Markdown. */
export function markdown(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** A column for each server. */
export function figuresTable(sides: readonly Figures[]): string {
  const row = (what: string, tell: (f: Figures) => string): readonly string[] => [what, ...sides.map(tell)];
  return markdown(
    ['what', ...sides.map(({ name }) => name)],
    [
      row('acknowledged answers', (f) => `${whole(f.answers)}${f.refused > 0 ? ` (${f.refused} refused)` : ''}`),
      row('answers a second', (f) => `${whole(f.speed)}${f.missed > 0 ? ` (${f.missed} not in time)` : ''}`),
      row('server processor time per answer', (f) => `${f.cpu.toFixed(0)} us`),
      row('the same of the people who play', (f) => `${f.peopleCpu.toFixed(0)} us`),
      row('frames per answer', (f) => f.frames.toFixed(2)),
      row('bytes per answer', (f) => whole(f.bytes)),
      row('answer to ack, p50 / p95 / p99', (f) => `${latency(f)} ms`),
      row('memory per table', (f) => (f.memory === null ? '' : kilobytes(f.memory))),
    ],
  );
}

export const budgetTable = (rows: readonly Budgeted[]): string =>
  markdown(
    ['what', 'measured', 'budget', ''],
    rows.map((r) => [r.what, r.value, r.budget, r.budget === '' ? '' : r.ok ? 'ok' : 'over']),
  );

/** What the comparison found, as far as it was made. */
export interface Ratios {
  /** Processor time per answer, ours to theirs. */
  readonly relay: number | null;
  readonly boardgame: number | null;
  /** Answers a second, ours to theirs; null also where the rate was given. */
  readonly speed: number | null;
}

/** The budgets of the design, and what is told for scale. */
export function budgets(own: Figures, ratios: Ratios, tables: number): readonly Budgeted[] {
  const rows: Budgeted[] = [];
  const { relay, boardgame, speed } = ratios;
  if (relay !== null)
    rows.push({ what: 'server processor time per answer', value: `${relay.toFixed(2)} x a bare relay`, budget: '<= 2 x', ok: relay <= 2 });
  if (speed !== null)
    rows.push({
      what: 'answers a second, p99 below 50 ms',
      value: `${speed.toFixed(2)} x boardgame.io, p99 ${milliseconds(own.p99)}`,
      budget: '>= 4 x, < 50 ms',
      ok: speed >= 4 && own.p99 < 50,
    });
  if (boardgame !== null)
    rows.push({
      what: 'for scale: server processor time per answer',
      value: `${boardgame.toFixed(2)} x boardgame.io`,
      budget: '',
      ok: true,
    });
  if (own.memory !== null)
    rows.push({
      what: `a live table with its connections, at ${whole(tables)} tables`,
      value: kilobytes(own.memory),
      budget: '<= 150 KB',
      ok: own.memory <= 150 * 1024,
    });
  return rows;
}
