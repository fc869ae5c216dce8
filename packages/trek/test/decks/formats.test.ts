import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { STARTER_DECKS } from '../../content/decks/index.ts';
import { DECK_ZONES, EMPTY_DECK, plainName, type Deck, type DeckZone } from '../../language/index.ts';
import { HEADING_WORDS } from '../../text/formats/headings.ts';
import { cardBook, DECK_FORMATS, MOST_LETTERS, readDeckText, withChoice, writeDeck, type DeckRead } from '../../text/formats/index.ts';

const book = cardBook(CARDS);
const idOf = (name: string): string => book.named(name)[0]?.id ?? `no ${name}`;

function read(text: string): DeckRead {
  const deck = readDeckText(text, book);
  if (typeof deck === 'string') throw new Error(deck);
  return deck;
}
/** The cards of a part, by name with their numbers. */
const names = (deck: Deck, zone: DeckZone): string[] => deck[zone].map((id) => book.find(id)?.facts.name ?? id);
const sorted = (deck: Deck): Deck => ({ ...deck, ...Object.fromEntries(DECK_ZONES.map((zone) => [zone, deck[zone].toSorted()])) });

describe('a deck that is written', () => {
  const decks: Deck[] = STARTER_DECKS.map((x) => x.deck);
  // Cards of one title from several sets, an ampersand or quote in a name, names that begin and end with figures.
  decks.push({
    ...EMPTY_DECK,
    name: 'Odd & "even"',
    missions: [idOf('Planet'), idOf('Space')],
    reserve: [idOf('Planet')],
    seeds: [idOf('Birth of "Junior"'), idOf('Archer'), idOf('Archer')],
    draw: [
      'PRE-204',
      'FC-97',
      idOf('10 and 01'),
      idOf('Q2'),
      idOf("Qapla'!"),
      idOf('Lt. (j.g.) Picard'),
      idOf('Subsection Q, Paragraph 10'),
    ],
  });

  it.each(DECK_FORMATS)('as %s is read again as it was', (format) => {
    for (const deck of decks) {
      const again = read(writeDeck(deck, format, book));
      expect(again.unread).toEqual([]);
      expect(again.format).toBe(format);
      expect(sorted(again.deck)).toEqual(sorted(format === 'lackey' ? { ...deck, name: EMPTY_DECK.name } : deck));
    }
  });

  it.each(DECK_FORMATS)('as %s keeps cards that nobody knows as lines that were not read', (format) => {
    const again = read(writeDeck({ ...EMPTY_DECK, draw: ['ZZZ-1', 'ZZZ-1', 'PRE-204'] }, format, book));
    expect(again.deck.draw).toEqual(['PRE-204']);
    expect(again.unread.map(({ text, n, why }) => `${why} ${text.replace(/^2 /, '')} ${n}`)).toEqual(['unknown ZZZ-1 2']);
  });
});

describe('a list by hand', () => {
  it('has counts before or behind names, in any case and without accents', () => {
    const { deck, unread, format } = read(
      [
        '3 Founder',
        '2x weyoun',
        "Young Jem'Hadar x2",
        'ERIS (x2)',
        'Kilana × 1',
        '1 × borath',
        'Keevan',
        '2 10 and 01',
        '10 and 01',
        'Q2',
      ].join('\n'),
    );
    expect(unread).toEqual([]);
    expect(format).toBe('text');
    expect(writeDeck(deck, 'text', book).split('\n').slice(3, -1)).toEqual([
      '3 Founder',
      '2 Weyoun',
      "2 Young Jem'Hadar",
      '2 Eris',
      '1 Kilana',
      '1 Borath',
      '1 Keevan',
      '3 10 and 01',
      '1 Q2',
    ]);
  });

  it('has words over its parts, and cards without any are where they usually are', () => {
    const list = `Name: Mine
# Missions (2)
Rescue Founder
Planet
Reserve
Planet
== Seed deck: 3 cards ==
Archer x2
HQ: Secure Homeworld
Sites
Ops
Draw deck
Personnel
2 Weyoun
Facilities
Primary Supply Depot`;
    const { deck, unread } = read(list);
    expect(unread).toEqual([]);
    expect(deck.name).toBe('Mine');
    expect(DECK_ZONES.map((zone) => names(deck, zone))).toEqual([
      ['Rescue Founder', 'Planet'],
      ['Planet'],
      ['Archer', 'Archer', 'HQ: Secure Homeworld'],
      ['Ops'],
      ['Weyoun', 'Weyoun', 'Primary Supply Depot'],
    ]);
    const bare = read('Rescue Founder\nArcher\nOps\nPrimary Supply Depot\nWeyoun').deck;
    expect(DECK_ZONES.map((zone) => names(bare, zone))).toEqual([
      ['Rescue Founder'],
      [],
      ['Archer', 'Primary Supply Depot'],
      ['Ops'],
      ['Weyoun'],
    ]);
  });

  it('has cards only where their type can be, whatever stands over them', () => {
    const { deck } = read('Deck\n1\tRescue Founder\n2\tArcher\n3\tWeyoun\nMissions\n1\tEris');
    expect(DECK_ZONES.map((zone) => deck[zone].length)).toEqual([1, 0, 2, 0, 4]);
  });

  it('no card is called like a heading', () => {
    expect(HEADING_WORDS.filter((x) => book.named(x).length > 0)).toEqual([]);
    expect(HEADING_WORDS.filter((x) => plainName(x) !== x)).toEqual([]);
  });

  it('says of every line that was not taken which it is and why', () => {
    const { deck, unread } = read('Seeds\nArcher\n\nData\n2 Kira Nerys (Blaze of Glory)\n3 Breen Warship\n0 Weyoun\n900 Eris\nDraw\n?!');
    expect(names(deck, 'seeds')).toEqual(['Archer']);
    expect(unread).toEqual([
      { line: 4, text: 'Data', n: 1, why: 'several', zone: 'seeds', choices: ['PRE-204', 'FC-97'] },
      { line: 5, text: '2 Kira Nerys (Blaze of Glory)', n: 2, why: 'other-version', zone: 'seeds', choices: [idOf('Kira Nerys')] },
      { line: 6, text: '3 Breen Warship', n: 3, why: 'unknown', zone: 'seeds', choices: [] },
      { line: 7, text: '0 Weyoun', n: 1, why: 'number', zone: 'seeds', choices: [idOf('Weyoun')] },
      { line: 8, text: '900 Eris', n: 1, why: 'number', zone: 'seeds', choices: [idOf('Eris')] },
      { line: 10, text: '?!', n: 1, why: 'unknown', zone: 'draw', choices: [] },
    ]);
  });

  it('takes what was not clear once somebody has said which card is meant', () => {
    const first = read('Draw deck\n2 Data\nWeyoun');
    const then = withChoice(first, first.unread[0], 'FC-97', book);
    expect(then.unread).toEqual([]);
    expect(then.deck.draw).toEqual([idOf('Weyoun'), 'FC-97', 'FC-97']);
  });

  it('tells versions apart by the set', () => {
    expect(read('Data (First Contact)\nData [PRE]\nData (fc 97)').deck.draw).toEqual(['FC-97', 'PRE-204', 'FC-97']);
    expect(read('1\tData\tPremiere').deck.draw).toEqual(['PRE-204']);
  });
});

describe('a file of another program', () => {
  const dek = (zone: string, cards: string): string =>
    `<?xml version="1.0"?><deck version="0.8"><meta><game>x</game></meta><superzone name="${zone}">${cards}</superzone></deck>`;

  it('is read by names and sets, whatever its own ids are', () => {
    const { deck, unread } = read(
      dek(
        'Deck',
        `<card><name id="dom/74.jpg">Telle</name><set>dom</set></card>\n<card><name id="a">Qapla&apos;!</name></card>
<card><name id="x">Data</name><set>First Contact</set></card><card><NAME>Rescue Founder</NAME></card><card><name>Nobody &amp; Sons</name></card>`,
      ),
    );
    expect(names(deck, 'draw')).toEqual(['Telle', "Qapla'!", 'Data (First Contact)']);
    expect(names(deck, 'missions')).toEqual(['Rescue Founder']);
    expect(unread).toMatchObject([{ line: 3, text: 'Nobody & Sons', why: 'unknown' }]);
  });

  it('is not led astray by an id of ours with another name', () => {
    expect(names(read(dek('Deck', '<card><name id="DOM-74">Weyoun</name></card>')).deck, 'draw')).toEqual(['Weyoun']);
  });

  it('is read as far as it goes when it is cut short', () => {
    const { deck } = read(dek('Draw deck', '<card><name>Weyoun</name></card><card><name>Eri').slice(0, -30));
    expect(names(deck, 'draw')).toEqual(['Weyoun']);
  });
});

describe('what is no deck', () => {
  const quick = (text: string): string => {
    const from = performance.now();
    const said = readDeckText(text, book);
    expect(performance.now() - from).toBeLessThan(1000);
    if (typeof said !== 'string') throw new Error(`read as ${said.format}`);
    return said;
  };
  it.each([
    ['nothing', '  \n ', 'nothing to read'],
    ['200 KB of letters', 'x'.repeat(200_000), 'longer than any deck'],
    ['200 KB of lines', 'Weyoun\n'.repeat(30_000), 'longer than any deck'],
    ['200 KB of tags', '<card>'.repeat(33_000), 'longer than any deck'],
    ['as many tags as are read', '<card><name id="'.repeat(MOST_LETTERS / 16), 'No card'],
    ['one tag that never ends', `<${'a'.repeat(MOST_LETTERS - 1)}`, 'No card'],
    ['as many spaces and figures as are read', '1 x '.repeat(MOST_LETTERS / 4), 'No card'],
    ['as many lines as are read', 'x\n'.repeat(MOST_LETTERS / 2), 'more than 1500 lines'],
    ['a deck among a book', `Weyoun\n${Array.from({ length: 300 }, (_, n) => `line ${n} of a book`).join('\n')}`, 'hardly a deck'],
    ['thousands of cards', '60 Weyoun\n'.repeat(7), '420 cards'],
    ['half of our own', '{"name": "x", "draw": [', 'cut short'],
    ['something else of our own', '{"cards": []}', 'no "cards"'],
  ])('is refused with a sentence: %s', (_what, text, words) => {
    expect(quick(text)).toContain(words);
  });
});
