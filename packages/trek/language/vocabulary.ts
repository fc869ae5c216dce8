import { AFFILIATIONS, CLASSIFICATIONS, TYPES } from './facts.ts';
import { SUCH, type Filter } from './need.ts';
import { TRAITS } from './traits.ts';
import { GEAR, ICONS, SHIP_CLASSES, SKILLS, SPECIES } from './words.ts';

/** What a word stands for where cards are described. Skills and special equipment come after "with", the rest stands for itself. */
export interface Word {
  readonly filter: Filter;
  /** A skill or classification: by itself it is that skill of a group, not a personnel. */
  readonly skill: boolean;
  /** Comes after "with". */
  readonly after: boolean;
}

const plain = (filter: Filter): Word => ({ filter, skill: false, after: false });

const words: readonly (readonly [string, Word])[] = [
  ...SKILLS.map((skill) => [skill, { filter: { skill }, skill: true, after: true }] as const),
  ...CLASSIFICATIONS.map((skill) => [skill, { filter: { skill }, skill: true, after: false }] as const),
  ...CLASSIFICATIONS.map((cls) => [`${cls}-class`, plain({ cls })] as const),
  ...GEAR.map((gear) => [gear, { filter: { gear }, skill: false, after: true }] as const),
  ...SPECIES.map((species) => [species, plain({ species })] as const),
  ...TRAITS.map((trait) => [trait, plain({ trait })] as const),
  ...ICONS.map((icon) => [`[${icon}]`, plain({ icon })] as const),
  ...AFFILIATIONS.map((affil) => [`[${affil}]`, plain({ affil })] as const),
  ...SUCH.map((is) => [is === 'anybody' ? 'personnel' : is, plain({ is })] as const),
  ...TYPES.map((type) => [`${type} card`, plain({ type })] as const),
  // Traits have the same names.
  ...SHIP_CLASSES.map((shipClass) => [`"${shipClass}"`, plain({ shipClass })] as const),
];

export const WORDS: ReadonlyMap<string, Word> = new Map(words);

/** Words by what they begin with, the longest first: "Jem'Hadar First" before "Jem'Hadar". */
const byStart = new Map<string, string[]>();
for (const word of [...WORDS.keys()].toSorted((a, b) => b.length - a.length)) {
  const start = word[0];
  const list = byStart.get(start);
  if (list === undefined) byStart.set(start, [word]);
  else list.push(word);
}

/** The longest word that stands at this place of a text and ends there; null: none does. */
export function wordAt(text: string, at: number): string | null {
  const fits = (word: string): boolean => text.startsWith(word, at) && ENDS.includes(text[at + word.length] ?? ' ');
  return byStart.get(text[at])?.find(fits) ?? null;
}
const ENDS = ' /)>';

/** What a filter of one word is written as; null: it has no word of its own. */
export function wordOf(filter: Filter): string | null {
  const key = keyOf(filter);
  return key === null ? null : (byFilter.get(key) ?? null);
}
const WORDLESS = ['and', 'or', 'not', 'attr', 'sum', 'dots', 'odd', 'card', 'staffing'];
const keyOf = (filter: Filter): string | null => {
  if (WORDLESS.some((form) => form in filter)) return null;
  return Object.entries(filter)[0].join(':');
};
const byFilter = new Map([...WORDS].map(([word, { filter }]) => [keyOf(filter), word]));
