import { InputError, openTable } from '@parley/kernel';
import { cosmic } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';

function refusal(options: unknown): string {
  try {
    openTable(cosmic, options, 'options');
  } catch (e) {
    expect(e).toBeInstanceOf(InputError);
    return (e as InputError).message;
  }
  return 'accepted';
}

const seats = [{ alien: 'macron' }, { alien: 'void' }, { alien: 'healer' }];

describe('options', () => {
  it('may all be left out', () => {
    expect(refusal({})).toBe('accepted');
    expect(refusal(undefined)).toBe('accepted');
    expect(refusal({ seats })).toBe('accepted');
  });

  it('R33.1 two or nine players are no game', () => {
    for (const players of [2, 9, 0, 3.5, '4', null])
      expect(refusal({ players: players ?? 1 })).toContain('A game has 3 to 8 players');
    expect(refusal({ seats: seats.slice(1) })).toBe('A game has 3 to 8 players, not 2.');
    expect(refusal({ seats: 'four' })).toBe('seats must be a list, not "four".');
    expect(refusal({ seats, players: 4 })).toContain('There are 3 seats but players is 4');
  });

  it('a colour belongs to one player, and is one of eight', () => {
    expect(refusal({ seats: [{ colour: 'red' }, { colour: 'red' }, {}] })).toContain('Two seats want to be red');
    expect(refusal({ seats: [{ colour: 'pink' }, {}, {}] })).toContain('Seat 0: the colours are red, blue');
  });

  it('an alien belongs to one player, and exists', () => {
    expect(refusal({ seats: [{ alien: 'void' }, { alien: 'void' }, {}] })).toBe('Two seats want to play void; each alien exists once.'); // prettier-ignore
    expect(refusal({ seats: [{ alien: 'zombi' }, {}, {}] })).toContain('There is no alien "zombi"; did you mean');
    expect(refusal({ aliens: ['void', 'nobody'] })).toContain('There is no alien "nobody"');
  });

  it('a seat has a colour and an alien, nothing else', () => {
    expect(refusal({ seats: [{ name: 'Ann' }, {}, {}] })).toBe('Seat 0: a seat has a colour and an alien, not "name".');
    expect(refusal({ seats: ['red', {}, {}] })).toBe('seat 0 must be an object, not "red".');
  });

  it('there must be aliens for everybody', () => {
    expect(refusal({ players: 3, aliens: ['void'] })).toContain('Only 1 aliens fit');
    expect(refusal({ players: 3, aliens: [] })).toContain('Only 0 aliens fit');
  });

  it('numbers, flags and choices are what they are', () => {
    expect(refusal({ planets: 6 })).toBe('planets must be 4 or 5, not 6.');
    expect(refusal({ flares: 'no' })).toBe('flares must be true or false, not "no".');
    expect(refusal({ secondEncounters: 1 })).toBe('secondEncounters must be true or false, not 1.');
    expect(refusal({ largeGroup: 0 })).toBe('largeGroup must be true or false, not 0.');
    expect(refusal({ sets: ['moon'] })).toContain('sets can be base, incursion');
    expect(refusal({ sets: [] })).toContain('sets is empty');
    expect(refusal({ alerts: ['blue'] })).toBe('alerts can be green, yellow, red, not "blue".');
    expect(refusal({ sets: 'base' })).toBe('sets must be a list, not "base".');
    expect(refusal({ aliens: [3] })).toBe('aliens must be a list of texts; 3 is not one.');
  });

  it('unknown options are named, with those there are', () => {
    expect(refusal({ planet: 5 })).toContain('There is no option "planet"; the options are players, seats');
    expect(refusal([])).toBe('The options must be an object, not [].');
    expect(refusal('five players')).toContain('The options must be an object');
  });

  it('house rules have named choices', () => {
    expect(refusal({ house: { noColony: 'anywhere' } })).toBe('House rule noColony is one of home-planet, gate, not "anywhere".'); // prettier-ignore
    expect(refusal({ house: { fastGame: true } })).toContain('There is no house rule "fastGame"; there are noColony');
    expect(refusal({ house: 'none' })).toBe('house must be an object, not "none".');
  });

  it('a position has a known shape', () => {
    expect(refusal({ seats, position: 3 })).toBe('position must be an object, not 3.');
    expect(refusal({ seats, position: { cards: [] } })).toContain('A position has no "cards"; it can have turn, hands');
    expect(refusal({ seats, position: { hands: { red: 'morph' } } })).toBe('position.hands.red must be a list, not "morph".'); // prettier-ignore
    expect(refusal({ seats, position: { ships: { red: { warp: -1 } } } })).toBe('position.ships.red.warp must be a whole number, 0 or more, not -1.'); // prettier-ignore
    expect(refusal({ seats, position: { turn: 1 } })).toBe('position.turn must be a text, not 1.');
  });

  it('a position names people, cards and places that exist', () => {
    expect(refusal({ seats, position: { turn: 'white' } })).toBe('Nobody plays white.');
    expect(refusal({ seats, position: { hands: { red: ['attack-99'] } } })).toContain('There is no card "attack-99"');
    expect(refusal({ seats, position: { hands: { red: ['morph', 'morph'] } } })).toBe('There is no further "morph" to place.'); // prettier-ignore
    expect(refusal({ seats, position: { ships: { red: { 'red/9': 1 } } } })).toContain('There is no place "red/9"');
    expect(refusal({ seats, position: { ships: { red: { warp: 21 } } } })).toContain('red does not have enough ships');
    expect(refusal({ seats, position: { gone: ['warp'] } })).toContain('There is no planet "warp"');
    expect(refusal({ seats, position: { tokens: { zombie: 1 } } })).toContain('Nobody plays zombie');
  });
});
