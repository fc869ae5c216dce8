import type { OptionText } from '@parley/kernel';
import { T } from './index.ts';

type Value = OptionText['usual'];

/** Is this what an option is, unless somebody changes it? */
export function isUsual(o: OptionText, value: Value): boolean {
  if (!Array.isArray(value) || !Array.isArray(o.usual)) return value === o.usual;
  const usual: readonly Value[] = o.usual;
  return value.length === usual.length && usual.every((x) => value.includes(x));
}

/** An option that has been set, in a few words: 'Rewards', 'Without hints', 'Rounds: four'. */
export function sayOption(o: OptionText, value: Value): string {
  if (o.kind === 'switch') return value === true ? o.name : T.create.without({ name: o.name });
  const chosen: readonly Value[] = Array.isArray(value) ? value : [value];
  return T.create.changedOption({ name: o.name, value: T.and(o.choices.filter((c) => chosen.includes(c.value)).map((c) => c.name)) });
}
