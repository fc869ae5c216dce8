import type { Codex, CodexEntry, CodexSection, Ruling } from '@parley/kernel';
import { TYPES, type CardType } from '../../language/index.ts';
import { allCards, type CardDefinition } from '../../rules/registry/cards.ts';
import { cardLine, searchWords } from '../card-line.ts';
import { cardSentences } from '../cards.ts';
import { MESSAGES } from '../en/index.ts';
import { OPTION_TEXTS } from '../options.ts';
import { cardsNamed } from './about.ts';
import { kindOfType } from './kinds.ts';

/** Everything there is to read up on: all cards by their types with what they say in our words, and the rules. */
export function trekCodex(rulings: readonly Ruling[]): Codex {
  const cards = allCards();
  const about = cardsNamed(
    rulings,
    cards.map((x) => x.facts),
  );
  return {
    game: 'trek',
    sections: [
      ...TYPES.map((type) => sectionOf(type, cards, about)),
      { kind: 'rule', title: 'Rules', entries: Object.entries(MESSAGES.rules).map(([id, text]) => ruleEntry(id, text, rulings)) },
    ],
    options: OPTION_TEXTS,
    rulings,
  };
}

type About = ReadonlyMap<string, readonly string[]>;
const sectionOf = (type: CardType, cards: readonly CardDefinition[], about: About): CodexSection => ({
  kind: kindOfType(type),
  title: type,
  entries: cards.filter((x) => x.facts.type === type).map((card) => cardEntry(card, about)),
});

function cardEntry(card: CardDefinition, about: About): CodexEntry {
  const { id, facts, done } = card;
  const sentences = cardSentences(card);
  return {
    id,
    name: facts.name,
    summary: cardLine(facts, sentences.join(' ')),
    texts: [...sentences.map((text, n) => ({ id: `text-${n + 1}`, text })), { id: 'words', text: searchWords(facts) }],
    rulings: about.get(id) ?? [],
    data: { type: facts.type, done },
  };
}

const ruleEntry = (id: string, text: string, rulings: readonly Ruling[]): CodexEntry => ({
  id,
  name: id,
  summary: text,
  texts: [],
  rulings: [...new Set(rulings.filter(({ title }) => rulesIn(title).includes(id)).map((x) => x.id))],
  data: null,
});
/** The rules that a title names: 'T3.14, T39.7 a second copy ...' */
const rulesIn = (title: string): readonly string[] => title.match(/\bT\d+(?:\.\d+)*[a-z]?\b/g) ?? [];
