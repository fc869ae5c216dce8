import { hasOptions } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'mutant', blue: 'sorcerer', yellow: 'parasite', purple: 'masochist' };
const eight = ['attack-04', 'attack-06', 'attack-06', 'attack-08', 'attack-08', 'attack-10', 'negotiate', 'negotiate'];
const start = {
  turn: 'red',
  destiny: ['blue'],
  deck: ['attack-20', 'attack-23', 'attack-30'],
  hands: { red: ['attack-08', 'attack-10', 'attack-12', 'negotiate'], blue: ['attack-14', 'attack-15'], yellow: ['attack-06'] },
} as const;

describe('Mutant', () => {
  it('fills its hand card by card, from the deck or from whomever it likes', () => {
    const t = table(seats, start);
    expect(t.untilOffered('red', 'mutant')).toEqual(['mutant', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:alliance.beforeInvites');
    t.answer('red', 'mutant');
    expect(t.question('red')).toMatchObject({ tag: 'mutant.source', data: { n: 4 } });
    // Purple has no cards.
    expect(t.options('red')).toEqual(['deck', 'blue', 'yellow']);
    t.answer('red', 'yellow');
    expect(t.options('red')).toEqual(['deck', 'blue']);
    t.answer('red', 'deck');
    t.answer('red', 'blue');
    expect(t.question('red')).toMatchObject({ tag: 'mutant.source', data: { n: 1 } });
    t.answer('red', 'deck');
    expect(t.hand('red')).toHaveLength(8);
    expect(t.hand('red')).toEqual(expect.arrayContaining(['attack-06', 'attack-20', 'attack-23']));
    expect([t.hand('blue').length, t.hand('yellow').length]).toEqual([1, 0]);
    expect(t.asked()).toEqual(['red alliance.invite']);
    expect(t.events('cards-taken')).toMatchObject([
      { by: 0, from: t.seat('yellow') },
      { by: 0, from: t.seat('blue') },
    ]);
    expect(t.restored().divergence).toBeNull();
  });

  it('goes on until there are eight cards, also when some leave its hand meanwhile', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'flare:ethic'], blue: ['attack-40'], yellow: ['attack-06'] },
    });
    t.use('red', 'mutant');
    t.use('red', 'flare:ethic');
    t.plan('red', 'ethic.give', (d) => (hasOptions(d) ? d.options : []));
    t.until('red', 'alliance.invite');
    expect(t.events('cards-given')).toHaveLength(1);
    expect(t.events('cards-drawn')).toHaveLength(7);
    expect(t.hand('red')).toHaveLength(8);
  });

  it('does so as the defense, and not as an ally or with eight cards', () => {
    const defense = table(seats, { ...start, turn: 'blue', destiny: ['red'] });
    expect(defense.untilOffered('red', 'mutant')).toEqual(['mutant', 'pass']);

    table(seats, { ...start, turn: 'yellow' }).neverOffered('red', 'mutant');
    table(seats, { ...start, hands: { ...start.hands, red: eight } }).neverOffered('red', 'mutant');
  });

  it('draws nothing when it is zapped', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-14', 'cosmic-zap'] } });
    t.use('red', 'mutant');
    t.zap('blue', 'mutant');
    t.until('red', 'alliance.invite');
    expect(t.hand('red')).toHaveLength(4);
  });

  describe('wild', () => {
    const others = { ...seats, red: 'clone' };
    const holding = {
      ...start,
      hands: {
        red: ['attack-40', 'flare:mutant'],
        blue: ['attack-06', 'attack-14', 'attack-15'],
        yellow: ['attack-08', 'attack-10'],
        purple: ['attack-12'],
      },
    } as const;

    it('takes a card from the beaten opponent and from each of its allies', () => {
      const t = table(others, holding);
      t.invite('red', 'purple');
      t.invite('blue', 'yellow');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.select('blue', 'attack-06');
      expect(t.untilOffered('red', 'flare:mutant')).toEqual(['flare:mutant', 'pass']);
      expect(t.question('red')?.data?.at).toBe('window:resolution.afterOutcome');
      t.answer('red', 'flare:mutant');
      expect(t.events('cards-taken')).toMatchObject([
        { by: 0, from: t.seat('blue'), n: 1 },
        { by: 0, from: t.seat('yellow'), n: 1 },
      ]);
      expect(t.hand('purple')).toEqual(['attack-12']);
    });

    it('also when the Oracle has called the encounter off, which counts as a deal', () => {
      const t = table(
        { ...others, blue: 'oracle' },
        { ...holding, hands: { ...holding.hands, blue: ['attack-06', 'attack-14', 'flare:oracle'] } },
      );
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.use('blue', 'flare:oracle');
      expect(t.untilOffered('red', 'flare:mutant')).toEqual(['flare:mutant', 'pass']);
      t.answer('red', 'flare:mutant');
      expect(t.events('cards-taken').map((x) => [x.by, x.from, x.n])).toEqual([
        [0, t.seat('blue'), 1],
        [0, t.seat('yellow'), 1],
      ]);
    });

    it('not where nobody has been opposed: an own planet settled again, a council of all', () => {
      const home = table(others, { ...holding, destiny: ['red'], ships: { red: { 'red/1': 0 } } });
      home.plan('red', 'destiny.own', 'reclaim');
      home.neverOffered('red', 'flare:mutant');
      expect(home.events('reclaimed')).toHaveLength(1);

      const council = table(others, { ...holding, destiny: ['blue!'], hazardDeck: ['galactic-council'], options: { hazards: true } });
      council.offer('red', { red: ['attack-40 > blue'] });
      for (const colour of ['blue', 'yellow', 'purple']) council.accept(colour);
      council.neverOffered('red', 'flare:mutant');
      expect(council.events('deal-made')).toHaveLength(1);
    });

    it('also from somebody who allied and was sent home', () => {
      const t = table(others, { ...holding, hands: { ...holding.hands, purple: ['attack-12', 'force-field'] } });
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.use('purple', 'force-field');
      t.plan('purple', 'force-field', ['yellow']);
      t.select('blue', 'attack-06');
      t.use('red', 'flare:mutant');
      t.run();
      expect(t.events('cards-taken').map((x) => x.from)).toEqual([t.seat('blue'), t.seat('yellow')]);
    });

    it('is for main players, and needs somebody with a card', () => {
      const ally = table(others, { ...holding, turn: 'purple', hands: { ...holding.hands, purple: ['attack-40'], red: ['flare:mutant'] } });
      ally.invite('purple', 'red');
      ally.ally('red', 'offense', { 'red/1': 1 });
      ally.select('blue', 'attack-06');
      ally.neverOffered('red', 'flare:mutant');
      expect(ally.events('outcome')[0]).toMatchObject({ winner: 0 });

      const bare = { ...holding, hands: { ...holding.hands, blue: ['attack-06'] } };
      table(others, bare).neverOffered('red', 'flare:mutant');
    });

    it('works after a deal, and not after a defeat', () => {
      const deal = table(others, {
        ...holding,
        hands: { ...holding.hands, red: ['negotiate', 'attack-04', 'flare:mutant'], blue: ['negotiate', 'attack-06', 'attack-14'] },
      });
      deal.select('red', 'negotiate');
      deal.select('blue', 'negotiate');
      deal.offer('red', { red: ['attack-04'] });
      deal.accept('blue');
      deal.use('red', 'flare:mutant');
      deal.run();
      expect(deal.events('cards-taken')).toMatchObject([{ by: 0, from: deal.seat('blue'), n: 1 }]);

      const lost = { ...holding, hands: { ...holding.hands, red: ['attack-04', 'flare:mutant'] } };
      table(others, lost).neverOffered('red', 'flare:mutant');
    });
  });

  describe('super', () => {
    it('discards up to three cards first', () => {
      const t = table(seats, { ...start, hands: { ...start.hands, red: [...start.hands.red, 'flare:mutant'] } });
      t.use('red', 'mutant');
      t.boost('red');
      expect(t.until('red', 'mutant.shed')).toMatchObject({ min: 0, max: 3 });
      expect(t.options('red')).toEqual(['attack-08', 'attack-10', 'attack-12', 'negotiate']);
      t.answer('red', ['attack-08', 'negotiate']);
      expect(t.events('cards-discarded')).toEqual([{ who: 0, cards: ['attack-08', 'negotiate'] }]);
      // The flare lies on the table while the hand is filled.
      expect(t.question('red')).toMatchObject({ tag: 'mutant.source', data: { n: 6 } });
    });

    it('makes the power usable with a full hand', () => {
      const full = { ...start, hands: { ...start.hands, red: [...eight, 'flare:mutant'] } };
      const t = table(seats, full);
      expect(t.untilOffered('red', 'mutant')).toEqual(['mutant', 'pass']);
      t.answer('red', 'mutant');
      t.answer('red', true);
      t.answer('red', ['attack-04', 'attack-06', 'attack-06']);
      for (let n = 0; n < 3; n++) t.answer('red', 'deck');
      expect(t.hand('red')).toHaveLength(9);

      const without = table(seats, full);
      without.use('red', 'mutant');
      without.boost('red', false);
      without.until('red', 'alliance.invite');
      expect(without.events('power-used')).toEqual([]);
      expect(without.hand('red')).toHaveLength(9);
    });

    it('with eleven cards besides it, discarding three makes no room', () => {
      const hand = (n: number) => [...eight, 'attack-12', 'attack-13', 'attack-15', 'negotiate'].slice(0, n);
      const position = (n: number) => ({ ...start, hands: { ...start.hands, blue: ['attack-14'], red: [...hand(n), 'flare:mutant'] } });
      table(seats, position(11)).neverOffered('red', 'mutant');
      expect(table(seats, position(10)).untilOffered('red', 'mutant')).toEqual(['mutant', 'pass']);
    });

    it('a full hand of which the flare is a part stays as it is without it', () => {
      const t = table(seats, { ...start, hands: { ...start.hands, red: [...eight.slice(1), 'flare:mutant'] } });
      t.use('red', 'mutant');
      t.boost('red', false);
      t.until('red', 'alliance.invite');
      expect(t.hand('red')).toHaveLength(8);
      expect(t.events('power-used')).toEqual([]);
    });

    it('a zapped use discards nothing', () => {
      const t = table(seats, {
        ...start,
        hands: { ...start.hands, red: [...start.hands.red, 'flare:mutant'], blue: ['attack-14', 'cosmic-zap'] },
      });
      t.use('red', 'mutant');
      t.boost('red');
      t.zap('blue', 'mutant');
      t.until('red', 'alliance.invite');
      expect(t.hand('red')).toEqual(['attack-08', 'attack-10', 'attack-12', 'flare:mutant', 'negotiate']);
    });
  });
});

describe('Mutant: from whom, and for how little', () => {
  it('wild: takes from the offense it has beaten as the defense', () => {
    const t = table(
      { red: 'sorcerer', blue: 'trader', yellow: 'parasite' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-04', 'quash'], blue: ['attack-40', 'flare:mutant'], yellow: ['attack-06'] },
      },
    );
    t.use('blue', 'flare:mutant');
    t.run();
    expect([t.hand('red'), t.hand('yellow')]).toEqual([[], ['attack-06']]);
  });

  it('super: one card to throw away is enough', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-08', 'flare:mutant'] } });
    t.use('red', 'mutant');
    expect(t.until('red', 'super')).toMatchObject({ kind: 'yesno' });
  });
});
