import type { Decision } from '@parley/kernel';

/** Options that are passes: they stand last and answer to the space bar. */
const PASSES = ['pass', 'decline'];
export const isPass = (option: string): boolean => PASSES.includes(option);

/** The options of a question in the order in which they stand: passes last. */
export function inOrder(d: Decision): readonly string[] {
  if (d.kind !== 'choose' && d.kind !== 'some' && d.kind !== 'name') return [];
  return [...d.options.filter((o) => !isPass(o)), ...d.options.filter(isPass)];
}

/** The key that chooses an option: a digit for the first nine, the space bar for a pass. */
export function keyOf(d: Decision, option: string): string | undefined {
  if (isPass(option) && d.kind === 'choose') return 'Space';
  const at = d.kind === 'spread' ? d.places.findIndex((p) => p.id === option) : inOrder(d).indexOf(option);
  return at >= 0 && at < 9 ? String(at + 1) : undefined;
}

/** The option a digit stands for. */
export function optionAt(d: Decision, digit: number): string | undefined {
  if (d.kind === 'spread') return d.places[digit - 1]?.id;
  const option = inOrder(d)[digit - 1];
  return option !== undefined && isPass(option) && d.kind === 'choose' ? undefined : option;
}
