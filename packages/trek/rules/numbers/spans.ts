import { lineOf, quadrantOf } from '../board/places.ts';
import { cardOf, factsOf } from '../registry/cards.ts';
import { controllerOf, ownerOf } from '../state/control.ts';
import type { Piece, Trek } from '../state/state.ts';
import { query } from '../timing/timing.ts';
import { fixed } from './printed.ts';

const spanAsked = query('span');

/** The RANGE it takes a ship to enter a location (T12.4): what the end facing its player shows (T44.1). */
export const spanOf = (g: Trek, location: Piece, ship: Piece): number =>
  spanAsked.ask(g, printedSpan(g, location, ship), { location, ship });

function printedSpan(g: Trek, location: Piece, ship: Piece): number {
  const { facts, standing } = cardOf(g, location);
  if (facts.type === 'Mission') {
    const text = standing.find((x) => x.says === 'span');
    if (text !== undefined) return text.n + text.perUniversal * universalBeside(g, location);
    const opposite = controllerOf(g, ship) !== ownerOf(g, location);
    return fixed((opposite ? facts.otherEnd?.span : undefined) ?? facts.span);
  }
  for (const text of standing) if (text.says === 'location') return text.span;
  return 0;
}

/** How many of the locations next to it are universal missions. */
const universalBeside = (g: Trek, location: Piece): number =>
  waysFrom(g, location).filter(([next]) => {
    const facts = factsOf(g, next);
    return facts.type === 'Mission' && facts.unique === 'universal';
  }).length;

/** The locations of its line on either side of one, the nearest first (T38.12, T44.3); `around`: from one end of it on to the other. */
export function waysFrom(g: Trek, location: Piece, around = false): readonly (readonly Piece[])[] {
  const quadrant = quadrantOf(g, location);
  if (quadrant === null) return [];
  const line = lineOf(g, quadrant);
  const at = line.indexOf(location);
  const [left, right] = [line.slice(0, at).reverse(), line.slice(at + 1)];
  const ways = around ? [left.concat(right.toReversed()), right.concat(left.toReversed())] : [left, right];
  return ways.filter((way) => way.length > 0);
}
