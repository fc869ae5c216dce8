import { InputError, openTable } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import '../../content/index.ts';
import { HOUSE_CHOICES, parseOptions, USUAL_HOUSE } from '../../rules/decks/options.ts';
import { trekSeats } from '../../rules/decks/seats.ts';
import { starterDecks } from '../../rules/decks/starters.ts';
import type { Deck } from '../../rules/options/options.ts';
import { trek } from '../../trek.ts';

const [first, second, third] = starterDecks();
/** A legal deck with this many seeds besides its missions. */
const seeded = (n: number): Deck => ({ ...first, name: 'Mine', seeds: Array.from({ length: n }, () => 'FC-7') });
/** What somebody is told; null: nothing is wrong. */
function refusal(options: unknown): string | null {
  try {
    parseOptions(options);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}
const withDeck = (deck: unknown, house: object = {}): unknown => ({ seats: [{ deck }, {}], house });
/** As it comes over the wire: names of the prototype are names like others there. */
const written = (text: string): unknown => JSON.parse(text);

describe('options of a table', () => {
  it('T36 left out they are as usual: two starter decks, chance who begins, a hundred points', () => {
    expect(parseOptions({})).toEqual({
      seats: [{ deck: first }, { deck: second }],
      first: 'random',
      target: 100,
      faces: 'strict',
      house: USUAL_HOUSE,
    });
  });

  it('T36 where the texts leave a choice, the usual one first', () => {
    expect(HOUSE_CHOICES).toEqual({
      missionsCount: [true, false], // T2.2
      reserve: ['deck', 'space'], // T3.7
      failedSolveStops: [false, true], // T15.10
      extraDeath: ['always', 'unhurt'], // T26.9
      returnFire: ['all', 'target'], // T27.4
      whiteDeath: ['addicts', 'anybody'], // T25.8
      deprivedStopped: ['fight', 'rest'], // T25.14
      deckEnd: ['turn', 'at-once'], // T34.5
      release: ['after', 'before'], // T5.8
      firstCountdown: ['same-turn', 'next-turn'], // T35.1
    });
    for (const [name, [usual]] of Object.entries(HOUSE_CHOICES)) expect(USUAL_HOUSE).toHaveProperty(name, usual);
  });

  it('T36 each house rule is read in each of its readings, and nothing else is one', () => {
    for (const [name, choices] of Object.entries(HOUSE_CHOICES)) {
      expect(choices).toHaveLength(2);
      for (const choice of choices)
        expect(parseOptions({ house: { [name]: choice } }).house).toMatchObject({ ...USUAL_HOUSE, [name]: choice });
      expect(refusal({ house: { [name]: 'often' } })).toContain(`"house.${name}" is one of`);
    }
  });

  it('T65.5 who begins is agreed, or left to chance', () => {
    for (const seat of [0, 1]) expect(openTable(trek, { first: seat }, 'any').game.s.turn.seat).toBe(seat);
    const begun = new Set(Array.from({ length: 12 }, (_, n) => openTable(trek, {}, `chance ${n}`).game.s.turn.seat));
    expect(begun).toEqual(new Set([0, 1]));
    expect(refusal({ first: 2 })).toContain('"first" is one of');
  });

  it.each([
    [7, 'given by name'],
    [null, 'given by name'],
    [[], 'given by name'],
    [{ deck: 'Klingon' }, 'no option "deck"'],
    [{ players: 3 }, 'not 3'],
    [{ seats: [{}] }, 'a list of 2'],
    [{ seats: [{}, {}, {}] }, 'a list of 2'],
    [{ seats: {} }, 'a list of 2'],
    [{ seats: 'no' }, 'a list of 2'],
    [{ seats: [null, {}] }, 'A seat is written as'],
    [{ seats: [{ colour: 'red' }, {}] }, 'no "colour"'],
    [{ target: 99 }, '"target" is one of 60, 100, 140, not 99'],
    [{ faces: true }, '"faces" is one of'],
    [{ house: [] }, 'House rules are given by name'],
    [{ house: { mulligan: true } }, 'no house rule "mulligan"'],
    [withDeck('Ferengi'), 'no starter deck "Ferengi"'],
    [withDeck(7), 'A deck is written by name'],
    [withDeck([]), 'A deck is written by name'],
    [withDeck({ missions: [] }), 'A deck has 6 missions, this one has 0.'],
  ])('is refused with a sentence: %j', (options, words) => {
    expect(refusal(options)).toContain(words);
  });

  it('names of the prototype are unknown names, as options, house rules, fields of a seat, parts of a deck and cards', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(refusal(written(`{"${name}": 1}`))).toContain(`no option "${name}"`);
      expect(refusal(written(`{"house": {"${name}": true}}`))).toContain(`no house rule "${name}"`);
      expect(refusal(written(`{"seats": [{"${name}": {}}, {}]}`))).toContain(`no "${name}"`);
      expect(refusal(withDeck(written(`{"${name}": []}`)))).toContain(`no "${name}"`);
      expect(refusal(withDeck(name))).toContain(`no starter deck "${name}"`);
      expect(refusal(withDeck({ ...first, draw: [...first.draw, name] }))).toContain(`There is no card ${name}`);
      expect(refusal({ first: name })).toContain('"first" is one of');
    }
    expect(Object.prototype).not.toHaveProperty('house');
  });

  it('ten thousand cards are no deck, and what is said of them is short', () => {
    const many = Array.from({ length: 10_000 }, () => 'PRE-270');
    for (const zone of ['missions', 'reserve', 'seeds', 'sites', 'draw'])
      expect(refusal(withDeck({ ...first, [zone]: many }))).toBe(`The ${zone} of a deck are a list of at most 400 cards.`);
    const long = 'x'.repeat(100_000);
    for (const options of [
      { [long]: 1 },
      { players: long },
      { house: { [long]: 1 } },
      { seats: [{ [long]: 1 }, {}] },
      { target: long },
      withDeck(long),
      withDeck({ [long]: [] }),
      withDeck({ ...first, name: long }),
      withDeck({ ...first, draw: [...first.draw, long, long, `${long}y`] }),
      withDeck({ ...first, draw: [{ long }] }),
    ])
      expect(refusal(options)?.length).toBeLessThan(700);
  });

  it('T2.1, T2.2 all that is wrong with a deck is said at once, with its name', () => {
    const text = refusal(withDeck({ ...first, name: 'Mine', missions: first.missions.slice(1), draw: first.draw.slice(0, 20) })) ?? '';
    expect(text).toContain('The deck "Mine" cannot be played.');
    expect(text).toContain('6 missions, this one has 5');
    expect(text).toContain('at least 30 cards, this one has 20');
  });

  it('T2.2, T36.1 thirty seeds besides the missions, where the house does not count those', () => {
    expect(refusal(withDeck(seeded(24)))).toBeNull();
    expect(refusal(withDeck(seeded(25)))).toContain('missions among them; here are 31');
    expect(refusal(withDeck(seeded(30), { missionsCount: false }))).toBeNull();
    expect(refusal(withDeck(seeded(31), { missionsCount: false }))).toContain('here are 31');
  });
});

describe('what a seat brings', () => {
  it('is a deck of its own, or a starter deck by its name', () => {
    expect(trekSeats.read({ deck: second.name }, null)).toEqual({ deck: second.name });
    expect(trekSeats.read({ deck: seeded(3) }, null)).toEqual({ deck: seeded(3) });
    expect(trekSeats.read({}, { deck: 'kept' })).toEqual({ deck: 'kept' });
    expect(trekSeats.read({}, null)).toEqual({ deck: null });
    expect(trekSeats.read({ deck: null }, { deck: 'kept' })).toEqual({ deck: null });
  });

  it('T36.1 may have thirty seeds: whether missions count is said by the table, when it begins', () => {
    const { deck } = trekSeats.read({ deck: seeded(30) }, null);
    const choices = [{ deck }, { deck: null }];
    expect(refusal(trekSeats.options({}, choices))).toContain('here are 36');
    expect(refusal(trekSeats.options({ house: { missionsCount: false } }, choices))).toBeNull();
    expect(() => trekSeats.read({ deck: seeded(31) }, null)).toThrow('here are 31');
  });

  it('is refused with a sentence where it is no deck', () => {
    expect(() => trekSeats.read({ deck: 'Ferengi' }, null)).toThrow('no starter deck "Ferengi"');
    expect(() => trekSeats.read({ deck: 5 }, null)).toThrow('A deck is written by name');
    expect(() => trekSeats.read({ side: 'left' }, null)).toThrow('no "side"');
    expect(() => trekSeats.options({ seats: [] }, [])).toThrow('Seats are chosen one by one');
  });

  it('is changed for that seat alone, and nobody else is told of it or kept from it', () => {
    expect(trekSeats.change([{ deck: null }, { deck: null }], 1, { deck: 'mine' })).toEqual([{ deck: null }, { deck: 'mine' }]);
    expect(trekSeats.fields).toMatchObject([{ id: 'deck', unique: false, secret: true, choices: null }]);
    expect(trekSeats.options({ target: 60 }, [{ deck: null }, { deck: 'mine' }, {}])).toEqual({
      target: 60,
      seats: [{}, { deck: 'mine' }, {}],
    });
  });

  it('is another starter deck for each who brings nothing', () => {
    const decks = (...brought: readonly (string | null)[]): unknown[] =>
      trekSeats.complete(brought.map((deck) => ({ deck }))).map((x) => x.deck);
    expect(decks(null, null)).toEqual([first.name, second.name]);
    expect(decks(second.name, null)).toEqual([second.name, first.name]);
    expect(decks(null, first.name)).toEqual([second.name, first.name]);
    expect(decks(first.name, third.name)).toEqual([first.name, third.name]);
  });

  it('is seen by nobody else, neither before nor in the game', () => {
    expect(trekSeats.shown({ deck: seeded(3) })).toEqual({ deck: null });
    const options = parseOptions(withDeck(seeded(3)));
    expect(trek.publicOptions?.(options, 1)).toMatchObject({ seats: [{ deck: null }, { deck: second }] });
    expect(trek.publicOptions?.(options, null)).toMatchObject({ seats: [{ deck: null }, { deck: null }] });
  });
});
