import { sayCauseName, sayEvent, sayOption, sayQuestion, sayShown, tellsSecret, type Lexicon, type Speech } from '../../text/index.ts';
import type { Decision, Plain, SeenEvent } from '@parley/kernel';
import { T } from '../text/index.ts';
import { T as SHELL } from '@parley/web/text/index.ts';
import type { Board, ColourName } from './board.ts';
import { COLOURS } from './model.ts';
import { colourOf, faceOf, knownCards } from './queries.ts';
import { assetById } from './things.ts';

/** A sentence in pieces, so that names can be shown with their shapes and cards can be pointed at. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'player'; readonly seat: number; readonly text: string }
  | { readonly kind: 'place'; readonly name: string; readonly text: string }
  | { readonly kind: 'card'; readonly face: string; readonly text: string }
  | { readonly kind: 'alien'; readonly id: string; readonly text: string }
  | { readonly kind: 'ships'; readonly colour: ColourName; readonly n: number; readonly text: string };

/** Speaks about one table as one viewer: knows who sits where and which cards the viewer may know. */
export interface Speaker {
  readonly lexicon: Lexicon;
  readonly viewer: number | null;
  player(seat: number): string;
  /** The plain speech of the game's texts. */
  readonly plain: Speech;
  question(d: Pick<Decision, 'tag' | 'data'>): string;
  option(d: Pick<Decision, 'tag'>, option: string): string;
  /** An effect that may be used: 'Use Zombie'. */
  use(key: string): string;
  /** A place, or the ship there that can be told from the others: 'Blue 2, Flagship'. */
  place(name: string): string;
  causeName(cause: string): string;
  /** What an alien has left about, if it has words for it. */
  shown(alien: string, name: string, value: Plain): string | undefined;
  event(e: Pick<SeenEvent, 'type' | 'data'>): readonly Part[];
}

const OPEN = '\u0002';
const CLOSE = '\u0003';
const mark = (kind: 'p' | 'c' | 'a', id: string): string => `${OPEN}${kind}${id}${CLOSE}`;

const marked = new WeakMap<Lexicon, Lexicon>();
/** The same lexicon with marks in place of names: what comes out of a sentence can be taken apart again. */
function markedLexicon(l: Lexicon): Lexicon {
  const known = marked.get(l);
  if (known) return known;
  const aliens: { [id: string]: Lexicon['aliens'][string] } = {};
  for (const [id, a] of Object.entries(l.aliens)) aliens[id] = { ...a, name: mark('a', id) };
  const cards: { [face: string]: Lexicon['cards'][string] } = {};
  for (const [id, c] of Object.entries(l.cards)) cards[id] = { ...c, name: mark('c', id) };
  const made: Lexicon = { aliens, cards };
  marked.set(l, made);
  return made;
}

export function speakerFor(lexicon: Lexicon, board: Board, nameOf: (seat: number) => string, viewer: number | null): Speaker {
  const known = knownCards(board);
  const player = (seat: number): string => (seat === viewer ? SHELL.you : nameOf(seat));
  const faceOfAsset = (id: number): string | undefined => {
    const key = assetById(board, id)?.card;
    return key === null || key === undefined ? undefined : faceOf(key);
  };
  const names = {
    player,
    // A hidden sheet has no name for those who do not know it.
    sheet: (id: number) => board.sheets[id]?.alien || undefined,
    card: (id: number) => (known.has(id) ? faceOf(known.get(id) ?? '') : undefined),
    lingering: (id: number) => board.lingering.find((x) => x.id === id)?.cause,
    asset: faceOfAsset,
    ship: (stack: number) => faceOfAsset(board.stacks.find((x) => x.id === stack)?.marker ?? -1),
  };
  const cardName = (face: string): string => lexicon.cards[face]?.name ?? face;
  const placeOf = (name: string): string => {
    const [, base, stack] = /^(.+)#(\d+)$/.exec(name) ?? [null, name, null];
    if (stack !== null) {
      const ship = names.ship(Number(stack));
      const size = board.stacks.find((x) => x.id === Number(stack))?.ships ?? 0;
      return `${placeOf(base)}, ${ship !== undefined ? cardName(ship) : size > 1 ? T.stackOf(size) : T.standIn}`;
    }
    const [, there, colour] = /^(.+)@([a-z]+)$/.exec(name) ?? [];
    if (there !== undefined) return `${placeOf(there)}, ${T.shipsOfColour(colour)}`;
    // Ships stand on sheets and on cards, too: captured or in reserve, on a tech, on a hazard.
    const [, sheet] = /^(?:captives|sheet)\/(\d+)$/.exec(name) ?? [];
    const holder = sheet === undefined ? '' : (board.sheets[Number(sheet)]?.name ?? '');
    if (holder !== '') return T.onSheet(holder);
    const [, on, number] = /^(tech|hazard)\/(\d+)$/.exec(name) ?? [];
    const face = on === 'tech' ? faceOfAsset(Number(number) - 1) : on ? names.card(Number(number)) : undefined;
    return face === undefined ? placeLabel(name) : cardName(face);
  };
  const plain: Speech = { lexicon, names };
  const marking: Speech = { lexicon: markedLexicon(lexicon), names: { ...names, player: (seat) => mark('p', String(seat)) } };
  return {
    lexicon,
    viewer,
    player,
    plain,
    question: (d) => asText(agree(takeApart(sayQuestion(marking, d), lexicon, player), viewer)),
    option: (d, option) => sayOption(plain, d.tag, option),
    use: (key) => sayOption(plain, 'use', key),
    place: (name) => placeOf(name),
    causeName: (cause) => sayCauseName(plain, cause),
    shown: (alien, name, value) => sayShown(plain, alien, name, value),
    event: (e) => {
      // The secret part of an event is among its facts only for those who may know it.
      const mine = viewer !== null && tellsSecret(plain, e.type, e.data);
      const parts = takeApart(sayEvent(marking, e.type, e.data, mine), lexicon, player);
      return agree(withShips(parts, e.data, board), viewer);
    },
  };
}

const MARKED = new RegExp(`${OPEN}(.)([^${CLOSE}]*)${CLOSE}`, 'g');
const PLANET = new RegExp(`\\b(${COLOURS.join('|')}) planet (\\d+)`, 'g');

function takeApart(sentence: string, l: Lexicon, player: (seat: number) => string): Part[] {
  const out: Part[] = [];
  let at = 0;
  for (const m of sentence.matchAll(MARKED)) {
    out.push(...planets(sentence.slice(at, m.index)));
    const [whole, kind, id] = m;
    if (kind === 'p') out.push({ kind: 'player', seat: Number(id), text: player(Number(id)) });
    else if (kind === 'a') out.push({ kind: 'alien', id, text: l.aliens[id]?.name ?? id });
    else out.push({ kind: 'card', face: id, text: l.cards[id]?.name ?? id });
    at = m.index + whole.length;
  }
  out.push(...planets(sentence.slice(at)));
  return out;
}

function planets(text: string): Part[] {
  const out: Part[] = [];
  let at = 0;
  for (const m of text.matchAll(PLANET)) {
    if (m.index > at) out.push({ kind: 'text', text: text.slice(at, m.index) });
    out.push(placePart(`${m[1]}/${m[2]}`));
    at = m.index + m[0].length;
  }
  if (at < text.length) out.push({ kind: 'text', text: text.slice(at) });
  return out;
}

const SHIPS = new RegExp(`(\\d+) (?:(${COLOURS.join('|')})(?! planet)|ships?)\\b`, 'g');

/** Counts of ships become ships. Without a colour of their own they are those of whom the event is about. */
function withShips(parts: readonly Part[], data: SeenEvent['data'], board: Board): Part[] {
  const whose = [data.who, data.owner].find((x) => typeof x === 'number');
  const own = whose === undefined ? null : colourOf(board, whose);
  return parts.flatMap((part): Part[] => {
    if (part.kind !== 'text') return [part];
    const out: Part[] = [];
    let at = 0;
    for (const m of part.text.matchAll(SHIPS)) {
      const colour = (m[2] as ColourName | undefined) ?? own;
      if (colour === null) continue;
      if (m.index > at) out.push({ kind: 'text', text: part.text.slice(at, m.index) });
      out.push(Number(m[1]) === 0 ? { kind: 'text', text: T.noShips } : shipsPart(colour, Number(m[1])));
      at = m.index + m[0].length;
    }
    if (at < part.text.length) out.push({ kind: 'text', text: part.text.slice(at) });
    return out;
  });
}

/** The verb agrees with its subject: 'You uses' becomes 'You use', 'A and B wins' becomes 'A and B win'. */
function agree(parts: readonly Part[], viewer: number | null): Part[] {
  const out = parts.slice();
  for (let i = 0; i < out.length; i++) {
    const part = out[i];
    if (part.kind !== 'player') continue;
    const before = out[i - 1];
    const begins = i === 0 || (before.kind === 'text' && /[.!?] $/.test(before.text));
    const clause = before?.kind === 'text' && before.text.endsWith(', ');
    let last = i;
    while (isJoined(out[last + 1]) && out[last + 2]?.kind === 'player') last += 2;
    const next = out[last + 1];
    const plural = last > i || part.seat === viewer;
    if ((begins || clause) && plural && next?.kind === 'text')
      out[last + 1] = { kind: 'text', text: next.text.replace(/^ ([a-z]+)/, secondPerson(begins)) };
    for (let j = begins ? i + 1 : i; j <= last; j++) {
      const one = out[j];
      if (one.kind === 'player' && one.seat === viewer) out[j] = { ...one, text: SHELL.you.toLowerCase() };
    }
    i = last;
  }
  return out;
}

const isJoined = (part: Part | undefined): boolean => part?.kind === 'text' && (part.text === ' and ' || part.text === ', ');

/** In the middle of a sentence only the verbs that such clauses use are touched. */
const secondPerson =
  (anyVerb: boolean) =>
  (whole: string, verb: string): string => {
    if (!anyVerb && !['is', 'has', 'wins', 'loses'].includes(verb)) return whole;
    return ` ${plainVerb(verb)}`;
  };

export function plainVerb(verb: string): string {
  const odd: { readonly [verb: string]: string } = { is: 'are', has: 'have', does: 'do', was: 'were' };
  if (odd[verb]) return odd[verb];
  if (/(?:ss|sh|ch|x|z|o)es$/.test(verb)) return verb.slice(0, -2);
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return verb.endsWith('s') && !verb.endsWith('ss') ? verb.slice(0, -1) : verb;
}

/** A place, as a thing that a sentence speaks of. */
export const placePart = (name: string): Part => ({ kind: 'place', name, text: placeLabel(name) });
export const shipsPart = (colour: ColourName, n: number): Part => ({ kind: 'ships', colour, n, text: T.shipsOf(n, colour) });

export const asText = (parts: readonly { readonly text: string }[]): string => parts.map((p) => p.text).join('');

/** 'blue/2' as players say it: 'Blue 2'. */
export function placeLabel(name: string): string {
  const some = /^([^@#]+)(?:@(\d+)|@([a-z]+))?(#\d+)?$/.exec(name);
  if (!some) return name;
  const [, place, nth, colour, stack] = some;
  if (stack !== undefined) return `${baseLabel(place)}, ${T.stack}`;
  if (nth !== undefined) return `${baseLabel(place)}, ${T.shipNumber(Number(nth))}`;
  return colour === undefined ? baseLabel(place) : `${baseLabel(place)}, ${T.shipsOfColour(colour)}`;
}

function baseLabel(name: string): string {
  const [kind, which = ''] = name.split('/');
  if (/^\d+$/.test(which) && (COLOURS as readonly string[]).includes(kind)) return `${SHELL.capital(kind)} ${which}`;
  // A vessel is called by its name: 'vessel/cruise-liner'.
  return kind === 'vessel' ? SHELL.capital(which.replaceAll('-', ' ')) : (T.places[kind] ?? name);
}
