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
  const aliens = columns(
    [
      ['alien', 'alert', 'games', 'wins', '95% interval', '', 'alone', 'power', 'super', 'wild'],
      ...r.aliens.map((a) => [
        a.name,
        a.alert,
        String(a.games),
        percent(a.rate),
        interval(a.low, a.high),
        SIGN[a.stands],
        percent(a.games === 0 ? 0 : a.solo / a.games),
        a.powerUses.toFixed(1),
        a.superUses.toFixed(2),
        a.wildUses.toFixed(2),
      ]),
    ],
    ['left', 'left', 'right', 'right', 'right', 'left', 'right', 'right', 'right', 'right'],
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
  const { encounters, turns, decisions } = r.lengths;
  const lengths = columns(
    [
      ['a game has', 'mean', 'median', '95% up to', 'longest'],
      ...(
        [
          ['encounters', encounters],
          ['turns', turns],
          ['decisions', decisions],
        ] as const
      ).map(([name, x]) => [name, x.mean.toFixed(1), String(x.median), String(x.p95), String(x.most)]),
    ],
    ['left', 'right', 'right', 'right', 'right'],
    style,
  );
  const ways = r.ways.map((w) => `${w.how} ${percent(w.games / Math.max(1, r.games))}`).join(', ');
  return [
    ...aliens,
    style.dim('+ and -: the whole interval is above or below the average. power, super: uses a game; wild: plays a game of the run.'),
    '',
    ...(r.bots.length > 1 ? [...bots, ''] : []),
    ...lengths,
    '',
    `won alone ${percent(r.solo)}, shared ${percent(r.shared)}; on average a player wins ${percent(r.average)}`,
    `won by ${ways || 'nobody'}`,
  ].join('\n');
}
