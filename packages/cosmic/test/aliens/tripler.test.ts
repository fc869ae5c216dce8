import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const SEATS = { red: 'tripler', blue: 'void', yellow: 'healer' };
const START = { turn: 'red', destiny: ['blue'] } as const;

/** The value the red card ends up with. */
function value(red: string, boost?: boolean): unknown {
  const flare = boost === undefined ? [] : ['flare:tripler'];
  const t = table(SEATS, { ...START, hands: { red: [red, ...flare], blue: ['attack-30'] } });
  if (boost !== undefined) t.boost('red', boost);
  t.run();
  return t.events('card-changed').find((e) => e.who === 0)?.value;
}

describe('Tripler', () => {
  it('triples up to 10 and takes a third of more, rounded up', () => {
    expect(['attack-04', 'attack-10', 'attack-11', 'attack-15', 'attack-40'].map((card) => value(card))).toEqual([12, 30, 4, 5, 14]);
  });

  it('acts as the defense too, but not on a negotiate', () => {
    const t = table(SEATS, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-08'], blue: ['attack-20'] } });
    t.send('blue', { 'blue/1': 2 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [22, 28] }]);

    const peace = table(SEATS, { ...START, hands: { red: ['negotiate'], blue: ['attack-20'] } });
    peace.run();
    expect(peace.events('power-used').filter((e) => e.alien === 'tripler')).toEqual([]);
  });

  it('leaves its card as it is when zapped', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-10'], blue: ['attack-06', 'cosmic-zap'] } });
    t.send('red', { 'red/1': 1 });
    t.zap('blue', 'tripler');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [11, 10] }]);
  });

  it('does not act on a negotiate that was turned into an attack afterwards', () => {
    const t = table(SEATS, { ...START, hands: { red: ['negotiate', 'flare:human'], blue: ['attack-06'] } });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'flare:human');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [43, 10] }]);
  });

  it('[faq-general-28] a morph copies the value first revealed and is tripled on its own', () => {
    const own = table(SEATS, { ...START, hands: { red: ['morph'], blue: ['attack-12'] } });
    own.send('red', { 'red/1': 1 });
    own.run();
    expect(own.events('outcome')).toMatchObject([{ totals: [4 + 1, 12 + 4] }]);

    const other = table(SEATS, { ...START, hands: { red: ['attack-12'], blue: ['morph'] } });
    other.send('red', { 'red/1': 1 });
    other.run();
    expect(other.events('outcome')).toMatchObject([{ totals: [4 + 1, 12 + 4] }]);
  });

  it('super: triples up to 13', () => {
    expect(['attack-11', 'attack-13'].map((card) => value(card, true))).toEqual([33, 39]);
    expect(value('attack-13', false)).toBe(5);
    // Any other card counts the same with it and without it.
    for (const card of ['attack-10', 'attack-14']) {
      const t = table(SEATS, { ...START, hands: { red: [card, 'flare:tripler'], blue: ['attack-30'] } });
      t.neverOffered('red', 'flare:tripler');
      expect(t.events('card-changed')).toMatchObject([{ who: 0, value: card === 'attack-10' ? 30 : 5 }]);
    }
  });

  it('wild: an opposing attack of 15 or more counts a third, before anything else', () => {
    const seats = { red: 'void', blue: 'mirror', yellow: 'tripler' };
    const hands = { red: ['attack-06', 'flare:tripler'], blue: ['attack-20'] };
    const t = table(seats, { ...START, hands });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'flare:tripler');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [7, 7 + 4] }]);
    expect(t.hand('red')).toEqual(['flare:tripler']);

    const mirrored = table(seats, { turn: 'blue', destiny: ['red'], hands });
    mirrored.send('blue', { 'blue/1': 1 });
    mirrored.use('blue', 'mirror');
    mirrored.use('red', 'flare:tripler');
    mirrored.run();
    expect(mirrored.events('card-changed').filter((e) => e.who === 1)).toEqual([
      { who: 1, type: 'attack', value: 7 },
      { who: 1, type: 'attack', value: 70 },
    ]);

    const low = table(seats, { ...START, hands: { ...hands, blue: ['attack-14'] } });
    low.neverOffered('red', 'flare:tripler');
  });
});
