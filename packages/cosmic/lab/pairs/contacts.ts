import { alienById, type State } from '../../index.ts';
import type { Game, GameEvent, Rules } from '@parley/kernel';
import { targetIds } from '@parley/lab/kit';
import { isPassive, targetOf } from '../exhaustive/targets.ts';
import { pairOf, type Pair } from './meeting.ts';

/** In how many encounters of a game two aliens were both at work, by power or flare. */
export type Contacts = { [pair: Pair]: number };

export interface Spy {
  /** The rules, looked at while the generic test plays by them. */
  readonly rules: Rules<State>;
  contacts(): Contacts;
}

/**
 * Reads the events of the game that is tested. The generic test asks for faults after each answer, before it sends the
 * events away; the games it restores for comparison are none of our business.
 */
export function spyOn(rules: Rules<State>): Spy {
  let game: Game<State> | null = null;
  let last = 0;
  const at = meter();
  return {
    rules: {
      ...rules,
      faults(g) {
        game ??= g;
        if (g === game)
          for (const e of g.events)
            if (e.n > last) {
              last = e.n;
              at.note(e);
            }
        return rules.faults(g);
      },
    },
    contacts: () => at.finish((game?.s.sheets ?? []).map((s) => s.alien).filter((id) => isPassive(alienById(id)))),
  };
}

const NOTHING = { of: '', name: '' };
/** What aliens use. */
const TEXTS: readonly string[] = ['power', 'wild', 'super'];

/** Counts contacts from events alone. */
export function meter(): { note(e: GameEvent): void; finish(passive: readonly string[]): Contacts } {
  const encounters: Set<string>[] = [new Set()];
  return {
    note(e) {
      if (e.type === 'encounter') encounters.push(new Set());
      const used = targetOf(e);
      const { of, name } = used === null ? NOTHING : targetIds.read(used);
      if (TEXTS.includes(of)) encounters[encounters.length - 1].add(name);
    },
    /** Powers that work by themselves are at work in every encounter. */
    finish(passive) {
      const out: Contacts = {};
      for (const used of encounters) {
        const all = [...new Set([...used, ...passive])];
        all.forEach((a, i) => {
          for (const b of all.slice(i + 1)) out[pairOf(a, b)] = (out[pairOf(a, b)] ?? 0) + 1;
        });
      }
      return out;
    },
  };
}
