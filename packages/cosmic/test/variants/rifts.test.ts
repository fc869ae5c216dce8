import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { SEATS } from './rewards.ts';
import { rewardPile, start } from './rifts.ts';

describe('rifts that free ships', () => {
  it('[incursion-rift-01] anybody may play one at the start of an encounter, for up to as many ships as its value', () => {
    const t = start({ yellow: ['attack-05', 'rift-4'] }, { blue: 3, yellow: 3 });
    expect(t.untilOffered('yellow', 'rift-4')).toEqual(['rift-4', 'pass']);
    expect(t.encounter().phase).toBe('regroup');
    t.answer('yellow', 'rift-4');
    expect(t.question('yellow')).toMatchObject({ kind: 'spread', tag: 'rift.free', min: 1, max: 4 });
    expect(t.options('yellow')).toEqual(['player:1', 'player:2']);
    t.answer('yellow', { 'player:1': 3, 'player:2': 1 });
    t.run();
    expect(t.events('ships-retrieved')).toEqual([
      { who: 1, n: 3 },
      { who: 2, n: 1 },
    ]);
    expect(rewardPile(t)).toEqual(['rift-4']);
  });

  it('frees no more than their colonies have room for: none of a Pygmy whose planets are full', () => {
    const gone = ['blue/3', 'blue/4', 'blue/5', ...[1, 2, 3, 4, 5].map((n) => `green/${n}`)];
    const pygmy = (guests: number): Scenario =>
      table(
        { ...SEATS, blue: 'pygmy' },
        {
          turn: 'red',
          destiny: ['yellow'],
          options: { rewards: 'both' },
          gone,
          ships: { blue: { 'blue/1': 2, warp: 16 }, yellow: { 'blue/1': 2, 'blue/2': guests } },
          hands: { red: ['attack-10', 'rift-3', 'mobius-tubes'], yellow: ['attack-05'] },
        },
      );
    // Two ships of its own on either planet, and two guests on the first.
    const t = pygmy(1);
    t.use('red', 'rift-3');
    t.runTo('launch');
    expect([t.ships('blue', 'blue/2'), t.warp('blue')]).toEqual([3, 15]);
    // Neither this nor Mobius Tubes would bring anybody anything.
    pygmy(2).neverOffered('red', 'rift-3');
    pygmy(2).neverOffered('red', 'mobius-tubes');
  });

  it.each([3, 4, 5])('Rift %i may free fewer: nobody has to free the ships of others', (value) => {
    const t = start({ red: ['attack-10', `rift-${value}`] }, { red: 2, blue: 5 });
    t.use('red', `rift-${value}`);
    expect(t.until('red', 'rift.free')).toMatchObject({ min: 1, max: value });
    t.answer('red', { 'player:0': 2 });
    t.runTo('launch');
    expect([t.warp('red'), t.warp('blue')]).toEqual([0, 5]);
  });

  it('frees no more than there are, and is not offered when there are none', () => {
    const t = start({ yellow: ['attack-05', 'rift-5'] }, { blue: 2 });
    t.use('yellow', 'rift-5');
    expect(t.until('yellow', 'rift.free')).toMatchObject({ min: 1, max: 2, places: [{ id: 'player:2', max: 2 }] });
    t.answer('yellow', { 'player:2': 2 });
    t.run();
    expect(t.events('ships-retrieved')).toEqual([{ who: 2, n: 2 }]);
    start({ yellow: ['attack-05', 'rift-5'] }).neverOffered('yellow', 'rift-5');
  });

  it('[incursion-rift-02] they may belong to any player or players', () => {
    const t = start({ red: ['attack-10', 'rift-3'] }, { blue: 1, yellow: 2, purple: 1 });
    t.use('red', 'rift-3');
    t.until('red', 'rift.free');
    expect(t.options('red')).toEqual(['player:1', 'player:2', 'player:3']);
    t.answer('red', { 'player:1': 1, 'player:2': 1, 'player:3': 1 });
    t.run();
    expect([t.warp('blue'), t.warp('yellow'), t.warp('purple')]).toEqual([0, 1, 0]);

    // All of one player, the one who plays it included.
    const own = start({ red: ['attack-10', 'rift-3'] }, { red: 4, yellow: 2 });
    own.use('red', 'rift-3');
    own.until('red', 'rift.free');
    expect(own.options('red')).toEqual(['player:0', 'player:1']);
    own.answer('red', { 'player:0': 3 });
    own.runTo('launch');
    // And one ship as in every regroup phase.
    expect([own.warp('red'), own.warp('yellow')]).toEqual([0, 2]);
  });

  it('[incursion-rift-03] they return to any colonies of their owners', () => {
    const t = start({ red: ['attack-10', 'rift-3'] }, {}, { ships: { yellow: { warp: 3, 'blue/3': 1 } } });
    t.use('red', 'rift-3');
    t.plan('red', 'rift.free', { 'player:1': 3 });
    t.until('yellow', 'ships.return');
    expect(t.options('yellow')).toEqual(['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5', 'blue/3']);
    t.answer('yellow', { 'blue/3': 2, 'yellow/5': 1 });
    expect(t.ships('yellow', 'blue/3')).toBe(3);
    expect(t.warp('yellow')).toBe(0);

    // Each owner says where to; without a colony at home a foreign one must do.
    const two = start({ red: ['attack-10', 'rift-3'] }, {}, { ships: { yellow: { warp: 1 }, purple: { 'blue/3': 1, warp: 19 } } });
    two.use('red', 'rift-3');
    two.plan('red', 'rift.free', { 'player:1': 1, 'player:3': 2 });
    two.plan('yellow', 'ships.return', { 'yellow/4': 1 });
    two.runTo('launch');
    expect([two.ships('yellow', 'yellow/4'), two.ships('purple', 'blue/3'), two.warp('purple')]).toEqual([5, 3, 17]);
  });

  it('[faq-rift-5] the owner of the ships decides where, not whoever played the rift', () => {
    const t = start({ red: ['attack-10', 'rift-3'] }, { blue: 3 });
    t.use('red', 'rift-3');
    t.plan('red', 'rift.free', { 'player:2': 3 });
    t.until('blue', 'ships.return');
    expect(t.asked()).toEqual(['blue ships.return']);
    t.answer('blue', { 'blue/4': 3 });
    expect([t.warp('blue'), t.ships('blue', 'blue/4')]).toEqual([0, 7]);
  });

  it('leaves out the ships of somebody who has no colony, the offense included', () => {
    const none = start({ yellow: ['attack-05', 'rift-3'] }, {}, { ships: { red: { warp: 20 } } });
    none.neverOffered('yellow', 'rift-3');
    const t = start({ red: ['attack-10', 'rift-3'] }, {}, { ships: { blue: { warp: 20 }, yellow: { warp: 1 } }, destiny: ['yellow'] });
    t.use('red', 'rift-3');
    t.run();
    expect(t.events('ships-retrieved')).toContainEqual({ who: 1, n: 1 });
    expect(t.warp('blue')).toBe(20);
  });
});

describe('rifts of Dominion', () => {
  const empty = { ships: { blue: { 'blue/3': 0, 'blue/4': 0 }, purple: { 'purple/5': 0 } } };

  it('[dominion-rift-04] Rift 1 is for the offense, at the start of an own encounter, and names anybody', () => {
    const t = start({ red: ['attack-10', 'rift-1'] }, {}, empty);
    expect(t.untilOffered('red', 'rift-1')).toEqual(['rift-1', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:encounter.start');
    t.answer('red', 'rift-1');
    expect(t.question('red')).toMatchObject({ tag: 'rift.colony' });
    expect(t.options('red')).toEqual(['red', 'yellow', 'blue', 'purple']);
    start({ yellow: ['attack-05', 'rift-1'] }, {}, empty).neverOffered('yellow', 'rift-1');
    start({ red: ['attack-10', 'rift-1'] }).neverOffered('red', 'rift-1');
  });

  it('[dominion-rift-05] who is named settles any planet without colonies, with ships from other colonies', () => {
    const t = start({ red: ['attack-10', 'rift-1'] }, {}, empty);
    t.use('red', 'rift-1');
    t.plan('red', 'rift.colony', 'yellow');
    t.until('yellow', 'rift.planet');
    expect(t.options('yellow')).toEqual(['blue/3', 'blue/4', 'purple/5']);
    t.answer('yellow', 'blue/4');
    expect(t.question('yellow')).toMatchObject({ kind: 'spread', min: 1 });
    expect(t.options('yellow')).toEqual(['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
    t.answer('yellow', { 'yellow/1': 2, 'yellow/2': 4 });
    expect(t.ships('yellow', 'blue/4')).toBe(6);
    expect(t.foreign('yellow')).toBe(1);
    expect(rewardPile(t)).toEqual(['rift-1']);

    // The owner of an empty planet may go back there, which is no foreign colony.
    const home = start({ red: ['attack-10', 'rift-1'] }, {}, empty);
    home.use('red', 'rift-1');
    home.plan('red', 'rift.colony', 'purple');
    home.until('purple', 'rift.planet');
    expect(home.options('purple')).toEqual(['blue/3', 'blue/4', 'purple/5']);
    home.answer('purple', 'purple/5');
    home.answer('purple', { 'purple/1': 1 });
    expect([home.ships('purple', 'purple/5'), home.foreign('purple'), home.colonies('purple')]).toEqual([1, 0, 5]);
  });

  it('[dominion-rift-01] the benefit may be ships, a colony or cards: Rift 2 lets somebody draw two from either deck', () => {
    const t = start({ red: ['attack-10', 'rift-2'] }, {}, { deck: ['attack-40'], rewardDeck: ['attack-19'] });
    t.use('red', 'rift-2');
    t.plan('red', 'rift.cards', 'purple');
    expect(t.until('purple', 'rewards.deck')).toMatchObject({ min: 0, max: 2 });
    t.answer('purple', 1);
    expect(t.hand('purple')).toEqual(['attack-19', 'attack-40']);
    start({ yellow: ['attack-05', 'rift-2'] }).neverOffered('yellow', 'rift-2');
    // Ships.
    const ships = start({ red: ['attack-10', 'rift-5'] }, { red: 7, blue: 2 });
    ships.use('red', 'rift-5');
    ships.plan('red', 'rift.free', { 'player:0': 4, 'player:2': 1 });
    ships.runTo('launch');
    expect([ships.warp('red'), ships.warp('blue')]).toEqual([2, 1]);
    // A colony.
    const colony = start({ red: ['attack-10', 'rift-1'] }, {}, { ships: { blue: { 'blue/3': 0 } } });
    colony.use('red', 'rift-1');
    colony.plan('red', 'rift.colony', 'red');
    colony.plan('red', 'deal.found', { 'red/2': 2 });
    colony.runTo('launch');
    expect([colony.ships('red', 'blue/3'), colony.foreign('red')]).toEqual([2, 1]);
  });
});
