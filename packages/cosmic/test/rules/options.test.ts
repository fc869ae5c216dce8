import { InputError, openTable } from '@parley/kernel';
import { ALERTS, ALIEN_SETS, ALIENS, COLOURS, cosmic, HOUSE_RULES, type Options } from '@parley/cosmic';
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

const parse = (o: unknown): Options => cosmic.parse(o);

const seats = [{ alien: 'macron' }, { alien: 'void' }, { alien: 'healer' }];

describe('options', () => {
  it('may all be left out', () => {
    expect(refusal({})).toBe('accepted');
    expect(refusal(undefined)).toBe('accepted');
    expect(refusal({ seats })).toBe('accepted');
  });

  it('R33.1 two or nine players are no game', () => {
    for (const players of [2, 9, 0, 3.5, '4', null]) expect(refusal({ players: players ?? 1 })).toContain('A game has 3 to 8 players');
    expect(refusal({ seats: seats.slice(1) })).toBe('A game has 3 to 8 players, not 2.');
    expect(refusal({ seats: 'four' })).toBe('seats must be a list, not "four".');
    expect(refusal({ seats, players: 4 })).toContain('There are 3 seats but players is 4');
  });

  it('a colour belongs to one player, and is one of eight', () => {
    expect(refusal({ seats: [{ colour: 'red' }, { colour: 'red' }, {}] })).toContain('Two seats want to be red');
    expect(refusal({ seats: [{ colour: 'pink' }, {}, {}] })).toContain('Seat 0: the colours are red, blue');
  });

  it('an alien belongs to one player, and exists', () => {
    expect(refusal({ seats: [{ alien: 'void' }, { alien: 'void' }, {}] })).toBe('Two seats want to play void; each alien exists once.');
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
    expect(refusal({ house: { noColony: 'anywhere' } })).toBe('House rule noColony is one of home-planet, gate, not "anywhere".');
    expect(refusal({ house: { fastGame: true } })).toContain('There is no house rule "fastGame"; there are noColony');
    expect(refusal({ house: 'none' })).toBe('house must be an object, not "none".');
  });

  it('a position has a known shape', () => {
    expect(refusal({ seats, position: 3 })).toBe('position must be an object, not 3.');
    expect(refusal({ seats, position: { cards: [] } })).toContain('A position has no "cards"; it can have turn, hands');
    expect(refusal({ seats, position: { hands: { red: 'morph' } } })).toBe('position.hands.red must be a list, not "morph".');
    expect(refusal({ seats, position: { ships: { red: { warp: -1 } } } })).toBe(
      'position.ships.red.warp must be a whole number, 0 or more, not -1.',
    );
    expect(refusal({ seats, position: { turn: 1 } })).toBe('position.turn must be a text, not 1.');
  });

  it('a position names people, cards and places that exist', () => {
    expect(refusal({ seats, position: { turn: 'white' } })).toBe('Nobody plays white.');
    expect(refusal({ seats, position: { hands: { red: ['attack-99'] } } })).toContain('There is no card "attack-99"');
    expect(refusal({ seats, position: { hands: { red: ['morph', 'morph'] } } })).toBe('There is no further "morph" to place.');
    expect(refusal({ seats, position: { ships: { red: { 'red/9': 1 } } } })).toContain('There is no place "red/9"');
    expect(refusal({ seats, position: { ships: { red: { warp: 21 } } } })).toContain('red does not have enough ships');
    expect(refusal({ seats, position: { gone: ['warp'] } })).toContain('There is no planet "warp"');
    expect(refusal({ seats, position: { tokens: { zombie: 1 } } })).toContain('Nobody plays zombie');
  });
});

describe('what the options say', () => {
  it('five players, five planets and everything else as the rulebook has it, when nothing is said', () => {
    const usual = {
      planets: 5,
      flares: true,
      secondEncounters: true,
      largeGroup: false,
      sets: ALIEN_SETS,
      alerts: ALERTS,
      aliens: null,
      house: Object.fromEntries(Object.entries(HOUSE_RULES).map(([rule, [first]]) => [rule, first])),
      position: null,
    };
    const nothing = {
      players: null,
      seats: null,
      planets: null,
      pool: null,
      sets: null,
      alerts: null,
      aliens: null,
      house: null,
      position: null,
    };
    for (const given of [undefined, null, {}, nothing]) {
      expect(parse(given)).toMatchObject(usual);
      expect(parse(given).seats).toEqual(COLOURS.slice(0, 5).map((colour) => ({ colour, alien: null })));
    }
  });

  it('R32.1 four planets or five', () => {
    expect([parse({ planets: 4 }).planets, parse({ planets: 5 }).planets]).toEqual([4, 5]);
    for (const planets of [3, 6, '4']) expect(refusal({ planets })).toContain('planets must be 4 or 5');
  });

  it('R2.5 cards for large groups with seven or eight, with fewer when asked for', () => {
    expect([3, 6, 7, 8].map((players) => parse({ players }).largeGroup)).toEqual([false, false, true, true]);
    expect(parse({ players: 3, largeGroup: true }).largeGroup).toBe(true);
    // They belong there.
    expect(parse({ players: 8, largeGroup: false }).largeGroup).toBe(true);
  });

  it('R32.5 flares, second encounters, sets and levels as they are chosen', () => {
    expect(parse({ flares: false, secondEncounters: false, sets: ['base', 'storm'], alerts: ['red'] })).toMatchObject({
      flares: false,
      secondEncounters: false,
      sets: ['base', 'storm'],
      alerts: ['red'],
    });
    expect(parse({ pool: 'beginner' })).toMatchObject({ sets: ['base'], alerts: ['green'], flares: false });
    expect(parse({ pool: 'beginner', sets: ['storm', 'dominion'], flares: true })).toMatchObject({
      sets: ['storm', 'dominion'],
      alerts: ['green'],
      flares: true,
    });
    expect(parse({ aliens: ['void', 'macron', 'human', 'mind', 'clone'] }).aliens).toEqual(['void', 'macron', 'human', 'mind', 'clone']);
  });

  it('R33.1 three to eight players', () => {
    for (const players of [3, 4, 5, 6, 7, 8]) expect(parse({ players }).seats).toHaveLength(players);
    for (const players of [2, 9, -3]) expect(refusal({ players })).toBe(`A game has 3 to 8 players, not ${players}.`);
    for (const [players, shown] of [
      ['4', '"4"'],
      [3.5, '3.5'],
      [{}, '{}'],
      [true, 'true'],
    ] as const)
      expect(refusal({ players })).toBe(`A game has 3 to 8 players, not ${shown}.`);
    expect(refusal({ seats: Array.from({ length: 9 }, () => ({})) })).toBe('A game has 3 to 8 players, not 9.');
  });

  it('as many seats as players, if both are said', () => {
    expect(refusal({ seats, players: 3 })).toBe('accepted');
    expect(refusal({ seats, players: null })).toBe('accepted');
    expect(refusal({ seats, players: 4 })).toBe('There are 3 seats but players is 4; leave one of them out.');
    expect(refusal({ seats, players: '3' })).toBe('There are 3 seats but players is "3"; leave one of them out.');
  });

  it('whoever names no colour has the first that nobody else wants', () => {
    const colours = (given: unknown[]): string[] => parse({ seats: given }).seats.map((x) => x.colour);
    expect(colours([{}, { colour: 'red' }, {}])).toEqual(['blue', 'red', 'yellow']);
    expect(colours([null, undefined, { colour: 'blue' }])).toEqual(['red', 'yellow', 'blue']);
    expect(colours([{ colour: 'white' }, { alien: 'void' }, {}])).toEqual(['white', 'red', 'blue']);
  });

  it('each colour once, and only those there are', () => {
    expect(refusal({ seats: [{ colour: 'red' }, {}, { colour: 'red' }] })).toBe('Two seats want to be red; give each its own colour.');
    const all = 'red, blue, yellow, purple, green, orange, black, white';
    expect(refusal({ seats: [{}, { colour: 'pink' }, {}] })).toBe(`Seat 1: the colours are ${all}, not "pink".`);
    expect(refusal({ seats: [{}, {}, { colour: 3 }] })).toBe(`Seat 2: the colours are ${all}, not 3.`);
  });

  it('R32.4 a second alien is for those who have a first one, in a game with two powers', () => {
    const with2 = (first: object) => [first, {}, {}];
    const sorry = 'Seat 0: a second alien is for seats that have a first one, in games with powers: 2.';
    expect(parse({ powers: 2, seats: with2({ alien: 'void', second: 'macron' }) }).seats[0]).toEqual({
      colour: 'red',
      alien: 'void',
      second: 'macron',
    });
    expect(refusal({ seats: with2({ alien: 'void', second: 'macron' }) })).toBe(sorry);
    for (const first of [{ second: 'macron' }, { alien: null, second: 'macron' }])
      expect(refusal({ powers: 2, seats: with2(first) })).toBe(sorry);
    for (const second of [null, undefined])
      expect(parse({ seats: with2({ alien: 'void', second }) }).seats[0]).toEqual({ colour: 'red', alien: 'void' });
    // Nobody else has it then, not even the same player.
    for (const given of [
      [{ alien: 'void', second: 'macron' }, { alien: 'macron' }, {}],
      [{ alien: 'macron', second: 'macron' }, {}, {}],
    ])
      expect(refusal({ powers: 2, seats: given })).toBe('Two seats want to play macron; each alien exists once.');
    expect(refusal({ powers: 2, seats: with2({ alien: 'void', second: 'nobody' }) })).toContain('There is no alien "nobody"');
  });

  it('an alien that does not exist is named, with those that begin alike', () => {
    const near = (letter: string): string =>
      ALIENS.map((a) => a.id)
        .filter((id) => id.startsWith(letter))
        .join(', ');
    for (const [name, letter] of [
      ['zombi', 'z'],
      ['Zombi', 'z'],
      ['oracel', 'o'],
    ]) {
      expect(near(letter)).not.toBe('');
      const sorry = `There is no alien "${name}"; did you mean one of ${near(letter)}?`;
      expect(refusal({ seats: [{ alien: name }, {}, {}] })).toBe(sorry);
      expect(refusal({ aliens: ['void', name] })).toBe(sorry);
    }
    for (const [name, shown] of [
      ['7th', '7th'],
      ['', ''],
      [3, '3'],
      [['z'], 'z'],
    ] as const)
      expect(refusal({ seats: [{ alien: name }, {}, {}] })).toBe(`There is no alien "${shown}".`);
  });

  it('a named pool is one of those there are', () => {
    expect(refusal({ pool: 'easy' })).toBe('pool is one of beginner, learner, seasoned, everything, not "easy".');
    expect(refusal({ pool: 2 })).toBe('pool is one of beginner, learner, seasoned, everything, not 2.');
  });

  it('house: each choice of each rule, and the first of each when nothing is said', () => {
    const choices = {
      noColony: ['home-planet', 'gate'],
      gamblerAnte: ['replace', 'add'],
      gamblerShips: ['outside', 'anywhere'],
      colourSwapStealsWin: ['no', 'yes'],
      reinforceNegotiate: ['no-effect', 'forbidden'],
      techDraw: ['one', 'best-of-two'],
      switcheroo: ['for-good', 'encounter'],
      kickerOrder: ['after-effects', 'before-effects'],
      kickerLoneAttack: ['multiplies', 'no-effect'],
      reinforcementX: ['own-ships', 'side-ships'],
      filchFlare: ['modern', 'classic'],
      outpostAlien: ['another', 'same'],
      deadPosition: ['most-colonies', 'play-on'],
    };
    expect(Object.keys(HOUSE_RULES)).toEqual(Object.keys(choices));
    const usual = Object.fromEntries(Object.entries(choices).map(([rule, [first]]) => [rule, first]));
    for (const [rule, values] of Object.entries(choices)) {
      for (const value of values) expect(parse({ house: { [rule]: value } }).house).toEqual({ ...usual, [rule]: value });
      for (const nothing of [null, undefined]) expect(parse({ house: { [rule]: nothing } }).house).toEqual(usual);
      expect(refusal({ house: { [rule]: 'perhaps' } })).toBe(`House rule ${rule} is one of ${values.join(', ')}, not "perhaps".`);
    }
    const sorry = `There is no house rule "bluff"; there are ${Object.keys(choices).join(', ')}.`;
    expect(refusal({ house: { bluff: 'yes' } })).toBe(sorry);
  });
});
