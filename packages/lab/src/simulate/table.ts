import { pad, padLeft, type Style } from '../shared/term.ts';
import type { Report } from './report.ts';

export const percent = (x: number, digits = 1): string => `${(x * 100).toFixed(digits)}%`;
const interval = (low: number, high: number): string => `${percent(low)} to ${percent(high)}`;

type Align = 'left' | 'right';

/** Columns side by side; the first row is the heading. */
export function columns(rows: readonly (readonly string[])[], align: readonly Align[], style: Style): string[] {
  const widths = align.map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows.map((row, n) => {
    const line = row.map((text, i) => (align[i] === 'left' ? pad(text, widths[i]) : padLeft(text, widths[i]))).join('  ');
    return n === 0 ? style.bold(line.trimEnd()) : line.trimEnd();
  });
}

const SIGN = { above: '+', below: '-', average: '' } as const;

/** The report for a terminal. */
export function tableText(r: Report, style: Style): string {
  const facts = Object.keys(r.rows[0]?.facts ?? {}).filter((column) => column !== 'set');
  const rows = columns(
    [
      [r.rowName, ...facts, 'games', 'wins', '95% interval', '', 'alone', ...r.columns.map((x) => x.id)],
      ...r.rows.map((x) => [
        x.name,
        ...facts.map((column) => x.facts[column]),
        String(x.games),
        percent(x.rate),
        interval(x.low, x.high),
        SIGN[x.stands],
        percent(x.games === 0 ? 0 : x.solo / x.games),
        ...r.columns.map(({ id }) => x.uses[id].toFixed(2)),
      ]),
    ],
    ['left', ...facts.map((): Align => 'left'), 'right', 'right', 'right', 'left', 'right', ...r.columns.map((): Align => 'right')],
    style,
  );
  const bots = columns(
    [
      ['bot', 'seats', 'wins', '95% interval', 'alone'],
      ...r.bots.map((b) => [b.bot, String(b.games), percent(b.rate), interval(b.low, b.high), percent(b.solo / b.games)]),
    ],
    ['left', 'right', 'right', 'right', 'right'],
    style,
  );
  const lengths = columns(
    [
      ['a game has', 'mean', 'median', '95% up to', 'longest'],
      ...Object.entries(r.lengths).map(([name, x]) => [name, x.mean.toFixed(1), String(x.median), String(x.p95), String(x.most)]),
    ],
    ['left', 'right', 'right', 'right', 'right'],
    style,
  );
  const ways = r.ways.map((w) => `${w.how} ${percent(w.games / Math.max(1, r.games))}`).join(', ');
  return [
    ...rows,
    style.dim(`+ and -: the whole interval is above or below the average. ${r.columns.map((x) => `${x.id}: ${x.title}`).join('; ')}.`),
    '',
    ...(r.bots.length > 1 ? [...bots, ''] : []),
    ...lengths,
    '',
    `won alone ${percent(r.solo)}, shared ${percent(r.shared)}; on average a player wins ${percent(r.average)}`,
    `won by ${ways || 'nobody'}`,
  ].join('\n');
}
