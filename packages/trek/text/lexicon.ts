import type { Message } from '@parley/kernel/sentence';
import { compileAll, PSEUDO, pseudo, type Catalogue } from '@parley/kit/messages';
import type { DeckCard, StarterDeck } from '../language/index.ts';
import { allStarters } from '../rules/decks/starters.ts';
import { allCards, type CardDefinition } from '../rules/registry/cards.ts';
import { cardSentences } from './cards.ts';
import { MESSAGES as EN } from './en/index.ts';

/** Groups of messages, by what they are for. */
export const GROUPS = ['questions', 'options', 'occasions', 'events', 'rules', 'bars', 'places', 'words'] as const;
export type Group = (typeof GROUPS)[number];
export type Messages = { readonly [group in Group]: { readonly [name: string]: Message | undefined } };
export type Sources = { readonly [group in Group]: { readonly [name: string]: string } };

/** A card as browsers know it: what is printed as names and numbers, and what it says in our words. */
export interface CardEntry extends DeckCard {
  readonly name: string;
  readonly text: string;
}

/** The names and texts that are sent to browsers, which have no parser for messages. */
export interface Lexicon {
  readonly language: string;
  readonly messages: Messages;
  readonly cards: { readonly [id: string]: CardEntry | undefined };
  /** The decks that anybody may play. */
  readonly decks: readonly StarterDeck[];
}

const entryOf = (card: CardDefinition): CardEntry => ({
  name: card.facts.name,
  facts: card.facts,
  done: card.done,
  seeds: card.seeds,
  text: cardSentences(card).join(' '),
});

const compiled = (group: { readonly [name: string]: string }): { readonly [name: string]: Message | undefined } =>
  Object.fromEntries(Object.entries(compileAll(group)).flatMap(([name, x]) => (isMessage(x) ? [[name, x]] : [])));
const isMessage = (x: Message | Catalogue<Message>): x is Message => typeof x === 'string' || Array.isArray(x);

const pseudoAll = (group: Messages[Group]): Messages[Group] =>
  Object.fromEntries(Object.entries(group).map(([name, x]) => [name, x === undefined ? x : pseudo(x)]));

const LANGUAGES: { readonly [language: string]: Sources | undefined } = { en: EN };
/** Made once for a language, as long as there are no more cards. */
const made = new Map<string, { readonly of: ReturnType<typeof allCards>; readonly lexicon: Lexicon }>();

/** The words of a language; English for those that are not there. */
export function lexiconOf(language: string): Lexicon {
  const known = made.get(language);
  if (known !== undefined && known.of === allCards()) return known.lexicon;
  const sources = LANGUAGES[language] ?? EN;
  const said = (group: Sources[Group]): Messages[Group] => (language === PSEUDO ? pseudoAll(compiled(group)) : compiled(group));
  const lexicon: Lexicon = {
    language: LANGUAGES[language] === undefined ? 'en' : language,
    messages: {
      questions: said(sources.questions),
      options: said(sources.options),
      occasions: said(sources.occasions),
      events: said(sources.events),
      rules: said(sources.rules),
      bars: said(sources.bars),
      places: said(sources.places),
      words: said(sources.words),
    },
    cards: Object.fromEntries(allCards().map((card) => [card.id, entryOf(card)])),
    decks: allStarters(),
  };
  made.set(language, { of: allCards(), lexicon });
  return lexicon;
}
