import { describe, expect, it } from 'vitest';
import { stationTable } from './stations.ts';
import { at } from './stations.ts';

describe('Big Space Laser', () => {
  const laser = at('red', 'big-space-laser', 'red/1');

  it('adds 10 to the total of a main player with an attack and no allies', () => {
    const t = stationTable(laser);
    t.send('red', { 'red/2': 2 });
    t.use('red', 'station:big-space-laser');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [22, 10] }]);
  });

  it('also as the defense', () => {
    const t = stationTable(at('blue', 'big-space-laser', 'blue/5'));
    t.aim('red', 'blue/1');
    t.use('blue', 'station:big-space-laser');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [11, 20] }]);
  });

  it('not with an ally on that side; one of the other side does not matter', () => {
    const t = stationTable(laser);
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.neverOffered('red', 'station:big-space-laser');
    const u = stationTable(laser);
    u.invite('blue', 'yellow');
    u.ally('yellow', 'defense', { 'yellow/1': 1 });
    u.use('red', 'station:big-space-laser');
    u.run();
    expect(u.events('outcome')).toMatchObject([{ totals: [21, 11] }]);
  });

  it('not with a negotiate, and not for an ally', () => {
    const t = stationTable({ ...laser, hands: { red: ['negotiate'], blue: ['attack-06'] } });
    t.neverOffered('red', 'station:big-space-laser');
    const u = stationTable(at('yellow', 'big-space-laser', 'yellow/1'));
    u.invite('red', 'yellow');
    u.ally('yellow', 'offense', { 'yellow/2': 1 });
    u.neverOffered('yellow', 'station:big-space-laser');
  });
});

describe('Colony Cloak', () => {
  const cloak = at('blue', 'colony-cloak', 'blue/3');

  it('for a ship of its planet the offense must aim at another planet of the system', () => {
    const t = stationTable(cloak);
    t.aim('red', 'blue/1');
    t.use('blue', 'station:colony-cloak');
    t.until('red', 'colony-cloak.aim');
    expect(t.warp('blue')).toBe(1);
    expect(t.ships('blue', 'blue/3')).toBe(3);
    expect(t.options('red')).toEqual(['blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.answer('red', 'blue/4');
    expect(t.encounter().target).toBe(t.state.places.findIndex((x) => x.colour === 1 && x.nth === 4));
    expect(t.encounter().defense).toBe(1);
    t.run();
    expect(t.ships('red', 'blue/4')).toBeGreaterThan(0);
  });

  it('[faq-space-stations-6] the new target may be a foreign colony of somebody else, who is the defense then', () => {
    const t = stationTable({
      ...cloak,
      ships: { yellow: { 'blue/5': 2 } },
      hands: { red: ['attack-10'], blue: ['attack-06'], yellow: ['attack-04'] },
    });
    t.aim('red', 'blue/1');
    t.use('blue', 'station:colony-cloak');
    t.plan('red', 'colony-cloak.aim', 'blue/5');
    t.until('red', 'colony-cloak.defense');
    expect(t.options('red')).toEqual(['blue', 'yellow']);
    t.answer('red', 'yellow');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [11, 6] }]);
    expect(t.warp('yellow')).toBe(2);
    expect(t.ships('blue', 'blue/5')).toBe(4);
  });

  it('also when the offense had chosen its planet with the defense', () => {
    const t = stationTable(cloak, { red: 'will', blue: 'mirror', yellow: 'sorcerer' });
    t.plan('red', 'will.who', 'blue');
    t.plan('red', 'will.where', 'blue/1');
    t.use('blue', 'station:colony-cloak');
    t.until('red', 'colony-cloak.aim');
    expect(t.options('red')).toEqual(['blue/2', 'blue/3', 'blue/4', 'blue/5']);
  });

  it('R29.2 not a colony of a partner of the offense', () => {
    const t = stationTable({
      ...cloak,
      ships: { yellow: { 'blue/5': 2 } },
      teams: [
        ['red', 'yellow'],
        ['blue', 'purple'],
      ],
      options: { teams: true },
    });
    t.aim('red', 'blue/1');
    t.use('blue', 'station:colony-cloak');
    t.plan('red', 'colony-cloak.aim', 'blue/5');
    t.runTo('alliance');
    expect(t.encounter().defense).toBe(t.seat('blue'));
  });

  it('once an encounter, and only when there is another target', () => {
    const t = stationTable({ ...cloak, ships: { red: { 'blue/2': 1, 'blue/3': 1, 'blue/4': 1, 'blue/5': 1 } } });
    t.neverOffered('blue', 'station:colony-cloak');
    const u = stationTable(cloak);
    u.aim('red', 'blue/1');
    u.use('blue', 'station:colony-cloak');
    u.plan('red', 'colony-cloak.aim', 'blue/2');
    u.use('blue', 'station:colony-cloak');
    expect(() => u.run()).toThrow('planned but never asked: blue answers use with "station:colony-cloak"');
  });

  it('only in the system of the station', () => {
    const t = stationTable({ stations: { yellow: { 'colony-cloak': 'yellow/3' } }, destiny: ['blue'] });
    t.aim('red', 'blue/1');
    t.neverOffered('yellow', 'station:colony-cloak');
    // Yellow defends a colony abroad: its own station is elsewhere.
    const u = stationTable({
      stations: { yellow: { 'colony-cloak': 'yellow/3' } },
      destiny: ['red'],
      ships: { yellow: { 'red/1': 1, 'red/2': 1 } },
      hands: { red: ['attack-10'], yellow: ['attack-04'] },
    });
    u.plan('red', 'destiny.own', 'yellow');
    u.neverOffered('yellow', 'station:colony-cloak');
  });
});

describe('Interspatial Relay', () => {
  const relay = at('red', 'interspatial-relay', 'red/1');

  it('up to four ships of its planet join once cards are revealed', () => {
    const t = stationTable({ ...relay, ships: { red: { 'red/1': 6 } } });
    t.send('red', { 'red/2': 1 });
    t.use('red', 'station:interspatial-relay');
    const d = t.until('red', 'interspatial-relay.ships');
    expect(d).toMatchObject({ min: 1, max: 4, places: [{ id: 'red/1', max: 6 }] });
    t.answer('red', { 'red/1': 4 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [15, 10] }]);
  });

  it('as the defense they come to the planet that is attacked', () => {
    const t = stationTable(at('blue', 'interspatial-relay', 'blue/4'));
    t.aim('red', 'blue/1');
    t.use('blue', 'station:interspatial-relay');
    t.plan('blue', 'interspatial-relay.ships', { 'blue/4': 3 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [11, 13] }]);
    expect(t.ships('blue', 'blue/1')).toBe(7);
  });

  it('not for the planet that is attacked itself, nor without a ship in the encounter', () => {
    const t = stationTable(at('blue', 'interspatial-relay', 'blue/1'));
    t.aim('red', 'blue/1');
    t.neverOffered('blue', 'station:interspatial-relay');
    const u = stationTable({ ...at('blue', 'interspatial-relay', 'blue/4'), ships: { blue: { 'blue/1': 0 } } });
    u.aim('red', 'blue/1');
    u.neverOffered('blue', 'station:interspatial-relay');
  });
});

describe('Shield Generator', () => {
  const shield = at('yellow', 'shield-generator', 'yellow/1');
  const lost = { hands: { red: ['attack-04'], blue: ['attack-20'] } };

  it('any number of an ally’s losing ships go to its planet instead of the warp', () => {
    const t = stationTable({ ...shield, ...lost });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/2': 3 });
    t.use('yellow', 'station:shield-generator');
    t.plan('yellow', 'shield-generator.ships', { gate: 2 });
    t.run();
    expect(t.ships('yellow', 'yellow/1')).toBe(6);
    expect(t.warp('yellow')).toBe(1);
  });

  it('also for allies of a losing defense', () => {
    const t = stationTable({ ...shield, hands: { red: ['attack-20'], blue: ['attack-04'] } });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/2': 1 });
    t.use('yellow', 'station:shield-generator');
    t.run();
    expect(t.ships('yellow', 'yellow/1')).toBe(5);
    expect(t.warp('yellow')).toBe(0);
  });

  it('not for main players', () => {
    stationTable({ ...at('red', 'shield-generator', 'red/1'), ...lost }).neverOffered('red', 'station:shield-generator');
  });
});

describe('Tactical Satellite', () => {
  it('two cards for the defense, once', () => {
    const t = stationTable({ ...at('blue', 'tactical-satellite', 'blue/2'), deck: ['attack-20', 'attack-30', 'morph'] });
    t.aim('red', 'blue/1');
    t.use('blue', 'station:tactical-satellite');
    t.runTo('planning');
    expect(t.hand('blue')).toEqual(['attack-04', 'attack-06', 'attack-20', 'attack-30']);
  });

  it('not for the offense', () => {
    stationTable(at('red', 'tactical-satellite', 'red/2')).neverOffered('red', 'station:tactical-satellite');
  });
});
