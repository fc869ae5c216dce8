import type { Facts } from './facts.ts';
import type { Filter } from './need.ts';

/** Is this one of the cards that are meant, by what is printed on it alone? What only a game can tell is not. */
export function isInPrint(facts: Facts, filter: Filter): boolean {
  if ('and' in filter) return filter.and.every((x) => isInPrint(facts, x));
  if ('or' in filter) return filter.or.some((x) => isInPrint(facts, x));
  if ('not' in filter) return !isInPrint(facts, filter.not);
  if ('type' in filter) return facts.type === filter.type;
  if ('trait' in filter) return facts.traits.includes(filter.trait);
  if ('icon' in filter) return facts.icons.includes(filter.icon);
  if ('card' in filter) return facts.name === filter.card || facts.title === filter.card;
  if ('affil' in filter) return 'affil' in facts && facts.affil.some((x) => x === filter.affil);
  if ('species' in filter) return facts.type === 'Personnel' && facts.species.includes(filter.species);
  if (!('is' in filter)) return false;
  if (filter.is === 'anybody') return facts.type === 'Personnel';
  return (filter.is === 'unique' || filter.is === 'universal') && 'unique' in facts && facts.unique === filter.is;
}
