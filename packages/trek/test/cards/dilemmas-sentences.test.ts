import { describe, expect, it } from 'vitest';
import '../../content/index.ts';
import type { Effect } from '../../language/index.ts';
import { allCards, type CardDefinition } from '../../rules/registry/cards.ts';
import { cardNamed } from '../../testing/index.ts';
import { cardSentences } from '../../text/cards.ts';
import { sayOption } from '../../text/speech.ts';
import { speechAt } from '../../text/describe.ts';
import { before } from './dilemma-board.ts';

/** Those that are at this table. */
const dilemmas = (): readonly CardDefinition[] => allCards().filter((x) => x.facts.type === 'Dilemma' && x.done);

describe('sentences of dilemmas', () => {
  it('at least 95 of them are at this table, and each says something in whole sentences', () => {
    expect(dilemmas().length).toBeGreaterThanOrEqual(95);
    for (const card of dilemmas()) {
      const lines = cardSentences(card);
      expect([card.facts.name, lines.length > 0]).toEqual([card.facts.name, true]);
      for (const line of lines) {
        expect(line).toMatch(/^[A-Z(].*\.$/);
        expect(line).not.toMatch(/undefined|\.\.|  |\[object|nobody gets past unless nothing|what only it does/);
      }
    }
  });

  it.each([
    ['Archer', 'Unless your team has SECURITY and MEDICAL, the personnel with the highest INTEGRITY+CUNNING+STRENGTH is killed.'],
    ['Maglock', 'To get past: three personnel with OFFICER and STRENGTH>5.'],
    ['Menthar Booby Trap', 'The ship cannot move.'],
    ['Isolinear Puzzle', 'Nullified, now or later, by 2 ENGINEER.'],
    ['Hate Crime', "Picks a non-Borg personnel who is the only one of its species there (your opponent's choice)."],
    ['Skullduggery', 'A personnel with Treachery, Acquisition, Greed, Smuggling or INTEGRITY<5 is stopped; anyone else is killed.'],
    ['Hyper-Aging', 'At the end of your third full turn, those personnel are killed.'],
    [
      'Rebel Encounter',
      'Unless your team has STRENGTH over 44 or you choose that an Equipment card (your choice) is discarded, that personnel is killed.',
    ],
    ['Outpost Raid', 'Until it is overcome it stays the next to be met.'],
    [
      'The Gatherers',
      'Unless your team has Marouk or INTEGRITY over 36, all Equipment cards and artifacts are discarded and you discard one random card from your hand.',
    ],
    ['Q', 'Unless your team has 2 Leadership and INTEGRITY over 60, your team is stopped.'],
    ['Hunter Gangs', 'Each of those personnel with an odd CUNNING is killed.'],
    [
      "Don't Call Me Ahab",
      "A personnel with OFFICER and INTEGRITY>6 (your opponent's choice) is stopped and any number of personnel with an Ent-E icon (as your opponent chooses) are stopped.",
    ],
  ])('%s: %s', (name, sentence) => {
    expect(cardSentences(cardNamed(name))).toContain(sentence);
  });

  it.each([
    ['Sarjenka', 0, ['You score 5 points and all personnel on the planet are stopped', 'Nothing happens']],
    ['Chula: Pick One to Save Two', 3, ['A personnel among those (your choice) is returned to your hand', 'Those personnel are stopped']],
  ] as const)('%s: the ways that can be chosen are told in words', (name, n, said) => {
    const { dilemma } = cardNamed(name);
    const all: readonly Effect[] = [...(dilemma?.effects ?? []), ...(dilemma?.overcome ?? [])];
    const ways = all.flatMap((x) => (x.do === 'either' ? x.of : []));
    const speech = speechAt(before(name, ['MEDICAL', 'SCIENCE', 'OFFICER']).g, 0);
    const options = ways.map((_, i) => String(i));
    const told = options.map((x) => sayOption(speech, { tag: 'dilemma.either', data: { ways, n }, options }, x));
    expect(told.map((parts) => parts.map((x) => ('text' in x ? x.text : '')).join(''))).toEqual(said);
  });
});
