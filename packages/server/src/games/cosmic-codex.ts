import { alienById, COSMIC_DECK, faceById, lexicon, OPTION_TEXTS, WINDOWS } from '@parley/cosmic';
import type { Codex, CodexAlien, Ruling } from '../protocol.ts';
import { timingOf } from './cosmic-timing.ts';

/** Everything there is, with our texts, and the rulings that tests prove. */
export function cosmicCodex(rulings: readonly Ruling[]): Codex {
  const { aliens, cards } = lexicon();
  const copies = new Map(COSMIC_DECK);
  return {
    aliens: Object.values(aliens).map(({ asks: _asks, tells: _tells, shows: _shows, ...a }) => ({
      ...a,
      timing: alienTiming(a.id),
      rulings: rulings.filter((r) => isAbout(r, a.id)).map((r) => r.id),
    })),
    cards: Object.values(cards).map(({ asks: _asks, ...c }) => ({
      ...c,
      copies: copies.get(c.id) ?? 0,
      timing: timingOf(faceById(c.id).clauses),
    })),
    options: OPTION_TEXTS,
    windows: WINDOWS,
    rulings,
  };
}

function alienTiming(id: string): CodexAlien['timing'] {
  const { power, wild, super: strong } = alienById(id);
  return { power: timingOf(power.clauses), wild: timingOf(wild.clauses), super: timingOf(strong.clauses, power.clauses) };
}

const isAbout = ({ id, file }: Ruling, alien: string): boolean =>
  id.includes(`-${alien}-`) || id.endsWith(`-${alien}`) || file.endsWith(`/${alien}.test.ts`);
