import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'tripler', blue: 'macron', yellow: 'healer' };
const beaten = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } } as const;

describe('Healer', () => {
  it('may give lost ships back and draws a card', () => {
    const t = table(seats, beaten);
    t.send('red', { 'red/1': 3 });
    expect(t.untilOffered('yellow', 'healer')).toEqual(['healer', 'pass']);
    expect(t.warp('red')).toBe(3);
    t.use('yellow', 'healer');
    t.plan('red', 'ships.return', { 'red/2': 3 });
    t.run();
    expect([t.warp('red'), t.ships('red', 'red/2')]).toEqual([0, 7]);
    expect(t.hand('yellow')).toHaveLength(1);
    expect(t.events('ships-healed')).toEqual([{ who: 0, n: 3, by: 2 }]);
    expect(t.restored().divergence).toBeNull();
  });

  it('may pass, and never heals itself', () => {
    const t = table(seats, beaten);
    t.run();
    expect([t.warp('red'), t.hand('yellow').length]).toEqual([1, 0]);

    const own = table(seats, { ...beaten, turn: 'yellow', hands: { yellow: ['attack-04'], blue: ['attack-40'] } });
    own.use('yellow', 'healer');
    expect(() => own.run()).toThrow('planned but never asked');
    expect(own.warp('yellow')).toBe(1);
  });

  it('heals several players, for a card each', () => {
    const t = table({ ...seats, purple: 'void' }, beaten);
    t.send('red', { 'red/1': 2 });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 4 });
    t.use('yellow', 'healer');
    t.use('yellow', 'healer');
    t.run();
    expect([t.warp('red'), t.warp('purple')]).toEqual([0, 0]);
    expect(t.hand('yellow')).toHaveLength(2);
  });

  it('brings back ships removed from the game', () => {
    const t = table({ ...seats, blue: 'void' }, beaten);
    t.send('red', { 'red/1': 3 });
    t.use('yellow', 'healer');
    t.run();
    expect([t.out('red'), t.warp('red')]).toEqual([0, 0]);
    expect(t.hand('yellow')).toHaveLength(1);
  });

  it('does not stop compensation', () => {
    const hands = { red: ['negotiate'], blue: ['attack-08', 'attack-06', 'attack-10'] };
    const t = table(seats, { ...beaten, hands });
    t.send('red', { 'red/1': 2 });
    t.select('blue', 'attack-08');
    t.use('yellow', 'healer');
    t.run();
    expect(t.warp('red')).toBe(0);
    expect(t.events('compensated')).toEqual([{ who: 0, from: 1, n: 2 }]);
  });

  it('cannot heal whoever has no colony left', () => {
    const t = table(seats, {
      ...beaten,
      turn: 'blue',
      destiny: ['yellow'],
      ships: { red: { warp: 17 } },
      hands: { blue: ['attack-04', 'plague'], yellow: ['attack-40'] },
    });
    t.use('blue', 'plague');
    t.plan('blue', 'plague', 'red');
    t.runTo('launch');
    expect(t.warp('red')).toBe(20);
    expect(t.story()).not.toContain('yellow answers use');
  });

  it('heals as many ships as there is room for, and with the super flare is paid for those', () => {
    const small = { red: 'tripler', blue: 'pygmy', yellow: 'healer', purple: 'void' };
    const full = { 'blue/2': 4, 'blue/3': 4, 'blue/4': 4, 'blue/5': 4 };
    const empty = { 'green/1': 0, 'green/2': 0, 'green/3': 0, 'green/4': 0, 'green/5': 0 };
    const lost = { turn: 'blue', destiny: ['red'] } as const;
    const one = table(small, {
      ...lost,
      ships: { blue: { 'blue/1': 4, ...full, ...empty } },
      hands: { blue: ['attack-04'], red: ['attack-40'] },
    });
    one.send('blue', { 'blue/1': 1 });
    one.use('yellow', 'healer');
    one.run();
    expect([one.warp('blue'), one.ships('blue', 'blue/1')]).toEqual([0, 4]);

    // A ship has come back to blue/1, and that colony is gone with both of them: of three lost ships two have a place to go to.
    const two = table(small, {
      ...lost,
      ships: { blue: { warp: 4, 'blue/1': 1, ...full, 'blue/3': 3, ...empty } },
      hands: { blue: ['attack-04'], red: ['attack-40'], yellow: ['flare:healer'] },
    });
    two.send('blue', { 'blue/1': 2, 'blue/2': 1 });
    two.runTo('launch');
    const before = two.warp('blue');
    two.use('yellow', 'healer');
    two.boost('yellow');
    two.run();
    expect(two.warp('blue')).toBe(before + 1);
    expect(two.hand('yellow')).toHaveLength(3);
  });

  it('leaves the ships in the warp when it is zapped', () => {
    const t = table(seats, { ...beaten, hands: { ...beaten.hands, red: ['attack-04', 'cosmic-zap'] } });
    t.use('yellow', 'healer');
    t.zap('red', 'healer');
    t.run();
    expect(t.warp('red')).toBe(1);
    expect(t.hand('yellow')).toEqual([]);
  });

  it('[faq-healer-2] has nothing to heal when the Zombie does not go to the warp', () => {
    const t = table({ red: 'zombie', blue: 'macron', yellow: 'healer' }, beaten);
    t.use('yellow', 'healer');
    expect(() => t.run()).toThrow('planned but never asked');
    expect(t.events('ships-healed')).toEqual([]);
  });

  it('[faq-healer-3] heals the Vacuum, which takes others along all the same, and then those that are not its own', () => {
    // Red, the Healer, is the offense and acts first.
    const t = table(
      { red: 'healer', blue: 'vacuum', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-04'] } },
    );
    t.aim('red', 'blue/1');
    expect(t.untilOffered('red', 'healer')).toEqual(['healer', 'pass']);
    expect(t.question('red')?.data).toMatchObject({ owner: 1, n: 4 });
    t.answer('red', 'healer');
    t.plan('blue', 'ships.return', { 'blue/2': 4 });
    expect(t.until('blue', 'vacuum.take')).toMatchObject({ min: 0, max: 4 });
    expect(t.warp('blue')).toBe(0);
    t.answer('blue', { 'player:0': 1, 'player:2': 3 });
    t.plan('red', 'vacuum.lose', { 'red/1': 1 });
    t.plan('yellow', 'vacuum.lose', { 'yellow/1': 3 });
    t.untilOffered('red', 'healer');
    expect(t.question('red')?.data).toMatchObject({ owner: 2, n: 3 });
    t.use('red', 'healer');
    t.run();
    expect([t.warp('red'), t.warp('blue'), t.warp('yellow')]).toEqual([1, 0, 0]);
    expect(t.hand('red')).toHaveLength(2);
  });

  it('[faq-healer-4] heals ships that come free when a stack of the Fungus reaches the warp', () => {
    const t = table(
      { red: 'fungus', blue: 'macron', yellow: 'healer', purple: 'tripler' },
      { turn: 'red', destiny: ['blue', 'purple'], hands: { red: ['attack-40', 'attack-04'], blue: ['attack-06'], purple: ['attack-10'] } },
    );
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.ships('red', 'blue/1')).toBe(1);
    t.aim('red', 'purple/1');
    t.send('red', { [`blue/1#${t.state.stacks[0].id}`]: 1 });
    t.untilOffered('yellow', 'healer');
    expect(t.question('yellow')?.data).toMatchObject({ owner: 0, n: 1 });
    t.answer('yellow', 'pass');
    expect(t.question('yellow')?.data).toMatchObject({ owner: 1, n: 4 });
    t.use('yellow', 'healer', { owner: 1 });
    t.plan('blue', 'ships.return', { 'blue/3': 4 });
    t.run();
    expect([t.warp('red'), t.warp('blue'), t.ships('blue', 'blue/3')]).toEqual([1, 0, 8]);
    expect(t.hand('yellow')).toHaveLength(1);
  });

  it('wild: a Cosmic Zap on its player is discarded without effect', () => {
    const t = table(
      { ...seats, purple: 'void' },
      { ...beaten, hands: { red: ['attack-04', 'flare:healer'], blue: ['attack-10', 'cosmic-zap'] } },
    );
    // Red's Tripler is zapped: 4 would count 4, not 12.
    t.zap('blue', 'tripler');
    expect(t.untilOffered('red', 'flare:healer')).toEqual(['flare:healer', 'pass']);
    t.use('red', 'flare:healer');
    t.run();
    expect(t.events('card-cancelled')).toEqual([{ who: 1, card: 'cosmic-zap' }]);
    expect(t.events('power-zapped')).toEqual([]);
    expect(t.events('card-changed')).toEqual([{ who: 0, type: 'attack', value: 12 }]);
    expect(t.pile(1)).toContain('cosmic-zap');
    expect(t.hand('red')).toContain('flare:healer');
  });

  it('wild: so is an Omni-Zap on its power, which counts as one, and it costs nothing then', () => {
    const t = table(
      { ...seats, purple: 'void' },
      { ...beaten, options: { rewards: 'both' }, hands: { red: ['attack-04', 'flare:healer'], blue: ['attack-10', 'omni-zap'] } },
    );
    t.use('blue', 'omni-zap', { alien: 'tripler' });
    expect(t.untilOffered('red', 'flare:healer')).toEqual(['flare:healer', 'pass']);
    t.answer('red', 'flare:healer');
    t.run();
    expect(t.events('card-cancelled')).toEqual([{ who: 1, card: 'omni-zap' }]);
    expect(t.events('power-zapped')).toEqual([]);
    expect(t.events('card-changed')).toEqual([{ who: 0, type: 'attack', value: 12 }]);
    expect([t.out('blue'), t.hand('blue').includes('omni-zap')]).toEqual([0, false]);
  });

  it('wild: so is a Cosmic Field Generator that is discarded to zap', () => {
    const t = table(
      { ...seats, purple: 'void' },
      {
        ...beaten,
        options: { technology: true },
        completed: { blue: ['cosmic-field-generator'] },
        techs: {},
        hands: { red: ['attack-04', 'flare:healer'], blue: ['attack-10'] },
      },
    );
    t.use('blue', 'tech:cosmic-field-generator', { alien: 'tripler' });
    t.use('red', 'flare:healer');
    t.run();
    expect(t.events('power-zapped')).toEqual([]);
    expect(t.events('card-changed')).toEqual([{ who: 0, type: 'attack', value: 12 }]);
  });

  it('wild: not on an Omni-Zap that cancels a card', () => {
    const t = table(
      { ...seats, purple: 'void' },
      {
        ...beaten,
        options: { rewards: 'both' },
        hands: { red: ['attack-04', 'flare:healer', 'emotion-control'], blue: ['attack-10', 'omni-zap'] },
      },
    );
    t.use('red', 'emotion-control');
    t.use('blue', 'omni-zap', { card: 'emotion-control' });
    t.neverOffered('red', 'flare:healer');
    expect(t.events('card-cancelled')).toEqual([{ who: 0, card: 'emotion-control' }]);
  });

  it('wild: only for a zap on its own player', () => {
    const t = table(
      { ...seats, purple: 'void' },
      { ...beaten, hands: { red: ['attack-04', 'cosmic-zap'], blue: ['attack-40'], purple: ['flare:healer'] } },
    );
    t.zap('red', 'macron');
    t.use('purple', 'flare:healer');
    expect(() => t.run()).toThrow('planned but never asked');
    expect(t.events('power-zapped')).toHaveLength(1);
  });

  it('super: draws a card for each ship', () => {
    const t = table(seats, { ...beaten, hands: { ...beaten.hands, yellow: ['flare:healer'] } });
    t.send('red', { 'red/1': 4 });
    t.use('yellow', 'healer');
    expect(t.until('yellow', 'super')).toMatchObject({ kind: 'yesno' });
    t.boost('yellow');
    t.run();
    expect(t.warp('red')).toBe(0);
    expect(t.hand('yellow')).toHaveLength(5);

    const one = table(seats, { ...beaten, hands: { ...beaten.hands, yellow: ['flare:healer'] } });
    one.send('red', { 'red/1': 4 });
    one.use('yellow', 'healer');
    one.boost('yellow', false);
    one.run();
    expect(one.hand('yellow')).toHaveLength(2);

    // For a single ship it is one card either way.
    const single = table(seats, { ...beaten, hands: { ...beaten.hands, yellow: ['flare:healer'] } });
    single.send('red', { 'red/1': 1 });
    single.use('yellow', 'healer');
    single.neverOffered('yellow', 'flare:healer');
    expect(single.hand('yellow')).toHaveLength(2);
  });

  it('super: is not offered for a single ship, be it that there is room for no more', () => {
    const hands = { ...beaten.hands, yellow: ['flare:healer'] };
    const single = table(seats, { ...beaten, hands });
    single.send('red', { 'red/1': 1 });
    single.use('yellow', 'healer');
    single.boost('yellow');
    expect(() => single.run()).toThrow('planned but never asked');

    const full = { 'red/2': 4, 'red/3': 4, 'red/4': 4, 'red/5': 4 };
    const empty = { 'green/1': 0, 'green/2': 0, 'green/3': 0, 'green/4': 0, 'green/5': 0 };
    const crowded = table(
      { ...seats, red: 'pygmy', purple: 'void' },
      { ...beaten, hands, ships: { red: { warp: 3, 'red/1': 1, ...full, ...empty } } },
    );
    crowded.send('red', { 'red/1': 2, 'red/2': 1 });
    crowded.use('yellow', 'healer');
    crowded.boost('yellow');
    expect(() => crowded.run()).toThrow('planned but never asked');
  });
});
