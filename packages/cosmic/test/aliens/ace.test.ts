import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

const seats = { red: 'ace', blue: 'trader', yellow: 'clone', purple: 'mutant' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-20'], blue: ['attack-08'], yellow: ['attack-06'], purple: ['attack-04'] },
} as const;

describe('Ace', () => {
  it('begins with a planet less, and its ships from there in the warp', () => {
    const t = table(seats, start);
    expect([t.colonies('red'), t.warp('red'), t.colonies('blue')]).toEqual([4, 4, 5]);
    expect(t.events('planet-removed')).toHaveLength(1);
    expect(t.sheet('ace').down).toBe(false);
  });

  it('wins at the start of its turn with one foreign colony', () => {
    const t = table(seats, { ...start, ships: { red: { 'blue/1': 1 } } });
    expect([t.over(), t.winners()]).toEqual([true, ['red']]);
    // Not at the start of the turn of another, nor without a colony.
    const other = table(seats, { ...start, turn: 'blue', destiny: ['yellow'], ships: { red: { 'blue/1': 1 } } });
    other.run();
    expect(other.over()).toBe(false);
    const none = table(seats, start);
    none.run();
    expect(none.over()).toBe(false);
    // A colony of its first encounter does not win when the second one starts.
    const second = table(seats, { ...start, destiny: ['blue', 'yellow'], hands: { ...start.hands, red: ['attack-20', 'attack-30'] } });
    second.plan('red', 'encounter.second', true);
    second.run();
    second.until('red', 'launch.aim');
    expect([second.encounter().nth, second.foreign('red'), second.over()]).toEqual([2, 1, false]);
  });

  it('a planet that counts as a foreign colony is one', () => {
    const t = table(
      { red: 'ace+locust', blue: 'trader+zombie', yellow: 'clone+healer', purple: 'mutant+sorcerer' },
      {
        ...start,
        turn: 'purple',
        destiny: ['yellow', 'yellow'],
        options: { powers: 2 },
        ships: { red: { 'blue/1': 1 }, blue: { 'blue/1': 0 } },
      },
    );
    // Eaten at the start of the encounter; the next turn is red's.
    t.run();
    expect(t.winners()).toEqual(['red']);
    expect(t.foreign('red')).toBe(0);
  });

  it('keeps hope where planets are too few to win as usual', () => {
    const gone = ['red/3', 'red/4', 'blue/3', 'blue/4', 'blue/5', 'yellow/3', 'yellow/4', 'yellow/5'];
    const t = table(
      { red: 'ace', blue: 'trader', yellow: 'tripler' },
      { ...start, hands: { red: ['attack-08'], blue: ['attack-10'] }, gone },
    );
    t.run();
    expect(t.events('dead-position')).toEqual([]);
  });

  it('does not win when zapped', () => {
    const t = table(seats, { ...start, ships: { red: { 'yellow/1': 1 } }, hands: { ...start.hands, blue: ['attack-08', 'cosmic-zap'] } });
    t.zap('blue', 'ace');
    t.run();
    expect(t.events('power-zapped')).toHaveLength(1);
    expect(t.over()).toBe(false);
  });

  it('others whom destiny sends to its home may go to any of its foreign colonies instead', () => {
    const t = table(seats, { ...start, turn: 'blue', destiny: ['red'], ships: { red: { 'yellow/1': 1, 'yellow/3': 1, 'blue/2': 1 } } });
    expect(t.until('blue', 'destiny.where')).toMatchObject({ data: { who: 0 } });
    expect(t.options('blue')).toEqual(['red', 'blue', 'yellow']);
    t.answer('blue', 'yellow');
    expect(t.encounter()).toMatchObject({ defense: 0, system: 2 });
    expect(t.options('blue')).toEqual(['yellow/1', 'yellow/3']);
    // At home it is as ever.
    const home = table(seats, { ...start, turn: 'blue', destiny: ['red'], ships: { red: { 'yellow/1': 1 } } });
    home.plan('blue', 'destiny.where', 'red');
    home.until('blue', 'launch.aim');
    expect(home.options('blue')).toEqual(['red/1', 'red/2', 'red/3', 'red/4']);
  });

  it('others whom destiny sends where it has a colony may have the encounter with it there', () => {
    const position = {
      ...start,
      turn: 'blue',
      destiny: ['yellow'],
      ships: { red: { 'yellow/2': 1, 'purple/1': 1 } },
      hands: { ...start.hands, red: ['attack-01'] },
    } as const;
    const t = table(seats, position);
    t.until('blue', 'destiny.whom');
    expect(t.options('blue')).toEqual(['yellow', 'red']);
    t.answer('blue', 'red');
    expect(t.encounter()).toMatchObject({ defense: 0, system: 2 });
    // The one planet it can be is aimed at.
    t.until('blue', 'launch.aim');
    expect(t.options('blue')).toEqual(['yellow/2']);
    t.run();
    expect(t.ships('red', 'yellow/2')).toBe(0);
    // Or with whom the card names.
    const usual = table(seats, position);
    usual.plan('blue', 'destiny.whom', 'yellow');
    usual.until('blue', 'launch.aim');
    expect(usual.encounter().defense).toBe(2);
    expect(usual.options('blue')).toEqual(['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
  });

  it('nobody is asked where there is nothing to choose, nor while the power is lost', () => {
    const away = table(seats, { ...start, turn: 'blue', destiny: ['yellow'], ships: { red: { 'purple/1': 1 } } });
    away.until('blue', 'launch.aim');
    expect(away.story()).not.toContain('destiny.whom');
    // Where the offense has a colony already it can gain none.
    const beside = table(seats, {
      ...start,
      turn: 'blue',
      destiny: ['yellow'],
      ships: { red: { 'yellow/1': 1 }, blue: { 'yellow/1': 1 } },
    });
    beside.until('blue', 'launch.aim');
    expect(beside.story()).not.toContain('destiny.whom');
    const lost = table(seats, {
      ...start,
      turn: 'blue',
      destiny: ['yellow'],
      ships: { red: { 'yellow/2': 1, 'red/1': 0, 'red/2': 0, 'red/3': 8 } },
    });
    expect(lost.sheet('ace').down).toBe(true);
    lost.until('blue', 'launch.aim');
    expect(lost.story()).not.toContain('destiny.whom');
    // Whoever is led to its own home chooses among those who are there, and that is that.
    const home = table(seats, { ...start, turn: 'blue', destiny: ['blue'], ships: { red: { 'blue/1': 1 }, yellow: { 'blue/2': 1 } } });
    home.plan('blue', 'destiny.own', 'yellow');
    home.until('blue', 'launch.aim');
    expect([home.encounter().defense, home.story().includes('destiny.whom')]).toEqual([2, false]);
    // For the Ace itself nothing is different.
    const own = table(seats, { ...start, destiny: ['blue'] });
    own.until('red', 'launch.aim');
    expect(own.story()).not.toContain('destiny.w');
  });
});

describe('Ace flare', () => {
  const others = { red: 'trader', blue: 'clone', yellow: 'mutant' };
  const wild = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-01', 'flare:ace'], blue: ['attack-20'] } } as const;

  it('wild: a main player whom everybody else opposes wins', () => {
    const t = table(others, wild);
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('red', 'flare:ace', { at: 'window:reveal.revealed' });
    t.run();
    expect(t.events('won')).toEqual([{ who: [0], lost: [1, 2] }]);
    expect(t.foreign('red')).toBe(1);
    expect(t.pile(Z.discard)).toContain('flare:ace');
    const owned = table({ ...others, purple: 'ace' }, wild);
    owned.invite('blue', 'yellow', 'purple');
    owned.ally('yellow', 'defense', { 'yellow/1': 1 });
    owned.ally('purple', 'defense', { 'purple/1': 1 });
    owned.use('red', 'flare:ace');
    owned.run();
    expect(owned.events('flare-given')).toEqual([{ card: 'flare:ace', to: 3 }]);
  });

  it('wild: not while anybody stays out or helps, and not for allies', () => {
    table(others, wild).neverOffered('red', 'flare:ace');
    const helped = table(others, wild);
    helped.invite('red', 'yellow');
    helped.ally('yellow', 'offense', { 'yellow/1': 1 });
    helped.neverOffered('red', 'flare:ace');
    const ally = table(others, { ...wild, hands: { red: ['attack-01'], blue: ['attack-20'], yellow: ['flare:ace'] } });
    ally.invite('blue', 'yellow');
    ally.ally('yellow', 'defense', { 'yellow/1': 1 });
    expect(offeredInEncounter(ally, 'yellow')).not.toContain('flare:ace');
  });

  const defending = { turn: 'blue', destiny: ['red'], hands: { red: ['attack-01', 'flare:ace'], blue: ['attack-20'] } } as const;

  it('super: a beaten defense moves its ships to a planet in another system', () => {
    const t = table(seats, defending);
    t.aim('blue', 'red/1');
    t.use('red', 'flare:ace');
    expect(t.until('red', 'ace.refuge')).toMatchObject({ data: { n: 4 } });
    // Any planet outside the system of the encounter.
    const systems = new Set(t.options('red').map((x) => x.split('/')[0]));
    expect([...systems]).toEqual(['blue', 'yellow', 'purple']);
    t.answer('red', 'yellow/2');
    t.run();
    expect([t.ships('red', 'yellow/2'), t.foreign('red'), t.ships('red', 'red/1')]).toEqual([4, 1, 0]);
    expect(t.ships('blue', 'red/1')).toBe(1);
    expect(t.pile(Z.discard)).toContain('flare:ace');
    expect([t.events('ships-lost'), t.warp('red')]).toEqual([[], 4]);
    expect(t.restored().divergence).toBeNull();
    const one = table(seats, { ...defending, ships: { red: { 'red/1': 1 } } });
    one.aim('blue', 'red/1');
    one.use('red', 'flare:ace');
    expect(one.until('red', 'ace.refuge')).toMatchObject({ data: { n: 1 } });
  });

  it('super: only for its own ships, and only for those that a lost encounter costs', () => {
    const empty = table(seats, { ...defending, ships: { red: { 'red/1': 0, 'red/2': 8 } } });
    empty.aim('blue', 'red/1');
    empty.invite('red', 'yellow');
    empty.ally('yellow', 'defense', { 'yellow/1': 1 });
    empty.neverOffered('red', 'flare:ace');
    expect(empty.warp('yellow')).toBe(1);
    const zapped = table(seats, {
      ...defending,
      options: { rewards: 'dominion' },
      hands: { ...defending.hands, red: ['attack-30', 'flare:ace'], purple: ['ship-zap'] },
    });
    zapped.until('blue', 'planning.select');
    zapped.raise('purple', 'ship-zap');
    const [home] = zapped.options('purple').filter((x) => x.startsWith('red/'));
    zapped.answer('purple', { [home]: 1 });
    zapped.neverOffered('red', 'flare:ace');
    const plagued = table(seats, { ...defending, hands: { ...defending.hands, red: ['attack-30', 'flare:ace'], purple: ['plague'] } });
    plagued.use('purple', 'plague');
    plagued.plan('purple', 'plague', 'red');
    plagued.neverOffered('red', 'flare:ace');
  });

  it('super: to a planet that has room for all of them', () => {
    // A pygmy planet holds four.
    const FULL = { 'purple/1': 4, 'purple/2': 4, 'purple/3': 4, 'purple/4': 2, 'purple/5': 1 };
    for (const [ships, fits] of [
      [2, ['purple/4', 'purple/5']],
      [3, ['purple/5']],
      [4, []],
    ] as const) {
      const t = table({ ...seats, purple: 'pygmy' }, { ...defending, ships: { red: { 'red/1': ships }, purple: FULL } });
      t.aim('blue', 'red/1');
      t.use('red', 'flare:ace');
      t.until('red', 'ace.refuge');
      expect(t.options('red').filter((x) => x.startsWith('purple'))).toEqual(fits);
    }
  });

  it('super: from a foreign colony it can be a planet at home; not as the offense', () => {
    const t = table(seats, { ...defending, destiny: ['blue'], ships: { red: { 'blue/1': 2 } } });
    t.plan('blue', 'destiny.own', 'red');
    t.use('red', 'flare:ace');
    t.until('red', 'ace.refuge');
    const systems = new Set(t.options('red').map((x) => x.split('/')[0]));
    expect([...systems]).toEqual(['red', 'yellow', 'purple']);
    const offense = table(seats, { ...defending, turn: 'red', destiny: ['blue'] });
    expect(offeredInEncounter(offense, 'red')).not.toContain('flare:ace');
  });
});

describe('Ace: a single ship', () => {
  it('super: is saved as well', () => {
    const t = table(seats, {
      ...start,
      turn: 'blue',
      destiny: ['red'],
      ships: { red: { 'red/2': 1 } },
      hands: { red: ['attack-01', 'flare:ace'], blue: ['attack-20'] },
    });
    t.aim('blue', 'red/2');
    t.use('red', 'flare:ace');
    t.plan('red', 'ace.refuge', 'yellow/1');
    t.run();
    expect([t.ships('red', 'yellow/1'), t.events('ships-lost').filter((x) => x.who === 0)]).toEqual([1, []]);
  });
});
