import { COLOURS, cosmic, faceById } from '@parley/cosmic';
import { raise } from '@parley/kernel';
import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { refusal, SEATS } from './variant-table.ts';
import { canInterrupt, deed, isUp, markersOf, nameOf, shipOf, shipTable, whereIs, interrupt } from './special-ships.ts';

/** Plays on to the end of the encounter, in which no ship is offered the marker of another. */
function notOffered(t: Scenario, colour: string): void {
  t.plan(colour, 'use', deed(t, colour, 'heir'));
  expect(() => t.run()).toThrow('planned but never asked');
}

describe('setup', () => {
  it('[dominion-components-05] there are markers for eight players', () => {
    const t = table(
      {
        red: 'hacker',
        blue: 'mirror',
        yellow: 'sorcerer',
        purple: 'trader',
        green: 'macron',
        orange: 'tripler',
        black: 'zombie',
        white: 'void',
      },
      { specialShips: {}, options: { specialShips: 'flagship' } },
    );
    expect(t.state.assets.map((x) => (x.tint === undefined ? undefined : COLOURS[x.tint]))).toEqual([
      'red',
      'blue',
      'yellow',
      'purple',
      'green',
      'orange',
      'black',
      'white',
    ]);
  });

  it('[dominion-ships-01] each player puts the marker of its colour, faceup, on one of its ships', () => {
    const t = shipTable({ specialShips: undefined });
    expect(t.asked()).toEqual([
      'red special-ships.mark',
      'blue special-ships.mark',
      'yellow special-ships.mark',
      'purple special-ships.mark',
    ]);
    for (const colour of ['red', 'blue', 'yellow', 'purple'] as const)
      expect(t.options(colour)).toEqual([1, 2, 3, 4, 5].map((nth) => `${colour}/${nth}`));
    for (const [colour, nth] of [
      ['yellow', 3],
      ['red', 2],
      ['purple', 1],
      ['blue', 5],
    ] as const)
      t.answer(colour, `${colour}/${nth}`);
    expect(['red', 'blue', 'yellow', 'purple'].map((colour) => whereIs(t, colour))).toEqual(['red/2', 'blue/5', 'yellow/3', 'purple/1']);
    for (const colour of ['red', 'blue', 'yellow', 'purple'] as const)
      expect(markersOf(t, colour)).toMatchObject([{ up: true, tint: COLOURS.indexOf(colour) }]);
    // It is one of the four ships there, not a fifth.
    expect(t.ships('red', 'red/2')).toBe(4);
  });

  it('[dominion-ships-02] what they are is agreed beforehand: flagships or salvage vessels', () => {
    expect(refusal(5, { specialShips: 'flagship' })).toBe('accepted');
    expect(refusal(5, { specialShips: 'salvage' })).toBe('accepted');
    expect(refusal(5, { specialShips: 'battleship' })).toBe('specialShips is one of none, flagship, salvage, not "battleship".');
    const face = (t: Scenario): string => t.state.face[t.state.cards.in[markersOf(t, 'red')[0].zone][0]];
    expect(face(shipTable())).toBe('ship:flagship');
    expect(face(shipTable({ options: { specialShips: 'salvage' } }))).toBe('ship:salvage-vessel');
  });

  it('[faq-dominion-1] the general rules are part of a kind, not of the ships: another kind need not have them', () => {
    // Both kinds that are printed bring them; what a marker does is nothing but its own list of clauses.
    const ids = (face: string): string[] => faceById(face).clauses.map((x) => ('id' in x ? x.id : ''));
    expect(ids('ship:flagship')).toEqual(['might', 'drive', 'recharge', 'heir']);
    expect(ids('ship:salvage-vessel')).toEqual(['note', 'haul', 'beam', 'recharge', 'heir']);
  });

  it('without the option there are none', () => {
    const t = table(SEATS, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-10'], blue: ['attack-06'] } });
    expect([t.state.assets, t.state.stacks]).toEqual([[], []]);
    expect(t.asked()).toEqual(['red launch.aim']);
  });

  it('a position says where they are', () => {
    const seats = [{ alien: 'hacker' }, { alien: 'mirror' }, { alien: 'trader' }];
    const given = (specialShips: object): string => refusal(3, { seats, specialShips: 'flagship', position: { specialShips } });
    expect(given({ red: ['red/2'] })).toBe('accepted');
    expect(given({ red: ['blue/2'] })).toBe('red has no ship at "blue/2" to make special.');
    expect(given({ red: 'red/2' })).toContain('must be a list');
  });

  it('[dominion-markers-01] everybody sees on which ship a marker is and which side is up', () => {
    const t = shipTable({ specialShips: { red: ['red/2'] } });
    const [{ id, ship }] = markersOf(t, 'red');
    interrupt(t, 'red', 'drive');
    t.answer('red', 'red/4');
    for (const seat of ['red', 'blue', null]) {
      const view = t.view(seat);
      expect(view[`asset:${id}`]).toMatchObject({ kind: 'marker', colour: 'red', up: false, ship });
      expect(view.stacks).toContainEqual(
        expect.objectContaining({ id: ship, colour: 'red', place: shipOf(t, 'red').place, ships: 1, marker: id }),
      );
    }
    expect(whereIs(t, 'red')).toBe('red/4');
  });
});

describe('R28.2 control', () => {
  it('[dominion-ships-03] nothing works while the ship is in the warp', () => {
    const t = shipTable({ specialShips: { blue: ['warp'] }, ships: { blue: { warp: 1 } } });
    expect(canInterrupt(t, 'blue', 'drive')).toBe(false);
    expect(canInterrupt(t, 'red', 'drive')).toBe(true);
    t.neverOffered('blue', 'ship:flagship');
    const s = shipTable({
      specialShips: { blue: ['warp'] },
      ships: { blue: { warp: 1 } },
      discard: ['attack-40'],
      options: { specialShips: 'salvage' },
    });
    expect(canInterrupt(s, 'blue', 'beam')).toBe(false);
    expect(canInterrupt(s, 'red', 'beam')).toBe(true);
  });

  /** Red has captured the flagship of blue. */
  function captured(more: object = {}): Scenario {
    const t = shipTable(
      {
        specialShips: { blue: ['blue/1'] },
        ships: { blue: { 'blue/1': 1, warp: 2 } },
        hands: { red: ['attack-20'], blue: ['attack-06', 'attack-04'] },
        destiny: ['blue', 'yellow'],
        ...more,
      },
      { red: 'fungus', blue: 'mirror', yellow: 'sorcerer', purple: 'trader' },
    );
    t.aim('red', 'blue/1');
    t.run();
    return t;
  }

  it('[dominion-ships-04] nor while it is captured', () => {
    const t = captured();
    expect(t.state.places[shipOf(t, 'blue').place].kind).toBe('hold');
    expect(canInterrupt(t, 'blue', 'drive')).toBe(false);
    expect(canInterrupt(t, 'red', 'drive')).toBe(true);
  });

  it('[dominion-ships-09] [dominion-ships-10] another ship, retrieved in the owner’s own regroup phase, may take its place', () => {
    const t = captured();
    expect(t.turn()).toBe('blue');
    const old = shipOf(t, 'blue').id;
    t.plan('blue', 'ships.return', { 'blue/3': 1 });
    t.until('blue', 'use');
    expect(t.question('blue')).toMatchObject({ options: [deed(t, 'blue', 'heir'), 'pass'] });
    t.answer('blue', deed(t, 'blue', 'heir'));
    expect(whereIs(t, 'blue')).toBe('blue/3');
    expect(isUp(t, 'blue')).toBe(true);
    expect(shipOf(t, 'blue').id).not.toBe(old);
    // The captured one is like any other now.
    expect(t.state.stacks.some((x) => x.id === old)).toBe(false);
    expect(canInterrupt(t, 'blue', 'drive')).toBe(true);
  });

  it('[dominion-ships-09] it comes faceup, though the old one was used', () => {
    const t = shipTable(
      {
        specialShips: { blue: ['blue/2'] },
        ships: { blue: { 'blue/1': 1, warp: 2 } },
        hands: { red: ['attack-20'], blue: ['attack-06', 'attack-04'] },
        destiny: ['blue', 'yellow'],
      },
      { red: 'fungus', blue: 'mirror', yellow: 'sorcerer', purple: 'trader' },
    );
    t.aim('red', 'blue/1');
    t.until('red', 'launch.aim');
    interrupt(t, 'blue', 'drive');
    t.answer('blue', 'blue/1');
    t.run();
    expect(isUp(t, 'blue')).toBe(false);
    t.plan('blue', 'ships.return', { 'blue/3': 1 });
    t.plan('blue', 'use', deed(t, 'blue', 'heir'));
    t.runTo('launch');
    expect(isUp(t, 'blue')).toBe(true);
  });

  it('[dominion-ships-09] it may be left', () => {
    const t = captured();
    t.until('blue', 'use');
    t.answer('blue', 'pass');
    t.runTo('launch');
    expect(t.state.places[shipOf(t, 'blue').place].kind).toBe('hold');
  });

  it('[dominion-ships-09] also when Mobius Tubes bring it to the gate, for want of a colony', () => {
    const t = shipTable({
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['attack-10'], blue: ['attack-06', 'mobius-tubes'] },
      specialShips: { blue: ['out'] },
      ships: { blue: { out: 1, warp: 19 } },
    });
    t.use('blue', 'mobius-tubes');
    t.plan('blue', 'ships.toGate', { warp: 3 });
    t.plan('blue', 'use', deed(t, 'blue', 'heir'));
    t.runTo('launch');
    expect([whereIs(t, 'blue'), t.ships('blue', 'gate') >= 3]).toEqual(['gate', true]);
    expect(t.out('blue')).toBe(1);
  });

  it('[dominion-ships-09] also for one that was removed from the game', () => {
    const t = shipTable({
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['attack-10'], blue: ['attack-06'] },
      specialShips: { blue: ['out'] },
      ships: { blue: { warp: 1, out: 1 } },
    });
    t.plan('blue', 'ships.return', { 'blue/2': 1 });
    t.plan('blue', 'use', deed(t, 'blue', 'heir'));
    t.runTo('launch');
    expect(whereIs(t, 'blue')).toBe('blue/2');
    expect(t.out('blue')).toBe(1);
  });

  it('[dominion-ships-10] none is made while the old one lies in the warp', () => {
    const t = shipTable({
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['attack-10'], blue: ['attack-06'] },
      specialShips: { blue: ['warp'] },
      ships: { blue: { warp: 3 } },
    });
    t.until('blue', 'ships.retrieve');
    t.plan('blue', 'ships.return', { 'blue/2': 1 });
    t.answer('blue', { warp: 1 });
    notOffered(t, 'blue');
    expect(t.events('ships-retrieved')).toContainEqual({ who: 1, n: 1 });
    expect(whereIs(t, 'blue')).toBe('warp');
  });

  it('[dominion-ships-10] nor from a ship that is retrieved at another time', () => {
    // In the regroup phase of somebody else, and as a reward.
    const t = shipTable({
      specialShips: { yellow: ['out'] },
      ships: { yellow: { warp: 3, out: 1 } },
      hands: { red: ['attack-04', 'mobius-tubes'], blue: ['attack-20'] },
    });
    t.use('red', 'mobius-tubes');
    notOffered(t, 'yellow');
    expect(t.warp('yellow')).toBe(0);
    expect(whereIs(t, 'yellow')).toBe('out');
    const u = shipTable({
      specialShips: { yellow: ['out'] },
      ships: { yellow: { warp: 3, out: 1 } },
      hands: { red: ['attack-04'], blue: ['attack-20'] },
    });
    u.invite('blue', 'yellow');
    u.ally('yellow', 'defense', { 'yellow/1': 2 });
    u.plan('yellow', 'rewards.ships', 2);
    notOffered(u, 'yellow');
    expect(u.warp('yellow')).toBe(1);
    expect(whereIs(u, 'yellow')).toBe('out');
    // As the offense, but after regrouping: the second vessel of red brings ships home.
    const v = shipTable({
      specialShips: { red: ['out', 'red/1'] },
      ships: { red: { warp: 3, out: 1 } },
      options: { specialShips: 'salvage', doubleShip: 'salvage' },
    });
    v.until('red', 'launch.ships');
    v.send('red', { [nameOf(v, 'red', 1)]: 1 });
    v.plan('red', 'use', deed(v, 'red', 'haul', 1));
    v.plan('red', 'rewards.ships', 2);
    notOffered(v, 'red');
    expect(v.warp('red')).toBe(0);
    expect(whereIs(v, 'red')).toBe('out');
  });
});

describe('R28.3 the special action', () => {
  it('[dominion-ships-05] only the owner can use it, and the marker is turned down', () => {
    const t = shipTable({ specialShips: { red: ['red/1'] } });
    expect(isUp(t, 'red')).toBe(true);
    for (const other of ['blue', 'yellow', 'purple'])
      expect(raise(t.table, t.seat(other), deed(t, 'red', 'drive'))).toMatchObject({ reason: 'cannot-raise' });
    interrupt(t, 'red', 'drive');
    t.answer('red', 'red/5');
    expect(isUp(t, 'red')).toBe(false);
    expect(isUp(t, 'blue')).toBe(true);
  });

  it('[dominion-ships-06] it can be used once', () => {
    const t = shipTable({ specialShips: { red: ['red/1'] } });
    interrupt(t, 'red', 'drive');
    t.answer('red', 'red/5');
    expect(canInterrupt(t, 'red', 'drive')).toBe(false);
    expect(raise(t.table, t.seat('red'), deed(t, 'red', 'drive'))).toMatchObject({ reason: 'cannot-raise' });
  });

  it('[dominion-ships-07] the ship is ready again when it comes back from the warp', () => {
    const t = shipTable({
      specialShips: { red: ['red/1'] },
      hands: { red: ['attack-04'], blue: ['attack-20', 'attack-06'], yellow: ['attack-08'] },
      destiny: ['blue', 'yellow'],
    });
    interrupt(t, 'red', 'drive');
    t.answer('red', 'red/5');
    t.send('red', { [nameOf(t, 'red')]: 1 });
    t.run();
    expect(whereIs(t, 'red')).toBe('warp');
    // The turn had one encounter, which is a reason of its own to recharge.
    markersOf(t, 'red')[0].up = false;
    t.runWhile(() => t.turn() !== 'red' || t.encounter().phase === 'start-turn');
    t.runWhile(() => t.encounter().phase === 'regroup');
    expect(whereIs(t, 'red')).not.toBe('warp');
    expect(isUp(t, 'red')).toBe(true);
  });

  it('[dominion-ships-07] not while other ships come back', () => {
    const t = shipTable({
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['attack-10'], blue: ['attack-06'] },
      specialShips: { blue: ['warp'] },
      ships: { blue: { warp: 2 } },
    });
    markersOf(t, 'blue')[0].up = false;
    t.until('blue', 'ships.retrieve');
    expect(t.options('blue')).toEqual(['warp', nameOf(t, 'blue')]);
    t.answer('blue', { warp: 1 });
    t.runTo('launch');
    expect(isUp(t, 'blue')).toBe(false);
  });

  it('[dominion-ships-08] or when the owner’s turn has no second encounter', () => {
    const t = shipTable({ specialShips: { red: ['red/1'] } });
    interrupt(t, 'red', 'drive');
    t.answer('red', 'red/5');
    t.plan('red', 'encounter.second', false);
    t.run();
    expect(t.turn()).toBe('blue');
    expect(isUp(t, 'red')).toBe(true);
    expect(t.events('ship-recharged')).toEqual([{ who: 0, card: 'ship:flagship' }]);
  });

  it('[dominion-ships-08] not in a turn with two, nor in that of somebody else', () => {
    const t = shipTable({
      specialShips: { red: ['red/1'], yellow: ['yellow/1'] },
      destiny: ['blue', 'yellow'],
      hands: { red: ['attack-20', 'attack-08'], blue: ['attack-06'], yellow: ['attack-04'] },
    });
    interrupt(t, 'red', 'drive');
    t.answer('red', 'red/5');
    interrupt(t, 'yellow', 'drive');
    t.answer('yellow', 'yellow/5');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.turn()).toBe('red');
    t.run();
    expect(t.turn()).toBe('blue');
    expect(isUp(t, 'red')).toBe(false);
    expect(isUp(t, 'yellow')).toBe(false);
    // A turn of somebody else with one encounter is not the owner's.
    const u = shipTable({ specialShips: { yellow: ['yellow/1'] } });
    interrupt(u, 'yellow', 'drive');
    u.answer('yellow', 'yellow/5');
    u.plan('red', 'encounter.second', false);
    u.run();
    expect(u.turn()).toBe('blue');
    expect(isUp(u, 'yellow')).toBe(false);
  });
});

describe('the ship is one of its fleet in every way', () => {
  it('questions name it, and what it can do', () => {
    const t = shipTable({ specialShips: { red: ['red/1'] } });
    const d = t.until('red', 'launch.ships');
    expect(cosmic.describeOption?.(t.table.game, d, nameOf(t, 'red'))).toBe('Red 1, Flagship');
    expect(cosmic.describeOption?.(t.table.game, d, 'red/1')).toBe('Red 1');
    expect(cosmic.describeOption?.(t.table.game, d, deed(t, 'red', 'drive'))).toBe('Flagship: hyperspace drive');
    expect(cosmic.describeOption?.(t.table.game, d, deed(t, 'red', 'might'))).toBe('Flagship: 3 more for its side');
  });

  it('it can be sent, committed, lost, taken back and put to research', () => {
    const t = shipTable({ specialShips: { red: ['red/1'], yellow: ['yellow/2'] }, hands: { red: ['attack-04'], blue: ['attack-20'] } });
    t.until('red', 'launch.ships');
    expect(t.options('red')).toContain(nameOf(t, 'red'));
    t.answer('red', { [nameOf(t, 'red')]: 1, 'red/1': 1 });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { [nameOf(t, 'yellow')]: 1 });
    t.runTo('planning');
    expect([whereIs(t, 'red'), whereIs(t, 'yellow')]).toEqual(['gate', 'gate']);
    t.run();
    expect([whereIs(t, 'red'), whereIs(t, 'yellow')]).toEqual(['warp', 'warp']);
    expect([t.warp('red'), t.warp('yellow')]).toEqual([2, 1]);
    const u = shipTable({ specialShips: { red: ['red/1'] }, techs: { red: { qax: 1 } }, options: { technology: true } });
    u.plan('red', 'technology.action', 'research qax');
    u.until('red', 'technology.ship');
    u.answer('red', { [nameOf(u, 'red')]: 1 });
    expect(whereIs(u, 'red')).toBe('tech/1');
    expect(canInterrupt(u, 'red', 'drive')).toBe(true);
  });
});
