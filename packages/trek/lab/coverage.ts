import type { GameCoverage } from '@parley/lab/kit';
import { TYPES } from '../language/index.ts';
import { DECK_LISTS } from '../content/decks/index.ts';
import { isCardId } from '../content/facts/index.ts';
import { allCards, type CardDefinition } from '../rules/registry/cards.ts';

/** What is at the table of part one, as the statements of the supplement ask for it. */
const MET: readonly string[] = ['seeding', 'reporting', 'movement', 'missions', 'dilemmas', 'points'];

/** The cards that are printed; tests make some of their own. */
const printed = (): readonly CardDefinition[] => allCards().filter((x) => isCardId(x.id));
const isDone = (x: CardDefinition): boolean => x.done;

/** Cards by type, how many there are and how many are done; then what stands in for others in the starter decks. */
export const trekCoverage: GameCoverage = {
  documents: { trek: 'The Dominion rules supplement' },
  isMet: (need) => MET.includes(need),
  summary: () => [['Star Trek CCG: cards', printed().filter(isDone).length, printed().length]],
  page: () => {
    const rows = TYPES.map((type) => {
      const all = printed().filter((x) => x.facts.type === type);
      return `| ${type} | ${all.filter(isDone).length} | ${all.length} |`;
    });
    const replaced = DECK_LISTS.flatMap(({ name, instead }) =>
      Object.entries(instead).map(([card, other]) => `| ${name} | ${card} | ${other ?? 'nothing'} |`),
    );
    return [
      '## Star Trek CCG: cards',
      '',
      'A card is done when all of its text is at the table; one that is not can be in no legal deck.',
      '',
      '| Type | done | of |',
      '| --- | --: | --: |',
      ...rows,
      '',
      '### Cards of the starter decks that others stand in for',
      '',
      '| Deck | card | in its place |',
      '| --- | --- | --- |',
      ...replaced,
      '',
    ];
  },
};
