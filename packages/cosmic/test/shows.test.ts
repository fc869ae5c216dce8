import { openTable, optionsOf, randomFrom, type Decision } from '@parley/kernel';
import { playBots, random } from '@parley/kernel/players';
import { describe, expect, it } from 'vitest';
import { causeIds, goodIds, optionOf } from '../ids/index.ts';
import { cosmic } from '../index.ts';
import { randomVariants } from '../testing/index.ts';

const GAMES = 30;
const MOST = 1000;
/** A question is looked at so often. */
const OFTEN = 25;

/** What an option is, in the words in which questions say what they show. */
function kindOf(d: Decision, id: string): string {
  if (d.kind === 'bargain') return goodIds.read(id) && 'good';
  const { kind } = optionOf(d, id);
  // Where ships are picked, those of one's own at a place are called like the place. Faces and aliens are words.
  if (kind === 'place' && d.shows?.kind === 'ships') return 'ships';
  return kind === 'word' && (d.shows?.kind === 'face' || d.shows?.kind === 'alien') ? d.shows.kind : kind;
}

/** What is wrong with a question: it does not say what it shows, or shows something else. */
function faultsOf(d: Decision): string[] {
  const ids = optionsOf(d);
  if (ids.length > 0 && d.shows === undefined) return [`${d.tag} does not say what it shows: ${ids.slice(0, 3).join(' ')}`];
  causeIds.read(d.from);
  const kinds = new Set(ids.map((id) => kindOf(d, id)));
  kinds.delete('word');
  if (d.shows === undefined || ids.length === 0 || kinds.size === 0) return [];
  return kinds.size === 1 && kinds.has(d.shows.kind) ? [] : [`${d.tag} shows ${[...kinds].join(' and ')}, not ${d.shows.kind}`];
}

describe('every question', () => {
  it('says what is chosen, and each of its options is that or a word', () => {
    const faults = new Set<string>();
    const seen = new Set<string>();
    const looked = new Map<string, number>();
    for (let i = 0; i < GAMES; i++) {
      const players = 3 + (i % 6);
      const options = randomVariants(randomFrom(`shows ${i}`), { seats: Array.from({ length: players }, () => ({})) }, 0.5);
      const table = openTable(cosmic, options, `shows ${i}`);
      const moved = (): void => {
        for (const { decision } of table.pending) {
          const times = looked.get(decision.tag) ?? 0;
          if (times >= OFTEN) continue;
          looked.set(decision.tag, times + 1);
          if (decision.shows) seen.add(`${decision.shows.kind} ${decision.shows.role ?? ''}`.trim());
          for (const fault of faultsOf(decision)) faults.add(fault);
        }
      };
      playBots(
        table,
        Array.from({ length: players }, (_, seat) => random(`${i} ${seat}`)),
        { most: MOST, moved },
      );
    }
    expect([...faults]).toEqual([]);
    // Enough was seen of everything that a client shows in a way of its own.
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'clause use',
        'ships commit',
        'ships join',
        'place destination',
        'place put',
        'card commit',
        'side strengthen',
        'good deal',
        'player',
        'ships',
        'card',
        'face',
        'word',
      ]),
    );
  });
});
