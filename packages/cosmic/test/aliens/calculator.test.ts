import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const SEATS = { red: 'calculator', blue: 'void', yellow: 'healer' };
const START = { turn: 'red', destiny: ['blue'] } as const;

describe('Calculator', () => {
  it('declares an equalize: the higher card loses the value of the lower one', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-08'], blue: ['attack-15'] } });
    t.send('red', { 'red/1': 3 });
    expect(t.untilOffered('red', 'calculator')).toEqual(['calculator', 'pass']);
    expect(t.encounter().phase).toBe('planning');
    t.use('red', 'calculator');
    t.run();
    expect(t.events('card-changed')).toEqual([{ who: 1, type: 'attack', value: 7 }]);
    expect(t.why('card-changed')[0]).toBe('power:calculator');
    expect(t.events('outcome')).toMatchObject([{ totals: [11, 11], winner: 1 }]);
  });

  it('works on its own card too, and not on equal cards or a negotiate', () => {
    const own = table(SEATS, { ...START, hands: { red: ['attack-15'], blue: ['attack-08'] } });
    own.use('red', 'calculator', { at: 'window:planning.selected' });
    own.run();
    expect(own.events('card-changed')).toEqual([{ who: 0, type: 'attack', value: 7 }]);

    for (const [red, blue] of [
      ['attack-08', 'attack-08'],
      ['attack-08', 'negotiate'],
      ['attack-08', 'morph'],
    ]) {
      const t = table(SEATS, { ...START, hands: { red: [red], blue: [blue] } });
      t.use('red', 'calculator');
      t.run();
      expect(t.events('power-used')[0]).toMatchObject({ alien: 'calculator' });
      expect(t.events('card-changed').filter((e) => e.type === 'attack' && e.value !== 8)).toEqual([]);
    }
  });

  it('finds no higher card once, and does not wait for one that comes of another change', () => {
    const t = table(
      { red: 'calculator', blue: 'mirror', yellow: 'healer' },
      { ...START, hands: { red: ['attack-12'], blue: ['attack-12', 'flare:mirror'] } },
    );
    t.send('red', { 'red/1': 1 });
    t.use('red', 'calculator');
    t.use('blue', 'mirror');
    t.boost('blue');
    t.plan('blue', 'mirror.which', 'theirs');
    t.run();
    // The offense comes first: two equal cards. Then its own becomes a 21.
    expect(t.events('outcome')).toMatchObject([{ totals: [21 + 1, 12 + 4] }]);
  });

  it('[faq-general-28] takes a morph as a copy of what was first revealed', () => {
    const t = table({ red: 'calculator', blue: 'tripler', yellow: 'healer' }, { ...START, hands: { red: ['morph'], blue: ['attack-15'] } });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'calculator');
    t.run();
    // The morph is a 15 like the card it met; there is no higher card, and the third is taken of the other one alone.
    expect(t.events('outcome')).toMatchObject([{ totals: [16, 9] }]);
  });

  it('leaves the cards as they are when zapped', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-08'], blue: ['attack-15', 'cosmic-zap'] } });
    t.use('red', 'calculator');
    t.zap('blue', 'calculator');
    t.run();
    expect(t.events('card-changed')).toEqual([]);
  });

  it('is not declared by an ally or a bystander', () => {
    for (const joins of [true, false]) {
      const t = table(SEATS, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-20'], yellow: ['attack-06'] } });
      if (joins) {
        t.invite('blue', 'red');
        t.ally('red', 'offense', { 'red/1': 1 });
      }
      t.neverOffered('red', 'calculator');
    }
  });

  it('comes after what changes a card as it is revealed, and before what counts it', () => {
    const first = { ...START, hands: { red: ['attack-15'], blue: ['attack-08', 'flare:tripler'] } };
    const t = table(SEATS, first);
    t.use('red', 'calculator');
    t.use('blue', 'flare:tripler');
    t.run();
    expect(t.events('card-changed')).toMatchObject([
      { who: 0, value: 5 },
      { who: 1, value: 3 },
    ]);

    const wild = table(
      { red: 'macron', blue: 'void', yellow: 'healer' },
      { ...first, hands: { ...first.hands, red: ['attack-15', 'flare:calculator'] } },
    );
    wild.use('red', 'flare:calculator', { at: 'window:planning.selected' });
    wild.plan('red', 'calculator.call', 'odd');
    wild.use('blue', 'flare:tripler');
    wild.run();
    // A 5 and an 8 make an odd sum.
    expect(wild.events('card-changed')).toMatchObject([
      { who: 0, value: 5 },
      { who: 1, value: 3 },
    ]);

    const triple = table(
      { red: 'macron', blue: 'tripler', yellow: 'healer' },
      { turn: 'blue', destiny: ['red'], hands: { red: ['attack-04', 'flare:calculator'], blue: ['attack-09'] } },
    );
    triple.use('red', 'flare:calculator');
    triple.plan('red', 'calculator.call', 'odd');
    triple.run();
    expect(triple.events('card-changed')).toMatchObject([
      { who: 1, value: 5 },
      { who: 1, value: 15 },
    ]);
  });

  it('super: equalizes as an ally, on either side', () => {
    const turn = {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { red: ['flare:calculator'], blue: ['attack-20'], yellow: ['attack-06'] },
    } as const;
    const t = table(SEATS, turn);
    t.invite('blue', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.use('red', 'calculator');
    t.run();
    expect(t.events('card-changed')).toEqual([{ who: 1, type: 'attack', value: 14 }]);
    expect(t.hand('red')).toContain('flare:calculator');

    const defense = table(SEATS, turn);
    defense.invite('yellow', 'red');
    defense.ally('red', 'defense', { 'red/1': 1 });
    defense.use('red', 'calculator');
    defense.run();
    expect(defense.events('card-changed')).toEqual([{ who: 1, type: 'attack', value: 14 }]);

    const bystander = table(SEATS, turn);
    bystander.neverOffered('red', 'calculator');
  });

  it('wild: odd or even, called before the reveal', () => {
    const seats = { red: 'macron', blue: 'void', yellow: 'calculator' };
    const hands = { red: ['attack-08', 'flare:calculator'], blue: ['attack-15'] };
    const right = table(seats, { ...START, hands });
    right.use('red', 'flare:calculator');
    right.until('red', 'calculator.call');
    expect(right.options('red')).toEqual(['odd', 'even']);
    expect(right.encounter().phase).toBe('planning');
    right.plan('red', 'calculator.call', 'odd');
    right.run();
    expect(right.events('card-changed')).toEqual([{ who: 1, type: 'attack', value: 7 }]);

    const wrong = table(seats, { ...START, hands });
    wrong.use('red', 'flare:calculator');
    wrong.plan('red', 'calculator.call', 'even');
    wrong.run();
    expect(wrong.events('card-changed')).toEqual([{ who: 0, type: 'attack', value: -7 }]);
    expect(wrong.events('outcome')).toMatchObject([{ totals: [-3, 19] }]);

    const even = table(seats, { ...START, hands: { ...hands, blue: ['attack-14'] } });
    even.use('red', 'flare:calculator');
    even.plan('red', 'calculator.call', 'even');
    even.run();
    expect(even.events('card-changed')).toEqual([{ who: 1, type: 'attack', value: 6 }]);

    for (const joins of [true, false]) {
      const other = table(
        { ...seats, yellow: 'trader' },
        { ...START, hands: { red: ['attack-08'], blue: ['attack-15'], yellow: ['flare:calculator'] } },
      );
      if (joins) {
        other.invite('red', 'yellow');
        other.ally('yellow', 'offense', { 'yellow/1': 1 });
      }
      other.neverOffered('yellow', 'flare:calculator');
    }

    const peace = table(seats, { ...START, hands: { ...hands, blue: ['negotiate'] } });
    peace.use('red', 'flare:calculator');
    peace.plan('red', 'calculator.call', 'even');
    peace.run();
    expect(peace.events('card-changed')).toEqual([]);
  });
});
