import { ATTRIBUTES, SHIP_NUMBERS, type Attribute, type ShipNumber } from './facts.ts';
import { WHEREABOUTS, type Filter, type Need } from './need.ts';
import { wordAt, WORDS, type Word } from './vocabulary.ts';
import { REGIONS } from './words.ts';

/**
 * How a need is written, as on missions: '2 Diplomacy + MEDICAL + STRENGTH>45 OR {Odo}'.
 *
 *   need    = clause { ' OR ' clause }
 *   clause  = part { ' + ' part }
 *   part    = 'no ' part | '(' need ')' | total | 'any ' name | 'discard ' [n ' '] cards | ship | [n ' '] skill
 *           | [n ' '] cards [' of different affiliations'] | 'different (' cards { ' | ' cards } ')' | ('them' | 'others') ' (' need ')'
 *           | 'at ' ('planet' | 'space' | 'outpost') | 'score ' n | ('you have ' | 'opponent has ') cards | 'more ' skill ' than ' skill
 *   total   = number { '+' number } ('>' | '<') n [' each'] [' from ' n]
 *   number  = INTEGRITY | CUNNING | STRENGTH | RANGE | WEAPONS | SHIELDS
 *   ship    = { kind ' ' } 'ship' [' with ' quality { ' and ' quality }] [' in ' region] [' carrying ' part]
 *   cards   = kind { ' ' kind } [' with ' quality { ' and ' quality }]
 *   kind    = one { '/' one }                                           one = ['non-'] (word | '{' card '}' | '<' cards '>')
 *   quality = ['no '] (skill | special equipment | attribute { '+' attribute } ('>' | '<') n | n ' staffing icons' | n ' skill dots'
 *           | 'odd ' attribute)
 *   skill   = a regular skill | CLASS
 *   word    = CLASS | CLASS'-class' | [Icon] | [Affiliation] | species | trait | '"' ship class '"' | type ' card' | male | unique | personnel ...
 *
 * '2 Youth' is Youth to a level of two in the whole group; '2 personnel with Youth' are two who have it. What is no word of the language is an
 * error when the card is loaded. `writing.ts` writes the same.
 */
export const parseNeed = (text: string): Need => whole(text, needAt);

/** Which cards are meant, by the same grammar: 'non-[NA] V.I.P.', 'Romulan with no Treachery'. */
export const parseFilter = (text: string): Filter => whole(text, (at) => joined(cardsAt(at)));

/** How far a text is read. */
interface Cursor {
  readonly text: string;
  i: number;
}

function whole<T>(text: string, read: (at: Cursor) => T): T {
  const at: Cursor = { text, i: 0 };
  const value = read(at);
  return at.i === text.length ? value : fail(at, 'this is left over');
}
function fail(at: Cursor, what: string): never {
  throw new Error(`"${at.text}": ${what}, at "${at.text.slice(at.i)}"`);
}
function take(at: Cursor, word: string): boolean {
  if (!at.text.startsWith(word, at.i)) return false;
  at.i += word.length;
  return true;
}
function takeMatch(at: Cursor, sticky: RegExp): RegExpExecArray | null {
  sticky.lastIndex = at.i;
  const match = sticky.exec(at.text);
  if (match) at.i += match[0].length;
  return match;
}
function list<T>(at: Cursor, between: string, read: (at: Cursor) => T): T[] {
  const all = [read(at)];
  while (take(at, between)) all.push(read(at));
  return all;
}

function needAt(at: Cursor): Need {
  const ways = list(at, ' OR ', clauseAt);
  return ways.length === 1 ? ways[0] : { any: ways };
}
function clauseAt(at: Cursor): Need {
  const parts = list(at, ' + ', partAt);
  return parts.length === 1 ? parts[0] : { all: parts };
}

function partAt(at: Cursor): Need {
  if (take(at, 'no ')) return { not: partAt(at) };
  if (take(at, '(')) {
    const need = needAt(at);
    return take(at, ')') ? need : fail(at, 'a bracket is not closed');
  }
  if (take(at, 'any ')) return { anyCard: (takeMatch(at, NAME) ?? fail(at, 'a name is missing'))[0] };
  if (take(at, 'discard ')) return { discard: countAt(at) ?? 1, of: joined(cardsAt(at)) };
  return dilemmaPartAt(at) ?? totalAt(at) ?? shipAt(at) ?? skillOrCards(at);
}

/** Parts that only dilemmas ask for. */
function dilemmaPartAt(at: Cursor): Need | null {
  if (take(at, 'different (')) return closedBy(at, { different: list(at, ' | ', (x) => joined(cardsAt(x))) });
  if (take(at, 'them (')) return closedBy(at, { them: needAt(at) });
  if (take(at, 'others (')) return closedBy(at, { others: needAt(at) });
  if (take(at, 'you have ')) return { youHave: joined(cardsAt(at)) };
  if (take(at, 'opponent has ')) return { opponentHas: joined(cardsAt(at)) };
  if (take(at, 'more ')) return { more: skillAt(at), than: take(at, ' than ') ? skillAt(at) : fail(at, 'than what is missing') };
  if (take(at, 'at ')) return { at: WHEREABOUTS.find((x) => take(at, x)) ?? fail(at, 'there is no such place') };
  const score = takeMatch(at, SCORE);
  return score === null ? null : { score: Number(score[1]) };
}
const SCORE = /score (\d+)/y;
const closedBy = <T>(at: Cursor, value: T): T => (take(at, ')') ? value : fail(at, 'a bracket is not closed'));

function skillAt(at: Cursor): string {
  const [word, found] = wordHere(at);
  if (found === undefined || !('skill' in found.filter)) fail(at, 'there is no such skill');
  at.i += word.length;
  return found.filter.skill;
}

const NAME = /.+?(?= \+ | OR |\)|$)/y;

const COUNT = /(\d+) /y;
function countAt(at: Cursor): number | null {
  const match = takeMatch(at, COUNT);
  return match ? Number(match[1]) : null;
}

const NUMBERS = [...ATTRIBUTES, ...SHIP_NUMBERS];
const isNumber = (word: string): word is Attribute | ShipNumber => NUMBERS.some((x) => x === word);
const TOTAL = new RegExp(`((?:${NUMBERS.join('|')})(?:\\+(?:${NUMBERS.join('|')}))*)([<>])(\\d+)( each)?(?: from (\\d+))?`, 'y');

function totalAt(at: Cursor): Need | null {
  const match = takeMatch(at, TOTAL);
  if (!match) return null;
  const [, names, sign, n, each, from] = match;
  const total = { total: names.split('+').filter(isNumber), op: sign === '<' ? '<' : '>', n: Number(n) } as const;
  return { ...total, ...(each === undefined ? {} : { each: true }), ...(from === undefined ? {} : { from: Number(from) }) };
}

function skillOrCards(at: Cursor): Need {
  const count = countAt(at);
  const [word, found] = wordHere(at);
  if (found?.skill && 'skill' in found.filter && endsPart(at.text, at.i + word.length)) {
    at.i += word.length;
    return { skill: found.filter.skill, n: count ?? 1 };
  }
  const of = joined(cardsAt(at));
  if (count === null && 'card' in of) return of;
  return take(at, ' of different affiliations') ? { count: count ?? 1, of, apart: true } : { count: count ?? 1, of };
}

const endsPart = (text: string, i: number): boolean => i === text.length || [')', ' + ', ' OR '].some((end) => text.startsWith(end, i));

/** A ship, if that is what these words come to. */
function shipAt(at: Cursor): Need | null {
  const start = at.i;
  const kinds: Filter[] = [];
  while (!take(at, 'ship')) {
    if (!isKind(at)) {
      at.i = start;
      return null;
    }
    kinds.push(kindAt(at));
    take(at, ' ');
  }
  const qualities = take(at, ' with ') ? list(at, ' and ', qualityAt) : [];
  const all = [...kinds, ...qualities];
  const ship = all.length === 0 ? ({ is: 'anybody' } as const) : joined(all);
  const region = take(at, ' in ') ? (REGIONS.find((x) => take(at, x)) ?? fail(at, 'there is no such region')) : null;
  const aboard = take(at, ' carrying ') ? partAt(at) : null;
  return { ship, ...(region === null ? {} : { region }), ...(aboard === null ? {} : { aboard }) };
}

const joined = (filters: readonly Filter[]): Filter => (filters.length === 1 ? filters[0] : { and: filters });

function cardsAt(at: Cursor): readonly Filter[] {
  const start = at.i;
  const kinds = [kindAt(at)];
  while (startsKind(at)) {
    at.i++;
    kinds.push(kindAt(at));
  }
  const isAnybody = at.text.slice(start, at.i) === 'personnel';
  const qualities = take(at, ' with ') ? list(at, ' and ', qualityAt) : [];
  return isAnybody && qualities.length > 0 ? qualities : [...kinds, ...qualities];
}

const wordHere = (at: Cursor): [word: string, found: Word | undefined] => {
  const word = wordAt(at.text, at.i) ?? '';
  return [word, WORDS.get(word)];
};
/** Does another kind of cards stand here, or after the space? */
const isKind = (at: Cursor): boolean =>
  ['<', '{', 'non-'].some((start) => at.text.startsWith(start, at.i)) || wordHere(at)[1]?.after === false;
const startsKind = ({ text, i }: Cursor): boolean => text[i] === ' ' && isKind({ text, i: i + 1 });

function kindAt(at: Cursor): Filter {
  const ones = list(at, '/', oneAt);
  return ones.length === 1 ? ones[0] : { or: ones };
}

function oneAt(at: Cursor): Filter {
  if (take(at, 'non-')) return { not: oneAt(at) };
  const card = takeMatch(at, CARD);
  if (card) return { card: card[1] };
  if (take(at, '<')) {
    const filter = joined(cardsAt(at));
    return take(at, '>') ? filter : fail(at, 'a bracket is not closed');
  }
  const [word, found] = wordHere(at);
  if (found === undefined) fail(at, 'there is no such word');
  if (found.after) fail(at, 'this comes after "with"');
  at.i += word.length;
  return found.filter;
}
const CARD = /\{([^}]+)\}/y;

function qualityAt(at: Cursor): Filter {
  if (take(at, 'no ')) return { not: qualityAt(at) };
  const number = takeMatch(at, ATTRIBUTE);
  if (number) {
    const names = number[1].split('+').filter(isAttribute);
    const limit = { op: number[2] === '<' ? '<' : '>', n: Number(number[3]) } as const;
    return names.length === 1 ? { attr: names[0], ...limit } : { sum: names, ...limit };
  }
  const odd = takeMatch(at, ODD);
  if (odd && isAttribute(odd[1])) return { odd: odd[1] };
  const dots = takeMatch(at, DOTS);
  if (dots) return { dots: Number(dots[1]) };
  const staffing = takeMatch(at, STAFFING);
  if (staffing) return { staffing: Number(staffing[1]) };
  const [word, found] = wordHere(at);
  if (found === undefined) fail(at, 'there is no such word');
  if (!found.after && !found.skill) fail(at, 'only skills, special equipment and numbers come after "with"');
  at.i += word.length;
  return found.filter;
}
const isAttribute = (word: string): word is Attribute => ATTRIBUTES.some((x) => x === word);
const ATTRIBUTE = new RegExp(`((?:${ATTRIBUTES.join('|')})(?:\\+(?:${ATTRIBUTES.join('|')}))*)([<>])(\\d+)`, 'y');
const ODD = new RegExp(`odd (${ATTRIBUTES.join('|')})`, 'y');
const DOTS = /(\d+) skill dots/y;
const STAFFING = /(\d+) staffing icons/y;
