import { hasOptions, type Decision } from '@parley/kernel';
import { toldText } from '../text/told.ts';

/** The powers and cards that a question offers: those of a window, or the super flare on a use. */
export function offersIn(d: Decision, meaning: (option: string) => string): string[] {
  if (d.tag === 'super') return [meaning(toldText(d.data?.flare))];
  if (d.tag !== 'use' || !hasOptions(d)) return [];
  return [...new Set(d.options.filter((o) => o !== 'pass').map(meaning))];
}
