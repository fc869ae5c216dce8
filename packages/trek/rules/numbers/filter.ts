import type { Seat } from '@parley/kernel';
import type { Filter, Such } from '../../language/index.ts';
import { hasPlanet, isDocked, locationOf, personnelIn, presentWith } from '../board/places.ts';
import { cardOf, factsOf } from '../registry/cards.ts';
import { controllerOf, isYours } from '../state/control.ts';
import { is } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { kindOf, zoneIn, zoneOf } from '../state/zones.ts';
import { query } from '../timing/timing.ts';
import { numberOf, totalOf } from './attributes.ts';
import { affiliationsOf, classesOf, iconsOf, isPersonnel, isShip, levelOf, speciesOf, traitsOf } from './printed.ts';

const staffingAsked = query('staffing');

/** The icons and words a ship asks for, each of another personnel (T43.1, T43.2). */
export function staffingOf(g: Trek, ship: Piece): readonly string[] {
  const facts = factsOf(g, ship);
  return staffingAsked.ask(g, isShip(facts) ? facts.staffing : [], ship);
}

/** Is one of its matching commanders aboard, of the same player (T62.1)? Either card may name the other. */
export function isCommanded(g: Trek, ship: Piece): boolean {
  const facts = factsOf(g, ship);
  if (!isShip(facts)) return false;
  return personnelIn(g, zoneIn(ship)).some((x) => {
    const who = factsOf(g, x);
    if (!isPersonnel(who) || controllerOf(g, x) !== controllerOf(g, ship)) return false;
    if (who.commands.includes(facts.name) || facts.commanders.some((name) => isNamed(g, x, name))) return true;
    return cardOf(g, x).standing.some((text) => text.says === 'commands' && fits(g, controllerOf(g, x), ship, text.of));
  });
}

/** Species that change their shape (T24.1). */
const SHAPE_SHIFTERS = ['Changeling', 'Allasomorph'];

/**
 * Is this card one of those that are meant? `seat`: the player the text calls "you" (T38.1). `among`: the group it is one of, for what can only be said
 * of one of several; left out: whoever is present with it.
 */
export function fits(g: Trek, seat: Seat, piece: Piece, filter: Filter, among?: readonly Piece[]): boolean {
  if ('is' in filter) return filter.is === 'only-of-its-species' ? isOnlyOfItsSpecies(g, piece, among) : isSuch(g, seat, piece, filter.is);
  if ('species' in filter) return speciesOf(g, piece).includes(filter.species);
  if ('cls' in filter) return classesOf(g, piece).includes(filter.cls);
  if ('skill' in filter) return levelOf(g, piece, filter.skill) > 0;
  if ('icon' in filter) return iconsOf(g, piece).includes(filter.icon);
  if ('affil' in filter) return affiliationsOf(g, piece).some((x) => x === filter.affil);
  if ('trait' in filter) return traitsOf(g, piece).includes(filter.trait);
  if ('type' in filter) return factsOf(g, piece).type === filter.type;
  if ('shipClass' in filter) return isOfClass(g, piece, filter.shipClass);
  if ('gear' in filter) return hasGear(g, piece, filter.gear);
  if ('staffing' in filter) return isShip(factsOf(g, piece)) && staffingOf(g, piece).length >= filter.staffing;
  if ('card' in filter) return isNamed(g, piece, filter.card);
  if ('attr' in filter) return isBeyond(numberOf(g, piece, filter.attr), filter);
  if ('sum' in filter) return isBeyond(totalOf(g, [piece], filter.sum), filter);
  if ('dots' in filter) return dotsOf(g, piece) >= filter.dots;
  if ('odd' in filter) return numberOf(g, piece, filter.odd) % 2 === 1;
  if ('and' in filter) return filter.and.every((x) => fits(g, seat, piece, x, among));
  if ('or' in filter) return filter.or.some((x) => fits(g, seat, piece, x, among));
  return !fits(g, seat, piece, filter.not, among);
}
const isBeyond = (n: number, limit: { readonly op: '>' | '<'; readonly n: number }): boolean =>
  limit.op === '>' ? n > limit.n : n < limit.n;

/** The dots of a skill box: its entries (T42.4). */
export function dotsOf(g: Trek, piece: Piece): number {
  const facts = factsOf(g, piece);
  return isPersonnel(facts) ? facts.box.length : 0;
}

function isOnlyOfItsSpecies(g: Trek, piece: Piece, among: readonly Piece[] = presentWith(g, piece)): boolean {
  const own = speciesOf(g, piece);
  return own.length > 0 && !among.some((x) => x !== piece && speciesOf(g, x).some((y) => own.includes(y)));
}

function isSuch(g: Trek, seat: Seat, piece: Piece, such: Exclude<Such, 'only-of-its-species'>): boolean {
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
    case 'cloaked':
    case 'landed':
    case 'damaged':
    case 'disabled':
      return is(g, piece, such);
    case 'in-orbit':
      return isShip(facts) && isInOrbit(g, piece);
    case 'docked':
      return isShip(facts) && isDocked(g, piece);
    case 'commanded':
      return isCommanded(g, piece);
  }
}

function isOfClass(g: Trek, piece: Piece, shipClass: string): boolean {
  const facts = factsOf(g, piece);
  return isShip(facts) && facts.shipClass === shipClass;
}

/** A ship with that special equipment. */
export function hasGear(g: Trek, piece: Piece, gear: string): boolean {
  const facts = factsOf(g, piece);
  return isShip(facts) && facts.equipment.includes(gear);
}

/** In space at a planet, undocked (T44.8). */
function isInOrbit(g: Trek, piece: Piece): boolean {
  return kindOf(zoneOf(g, piece)) === 'space' && hasPlanet(g, locationOf(g, piece));
}

/** Any card of that title, or any version of that persona (T38.8). A lookalike is no version of whom it imitates (T32.4). */
export function isNamed(g: Trek, piece: Piece, name: string): boolean {
  const facts = factsOf(g, piece);
  return facts.name === name || facts.title === name || facts.aka.includes(name) || (isPersonnel(facts) && facts.personas.includes(name));
}

/** Any card with that in its title, or any version of that persona (T32.6, T38.8); lookalikes are not among them. */
export function isAny(g: Trek, piece: Piece, name: string): boolean {
  if (isNamed(g, piece, name)) return true;
  const facts = factsOf(g, piece);
  const titled = ` ${facts.title} `.toLowerCase().includes(` ${name.toLowerCase()} `);
  return titled && !(isPersonnel(facts) && facts.impersonates !== null);
}
