import type { Flow } from '@parley/kernel';
import type { Filter, HowMany, Picker, Relation, Target } from '../../language/index.ts';
import { ATTRIBUTES } from '../../language/index.ts';
import { isInPlay } from '../board/places.ts';
import { numberOf } from '../numbers/attributes.ts';
import { fits } from '../numbers/filter.ts';
import { eligible, headsOf, pickByValue, pickSome, selectAtRandom } from '../people/select.ts';
import { isType } from '../registry/cards.ts';
import { rival, type Piece, type Trek } from '../state/state.ts';
import { query } from '../timing/timing.ts';
import { things, victims, type Strike } from './strike.ts';

const immune = query('immune');

/** A target that looks for somebody. */
type Search = Exclude<Target, string>;
const filterOf = (target: Search): Filter => ('one' in target ? target.one : 'some' in target ? target.of : target.all);

/** Is it about cards of a type? Otherwise personnel alone are meant, whatever else is there. */
function asksForType(filter: Filter): boolean {
  if ('and' in filter) return filter.and.some(asksForType);
  if ('or' in filter) return filter.or.some(asksForType);
  return 'type' in filter;
}

/** All who could be hit, without those that were picked before (`but`). */
export function poolOf(g: Trek, s: Strike, target: Search, but: readonly Piece[] = []): readonly Piece[] {
  const filter = filterOf(target);
  const there = victims(g, s, target.among);
  const all = asksForType(filter) ? [...there, ...things(g, s)] : there.filter((x) => isType(g, x, 'Personnel'));
  const { compared } = target;
  return eligible(g, s.dilemma, all).filter(
    (x) =>
      !but.includes(x) &&
      fits(g, s.seat, x, filter, there) &&
      (compared === undefined || compares(g, s, x, compared)) &&
      !immune.ask(g, false, { piece: x, to: s.dilemma }),
  );
}

function compares(g: Trek, { them }: Strike, piece: Piece, relation: Relation): boolean {
  if (them.includes(piece)) return false;
  if ('lower' in relation) return them.every((x) => numberOf(g, piece, relation.lower) < numberOf(g, x, relation.lower));
  // Numbers of any kind are compared: one that is equal is enough (T16.18).
  const theirs = new Set(them.flatMap((x) => ATTRIBUTES.map((name) => numberOf(g, x, name))));
  return !ATTRIBUTES.some((name) => theirs.has(numberOf(g, piece, name)));
}

/** How many are to be picked of so many personnel. */
function countOf(howMany: HowMany, heads: number): number {
  if (howMany === 'half') return Math.floor(heads / 2);
  return howMany === 'all-but-one' ? heads - 1 : howMany === 'any' ? heads : howMany;
}

/** Is there somebody it could hit, and enough of them? */
export function canHit(g: Trek, s: Strike, target: Target): boolean {
  if (target === 'ship') return s.ship >= 0 && isInPlay(g, s.ship);
  if (target === 'them') return s.them.some((x) => isInPlay(g, x));
  if (target === 'others') return othersOf(g, s).length > 0;
  const pool = poolOf(g, s, target);
  if ('some' in target && typeof target.some === 'number') return headsOf(g, pool) >= target.some;
  return pool.length > 0 || ('one' in target && target.otherwise !== undefined && canHit(g, s, target.otherwise));
}

const othersOf = (g: Trek, s: Strike): readonly Piece[] => victims(g, s).filter((x) => !s.them.includes(x));

/** Whom it hits, and whether everybody sees who they are (T65.6). */
export interface Hit {
  readonly pieces: readonly Piece[];
  readonly shown: boolean;
}

/** Looks for those it hits; whoever is picked is picked now. */
export function* find(g: Trek, s: Strike, target: Target, but: readonly Piece[] = []): Flow<Hit> {
  if (target === 'ship') return { pieces: canHit(g, s, 'ship') ? [s.ship] : [], shown: true };
  if (target === 'them') return { pieces: victims(g, s, 'them'), shown: s.shown };
  if (target === 'others') return { pieces: othersOf(g, s), shown: false };
  const pool = poolOf(g, s, target, but);
  if ('all' in target) return { pieces: pool, shown: false };
  if (pool.length === 0 && 'one' in target && target.otherwise !== undefined) return yield* find(g, s, target.otherwise, but);
  const n = 'some' in target ? countOf(target.some, headsOf(g, pool)) : 1;
  const least = 'some' in target && target.some === 'any' ? 0 : n;
  return { pieces: yield* pick(g, s, target.pick, pool, n, least), shown: true };
}

function pick(
  g: Trek,
  { seat, dilemma }: Strike,
  picker: Picker,
  pool: readonly Piece[],
  n: number,
  least: number,
): Flow<readonly Piece[]> {
  const picking = { by: seat, source: dilemma };
  if ('of' in picker) return pickByValue(g, picker, picking, pool, n);
  if (picker.by === 'random') return selectAtRandom(g, seat, dilemma, pool, n);
  return pickSome(g, picker.by === 'you' ? seat : rival(seat), picking, pool, n, least);
}
