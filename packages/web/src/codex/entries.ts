import type { Codex, CodexEntry, OptionText, Ruling } from '@parley/kernel';
import type { GameCodex } from '../game-client.ts';

/** The shelf of the options. */
export const OPTIONS = 'option';
/** What an address below the Codex can name besides entries. */
export const RULING = 'ruling';

/** Something that stands in the list. */
export interface Entry {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** Everything else that can be searched for. */
  readonly more: string;
  /** The ids of the rulings about it. */
  readonly rulings: readonly string[];
  /** What it is, as the game has it; null for an option. */
  readonly of: CodexEntry | null;
  readonly option: OptionText | null;
}

/** What an address names. */
export interface EntryRef {
  readonly kind: string;
  readonly id: string;
}

export const entryOf = (kind: string, of: CodexEntry): Entry => ({
  kind,
  id: of.id,
  name: of.name,
  summary: of.summary,
  more: of.texts.map((t) => t.text).join(' '),
  rulings: of.rulings,
  of,
  option: null,
});

const optionEntry = (option: OptionText): Entry => ({
  kind: OPTIONS,
  id: option.id,
  name: option.name,
  summary: option.text,
  more: option.choices.map((c) => `${c.name} ${c.text ?? ''}`).join(' '),
  rulings: [],
  of: null,
  option,
});

/** Everything in the Codex as one list, shelf by shelf. */
export const entriesOf = (codex: Codex, of: Pick<GameCodex, 'shelves' | 'list'>): readonly Entry[] =>
  of.shelves.flatMap(({ kind }) => {
    if (kind === OPTIONS) return codex.options.map(optionEntry);
    const section = codex.sections.find((s) => s.kind === kind);
    return of.list(kind, section?.entries ?? []).map((e) => entryOf(kind, e));
  });

export const findEntry = (all: readonly Entry[], ref: EntryRef): Entry | undefined =>
  all.find((e) => e.kind === ref.kind && e.id === ref.id);

/** The rulings about an entry that tests prove, each once. */
export const rulingsFor = (codex: Codex, entry: Entry): readonly Ruling[] =>
  once(codex.rulings.filter((r) => entry.rulings.includes(r.id)));

/** A ruling by its id: several tests may prove it. */
export const rulingById = (codex: Codex, id: string): readonly Ruling[] => once(codex.rulings.filter((r) => r.id === id));

/** The entries a ruling belongs to. */
export const entriesAbout = (all: readonly Entry[], id: string): readonly Entry[] => all.filter((e) => e.rulings.includes(id));

const once = (rulings: readonly Ruling[]): readonly Ruling[] =>
  rulings.filter((r, i) => rulings.findIndex((x) => x.id === r.id && x.title === r.title) === i);
