import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

const seats = { red: 'pickpocket', blue: 'trader', yellow: 'clone', purple: 'mutant' };
const start = {
  turn: 'blue',
  destiny: ['yellow'],
  hands: { red: ['attack-08'], blue: ['attack-12', 'attack-10'], yellow: ['attack-06', 'attack-04'], purple: ['attack-20'] },
  ships: { blue: { 'red/1': 1 }, purple: { 'red/2': 1, 'yellow/1': 1 }, yellow: { 'blue/2': 1 } },
} as const;

describe('Pickpocket', () => {
  it('takes a random card from somebody with a colony in its home system, and keeps it', () => {
    const t = table(seats, start);
    t.send('blue', { 'blue/1': 1 });
    expect(t.canRaise('red')).toEqual(['pickpocket']);
    t.raise('red', 'pickpocket');
    // Yellow has colonies elsewhere only.
    expect(t.question('red')?.tag).toBe('pickpocket.from');
    expect(t.options('red')).toEqual(['blue', 'purple']);
    t.answer('red', 'purple');
    expect(t.question('red')).toMatchObject({ tag: 'pickpocket.discard', min: 0, max: 1, data: { from: 3 } });
    expect(t.options('red')).toEqual(['attack-20']);
    t.answer('red', []);
    expect(t.hand('red')).toEqual(['attack-08', 'attack-20']);
    expect(t.hand('purple')).toEqual([]);
    // Once an encounter.
    expect(t.canRaise('red')).toEqual([]);
    t.run();
    t.runTo('regroup');
    expect(t.canRaise('red')).toEqual(['pickpocket']);
    expect(t.restored().divergence).toBeNull();
  });

  it('may discard the card instead', () => {
    const t = table(seats, start);
    t.raise('red', 'pickpocket');
    t.answer('red', 'purple');
    t.answer('red', ['attack-20']);
    expect(t.hand('red')).toEqual(['attack-08']);
    expect(t.pile(Z.discard)).toEqual(['attack-20']);
  });

  it('takes nothing from those without cards or without a colony there, and nothing when zapped', () => {
    const none = table(seats, { ...start, ships: { purple: { 'yellow/1': 1 } } });
    expect(none.canRaise('red')).toEqual([]);
    const bare = table(seats, { ...start, hands: { ...start.hands, purple: [] } });
    bare.raise('red', 'pickpocket');
    expect(bare.question('red')?.tag).toBe('pickpocket.discard');
    const zapped = table(seats, { ...start, hands: { ...start.hands, yellow: ['attack-06', 'cosmic-zap'] } });
    zapped.zap('yellow', 'pickpocket');
    zapped.raise('red', 'pickpocket');
    zapped.answer('red', 'purple');
    zapped.run();
    expect(zapped.hand('purple')).toEqual(['attack-20']);
    expect(zapped.events('cards-taken')).toEqual([]);
  });

  it('a rift that is thrown away does not go off', () => {
    for (const keep of [true, false]) {
      const t = table(seats, { ...start, options: { rewards: 'incursion' }, hands: { ...start.hands, purple: ['rift-4'] } });
      t.raise('red', 'pickpocket');
      t.answer('red', 'purple');
      t.answer('red', keep ? [] : ['rift-4']);
      t.run();
      expect(t.warp('red')).toBe(keep ? 4 : 0);
    }
  });
});

describe('Pickpocket flare', () => {
  it('super: takes a card each from several', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-08', 'flare:pickpocket'] } });
    t.raise('red', 'pickpocket');
    t.answer('red', true);
    expect(t.question('red')).toMatchObject({ tag: 'pickpocket.several', min: 1, max: 2 });
    expect(t.options('red')).toEqual(['blue', 'purple']);
    t.answer('red', ['blue', 'purple']);
    const [first] = t.options('red');
    expect(['attack-10', 'attack-12']).toContain(first);
    t.answer('red', []);
    expect(t.options('red')).toEqual(['attack-20']);
    t.answer('red', ['attack-20']);
    expect(t.hand('red')).toEqual(['attack-08', first, 'flare:pickpocket'].sort());
    // With one victim it brings nothing and is not offered.
    const one = table(seats, {
      ...start,
      ships: { purple: { 'red/2': 1 } },
      hands: { ...start.hands, red: ['attack-08', 'flare:pickpocket'] },
    });
    one.raise('red', 'pickpocket');
    expect(one.question('red')?.tag).toBe('pickpocket.discard');
  });

  const wild = {
    turn: 'blue',
    destiny: ['red'],
    hands: { red: ['attack-10', 'flare:pickpocket'], blue: ['attack-08', 'attack-06', 'negotiate'] },
  } as const;
  const others = { red: 'clone', blue: 'trader', yellow: 'mutant' };

  it('wild: takes up to as many cards from the offense as it has ships in the gate, and keeps or discards each', () => {
    const t = table(others, wild);
    t.send('blue', { 'blue/1': 2 });
    t.use('red', 'flare:pickpocket');
    expect(t.until('red', 'pickpocket.number')).toMatchObject({ min: 1, max: 2 });
    expect(t.encounter().phase).toBe('launch');
    t.answer('red', 2);
    const taken = t.options('red');
    expect(taken).toHaveLength(2);
    t.answer('red', [taken[0]]);
    expect(t.pile(Z.discard)).toEqual([taken[0]]);
    expect(t.hand('red')).toEqual(['attack-10', 'flare:pickpocket', taken[1]].sort());
    expect(t.hand('blue')).toHaveLength(1);
  });

  it('wild: an offense without encounter cards draws a new hand', () => {
    const t = table(others, { ...wild, hands: { ...wild.hands, blue: ['attack-08'] } });
    t.use('red', 'flare:pickpocket');
    t.until('red', 'pickpocket.discard');
    t.answer('red', []);
    expect(t.hand('blue')).toHaveLength(8);
    expect(t.why('hand-shown')).toContain('flare:pickpocket.wild');
  });

  it('wild: not when the gate is aimed elsewhere, nor for the offense', () => {
    const away = table(others, { ...wild, destiny: ['yellow'], hands: { ...wild.hands, yellow: ['attack-06'] } });
    away.neverOffered('red', 'flare:pickpocket');
    // At home the offense is no visitor.
    const own = table(others, {
      ...wild,
      destiny: ['blue'],
      ships: { red: { 'blue/1': 1 } },
      hands: { blue: ['attack-08', 'flare:pickpocket'], red: ['attack-10'] },
    });
    own.plan('blue', 'destiny.own', 'red');
    expect(offeredInEncounter(own, 'blue')).not.toContain('flare:pickpocket');
    // A bystander in whose home the gate points at a colony of somebody else may use it.
    const host = table(others, {
      ...wild,
      destiny: ['yellow'],
      ships: { yellow: { 'red/1': 1 } },
      hands: { ...wild.hands, yellow: ['attack-06'], blue: ['attack-08', 'negotiate', 'flare:will'] },
    });
    host.use('blue', 'flare:will');
    host.use('red', 'flare:pickpocket');
    host.run();
    expect(host.events('cards-taken')).toHaveLength(1);
  });
});
