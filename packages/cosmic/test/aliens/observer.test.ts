import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'tripler', blue: 'macron', yellow: 'observer', purple: 'healer' };
/** Red loses to blue, with allies. */
const beaten = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } } as const;

describe('Observer', () => {
  it('takes its ships home when it loses as an ally', () => {
    const t = table(seats, beaten);
    t.invite('red', 'yellow', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 3 });
    t.ally('purple', 'offense', { 'purple/1': 2 });
    expect(t.until('yellow', 'observer.return')).toMatchObject({ min: 3, max: 3 });
    expect(t.options('yellow')).toEqual(['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
    t.plan('yellow', 'observer.return', { 'yellow/2': 3 });
    t.run();
    expect([t.warp('yellow'), t.ships('yellow', 'yellow/2')]).toEqual([0, 7]);
    // Other allies and the main player are not protected.
    expect([t.warp('purple'), t.warp('red')]).toEqual([2, 1]);
    expect(t.restored().divergence).toBeNull();
  });

  it('lets its allies take their ships home when it loses as a main player', () => {
    const t = table(
      { red: 'observer', blue: 'macron', yellow: 'tripler', purple: 'healer' },
      { ...beaten, hands: { red: ['attack-04'], blue: ['attack-40'] } },
    );
    t.send('red', { 'red/1': 2 });
    t.invite('red', 'yellow', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.until('yellow', 'observer.return');
    t.plan('yellow', 'observer.return', { 'yellow/4': 2 });
    t.plan('purple', 'observer.return', { 'purple/1': 1 });
    t.run();
    expect([t.warp('red'), t.warp('yellow'), t.warp('purple')]).toEqual([2, 0, 0]);
    expect(t.events('power-used').filter((x) => x.alien === 'observer')).toHaveLength(1);
  });

  it('does not protect itself as a main player, nor allies of the other side', () => {
    const t = table(
      { red: 'observer', blue: 'macron', yellow: 'tripler', purple: 'void' },
      { ...beaten, hands: { red: ['attack-40'], blue: ['attack-04'] } },
    );
    t.aim('red', 'blue/1');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.run();
    expect([t.warp('blue'), t.warp('yellow')]).toEqual([4, 2]);
  });

  it('protects in the resolution phase only', () => {
    // A plague at the start of the encounter takes ships of the Observer.
    const t = table(seats, { ...beaten, hands: { ...beaten.hands, red: ['attack-04', 'plague'] } });
    t.use('red', 'plague');
    t.plan('red', 'plague', 'yellow');
    t.plan('yellow', 'plague.ships', { 'yellow/1': 3 });
    t.runTo('launch');
    expect(t.warp('yellow')).toBe(3);

    // As an ally it pays for the wild flare of the Void in the alliance phase.
    const paid = table(seats, { ...beaten, hands: { red: ['attack-04'], blue: ['attack-40', 'force-field'], yellow: ['flare:void'] } });
    paid.invite('red', 'yellow');
    paid.ally('yellow', 'offense', { 'yellow/1': 2 });
    paid.use('blue', 'force-field');
    paid.use('yellow', 'flare:void');
    paid.plan('yellow', 'void.price', { 'yellow/2': 1 });
    paid.runTo('planning');
    expect([paid.warp('yellow'), paid.ships('yellow', 'gate')]).toEqual([1, 2]);
  });

  it('[faq-observer-1] protects ships outside the encounter while it is an ally', () => {
    // The Vacuum loses beside the Observer and takes ships of the Observer along, in the resolution phase.
    const t = table(
      { red: 'vacuum', blue: 'macron', yellow: 'observer', purple: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } },
    );
    t.send('red', { 'red/1': 2 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.plan('red', 'vacuum.take', { 'player:2': 2 });
    t.plan('yellow', 'vacuum.lose', { 'yellow/2': 2 });
    t.plan('yellow', 'observer.return', { 'yellow/5': 2 });
    t.run();
    expect([t.warp('yellow'), t.ships('yellow', 'yellow/2')]).toEqual([0, 2]);
    expect(t.ships('yellow', 'yellow/5')).toBe(6);
    // Not for the ships of the Vacuum itself.
    expect(t.events('power-used').filter((x) => x.alien === 'observer')).toHaveLength(1);
  });

  it('[faq-observer-1] protects ships of its allies outside the encounter while it is a main player, and not its own', () => {
    const hands = { red: ['attack-04'], blue: ['attack-40'] };
    const t = table({ red: 'vacuum', blue: 'observer', yellow: 'macron', purple: 'tripler' }, { turn: 'red', destiny: ['blue'], hands });
    t.send('red', { 'red/1': 4 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.plan('red', 'vacuum.take', { 'player:1': 1, 'player:2': 2, 'player:3': 1 });
    t.plan('yellow', 'vacuum.lose', { 'yellow/2': 2 });
    t.plan('yellow', 'observer.return', { 'yellow/5': 2 });
    t.run();
    expect([t.warp('blue'), t.warp('yellow'), t.warp('purple')]).toEqual([1, 0, 1]);
    expect([t.ships('yellow', 'yellow/2'), t.ships('yellow', 'yellow/5')]).toEqual([2, 6]);
  });

  it('[faq-observer-1] does not protect any more when the encounter has ended', () => {
    // As an ally, and as a main player with an ally: a Ship Zap strikes while it is asked about another encounter.
    for (const main of [false, true]) {
      const at = { red: main ? 'observer' : 'hacker', blue: 'mind', yellow: main ? 'hacker' : 'observer', purple: 'mite' };
      const t = table(at, {
        turn: 'red',
        destiny: ['blue', 'blue'],
        hands: { red: ['attack-40', 'attack-10'], blue: ['attack-04'], purple: ['ship-zap'] },
        options: { rewards: 'dominion' },
      });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 2 });
      t.until('red', 'encounter.second');
      t.raise('purple', 'ship-zap');
      t.plan('purple', 'ship-zap', { 'yellow/2@yellow': 1 });
      t.plan('red', 'encounter.second', false);
      t.run();
      expect(t.warp('yellow')).toBe(1);
      expect(t.story()).not.toContain('observer.return');
    }
  });

  it('loses its ships when it is zapped', () => {
    const t = table(seats, { ...beaten, hands: { ...beaten.hands, purple: ['cosmic-zap'] } });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 3 });
    t.zap('purple', 'observer');
    t.run();
    expect(t.warp('yellow')).toBe(3);
  });

  it('[faq-observer-2] is not immune to the Void', () => {
    const t = table({ ...seats, blue: 'void' }, beaten);
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 3 });
    t.run();
    expect([t.out('yellow'), t.warp('yellow')]).toEqual([3, 0]);
    expect(t.story()).not.toContain('observer.return');

    // Not even to a Void that comes after it in timing order, as an ally with its flare.
    const late = table({ ...seats, purple: 'void' }, { ...beaten, hands: { ...beaten.hands, purple: ['flare:void'] } });
    late.invite('red', 'yellow');
    late.invite('blue', 'purple');
    late.ally('yellow', 'offense', { 'yellow/1': 3 });
    late.ally('purple', 'defense', { 'purple/1': 1 });
    late.use('purple', 'void');
    late.run();
    expect([late.out('yellow'), late.warp('yellow')]).toEqual([3, 0]);
  });

  it('wild: each ally of its player may draw a card', () => {
    const t = table(seats, { ...beaten, hands: { red: ['attack-04', 'flare:observer'], blue: ['attack-40'] } });
    t.invite('red', 'yellow', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.ally('purple', 'offense', { 'purple/1': 1 });
    expect(t.untilOffered('red', 'flare:observer')).toEqual(['flare:observer', 'pass']);
    t.answer('red', 'flare:observer');
    expect(t.asked()).toEqual(['yellow observer.draw']);
    t.answer('yellow', true);
    expect(t.asked()).toEqual(['purple observer.draw']);
    t.answer('purple', false);
    expect([t.hand('yellow').length, t.hand('purple').length]).toEqual([1, 0]);
    expect(t.hand('red')).toContain('flare:observer');

    const none = table(seats, { ...beaten, hands: { red: ['attack-04', 'flare:observer'], blue: ['attack-40'] } });
    none.invite('blue', 'yellow');
    none.ally('yellow', 'defense', { 'yellow/1': 1 });
    none.use('red', 'flare:observer');
    expect(() => none.run()).toThrow('planned but never asked');
  });

  describe('super', () => {
    const buried = {
      ...beaten,
      ships: { yellow: { warp: 3 } },
      hands: { ...beaten.hands, yellow: ['attack-06', 'flare:observer'] },
    } as const;

    it('sends one ship of four straight from the warp as an ally', () => {
      const t = table(seats, buried);
      t.invite('red', 'yellow');
      t.plan('yellow', 'alliance.answer', 'offense');
      expect(t.untilOffered('yellow', 'flare:observer')).toEqual(['flare:observer', 'pass']);
      t.answer('yellow', 'flare:observer');
      expect(t.question('yellow')).toMatchObject({ tag: 'alliance.ships', min: 1, max: 4 });
      expect(t.question('yellow')).toMatchObject({ places: expect.arrayContaining([{ id: 'warp', max: 1 }]) });
      t.answer('yellow', { 'yellow/4': 3, warp: 1 });
      expect([t.ships('yellow', 'gate'), t.warp('yellow')]).toEqual([4, 2]);
    });

    it('does so as the offense, besides the ship retrieved as usual', () => {
      const t = table(seats, { ...buried, turn: 'yellow' });
      t.plan('yellow', 'ships.return', { 'yellow/1': 1 });
      t.use('yellow', 'flare:observer');
      t.send('yellow', { 'yellow/5': 3, warp: 1 });
      t.runTo('planning');
      expect([t.ships('yellow', 'gate'), t.warp('yellow')]).toEqual([4, 1]);
    });

    it('is not for somebody else, and nothing comes from the warp without it', () => {
      const t = table(seats, buried);
      t.invite('red', 'yellow');
      t.plan('yellow', 'alliance.answer', 'offense');
      t.until('yellow', 'alliance.ships');
      expect(t.options('yellow')).not.toContain('warp');
    });
  });
});

describe('Observer: whom it protects', () => {
  const others = { red: 'observer', blue: 'macron', yellow: 'tripler', purple: 'hacker' };

  it('each ally whose ships are lost, and nobody when none are', () => {
    // A defense with two allies: the Vacuum takes a ship of one of them along.
    const t = table(
      { red: 'vacuum', blue: 'observer', yellow: 'tripler', purple: 'hacker' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } },
    );
    t.send('red', { 'red/1': 2 });
    t.invite('blue', 'yellow', 'purple');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.plan('red', 'vacuum.take', { 'player:1': 1, 'player:3': 1 });
    t.plan('blue', 'vacuum.lose', { 'blue/5': 1 });
    t.plan('purple', 'vacuum.lose', { 'purple/2': 1 });
    t.plan('purple', 'observer.return', { 'purple/4': 1 });
    t.run();
    expect([t.warp('blue'), t.warp('yellow'), t.warp('purple')]).toEqual([1, 0, 0]);
    expect(t.ships('purple', 'purple/4')).toBe(5);
    expect(t.story()).not.toContain('yellow answers observer.return');
  });

  it('is not used for a defeat without allies, nor for the other side', () => {
    const alone = table(others, beaten);
    alone.run();
    expect(alone.events('power-used').filter((x) => x.alien === 'observer')).toEqual([]);

    const theirs = table(others, { ...beaten, hands: { red: ['attack-40'], blue: ['attack-04'] } });
    theirs.invite('red', 'yellow');
    theirs.ally('yellow', 'offense', { 'yellow/1': 1 });
    theirs.invite('blue', 'purple');
    theirs.ally('purple', 'defense', { 'purple/1': 1 });
    theirs.run();
    expect(theirs.warp('purple')).toBe(1);
    expect(theirs.events('power-used').filter((x) => x.alien === 'observer')).toEqual([]);
  });

  it('as a main player protects in the resolution phase only', () => {
    const t = table(others, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-40'], purple: ['ship-zap'] },
      options: { rewards: 'dominion' },
    });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.until('red', 'planning.select');
    t.raise('purple', 'ship-zap');
    t.answer('purple', { 'yellow/2@yellow': 1 });
    expect(t.warp('yellow')).toBe(1);
  });

  it('wild: is offered for a single ally, when the alliances stand', () => {
    const t = table(seats, { ...beaten, strict: ['red'], hands: { red: ['attack-04', 'flare:observer'], blue: ['attack-40'] } });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.pass('red', 'flare:observer', 1, { at: 'window:alliance.formed' });
    t.run();
  });

  it('super: is asked for its own ships only, while one of them is in the warp', () => {
    const hands = { ...beaten.hands, yellow: ['attack-06', 'flare:observer'] };
    const play = (warp: number) => {
      const t = table(seats, { ...beaten, hands, ships: { yellow: { warp } } });
      t.invite('red', 'yellow', 'purple');
      t.plan('yellow', 'alliance.answer', 'offense');
      t.plan('purple', 'alliance.answer', 'offense');
      return t;
    };
    const t = play(1);
    t.strict('yellow');
    t.use('yellow', 'flare:observer', { at: 'window:alliance.commit' });
    t.until('yellow', 'alliance.ships');
    expect(t.options('yellow')).toContain('warp');
    t.answer('yellow', { warp: 1 });
    t.until('purple', 'alliance.ships');
    expect(t.options('purple')).not.toContain('warp');
    t.done();

    play(0).neverOffered('yellow', 'flare:observer');

    // Passed, it is not offered again when somebody else sends ships.
    const passed = play(1);
    passed.strict('yellow');
    passed.pass('yellow', 'flare:observer', 1, { at: 'window:alliance.commit' });
    passed.until('purple', 'alliance.ships');
    passed.done();
  });
});

describe('Observer, closely', () => {
  it('as a defense without ships there brings those of its allies home', () => {
    const t = table(
      { ...seats, blue: 'observer', yellow: 'macron' },
      { ...beaten, ships: { blue: { 'blue/5': 0 } }, hands: { red: ['attack-40'], blue: ['attack-04'] } },
    );
    t.aim('red', 'blue/5');
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.plan('purple', 'observer.return', { 'purple/2': 2 });
    t.run();
    expect([t.warp('purple'), t.ships('purple', 'purple/2')]).toEqual([0, 6]);
  });

  it('wild: is for main players, not for allies or others', () => {
    const people = { ...seats, yellow: 'void' };
    const hands = { ...beaten.hands, yellow: ['flare:observer'] };
    const ally = table(people, { ...beaten, hands });
    ally.invite('blue', 'yellow', 'purple');
    ally.ally('yellow', 'defense', { 'yellow/1': 1 });
    ally.ally('purple', 'defense', { 'purple/1': 1 });
    ally.neverOffered('yellow', 'flare:observer');
    const aside = table(people, { ...beaten, hands });
    aside.invite('blue', 'purple');
    aside.ally('purple', 'defense', { 'purple/1': 1 });
    aside.neverOffered('yellow', 'flare:observer');
  });

  it('super: brings a ship of its own out of the warp, and none of anybody else', () => {
    const t = table(
      { ...seats, red: 'observer', yellow: 'tripler' },
      { ...beaten, ships: { red: { warp: 3 }, yellow: { warp: 3 } }, hands: { ...beaten.hands, red: ['attack-04', 'flare:observer'] } },
    );
    t.use('red', 'flare:observer', { at: 'window:launch.commit' });
    t.until('red', 'launch.ships');
    expect(t.options('red')).toContain('warp');
    t.answer('red', { warp: 1 });
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.answer', 'offense');
    t.until('yellow', 'alliance.ships');
    expect(t.options('yellow')).not.toContain('warp');
  });
});

describe('Observer super in a Sea of Stars', () => {
  it('opens the warp for the offense, where it is open for allies alone', () => {
    const stars = { ...beaten, options: { hazards: true }, hazards: ['sea-of-stars'], ships: { yellow: { warp: 3 } } };
    const hands = { ...beaten.hands, yellow: ['attack-10', 'flare:observer'] };
    const offense = table(seats, { ...stars, hands, turn: 'yellow' });
    offense.use('yellow', 'flare:observer', { at: 'window:launch.commit' });
    offense.until('yellow', 'launch.ships');
    offense.done();
    expect(offense.options('yellow')).toContain('warp');

    const ally = table(seats, { ...stars, hands });
    ally.invite('red', 'yellow');
    ally.ally('yellow', 'offense', { warp: 2 });
    ally.neverOffered('yellow', 'flare:observer');
  });
});
