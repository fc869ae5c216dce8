import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const SEATS = { red: 'virus', blue: 'void', yellow: 'macron', purple: 'healer' };
const START = { turn: 'red', destiny: ['blue'] } as const;

describe('Virus', () => {
  it('multiplies its attack card by its own ships and adds those of its allies', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-10'], blue: ['attack-06'] } });
    t.send('red', { 'red/1': 3 });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 2 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [32, 10], winner: 0 }]);
  });

  it('multiplies as the defense too, with the ships on the planet', () => {
    const t = table(SEATS, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-06'], blue: ['attack-20'] } });
    t.send('blue', { 'blue/1': 2 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [22, 24], winner: 1 }]);
  });

  it('adds as everybody does when zapped, and does not act on a negotiate', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-10'], blue: ['attack-06', 'cosmic-zap'] } });
    t.send('red', { 'red/1': 3 });
    t.zap('blue', 'virus');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [13, 10] }]);

    const peace = table(SEATS, { ...START, hands: { red: ['negotiate'], blue: ['attack-06'] } });
    peace.run();
    expect(peace.events('power-used').filter((e) => e.alien === 'virus')).toEqual([]);
  });

  it('does not act on a negotiate that was turned into an attack afterwards', () => {
    const t = table(SEATS, { ...START, hands: { red: ['negotiate', 'flare:human'], blue: ['attack-06'] } });
    t.send('red', { 'red/1': 3 });
    t.use('red', 'flare:human');
    t.run();
    expect(t.events('power-used').filter((e) => e.alien === 'virus')).toEqual([]);
    expect(t.events('outcome')).toMatchObject([{ totals: [45, 10] }]);
  });

  it('[faq-flare-4] super: multiplies by all ships of the side, and a ship of the Macron is one ship', () => {
    const hands = { red: ['attack-10', 'flare:virus'], blue: ['attack-06'] };
    const run = (boost: boolean) => {
      const t = table(SEATS, { ...START, hands });
      t.send('red', { 'red/1': 3 });
      t.invite('red', 'yellow', 'purple');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.ally('purple', 'offense', { 'purple/1': 2 });
      t.boost('red', boost);
      t.run();
      return t.events('outcome');
    };
    expect(run(true)).toMatchObject([{ totals: [60, 10] }]);
    expect(run(false)).toMatchObject([{ totals: [36, 10] }]);
    // Without allies there is nothing more to multiply.
    table(SEATS, { ...START, hands }).neverOffered('red', 'flare:virus');
  });

  it('[faq-flare-4] wild: own ships times allied ships, each ship of the Macron being one', () => {
    const seats = { red: 'macron', blue: 'void', yellow: 'virus', purple: 'healer' };
    const t = table(seats, { ...START, hands: { red: ['attack-10', 'flare:virus'], blue: ['attack-06'] } });
    t.send('red', { 'red/1': 1 });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 4 });
    t.use('red', 'flare:virus');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [14, 10] }]);
    expect(t.hand('red')).toContain('flare:virus');

    const two = table(seats, { ...START, hands: { red: ['attack-10', 'flare:virus'], blue: ['attack-06'] } });
    two.send('red', { 'red/1': 1 });
    two.invite('red', 'purple');
    two.ally('purple', 'offense', { 'purple/1': 2 });
    two.use('red', 'flare:virus');
    two.run();
    expect(two.events('outcome')).toMatchObject([{ totals: [10 + 1 * 2, 10] }]);
  });

  it('[faq-flare-4] super: a stack of the Fungus is one ship, whatever it weighs', () => {
    const total = (boost: boolean): unknown => {
      const t = table(
        { red: 'virus', blue: 'tripler', yellow: 'fungus', purple: 'healer' },
        {
          turn: 'red',
          destiny: ['blue', 'purple'],
          hands: { red: ['attack-40', 'attack-10', 'flare:virus'], blue: ['attack-15'], purple: ['attack-06'] },
        },
      );
      t.aim('red', 'blue/1');
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.select('red', 'attack-40');
      t.boost('red', false);
      t.plan('red', 'encounter.second', true);
      t.run();
      const [stack] = t.state.stacks;
      expect(t.state.ships.at[stack.hold]).toContain(4);
      t.send('red', { 'red/2': 2 });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { [`blue/1#${stack.id}`]: 1 });
      t.select('red', 'attack-10');
      t.boost('red', boost);
      t.run();
      return t.events('outcome')[1].totals;
    };
    expect(total(true)).toEqual([10 * (2 + 1), 10]);
    expect(total(false)).toEqual([10 * 2 + 5, 10]);
  });

  it('[faq-virus-1] wild: without allies the ships are multiplied by zero', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'virus', purple: 'healer' };
    const t = table(seats, { ...START, hands: { red: ['attack-10', 'flare:virus'], blue: ['attack-06'] } });
    t.send('red', { 'red/1': 4 });
    expect(t.untilOffered('red', 'flare:virus')).toEqual(['flare:virus', 'pass']);
    t.use('red', 'flare:virus');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [10, 22] }]);
    // With three allied ships two count six.
    const allied = table(seats, { ...START, hands: { red: ['attack-10', 'flare:virus'], blue: ['attack-06'] } });
    allied.send('red', { 'red/1': 2 });
    allied.invite('red', 'purple');
    allied.ally('purple', 'offense', { 'purple/1': 3 });
    allied.use('red', 'flare:virus');
    allied.run();
    expect(allied.events('outcome')).toMatchObject([{ totals: [16, 22] }]);
  });
});

describe('Virus: wild', () => {
  const people = { ...SEATS, red: 'hacker' };

  it('once the cards are revealed, with an attack of its own', () => {
    const t = table(people, { ...START, strict: ['red'], hands: { red: ['attack-10', 'flare:virus'], blue: ['attack-06'] } });
    t.pass('red', 'flare:virus', 1, { at: 'window:reveal.revealed' });
    t.run();

    table(people, { ...START, hands: { red: ['negotiate', 'flare:virus'], blue: ['attack-06'] } }).neverOffered('red', 'flare:virus');
  });

  it('is for a main player', () => {
    const t = table(people, { ...START, hands: { red: ['attack-10'], blue: ['attack-06'], purple: ['flare:virus'] } });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 2 });
    t.neverOffered('purple', 'flare:virus');
  });
});

describe('Virus: just when', () => {
  it('once cards are revealed, in the order of the others who act then', () => {
    const hands = { red: ['attack-10'], blue: ['attack-06'] };
    const used = { who: 0, alien: 'virus', clause: 'use' };
    const first = table({ red: 'virus', blue: 'worm', yellow: 'healer' }, { ...START, hands });
    first.untilOffered('blue', 'worm');
    expect(first.events('power-used')).toEqual([used]);
    const second = table({ red: 'virus', blue: 'worm', yellow: 'healer' }, { turn: 'blue', destiny: ['red'], hands });
    second.untilOffered('blue', 'worm');
    expect(second.events('power-used')).toEqual([]);
  });
});
