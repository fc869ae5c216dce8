import { alienById } from '../../index.ts';
import { columns, percent } from '@parley/lab/commands';
import type { Rate } from '@parley/lab/commands';
import type { Style } from '@parley/lab/kit';
import type { Row } from './measure.ts';

const SIGN = { better: '', likely: '?', worse: 'WORSE' } as const;
const interval = (r: Rate): string => `${percent(r.low)} to ${percent(r.high)}`;

/** Both figures of each alien, the smallest gain first. */
export function reportText(rows: readonly Row[], style: Style): string {
  const order = rows.toSorted((a, b) => a.rookie.rate - a.random.rate - (b.rookie.rate - b.random.rate));
  const table = columns(
    [
      ['alien', 'alert', 'games', 'rookie', '95% interval', 'random', '95% interval', '', 'uses', 'random'],
      ...order.map(({ alien, rookie, random, uses, verdict }) => [
        alienById(alien).name,
        alienById(alien).alert,
        String(rookie.games),
        percent(rookie.rate),
        interval(rookie),
        percent(random.rate),
        interval(random),
        SIGN[verdict],
        uses[0].toFixed(1),
        uses[1].toFixed(1),
      ]),
    ],
    ['left', 'left', 'right', 'right', 'right', 'right', 'right', 'left', 'right', 'right'],
    style,
  );
  const worse = order.filter((x) => x.verdict === 'worse');
  const unsure = order.filter((x) => x.verdict === 'likely');
  const idle = order.filter((x) => x.uses[0] < 0.05 && x.uses[1] >= 0.05);
  const names = (list: readonly Row[]): string => list.map((x) => alienById(x.alien).name).join(', ') || 'nobody';
  return [
    ...table,
    style.dim('WORSE: the rookie wins no more than a random player. ?: it does, but the intervals overlap.'),
    style.dim('uses: of the power in a game, in the hands of the rookie and of the random player.'),
    '',
    `no better than a random player: ${names(worse)}`,
    `better, but not surely: ${names(unsure)}`,
    `power never used by the rookie: ${names(idle)}`,
  ].join('\n');
}
