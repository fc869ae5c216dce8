import type { Lexicon } from '@parley/cosmic/texts';
import type { Decision } from '@parley/kernel';
import { cardRank } from '@parley/cosmic/web/model/cards.ts';

/** Options that are passes: they stand last and answer to the space bar. */
const PASSES = ['pass', 'decline'];
export const isPass = (option: string): boolean => PASSES.includes(option);

const isCard = (option: string): boolean => /#\d+$/.test(option);

/** The options of a question in the order in which they stand: cards as in the hand, passes last. */
export function inOrder(d: Decision, lexicon: Lexicon): readonly string[] {
  if (d.kind !== 'choose' && d.kind !== 'some' && d.kind !== 'name') return [];
  const main = d.options.filter((o) => !isPass(o));
  const cards = main.every(isCard) ? main.toSorted((x, y) => cardRank(lexicon, x, y)) : main;
  return [...cards, ...d.options.filter(isPass)];
}

/** The key that chooses an option: a digit for the first nine, the space bar for a pass. */
export function keyOf(d: Decision, option: string, lexicon: Lexicon): string | undefined {
  if (isPass(option) && d.kind === 'choose') return 'Space';
  const at = d.kind === 'spread' ? d.places.findIndex((p) => p.id === option) : inOrder(d, lexicon).indexOf(option);
  return at >= 0 && at < 9 ? String(at + 1) : undefined;
}

/** The option a digit stands for. */
export function optionAt(d: Decision, digit: number, lexicon: Lexicon): string | undefined {
  if (d.kind === 'spread') return d.places[digit - 1]?.id;
  const option = inOrder(d, lexicon)[digit - 1];
  return option !== undefined && isPass(option) && d.kind === 'choose' ? undefined : option;
}
