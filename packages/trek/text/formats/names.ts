import { plainName, SETS, type Facts } from '../../language/index.ts';
import type { CardBook, Found } from './reading.ts';

/** The set of a card, by its id. */
export const setOf = ({ id }: Facts): string => id.slice(0, id.indexOf('-'));
export const setName = (facts: Facts): string => {
  const code = setOf(facts);
  return isSet(code) ? SETS[code].name : code;
};
const isSet = (code: string): code is keyof typeof SETS => Object.hasOwn(SETS, code);

/** 'DOM', 'dom 74', 'The Dominion', 'Dominion': is this set meant? */
function isSetOf(facts: Facts, hint: string): boolean {
  const plain = plainName(hint).replace(/ p?\d+$/, '');
  const name = plainName(setName(facts));
  return plain !== '' && (plain === plainName(setOf(facts)) || plain === name || `the ${plain}` === name);
}

/** A name that means this card alone, wherever it is read. */
export function nameToWrite(book: CardBook, id: string): string {
  const facts = book.find(id)?.facts;
  if (facts === undefined) return id;
  return book.named(facts.name).length === 1 ? facts.name : `${facts.title} (${setName(facts)})`;
}

/** The set in brackets at the end of a name: 'Data (First Contact)', 'Founder [DOM 82]'. */
const BRACKETS = /^(?<name>[^()[\]]{1,80})[([](?<hint>[^()[\]]{1,40})[)\]]$/;

/** Which card is meant, by its id or any of its names; `hint`: the set, where it is told apart from the name. */
export function findNamed(book: CardBook, text: string, hint = ''): Found {
  const name = text.trim();
  if (name === '') return NOTHING;
  const id = name.toUpperCase();
  if (book.find(id) !== undefined) return { id };
  const found = book.named(name);
  if (found.length > 0) return among(found, hint);
  const { name: short = '', hint: set = '' } = BRACKETS.exec(name)?.groups ?? {};
  const others = short === '' ? [] : book.named(short);
  if (others.length === 0) return NOTHING;
  // Somebody means another version than those that are here.
  const fitting = others.filter((x) => isSetOf(x, set));
  return fitting.length === 0 ? { why: 'other-version', choices: idsOf(others) } : among(fitting, '');
}
const NOTHING: Found = { why: 'unknown', choices: [] };
const idsOf = (cards: readonly Facts[]): readonly string[] => cards.map((x) => x.id);

function among(found: readonly Facts[], hint: string): Found {
  if (found.length === 1) return { id: found[0].id };
  const fitting = found.filter((x) => isSetOf(x, hint));
  return fitting.length === 1 ? { id: fitting[0].id } : { why: 'several', choices: idsOf(found) };
}
