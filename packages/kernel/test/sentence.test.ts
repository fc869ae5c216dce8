import { argumentsOf, localeOf, say, textOf, textPart, type Message, type Part, type Thing } from '../src/sentence/index.ts';
import { describe, expect, it } from 'vitest';

interface Named extends Part {
  readonly kind: 'named';
  readonly id: number;
}
const en = localeOf('en-GB');

/** Somebody, as a message may speak of them. */
const person = (key: 'you' | 'one' | 'many', text: string): Thing<Named> => ({
  key,
  parts: (first) => [{ kind: 'named', id: 1, text: first ? text.charAt(0).toUpperCase() + text.slice(1) : text }],
});

const SENDS: Message = [
  ['who', 'select', { you: 'You send', many: [['who'], ' send'], other: [['who'], ' sends'] }],
  ' ',
  ['n', 'plural', { '=0': 'nothing', one: [[], ' ship'], other: [[], ' ships'] }, 0],
  '.',
];

describe('a sentence', () => {
  it.each([
    ['you', 0, 'You send nothing.'],
    ['one', 1, 'Kofi sends 1 ship.'],
    ['many', 1234, 'Kofi send 1,234 ships.'],
  ] as const)('agrees in person and number: %s, %i', (key, n, text) => {
    expect(textOf(say(en, SENDS, { who: person(key, 'kofi'), n }))).toBe(text);
  });

  it('is made of parts, words that follow each other being one', () => {
    expect(say(en, SENDS, { who: person('one', 'kofi'), n: 2 })).toEqual([
      { kind: 'named', id: 1, text: 'Kofi' },
      textPart(' sends 2 ships.'),
    ]);
  });

  it('keeps somebody a part where the message has its own words for them', () => {
    const your: Message = [['who', 'words', 'Your'], ' card, ', ['n', 'words', 'both'], '.'];
    const who: Thing<Named> = { ...person('you', 'you'), worded: (text) => ({ kind: 'named', id: 1, text }) };
    expect(say(en, your, { who, n: 2 })).toEqual([{ kind: 'named', id: 1, text: 'Your' }, textPart(' card, both.')]);
    expect(say(en, your, { who: person('you', 'you') })).toEqual([textPart('Your card, both.')]);
    expect([...argumentsOf(your)]).toEqual(['who', 'n']);
  });

  it('begins with a capital, also after a full stop, and only there', () => {
    const message: Message = [['who'], ' asks ', ['who'], '. ', ['who'], ' waits.'];
    expect(textOf(say(en, message, { who: person('one', 'kofi') }))).toBe('Kofi asks kofi. Kofi waits.');
  });

  it('counts in order, less an offset, and in styles', () => {
    const nth: Message = [['n', 'ordinal', { one: [[], 'st'], two: [[], 'nd'], few: [[], 'rd'], other: [[], 'th'] }, 0]];
    expect([1, 2, 3, 4, 21].map((n) => textOf(say(en, nth, { n })))).toEqual(['1st', '2nd', '3rd', '4th', '21st']);
    const others: Message = [['n', 'plural', { '=1': 'alone', one: ['and ', [], ' other'], other: ['and ', [], ' others'] }, 1]];
    expect([1, 2, 3].map((n) => textOf(say(en, others, { n })))).toEqual(['alone', 'and 1 other', 'and 2 others']);
    expect(textOf(say(en, [['n', 'number', { style: 'percent' }]], { n: 0.4 }))).toBe('40%');
  });

  it('takes the branch "other" for what is unknown, and leaves out what is missing', () => {
    expect(textOf(say(en, SENDS, { n: 2 }))).toBe(' sends 2 ships.');
    expect(textOf(say(en, [['how', 'select', { constructor: 'x', other: 'y' }]], { how: 'toString' }))).toBe('y');
  });

  it('names its arguments, those in branches too', () => {
    expect([...argumentsOf(['a ', ['x', 'select', { other: [['y', 'plural', { other: [['z', 'number']] }, 0]] }]])]).toEqual([
      'x',
      'y',
      'z',
    ]);
  });
});

describe('a list', () => {
  const items = ['a', 'b', 'c'].map((text) => [textPart(text)]);
  it('is joined as the language does it', () => {
    expect(textOf(en.list(items))).toBe('a, b and c');
    expect(textOf(en.list(items.slice(0, 2), 'disjunction'))).toBe('a or b');
    expect(textOf(localeOf('de').list(items))).toBe('a, b und c');
    expect(en.list([])).toEqual([]);
  });
});
