import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'vacuum', blue: 'macron', yellow: 'tripler', purple: 'void' };
const beaten = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } } as const;

describe('Vacuum', () => {
  it('names who loses how many along with it; they choose the colonies', () => {
    const t = table(seats, beaten);
    t.send('red', { 'red/1': 3 });
    expect(t.until('red', 'vacuum.take')).toMatchObject({ kind: 'spread', min: 0, max: 3 });
    expect(t.warp('red')).toBe(3);
    t.answer('red', { 'player:1': 1, 'player:3': 2 });
    expect(t.asked()).toEqual(['blue vacuum.lose']);
    expect(t.question('blue')).toMatchObject({ min: 1, max: 1 });
    expect(t.options('blue')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.answer('blue', { 'blue/2': 1 });
    // Nothing has left yet: all go at the same instant.
    expect(t.warp('blue')).toBe(0);
    t.plan('purple', 'vacuum.lose', { 'purple/4': 1, 'purple/5': 1 });
    t.run();
    expect([t.warp('red'), t.warp('blue'), t.warp('yellow'), t.warp('purple')]).toEqual([3, 1, 0, 2]);
    expect([t.ships('blue', 'blue/2'), t.ships('purple', 'purple/4'), t.ships('purple', 'purple/5')]).toEqual([3, 3, 3]);
    expect(t.why('ships-lost')).toEqual(['power:vacuum', 'rule:R11.6', 'rule:R11']);
    expect(t.restored().divergence).toBeNull();
  });

  it('works whatever sent its ships to the warp, and may take fewer or none', () => {
    const t = table(seats, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-04', 'plague'], yellow: ['attack-40'] } });
    t.use('blue', 'plague');
    t.plan('blue', 'plague', 'red');
    t.plan('red', 'plague.ships', { 'red/1': 3 });
    t.plan('red', 'vacuum.take', { 'player:2': 1 });
    t.runTo('launch');
    expect([t.warp('red'), t.warp('yellow'), t.warp('blue')]).toEqual([3, 1, 0]);

    const none = table(seats, beaten);
    none.plan('red', 'vacuum.take', {});
    none.run();
    expect([none.warp('red'), none.warp('blue')]).toEqual([1, 0]);
    expect(none.events('power-used')).not.toContainEqual(expect.objectContaining({ alien: 'vacuum' }));
  });

  it('does nothing for ships that leave the game', () => {
    const t = table(seats, { ...beaten, destiny: ['purple'], hands: { red: ['attack-04'], purple: ['attack-40'] } });
    t.run();
    expect(t.out('red')).toBe(1);
    expect(t.story()).not.toContain('vacuum.take');
  });

  it('takes nobody along when it is zapped', () => {
    const t = table(seats, { ...beaten, hands: { ...beaten.hands, yellow: ['cosmic-zap'] } });
    t.send('red', { 'red/1': 2 });
    t.plan('red', 'vacuum.take', { 'player:1': 2 });
    t.zap('yellow', 'vacuum');
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([2, 0]);
  });

  it('[errata-vacuum] [faq-vacuum-1] cannot name itself', () => {
    const t = table(seats, beaten);
    t.send('red', { 'red/1': 3 });
    t.until('red', 'vacuum.take');
    expect(t.options('red')).toEqual(['player:1', 'player:2', 'player:3']);
    expect(() => t.answer('red', { 'player:0': 1 })).toThrow('is not one of the places');
  });

  it('[faq-vacuum-2] all four colonies go at the same instant', () => {
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
    t.plan('red', 'vacuum.pick', { 'yellow/2': 1, 'yellow/3': 1, 'red/4': 1, 'red/5': 1 });
    t.until('blue', 'zombie.rise');
    // None of the four is a place to return to.
    expect(t.options('blue')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.plan('blue', 'zombie.rise', { 'blue/5': 4 });
    t.run();
    expect([t.foreign('blue'), t.warp('blue'), t.ships('blue', 'blue/5')]).toEqual([0, 0, 8]);

    // Three of the four, and a ship from home: what is left of the colonies is a refuge, what goes is none.
    const three = table(
      { red: 'vacuum', blue: 'zombie', yellow: 'tripler' },
      {
        turn: 'red',
        destiny: ['yellow'],
        ships: { blue: { 'yellow/2': 1, 'yellow/3': 1, 'red/4': 1, 'red/5': 1 } },
        hands: { red: ['attack-04', 'flare:vacuum'], yellow: ['attack-40'] },
      },
    );
    three.aim('red', 'yellow/1');
    three.send('red', { 'red/1': 4 });
    three.boost('red');
    three.plan('red', 'vacuum.take', { 'player:1': 4 });
    three.plan('red', 'vacuum.pick', { 'yellow/2': 1, 'red/4': 1, 'red/5': 1, 'blue/1': 1 });
    three.until('blue', 'zombie.rise');
    expect(three.options('blue')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5', 'yellow/3']);
  });

  it('[faq-vacuum-3] takes others along even if it is healed, and they may be healed too', () => {
    const t = table({ ...seats, purple: 'healer' }, beaten);
    t.send('red', { 'red/1': 2 });
    t.plan('red', 'vacuum.take', { 'player:2': 1, 'player:3': 1 });
    t.plan('yellow', 'vacuum.lose', { 'yellow/1': 1 });
    t.plan('purple', 'vacuum.lose', { 'purple/1': 1 });
    t.use('purple', 'healer', { owner: 2 });
    t.use('purple', 'healer', { owner: 0 });
    t.run();
    // Purple is the Healer: its own ship stays in the warp.
    expect([t.warp('red'), t.warp('yellow'), t.warp('purple')]).toEqual([0, 0, 1]);
  });

  describe('wild', () => {
    const open = {
      turn: 'blue',
      destiny: ['yellow'],
      ships: { purple: { warp: 5 } },
      hands: { blue: ['attack-08'], yellow: ['attack-06'], purple: ['flare:vacuum', 'attack-10'] },
    } as const;

    it('is not for whoever has no colony to bring ships to', () => {
      const t = table({ red: 'healer', blue: 'macron', yellow: 'tripler', purple: 'mite' }, { ...open, ships: { purple: { warp: 20 } } });
      t.neverOffered('purple', 'flare:vacuum');
    });

    it('takes back a ship for each attack that somebody else revealed as a main player', () => {
      const t = table(seats, open);
      expect(t.untilOffered('purple', 'flare:vacuum')).toEqual(['flare:vacuum', 'pass']);
      expect(t.encounter().phase).toBe('reveal');
      t.answer('purple', 'flare:vacuum');
      expect(t.question('purple')).toMatchObject({ tag: 'vacuum.back', min: 1, max: 2 });
      t.answer('purple', 2);
      t.plan('purple', 'ships.return', { 'purple/1': 2 });
      t.run();
      expect(t.warp('purple')).toBe(3);
      expect(t.hand('purple')).toContain('flare:vacuum');
    });

    it('[faq-general-26] does not count the copy of an attack, nor what is only claimed to be one', () => {
      const hands = { ...open.hands, blue: ['morph'] };
      const copy = table(seats, { ...open, hands });
      copy.use('purple', 'flare:vacuum');
      copy.runTo('resolution');
      expect(copy.events('card-changed')).toContainEqual({ who: 1, type: 'attack', value: 6 });
      // One ship, so there is nothing to ask.
      expect(copy.events('ships-retrieved')).toContainEqual({ who: 3, n: 1 });
      expect(copy.story()).not.toContain('vacuum.back');

      const at = { ...seats, yellow: 'gambler' };
      const claim = table(at, { ...open, hands: { ...open.hands, blue: ['negotiate'] } });
      claim.use('yellow', 'gambler');
      claim.plan('yellow', 'gambler.claim', 'attack-40');
      claim.plan('blue', 'gambler.challenge', false);
      claim.neverOffered('purple', 'flare:vacuum');
    });

    it('counts an attack that has become a negotiate', () => {
      const t = table(seats, { ...open, hands: { ...open.hands, red: ['emotion-control'] } });
      t.use('red', 'emotion-control');
      t.runWhile(() => t.events('card-changed').length < 2);
      expect(t.untilOffered('purple', 'flare:vacuum')).toContain('flare:vacuum');
      t.answer('purple', 'flare:vacuum');
      expect(t.question('purple')).toMatchObject({ tag: 'vacuum.back', min: 1, max: 2 });
    });

    it('does not count its own player or a negotiate', () => {
      const own = table(seats, { ...open, turn: 'purple' });
      own.use('purple', 'flare:vacuum');
      own.runTo('resolution');
      expect(own.events('ships-retrieved')).toContainEqual({ who: 3, n: 1 });
      // One attack is not its own, so there is nothing to ask.
      expect(own.story()).not.toContain('vacuum.back');

      const none = table(seats, { ...open, hands: { ...open.hands, blue: ['negotiate'], yellow: ['negotiate'] } });
      none.use('purple', 'flare:vacuum');
      none.leave('blue');
      expect(() => none.run()).toThrow('planned but never asked');
    });

    it('is not offered without a colony to take ships back to', () => {
      const homes = ['purple/1', 'purple/2', 'purple/3', 'purple/4', 'purple/5'];
      table(seats, { ...open, ships: { purple: { warp: 20 } } }).neverOffered('purple', 'flare:vacuum');
      const abroad = table(seats, { ...open, ships: { purple: { warp: 19, 'red/1': 1 } } });
      expect(abroad.untilOffered('purple', 'flare:vacuum')).toEqual(['flare:vacuum', 'pass']);
      expect(homes.every((x) => abroad.ships('purple', x) === 0)).toBe(true);
    });
  });

  it('super: picks the ships itself', () => {
    const t = table(seats, { ...beaten, hands: { red: ['attack-04', 'flare:vacuum'], blue: ['attack-40'] } });
    t.send('red', { 'red/1': 2 });
    expect(t.until('red', 'super')).toMatchObject({ kind: 'yesno' });
    t.boost('red');
    t.plan('red', 'vacuum.take', { 'player:1': 1, 'player:2': 1 });
    t.until('red', 'vacuum.pick');
    expect(t.asked()).toEqual(['red vacuum.pick']);
    expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.answer('red', { 'blue/3': 1 });
    t.plan('red', 'vacuum.pick', { 'yellow/5': 1 });
    t.run();
    expect([t.ships('blue', 'blue/3'), t.ships('yellow', 'yellow/5')]).toEqual([3, 3]);
    expect(t.hand('red')).toEqual(['flare:vacuum']);
  });
});

describe('Vacuum flare', () => {
  it('wild: not for somebody who has nowhere to bring a ship', () => {
    const position = (red: number) =>
      ({
        turn: 'blue',
        destiny: ['yellow'],
        ships: { red: { warp: red } },
        hands: { red: ['flare:vacuum'], blue: ['attack-10'], yellow: ['attack-08'] },
      }) as const;
    const seated = { red: 'mind', blue: 'macron', yellow: 'tripler', purple: 'void' };
    expect(table(seated, position(3)).untilOffered('red', 'flare:vacuum')).toEqual(['flare:vacuum', 'pass']);
    table(seated, position(20)).neverOffered('red', 'flare:vacuum');
  });
});

describe('Vacuum: who can be taken along', () => {
  const NOWHERE = { warp: 20 };

  it('those with ships on colonies, and no more than they have there', () => {
    const t = table(
      { ...seats, purple: 'healer' },
      { ...beaten, ships: { yellow: NOWHERE, purple: { 'purple/2': 0, 'purple/3': 0, 'purple/4': 0, 'purple/5': 0, warp: 19 } } },
    );
    t.send('red', { 'red/1': 3 });
    expect(t.until('red', 'vacuum.take')).toMatchObject({
      places: [
        { id: 'player:1', max: 3 },
        { id: 'player:3', max: 1 },
      ],
    });
  });

  it('a single victim will do, and nobody is asked without one', () => {
    const one = table(seats, { ...beaten, ships: { yellow: NOWHERE, purple: NOWHERE } });
    one.send('red', { 'red/1': 2 });
    one.until('red', 'vacuum.take');
    expect(one.options('red')).toEqual(['player:1']);
  });

  it('is about its own ships only', () => {
    const t = table(seats, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-04'], yellow: ['attack-40'] } });
    t.run();
    expect(t.warp('blue')).toBeGreaterThan(0);
    expect(t.story()).not.toContain('vacuum.take');
  });

  it('super: asks about the ships of each of them', () => {
    const t = table(seats, { ...beaten, hands: { red: ['attack-04', 'flare:vacuum'], blue: ['attack-40'] } });
    t.send('red', { 'red/1': 2 });
    t.boost('red');
    t.plan('red', 'vacuum.take', { 'player:1': 1, 'player:2': 1 });
    expect(t.until('red', 'vacuum.pick')).toMatchObject({ data: { who: 1 } });
    t.answer('red', { 'blue/3': 1 });
    expect(t.question('red')).toMatchObject({ tag: 'vacuum.pick', data: { who: 2 } });
  });

  it('wild: is offered once both cards are revealed, and needs a ship in the warp', () => {
    const open = {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-08'], yellow: ['attack-06'], purple: ['flare:vacuum'] },
    } as const;
    const t = table(seats, { ...open, ships: { purple: { warp: 1 } } });
    t.untilOffered('purple', 'flare:vacuum');
    expect(t.question('purple')?.data?.at).toBe('window:reveal.revealed');
    table(seats, open).neverOffered('purple', 'flare:vacuum');
  });
});
