import type { Seat } from '@parley/kernel';
import type { Filter } from '../../language/index.ts';
import { factsOf } from '../registry/cards.ts';
import { isYours } from '../state/control.ts';
import type { Piece, Trek } from '../state/state.ts';
import { numberOf } from './attributes.ts';
import { affiliationsOf, classesOf, iconsOf, isPersonnel, levelOf, speciesOf, traitsOf } from './printed.ts';

/** Species that change their shape (T24.1). */
const SHAPE_SHIFTERS = ['Changeling', 'Allasomorph'];

/** Is this card one of those that are meant? `seat`: the player the text calls "you" (T38.1). */
export function fits(g: Trek, seat: Seat, piece: Piece, filter: Filter): boolean {
  if ('is' in filter) return isSuch(g, seat, piece, filter.is);
  if ('species' in filter) return speciesOf(g, piece).includes(filter.species);
  if ('cls' in filter) return classesOf(g, piece).includes(filter.cls);
  if ('skill' in filter) return levelOf(g, piece, filter.skill) > 0;
  if ('icon' in filter) return iconsOf(g, piece).includes(filter.icon);
  if ('affil' in filter) return affiliationsOf(g, piece).some((x) => x === filter.affil);
  if ('trait' in filter) return traitsOf(g, piece).includes(filter.trait);
  if ('card' in filter) return isNamed(g, piece, filter.card);
  if ('attr' in filter) {
    const n = numberOf(g, piece, filter.attr);
    return filter.op === '>' ? n > filter.n : n < filter.n;
  }
  if ('and' in filter) return filter.and.every((x) => fits(g, seat, piece, x));
  if ('or' in filter) return filter.or.some((x) => fits(g, seat, piece, x));
  return !fits(g, seat, piece, filter.not);
}

function isSuch(g: Trek, seat: Seat, piece: Piece, such: Extract<Filter, { readonly is: unknown }>['is']): boolean {
  const facts = factsOf(g, piece);
  switch (such) {
    case 'anybody':
      return isPersonnel(facts);
    case 'male':
    case 'female':
      return isPersonnel(facts) && facts.gender === such; // T42.8
    case 'unique':
    case 'universal':
      return 'unique' in facts && facts.unique === such;
    case 'yours':
      return isYours(g, seat, piece);
    case 'opposing':
      return !isYours(g, seat, piece);
    case 'shape-shifter':
      return speciesOf(g, piece).some((x) => SHAPE_SHIFTERS.includes(x));
  }
}

/** Any card of that title, or any version of that persona (T38.8). A lookalike is no version of whom it imitates (T32.4). */
export function isNamed(g: Trek, piece: Piece, name: string): boolean {
  const facts = factsOf(g, piece);
  return facts.name === name || (isPersonnel(facts) && facts.persona === name);
}
