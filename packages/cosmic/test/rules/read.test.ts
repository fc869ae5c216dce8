import { InputError } from '@parley/kernel';
import { cosmic, type Options } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';

const parse = (o: unknown): Options => cosmic.parse(o);
function refusal(options: unknown): string {
  try {
    parse(options);
  } catch (e) {
    expect(e).toBeInstanceOf(InputError);
    return (e as InputError).message;
  }
  return 'accepted';
}
const position = (given: object): string => refusal({ position: given });

describe('what a person wrote is read as it is meant, or refused by name', () => {
  it('an object is neither a list nor a text nor nothing', () => {
    for (const [odd, shown] of [
      [[], '[]'],
      ['none', '"none"'],
      [3, '3'],
      [true, 'true'],
    ] as const)
      expect(refusal({ house: odd })).toBe(`house must be an object, not ${shown}.`);
    expect(position({ hands: null })).toBe('position.hands must be an object, not null.');
    expect(refusal({ house: {} })).toBe('accepted');
  });

  it('a list is nothing else', () => {
    for (const [odd, shown] of [
      [{}, '{}'],
      ['void', '"void"'],
      [3, '3'],
    ] as const)
      expect(refusal({ aliens: odd })).toBe(`aliens must be a list, not ${shown}.`);
    expect(position({ deck: { 0: 'morph' } })).toBe('position.deck must be a list, not {"0":"morph"}.');
  });

  it('a list of texts has nothing but texts', () => {
    expect(position({ deck: ['morph', 4] })).toBe('position.deck must be a list of texts; 4 is not one.');
    expect(position({ deck: [null] })).toBe('position.deck must be a list of texts; null is not one.');
    expect(position({ deck: [] })).toBe('accepted');
  });

  it('a text is a text', () => {
    for (const [odd, shown] of [
      [1, '1'],
      [null, 'null'],
      [['red'], '["red"]'],
    ] as const)
      expect(position({ turn: odd })).toBe(`position.turn must be a text, not ${shown}.`);
    expect(position({ turn: 'red' })).toBe('accepted');
    expect(position({ turn: () => 'red' })).toBe('position.turn must be a text, not nothing.');
  });

  it('a number is whole and not less than nothing', () => {
    for (const [odd, shown] of [
      ['2', '"2"'],
      [1.5, '1.5'],
      [-1, '-1'],
      [null, 'null'],
    ] as const)
      expect(position({ tokens: { void: odd } })).toBe(`position.tokens.void must be a whole number, 0 or more, not ${shown}.`);
    for (const n of [0, 1, 12]) expect(position({ tokens: { void: n } })).toBe('accepted');
  });

  it('yes or no is true or false, and what is usual when nothing is said', () => {
    for (const [odd, shown] of [
      ['yes', '"yes"'],
      [0, '0'],
      [{}, '{}'],
    ] as const)
      expect(refusal({ flares: odd })).toBe(`flares must be true or false, not ${shown}.`);
    for (const nothing of [undefined, null])
      expect([parse({ flares: nothing }).flares, parse({ technology: nothing }).technology]).toEqual([true, false]);
    expect([parse({ flares: false }).flares, parse({ technology: true }).technology]).toEqual([false, true]);
  });

  it('one of a few: the first when nothing is said, and no other', () => {
    for (const nothing of [undefined, null])
      expect([parse({ stations: nothing }).stations, parse({ powers: nothing }).powers]).toEqual(['none', 1]);
    expect([parse({ stations: 'one' }).stations, parse({ powers: 2 }).powers]).toEqual(['one', 2]);
    expect(refusal({ stations: 'three' })).toBe('stations is one of none, one, two, not "three".');
    expect(refusal({ powers: '2' })).toBe('powers is one of 1, 2, not "2".');
  });

  it('some of a few: all when nothing is said, one at least, and no others', () => {
    for (const nothing of [undefined, null]) expect(parse({ alerts: nothing }).alerts).toEqual(['green', 'yellow', 'red']);
    expect(parse({ alerts: ['red'] }).alerts).toEqual(['red']);
    expect(refusal({ alerts: [] })).toBe('alerts is empty; leave it out to allow all of green, yellow, red.');
    expect(refusal({ alerts: ['red', 'blue'] })).toBe('alerts can be green, yellow, red, not "blue".');
  });

  it('every entry is read, and named with its place', () => {
    expect(position({ hands: { red: ['morph'], blue: 'morph' } })).toBe('position.hands.blue must be a list, not "morph".');
    expect(position({ sheets: { pirate: { hoard: [1] } } })).toBe('position.sheets.pirate.hoard must be a list of texts; 1 is not one.');
    expect(position({ ships: { red: { warp: 1 }, blue: { warp: 0.5 } } })).toBe(
      'position.ships.blue.warp must be a whole number, 0 or more, not 0.5.',
    );
  });
});
