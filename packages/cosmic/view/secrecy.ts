import type { Secrecy } from '@parley/kernel';

/** What the questions of a game of Cosmic Encounter would tell, and what its views and events name. */
export const cosmicSecrecy: Secrecy = {
  isSecretQuestion(d, quiet) {
    // Everybody knows what lies open and what lingers: whoever could use that is asked openly, whatever else they hold.
    if (d.from === 'rule:window') return !(d.kind === 'choose' && d.options.some((x) => /^(?:sheet|linger)\d/.test(x)));
    // Only who holds the flare is asked about it; and what a card asks comes before it is shown.
    return d.tag === 'super' || (quiet && !d.from.startsWith('rule:R'));
  },
  identities(shown) {
    const found = new Set<string>();
    collect(shown, found);
    return found;
  },
  // It names hands and decks.
  revealingOptions: ['position'],
};

/** Single cards are named 'attack-08#17', aliens by the sheets that show them. */
function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (value.includes('#')) found.add(value);
  } else if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (key === 'alien' && typeof item === 'string') found.add(`alien ${item}`);
      if (key === 'card' && typeof item === 'string') found.add(item);
      if (key.includes('#')) found.add(key);
      collect(item, found);
    }
}
