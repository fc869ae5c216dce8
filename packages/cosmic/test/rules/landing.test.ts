import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('R11.5 landing', () => {
  const order = { blue: 'healer', red: 'hacker', yellow: 'parasite', purple: 'void' };
  const hands = { red: ['attack-40'], blue: ['attack-08'], yellow: ['attack-05'] };

  it('what does not fit on the planet goes home', () => {
    const t = table({ ...order, blue: 'pygmy' }, { turn: 'red', destiny: ['blue'], hands, ships: { yellow: { 'blue/1': 2 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    expect(t.until('red', 'ships.return')).toMatchObject({ from: 'rule:R11.5', min: 2, max: 2 });
    t.answer('red', { 'red/3': 2 });
    expect([t.ships('red', 'blue/1'), t.ships('red', 'red/3')]).toEqual([2, 6]);
  });

  it('colonies that were founded are told of together', () => {
    const t = table(
      { ...order, yellow: 'remora', purple: 'void' },
      { turn: 'red', destiny: ['blue'], hands: { ...hands, yellow: ['attack-05', 'flare:remora'] }, ships: { yellow: { warp: 3 } } },
    );
    t.aim('red', 'blue/1');
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.use('yellow', 'flare:remora');
    t.untilOffered('yellow', 'flare:remora');
    expect([t.foreign('red'), t.foreign('purple')]).toEqual([1, 1]);
  });

  describe('who may have something else in place of a new colony', () => {
    const genius = (seat: string, ships: object, seats: object = {}) => {
      const t = table({ ...order, [seat]: 'genius', ...seats }, { turn: 'red', destiny: ['blue'], hands, ships: { ...ships } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.invite('red', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 2 });
      return t;
    };

    it('has it for each ship that would have landed', () => {
      const t = genius('purple', {});
      t.use('purple', 'genius');
      t.run();
      expect([t.foreign('purple'), t.hand('purple').length, t.foreign('red')]).toEqual([0, 2, 1]);
    });

    it('not where it has a colony already', () => {
      const t = genius('purple', { purple: { 'blue/1': 1 } });
      t.neverOffered('purple', 'genius');
      expect(t.ships('purple', 'blue/1')).toBe(3);
    });

    it('where a single ship still fits it does', () => {
      const t = genius('purple', { yellow: { 'blue/1': 3 }, blue: { 'blue/1': 1 } }, { blue: 'pygmy' });
      t.use('purple', 'genius');
      t.run();
      expect(t.hand('purple')).toHaveLength(2);
    });
  });

  it('whom Duplicity keeps from landing nothing is offered in place of a colony', () => {
    const t = table(
      { ...order, purple: 'genius' },
      { turn: 'red', destiny: ['blue'], options: { rewards: 'dominion' }, hands: { ...hands, red: ['attack-40', 'kicker-x2-duplicity'] } },
    );
    t.aim('red', 'blue/1');
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 2 });
    t.use('red', 'kicker-x2-duplicity');
    t.neverOffered('purple', 'genius');
    expect([t.warp('purple'), t.hand('purple')]).toEqual([2, []]);
  });

  it('an offense that has won as an ally of the defense settles nothing, and is offered nothing for it', () => {
    const t = table(
      { blue: 'healer+macron', red: 'lunatic+genius', yellow: 'parasite+hacker' },
      { turn: 'red', destiny: ['blue'], options: { powers: 2 }, hands: { ...hands, red: ['attack-00'] } },
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.use('red', 'lunatic');
    t.plan('red', 'alliance.ships', { 'red/2': 2 });
    t.neverOffered('red', 'genius');
    expect([t.warp('red'), t.foreign('red')]).toEqual([1, 0]);
  });

  it('who has joined the other side as the defense lands like any ally, unless the Outlaw keeps it from that', () => {
    const t = table(
      { red: 'hacker', yellow: 'parasite', blue: 'lunatic', purple: 'outlaw' },
      { turn: 'red', destiny: ['blue'], hands: { ...hands, purple: ['flare:outlaw'] }, ships: { blue: { 'yellow/1': 1 } } },
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.invite('blue', 'purple');
    t.use('blue', 'lunatic');
    t.plan('blue', 'alliance.ships', { 'blue/2': 2 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.use('purple', 'flare:outlaw');
    t.plan('blue', 'ships.return', { 'blue/3': 2 });
    t.run();
    expect([t.ships('blue', 'blue/1'), t.ships('blue', 'blue/3'), t.ships('red', 'blue/1')]).toEqual([0, 6, 1]);
  });

  it('allies of the offense whom the Outlaw keeps from landing go home', () => {
    const t = table(
      { ...order, blue: 'outlaw' },
      { turn: 'red', destiny: ['blue'], hands: { ...hands, blue: ['attack-08', 'flare:outlaw'] } },
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 2 });
    t.use('blue', 'flare:outlaw');
    t.plan('purple', 'ships.return', { 'purple/4': 2 });
    t.run();
    expect([t.foreign('red'), t.foreign('purple'), t.ships('purple', 'purple/4')]).toEqual([1, 0, 6]);
  });
});
