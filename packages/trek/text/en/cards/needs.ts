import type { Filter, Need, Such } from '../../../language/index.ts';
import { a, affiliation, and, count, icon, or, plural } from './words.ts';

const SUCH: { readonly [S in Such]: string } = {
  anybody: '',
  male: 'male',
  female: 'female',
  unique: 'unique',
  universal: 'universal',
  yours: 'your',
  opposing: 'opposing',
  'shape-shifter': 'shape-shifting',
  landed: 'landed',
  'in-orbit': 'orbiting',
  cloaked: 'cloaked',
  docked: 'docked',
  damaged: 'damaged',
  disabled: 'disabled',
  commanded: '',
  'only-of-its-species': '',
};

/** What stands before the noun, what the noun is, and what stands behind it. */
interface Phrase {
  readonly before: readonly string[];
  readonly noun: string | null;
  readonly behind: readonly string[];
}
const NONE: Phrase = { before: [], noun: null, behind: [] };
const before = (text: string): Phrase => (text === '' ? NONE : { ...NONE, before: [text] });
const behind = (text: string): Phrase => ({ ...NONE, behind: [text] });
const noun = (text: string): Phrase => ({ ...NONE, noun: text });

/** What is said after the noun. */
const BEHIND: { readonly [such: string]: string | undefined } = {
  commanded: 'with a matching commander aboard',
  'only-of-its-species': 'who is the only one of its species there',
};

/** Kinds of equipment: nobody is one of these. */
const THINGS = ['hand weapon', 'phaser', 'disruptor', 'Orb artifact'];

function phraseOf(filter: Filter): Phrase {
  if ('is' in filter) return Object.hasOwn(BEHIND, filter.is) ? behind(BEHIND[filter.is] ?? '') : before(SUCH[filter.is]);
  if ('species' in filter) return before(filter.species);
  if ('cls' in filter) return before(`${filter.cls}-classification`);
  if ('skill' in filter) return behind(`with ${filter.skill}`);
  if ('icon' in filter) return behind(`with ${a(icon(filter.icon))}`);
  if ('affil' in filter) return before(affiliation(filter.affil));
  if ('trait' in filter) return THINGS.includes(filter.trait) ? noun(filter.trait) : before(filter.trait);
  if ('card' in filter) return noun(filter.card);
  if ('type' in filter) return noun(filter.type === 'Equipment' ? 'Equipment card' : filter.type.toLowerCase());
  if ('shipClass' in filter) return { before: [filter.shipClass], noun: 'ship', behind: [] };
  if ('gear' in filter) return behind(`with ${filter.gear}`);
  if ('staffing' in filter)
    return behind(filter.staffing === 1 ? 'with staffing icons' : `with ${count(filter.staffing)} or more staffing icons`);
  if ('attr' in filter) return behind(`with ${filter.attr}${filter.op}${filter.n}`);
  if ('sum' in filter) return behind(`with ${filter.sum.join('+')}${filter.op}${filter.n}`);
  if ('odd' in filter) return behind(`with an odd ${filter.odd}`);
  if ('dots' in filter) return behind(`with ${count(filter.dots)} or more skills`);
  if ('and' in filter) {
    const parts = filter.and.map(phraseOf);
    return {
      before: parts.flatMap((x) => x.before),
      noun: parts.find((x) => x.noun !== null)?.noun ?? null,
      behind: parts.flatMap((x) => x.behind),
    };
  }
  if ('or' in filter) return alternatives(filter.or.map(phraseOf));
  if ('affil' in filter.not && filter.not.affil === 'NA') return before('aligned');
  const inner = phraseOf(filter.not);
  if (inner.before.length === 1 && inner.behind.length === 0 && inner.noun === null) return before(`non-${inner.before[0]}`);
  if (inner.behind.length === 1 && inner.before.length === 0) return behind(inner.behind[0].replace(/^with /, 'without '));
  return behind(`other than ${sayFilter(filter.not)}`);
}

/** Alternatives of one kind stand in one place: 'Klingon or Romulan', 'with Law or Honor'. */
function alternatives(parts: readonly Phrase[]): Phrase {
  if (parts.every((x) => x.noun === null && x.behind.length === 0)) return before(or(parts.map((x) => x.before.join(' '))));
  if (parts.every((x) => x.noun === null && x.before.length === 0)) {
    const texts = parts.map((x) => x.behind.join(' '));
    return behind(`with ${or(texts.map((x) => x.replace(/^with /, '')))}`);
  }
  return noun(or(parts.map((x) => together(x, 'personnel'))));
}

const together = (p: Phrase, usual: string): string => [...p.before, p.noun ?? usual, ...joinedBehind(p.behind)].join(' ');
/** 'with OFFICER and STRENGTH>5', not 'with OFFICER with STRENGTH>5'. */
function joinedBehind(texts: readonly string[]): string[] {
  const after = (word: string): string[] => texts.filter((x) => x.startsWith(word)).map((x) => x.slice(word.length));
  const [has, lacks] = [after('with '), after('without ')];
  const rest = texts.filter((x) => !/^with(?:out)? /.test(x));
  return [...(has.length === 0 ? [] : [`with ${and(has)}`]), ...(lacks.length === 0 ? [] : [`without ${or(lacks)}`]), ...rest];
}

/** Which cards are meant: 'your Bajoran CIVILIAN personnel', 'male with Honor'. `usual` is the noun where it names none. */
export const sayFilter = (filter: Filter, usual = 'personnel'): string => together(phraseOf(filter), usual);
/** Several of them: 'your Federation ships', 'Equipment cards'. */
export function sayMany(filter: Filter, usual = 'personnel'): string {
  const p = phraseOf(filter);
  const one = p.noun ?? usual;
  const many = COUNTED.some((x) => one === x) ? plural(2, one) : one === 'facility' ? 'facilities' : one;
  return together({ ...p, noun: many }, usual);
}
/** Nouns that have a plural of their own: personnel have none, and names of cards neither. */
const COUNTED: readonly string[] = [...THINGS, 'ship', 'card', 'event', 'artifact', 'objective', 'Equipment card'];

/** So many of them: 'three universal personnel', 'any PADD'. */
const sayCount = (n: number, filter: Filter): string => (n === 1 ? a(sayFilter(filter)) : `${count(n)} ${several(filter)}`);
/** Things have a plural of their own, personnel have none. */
const several = (filter: Filter): string => {
  if ('trait' in filter && THINGS.includes(filter.trait)) return plural(2, filter.trait);
  return 'type' in filter && filter.type !== 'Personnel' ? plural(2, sayFilter(filter)) : sayFilter(filter);
};
/** All of these: 'Equipment cards and artifacts'. */
export const sayAll = (filter: Filter): string =>
  'or' in filter && filter.or.every((x) => 'type' in x) ? and(filter.or.map(several)) : several(filter);

/** What a group must have, in a line: '2 Diplomacy, MEDICAL and STRENGTH over 45'. */
export function sayNeed(need: Need): string {
  if ('all' in need) return and(need.all.map((x) => ('any' in x ? `(${sayNeed(x)})` : sayNeed(x))));
  if ('any' in need) return or(need.any.map((x) => (/ and /.test(sayNeed(x)) ? `(${sayNeed(x)})` : sayNeed(x))));
  if ('skill' in need) return need.n === 1 ? need.skill : `${need.n} ${need.skill}`;
  if ('count' in need) return sayCount(need.count, need.of) + (need.apart ? ' of different affiliations' : '');
  if ('total' in need) {
    const what = `${need.total.join('+')} ${need.op === '>' ? 'over' : 'under'} ${need.n}`;
    return what + (need.each ? ' each' : '') + (need.from === undefined ? '' : ` from up to ${count(need.from)} personnel`);
  }
  if ('different' in need)
    return `${count(need.different.length)} different personnel: ${and(need.different.map((x) => `one ${sayFilter(x)}`))}`;
  if ('card' in need) return need.card;
  if ('anyCard' in need) return `any ${need.anyCard}`;
  if ('ship' in need) {
    const where = need.region === undefined ? '' : ` in the ${need.region} region`;
    return `a ${sayFilter(need.ship, 'ship')}${where}${need.aboard === undefined ? '' : ` with ${sayNeed(need.aboard)} aboard`}`;
  }
  if ('discard' in need) return `discarding ${sayCount(need.discard, need.of)}`;
  if ('them' in need) return `${sayNeed(need.them)} by those picked`;
  if ('others' in need) return `${sayNeed(need.others)} by the rest`;
  if ('at' in need) return need.at === 'outpost' ? 'your outpost here' : need.at === 'planet' ? 'being on a planet' : 'being in space';
  if ('youHave' in need) return `${'card' in need.youHave ? need.youHave.card : a(sayFilter(need.youHave))} of yours in play`;
  if ('opponentHas' in need) return `${a(sayFilter(need.opponentHas))} of your opponent in play`;
  if ('more' in need) return `more ${need.more} than ${need.than}`;
  if ('score' in need) return `${need.score} ${plural(need.score, 'point')}`;
  return `no ${sayNeed(need.not).replace(/^an? /, '')}`;
}
