import { describe, expect, it } from 'vitest';
import { Z } from '@parley/cosmic';
import { table } from '../table.ts';
import { hazardTable } from '../variants/hazards.ts';

const SEATS = { red: 'human', blue: 'void', yellow: 'healer' };
const START = { turn: 'red', destiny: ['blue'] } as const;

describe('Human', () => {
  it('adds 4 to its side, as a main player and as an ally', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-10'], blue: ['attack-10'] } });
    t.send('red', { 'red/1': 2 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [16, 14], winner: 0 }]);
    expect(t.why('total-changed')[0]).toBe('power:human');
    expect(t.story()).not.toContain('human.zap');

    const ally = table(SEATS, { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-10'], blue: ['attack-10'] } });
    ally.send('yellow', { 'yellow/1': 1 });
    ally.invite('blue', 'red');
    ally.ally('red', 'defense', { 'red/1': 1 });
    ally.run();
    expect(ally.events('outcome')).toMatchObject([{ totals: [11, 19] }]);
  });

  it('comes after what changes the cards, and before reinforcements', () => {
    const t = table({ ...SEATS, blue: 'calculator' }, { ...START, hands: { red: ['attack-10'], blue: ['attack-06'] } });
    t.use('blue', 'calculator');
    t.run();
    const told = t.story();
    expect(told.indexOf('card-changed')).toBeLessThan(told.indexOf('"alien":"human","clause"'));

    const more = table(SEATS, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-10'], blue: ['attack-06', 'reinforcement-2'] } });
    more.untilOffered('blue', 'reinforcement-2');
    expect(more.events('power-used').map((x) => x.alien)).toEqual(['human']);
  });

  it('stays out of encounters of others', () => {
    const t = table(SEATS, { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-10'], blue: ['attack-10'] } });
    t.run();
    expect(t.events('power-used').filter((e) => e.alien === 'human')).toEqual([]);
  });

  it('wins when it is zapped, also for the side it is allied with', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-00'], blue: ['attack-40', 'cosmic-zap'] } });
    t.aim('red', 'blue/1');
    t.zap('blue', 'human');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ kind: 'won', winner: 0, margin: null }]);
    expect(t.ships('red', 'blue/1')).toBe(1);

    const ally = table(SEATS, { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-00'], blue: ['attack-40', 'cosmic-zap'] } });
    ally.invite('yellow', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    ally.zap('blue', 'human');
    ally.run();
    expect(ally.events('won')).toMatchObject([{ who: [2, 0], lost: [1] }]);
  });

  it('[faq-human-2] wins when zapped although negotiates were revealed', () => {
    for (const blue of ['negotiate', 'attack-10']) {
      const t = table(SEATS, { ...START, hands: { red: ['negotiate'], blue: [blue, 'cosmic-zap'] } });
      t.aim('red', 'blue/1');
      t.zap('blue', 'human');
      t.run();
      expect(t.events('deal-open')).toEqual([]);
      expect(t.events('won')).toMatchObject([{ who: [0], lost: [1] }]);
      expect(t.ships('red', 'blue/1')).toBe(1);
    }
  });

  it('[faq-human-3] owes compensation for a negotiate only if it revealed an attack', () => {
    const won = (red: string) => {
      const t = table(SEATS, {
        ...START,
        hands: { red: [red, 'attack-04', 'attack-06', 'attack-08', 'attack-12'], blue: ['negotiate', 'cosmic-zap'] },
      });
      t.select('red', red);
      t.zap('blue', 'human');
      t.run();
      expect(t.events('won')).toMatchObject([{ who: [0] }]);
      return t.events('compensated');
    };
    expect(won('attack-10')).toEqual([{ who: 1, from: 0, n: 4 }]);
    expect(won('negotiate')).toEqual([]);
    // Nor is anything owed for an attack.
    const fought = table(SEATS, { ...START, hands: { red: ['attack-10', 'attack-04'], blue: ['attack-40', 'cosmic-zap'] } });
    fought.select('red', 'attack-10');
    fought.zap('blue', 'human');
    fought.run();
    expect([fought.events('won'), fought.events('compensated')]).toMatchObject([[{ who: [0] }], []]);
  });

  it('[faq-human-4] super: 8 instead of 4, or the flare is discarded and the power zapped', () => {
    const hands = { red: ['attack-00', 'flare:human'], blue: ['attack-10'] };
    const eight = table(SEATS, { ...START, hands });
    eight.send('red', { 'red/1': 1 });
    eight.boost('red');
    expect(eight.until('red', 'human.zap').kind).toBe('yesno');
    eight.plan('red', 'human.zap', false);
    eight.run();
    expect(eight.events('outcome')).toMatchObject([{ totals: [9, 14], winner: 1 }]);
    expect(eight.hand('red')).toEqual(['flare:human']);

    const zap = table(SEATS, { ...START, hands });
    zap.boost('red');
    zap.plan('red', 'human.zap', true);
    zap.run();
    expect(zap.events('total-changed')).toEqual([]);
    expect(zap.events('power-zapped')).toEqual([{ who: 0, alien: 'human' }]);
    expect(zap.events('won')).toMatchObject([{ who: [0] }]);
    expect(zap.hand('red')).toEqual([]);
    expect(zap.pile(Z.discard)).toContain('flare:human');

    // It was played: nets keep it.
    const nets = hazardTable('sargasso-nets', { hands }, { ...SEATS, purple: 'trader' });
    nets.boost('red');
    nets.plan('red', 'human.zap', true);
    nets.run();
    expect(nets.pile(Z.removed)).toContain('flare:human');

    const four = table(SEATS, { ...START, hands });
    four.send('red', { 'red/1': 1 });
    four.boost('red', false);
    four.run();
    expect(four.story()).not.toContain('human.zap');
    expect(four.events('outcome')).toMatchObject([{ totals: [5, 14] }]);
  });

  it('super: keeps the flare when somebody else zaps it meanwhile', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-00', 'flare:human'], blue: ['attack-10', 'cosmic-zap'] } });
    t.boost('red');
    t.zap('blue', 'human');
    t.run();
    expect(t.events('won')).toMatchObject([{ who: [0] }]);
    expect(t.hand('red')).toEqual(['flare:human']);
  });

  it('wild: an attack 42, then the flare goes to the Human', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'human' };
    const t = table(seats, { ...START, hands: { red: ['negotiate', 'flare:human'], blue: ['attack-20'] } });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'flare:human', { at: 'window:reveal.revealed' });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [43, 36], winner: 0 }]);
    expect(t.hand('red')).toEqual([]);
    expect(t.hand('yellow')).toEqual(['flare:human']);
  });

  it('wild: is neither for allies nor for bystanders', () => {
    for (const joins of [true, false]) {
      const t = table(
        { red: 'void', blue: 'macron', yellow: 'healer' },
        { ...START, hands: { red: ['attack-08'], blue: ['attack-20'], yellow: ['flare:human'] } },
      );
      if (joins) {
        t.invite('red', 'yellow');
        t.ally('yellow', 'offense', { 'yellow/1': 1 });
      }
      t.neverOffered('yellow', 'flare:human');
    }
  });

  it('wild: discarded when nobody is the Human, no use against the Human, kept by a zapped Human', () => {
    const nobody = table(
      { red: 'void', blue: 'macron', yellow: 'healer' },
      { ...START, hands: { red: ['negotiate', 'flare:human'], blue: ['attack-20'] } },
    );
    nobody.use('red', 'flare:human');
    nobody.run();
    expect(nobody.pile(Z.discard)).toContain('flare:human');

    const against = table(
      { red: 'void', blue: 'human', yellow: 'healer' },
      { ...START, hands: { red: ['negotiate', 'flare:human'], blue: ['attack-20'] } },
    );
    against.neverOffered('red', 'flare:human');

    const own = table(SEATS, { ...START, hands: { red: ['negotiate', 'flare:human'], blue: ['attack-20', 'cosmic-zap'] } });
    own.boost('red', false);
    own.zap('blue', 'human');
    own.use('red', 'flare:human');
    own.run();
    expect(own.events('card-changed')).toEqual([{ who: 0, type: 'attack', value: 42 }]);
    expect(own.hand('red')).toEqual(['flare:human']);
  });
});
