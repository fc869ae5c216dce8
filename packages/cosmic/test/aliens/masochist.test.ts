import { cosmic } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { pool } from '../../rules/setup/choose-aliens.ts';
import { allButTwo, table } from '../table.ts';

const seats = { red: 'masochist', blue: 'macron', yellow: 'tripler' };
const hands = { blue: ['attack-04', 'attack-06'], yellow: ['attack-40'], red: ['attack-10'] };

describe('Masochist', () => {
  it('[faq-general-35] wins at once when all its ships are lost; other wins wait for the end of the encounter', () => {
    const t = table(seats, { turn: 'blue', destiny: ['yellow'], ships: { red: { out: 5, warp: 15 } }, hands });
    expect(t.over()).toBe(true);
    expect(t.winners()).toEqual(['red']);
    expect(t.events('game-won')).toEqual([{ who: [0], how: 'masochist' }]);
    expect(t.events('destiny-drawn')).toEqual([]);
    expect(t.why('game-won')).toContain('power:masochist');

    // Yellow has the fifth colony of a normal victory from the start, and still plays the encounter out.
    const ships = { yellow: { 'red/1': 1, 'red/2': 1, 'red/3': 1, 'blue/1': 1, 'blue/2': 1 } };
    const u = table(seats, { turn: 'blue', destiny: ['red'], ships, hands });
    u.runTo('planning');
    expect(u.over()).toBe(false);
    expect(u.score('yellow')).toBe(5);
    u.run();
    expect(u.events('won')).toHaveLength(1);
    expect(u.winners()).toEqual(['yellow']);
  });

  it('wins before anything else happens in the encounter', () => {
    // Mobius Tubes would bring the ships back at the start of the encounter.
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      ships: { red: { warp: 20 } },
      hands: { ...hands, blue: ['attack-04', 'mobius-tubes'] },
    });
    expect(t.winners()).toEqual(['red']);
    expect(t.hand('blue')).toContain('mobius-tubes');
  });

  it('counts captured ships as lost, and needs the last one', () => {
    const almost = table(seats, { turn: 'blue', destiny: ['yellow'], ships: { red: { warp: 19 } }, hands });
    expect(almost.over()).toBe(false);
    expect(almost.sheet('masochist').down).toBe(false);

    // The Fungus beats the last red ships and carries them along.
    const t = table(
      { red: 'masochist', blue: 'fungus', yellow: 'tripler' },
      {
        turn: 'blue',
        destiny: ['red'],
        ships: { red: { warp: 18, 'red/1': 2, 'red/2': 0, 'red/3': 0, 'red/4': 0, 'red/5': 0 } },
        hands: { blue: ['attack-40', 'attack-06'], red: ['attack-10'] },
      },
    );
    t.aim('blue', 'red/1');
    t.select('blue', 'attack-40');
    t.plan('blue', 'encounter.second', true);
    t.run();
    expect(t.state.stacks).toHaveLength(1);
    expect(t.winners()).toEqual(['red']);
  });

  it('keeps its power without home colonies, and can win in the normal way', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      ships: { red: { 'blue/1': 1, 'blue/2': 1, 'yellow/1': 1, 'yellow/2': 1, warp: 15 } },
      hands: { red: ['attack-40'], blue: ['attack-04'] },
    });
    t.aim('red', 'blue/3');
    // Its only home colony goes with the ship it sends.
    t.send('red', { 'red/5': 1 });
    t.runTo('planning');
    expect(t.sheet('masochist').down).toBe(false);
    t.run();
    expect(t.events('power-lost')).toEqual([]);
    expect(t.winners()).toEqual(['red']);
    expect(t.events('game-won')).toEqual([{ who: [0], how: 'colonies' }]);
  });

  it('is not dealt into a game with the Healer', () => {
    const options = { seats: [{ alien: 'healer' }, {}, {}] };
    expect(pool(cosmic.parse(options))).not.toContain('masochist');
    expect(pool(cosmic.parse({ players: 3 }))).toContain('masochist');
  });

  it('does not win when it is zapped, and plays on', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      ships: { red: { warp: 20 } },
      hands: { ...hands, yellow: ['attack-40', 'cosmic-zap'] },
    });
    t.zap('yellow', 'masochist');
    t.runTo('launch');
    expect(t.over()).toBe(false);
    expect(t.events('power-zapped')).toEqual([{ who: 0, alien: 'masochist' }]);
    // At the next encounter it wins.
    t.runWhile(() => !t.over());
    expect(t.winners()).toEqual(['red']);
    expect(t.state.encounterCount).toBe(2);
  });

  describe('wild', () => {
    const regroup = {
      turn: 'blue',
      destiny: ['yellow'],
      ships: { blue: { warp: 2 }, yellow: { warp: 2 } },
      hands: { ...hands, yellow: ['attack-40', 'flare:masochist'] },
    } as const;

    it('lets somebody else take back a ship in place of the offense', () => {
      const t = table(seats, regroup);
      expect(t.untilOffered('yellow', 'flare:masochist')).toEqual(['flare:masochist', 'pass']);
      expect(t.question('yellow')?.data).toMatchObject({ at: 'event:retrieve', who: 1 });
      t.answer('yellow', 'flare:masochist');
      expect(t.options('yellow')).toEqual(['red', 'yellow']);
      t.answer('yellow', 'yellow');
      expect(t.question('yellow')).toMatchObject({ tag: 'ships.return' });
      t.answer('yellow', { 'yellow/3': 1 });
      expect([t.warp('blue'), t.warp('yellow')]).toEqual([2, 1]);
      expect(t.hand('yellow')).toContain('flare:masochist');
    });

    it('it is one ship, however many the offense would have taken back', () => {
      const t = table(
        { red: 'virus', blue: 'kamikaze', yellow: 'mite', purple: 'trader' },
        {
          turn: 'blue',
          destiny: ['yellow'],
          ships: { blue: { warp: 5 }, red: { warp: 5 } },
          hands: { blue: ['attack-06', 'flare:kamikaze'], yellow: ['attack-04'], purple: ['flare:masochist'] },
        },
      );
      t.use('blue', 'flare:kamikaze');
      t.untilOffered('purple', 'flare:masochist');
      expect(t.question('purple')?.data).toMatchObject({ who: t.seat('blue'), n: 3 });
      t.answer('purple', 'flare:masochist');
      t.answer('purple', 'red');
      t.runTo('launch');
      expect(t.events('ships-retrieved')).toEqual([{ who: t.seat('red'), n: 1 }]);
      expect([t.warp('blue'), t.warp('red')]).toEqual([5, 4]);
    });

    it('is not possible while the offense has no ship but in the warp', () => {
      const t = table(seats, { ...regroup, ships: { ...regroup.ships, blue: { warp: 20 } } });
      t.runTo('launch');
      expect(t.story()).not.toContain('yellow answers use');
      expect(t.warp('blue')).toBe(19);
    });
  });

  describe('super', () => {
    const buried = {
      turn: 'red',
      destiny: ['blue', 'yellow'],
      ships: { red: { warp: 4 } },
      hands: { red: ['attack-40', 'attack-30', 'flare:masochist'], blue: ['attack-04'], yellow: ['attack-06'] },
    } as const;

    it('removes a ship from the game instead of taking it back', () => {
      const t = table(seats, buried);
      t.use('red', 'flare:masochist');
      t.runTo('launch');
      expect([t.warp('red'), t.out('red')]).toEqual([3, 1]);
      expect(t.events('ships-retrieved')).toEqual([]);
      expect(t.events('ships-removed')).toEqual([{ who: 0, n: 1 }]);
    });

    it('[faq-masochist-1] must be played each time', () => {
      const t = table(seats, buried);
      t.aim('red', 'blue/1');
      t.use('red', 'flare:masochist');
      t.plan('red', 'encounter.second', true);
      t.run();
      expect(t.untilOffered('red', 'flare:masochist')).toEqual(['flare:masochist', 'pass']);
      expect(t.encounter().nth).toBe(2);
      // Not played this time: a ship comes back as usual.
      t.answer('red', 'pass');
      t.runTo('launch');
      expect([t.warp('red'), t.out('red')]).toEqual([2, 1]);
    });

    it('is for its own regroup phases only', () => {
      const t = table(seats, { ...buried, turn: 'blue', destiny: ['yellow'] });
      t.use('red', 'flare:masochist');
      expect(() => t.run()).toThrow('planned but never asked');
      expect(t.out('red')).toBe(0);
    });
  });
});

describe('Masochist: whose ship comes back', () => {
  const regroup = { turn: 'blue', destiny: ['yellow'], hands: { ...hands, yellow: ['attack-40', 'flare:masochist'] } } as const;

  it('wild: one ship in the warp, whoever has it, is enough, and none is not', () => {
    const t = table(seats, { ...regroup, ships: { blue: { warp: 1 } } });
    t.use('yellow', 'flare:masochist');
    t.plan('yellow', 'masochist.who', 'red');
    t.runTo('launch');
    t.done();
    expect(t.warp('blue')).toBe(1);

    table(seats, regroup).neverOffered('yellow', 'flare:masochist');
  });

  it('wild: not when nothing is taken back any more', () => {
    const t = table(
      { ...seats, blue: 'machine' },
      { ...regroup, ships: { blue: { warp: 3 } }, hands: { ...regroup.hands, blue: ['attack-04', 'flare:machine'] } },
    );
    t.use('blue', 'flare:machine');
    t.neverOffered('yellow', 'flare:masochist');
  });

  it('super: takes the place of one ship, and needs one in the warp', () => {
    const own = { turn: 'red', destiny: ['blue'], hands: { ...hands, red: ['attack-10', 'flare:masochist'] } } as const;
    table(seats, own).neverOffered('red', 'flare:masochist');

    const last = table(seats, { ...own, ships: { red: { warp: 1 } } });
    last.use('red', 'flare:masochist');
    last.runTo('launch');
    last.done();
    expect([last.warp('red'), last.out('red')]).toEqual([0, 1]);
  });
});

describe('Masochist, closely', () => {
  it('can win in its own way where nobody has planets enough to win in another', () => {
    const position = {
      turn: 'blue',
      destiny: ['yellow'],
      hands,
      gone: allButTwo('red', 'blue', 'yellow'),
      ships: { blue: { 'red/1': 1 } },
    } as const;
    const t = table(seats, position);
    t.run();
    expect(t.over()).toBe(false);
    const without = table({ ...seats, red: 'hacker' }, position);
    without.run();
    expect(without.over()).toBe(true);
  });

  it('wins before anybody does anything at the start of the encounter', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      ships: { red: { warp: 20 } },
      hands: { ...hands, blue: ['attack-04', 'flare:philanthropist'] },
      strict: ['blue'],
    });
    expect(t.winners()).toEqual(['red']);
    expect(t.story()).not.toContain('blue answers use');
  });

  it('super: one ship leaves the game, and there is nothing to choose', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['yellow'],
      ships: { red: { warp: 3 } },
      hands: { ...hands, red: ['attack-10', 'flare:masochist'] },
    });
    t.use('red', 'flare:masochist');
    t.until('red', 'launch.aim');
    expect([t.warp('red'), t.out('red')]).toEqual([2, 1]);
    expect(t.story()).not.toContain('masochist.remove');
  });
});
