import type { OptionText, Ruling } from '@parley/kernel';
import type { EntryRef } from '@parley/web/codex/path.ts';
import type { Codex, CodexAlien, CodexCard, CodexRule } from './read.ts';

interface Common {
  readonly ref: EntryRef;
  readonly name: string;
  readonly summary: string;
  /** Everything else that can be searched for. */
  readonly more: string;
  /** The ids of the rulings about it. */
  readonly rulings: readonly string[];
}
export type Entry = Common &
  (
    | { readonly kind: 'alien'; readonly alien: CodexAlien }
    | { readonly kind: 'card'; readonly card: CodexCard }
    | { readonly kind: 'option'; readonly option: OptionText }
    | { readonly kind: 'rule'; readonly text: string }
  );
export type Shelf = Entry['kind'];
export const SHELVES: readonly Shelf[] = ['alien', 'card', 'option', 'rule'];

/** Everything in the Codex as one list: aliens and cards by name, variants and rules in their order. */
export function entriesOf(codex: Codex): readonly Entry[] {
  const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
    a.name.localeCompare(b.name, 'en', { numeric: true });
  return [
    ...codex.aliens.toSorted(byName).map(alienEntry),
    ...codex.cards
      .filter((c) => c.type !== 'flare' && c.type !== 'destiny')
      .toSorted((a, b) => typeOrder(a) - typeOrder(b) || a.type.localeCompare(b.type, 'en') || a.value - b.value || byName(a, b))
      .map(cardEntry),
    ...codex.options.map(variantEntry),
    ...codex.rules.map(ruleEntry),
  ];
}

/** Encounter cards first; types that are not named here come after those that are. */
const TYPE_ORDER = ['attack', 'negotiate', 'morph', 'retreat', 'intimidate', 'reinforcement', 'kicker', 'artifact', 'rift'];
const typeOrder = ({ type }: { readonly type: string }): number => {
  const at = TYPE_ORDER.indexOf(type);
  return at < 0 ? TYPE_ORDER.length : at;
};

/** The types of card there are, in their order. */
export const typesOf = (all: readonly Entry[]): readonly string[] => [
  ...new Set(all.flatMap((e) => (e.kind === 'card' ? [e.card.type] : []))),
];

const alienEntry = (alien: CodexAlien): Entry => ({
  kind: 'alien',
  alien,
  ref: { kind: 'alien', id: alien.id },
  name: alien.name,
  summary: alien.summary,
  more: `${alien.power} ${alien.wild} ${alien.super}`,
  rulings: alien.rulings,
});
const cardEntry = (card: CodexCard): Entry => ({
  kind: 'card',
  card,
  ref: { kind: 'card', id: card.id },
  name: card.name,
  summary: card.text,
  more: card.type,
  rulings: card.rulings,
});
const variantEntry = (option: OptionText): Entry => ({
  kind: 'option',
  option,
  ref: { kind: 'option', id: option.id },
  name: option.name,
  summary: option.text,
  more: option.choices.map((c) => `${c.name} ${c.text ?? ''}`).join(' '),
  rulings: [],
});
const ruleEntry = ({ id, text, rulings }: CodexRule): Entry => ({
  kind: 'rule',
  text,
  ref: { kind: 'rule', id },
  name: id,
  summary: text,
  more: '',
  rulings,
});

export const findEntry = (all: readonly Entry[], ref: EntryRef): Entry | undefined =>
  all.find((e) => e.ref.kind === ref.kind && e.ref.id === ref.id);

/** The rulings about an entry that tests prove, each once. */
export const rulingsFor = (codex: Codex, entry: Entry): readonly Ruling[] =>
  once(codex.rulings.filter((r) => entry.rulings.includes(r.id)));

/** A ruling by its id: several tests may prove it. */
export const rulingById = (codex: Codex, id: string): readonly Ruling[] => once(codex.rulings.filter((r) => r.id === id));

/** The entries a ruling belongs to. */
export const entriesAbout = (all: readonly Entry[], id: string): readonly Entry[] => all.filter((e) => e.rulings.includes(id));

const once = (rulings: readonly Ruling[]): readonly Ruling[] =>
  rulings.filter((r, i) => rulings.findIndex((x) => x.id === r.id && x.title === r.title) === i);
