import type { Choose, Decision, Secrecy } from '@parley/kernel';

/** One of several texts may be used: somebody is asked because of what they hold. */
const isWindow = (d: Decision): d is Choose => d.kind === 'choose' && d.shows?.kind === 'clause';

/** What questions would tell, and what views and events name. */
export const trekSecrecy: Secrecy = {
  // Only who holds another version of somebody in play is asked whether it comes (T32.3).
  isSecretQuestion: (d, quiet) => isWindow(d) || d.tag === 'turn.exchange' || (quiet && d.tag === 'use'),
  // Single cards are named by their numbers at the table, and only to those who may know what they are.
  identities(shown) {
    const found = new Set<string>();
    collect(shown, found);
    return found;
  },
  revealingOptions: [],
};

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (key === 'piece' && typeof item === 'number') found.add(`card ${item}`);
      collect(item, found);
    }
}
