import type { Choose, Decision, Secrecy } from '@parley/kernel';
import { cardIds, causeIds, clauseOf, goodIds } from '../ids/index.ts';

/** What the questions of a game of Cosmic Encounter would tell, and what its views and events name. */
export const cosmicSecrecy: Secrecy = {
  isSecretQuestion(d, quiet) {
    // Everybody knows what lies open and what lingers: whoever could use that is asked openly, whatever else they hold.
    if (isWindow(d)) return !d.options.some(isOpen);
    // Only who holds the flare is asked about it; and what a card asks comes before it is shown.
    return d.shows?.role === 'use' || (quiet && causeIds.read(d.from).kind !== 'rule');
  },
  identities(shown) {
    const found = new Set<string>();
    collect(shown, found);
    return found;
  },
  // It names hands and decks.
  revealingOptions: ['position'],
};

/** One of several clauses may be used. */
const isWindow = (d: Decision): d is Choose => d.kind === 'choose' && d.shows?.kind === 'clause';

/** Is it printed on something that everybody sees? */
function isOpen(option: string): boolean {
  const on = clauseOf(option)?.on;
  return on === 'sheet' || on === 'linger';
}

/** Does it name a single card: by itself, or as a good of a bargain? */
const isCard = (text: string): boolean => cardIds.find(text) !== null || goodIds.find(text)?.kind === 'card';

/** Single cards are named 'attack-08#17', aliens by the sheets that show them. */
function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (isCard(value)) found.add(value);
  } else if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (key === 'alien' && typeof item === 'string') found.add(`alien ${item}`);
      if (key === 'card' && typeof item === 'string') found.add(item);
      if (isCard(key)) found.add(key);
      collect(item, found);
    }
}
