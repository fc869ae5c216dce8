import type { Codex, CodexEntry, Ruling } from '@parley/kernel';
import { allCards, type CardDefinition } from '../../rules/registry/cards.ts';
import { lexiconOf } from '../lexicon.ts';
import { MESSAGES } from '../en/index.ts';
import { OPTION_TEXTS } from '../options.ts';
import { cardSentences } from '../cards.ts';

/** Everything there is to read up on: all cards with what they say in our words, and the rules. */
export const trekCodex = (rulings: readonly Ruling[]): Codex => ({
  game: 'trek',
  sections: [
    { kind: 'card', title: 'Cards', entries: allCards().map((card) => cardEntry(card, rulings)) },
    { kind: 'rule', title: 'Rules', entries: Object.entries(MESSAGES.rules).map(([id, text]) => ruleEntry(id, text, rulings)) },
  ],
  options: OPTION_TEXTS,
  rulings,
});

function cardEntry(card: CardDefinition, rulings: readonly Ruling[]): CodexEntry {
  const { id, facts, done } = card;
  const entry = lexiconOf('en').cards[id];
  return {
    id,
    name: facts.name,
    summary: entry?.text ?? '',
    texts: cardSentences(card).map((text, n) => ({ id: `text-${n + 1}`, text })),
    rulings: rulings.filter(({ title }) => title.includes(facts.name)).map((x) => x.id),
    data: { type: facts.type, done },
  };
}

const ruleEntry = (id: string, text: string, rulings: readonly Ruling[]): CodexEntry => ({
  id,
  name: id,
  summary: text,
  texts: [],
  rulings: rulings.filter(({ title }) => title.includes(`${id} `)).map((x) => x.id),
  data: null,
});
