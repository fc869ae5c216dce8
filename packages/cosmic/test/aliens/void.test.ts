import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'tripler', blue: 'void', yellow: 'macron', purple: 'healer' };
const beaten = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } } as const;

describe('Void', () => {
  it('removes the ships it beats from the game, those of allies too', () => {
    const t = table(seats, beaten);
    t.send('red', { 'red/1': 3 });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.run();
    expect([t.out('red'), t.out('yellow')]).toEqual([3, 1]);
    expect([t.warp('red'), t.warp('yellow')]).toEqual([0, 0]);
    expect(t.why('ships-removed')).toContain('rule:R11');
    expect(t.events('power-used')).toContainEqual({ who: 1, alien: 'void', clause: 'use' });
    expect(t.restored().divergence).toBeNull();
  });

  it('does so as the offense as well, and only when it wins', () => {
    const won = table(seats, { ...beaten, turn: 'blue', destiny: ['red'] });
    won.aim('blue', 'red/1');
    won.run();
    expect([won.out('red'), won.ships('red', 'red/1'), won.ships('blue', 'red/1')]).toEqual([4, 0, 1]);

    const lost = table(seats, { ...beaten, hands: { red: ['attack-10'], blue: ['attack-04'] } });
    lost.aim('red', 'blue/1');
    lost.run();
    expect([lost.warp('blue'), lost.out('red'), lost.out('blue')]).toEqual([4, 0, 0]);
  });

  it('leaves everybody as many ships as colonies are needed to win; the rest go to the warp', () => {
    const t = table(seats, { ...beaten, ships: { red: { out: 13 } } });
    t.send('red', { 'red/1': 1, 'red/2': 1, 'red/3': 1, 'red/4': 1 });
    t.run();
    expect([t.out('red'), t.warp('red')]).toEqual([15, 2]);

    const four = table(seats, { ...beaten, options: { planets: 4 }, ships: { red: { out: 10 } } });
    four.send('red', { 'red/1': 1, 'red/2': 1, 'red/3': 1, 'red/4': 1 });
    four.run();
    expect([four.out('red'), four.warp('red')]).toEqual([12, 2]);
  });

  it('takes nothing but losing ships out of the game', () => {
    // Purple pays for its wild flare when the Void has already won.
    const hands = { red: ['attack-04', 'ionic-gas'], blue: ['attack-40'], purple: ['flare:void'] };
    const t = table(seats, { ...beaten, hands });
    t.use('red', 'ionic-gas');
    t.use('purple', 'flare:void');
    t.run();
    expect([t.out('purple'), t.warp('purple'), t.out('red')]).toEqual([0, 1, 1]);
  });

  it('sends losing ships to the warp as usual when it is zapped', () => {
    const t = table(seats, { ...beaten, hands: { ...beaten.hands, yellow: ['cosmic-zap'] } });
    t.send('red', { 'red/1': 3 });
    t.zap('yellow', 'void');
    t.run();
    expect([t.out('red'), t.warp('red')]).toEqual([0, 3]);
  });

  it('[faq-void-1] takes the ships of a failed deal to the warp like anybody', () => {
    const t = table(seats, { ...beaten, hands: { red: ['negotiate'], blue: ['negotiate', 'flare:void'] } });
    t.leave('red');
    t.run();
    expect([t.out('red'), t.out('blue'), t.warp('red'), t.warp('blue')]).toEqual([0, 0, 3, 3]);
    expect(t.events('power-used')).not.toContainEqual(expect.objectContaining({ alien: 'void' }));
  });

  it('[faq-void-2] gives no compensation to whoever loses with a negotiate', () => {
    const t = table(seats, { ...beaten, hands: { red: ['negotiate'], blue: ['attack-08', 'attack-06', 'attack-10'] } });
    t.send('red', { 'red/1': 3 });
    t.select('blue', 'attack-08');
    t.run();
    expect(t.out('red')).toBe(3);
    expect(t.events('compensated')).toEqual([]);
    expect(t.hand('red')).toEqual([]);
  });

  it('[faq-void-3] trumps Zombie and Observer', () => {
    const t = table({ red: 'zombie', blue: 'void', yellow: 'observer' }, beaten);
    t.send('red', { 'red/1': 2 });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.run();
    expect([t.out('red'), t.out('yellow')]).toEqual([2, 2]);
    expect(t.events('power-used')).toEqual([{ who: 1, alien: 'void', clause: 'use' }]);
  });

  describe('wild', () => {
    const plagued = {
      turn: 'yellow',
      destiny: ['purple'],
      hands: { yellow: ['attack-06', 'plague'], purple: ['attack-40'], red: ['flare:void', 'attack-08'] },
    } as const;

    it('cancels an artifact at the price of a ship', () => {
      const t = table(seats, plagued);
      t.use('yellow', 'plague');
      t.plan('yellow', 'plague', 'red');
      expect(t.untilOffered('red', 'flare:void')).toEqual(['flare:void', 'pass']);
      t.answer('red', 'flare:void');
      expect(t.question('red')).toMatchObject({ tag: 'void.price', min: 1, max: 1 });
      t.answer('red', { 'red/3': 1 });
      t.run();
      expect(t.events('card-cancelled')).toEqual([{ who: 2, card: 'plague' }]);
      expect(t.pile(1)).toContain('plague');
      expect([t.warp('red'), t.ships('red', 'red/3')]).toEqual([1, 3]);
      expect(t.hand('red')).toEqual(['attack-08', 'flare:void']);
    });

    it('[faq-general-21] cannot be paid with a ship of the encounter', () => {
      // All red ships that are left stand on the attacked planet.
      const ships = { red: { 'red/1': 4, 'red/2': 0, 'red/3': 0, 'red/4': 0, 'red/5': 0 } };
      const t = table(seats, {
        turn: 'yellow',
        destiny: ['red'],
        ships: { red: { warp: 16, ...ships.red } },
        hands: { yellow: ['attack-06', 'emotion-control'], red: ['flare:void', 'attack-08'] },
      });
      t.aim('yellow', 'red/1');
      t.use('yellow', 'emotion-control');
      t.run();
      expect(t.events('card-played')).toEqual([expect.objectContaining({ card: 'emotion-control' })]);
      expect(t.events('card-cancelled')).toEqual([]);
      expect(t.story()).not.toContain('red answers use');

      // With one ship elsewhere it can be, and with that ship only.
      const u = table(seats, {
        turn: 'yellow',
        destiny: ['red'],
        ships: { red: { warp: 15, 'red/1': 4, 'red/2': 1, 'red/3': 0, 'red/4': 0, 'red/5': 0 } },
        hands: { yellow: ['attack-06', 'emotion-control'], red: ['flare:void', 'attack-08'] },
      });
      u.aim('yellow', 'red/1');
      u.use('yellow', 'emotion-control');
      u.use('red', 'flare:void');
      u.runWhile(() => u.events('card-cancelled').length === 0);
      expect([u.ships('red', 'red/1'), u.ships('red', 'red/2')]).toEqual([4, 0]);
    });
  });

  describe('super', () => {
    const helping = {
      turn: 'red',
      destiny: ['yellow'],
      hands: { red: ['attack-04'], yellow: ['attack-40'], blue: ['flare:void', 'negotiate'] },
    } as const;

    it('eradicates for the side on which it is an ally', () => {
      const t = table(seats, helping);
      t.send('red', { 'red/1': 3 });
      t.invite('yellow', 'blue');
      t.ally('blue', 'defense', { 'blue/1': 1 });
      expect(t.untilOffered('blue', 'void')).toEqual(['void', 'pass']);
      t.use('blue', 'void');
      t.run();
      expect([t.out('red'), t.warp('red')]).toEqual([3, 0]);
      expect(t.hand('blue')).toContain('flare:void');
    });

    it('is not needed to pass, and no ally has it without the flare or on the losing side', () => {
      const passed = table(seats, helping);
      passed.invite('yellow', 'blue');
      passed.ally('blue', 'defense', { 'blue/1': 1 });
      passed.run();
      expect([passed.out('red'), passed.warp('red')]).toEqual([0, 1]);

      const bare = table(seats, { ...helping, hands: { ...helping.hands, blue: [] } });
      bare.invite('yellow', 'blue');
      bare.ally('blue', 'defense', { 'blue/1': 1 });
      bare.use('blue', 'void');
      expect(() => bare.run()).toThrow('planned but never asked');

      const beside = table(seats, helping);
      beside.invite('red', 'blue');
      beside.ally('blue', 'offense', { 'blue/1': 1 });
      beside.use('blue', 'void');
      expect(() => beside.run()).toThrow('planned but never asked');
      expect(beside.warp('blue')).toBe(1);
    });
  });
});

describe('Void: wild', () => {
  it('stops artifacts, and no flares', () => {
    const people = { ...seats, blue: 'hacker', yellow: 'mite' };
    const t = table(people, { ...beaten, hands: { red: ['attack-04', 'flare:macron'], blue: ['attack-40'], purple: ['flare:void'] } });
    t.use('red', 'flare:macron');
    t.neverOffered('purple', 'flare:void');
  });
});
