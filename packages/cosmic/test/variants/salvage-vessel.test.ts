import { raise } from '@parley/kernel';
import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { canInterrupt, deed, isUp, nameOf, shipTable, whereIs } from './special-ships.ts';

const salvage = { options: { specialShips: 'salvage' } };
const withTechs = { techs: {}, techDeck: ['qax', 'gluon-mines'], options: { specialShips: 'salvage', technology: true } };

/** Red wins with its salvage vessel in the encounter. */
function red(more: object = salvage): Scenario {
  const t = shipTable({ specialShips: { red: ['red/1'] }, deck: ['attack-30', 'attack-40', 'morph'], ...more });
  t.send('red', { [nameOf(t, 'red')]: 1 });
  return t;
}

describe('searching the wrecks', () => {
  it('[dominion-salvage-01] two rewards for a main player who has won with it', () => {
    const t = red();
    t.plan('red', 'use', deed(t, 'red', 'haul'));
    t.until('red', 'encounter.second');
    expect(t.hand('red')).toEqual(['attack-08', 'attack-30', 'attack-40']);
    expect(t.events('rewards')).toEqual([{ who: 0, ships: 0, cards: 2 }]);
  });

  it('[dominion-salvage-01] as the defense too; rewards are cards or ships', () => {
    const t = shipTable({
      ...salvage,
      specialShips: { blue: ['blue/1'] },
      ships: { blue: { warp: 2 } },
      hands: { red: ['attack-04'], blue: ['attack-20'] },
    });
    t.aim('red', 'blue/1');
    t.plan('blue', 'use', deed(t, 'blue', 'haul'));
    t.plan('blue', 'rewards.ships', 2);
    t.plan('blue', 'ships.return', { 'blue/5': 2 });
    t.until('blue', 'ships.return');
    expect(t.encounter().phase).toBe('resolution');
    t.run();
    expect([t.warp('blue'), t.ships('blue', 'blue/5')]).toEqual([0, 6]);
    expect(t.events('rewards')).toEqual([{ who: 1, ships: 2, cards: 0 }]);
  });

  it('[dominion-salvage-02] for an ally on the winning side', () => {
    const t = shipTable({ ...salvage, specialShips: { yellow: ['yellow/1'] }, deck: ['attack-30', 'attack-40'] });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { [nameOf(t, 'yellow')]: 1 });
    t.plan('yellow', 'use', deed(t, 'yellow', 'haul'));
    t.run();
    expect(t.hand('yellow')).toEqual(['attack-30', 'attack-40']);
    // Of the defense as well, and not on the side that has lost.
    for (const [side, won] of [
      ['defense', false],
      ['offense', true],
    ] as const) {
      const u = shipTable({ ...salvage, specialShips: { yellow: ['yellow/1'] }, hands: { red: ['attack-20'], blue: ['attack-04'] } });
      u.invite('red', 'yellow');
      u.invite('blue', 'yellow');
      u.ally('yellow', side, { [nameOf(u, 'yellow')]: 1 });
      if (won) expect(u.untilOffered('yellow', 'ship:salvage-vessel')).toContain('pass');
      else u.neverOffered('yellow', 'ship:salvage-vessel', { at: 'window:resolution.afterOutcome' });
    }
    const v = shipTable({ ...salvage, specialShips: { yellow: ['yellow/1'] }, hands: { red: ['attack-04'], blue: ['attack-20'] } });
    v.invite('blue', 'yellow');
    v.ally('yellow', 'defense', { [nameOf(v, 'yellow')]: 1 });
    v.plan('yellow', 'use', deed(v, 'yellow', 'haul'));
    v.run();
    // One for the ship it had there, two for the vessel.
    expect(v.hand('yellow')).toHaveLength(3);
  });

  it('[faq-general-11] [dominion-salvage-01] also for a home planet that is settled again with it: that is a win', () => {
    const t = red({ ...salvage, destiny: ['red', 'blue'], ships: { red: { 'red/2': 0 } } });
    t.plan('red', 'destiny.own', 'reclaim');
    t.plan('red', 'use', deed(t, 'red', 'haul'));
    t.until('red', 'encounter.second');
    expect(whereIs(t, 'red')).toBe('red/2');
    expect(t.events('rewards')).toEqual([{ who: 0, ships: 0, cards: 2 }]);
    // Another ship has done it.
    const u = shipTable({ ...salvage, specialShips: { red: ['red/1'] }, destiny: ['red', 'blue'], ships: { red: { 'red/2': 0 } } });
    u.plan('red', 'destiny.own', 'reclaim');
    u.send('red', { 'red/3': 1 });
    u.neverOffered('red', 'ship:salvage-vessel');
    expect(u.events('reclaimed')).toHaveLength(1);
  });

  it('not for losers, nor without the ship in the encounter', () => {
    const t = red({ ...salvage, hands: { red: ['attack-04'], blue: ['attack-20'] } });
    t.plan('red', 'use', deed(t, 'red', 'haul'));
    expect(() => t.run()).toThrow('planned but never asked');
    const u = shipTable({ ...salvage, specialShips: { red: ['red/1'] } });
    u.send('red', { 'red/1': 1 });
    u.plan('red', 'use', deed(u, 'red', 'haul'));
    expect(() => u.run()).toThrow('planned but never asked');
    // A deal is won by nobody.
    const v = red({ ...salvage, hands: { red: ['negotiate'], blue: ['negotiate', 'attack-04'] } });
    v.offer('red', { blue: ['attack'] });
    v.accept('blue');
    v.plan('red', 'use', deed(v, 'red', 'haul'));
    expect(() => v.run()).toThrow('planned but never asked');
    expect(v.events('deal-made')).toHaveLength(1);
  });

  it('brings nothing home that there is not: no rewards after Ionic Gas, but a tech', () => {
    const gas = { ...salvage, hands: { red: ['attack-20', 'ionic-gas'], blue: ['attack-04'] } };
    const t = red(gas);
    t.use('red', 'ionic-gas');
    t.neverOffered('red', 'ship:salvage-vessel', { at: 'window:resolution.afterOutcome' });
    const u = red({ ...withTechs, hands: gas.hands });
    u.use('red', 'ionic-gas');
    u.plan('red', 'use', deed(u, 'red', 'haul'));
    u.until('red', 'technology.keep');
    expect(u.options('red')).toEqual(['tech:qax', 'tech:gluon-mines']);
    expect(u.events('rewards')).toEqual([]);
  });

  it('[dominion-salvage-03] with techs: two of them are drawn and one is kept', () => {
    const t = red(withTechs);
    t.plan('red', 'use', deed(t, 'red', 'haul'));
    t.until('red', 'salvage-vessel.find');
    expect(t.options('red')).toEqual(['rewards', 'tech']);
    t.answer('red', 'tech');
    expect(t.options('red')).toEqual(['tech:qax', 'tech:gluon-mines']);
    t.answer('red', 'tech:gluon-mines');
    const techs = t.state.assets.filter((x) => x.kind === 'tech' && x.colour === 0);
    expect(techs.map((x) => [t.state.face[t.state.cards.in[x.zone][0]], x.up])).toEqual([['tech:gluon-mines', false]]);
    expect(t.hand('red')).toEqual(['attack-08']);
  });

  it('[dominion-salvage-03] [dominion-salvage-04] it is one or the other, or neither', () => {
    const t = red(withTechs);
    t.until('red', 'use');
    expect(t.question('red')).toMatchObject({ options: [deed(t, 'red', 'haul'), 'pass'] });
    t.answer('red', 'pass');
    const techs = (x: Scenario): unknown[] => x.state.assets.filter((y) => y.kind === 'tech' && y.colour === 0);
    t.until('red', 'technology.second');
    expect([t.hand('red'), techs(t)]).toEqual([['attack-08'], []]);
    // Whichever it is, the other one is not offered any more.
    const again = { at: 'window:resolution.afterOutcome' };
    const u = red(withTechs);
    u.until('red', 'use');
    u.answer('red', deed(u, 'red', 'haul'));
    u.answer('red', 'rewards');
    u.plan('red', 'technology.second', 'end');
    u.neverOffered('red', 'ship:salvage-vessel', again);
    expect(u.hand('red')).toEqual(['attack-08', 'attack-30', 'attack-40']);
    expect(techs(u)).toEqual([]);
    const v = red(withTechs);
    v.until('red', 'use');
    v.answer('red', deed(v, 'red', 'haul'));
    v.answer('red', 'tech');
    v.answer('red', 'tech:qax');
    v.plan('red', 'technology.second', 'end');
    v.neverOffered('red', 'ship:salvage-vessel', again);
    expect(v.hand('red')).toEqual(['attack-08']);
    expect(techs(v)).toHaveLength(1);
  });

  it('[dominion-salvage-05] besides everything else: the colony, the usual rewards, a second encounter', () => {
    const t = red();
    t.plan('red', 'use', deed(t, 'red', 'haul'));
    t.until('red', 'encounter.second');
    expect(t.ships('red', 'blue/1')).toBe(1);
    expect(whereIs(t, 'red')).toBe('blue/1');
    expect(t.hand('red')).toHaveLength(3);
    // An ally of the defense has its reward for the ship, and two more.
    const u = shipTable({
      ...salvage,
      specialShips: { yellow: ['yellow/1'] },
      hands: { red: ['attack-04'], blue: ['attack-20'] },
      deck: ['attack-30', 'attack-40', 'morph'],
    });
    u.invite('blue', 'yellow');
    u.ally('yellow', 'defense', { [nameOf(u, 'yellow')]: 1 });
    u.plan('yellow', 'use', deed(u, 'yellow', 'haul'));
    u.run();
    expect(u.events('rewards')).toEqual([
      { who: 2, ships: 0, cards: 1 },
      { who: 2, ships: 0, cards: 2 },
    ]);
    expect(u.hand('yellow')).toEqual(['attack-30', 'attack-40', 'morph']);
  });
});

describe('tractor beam', () => {
  it('[dominion-salvage-06] one card out of the discard pile, whenever anything is asked', () => {
    const t = shipTable({ ...salvage, discard: ['attack-30', 'negotiate', 'negotiate', 'card-zap'] });
    t.until('red', 'launch.aim');
    expect(raise(t.table, t.seat('purple'), deed(t, 'purple', 'beam'))).toBeNull();
    // Cards that are alike are one choice.
    expect(t.options('purple')).toEqual(['card-zap', 'negotiate', 'attack-30']);
    t.answer('purple', 'attack-30');
    expect(t.hand('purple')).toEqual(['attack-30']);
    expect(isUp(t, 'purple')).toBe(false);
    expect(canInterrupt(t, 'purple', 'beam')).toBe(false);
    expect(t.pile(1)).toEqual(['negotiate', 'negotiate', 'card-zap']);
    expect(t.asked()).toEqual(['red launch.aim']);
  });

  it('not out of an empty one', () => {
    const t = shipTable(salvage);
    expect(canInterrupt(t, 'purple', 'beam')).toBe(false);
  });
});

describe('the haul after Ionic Gas', () => {
  it('is not offered when nobody may be rewarded; a tech may be had all the same', () => {
    const hands = { red: ['attack-20', 'attack-08'], blue: ['attack-06', 'ionic-gas'] };
    const t = red({ ...salvage, hands });
    t.use('blue', 'ionic-gas');
    t.plan('red', 'use', deed(t, 'red', 'haul'));
    expect(() => t.run()).toThrow('planned but never asked');
    const tech = red({ ...withTechs, hands });
    tech.use('blue', 'ionic-gas');
    tech.plan('red', 'use', deed(tech, 'red', 'haul'));
    expect(tech.until('red', 'technology.keep')).toMatchObject({ kind: 'choose' });
  });
});
