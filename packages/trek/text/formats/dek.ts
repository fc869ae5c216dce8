import type { DeckZone } from '../../language/index.ts';
import { zoneUnder } from './headings.ts';
import { findNamed } from './names.ts';
import type { CardBook, Entry, Found } from './reading.ts';

/** Tags and what stands behind each: enough of XML for a list of cards, and every letter is looked at once. */
const TAG = /<(?<end>\/?)(?<tag>[a-zA-Z]{1,20})(?<attributes>[^<>]*)>(?<text>[^<]*)/g;
const ENTITY = /&(?:#x(?<hex>[0-9a-f]{1,6})|#(?<decimal>\d{1,7})|(?<word>amp|lt|gt|quot|apos));/gi;
const WORDS: { readonly [word: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text
    .replaceAll(ENTITY, (all, hex?: string, decimal?: string, word?: string) => {
      if (word !== undefined) return WORDS[word.toLowerCase()] ?? all;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
    })
    .trim();
const attribute = (attributes: string, name: string): string =>
  plain(new RegExp(`\\b${name} ?= ?"([^"]*)"`, 'i').exec(attributes)?.[1] ?? '');

interface CardElement {
  readonly line: number;
  readonly id: string;
  readonly name: string;
  readonly set: string;
}

/** A deck as a file of the program: a card element a copy, in zones with names. */
export function readDek(text: string, book: CardBook): { readonly name: string | null; readonly entries: readonly Entry[] } {
  const entries: Entry[] = [];
  let name: string | null = null;
  let zone: DeckZone | null = null;
  /** The card that is open, with what stands in it. */
  const open: CardElement[] = [];
  const add = (part: Partial<CardElement>): void => void open.splice(0, 1, ...open.map((card) => ({ ...card, ...part })));
  const lineAt = lineCounter(text);
  for (const { index, groups } of text.matchAll(TAG)) {
    const { end = '', tag = '', attributes = '', text: behind = '' } = groups ?? {};
    const closes = end !== '';
    switch (tag.toLowerCase()) {
      case 'superzone':
        zone = closes ? null : (zoneUnder(attribute(attributes, 'name'), null) ?? null);
        break;
      case 'card': {
        const [card] = open.splice(0);
        if (!closes) open.push({ line: lineAt(index), id: '', name: '', set: '' });
        else if (card !== undefined) entries.push({ line: card.line, text: card.name || card.id, n: 1, zone, found: whichOf(card, book) });
        break;
      }
      case 'name':
        if (!closes) add({ id: attribute(attributes, 'id'), name: plain(behind) });
        break;
      case 'set':
        if (!closes) add({ set: plain(behind) });
        break;
      case 'title':
        if (open.length === 0 && !closes && behind.trim() !== '') name = plain(behind);
        break;
    }
  }
  return { name, entries };
}

/** Ids of the program mean pictures; ours are taken if the name is that of the card. */
function whichOf({ id, name, set }: CardElement, book: CardBook): Found {
  const ours = book.find(id);
  if (ours !== undefined && (name === '' || book.named(name).includes(ours.facts))) return { id };
  return findNamed(book, name, set);
}

/** The line of a place in a text, for places that come one after the other. */
function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let from = 0;
  return (at) => {
    for (let next = text.indexOf('\n', from); next !== -1 && next < at; next = text.indexOf('\n', from)) {
      line++;
      from = next + 1;
    }
    return line;
  };
}
