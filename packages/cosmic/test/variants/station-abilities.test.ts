import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { charge, stationNamed, stationTable, tokensOn } from './stations.ts';
import { SEATS } from './variant-table.ts';
import { at } from './stations.ts';

describe('Assault Barracks', () => {
  const barracks = at('blue', 'assault-barracks', 'blue/2');

  it('in the turn of another: a ship back from the warp', () => {
    const t = stationTable({ ...barracks, ships: { blue: { warp: 2 } } });
    t.use('blue', 'station:assault-barracks');
    t.plan('blue', 'ships.return', { 'blue/5': 1 });
    t.runTo('launch');
    expect(t.warp('blue')).toBe(1);
    expect(t.events('ships-retrieved')).toEqual([{ who: 1, n: 1 }]);
  });

  it('with none there: a ship of another player’s goes to the warp instead, of the owner’s choice', () => {
    const t = stationTable(barracks);
    t.untilOffered('blue', 'station:assault-barracks');
    t.answer('blue', 'station:assault-barracks');
    expect(t.options('blue')).toEqual(['yellow', 'purple', 'red']);
    t.answer('blue', 'yellow');
    expect(t.options('blue')).toEqual(['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
    t.answer('blue', { 'yellow/3': 1 });
    expect(t.ships('yellow', 'yellow/3')).toBe(3);
    expect(t.warp('yellow')).toBe(1);
  });

  it('may be passed, and is not offered in one’s own turn', () => {
    const t = stationTable(barracks);
    expect(t.untilOffered('blue', 'station:assault-barracks')).toContain('pass');
    const u = stationTable({
      ...barracks,
      turn: 'blue',
      destiny: ['red'],
      hands: { blue: ['attack-06'], red: ['attack-10'] },
      ships: { blue: { warp: 3 } },
    });
    u.neverOffered('blue', 'station:assault-barracks');
  });

  it('nor in an encounter of one’s own in another player’s turn, nor in another’s in one’s own', () => {
    // Blue has an encounter with red by the flare of the Warrior, in the turn of red.
    const revenge = {
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-04', 'attack-10'], blue: ['attack-40', 'attack-20', 'flare:warrior'] },
    };
    for (const colour of ['blue', 'red']) {
      const ships = { [colour]: { warp: 3 } };
      const t = stationTable({ ...at(colour, 'assault-barracks', `${colour}/2`), ...revenge, ships, strict: [colour] });
      // Once, when red regroups.
      if (colour === 'blue') t.pass('blue', 'station:assault-barracks');
      t.pass(colour, colour === 'blue' ? 'mirror' : 'hacker', Infinity);
      t.use('blue', 'flare:warrior');
      t.runWhile(() => t.encounter().offense === 0 || t.encounter().phase !== 'launch');
      expect([t.encounter().extra, t.encounter().offense, t.turn()]).toEqual([true, 1, 'red']);
    }
    // A bystander uses it then as in any other encounter.
    const t = stationTable({ ...at('yellow', 'assault-barracks', 'yellow/2'), ...revenge, ships: { yellow: { warp: 3 } } });
    t.use('blue', 'flare:warrior');
    t.use('yellow', 'station:assault-barracks');
    t.use('yellow', 'station:assault-barracks');
    t.runWhile(() => !(t.encounter().extra && t.encounter().phase === 'launch'));
    expect(t.warp('yellow')).toBe(1);
  });
});

describe('Cosmic Energy Generator', () => {
  const id = 'cosmic-energy-generator';
  const generator = at('red', id, 'red/1');

  it('two tokens for a win of its player’s side, as a main player or an ally', () => {
    const t = stationTable(generator);
    t.run();
    expect(tokensOn(t, id)).toBe(2);
    expect(t.view(null)[`asset:${stationNamed(t, id).id}`]).toMatchObject({ notes: { tokens: 2 } });
    const u = stationTable(at('yellow', id, 'yellow/1'));
    u.invite('red', 'yellow');
    u.ally('yellow', 'offense', { 'yellow/2': 1 });
    u.run();
    expect(tokensOn(u, id)).toBe(2);
  });

  it('the side of a Lunatic is the one that it heads', () => {
    const t = stationTable({ ...generator, hands: { red: ['attack-04'], blue: ['attack-20'] } }, { ...SEATS, red: 'lunatic' });
    charge(t, 2);
    t.use('red', 'lunatic');
    t.plan('red', 'alliance.ships', { 'red/2': 1 });
    t.run();
    expect(tokensOn(t, id)).toBe(1);
  });

  it('[faq-general-11] also for a home planet that is settled again', () => {
    const t = stationTable({ ...generator, destiny: ['red'], ships: { red: { 'red/2': 0 } } });
    t.plan('red', 'destiny.own', 'reclaim');
    t.until('red', 'encounter.second');
    expect(tokensOn(t, id)).toBe(2);
  });

  it('one token less for a loss, never fewer than none, nothing for bystanders', () => {
    const lost = { hands: { red: ['attack-04'], blue: ['attack-20'] } };
    const t = stationTable({ ...generator, ...lost });
    charge(t, 2);
    t.run();
    expect(tokensOn(t, id)).toBe(1);
    const u = stationTable({ ...generator, ...lost });
    u.run();
    expect(tokensOn(u, id)).toBe(0);
    const v = stationTable(at('yellow', id, 'yellow/1'));
    charge(v, 2);
    v.run();
    expect(tokensOn(v, id)).toBe(2);
  });

  it('[faq-space-stations-7] deals change nothing, made or failed', () => {
    const hands = { red: ['negotiate'], blue: ['negotiate'] };
    const t = stationTable({ ...generator, hands });
    charge(t, 3);
    t.offer('red', { red: ['colony red/5'] });
    t.accept('blue');
    t.run();
    expect(t.events('deal-made')).toHaveLength(1);
    expect(tokensOn(t, id)).toBe(3);
    const u = stationTable({ ...generator, hands });
    charge(u, 3);
    u.run();
    expect(u.events('deal-failed')).toHaveLength(1);
    expect(tokensOn(u, id)).toBe(3);
  });

  it('with five tokens it counts as a foreign colony, and can win the game', () => {
    const colonies = { 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1 };
    const t = stationTable({ ...generator, ships: { red: colonies } });
    charge(t, 4);
    expect(t.score('red')).toBe(3);
    t.run();
    expect(tokensOn(t, id)).toBe(6);
    expect([t.score('red'), t.score('blue')]).toEqual([5, 0]);
    expect(t.winners()).toEqual(['red']);
    const u = stationTable({ ...generator, ships: { red: colonies } });
    charge(u, 2);
    u.run();
    expect(u.over()).toBe(false);
    expect(u.score('red')).toBe(4);
  });

  it('without access it neither counts nor changes', () => {
    const t = stationTable({ ...generator, ships: { red: { 'red/1': 0 } } });
    charge(t, 5);
    expect(t.score('red')).toBe(0);
    t.run();
    expect(tokensOn(t, id)).toBe(5);
  });
});

describe('Observation Platform', () => {
  const platform = at('yellow', 'observation-platform', 'yellow/1');

  it('for whoever is not involved: a card, or a ship out of the warp', () => {
    const t = stationTable({ ...platform, ships: { yellow: { warp: 2 } }, deck: ['attack-30'] });
    t.use('yellow', 'station:observation-platform');
    t.until('yellow', 'observation-platform.find');
    expect(t.options('yellow')).toEqual(['card', 'ship']);
    t.answer('yellow', 'ship');
    t.plan('yellow', 'ships.return', { 'yellow/4': 1 });
    t.run();
    expect(t.warp('yellow')).toBe(1);
    expect(t.hand('yellow')).toEqual([]);
    const u = stationTable({ ...platform, deck: ['attack-30'] });
    u.use('yellow', 'station:observation-platform');
    u.run();
    expect(u.hand('yellow')).toEqual(['attack-30']);
  });

  it('[faq-space-stations-5] no matter whether anybody has allied', () => {
    const t = stationTable({ ...platform, deck: ['attack-30'] });
    t.use('yellow', 'station:observation-platform', { at: 'window:alliance.formed' });
    t.run();
    expect(t.events('allied')).toEqual([]);
    expect(t.hand('yellow')).toEqual(['attack-30']);
    const u = stationTable({ ...platform, deck: ['attack-30'] });
    u.invite('red', 'purple');
    u.ally('purple', 'offense', { 'purple/1': 1 });
    u.use('yellow', 'station:observation-platform');
    u.run();
    expect(u.hand('yellow')).toEqual(['attack-30']);
  });

  it('not for main players and allies', () => {
    stationTable(at('red', 'observation-platform', 'red/1')).neverOffered('red', 'station:observation-platform');
    const t = stationTable(platform);
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/2': 1 });
    t.neverOffered('yellow', 'station:observation-platform');
  });
});

describe('Temporal Matrix', () => {
  const matrix = at('red', 'temporal-matrix', 'red/1');
  const lost = { hands: { red: ['attack-04', 'attack-08'], blue: ['attack-20', 'attack-06'] } };

  it('a lost first encounter may be followed by a second', () => {
    const t = stationTable({ ...matrix, ...lost });
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.turn()).toBe('red');
    expect(t.encounter().nth).toBe(2);
  });

  it('which may be declined, needs an encounter card, and is not followed by a third', () => {
    const t = stationTable({ ...matrix, ...lost });
    t.until('red', 'encounter.second');
    t.answer('red', false);
    expect(t.turn()).toBe('blue');
    const u = stationTable({ ...matrix, hands: { red: ['attack-04'], blue: ['attack-20'] } });
    u.run();
    expect(u.turn()).toBe('blue');
    const v = stationTable({
      ...matrix,
      destiny: ['blue', 'yellow'],
      hands: { red: ['attack-04', 'attack-01', 'attack-00'], blue: ['attack-20'], yellow: ['attack-30'] },
    });
    v.plan('red', 'encounter.second', true);
    v.run();
    isLast(v);
  });

  /** The turn of red ends with this encounter, and red is not asked about it. */
  function isLast(t: Scenario): void {
    t.plan('red', 'encounter.second', true);
    expect(() => t.run()).toThrow('planned but never asked: red answers encounter.second with true');
    expect(t.turn()).toBe('blue');
  }

  it('a Lunatic that has won on the other side only has not won the first, and puts nothing back', () => {
    const t = stationTable({ ...matrix, ...lost }, { ...SEATS, red: 'lunatic' });
    t.use('red', 'lunatic');
    t.plan('red', 'alliance.ships', { 'red/2': 1 });
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.encounter().nth).toBe(2);
    t.neverOffered('red', 'station:temporal-matrix');
  });

  it('R32.2 not where turns have a single encounter, nor without access', () => {
    isLast(stationTable({ ...matrix, ...lost, options: { secondEncounters: false } }));
    isLast(stationTable({ ...matrix, ...lost, ships: { red: { 'red/1': 0 } } }));
  });

  it('a failed deal is no success, but it is not lost either', () => {
    const hands = { red: ['negotiate', 'attack-04'], blue: ['negotiate'] };
    const t = stationTable({ ...at('red', 'temporal-matrix', 'red/5'), hands });
    isLast(t);
    expect(t.events('deal-failed')).toHaveLength(1);
    expect(t.events('station-lost')).toEqual([]);
  });

  it('[faq-space-stations-3] the encounter it gives may be exchanged for a tech', () => {
    const t = stationTable({ ...matrix, ...lost, techs: {}, techDeck: ['qax'], options: { technology: true } });
    t.until('red', 'technology.second');
    expect(t.options('red')).toEqual(['encounter', 'tech', 'end']);
    t.answer('red', 'tech');
    expect(t.turn()).toBe('blue');
    expect(t.state.assets.filter((x) => x.kind === 'tech').map((x) => x.colour)).toEqual([0]);
  });

  it('after a won one the destiny card may go back on top before the second', () => {
    const t = stationTable({ ...matrix, destiny: ['blue', 'yellow'] });
    t.aim('red', 'blue/1');
    t.plan('red', 'encounter.second', true);
    t.run();
    t.use('red', 'station:temporal-matrix');
    t.runTo('launch');
    expect(t.events('destiny-put-back')).toEqual([{ who: 0, card: 'destiny:blue' }]);
    expect(t.encounter().defense).toBe(1);
  });

  it('not in an encounter that another effect brings, before the second or after it', () => {
    const hands = {
      red: ['attack-40', 'attack-30', 'attack-20', 'attack-10'],
      blue: ['attack-06'],
      yellow: ['attack-05'],
      purple: ['attack-04'],
    };
    for (const late of [false, true]) {
      const t = stationTable({
        ...matrix,
        hands,
        destiny: ['blue', 'yellow', 'purple', 'blue'],
        completed: { red: ['infinity-drive'] },
        options: { technology: true },
        strict: ['red'],
      });
      if (late) t.pass('red', 'tech:infinity-drive');
      t.plan('red', 'technology.second', 'encounter');
      if (late) t.pass('red', 'station:temporal-matrix');
      t.use('red', 'tech:infinity-drive');
      t.runWhile(() => !t.state.encounters.some((e) => e.extra));
      t.runWhile(() => t.encounter().phase !== 'planning');
      expect([t.encounter().extra, t.encounter().offense]).toEqual([true, 0]);
      // The one that comes after it is the second.
      if (!late) {
        t.use('red', 'station:temporal-matrix');
        t.runWhile(() => t.events('destiny-put-back').length === 0);
        expect(t.encounter()).toMatchObject({ nth: 2, extra: false });
      }
    }
  });

  it('or not; and it is offered in the second encounter alone', () => {
    const t = stationTable({ ...matrix, destiny: ['blue', 'yellow'] });
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.events('destiny-put-back')).toEqual([]);
    t.runTo('launch');
    expect(t.encounter().defense).toBe(2);
    stationTable(matrix).neverOffered('red', 'station:temporal-matrix');
  });
});
