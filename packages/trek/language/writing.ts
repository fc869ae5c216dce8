import type { Filter, Need } from './need.ts';
import { WORDS, wordOf } from './vocabulary.ts';

/** A need as `grammar.ts` reads it. */
export function writeNeed(need: Need): string {
  if ('any' in need) return need.any.map((x) => ('any' in x ? `(${writeNeed(x)})` : writeNeed(x))).join(' OR ');
  if ('all' in need) return need.all.map(part).join(' + ');
  return part(need);
}

function part(need: Need): string {
  if ('all' in need || 'any' in need) return `(${writeNeed(need)})`;
  if ('not' in need) return `no ${part(need.not)}`;
  if ('skill' in need) return counted(need.n, need.skill);
  if ('count' in need) {
    // '{Odo}' by itself is any version of him, '1 {Odo}' the card.
    const cards = 'card' in need.of ? `${need.count} ${writeFilter(need.of)}` : counted(need.count, writeFilter(need.of));
    return `${cards}${need.apart ? ' of different affiliations' : ''}`;
  }
  if ('total' in need) {
    const from = need.from === undefined ? '' : ` from ${need.from}`;
    return `${need.total.join('+')}${need.op}${need.n}${need.each ? ' each' : ''}${from}`;
  }
  if ('card' in need) return `{${need.card}}`;
  if ('anyCard' in need) return `any ${need.anyCard}`;
  if ('discard' in need) return `discard ${need.discard} ${writeFilter(need.of)}`;
  if ('different' in need) return `different (${need.different.map(writeFilter).join(' | ')})`;
  if ('them' in need) return `them (${writeNeed(need.them)})`;
  if ('others' in need) return `others (${writeNeed(need.others)})`;
  if ('at' in need) return `at ${need.at}`;
  if ('score' in need) return `score ${need.score}`;
  if ('youHave' in need) return `you have ${writeFilter(need.youHave)}`;
  if ('opponentHas' in need) return `opponent has ${writeFilter(need.opponentHas)}`;
  if ('more' in need) return `more ${need.more} than ${need.than}`;
  const [kinds, qualities] = 'is' in need.ship && need.ship.is === 'anybody' ? [[], []] : partsOf(need.ship);
  const region = need.region === undefined ? '' : ` in ${need.region}`;
  const aboard = need.aboard === undefined ? '' : ` carrying ${part(need.aboard)}`;
  return `${[...kinds.map(kind), 'ship'].join(' ')}${withAll(qualities)}${region}${aboard}`;
}

const counted = (n: number, what: string): string => (n === 1 ? what : `${n} ${what}`);
const withAll = (qualities: readonly Filter[]): string => (qualities.length === 0 ? '' : ` with ${qualities.map(quality).join(' and ')}`);

/** Which cards are meant, as `grammar.ts` reads it. */
export function writeFilter(filter: Filter): string {
  const [kinds, qualities] = partsOf(filter);
  const words = kinds.map(kind).join(' ');
  // 'personnel' before "with" is no kind of its own.
  return `${words === '' ? 'personnel' : words === 'personnel' && qualities.length > 0 ? '<personnel>' : words}${withAll(qualities)}`;
}

/** What stands for itself, and what comes after "with": the qualities at the end of the list. */
function partsOf(filter: Filter): [kinds: readonly Filter[], qualities: readonly Filter[]] {
  const list = 'and' in filter ? filter.and : [filter];
  let from = list.length;
  while (from > 0 && (isQuality(list[from - 1]) || isSkill(list[from - 1]))) from--;
  // A classification before the first quality stands for itself: 'OFFICER with STRENGTH>5'.
  while (from < list.length && list.length > 1 && isClass(list[from])) from++;
  return [list.slice(0, from), list.slice(from)];
}
const isSkill = (filter: Filter): boolean => 'skill' in filter;
const isClass = (filter: Filter): boolean => 'skill' in filter && WORDS.get(filter.skill)?.after === false;

/** Does it come after "with"? */
function isQuality(filter: Filter): boolean {
  if ('not' in filter) return isQuality(filter.not);
  return (
    'attr' in filter ||
    'sum' in filter ||
    'dots' in filter ||
    'odd' in filter ||
    'staffing' in filter ||
    'gear' in filter ||
    ('skill' in filter && !isClass(filter))
  );
}
function quality(filter: Filter): string {
  if ('not' in filter) return `no ${quality(filter.not)}`;
  if ('attr' in filter) return `${filter.attr}${filter.op}${filter.n}`;
  if ('sum' in filter) return `${filter.sum.join('+')}${filter.op}${filter.n}`;
  if ('dots' in filter) return `${filter.dots} skill dots`;
  if ('odd' in filter) return `odd ${filter.odd}`;
  if ('staffing' in filter) return `${filter.staffing} staffing icons`;
  return wordOf(filter) ?? `<${writeFilter(filter)}>`;
}

const kind = (filter: Filter): string =>
  'or' in filter ? filter.or.map((x) => ('or' in x ? `<${writeFilter(x)}>` : one(x))).join('/') : one(filter);
function one(filter: Filter): string {
  if ('not' in filter && !isQuality(filter)) return `non-${one(filter.not)}`;
  if ('card' in filter) return `{${filter.card}}`;
  const word = isQuality(filter) ? null : wordOf(filter);
  return word ?? `<${writeFilter(filter)}>`;
}
