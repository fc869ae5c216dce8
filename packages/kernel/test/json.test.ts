import { describe, expect, it } from 'vitest';
import { checkpointIn, isLegal, json, oneOf, readEntry, spreadOf, type Entry } from '@parley/kernel';

const person = json.fields({
  name: json.text,
  age: json.orNull(json.number),
  likes: json.list(json.text),
  has: json.named(json.number),
  sort: json.among('guest', 'host'),
  away: json.optional(json.flag),
});
const ANN = { name: 'Ann', age: 30, likes: ['tea'], has: { hats: 2 }, sort: 'host' };
const read = (value: unknown): unknown => json.read(person, JSON.stringify(value), 'a person');

describe('what JSON says', () => {
  it('is read as what it should be, without what nobody asked for', () => {
    expect(read(ANN)).toStrictEqual(ANN);
    expect(read({ ...ANN, age: null, away: true, more: 1 })).toStrictEqual({ ...ANN, age: null, away: true });
  });

  it.each([
    [{ ...ANN, name: 1 }, 'a person.name: there should be a text, and there is a number.'],
    [{ ...ANN, age: 'old' }, 'a person.age: there should be a number, and there is a text.'],
    [{ ...ANN, age: undefined }, 'a person.age: there should be a number, and there is nothing.'],
    [{ ...ANN, likes: {} }, 'a person.likes: there should be a list, and there is an object.'],
    [{ ...ANN, likes: ['tea', null] }, 'a person.likes[1]: there should be a text, and there is null.'],
    [{ ...ANN, has: [] }, 'a person.has: there should be an object, and there is a list.'],
    [{ ...ANN, has: { hats: '2' } }, 'a person.has.hats: there should be a number, and there is a text.'],
    [{ ...ANN, sort: 'thief' }, 'a person.sort: there should be guest or host, and there is a text.'],
    [{ ...ANN, away: 0 }, 'a person.away: there should be true or false, and there is a number.'],
    [[ANN], 'a person: there should be an object, and there is a list.'],
    [null, 'a person: there should be an object, and there is null.'],
  ])('is refused where it is something else: %j', (value, message) => {
    expect(() => read(value)).toThrow(message);
  });
});

describe('a stored entry', () => {
  const entries: Entry[] = [
    { seat: 0, a: { verb: 'go', steps: [1] }, q: 7, h: 8 },
    { seat: 1, raise: 'flare', h: 9, v: 2 },
  ];

  it('comes back as it was', () => {
    expect(json.read(json.list(readEntry), JSON.stringify(entries), 'a log')).toStrictEqual(entries);
  });

  it('has an answer with its question, or says what was raised', () => {
    expect(() => json.read(readEntry, '{"seat":0,"q":1,"h":2}', 'an entry')).toThrow('an entry.a: there should be something');
    expect(() => json.read(readEntry, '{"seat":0,"a":1,"h":2}', 'an entry')).toThrow('an entry.q: there should be a number');
    expect(() => json.read(readEntry, '{"seat":0,"raise":1,"h":2}', 'an entry')).toThrow('an entry.raise: there should be a text');
  });
});

describe('a stored checkpoint', () => {
  const checkpoint = { at: 3, state: 'abc', words: 5, hash: 6 };

  it('comes back as it was, and what is none is worth nothing', () => {
    expect(checkpointIn({ ...checkpoint, more: 1 })).toStrictEqual(checkpoint);
    expect(checkpointIn({ ...checkpoint, hash: null })).toStrictEqual({ ...checkpoint, hash: null });
    const { hash: _, ...old } = checkpoint;
    for (const none of [
      undefined,
      null,
      [],
      'abc',
      old,
      { ...checkpoint, at: '3' },
      { ...checkpoint, state: {} },
      { ...checkpoint, words: null },
    ])
      expect(checkpointIn(none)).toBeNull();
  });
});

describe('an answer that came from outside', () => {
  it('is one if the question takes it', () => {
    const choice = oneOf(0, 'pick', 'rule', ['a', 'b']);
    expect(['a', 'c', 1, null].map((a) => isLegal(choice, a))).toEqual([true, false, false, false]);
    const places = [
      { id: 'x', max: 2 },
      { id: 'y', max: 2 },
    ];
    const spread = spreadOf(0, 'put', 'rule', places, 0, 4, undefined, [{ of: ['x', 'y'], max: 3 }]);
    expect([{ x: 2, y: 1 }, { x: 2, y: 2 }, { x: '1' }, []].map((a) => isLegal(spread, a))).toEqual([true, false, false, false]);
  });
});
