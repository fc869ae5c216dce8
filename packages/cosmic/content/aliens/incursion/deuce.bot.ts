import type { Answer, Choose } from '@parley/kernel';
import { type Board, sideOf } from '../../../bots/see/board.ts';
import { readCard } from '../../../bots/see/cards.ts';
import { ownSlot } from '../../../bots/judge/outlook.ts';
import { best } from '../../../bots/judge/launch.ts';
import { prefer, sideName } from '../../../bots/see/options.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Deuce: the lower of two attacks comes back and so costs nothing; a negotiate would spoil the first one. */
function second(b: Board, d: Choose): Answer {
  const first = readCard(ownSlot(b)?.card ?? '');
  return best(d.options, (o) => {
    const c = readCard(o);
    if (c.type !== 'attack') return first.type === 'attack' ? -99 : -1;
    return first.type !== 'attack' || c.value <= first.value ? c.value : -c.value;
  });
}

/** The highest of these that is no higher than that, besides that itself. */
function secondTo(value: number, values: readonly number[]): number {
  const rest = values.filter((x) => x <= value);
  rest.splice(rest.indexOf(value), 1);
  return Math.max(0, ...rest);
}

notes('deuce', {
  like: 3,
  edge: 7,
  total: (v, n, _tokens, rest) => v + n + secondTo(v, rest),
  choose: {
    'deuce.second': second,
    'deuce.side': (b, d) => prefer(d, sideName(sideOf(b, b.me))),
    'deuce.how': (b, d) => prefer(d, d.data?.side === sideName(sideOf(b, b.me)) ? 'add' : 'subtract'),
  },
});
