import { describe, expect, it } from 'vitest';
import { charge, isLit, ownerOf, planetOf, stationsOf, stationTable, tokensOn } from './stations.ts';

const conquest = { options: { conquest: true } };
const satellite = { blue: { 'tactical-satellite': 'blue/2' } };

describe('R27.8 conquest', () => {
  it('[storm-conquest-01] [storm-conquest-04] whoever wins as the offense on a planet with a station, away from home, conquers it', () => {
    const t = stationTable({ ...conquest, stations: satellite });
    t.aim('red', 'blue/2');
    t.run();
    expect(t.events('station-conquered')).toEqual([{ by: 0, from: 1, card: 'station:tactical-satellite' }]);
    expect(stationsOf(t, 'red')).toEqual(['tactical-satellite']);
    expect(stationsOf(t, 'blue')).toEqual([]);
    // Another planet, another result.
    const u = stationTable({ ...conquest, stations: satellite });
    u.aim('red', 'blue/1');
    u.run();
    expect(stationsOf(u, 'blue')).toEqual(['tactical-satellite']);
  });

  it('[storm-conquest-01] not without the variant, not by a loser, not by a deal', () => {
    const t = stationTable({ stations: satellite });
    t.aim('red', 'blue/2');
    t.run();
    expect(stationsOf(t, 'blue')).toEqual(['tactical-satellite']);
    const lost = stationTable({ ...conquest, stations: satellite, hands: { red: ['attack-04'], blue: ['attack-20'] } });
    lost.aim('red', 'blue/2');
    lost.run();
    expect(stationsOf(lost, 'blue')).toEqual(['tactical-satellite']);
    const deal = stationTable({ ...conquest, stations: satellite, hands: { red: ['negotiate'], blue: ['negotiate'] } });
    deal.aim('red', 'blue/2');
    deal.offer('red', { blue: ['colony blue/2'] });
    deal.accept('blue');
    deal.run();
    expect(stationsOf(deal, 'blue')).toEqual(['tactical-satellite']);
  });

  it('[storm-conquest-02] card and marker pass at the end of the resolution phase', () => {
    const t = stationTable({ ...conquest, stations: satellite });
    t.aim('red', 'blue/2');
    t.until('red', 'stations.attach');
    // Everything else is done: ships have landed and the cards are discarded.
    expect(t.ships('red', 'blue/2')).toBeGreaterThan(0);
    expect(t.pile(1)).toEqual(expect.arrayContaining(['attack-10', 'attack-06']));
    expect(t.encounter().phase).toBe('resolution');
    expect(ownerOf(t, 'tactical-satellite')).toBe('blue');
    expect(isLit(t, 'tactical-satellite')).toBe(false);
    t.answer('red', 'red/1');
    expect(ownerOf(t, 'tactical-satellite')).toBe('red');
    expect(isLit(t, 'tactical-satellite')).toBe(true);
  });

  it('[storm-conquest-03] the conqueror attaches it to a home planet without a station', () => {
    const t = stationTable({ ...conquest, stations: { ...satellite, red: { 'big-space-laser': 'red/3' } } });
    t.aim('red', 'blue/2');
    t.until('red', 'stations.attach');
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/4', 'red/5']);
    t.answer('red', 'red/5');
    expect(planetOf(t, 'tactical-satellite')).toBe('red/5');
  });

  it('without a free planet at home it stays where it is', () => {
    const t = stationTable({
      ...conquest,
      stations: { ...satellite, red: { 'big-space-laser': 'red/3' } },
      gone: ['red/1', 'red/2', 'red/4', 'red/5'],
    });
    t.aim('red', 'blue/2');
    t.run();
    expect(stationsOf(t, 'blue')).toEqual(['tactical-satellite']);
  });

  it('[storm-conquest-04] a win in one’s own home system conquers nothing', () => {
    const t = stationTable({
      ...conquest,
      destiny: ['red'],
      stations: { blue: { 'tactical-satellite': 'red/2' } },
      ships: { blue: { 'red/2': 1 } },
    });
    t.plan('red', 'destiny.own', 'blue');
    t.run();
    expect(t.events('won')).toHaveLength(1);
    expect(t.ships('blue', 'red/2')).toBe(0);
    expect(stationsOf(t, 'blue')).toEqual(['tactical-satellite']);
  });

  it('[storm-conquest-02] nothing from a bystander: somebody else has defended the planet', () => {
    // Red meets yellow on a planet of blue, cloaked away to it. Blue is still there with its station.
    const t = stationTable({
      ...conquest,
      stations: { blue: { 'tactical-satellite': 'blue/2', 'colony-cloak': 'blue/3' } },
      ships: { yellow: { 'blue/2': 1 } },
      hands: { red: ['attack-10'], blue: ['attack-06'], yellow: ['attack-04'] },
    });
    t.aim('red', 'blue/1');
    t.use('blue', 'station:colony-cloak');
    t.plan('red', 'colony-cloak.aim', 'blue/2');
    t.plan('red', 'colony-cloak.defense', 'yellow');
    t.run();
    expect(t.events('won')).toMatchObject([{ who: [0], lost: [2] }]);
    expect(t.ships('red', 'blue/2')).toBeGreaterThan(0);
    expect(t.events('station-conquered')).toEqual([]);
    expect([...stationsOf(t, 'blue')].sort()).toEqual(['colony-cloak', 'tactical-satellite']);
    expect(isLit(t, 'tactical-satellite')).toBe(true);
  });

  it('[storm-conquest-02] nor from a partner in whose home a visitor was beaten', () => {
    const t = stationTable({
      options: { conquest: true, teams: true },
      teams: [
        ['red', 'yellow'],
        ['blue', 'purple'],
      ],
      destiny: ['yellow'],
      stations: { yellow: { 'tactical-satellite': 'yellow/2' } },
      ships: { blue: { 'yellow/2': 2 } },
      hands: { red: ['attack-20'], blue: ['attack-01'] },
    });
    t.plan('red', 'destiny.own', 'blue');
    t.aim('red', 'yellow/2');
    t.run();
    expect(t.events('won')).toMatchObject([{ who: [0], lost: [1] }]);
    expect(stationsOf(t, 'yellow')).toEqual(['tactical-satellite']);
  });

  it('[storm-conquest-01] nor by an offense that was deprived of its victory', () => {
    const t = stationTable(
      {
        ...conquest,
        stations: satellite,
        hands: { red: ['attack-20'], blue: ['attack-06'], yellow: ['attack-04', 'attack-08', 'flare:muckraker'] },
      },
      { red: 'hacker', blue: 'mirror', yellow: 'muckraker', purple: 'trader' },
    );
    t.aim('red', 'blue/2');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('yellow', 'muckraker');
    t.boost('yellow');
    t.plan('yellow', 'muckraker.card', 'attack-08');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ kind: 'won', winner: 0 }]);
    expect(t.ships('red', 'blue/2')).toBe(0);
    expect(stationsOf(t, 'blue')).toEqual(['tactical-satellite']);
  });

  it('[storm-conquest-05] stations may still be traded', () => {
    const t = stationTable({ ...conquest, stations: satellite, hands: { red: ['negotiate'], blue: ['negotiate'] } });
    t.offer('blue', { blue: ['station:tactical-satellite'] });
    t.accept('red');
    t.run();
    expect(stationsOf(t, 'red')).toEqual(['tactical-satellite']);
  });

  it('[storm-conquest-06] every station works for its player with a colony at its planet', () => {
    const t = stationTable({
      ...conquest,
      stations: { red: { 'big-space-laser': 'red/1', 'interspatial-relay': 'red/2', 'shield-generator': 'red/3' } },
      ships: { red: { 'red/2': 0 } },
    });
    t.send('red', { 'red/4': 1 });
    expect(['big-space-laser', 'interspatial-relay', 'shield-generator'].map((id) => isLit(t, id))).toEqual([true, false, true]);
    expect(t.untilOffered('red', 'station:big-space-laser')).toEqual(['station:big-space-laser', 'pass']);
    // Without that colony the same station does nothing.
    const dark = stationTable({
      ...conquest,
      stations: { red: { 'big-space-laser': 'red/1', 'interspatial-relay': 'red/2' } },
      ships: { red: { 'red/1': 0 } },
    });
    dark.send('red', { 'red/4': 1 });
    expect(['big-space-laser', 'interspatial-relay'].map((id) => isLit(dark, id))).toEqual([false, true]);
    dark.neverOffered('red', 'station:big-space-laser');
  });

  it('[faq-space-stations-4] a captured Cosmic Energy Generator first loses a token, then moves', () => {
    const t = stationTable({ ...conquest, stations: { blue: { 'cosmic-energy-generator': 'blue/2' } } });
    charge(t, 4);
    t.aim('red', 'blue/2');
    t.until('red', 'stations.attach');
    expect(tokensOn(t, 'cosmic-energy-generator')).toBe(3);
    t.run();
    expect(ownerOf(t, 'cosmic-energy-generator')).toBe('red');
    expect(tokensOn(t, 'cosmic-energy-generator')).toBe(3);
  });
});

describe('R27.12 winning by stations', () => {
  const four = { 'big-space-laser': 'red/1', 'colony-cloak': 'red/2', 'shield-generator': 'red/3', 'temporal-matrix': 'red/4' };

  it('[storm-conquest-07] [storm-conquest-09] five stations win, dark ones too', () => {
    const t = stationTable({ ...conquest, stations: { red: four, ...satellite }, ships: { red: { 'red/2': 0 } } });
    t.aim('red', 'blue/2');
    t.run();
    expect(t.winners()).toEqual(['red']);
    expect(t.state.wonBy).toBe('stations');
    // Four are not enough.
    const u = stationTable({ ...conquest, stations: { red: four } });
    u.run();
    expect(u.over()).toBe(false);
  });

  it('[storm-conquest-07] also when they were gained in a deal, but only with the variant', () => {
    const hands = { red: ['negotiate'], blue: ['negotiate'] };
    const t = stationTable({ ...conquest, stations: { red: four, ...satellite }, hands });
    t.offer('blue', { blue: ['station:tactical-satellite'] });
    t.accept('red');
    t.run();
    expect(t.winners()).toEqual(['red']);
    const u = stationTable({ stations: { red: four, ...satellite }, hands });
    u.offer('blue', { blue: ['station:tactical-satellite'] });
    u.accept('red');
    u.run();
    expect(u.over()).toBe(false);
  });

  it('[storm-conquest-08] in the four-planet game four are enough', () => {
    const { 'temporal-matrix': _, ...three } = four;
    const t = stationTable({ stations: { red: three, ...satellite }, options: { conquest: true, planets: 4 } });
    t.aim('red', 'blue/2');
    t.run();
    expect(t.winners()).toEqual(['red']);
    expect(t.state.wonBy).toBe('stations');
  });

  it('[storm-conquest-09] with fewer stations in play nobody can win by them', () => {
    // Three players with one each: all three are not five.
    const t = stationTable(
      { ...conquest, stations: { red: { 'big-space-laser': 'red/1', 'colony-cloak': 'red/2' }, ...satellite } },
      { red: 'hacker', blue: 'mirror', yellow: 'sorcerer' },
    );
    t.aim('red', 'blue/2');
    t.run();
    expect(stationsOf(t, 'red')).toHaveLength(3);
    expect(t.over()).toBe(false);
  });
});
