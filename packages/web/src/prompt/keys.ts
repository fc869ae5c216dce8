import type { Decision } from '@parley/kernel';
import type { Presenter } from '../game-client.ts';

type Order = Pick<Presenter, 'isPass' | 'inOrder' | 'letter'>;

/** The options of a question in the order in which they stand: as the game has them, passes last. */
export function inOrder(order: Order, d: Decision): readonly string[] {
  if (d.kind !== 'choose' && d.kind !== 'some' && d.kind !== 'name') return [];
  const main = d.options.filter((o) => !order.isPass(o));
  return [...order.inOrder(main, d), ...d.options.filter(order.isPass)];
}

/** The key that chooses an option: a digit for the first nine, the space bar for a pass, or a letter of its own. */
export function keyOf(order: Order, d: Decision, option: string): string | undefined {
  const letter = d.kind === 'choose' ? (order.letter?.(option) ?? null) : null;
  if (letter !== null) return letter;
  if (order.isPass(option) && d.kind === 'choose') return 'Space';
  const at = d.kind === 'spread' ? d.places.findIndex((p) => p.id === option) : inOrder(order, d).indexOf(option);
  return at >= 0 && at < 9 ? String(at + 1) : undefined;
}

/** The option a digit stands for. */
export function optionAt(order: Order, d: Decision, digit: number): string | undefined {
  if (d.kind === 'spread') return d.places[digit - 1]?.id;
  const option = inOrder(order, d)[digit - 1];
  return option !== undefined && order.isPass(option) && d.kind === 'choose' ? undefined : option;
}
