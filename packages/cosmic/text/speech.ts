import type { Decision, Plain } from '@parley/kernel';
import { ASKS, EVENTS, OCCASIONS, OPTIONS, RULES } from './catalogue.ts';

/**
 * Turns questions, options, events and reasons into sentences. Pure: it knows what things are called (`Names`) and the texts of cards and
 * aliens (`Lexicon`), and nothing of the game's state, so the same code speaks on the server, in the terminal and in the browser.
 */
export interface Lexicon {
  readonly aliens: { readonly [id: string]: AlienText };
  readonly cards: { readonly [face: string]: CardText };
}
export interface AlienText {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly alert: string;
  readonly summary: string;
  readonly power: string;
  readonly wild: string;
  readonly super: string;
  readonly asks: { readonly [tag: string]: string };
  readonly tells: { readonly [type: string]: string };
  readonly shows: { readonly [name: string]: string };
}
export interface CardText {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly value: number;
  readonly text: string;
  readonly asks: { readonly [tag: string]: string };
}

/** What a viewer calls things. */
export interface Names {
  player(p: number): string;
  /** The alien of a sheet, the face of a card, the cause of a lingering effect: by the numbers that options carry. */
  sheet(id: number): string | undefined;
  card(id: number): string | undefined;
  lingering(id: number): string | undefined;
  /** The face of an asset. Left out: the viewer does not tell assets apart. */
  asset?(id: number): string | undefined;
  /** The face of the marker on a ship, by the number of its stack. Left out: the viewer does not tell ships apart. */
  ship?(stack: number): string | undefined;
}

export type Facts = { readonly [name: string]: Plain | undefined };

/** Facts that are people, whatever the sentence. */
const PEOPLE = new Set(['who', 'by', 'from', 'to', 'offense', 'defense', 'owner', 'taker', 'a', 'b', 'lost', 'parties', 'with']);

export interface Speech {
  readonly lexicon: Lexicon;
  readonly names: Names;
}

export function cardName(l: Lexicon, face: string): string {
  const id = face.includes('#') ? face.slice(0, face.lastIndexOf('#')) : face;
  return l.cards[id]?.name ?? id;
}

/** A place in words: 'blue planet 2'. */
export function placeText(name: string): string {
  if (name.includes('+')) return name.split('+').map(placeText).join(' and ');
  if (name.startsWith('tech/')) return 'a tech';
  if (name.startsWith('hazard/')) return 'the Alliance card';
  if (name.startsWith('vessel/')) return `the ${name.slice('vessel/'.length).replaceAll('-', ' ')}`;
  // Ships of another colour there, or one that can be told from the others.
  const some = /^([^@#]+)[@#](.+)$/.exec(name);
  if (some) return `${placeText(some[1])} (${some[2]})`;
  if (name.startsWith('captives/') || name.startsWith('hold/')) return 'captivity';
  if (name.startsWith('sheet/')) return 'the alien sheet';
  const planet = /^([a-z]+)\/(\d+)$/.exec(name);
  if (planet) return `${planet[1]} planet ${planet[2]}`;
  return { warp: 'the warp', gate: 'the gate', side: 'the defending allies', out: 'out of the game' }[name] ?? name;
}

/** Puts facts into a sentence. */
export function fill(s: Speech, sentence: string, facts: Facts): string {
  return sentence.replace(/\{([a-zA-Z]+)(?::([a-z ]+))?\}/g, (_, name: string, noun?: string) => {
    const value = facts[name];
    if (noun !== undefined && typeof value === 'number') return `${value} ${noun}${value === 1 ? '' : 's'}`;
    return value === undefined ? '' : word(s, name, value);
  });
}

function word(s: Speech, name: string, value: Plain): string {
  if (Array.isArray(value)) {
    const items = (value as readonly Plain[]).map((x) => word(s, name === 'cards' ? 'card' : name, x));
    if (items.length === 0) return PEOPLE.has(name) ? 'nobody' : 'nothing';
    return inWords(items);
  }
  if (typeof value === 'number' && PEOPLE.has(name)) return value < 0 ? 'nobody' : s.names.player(value);
  if (name === 'gives' && typeof value === 'object' && value !== null) return sayTerms(s, value as Terms);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (name === 'alien') return s.lexicon.aliens[value]?.name ?? value;
  if (name === 'card') return cardName(s.lexicon, value);
  if (name === 'planet' || name === 'vessel' || name === 'from' || name === 'to') return placeText(value);
  return fromContent(s.lexicon, 'asks', `${name}:${value}`) ?? value;
}

/** Sentences that aliens and cards bring along. */
function fromContent(l: Lexicon, kind: 'asks' | 'tells', key: string): string | undefined {
  const [owner] = key.split(/[.:]/);
  const near = l.aliens[owner]?.[kind][key];
  if (near !== undefined) return near;
  for (const a of Object.values(l.aliens)) if (a[kind][key] !== undefined) return a[kind][key];
  if (kind === 'asks') for (const c of Object.values(l.cards)) if (c.asks[key] !== undefined) return c.asks[key];
  return undefined;
}

/** The sentence for a question, or undefined when nobody wrote one: a test looks for those. */
export const sentenceFor = (l: Lexicon, tag: string): string | undefined => ASKS[tag] ?? fromContent(l, 'asks', tag);
/** The sentence for an event. */
export const sentenceForEvent = (l: Lexicon, type: string): string | undefined => EVENTS[type] ?? fromContent(l, 'tells', type);

/** A question in words. */
export function sayQuestion(s: Speech, d: Pick<Decision, 'tag' | 'data'>): string {
  const facts = d.data ?? {};
  if (d.tag === 'use')
    return `${fill(s, (typeof facts.at === 'string' ? OCCASIONS[facts.at] : undefined) ?? '', facts)} Do you want to act?`.trim();
  return fill(s, sentenceFor(s.lexicon, d.tag) ?? d.tag, facts);
}

/** An option in words. */
export function sayOption(s: Speech, tag: string, option: string): string {
  const own = fromContent(s.lexicon, 'asks', `${tag}:${option}`) ?? OPTIONS[option];
  if (own !== undefined) return own;
  const use = /^(sheet|card|linger|asset)(\d+):([a-z]+)\.(.+)$/.exec(option);
  if (use) return sayUse(s, use[1], Number(use[2]), use[3], use[4]);
  const dial = /^(offense|defense):(\d+)$/.exec(option);
  if (dial) return `${OPTIONS[dial[1]]}, with ${dial[2]} ${dial[2] === '1' ? 'ship' : 'ships'}`;
  const asset = /^([a-z]+):asset(\d+)$/.exec(option);
  if (asset) return `${asset[1].charAt(0).toUpperCase()}${asset[1].slice(1)} ${assetName(s, Number(asset[2]))}`;
  if (option.startsWith('player:')) return s.names.player(Number(option.slice(7)));
  const { aliens, cards } = s.lexicon;
  if (option.includes('#') && cards[option.slice(0, option.lastIndexOf('#'))]) return cardName(s.lexicon, option);
  return aliens[option]?.name ?? cards[option]?.name ?? shipText(s, option);
}

/** Ships in a place, or the one there that can be told from the others: 'red planet 1 (Flagship)'. */
function shipText(s: Speech, option: string): string {
  const one = /^(.+)#(\d+)$/.exec(option);
  const face = one ? s.names.ship?.(Number(one[2])) : undefined;
  if (one && face !== undefined) return `${placeText(one[1])} (${cardName(s.lexicon, face)})`;
  // Of several techs one is chosen by its name, or by its number where that is hidden.
  const tech = /^tech\/(\d+)$/.exec(option);
  return tech ? assetName(s, Number(tech[1]) - 1) : placeText(option);
}

function assetName(s: Speech, id: number): string {
  const face = s.names.asset?.(id);
  return face === undefined ? `tech ${id + 1}` : cardName(s.lexicon, face);
}

/** A use of something. Where a text can be used for several things, the alien names them: 'filch:wild.ship'. */
function sayUse(s: Speech, kind: string, id: number, printed: string, clause: string): string {
  const part = (alien: string): string | undefined => s.lexicon.aliens[alien]?.asks[`${alien}:${printed}.${clause}`];
  if (kind === 'asset') {
    const face = s.names.asset?.(id) ?? '';
    return s.lexicon.cards[face]?.asks[`${face}:${printed}.${clause}`] ?? `Use ${assetName(s, id)}`;
  }
  if (kind === 'sheet') {
    const alien = s.names.sheet(id);
    return alien === undefined ? 'Use a power' : (part(alien) ?? `Use ${s.lexicon.aliens[alien]?.name ?? alien}`);
  }
  if (kind === 'linger') {
    const cause = s.names.lingering(id) ?? '';
    return OPTIONS[cause] ?? `Use ${sayCauseName(s, cause)}`;
  }
  const face = s.names.card(id) ?? '';
  const name = cardName(s.lexicon, face);
  return face.startsWith('flare:') ? (part(face.slice(6)) ?? `Play ${name} (${printed})`) : `Play ${name}`;
}

/** The name of what a cause such as 'power:zombie' or 'flare:zombie.wild' stands for. */
export function sayCauseName(s: Speech, cause: string): string {
  const colon = cause.indexOf(':');
  const kind = cause.slice(0, colon);
  const id = cause.slice(colon + 1);
  if (kind === 'power') return s.lexicon.aliens[id]?.name ?? id;
  if (kind === 'flare') return `${s.lexicon.aliens[id.slice(0, id.lastIndexOf('.'))]?.name ?? id} flare`;
  return kind === 'card' ? cardName(s.lexicon, id) : id;
}

/** A good of a bargain in words. */
export const sayGood = (s: Speech, id: string): string => `${sayParties(s, id)} ${sayThing(s, id)}`;

function sayParties(s: Speech, id: string): string {
  const [from, to] = id
    .slice(id.lastIndexOf(':') + 1)
    .split('>')
    .map(Number);
  return `${s.names.player(from)} gives ${s.names.player(to)}`;
}

/** A good by itself, whoever gives it. */
export function sayThing(s: Speech, id: string): string {
  const what = id.slice(0, id.lastIndexOf(':'));
  if (what.startsWith('cards.')) return describedCards(what.slice(6));
  if (what.startsWith('colony.')) return `a colony on ${placeText(what.slice(7))}`;
  const asset = /^asset(\d+)$/.exec(what);
  if (asset) return assetName(s, Number(asset[1]));
  if (what.startsWith('terms.')) return fromContent(s.lexicon, 'asks', what.slice(6)) ?? what.slice(6);
  return cardName(s.lexicon, what);
}

type Terms = { readonly [good: string]: number };

/** Terms in words, a sentence for each giver and receiver. */
function sayTerms(s: Speech, gives: Terms): string {
  const things = new Map<string, string[]>();
  for (const [id, n] of Object.entries(gives)) {
    const parties = sayParties(s, id);
    const thing = n > 1 ? `${n} × ${sayThing(s, id)}` : sayThing(s, id);
    things.set(parties, [...(things.get(parties) ?? []), thing]);
  }
  return [...things].map(([parties, all]) => `${parties} ${inWords(all)}`).join('. ');
}

const inWords = (items: readonly string[]): string =>
  items.length === 1 ? items[0] : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

function describedCards(what: string): string {
  if (what === 'any') return 'a card of their choice';
  if (what === 'random') return 'a random card';
  return what.includes('-') ? `the ${what.replace('-', ' ')} card` : `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} card`;
}

/** What happened. `mine`: told to somebody who may know its secret part, which is then among the facts. */
export function sayEvent(s: Speech, type: string, facts: Facts, mine: boolean): string {
  const own = mine ? sentenceForEvent(s.lexicon, `${type}.own`) : undefined;
  return fill(s, own ?? sentenceOfKind(type, facts) ?? sentenceForEvent(s.lexicon, type) ?? type, facts);
}

/** A kind of thing may have a sentence of its own: 'card-changed.attack', 'outcome.deal'. */
function sentenceOfKind(type: string, { type: of, how, kind }: Facts): string | undefined {
  for (const x of [of, how, kind]) if (typeof x === 'string' && EVENTS[`${type}.${x}`] !== undefined) return EVENTS[`${type}.${x}`];
  return undefined;
}

const FACT = /\{([a-zA-Z]+)(?::[a-z ]+)?\}/g;

/** Has an event everything in it that its secret sentence speaks of? Then it was seen by somebody who may know. */
export function tellsSecret(s: Speech, type: string, facts: Facts): boolean {
  const own = sentenceForEvent(s.lexicon, `${type}.own`);
  return own !== undefined && [...own.matchAll(FACT)].every(([, name]) => name in facts);
}

/** What an alien has left about, in words; undefined when it has none for that. */
export function sayShown(s: Speech, alien: string, name: string, value: Plain): string | undefined {
  const sentence = s.lexicon.aliens[alien]?.shows[name];
  if (sentence === undefined) return undefined;
  return fill(s, sentence, Object.fromEntries([...sentence.matchAll(FACT)].map(([, fact]) => [fact, value])));
}

/** A reason in words: the power, card or rule, with our text of it. */
export function sayCause(s: Speech, cause: { readonly kind: string; readonly id: string; readonly by?: number }): string {
  const by = cause.by === undefined ? '' : `${s.names.player(cause.by)}: `;
  const { aliens, cards } = s.lexicon;
  switch (cause.kind) {
    case 'rule':
      return RULES[cause.id] ? `${cause.id}: ${RULES[cause.id]}` : cause.id;
    case 'power':
      return `${by}${aliens[cause.id] ? `${aliens[cause.id].name}. ${aliens[cause.id].power}` : cause.id}`;
    case 'flare':
      return `${by}${flareText(s.lexicon, cause.id)}`;
    default:
      return `${by}${cards[cause.id] ? `${cards[cause.id].name}. ${cards[cause.id].text}` : cause.id}`;
  }
}

function flareText(l: Lexicon, id: string): string {
  const dot = id.lastIndexOf('.');
  const a = l.aliens[id.slice(0, dot)];
  if (!a) return id;
  return id.endsWith('.super') ? `${a.name} flare, super. ${a.super}` : `${a.name} flare, wild. ${a.wild}`;
}
