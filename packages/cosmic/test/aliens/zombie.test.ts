import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'zombie', blue: 'macron', yellow: 'tripler' };

describe('Zombie', () => {
  it('returns to its colonies when it loses an encounter', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2, 'red/2': 1 });
    expect(t.until('red', 'zombie.rise')).toMatchObject({ min: 3, max: 3 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.plan('red', 'zombie.rise', { 'red/1': 1, 'red/3': 2 });
    t.run();
    expect(t.warp('red')).toBe(0);
    expect([t.ships('red', 'red/1'), t.ships('red', 'red/2'), t.ships('red', 'red/3')]).toEqual([3, 3, 6]);
    expect(t.why('ships-moved')).toContain('rule:R11');
    expect(t.events('ships-lost')).toEqual([]);
    expect(t.restored().divergence).toBeNull();
  });

  it('also rises when something other than an encounter takes its ships', () => {
    const t = table(seats, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-04', 'plague'], yellow: ['attack-40'] } });
    t.use('blue', 'plague');
    t.plan('blue', 'plague', 'red');
    t.plan('red', 'plague.ships', { 'red/1': 3 });
    t.plan('red', 'zombie.rise', { 'red/5': 3 });
    t.run();
    expect(t.warp('red')).toBe(0);
    expect(t.ships('red', 'red/5')).toBe(7);
  });

  it('has no choice but to lose ships when no colony is left for them', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      ships: { red: { warp: 17 } },
      hands: { blue: ['attack-04', 'plague'], yellow: ['attack-40'] },
    });
    t.use('blue', 'plague');
    t.plan('blue', 'plague', 'red');
    t.run();
    expect(t.warp('red')).toBe(20);
    expect(t.events('power-used')).not.toContainEqual(expect.objectContaining({ alien: 'zombie' }));
  });

  it('[faq-zombie-1] [faq-zombie-3] gets compensation only when its power is zapped and its ships reach the warp', () => {
    const hands = { red: ['negotiate'], blue: ['attack-08', 'attack-06', 'attack-10', 'cosmic-zap'] };
    const plain = table({ red: 'zombie', blue: 'macron', yellow: 'healer' }, { turn: 'red', destiny: ['blue'], hands });
    plain.select('blue', 'attack-08');
    plain.run();
    expect(plain.events('compensated')).toEqual([]);
    expect(plain.events('ships-healed')).toEqual([]);
    // The healer was never asked: nothing reached the warp.
    expect(plain.story()).not.toContain('yellow answers use');

    const zapped = table({ red: 'zombie', blue: 'macron', yellow: 'healer' }, { turn: 'red', destiny: ['blue'], hands });
    zapped.send('red', { 'red/1': 2 });
    zapped.select('blue', 'attack-08');
    zapped.zap('blue', 'zombie');
    zapped.untilOffered('yellow', 'healer');
    zapped.run();
    expect(zapped.warp('red')).toBe(2);
    expect(zapped.hand('red')).toHaveLength(2);
  });

  it('[faq-general-08] nobody is compensated for ships that never reach the warp', () => {
    // The Zombie loses with a negotiate, then another player loses with a negotiate to the Void.
    const hands = { red: ['negotiate'], blue: ['attack-08', 'attack-06', 'attack-10'] };
    const risen = table(seats, { turn: 'red', destiny: ['blue'], hands });
    risen.send('red', { 'red/1': 3 });
    risen.select('blue', 'attack-08');
    risen.run();
    expect(risen.hand('red')).toEqual([]);
    expect(risen.events('compensated')).toEqual([]);

    const gone = table({ ...seats, red: 'tripler', yellow: 'zombie', blue: 'void' }, { turn: 'red', destiny: ['blue'], hands });
    gone.send('red', { 'red/1': 3 });
    gone.select('blue', 'attack-08');
    gone.run();
    expect(gone.out('red')).toBe(3);
    expect(gone.hand('red')).toEqual([]);
    expect(gone.events('compensated')).toEqual([]);

    // Those that do reach it are paid for, and those of an ally are not.
    const lost = table({ ...seats, red: 'tripler', yellow: 'healer', blue: 'macron' }, { turn: 'red', destiny: ['blue'], hands });
    lost.send('red', { 'red/1': 1, 'red/2': 1 });
    lost.invite('red', 'yellow');
    lost.ally('yellow', 'offense', { 'yellow/1': 3 });
    lost.select('blue', 'attack-08');
    lost.run();
    expect([lost.warp('red'), lost.warp('yellow')]).toEqual([2, 3]);
    expect(lost.hand('red')).toEqual(['attack-06', 'attack-10']);
    expect(lost.hand('yellow')).toEqual([]);
  });

  describe('in a deal', () => {
    const dealing = {
      turn: 'red',
      destiny: ['blue'],
      ships: { blue: { warp: 7 }, yellow: { warp: 5 } },
      hands: { red: ['negotiate', 'attack-06'], blue: ['negotiate', 'attack-08'] },
    } as const;

    it('[faq-zombie-2] may free any number of ships of the other player', () => {
      for (const n of [7, 3]) {
        const t = table(seats, dealing);
        t.offer('red', { blue: ['any'], red: [`terms zombie.free*${n}`] });
        t.accept('blue');
        t.plan('blue', 'ships.return', { 'blue/2': n });
        t.run();
        expect(t.warp('blue')).toBe(7 - n);
        expect(t.hand('red')).toEqual(['attack-06', 'attack-08']);
        // The next thing is blue's own regroup phase, for whoever is left.
        if (n === 7) expect(t.why('ships-retrieved')).toEqual(['power:zombie', 'rule:R12.1', 'rule:R11']);
      }
    });

    it('[faq-zombie-7] can free ships only of whom it deals with', () => {
      const t = table({ red: 'zombie', blue: 'void', yellow: 'masochist' }, dealing);
      const d = t.until('red', 'deal');
      const freed = d.kind === 'bargain' ? d.goods.filter((x) => x.id.startsWith('terms.')) : [];
      expect(freed).toEqual([expect.objectContaining({ id: 'terms.zombie.free:0>1', from: 0, to: 1, max: 7 })]);
    });

    it('[faq-deal-3] offers cards, a colony and what a power adds, and needs a card or colony to change hands', () => {
      const t = table(seats, dealing);
      const d = t.until('red', 'deal');
      const goods = d.kind === 'bargain' ? d.goods.map((x) => /^(attack-\d\d|[a-z]+)/.exec(x.id)?.[0]) : [];
      expect(new Set(goods)).toEqual(new Set(['attack-06', 'cards', 'colony', 'terms']));
      const gives = { 'terms.zombie.free:0>1': 3 };
      expect(() => t.answer('red', { do: 'offer', gives })).toThrow('something must change hands');
      t.offer('red', { red: ['terms zombie.free*3', 'attack-06'] });
      t.accept('blue');
      t.run();
      expect(t.warp('blue')).toBe(4);
      expect(t.hand('blue')).toEqual(['attack-06', 'attack-08']);
    });
  });

  it('[faq-zombie-5] loses four colonies of a single ship to the Vacuum with its flare: none of them is a refuge', () => {
    const t = table(
      { red: 'vacuum', blue: 'zombie', yellow: 'tripler' },
      {
        turn: 'red',
        destiny: ['yellow'],
        ships: { blue: { 'yellow/2': 1, 'yellow/3': 1, 'red/4': 1, 'red/5': 1 } },
        hands: { red: ['attack-04', 'flare:vacuum'], yellow: ['attack-40'] },
      },
    );
    t.aim('red', 'yellow/1');
    t.send('red', { 'red/1': 4 });
    t.boost('red');
    t.plan('red', 'vacuum.take', { 'player:1': 4 });
    expect(t.until('red', 'vacuum.pick')).toMatchObject({ seat: 0, min: 4, max: 4 });
    t.answer('red', { 'yellow/2': 1, 'yellow/3': 1, 'red/4': 1, 'red/5': 1 });
    expect(t.question('blue')).toMatchObject({ tag: 'zombie.rise', min: 4, max: 4 });
    expect(t.options('blue')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.plan('blue', 'zombie.rise', { 'blue/1': 4 });
    t.run();
    expect(t.foreign('blue')).toBe(0);
    expect([t.warp('blue'), t.ships('blue', 'blue/1')]).toEqual([0, 7]);
    expect(t.warp('red')).toBe(4);
  });

  it('[faq-zombie-6] is eradicated by the Void', () => {
    const t = table(
      { red: 'zombie', blue: 'void', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } },
    );
    t.send('red', { 'red/1': 3 });
    t.run();
    expect([t.out('red'), t.warp('red')]).toEqual([3, 0]);
    expect(t.events('power-used').map((x) => x.alien)).toEqual(['void']);
  });

  it('wild: saves one ship of a loss', () => {
    const t = table(
      { red: 'tripler', blue: 'macron', yellow: 'zombie' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:zombie'], blue: ['attack-40'] } },
    );
    t.send('red', { 'red/1': 3 });
    expect(t.untilOffered('red', 'flare:zombie')).toEqual(['flare:zombie', 'pass']);
    t.answer('red', 'flare:zombie');
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.plan('red', 'zombie.save', 'red/4');
    t.run();
    expect([t.warp('red'), t.ships('red', 'red/4')]).toEqual([2, 5]);
    expect(t.hand('red')).toEqual(['flare:zombie']);
  });

  describe('super', () => {
    const four = { ...seats, purple: 'void', green: 'healer' };
    const formed = {
      turn: 'red',
      destiny: ['blue'],
      ships: { yellow: { warp: 3 }, purple: { warp: 3 }, green: { warp: 3 } },
      hands: { red: ['attack-30', 'flare:zombie'], blue: ['attack-06'] },
    } as const;

    it('lets its own allies, and nobody else, bring a ship from the warp beyond the limit', () => {
      const t = table(four, formed);
      t.invite('red', 'yellow', 'green');
      t.invite('blue', 'purple');
      t.ally('yellow', 'offense', { 'yellow/1': 2, 'yellow/2': 2 });
      t.ally('purple', 'defense', { 'purple/1': 1 });
      t.ally('green', 'offense', { 'green/1': 1 });
      expect(t.untilOffered('red', 'flare:zombie')).toEqual(['flare:zombie', 'pass']);
      expect(t.encounter().phase).toBe('alliance');
      t.answer('red', 'flare:zombie');
      expect(t.asked()).toEqual(['yellow zombie.join']);
      expect(t.question('yellow')).toMatchObject({ min: 0, max: 1, places: [{ id: 'warp' }] });
      t.answer('yellow', { warp: 1 });
      expect(t.asked()).toEqual(['green zombie.join']);
      t.answer('green', {});
      t.runTo('planning');
      expect([t.ships('yellow', 'gate'), t.ships('green', 'gate'), t.ships('purple', 'side')]).toEqual([5, 1, 1]);
      expect([t.warp('yellow'), t.warp('purple'), t.warp('green')]).toEqual([2, 3, 3]);
    });

    it('works for the defense too, and is not offered without an ally who has ships in the warp', () => {
      const t = table(four, { ...formed, turn: 'blue', destiny: ['red'] });
      t.invite('red', 'yellow');
      t.invite('blue', 'purple');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.use('red', 'flare:zombie');
      t.plan('yellow', 'zombie.join', { warp: 1 });
      t.runTo('planning');
      expect([t.ships('yellow', 'side'), t.ships('purple', 'gate')]).toEqual([2, 1]);

      const none = table(four, formed);
      none.invite('blue', 'purple');
      none.ally('purple', 'defense', { 'purple/1': 1 });
      none.runTo('planning');
      expect(none.story()).not.toContain('red answers use');
    });
  });
});

describe('Zombie: ships that its flare brings out of the warp', () => {
  const four = { ...seats, purple: 'remora', green: 'healer' };
  const formed = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-30', 'flare:zombie'], blue: ['attack-06'] } } as const;

  it('super: asks those who have a ship there, and a ship that comes has been taken back', () => {
    const t = table(four, { ...formed, ships: { yellow: { warp: 1 }, purple: { warp: 2 } } });
    t.invite('red', 'yellow', 'green');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.ally('green', 'offense', { 'green/1': 1 });
    t.use('red', 'flare:zombie');
    t.plan('yellow', 'zombie.join', { warp: 1 });
    t.use('purple', 'remora', { who: t.seat('yellow'), n: 1 });
    t.runTo('planning');
    t.done();
    expect(t.ships('yellow', 'gate')).toBe(2);
    expect(t.events('ships-retrieved')).toEqual([
      { who: t.seat('yellow'), n: 1 },
      { who: t.seat('purple'), n: 1 },
    ]);
    expect(t.story()).not.toContain('green answers zombie.join');
  });

  it('super: nothing is taken back by those who decline, and nobody is asked without a ship there', () => {
    const t = table(four, { ...formed, ships: { yellow: { warp: 1 } } });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('red', 'flare:zombie');
    t.plan('yellow', 'zombie.join', {});
    t.runTo('planning');
    t.done();
    expect(t.events('ships-retrieved')).toEqual([]);

    const none = table(four, formed);
    none.invite('red', 'yellow');
    none.ally('yellow', 'offense', { 'yellow/1': 1 });
    none.neverOffered('red', 'flare:zombie');
  });

  it('super: is for a main player', () => {
    const t = table(four, {
      ...formed,
      turn: 'blue',
      destiny: ['yellow'],
      ships: { green: { warp: 3 } },
      hands: { blue: ['attack-30'], yellow: ['attack-06'], red: ['flare:zombie'] },
    });
    t.invite('blue', 'red', 'green');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.ally('green', 'offense', { 'green/1': 1 });
    t.neverOffered('red', 'flare:zombie');
  });
});
