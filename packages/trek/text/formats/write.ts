import { DECK_ZONES, type Deck, type DeckZone } from '../../language/index.ts';
import { nameToWrite, setOf } from './names.ts';
import type { CardBook, DeckFormat } from './reading.ts';

const TITLES: { readonly [Z in DeckZone]: string } = {
  missions: 'Missions',
  reserve: 'Reserve missions',
  seeds: 'Seed deck',
  sites: 'Sites',
  draw: 'Draw deck',
};

/** The ending of a file in this format. */
export const fileEnding: { readonly [F in DeckFormat]: string } = { text: 'txt', lackey: 'txt', dek: 'dek', json: 'json' };

/** Writes a deck so that it can be read again, here and, where others know the format, elsewhere. */
export function writeDeck(deck: Deck, format: DeckFormat, book: CardBook): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify(deck, null, 2)}\n`;
    case 'dek':
      return dek(deck, book);
    case 'lackey':
      return `${zones(deck)
        .flatMap((zone) => [`${TITLES[zone]}:`, ...counted(deck[zone]).map(([id, n]) => `${n}\t${nameToWrite(book, id)}`)])
        .join('\n')}\n`;
    case 'text':
      return `${[
        `Name: ${deck.name}`,
        ...zones(deck).map((zone) =>
          [`${TITLES[zone]} (${deck[zone].length})`, ...counted(deck[zone]).map(([id, n]) => `${n} ${nameToWrite(book, id)}`)].join('\n'),
        ),
      ].join('\n\n')}\n`;
  }
}

const zones = (deck: Deck): readonly DeckZone[] => DECK_ZONES.filter((zone) => deck[zone].length > 0);
/** Each card once, with how many of it. */
export function counted(ids: readonly string[]): readonly (readonly [id: string, n: number])[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function dek(deck: Deck, book: CardBook): string {
  const card = (id: string): string => {
    const facts = book.find(id)?.facts;
    const set = facts === undefined ? '' : setOf(facts);
    return `\t\t<card><name id="${escaped(id)}">${escaped(facts?.title ?? id)}</name><set>${set}</set></card>`;
  };
  return [
    '<deck version="0.8">',
    '\t<meta>',
    '\t\t<game>startrek1e</game>',
    `\t\t<title>${escaped(deck.name)}</title>`,
    '\t</meta>',
    ...zones(deck).flatMap((zone) => [`\t<superzone name="${TITLES[zone]}">`, ...deck[zone].map(card), '\t</superzone>']),
    '</deck>',
    '',
  ].join('\n');
}
