import { rookie } from '@parley/cosmic/bots';
import { random } from '@parley/kernel/players';
import { cosmic, lexicon } from '@parley/cosmic';
import type { Plain } from '@parley/kernel';
import { cosmicCodex } from './cosmic-codex.ts';
import { cosmicSeats } from './cosmic-seats.ts';
import { kernelPart, type GameKind } from './kind.ts';

/** Cosmic Encounter at the table. */
export const cosmicKind: GameKind = {
  ...kernelPart(cosmic),
  seating: cosmicSeats,
  publicOptions(options) {
    if (typeof options !== 'object' || options === null || !('position' in options)) return options;
    return { ...(options as { readonly [key: string]: Plain }), position: null };
  },
  bot: (kind, seed) => (kind === 'random' ? random(seed) : rookie(seed)),
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
  isNewTurn: (events) => events.some((e) => e.type === 'turn'),
  lexicon,
  codex: cosmicCodex,
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
