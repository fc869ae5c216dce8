import type { Ruling } from '@parley/kernel';
import type { Facts } from '../../language/index.ts';

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Where a name stands in a text as a word of its own; -1: nowhere. */
function standsAt(text: string, name: string): number {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return at;
  return -1;
}

/** Words that are names of cards and mean something else in almost every sentence. */
const WORDS: readonly string[] = ['Planet', 'Space', 'Data', 'Q'];

/** The rulings that speak of a card, by the ids of cards. Of names within names the longest is meant: "Founder Secret" is no Founder. */
export function cardsNamed(rulings: readonly Ruling[], cards: readonly Facts[]): ReadonlyMap<string, readonly string[]> {
  const longest = cards.filter((x) => !WORDS.includes(x.name)).toSorted((a, b) => b.name.length - a.name.length);
  const about = new Map<string, string[]>();
  for (const { id, title } of rulings) {
    let left = title;
    for (const { id: card, name } of longest) {
      const at = standsAt(left, name);
      if (at === -1) continue;
      left = left.slice(0, at) + ' '.repeat(name.length) + left.slice(at + name.length);
      const known = about.get(card);
      if (known === undefined) about.set(card, [id]);
      else if (!known.includes(id)) known.push(id);
    }
  }
  return about;
}
