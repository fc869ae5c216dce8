import {
  DECK_NAME_LENGTH,
  DECK_ZONES,
  EMPTY_DECK,
  isUniversal,
  mayDraw,
  parseDeck,
  zonesFor,
  type Deck,
  type DeckCard,
  type DeckZone,
} from '../../language/index.ts';
import { readDek } from './dek.ts';
import { readList } from './list.ts';
import {
  MOST_CARDS,
  MOST_LETTERS,
  MOST_LINES,
  MOST_UNREAD,
  type CardBook,
  type DeckFormat,
  type DeckRead,
  type Entry,
  type Unread,
} from './reading.ts';

/** Reads a deck in any format, whichever it is. A text says why it is none. */
export function readDeckText(text: string, book: CardBook): DeckRead | string {
  if (text.length > MOST_LETTERS) return `This is longer than any deck: ${MOST_LETTERS.toLocaleString('en')} letters at most are read.`;
  const start = text.trim();
  if (start === '') return 'There is nothing to read.';
  if (start.startsWith('{')) return readJson(start, book);
  if (start.startsWith('<')) {
    const { name, entries } = readDek(text, book);
    return put('dek', name, entries, book);
  }
  if (start.split('\n', MOST_LINES + 1).length > MOST_LINES) return `These are more than ${MOST_LINES} lines, more than any deck has.`;
  const { name, entries, tabs } = readList(text, book);
  return put(tabs ? 'lackey' : 'text', name, entries, book);
}

/** Our own writing: ids of cards by the part of the deck. */
function readJson(text: string, book: CardBook): DeckRead | string {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'This begins like a deck of our own, but it is cut short or changed.';
  }
  const deck = parseDeck(data);
  if (typeof deck === 'string') return deck;
  const lines = text.split('\n');
  const lineOf = (id: string): number => lines.findIndex((x) => x.includes(JSON.stringify(id))) + 1;
  const entries = DECK_ZONES.flatMap((zone) =>
    deck[zone].map((id): Entry => ({
      line: lineOf(id),
      text: id,
      n: 1,
      zone,
      found: book.find(id) === undefined ? { why: 'unknown', choices: [] } : { id },
    })),
  );
  return put('json', deck.name, entries, book);
}

/** Puts what was found into the parts of a deck. */
function put(format: DeckFormat, name: string | null, entries: readonly Entry[], book: CardBook): DeckRead | string {
  const zones: { [Z in DeckZone]: string[] } = { missions: [], reserve: [], seeds: [], sites: [], draw: [] };
  const unread = new Map<string, Unread>();
  for (const { line, text, n, zone, found } of entries) {
    const card = 'id' in found ? book.find(found.id) : undefined;
    if (card !== undefined) {
      zones[zoneFor(card, zone, format === 'json')].push(...Array.from({ length: n }, () => card.facts.id));
      continue;
    }
    const { why, choices } = 'id' in found ? ({ why: 'unknown', choices: [] } as const) : found;
    const key = `${zone} ${why} ${text}`;
    const known = unread.get(key);
    unread.set(key, known === undefined ? { line, text, n, why, zone, choices } : { ...known, n: known.n + n });
  }
  const count = DECK_ZONES.reduce((sum, zone) => sum + zones[zone].length, 0);
  if (count === 0) return 'No card in this has a name that is known here.';
  if (count > MOST_CARDS) return `These are ${count} cards, more than any deck has.`;
  if (unread.size > MOST_UNREAD) return `More than ${MOST_UNREAD} lines of this are no cards that are known here: it is hardly a deck.`;
  const deck: Deck = { ...zones, name: (name ?? EMPTY_DECK.name).slice(0, DECK_NAME_LENGTH) };
  return { format, deck, unread: [...unread.values()] };
}

/** Where it stands in the list, unless its type is never there. What we have written ourselves stays where it is, right or wrong. */
function zoneFor(card: DeckCard, zone: DeckZone | null, exactly: boolean): DeckZone {
  if (zone !== null && (exactly || canBe(card, zone))) return zone;
  return zonesFor(card)[0];
}
function canBe({ facts }: DeckCard, zone: DeckZone): boolean {
  switch (zone) {
    case 'missions':
      return facts.type === 'Mission';
    case 'reserve':
      return facts.type === 'Mission' && isUniversal(facts);
    case 'sites':
      return facts.type === 'Site';
    case 'seeds':
      return facts.type !== 'Mission' && facts.type !== 'Site';
    case 'draw':
      return mayDraw(facts);
  }
}

/** The same deck with something that was not taken at first, now that one knows which card is meant. */
export function withChoice({ deck, unread, ...rest }: DeckRead, which: Unread, id: string, book: CardBook): DeckRead {
  const card = book.find(id);
  if (card === undefined) return { deck, unread, ...rest };
  const zone = zoneFor(card, which.zone, false);
  return {
    ...rest,
    deck: { ...deck, [zone]: [...deck[zone], ...Array.from({ length: which.n }, () => id)] },
    unread: unread.filter((x) => x !== which),
  };
}
