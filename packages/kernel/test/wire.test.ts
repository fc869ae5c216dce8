import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plain } from '../src/state/plain.ts';
import { read, readNumber, readText } from '../src/wire/reading.ts';
import { NO_WORDS, wordsFrom } from '../src/wire/wire.ts';
import { write } from '../src/wire/writing.ts';
import { assertProperty } from './property.ts';

const WORDS = wordsFrom(['who', '', 'attack-08', 'é', ...Array.from({ length: 2500 }, (_, i) => `word-${i}`)]);

const { tree } = fc.letrec<{ leaf: Plain; tree: Plain }>((tie) => ({
  leaf: fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.integer({ min: -2, max: 9000 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => (x === 0 ? 0 : x)),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('who', '', 'word-3', 'word-900', 'word-2400', 'attack-08#17', 'attack-08#017', 'attack-08#', '#4', 'é#1'),
  ),
  tree: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    fc.array(tie('tree'), { maxLength: 8 }),
    fc.dictionary(
      fc.string({ maxLength: 4 }).filter((key) => key !== '__proto__'),
      tie('tree'),
    ),
  ),
}));

describe('a value that was written', () => {
  it('is read as it was, whatever the words', () => {
    assertProperty(
      fc.property(tree, (value) => {
        for (const words of [NO_WORDS, WORDS]) expect(read(words, write(words, value))).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  it('is read as it was when lists of words take turns', () => {
    const others = wordsFrom(['word-900', 'who']);
    for (const words of [WORDS, others, NO_WORDS, WORDS, others])
      for (const value of ['who', 'word-900', 'attack-08#17', 'who']) expect(read(words, write(words, value))).toBe(value);
    expect(write(WORDS, 'who')).not.toBe(write(others, 'who'));
  });

  it('can stand between quotes in JSON as it is', () => {
    assertProperty(
      fc.property(tree, (value) => {
        const text = write(WORDS, value);
        expect(JSON.stringify(text)).toBe(`"${text}"`);
        expect(/^[ -~]*$/.test(text)).toBe(true);
      }),
    );
  });

  it('is short where it is made of words and small numbers', () => {
    expect(write(WORDS, { who: 3 })).toHaveLength(4);
    expect(write(WORDS, 'attack-08#17')).toHaveLength(3);
    expect(write(WORDS, [1, 2, 216, 8000])).toHaveLength(8);
  });

  it('leaves out fields that hold nothing, as JSON does', () => {
    const value: Plain = { a: undefined, b: 1 };
    expect(read(NO_WORDS, write(NO_WORDS, value))).toEqual({ b: 1 });
  });

  it('is refused when it is cut short, is no such text, or needs words that are not there', () => {
    expect(() => read(WORDS, write(WORDS, ['word-900', 'x']).slice(0, -2))).toThrow('too early');
    expect(() => read(WORDS, '"')).toThrow('too early or was written in another way');
    expect(() => read(NO_WORDS, write(WORDS, 'word-900'))).toThrow('other words');
  });

  it('is read as a number or as a text only if it is one', () => {
    const at = (value: Plain) => ({ words: WORDS, text: write(WORDS, value), at: 0 });
    const others: Plain[] = [null, true, false, [], [1, 2], [1, 2, 3, 4, 5, 6, 7], {}, { a: 1 }, [{ a: 1 }, { a: 2 }]];
    const numbers = [-1, 0, 30, 31, 216, 217, 8865, 8866, -2, 0.5];
    const texts = ['who', 'word-900', 'word-2400', 'other', 'é!', 'attack-08#17'];
    for (const n of numbers) expect(readNumber(at(n))).toBe(n);
    for (const text of texts) expect(readText(at(text))).toBe(text);
    for (const value of [...texts, ...others]) expect(() => readNumber(at(value))).toThrow('no number begins with');
    for (const value of [...numbers, ...others]) expect(() => readText(at(value))).toThrow('no text begins with');
  });
});

describe('words', () => {
  it('have a stamp that changes with them and with their order', () => {
    expect(wordsFrom(['a', 'b']).stamp).toBe(wordsFrom(['a', 'b', 'a']).stamp);
    expect(wordsFrom(['a', 'b']).stamp).not.toBe(wordsFrom(['b', 'a']).stamp);
    expect(wordsFrom(['a', 'b']).stamp).not.toBe(wordsFrom(['a']).stamp);
  });
});
