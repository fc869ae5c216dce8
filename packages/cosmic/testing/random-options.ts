import { InputError, type OptionText, type Plain, type Random } from '@parley/kernel';
import { readOptions } from '../rules/setup/choose-aliens.ts';
import { OPTION_TEXTS } from '../text/options.ts';
import { toldFields } from '../text/told.ts';

export type Draft = { [option: string]: Plain };

const isLegal = (options: Draft): boolean => {
  try {
    readOptions(options);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
};

/** Options that say how the game is played, not who or what is in it. Those of new variants are found here by themselves. */
export const PLAYS: readonly OptionText[] = OPTION_TEXTS.filter((x) => x.group !== 'aliens' && x.kind !== 'several');

function put(options: Draft, id: string, value: Plain): Draft {
  if (!id.startsWith('house.')) return { ...options, [id]: value };
  return { ...options, house: { ...toldFields(options.house), [id.slice('house.'.length)]: value } };
}

/** Any legal combination of game options, variants and house rules on top of the given options: each is unusual with this chance. */
export function randomVariants(r: Random, options: Draft, chance: number): Draft {
  let out = options;
  for (const { id, choices, usual } of PLAYS) {
    if (!r.chance(chance)) continue;
    const next = put(out, id, r.pick(choices.filter((x) => x.value !== usual)).value);
    if (isLegal(next)) out = next;
  }
  return out;
}
