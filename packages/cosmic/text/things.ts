import { localeOf, say, textOf, textPart, type Fact, type Facts, type Locale, type Message, type Thing } from '@parley/kernel/sentence';
import type { Plain } from '@parley/kernel';
import { faceIn, isColour, type ColourName } from '../ids/index.ts';
import { kindOf, type FactKind } from './kinds.ts';
import { tagOf } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import type { Part } from './parts.ts';
import { toldAmounts, toldFields, toldList } from './told.ts';

/** What a viewer calls things, by the numbers that options carry. */
export interface Names {
  player(p: number): string;
  /** The colour of a player's ships. */
  colour(p: number): ColourName | undefined;
  /** The player whose ships have this colour. Left out: the viewer does not know. */
  fleet?(colour: string): number | undefined;
  /** The alien of a sheet, the face of a card, the cause of a lingering effect. */
  sheet(id: number): string | undefined;
  card(id: number): string | undefined;
  lingering(id: number): string | undefined;
  /** The face of an asset. Left out: the viewer does not tell assets apart. */
  asset?(id: number): string | undefined;
  /** A stack of ships: its marker's face, and how many they are. Left out: the viewer does not tell ships apart. */
  stack?(id: number): { readonly face?: string; readonly ships?: number } | undefined;
}

/** Speaks of one table in one language to one viewer, who is 'you' in it. */
export interface Speech {
  readonly lexicon: Lexicon;
  readonly locale: Locale;
  readonly names: Names;
  readonly viewer: number | null;
}

/** Speaks as somebody who does not know who sits where. */
export const strangerTo = (lexicon: Lexicon): Speech => ({
  lexicon,
  locale: localeOf(tagOf(lexicon.language)),
  viewer: null,
  names: { player: String, colour: () => undefined, sheet: () => undefined, card: () => undefined, lingering: () => undefined },
});

export type Said = { readonly [name: string]: Plain | undefined };
export type CosmicFact = Fact<Part>;
export type CosmicThing = Thing<Part>;

const capital = (x: string): string => x.charAt(0).toUpperCase() + x.slice(1);
export const capitalised = (parts: readonly Part[]): readonly Part[] =>
  parts.length === 0 ? parts : [{ ...parts[0], text: capital(parts[0].text) }, ...parts.slice(1)];

/** Something that is always said in the same words, which begin with a capital where a sentence does. */
export const phrase = (parts: readonly Part[], more: Omit<CosmicThing, 'parts'> = {}): CosmicThing => ({
  ...more,
  parts: (first) => (first ? capitalised(parts) : parts),
});

/** A word of the catalogue. It begins no sentence: where it does, it gets its capital there. */
export const word = (s: Speech, key: string, facts: Facts<Part> = {}): Part[] =>
  sayMessage(s, s.lexicon.messages.words[key], key, inside(facts));

const inside = (facts: Facts<Part>): Facts<Part> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, x]) => [name, typeof x === 'object' ? { ...x, parts: (): readonly Part[] => x.parts(false) } : x]),
  );

export const wordText = (s: Speech, key: string, facts?: Facts<Part>): string => textOf(word(s, key, facts));

/** A message that is missing is its key: a test looks for those. */
export const sayMessage = (s: Speech, message: Message | undefined, key: string, facts: Facts<Part>): Part[] =>
  message === undefined ? [textPart(key)] : say(s.locale, message, facts);

/** Players, the viewer first. */
export function people(s: Speech, seats: readonly number[]): CosmicThing {
  const there = seats.filter((p) => p >= 0);
  const mine = there.filter((p) => p === s.viewer);
  const all = [...mine, ...there.filter((p) => p !== s.viewer)].map((seat): readonly Part[] => [
    { kind: 'player', seat, text: seat === s.viewer ? wordText(s, 'you') : s.names.player(seat) },
  ]);
  const key = all.length === 0 ? 'nobody' : all.length > 1 ? 'many' : mine.length > 0 ? 'you' : 'one';
  const [one, ...more] = there;
  return phrase(all.length === 0 ? word(s, 'nobody') : s.locale.list(all), {
    key,
    count: all.length,
    worded: (text) => (one === undefined || more.length > 0 ? textPart(text) : { kind: 'player', seat: one, text }),
  });
}

/** Several things of a kind, as a list. */
export const listed = (s: Speech, items: readonly (readonly Part[])[]): CosmicThing =>
  phrase(items.length === 0 ? word(s, 'nothing') : s.locale.list(items), {
    key: items.length === 0 ? 'nothing' : items.length === 1 ? 'one' : 'many',
    count: items.length,
  });

export const cardPart = (s: Speech, key: string): Part => {
  const face = faceIn(key);
  return { kind: 'card', face, text: s.lexicon.cards[face]?.name ?? face };
};
export const alienPart = (s: Speech, id: string): Part => ({ kind: 'alien', id, text: s.lexicon.aliens[id]?.name ?? id });

/** So many ships of a colour. `told`: the sentence says elsewhere whose they are. */
export function shipsPart(s: Speech, n: number, colour: ColourName | undefined, told: boolean): Part {
  const said =
    colour === undefined || told
      ? wordText(s, 'ships', { n })
      : wordText(s, 'ships.coloured', { n, colour: wordText(s, `colour.${colour}`) });
  return colour === undefined || n === 0 ? textPart(said) : { kind: 'ships', colour, n, text: said };
}

/** How places, terms and groups of ships are said: by the speech, which knows all of them. */
export interface Sayers {
  place(s: Speech, name: string): Part[];
  terms(s: Speech, gives: { readonly [good: string]: number }): Part[];
  placeKind(name: string): string;
}

const isList = (x: Plain): x is readonly Plain[] => Array.isArray(x);
const texts = (x: Plain): readonly string[] => (isList(x) ? x : [x]).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
const numbers = (x: Plain): readonly number[] => (isList(x) ? x : [x]).map(Number);

/** A fact of a message, as it is said. */
function thing(s: Speech, sayers: Sayers, kind: FactKind, name: string, value: Plain): CosmicFact {
  const one = typeof value === 'string' ? value : JSON.stringify(value);
  switch (kind) {
    case 'player':
      return people(s, numbers(value));
    case 'fleet': {
      const seats = texts(value).map((colour) => s.names.fleet?.(colour) ?? -1);
      return seats.every((p) => p >= 0)
        ? people(s, seats)
        : listed(
            s,
            texts(value).map((colour) => word(s, `name.${colour}`)),
          );
    }
    case 'card':
      return listed(
        s,
        texts(value).map((x) => [cardPart(s, x)]),
      );
    case 'alien':
      return listed(
        s,
        texts(value).map((x) => [alienPart(s, x)]),
      );
    case 'place': {
      const places = texts(value);
      return {
        ...listed(
          s,
          places.map((x) => sayers.place(s, x)),
        ),
        ...(places.length === 1 ? { key: sayers.placeKind(places[0]) } : {}),
      };
    }
    case 'ships': {
      const groups = toldList(value).map(toldFields);
      return listed(
        s,
        groups.map(({ colour, n }) => [shipsPart(s, Number(n), isColour(colour) ? colour : undefined, false)]),
      );
    }
    case 'number':
      return typeof value === 'string' && Number.isNaN(Number(value)) ? value : Number(value);
    case 'colour':
      return phrase(word(s, `colour.${one}`), { key: one });
    case 'system':
      return phrase(word(s, `system.${one}`), { key: one });
    case 'type':
      return phrase(word(s, `type.${one}`), { key: one });
    case 'choice':
      return one;
    case 'word': {
      const key = `${name}:${one}`;
      return phrase(sayMessage(s, s.lexicon.messages.options[key], key, {}), { key: one });
    }
    case 'terms':
      return phrase(sayers.terms(s, toldAmounts(value)));
    case 'text':
      return one;
  }
}

/**
 * The facts of a message, as they are said. Two are told by others: `ships` are `n` ships of the colour that is named, or of whom it is
 * about, and the totals of the sides stand in `totals`.
 */
export function factsOf(s: Speech, sayers: Sayers, message: string, said: Said): Facts<Part> {
  const out: { [name: string]: CosmicFact } = {};
  for (const [name, value] of Object.entries(said)) {
    const kind = kindOf(message, name);
    if (value !== undefined && value !== null && kind !== undefined && kind !== 'ships') out[name] = thing(s, sayers, kind, name, value);
  }
  if (isShips(said.ships)) out.ships = thing(s, sayers, 'ships', 'ships', said.ships);
  else out.ships = shipsOf(s, said);
  if (isList(said.totals ?? null)) [out.offensive, out.defensive] = numbers(said.totals ?? []);
  return out;
}

const isShips = (x: Plain | undefined): x is readonly Plain[] => Array.isArray(x);

function shipsOf(s: Speech, said: Said): CosmicFact {
  const n = Number(said.ships ?? said.n ?? 0);
  const own = isColour(said.colour) ? said.colour : undefined;
  const whose = [said.who, said.owner].find((x) => typeof x === 'number');
  const colour = own ?? (whose === undefined ? undefined : s.names.colour(whose));
  return phrase([shipsPart(s, n, colour, own === undefined)], { count: n });
}
