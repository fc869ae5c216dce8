import { plainName, SETS, type Affiliation, type Attribute, type CardType, type Facts } from '../../../language/index.ts';
import { setOf } from '../../../text/formats/index.ts';
import type { CardEntry } from '../../../text/lexicon.ts';
import { affiliationsOf, numbersOf, type NumberName } from '../../cards/face.ts';
import { figure } from '../../model/cards.ts';
import type { Library } from './book.ts';

/** What somebody looks for. Of several values of one kind any will do, of several kinds all must fit. */
export interface CardFilter {
  readonly text: string;
  readonly types: readonly CardType[];
  readonly peoples: readonly Affiliation[];
  /** Skills, classifications and special equipment. */
  readonly skills: readonly string[];
  readonly least: { readonly name: NumberName; readonly n: number } | null;
  readonly set: string | null;
  readonly doneOnly: boolean;
  readonly sort: 'name' | NumberName;
}
export const EVERYTHING: CardFilter = {
  text: '',
  types: [],
  peoples: [],
  skills: [],
  least: null,
  set: null,
  doneOnly: false,
  sort: 'name',
};

/** Has it a level of this skill, or is it of this classification? */
export function hasSkill(facts: Facts, skill: string): boolean {
  if (facts.type === 'Personnel') return facts.cls === skill || facts.skills.some((x) => x.skill === skill);
  return (facts.type === 'Ship' || facts.type === 'Site') && facts.equipment.includes(skill);
}

/** A number of a card by its name; null: it has none. */
export function numberOn(facts: Facts, name: NumberName): number | null {
  if (name === 'points') return facts.points === null ? null : figure(facts.points);
  const found = numbersOf(facts).find((x) => x.name === name);
  return found === undefined || found.printed === null ? null : figure(found.printed);
}

function fits({ facts, done }: CardEntry, f: CardFilter): boolean {
  return (
    (f.types.length === 0 || f.types.includes(facts.type)) &&
    (f.peoples.length === 0 || affiliationsOf(facts).some((x) => f.peoples.includes(x))) &&
    (f.skills.length === 0 || f.skills.some((x) => hasSkill(facts, x))) &&
    (f.least === null || (numberOn(facts, f.least.name) ?? -1) >= f.least.n) &&
    (f.set === null || setOf(facts) === f.set) &&
    (!f.doneOnly || done)
  );
}

/** Every word must be found; a name that begins with them comes first. */
function rank(name: string, text: string, words: readonly string[]): number {
  if (!words.every((word) => text.includes(word))) return 0;
  const whole = words.join(' ');
  if (name.startsWith(whole)) return 4;
  if (name.includes(whole)) return 3;
  return words.every((word) => name.includes(word)) ? 2 : 1;
}

const byName = (a: CardEntry, b: CardEntry): number => a.name.localeCompare(b.name, 'en', { numeric: true });

export function findCards(library: Library, f: CardFilter): readonly CardEntry[] {
  const words = plainName(f.text)
    .split(' ')
    .filter((x) => x !== '');
  const by = f.sort;
  const value = (x: CardEntry): number => (by === 'name' ? 0 : (numberOn(x.facts, by) ?? -1));
  return library.all
    .filter((entry) => fits(entry, f))
    .map((entry) => ({ entry, score: words.length === 0 ? 1 : rank(plainName(entry.name), library.plain(entry), words) }))
    .filter((x) => x.score > 0)
    .toSorted((a, b) => b.score - a.score || value(b.entry) - value(a.entry) || byName(a.entry, b.entry))
    .map((x) => x.entry);
}

/** How many cards of each type there are for the rest of the filter. */
export function typeCounts(library: Library, f: CardFilter): ReadonlyMap<CardType, number> {
  const counts = new Map<CardType, number>();
  for (const { facts } of findCards(library, { ...f, types: [] })) counts.set(facts.type, (counts.get(facts.type) ?? 0) + 1);
  return counts;
}

/** Every skill and classification that anybody has, and what ships have, by name. */
export function skillsIn(library: Library): readonly string[] {
  const found = new Set<string>();
  for (const { facts } of library.all) {
    if (facts.type === 'Personnel') for (const { skill } of facts.skills) found.add(skill);
    if (facts.type === 'Personnel' && facts.cls !== null) found.add(facts.cls);
  }
  return [...found].toSorted((a, b) => a.localeCompare(b, 'en'));
}
export const SET_CODES = Object.keys(SETS);

export const toggledIn = <V>(list: readonly V[], value: V): readonly V[] =>
  list.includes(value) ? list.filter((x) => x !== value) : [...list, value];

export const ATTRIBUTE_STEPS: readonly { readonly name: Attribute; readonly n: number }[] = [
  { name: 'INTEGRITY', n: 7 },
  { name: 'CUNNING', n: 8 },
  { name: 'STRENGTH', n: 8 },
];
