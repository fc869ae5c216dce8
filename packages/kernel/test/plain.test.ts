import { isDeepStrictEqual } from 'node:util';
import { clone, firstDifference, hashPlain, hashText, same, wholeNumber, wholeNumbers } from '@parley/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from './property.ts';

const { tree } = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.string({ maxLength: 6 })),
  tree: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc.array(tie('tree'), { maxLength: 5 }),
    fc.dictionary(
      fc.string({ maxLength: 4 }).filter((key) => key !== '__proto__'),
      tie('tree'),
    ),
  ),
}));

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same value with the keys of its objects the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

describe('clone', () => {
  it('makes an equal value that shares nothing', () => {
    const state = { a: [1, 2, 3], b: [{ c: 1 }, { c: 2 }], d: { e: null, f: ['x'] }, g: [[1], []] };
    const copy = clone(state);
    expect(copy).toEqual(state);
    copy.a.push(4);
    copy.b[0].c = 9;
    copy.g[0].push(2);
    expect(state).toEqual({ a: [1, 2, 3], b: [{ c: 1 }, { c: 2 }], d: { e: null, f: ['x'] }, g: [[1], []] });
  });

  it('looks at every item of a list, whatever the first is', () => {
    const inner = { n: 1 };
    for (const list of [
      [0, inner],
      ['', null, inner],
      [null, inner],
    ]) {
      const copy = clone(list);
      expect(copy).toEqual(list);
      expect(copy.at(-1)).not.toBe(inner);
    }
  });

  it('equals any plain value it was given', () => {
    assertProperty(fc.property(tree, (value) => isDeepStrictEqual(clone(value), written(value))));
  });
});

describe('same', () => {
  it('agrees with the written form', () => {
    assertProperty(fc.property(tree, (value) => same(value, written(value))));
  });

  it('tells different values apart', () => {
    const agrees = (a: unknown, b: unknown): boolean => same(a, b) === isDeepStrictEqual(written(a), written(b));
    assertProperty(fc.property(tree, tree, agrees), { numRuns: 1000 });
    expect(same([1, 2], [1, 3])).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same({ a: 1 }, { b: 1 })).toBe(false);
    expect(same(null, {})).toBe(false);
    expect(same(0, false)).toBe(false);
  });

  it('takes a key that holds undefined for a missing key', () => {
    expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(same({ constructor: undefined }, {})).toBe(true);
  });

  it('is not fooled by names that objects inherit', () => {
    expect(same({}, { constructor: 1 })).toBe(false);
    expect(same({ toString: 1 }, {})).toBe(false);
  });
});

describe('firstDifference', () => {
  it('names the path and both values', () => {
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 instead of 3');
    expect(firstDifference({ a: 1 }, {})).toBe('a: 1 instead of nothing');
    expect(firstDifference([1], { 0: 1 })).toBe('value: [1] instead of {"0":1}');
    expect(firstDifference({ a: 1 }, { a: 1 })).toBeNull();
  });
});

describe('hashPlain', () => {
  it('does not depend on the order of keys', () => {
    assertProperty(fc.property(tree, (value) => hashPlain(reversed(value)) === hashPlain(value)));
  });

  it('depends on the order of lists', () => {
    expect(hashPlain([1, 2])).not.toBe(hashPlain([2, 1]));
  });

  it('takes a key that holds undefined for a missing key', () => {
    expect(hashPlain({ a: 1, b: undefined })).toBe(hashPlain({ a: 1 }));
  });

  it('tells simple values of different types apart', () => {
    const values = [...Array(40).keys(), 0.5, -1, 2 ** 40, true, false, null, '', '0', [], {}, [0], [[]], { a: 0 }, { a: null }];
    expect(new Set(values.map((value) => hashPlain(value))).size).toBe(values.length);
    expect(new Set(values.map((value) => hashPlain({ n: value }))).size).toBe(values.length);
  });

  it('spreads texts that differ in one character', () => {
    const texts = Array.from({ length: 2000 }, (_, i) => `zone:${i}`);
    expect(new Set(texts.map((text) => hashText(text))).size).toBe(texts.length);
  });
});

describe('whole numbers', () => {
  it('are read where they begin, and end at the first letter that is no digit', () => {
    expect([wholeNumber('17'), wholeNumber('zone:204', 5), wholeNumber('3>4'), wholeNumber('')]).toEqual([17, 204, 3, 0]);
  });

  it('come one for each item, in their order', () => {
    const letters = ['a', 'b', 'c'];
    expect(wholeNumbers(['c', 'x', 'a'], (x) => letters.indexOf(x))).toEqual([2, -1, 0]);
    expect(wholeNumbers(letters, (_, i) => 10 + i)).toEqual([10, 11, 12]);
    expect(wholeNumbers([], () => 1)).toEqual([]);
  });
});
