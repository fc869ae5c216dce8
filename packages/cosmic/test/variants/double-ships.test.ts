import { COLOURS } from '@parley/cosmic';

import { describe, expect, it } from 'vitest';
import { refusal, SEATS } from './variant-table.ts';
import { markersOf, nameOf, shipTable, whereIs, interrupt } from './special-ships.ts';

describe('R28.7 double ships', () => {
  const double = (kinds: object): object => ({ specialShips: { red: ['red/1', 'red/2'] }, options: kinds });
  const both = { specialShips: 'flagship', doubleShip: 'salvage' };

  it('[dominion-double-01] for three or four players only', () => {
    expect(refusal(3, both)).toBe('accepted');
    expect(refusal(4, both)).toBe('accepted');
    expect(refusal(5, both)).toContain('three or four players, not 5');
    expect(refusal(4, { doubleShip: 'salvage' })).toContain('doubleShip is a second special ship');
    // One special ship each is for any number.
    for (const n of [5, 8]) expect(refusal(n, { specialShips: 'flagship' })).toBe('accepted');
  });

  it('[dominion-double-02] [dominion-double-03] the second has a marker of a colour nobody plays', () => {
    const t = shipTable(double(both));
    expect(markersOf(t, 'red').map((x) => (x.tint === undefined ? undefined : COLOURS[x.tint]))).toEqual(['red', 'green']);
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
    expect([whereIs(t, 'red', 0), whereIs(t, 'red', 1)]).toEqual(['red/1', 'red/2']);
    // Each player is asked for the one and then for the other.
    const u = shipTable({ ...double(both), specialShips: undefined });
    for (const colour of Object.keys(SEATS)) u.answer(colour, `${colour}/1`);
    expect(u.asked()).toHaveLength(4);
    expect(u.question('red')?.data).toEqual({ card: 'ship:salvage-vessel' });
  });

  it('[dominion-double-03] of the same kind or of two', () => {
    const faces = (kinds: object): string[] => {
      const t = shipTable(double(kinds));
      return markersOf(t, 'red').map((x) => t.state.face[t.state.cards.in[x.zone][0]]);
    };
    expect(faces(both)).toEqual(['ship:flagship', 'ship:salvage-vessel']);
    // Without the variant there is only one.
    expect(faces({ specialShips: 'salvage' })).toEqual(['ship:salvage-vessel']);
    expect(faces({ specialShips: 'salvage', doubleShip: 'salvage' })).toEqual(['ship:salvage-vessel', 'ship:salvage-vessel']);
    expect(faces({ specialShips: 'salvage', doubleShip: 'flagship' })).toEqual(['ship:salvage-vessel', 'ship:flagship']);
  });

  it('[dominion-double-04] both cannot be sent into the same encounter', () => {
    const t = shipTable(double(both));
    t.until('red', 'launch.ships');
    const [a, b] = [nameOf(t, 'red', 0), nameOf(t, 'red', 1)];
    expect(t.question('red')).toMatchObject({ caps: [{ of: [a, b], max: 1 }] });
    expect(() => t.answer('red', { [a]: 1, [b]: 1 })).toThrow(`at most 1 of ${a}, ${b}, not 2`);
    t.answer('red', { [a]: 1, 'red/3': 3 });
    expect(t.ships('red', 'gate')).toBe(4);
  });

  it('[dominion-double-04] nor by an ally; nor one after the other on both sides', () => {
    const t = shipTable({ ...double(both), specialShips: { yellow: ['yellow/1', 'yellow/2'] } });
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.answer', 'offense');
    t.until('yellow', 'alliance.ships');
    const [a, b] = [nameOf(t, 'yellow', 0), nameOf(t, 'yellow', 1)];
    expect(() => t.answer('yellow', { [a]: 1, [b]: 1 })).toThrow('at most 1 of');
    // The offense that allies with the other side as well, by an effect.
    const u = shipTable(double(both), { red: 'lunatic', blue: 'mirror', yellow: 'sorcerer' });
    u.send('red', { [nameOf(u, 'red', 0)]: 1 });
    u.use('red', 'lunatic');
    u.until('red', 'alliance.ships');
    expect(u.options('red')).not.toContain(nameOf(u, 'red', 1));
    expect(u.options('red')).toContain('red/2');
  });

  it('[dominion-double-05] an effect that brings further ships may bring the second', () => {
    const t = shipTable(double(both), { red: 'amoeba', blue: 'mirror', yellow: 'sorcerer' });
    t.send('red', { [nameOf(t, 'red', 0)]: 1 });
    t.use('red', 'amoeba');
    t.plan('red', 'amoeba.way', 'in');
    t.plan('red', 'amoeba.in', { [nameOf(t, 'red', 1)]: 1 });
    t.runTo('reveal');
    expect([whereIs(t, 'red', 0), whereIs(t, 'red', 1)]).toEqual(['gate', 'gate']);
    // And so may a hyperspace drive.
    const u = shipTable(double({ specialShips: 'salvage', doubleShip: 'flagship' }));
    u.send('red', { [nameOf(u, 'red', 0)]: 1 });
    u.until('red', 'planning.select');
    interrupt(u, 'red', 'drive', 1);
    u.answer('red', 'gate');
    expect([whereIs(u, 'red', 0), whereIs(u, 'red', 1)]).toEqual(['gate', 'gate']);
  });
});
