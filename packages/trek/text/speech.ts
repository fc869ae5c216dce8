import type { Decision, Plain, Seat } from '@parley/kernel';
import { localeOf, say, textPart, type Facts, type Locale, type Message, type Thing } from '@parley/kernel/sentence';
import { causeOf, optionIds } from '../ids/index.ts';
import { AFFILIATIONS, CLASSIFICATIONS } from '../language/facts.ts';
import { SKILLS, slugOf } from '../language/words.ts';
import type { Lexicon } from './lexicon.ts';
import type { CardPart, Part, PlacePart, PlayerPart } from './parts.ts';
import { sayWay } from './en/cards/effects.ts';

/** Where a zone is, as people would say it. */
export interface PlaceSaid {
  /** Which sentence says it: 'aboard', 'surface', 'space', 'hand' ... */
  readonly kind: string;
  /** The card it belongs to, if its face may be known; whose it is, if it is a seat's. */
  readonly card: string | null;
  readonly seat: Seat | null;
}

/**
 * Who speaks to whom: the words of a language, who is called 'you', what people are called, and what can be told of cards and places. The same code
 * speaks on the server, in the terminal and in the browser.
 */
export interface Speech {
  readonly lexicon: Lexicon;
  readonly viewer: Seat | null;
  name(seat: Seat): string;
  /** Which card a piece is, if the listener may know it. */
  card(piece: number): string | null;
  place(zone: number): PlaceSaid;
}

type Data = { readonly [name: string]: Plain | undefined };
type Fact = Facts<Part>[string];

/** Stands in place of a card that the listener may not know. */
const HIDDEN = '';
/** How facts are said, by their names: persons, cards, places. All others are numbers and words. */
const PERSONS: readonly string[] = ['by', 'who', 'seat', 'owner'];
const CARDS: readonly string[] = ['card', 'top', 'mission', 'ship', 'dilemma', 'target', 'facility', 'host', 'at'];
const LISTS: readonly string[] = ['cards', 'targets', 'picked'];
const WAYS: readonly string[] = ['from', 'to'];
/** Signs of the rules, one or several, that have words: 'Cmd, Stf', 'Fed/Kli'. */
const SIGNS: readonly string[] = ['icons', 'affiliation'];

const person = ({ viewer, name }: Speech, seat: Seat): Thing<PlayerPart> => ({
  key: seat < 0 ? 'nobody' : seat === viewer ? 'you' : 'one',
  parts: (first) => (seat < 0 ? [] : [{ kind: 'player', seat, text: seat !== viewer ? name(seat) : first ? 'You' : 'you' }]),
  worded: (text) => ({ kind: 'player', seat, text }),
});

export const cardPart = (s: Speech, card: string, piece?: number): CardPart => ({
  kind: 'card',
  card,
  text: s.lexicon.cards[card]?.name ?? card,
  ...(piece === undefined ? {} : { piece }),
});

/** A card by its number at the table. One whose face may not be known is just a card. */
export function piecePart(s: Speech, piece: number): Part {
  const card = s.card(piece);
  return card === null ? textPart(word(s, 'card')) : cardPart(s, card, piece);
}

/** A place where something is ('aboard Defiant', 'on Rescue Founder'), or the way to or from it ('Defiant'). */
export function sayPlace(s: Speech, zone: number, form: 'where' | 'way' = 'where'): Part[] {
  const { kind, card, seat } = s.place(zone);
  const { places } = s.lexicon.messages;
  const message = (form === 'way' ? places[`way.${kind}`] : undefined) ?? places[kind] ?? places.somewhere;
  const parts = sentence(s, message, { ...(card === null ? {} : { card }), ...(seat === null ? {} : { who: seat }) });
  // The whole of it is the place: a card inside is its name.
  const text = parts.map((x) => x.text).join('');
  const place: PlacePart = { kind: 'place', zone, text };
  return [place];
}

/** A word of the catalogue that stands by itself. */
function word(s: Speech, name: string): string {
  return sentence(s, s.lexicon.messages.words[name], {})
    .map((x) => x.text)
    .join('');
}

/** English has no comma before the last of a list here. */
const localeIn = ({ lexicon: { language } }: Speech): Locale => localeOf(language === 'en' ? 'en-GB' : language);

const list = (s: Speech, items: readonly (readonly Part[])[]): Thing<Part> => ({
  count: items.length,
  parts: () => localeIn(s).list(items),
});

function factOf(s: Speech, name: string, value: Plain): Fact {
  if (PERSONS.includes(name) && typeof value === 'number') return person(s, value);
  if (name === 'winners' && Array.isArray(value)) {
    const seats = value.filter((x) => typeof x === 'number');
    return {
      ...list(
        s,
        seats.map((seat) => [...person(s, seat).parts(false)]),
      ),
      key: seats.length === 1 ? (seats[0] === s.viewer ? 'you' : 'one') : 'many',
    };
  }
  if (name === 'card' && value === HIDDEN) return thing(textPart(word(s, 'card')));
  if (CARDS.includes(name) && typeof value === 'string') return thing(cardPart(s, value));
  if ((CARDS.includes(name) || name === 'piece') && typeof value === 'number') return value < 0 ? undefined : thing(piecePart(s, value));
  if (LISTS.includes(name) && Array.isArray(value)) return cardList(s, value);
  if (SIGNS.includes(name) && typeof value === 'string') return value.replaceAll(/[^,/]+/g, (sign) => signWord(s, sign));
  if (name === 'zone' && typeof value === 'number') return { key: s.place(value).kind, parts: () => sayPlace(s, value) };
  if (WAYS.includes(name) && typeof value === 'number') return { key: s.place(value).kind, parts: () => sayPlace(s, value, 'way') };
  return typeof value === 'number' || typeof value === 'string' ? value : typeof value === 'boolean' ? String(value) : undefined;
}
/** A sign with the blank before it, if there is one; what has no word stays as it is. */
function signWord(s: Speech, sign: string): string {
  const known = sign.trim();
  const said = s.lexicon.messages.words[known] === undefined ? '' : word(s, known);
  return said === '' ? sign : sign.replace(known, said);
}
const thing = (part: Part): Thing<Part> => ({ parts: () => [part] });
/** More cards than this are not all named. */
const NAMED = 5;
function cardList(s: Speech, cards: readonly Plain[]): Thing<Part> {
  const all = cards.flatMap((x) => (typeof x === 'string' ? [[cardPart(s, x)]] : typeof x === 'number' ? [[piecePart(s, x)]] : []));
  if (all.length <= NAMED) return list(s, all);
  const rest = sentence(s, s.lexicon.messages.words.more, { n: all.length - NAMED + 1 });
  return { ...list(s, [...all.slice(0, NAMED - 1), rest]), count: all.length };
}

/** A message with its facts, as parts. One that is missing is said to be, so that a test finds it. */
export function sentence(s: Speech, message: Message | undefined, data: Data): Part[] {
  if (message === undefined) return [textPart('')];
  const facts: { [name: string]: Fact } = {};
  for (const [name, value] of Object.entries(data)) if (value !== undefined) facts[name] = factOf(s, name, value);
  return say<Part>(localeIn(s), message, facts);
}

/** A question. */
export function sayQuestion(s: Speech, { tag, data = {} }: Pick<Decision, 'tag' | 'data'>): Part[] {
  const { questions, occasions } = s.lexicon.messages;
  if (tag !== 'use') return sentence(s, questions[tag], data);
  const at = typeof data.at === 'string' ? data.at : '';
  return [...sentence(s, occasions[at], data), textPart(' '), ...sentence(s, questions.use, data)];
}

/** An option of a question. */
export function sayOption(s: Speech, d: Asked, option: string): Part[] {
  const { options } = s.lexicon.messages;
  const own = options[`${d.tag}:${option}`] ?? options[option];
  if (own !== undefined) return sentence(s, own, {});
  const said = optionIds.read(option);
  switch (said.kind) {
    case 'piece':
      return [piecePart(s, said.piece)];
    case 'zone':
      return sayPlace(s, said.zone);
    case 'order':
      return sentence(s, options[`order.${said.verb}`], { [isPlaceVerb(said.verb) ? 'zone' : 'card']: said.of });
    case 'clause':
      return [said.on === 'card' ? piecePart(s, said.n) : textPart(said.clause)];
    case 'hidden':
      return sentence(s, options.hidden, { n: said.nth + 1, zone: said.zone });
    case 'gap':
      return sentence(s, options.gap, { n: said.at + 1 });
    case 'player':
      return [...person(s, said.seat).parts(true)];
    case 'number':
      return [textPart(wayIn(d, option) ?? option)];
    case 'word': {
      const people = AFFILIATIONS.find((x) => x.toLowerCase() === said.word);
      const skill = [...SKILLS, ...CLASSIFICATIONS].find((x) => slugOf(x) === said.word);
      return [textPart(people === undefined ? (skill ?? option) : word(s, people))];
    }
  }
}
/** What is known of a question where an option is told: ways that can be gone are told by what happens then. */
type Asked = Pick<Decision, 'tag' | 'shows' | 'data'> & { readonly options?: readonly string[] };
function wayIn({ data = {}, options = [] }: Asked, option: string): string | null {
  const { ways, n } = data;
  const way: unknown = Array.isArray(ways) ? ways[options.indexOf(option)] : null;
  return sayWay(way, typeof n === 'number' ? n : 0);
}
/** Orders that are given to whoever is somewhere, rather than to a card. */
const isPlaceVerb = (verb: string): boolean => verb === 'beam' || verb === 'walk';

/** What happened. */
export const sayEvent = (s: Speech, { type, data }: { readonly type: string; readonly data: Data }): Part[] =>
  sentence(s, eventMessage(s, type, data), { ...data, ...impliedBy(type, data) });

/** Cards are named to whoever may know them, and counted for others. */
function eventMessage({ lexicon: { messages } }: Speech, type: string, { cards }: Data): Message | undefined {
  return (Array.isArray(cards) ? messages.events[`${type}.known`] : undefined) ?? messages.events[type];
}

/** What an event does not tell, and a sentence needs: what is hidden from the listener is just a card; two play, so one's opponent is the other. */
function impliedBy(type: string, { card, by }: Data): Data {
  if (type === 'seeded' && card === undefined) return { card: HIDDEN };
  return type === 'selected' && typeof by === 'number' ? { who: 1 - by } : {};
}

/** Why: a rule in words, or the card that says so. */
export function sayCause(s: Speech, cause: { readonly kind: string; readonly id: string }): Part[] {
  const said = causeOf(cause);
  if (said.kind === 'card') return [cardPart(s, said.card), textPart(': '), ...cardText(s, said.card)];
  return sentence(s, s.lexicon.messages.rules[said.kind === 'rule' ? said.rule : said.step], {});
}

/** What a card says, in our words. */
export const cardText = (s: Speech, card: string): Part[] => [textPart(s.lexicon.cards[card]?.text ?? '')];

/** Why something cannot be done. */
export const sayBar = (s: Speech, { tag, data = {} }: { readonly tag: string; readonly data?: Data }): Part[] =>
  sentence(s, s.lexicon.messages.bars[tag], data);
