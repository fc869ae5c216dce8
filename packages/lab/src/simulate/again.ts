import { gameWords, labOf } from '../game/command.ts';
import { labCommand } from '../shared/shell.ts';
import type { SimulateOptions } from './options.ts';

/** The command that plays these games again, or one of them. */
export function simulateCommand(o: SimulateOptions, one?: number): string {
  const words = [
    'simulate',
    ...gameWords(o.game),
    '--games',
    String(one === undefined ? o.games : 1),
    '--seed',
    o.seed,
    '--players',
    String(o.players),
  ];
  const first = one ?? o.first;
  if (one !== undefined || first !== 1) words.push('--first', String(first));
  words.push('--bots', new Set(o.bots).size === 1 ? o.bots[0] : o.bots.join(','));
  const plan = labOf(o.game).with(({ simulation }) => simulation.write(o.plan));
  for (const [name, value] of plan) words.push(`--${name}`, value);
  if (o.table) words.push('--options', JSON.stringify(o.table));
  return labCommand(...words);
}
