import { SPACE_STATIONS } from '@parley/cosmic';
import { hasOptions } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { refusal, SEATS } from './variant-table.ts';
import { isInPlay, isLit, ownerOf, planetOf, stationNamed, stationsOf, stationTable } from './stations.ts';

const HOME = ['1', '2', '3', '4', '5'];
const homeOf = (colour: string): string[] => HOME.map((nth) => `${colour}/${nth}`);

describe('the option', () => {
  it('[storm-setup-03] [storm-station-setup-01] without it no station is in the game, and nobody is asked', () => {
    const t = table(SEATS, { destiny: ['blue'], hands: { red: ['attack-10'], blue: ['attack-06'] }, turn: 'red' });
    expect(t.state.assets).toEqual([]);
    expect(t.state.face.some((face) => face.startsWith('station:'))).toBe(false);
    expect(t.asked()).toEqual(['red launch.aim']);
    expect(t.state.options.stations).toBe('none');
  });

  it('[storm-setup-03] [storm-station-setup-01] it is agreed on before the game, for all players or for none', () => {
    const stationsIn = (options: { readonly stations?: string }): number[] => {
      const t = table(SEATS, { options });
      return Object.keys(SEATS).map((colour) => stationsOf(t, colour).length);
    };
    expect([stationsIn({}), stationsIn({ stations: 'none' })]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect([stationsIn({ stations: 'one' }), stationsIn({ stations: 'two' })[0]]).toEqual([[1, 1, 1, 1], 1]);
    // Before the first turn everybody is asked for a planet, at the same time.
    const t = table(SEATS, { options: { stations: 'one' } });
    expect(t.asked()).toEqual(Object.keys(SEATS).map((colour) => `${colour} stations.attach`));
    expect(t.events('turn')).toEqual([]);
    t.runTo('launch');
    expect(stationsIn({ stations: 'one' })).toEqual([1, 1, 1, 1]);
    expect(t.state.options.stations).toBe('one');
  });

  it('has three values, and conquest needs stations', () => {
    expect(refusal(5, { stations: 'one' })).toBe('accepted');
    expect(refusal(5, { stations: 'three' })).toBe('stations is one of none, one, two, not "three".');
    expect(refusal(5, { conquest: true })).toContain('conquest is about space stations');
  });

  it('[storm-multiple-01] two stations each are for five players or fewer', () => {
    expect(refusal(5, { stations: 'two' })).toBe('accepted');
    expect(refusal(6, { stations: 'two' })).toContain('up to five players, not 6');
    expect(refusal(8, { stations: 'one' })).toBe('accepted');
  });

  it('lets a position say which stations are where', () => {
    const seats = [{ alien: 'hacker' }, { alien: 'mirror' }, { alien: 'trader' }];
    const given = (stations: object): string => refusal(3, { seats, stations: 'one', position: { stations } });
    expect(given({ red: { 'death-star': 'red/1' } })).toBe('There is no space station "death-star".');
    expect(given({ red: { 'colony-cloak': 'warp' } })).toContain('There is no planet "warp"');
    expect(given({ red: { 'colony-cloak': 'red/1', 'temporal-matrix': 'red/1' } })).toContain('Two space stations');
    expect(given({ red: ['colony-cloak'] })).toContain('position.stations.red must be an object');
  });
});

describe('R27.1 setup', () => {
  it('[storm-components-03] [storm-tokens-01] ten stations, each with a marker and a text of its own', () => {
    expect(SPACE_STATIONS).toHaveLength(10);
    expect(new Set(SPACE_STATIONS.map((x) => x.id)).size).toBe(10);
    expect(new Set(SPACE_STATIONS.map((x) => x.text)).size).toBe(10);
    const t = stationTable({ stations: { red: { 'colony-cloak': 'red/3' } } });
    const { id, zone } = stationNamed(t, 'colony-cloak');
    // The marker is where the card says it is, for everybody to see.
    for (const seat of ['red', 'blue', null]) {
      const view = t.view(seat);
      expect(view[`asset:${id}`]).toMatchObject({ kind: 'station', colour: 'red', up: true, planet: 'red/3' });
      expect(view[`zone:${zone}`]).toEqual([expect.stringMatching(/^station:colony-cloak#/)]);
    }
  });

  it('[storm-station-setup-02] each player is dealt one, faceup', () => {
    const t = stationTable();
    const dealt = Object.keys(SEATS).map((colour) => stationsOf(t, colour));
    expect(dealt.every((x) => x.length === 1)).toBe(true);
    expect(new Set(dealt.flat()).size).toBe(4);
    expect(t.state.assets.every((x) => x.up)).toBe(true);
    // Shuffled: another game deals others.
    const again = stationTable({ seed: 'another' });
    expect(Object.keys(SEATS).map((colour) => stationsOf(again, colour))).not.toEqual(dealt);
  });

  it('[storm-station-setup-03] each player attaches it to a planet of its own choice, all at once', () => {
    const t = stationTable();
    expect(t.asked()).toEqual(['red stations.attach', 'blue stations.attach', 'yellow stations.attach', 'purple stations.attach']);
    for (const colour of Object.keys(SEATS)) expect(t.options(colour)).toEqual(homeOf(colour));
    t.answer('blue', 'blue/4');
    expect(t.question('red')?.data).toEqual({ card: `station:${stationsOf(t, 'red')[0]}` });
    t.answer('red', 'red/2');
    t.answer('yellow', 'yellow/1');
    t.answer('purple', 'purple/5');
    expect(Object.keys(SEATS).map((colour) => planetOf(t, stationsOf(t, colour)[0]))).toEqual(['red/2', 'blue/4', 'yellow/1', 'purple/5']);
  });

  it('[storm-station-setup-04] stations that were not dealt are not in the game', () => {
    const t = stationTable();
    expect(t.state.face.filter((face) => face.startsWith('station:'))).toHaveLength(4);
    expect(t.state.assets).toHaveLength(4);
  });
});

describe('R27.2 access', () => {
  const station = { blue: { 'tactical-satellite': 'blue/2' } };

  it('[storm-stations-02] works as long as its player has a ship on its planet', () => {
    const t = stationTable({ stations: station, ships: { blue: { 'blue/2': 1 } } });
    t.aim('red', 'blue/1');
    expect(t.untilOffered('blue', 'station:tactical-satellite')).toEqual(['station:tactical-satellite', 'pass']);
  });

  it('[storm-stations-03] the planet need not be in the encounter', () => {
    const t = stationTable({ stations: station, deck: ['attack-20', 'attack-30'] });
    t.aim('red', 'blue/1');
    t.use('blue', 'station:tactical-satellite');
    t.runTo('alliance');
    expect(t.hand('blue')).toEqual(['attack-04', 'attack-06', 'attack-20', 'attack-30']);
  });

  it('[storm-stations-02] [storm-stations-04] without ships there the card lies facedown and the ability is lost', () => {
    const t = stationTable({ stations: station, ships: { blue: { 'blue/2': 0 } } });
    expect(isLit(t, 'tactical-satellite')).toBe(false);
    // Everybody still knows what it is.
    const { id, zone } = stationNamed(t, 'tactical-satellite');
    expect(t.view('red')[`asset:${id}`]).toMatchObject({ up: false, planet: 'blue/2', colour: 'blue' });
    expect(t.view('red')[`zone:${zone}`]).toEqual([expect.stringContaining('station:tactical-satellite')]);
    expect(t.events('station-lost')).toEqual([{ who: 1, card: 'station:tactical-satellite' }]);
    t.aim('red', 'blue/1');
    t.neverOffered('blue', 'station:tactical-satellite');
  });

  it('ships of others on the planet are no help', () => {
    const t = stationTable({ stations: station, ships: { blue: { 'blue/2': 0 }, yellow: { 'blue/2': 2 } } });
    expect(isLit(t, 'tactical-satellite')).toBe(false);
    expect(ownerOf(t, 'tactical-satellite')).toBe('blue');
  });

  it('access is lost with the last ship and regained with the next one', () => {
    const t = stationTable({ stations: station, ships: { blue: { 'blue/2': 1, warp: 1 }, red: { 'blue/2': 0 } } });
    t.aim('red', 'blue/2');
    t.run();
    expect(t.ships('blue', 'blue/2')).toBe(0);
    expect(isLit(t, 'tactical-satellite')).toBe(false);
    // Blue drives red out again, or founds a colony beside it: here it simply gets one in a deal.
    const u = stationTable({
      stations: station,
      ships: { blue: { 'blue/2': 0 }, red: { 'blue/2': 1 } },
      hands: { red: ['negotiate'], blue: ['negotiate'] },
    });
    expect(isLit(u, 'tactical-satellite')).toBe(false);
    u.offer('red', { red: ['colony blue/2'] });
    u.accept('blue');
    u.run();
    expect(isLit(u, 'tactical-satellite')).toBe(true);
    expect(u.events('station-regained')).toEqual([{ who: 1, card: 'station:tactical-satellite' }]);
  });
});

describe('R27.3 a station is no alien power', () => {
  const laser = { red: { 'big-space-laser': 'red/1' } };

  it('[storm-stations-01] a Cosmic Zap is not offered on its use', () => {
    const t = stationTable({ stations: laser, hands: { red: ['attack-10'], blue: ['attack-06', 'cosmic-zap'], yellow: ['cosmic-zap'] } });
    t.use('red', 'station:big-space-laser');
    t.run();
    expect(t.events('asset-used')).toEqual([{ who: 0, card: 'station:big-space-laser' }]);
    expect(t.events('outcome')).toMatchObject([{ totals: [21, 10] }]);
    expect(t.hand('yellow')).toEqual(['cosmic-zap']);
    expect(t.events('card-played')).toEqual([]);
  });

  it('[storm-stations-05] a zapped or lost power leaves the station as it is', () => {
    // Red has a single home colony left, so the power is gone; the station is on that planet.
    const t = stationTable({ stations: laser, ships: { red: { 'red/1': 20, 'red/2': 0, 'red/3': 0, 'red/4': 0, 'red/5': 0 } } });
    expect(t.sheet('hacker').down).toBe(true);
    expect(isLit(t, 'big-space-laser')).toBe(true);
    t.use('red', 'station:big-space-laser');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [21, 10] }]);
    // The other way round: a power that works, without access.
    const u = stationTable({ stations: laser, ships: { red: { 'red/1': 0 } } });
    expect(u.sheet('hacker').down).toBe(false);
    u.neverOffered('red', 'station:big-space-laser');
    // Zapped in the same encounter.
    const z = stationTable(
      { stations: { blue: { 'big-space-laser': 'blue/5' } }, hands: { red: ['attack-10', 'cosmic-zap'], blue: ['attack-06'] } },
      { red: 'hacker', blue: 'tripler', yellow: 'sorcerer' },
    );
    z.aim('red', 'blue/1');
    z.zap('red', 'tripler');
    z.use('blue', 'station:big-space-laser');
    z.run();
    expect(z.events('power-zapped')).toHaveLength(1);
    expect(z.events('outcome')).toMatchObject([{ totals: [11, 20] }]);
  });
});

describe('R27.4 planets that go or move', () => {
  it('[storm-stations-06] [faq-space-stations-8] a destroyed planet takes its station out of the game', () => {
    const t = stationTable({
      stations: { blue: { 'tactical-satellite': 'blue/2' } },
      completed: { red: ['omega-missile'] },
      options: { technology: true },
    });
    const { id } = stationNamed(t, 'tactical-satellite');
    t.use('red', 'tech:omega-missile');
    t.plan('red', 'omega-missile.planet', 'blue/2');
    t.aim('red', 'blue/1');
    t.neverOffered('blue', 'station:tactical-satellite');
    expect(isInPlay(t, 'tactical-satellite')).toBe(false);
    expect(t.view('blue')[`asset:${id}`]).toBeNull();
    expect(t.pile(5)).toContain('station:tactical-satellite');
    expect(t.events('asset-discarded')).toContainEqual({ who: 1, card: 'station:tactical-satellite' });
  });

  it('[storm-stations-06] also when the planet goes on counting for somebody', () => {
    const t = stationTable(
      { stations: { blue: { 'tactical-satellite': 'blue/2' } }, ships: { blue: { 'blue/2': 0 }, red: { 'blue/2': 1 } } },
      { red: 'locust', blue: 'mirror', yellow: 'sorcerer' },
    );
    t.runTo('launch');
    expect(t.state.places.some((x) => x.keeper >= 0)).toBe(true);
    expect(isInPlay(t, 'tactical-satellite')).toBe(false);
  });

  it('[faq-space-stations-2] while its planet is in the warp it works for nobody, and then for whom it was', () => {
    const t = stationTable(
      {
        stations: { red: { 'big-space-laser': 'red/3' } },
        destiny: ['blue', 'yellow'],
        hands: { red: ['attack-10', 'attack-08'], blue: ['attack-06', 'attack-04'], yellow: ['attack-05'] },
      },
      { red: 'voyager', blue: 'mirror', yellow: 'sorcerer' },
    );
    t.use('red', 'voyager');
    t.plan('red', 'voyager.out', 'red/3');
    t.plan('red', 'ships.return', { 'red/1': 1 });
    t.neverOffered('red', 'station:big-space-laser');
    // Its ships are still there, and it is still red's.
    expect([t.ships('red', 'red/3'), ownerOf(t, 'big-space-laser')]).toEqual([3, 'red']);
    expect(isLit(t, 'big-space-laser')).toBe(false);
    expect(t.events('station-lost')).toEqual([{ who: 0, card: 'station:big-space-laser' }]);
    // A turn later another planet goes in its place.
    t.runWhile(() => t.turn() === 'red');
    t.runWhile(() => t.turn() !== 'red');
    t.use('red', 'voyager');
    t.plan('red', 'voyager.out', 'red/1');
    t.runTo('launch');
    expect([isLit(t, 'big-space-laser'), planetOf(t, 'big-space-laser')]).toEqual([true, 'red/3']);
    expect(t.events('station-regained')).toEqual([{ who: 0, card: 'station:big-space-laser' }]);
  });

  it('[faq-flare-8] when players exchange colours the stations stay at their planets and change players', () => {
    const t = stationTable(
      {
        stations: { red: { 'big-space-laser': 'red/1' }, blue: { 'tactical-satellite': 'blue/2' } },
        techs: { red: { qax: 2 } },
        options: { technology: true },
        destiny: ['blue', 'yellow'],
        hands: { red: ['attack-10', 'flare:schizoid'], blue: ['attack-06', 'attack-08'], yellow: ['attack-04'] },
      },
      SEATS,
    );
    t.use('red', 'flare:schizoid');
    t.plan('red', 'schizoid.colours', 'blue');
    t.run();
    expect(t.state.personOf.slice(0, 2)).toEqual([1, 0]);
    expect(planetOf(t, 'big-space-laser')).toBe('red/1');
    expect(ownerOf(t, 'big-space-laser')).toBe('red');
    expect(planetOf(t, 'tactical-satellite')).toBe('blue/2');
    expect(isLit(t, 'big-space-laser') && isLit(t, 'tactical-satellite')).toBe(true);
    // What is red belongs to the person who was blue, station and tech alike.
    expect(t.state.personOf[stationNamed(t, 'big-space-laser').colour]).toBe(t.seat('blue'));
    expect(t.state.assets.filter((x) => x.kind === 'tech').map((x) => t.state.personOf[x.colour])).toEqual([1]);
    // And it is that person who uses it: as the offense of the next turn.
    t.plan(
      'blue',
      'use',
      (d) => {
        expect(t.options('blue')).toContain('station:big-space-laser');
        return hasOptions(d) ? d.options[0] : 'pass';
      },
      { at: 'window:reveal.revealed' },
    );
    t.run();
  });
});

describe('R27.5 stations in deals', () => {
  const stations = { red: { 'big-space-laser': 'red/1' }, blue: { 'tactical-satellite': 'blue/2' } };
  const talk = { hands: { red: ['negotiate'], blue: ['negotiate', 'attack-06'] }, stations };

  it('[storm-stations-07] in addition to cards and colonies', () => {
    const t = stationTable(talk);
    t.aim('red', 'blue/1');
    t.offer('red', { red: ['station:big-space-laser'], blue: ['attack', 'colony blue/3'] });
    t.accept('blue');
    t.plan('blue', 'stations.attach', 'blue/5');
    t.run();
    expect(ownerOf(t, 'big-space-laser')).toBe('blue');
    expect(planetOf(t, 'big-space-laser')).toBe('blue/5');
    expect(isLit(t, 'big-space-laser')).toBe(true);
    expect(t.hand('red')).toEqual(['attack-06']);
    expect(t.ships('red', 'blue/3')).toBeGreaterThan(0);
  });

  it('[storm-stations-08] as the whole of a deal', () => {
    const t = stationTable(talk);
    t.offer('blue', { blue: ['station:tactical-satellite'] });
    t.accept('red');
    t.run();
    expect(t.events('deal-made')).toHaveLength(1);
    expect(stationsOf(t, 'red')).toEqual(['big-space-laser', 'tactical-satellite']);
    expect(stationsOf(t, 'blue')).toEqual([]);
  });

  it('[storm-stations-09] the receiver attaches it to a home planet without a station', () => {
    const t = stationTable(talk);
    t.offer('blue', { blue: ['station:tactical-satellite'] });
    t.accept('red');
    t.until('red', 'stations.attach');
    expect(t.options('red')).toEqual(['red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', 'red/4');
    expect(planetOf(t, 'tactical-satellite')).toBe('red/4');
  });

  it('they can be exchanged', () => {
    const t = stationTable(talk);
    t.offer('blue', { blue: ['station:tactical-satellite'], red: ['station:big-space-laser'] });
    t.accept('red');
    t.run();
    expect([stationsOf(t, 'red'), stationsOf(t, 'blue')]).toEqual([['tactical-satellite'], ['big-space-laser']]);
  });

  it('nobody can receive one without a planet for it', () => {
    const t = stationTable({ ...talk, gone: ['red/2', 'red/3', 'red/4', 'red/5'] });
    const d = t.until('red', 'deal');
    const goods = d.kind === 'bargain' ? d.goods.map((x) => x.id) : [];
    const [laser, satellite] = ['big-space-laser', 'tactical-satellite'].map((id) => stationNamed(t, id).id);
    expect(goods).toContain(`asset${laser}:0>1`);
    expect(goods).not.toContain(`asset${satellite}:1>0`);
  });

  it('nor two with one planet', () => {
    const t = stationTable({
      ...talk,
      stations: { ...stations, blue: { 'tactical-satellite': 'blue/2', 'colony-cloak': 'blue/3' } },
      gone: ['red/2', 'red/3', 'red/4'],
    });
    t.offer('blue', { blue: ['station:tactical-satellite', 'station:colony-cloak'] });
    expect(() => t.run()).toThrow(/at most 1 of stations for seat 0/);
  });

  it('a failed deal moves nothing', () => {
    const t = stationTable(talk);
    t.until('blue', 'deal');
    t.answer('blue', { do: 'leave' });
    t.runTo('regroup');
    expect(t.events('deal-failed')).toHaveLength(1);
    expect(ownerOf(t, 'tactical-satellite')).toBe('blue');
  });
});

describe('[storm-stations-10] everything else is as usual', () => {
  it('foreign colonies win, with stations or without', () => {
    const t = stationTable({
      stations: { red: { 'big-space-laser': 'red/1' } },
      ships: { red: { 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1, 'purple/2': 1 } },
    });
    t.run();
    expect(t.winners()).toEqual(['red']);
    expect(t.state.wonBy).toBe('colonies');
  });
});

describe('with other variants', () => {
  const given = { red: { 'big-space-laser': 'red/1' } };
  const fight = (options: object): [number, number] => {
    const t = stationTable({ stations: given, options: { ...options } });
    t.use('red', 'station:big-space-laser');
    t.run();
    const [{ totals }] = t.events('outcome') as unknown as { totals: [number, number] }[];
    return totals;
  };

  it('[storm-compat-01] four planets', () => {
    const t = stationTable({ options: { planets: 4 } });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4']);
    expect(fight({ planets: 4 })).toEqual([21, 10]);
  });

  it('[storm-compat-02] technology', () => {
    expect(fight({ technology: true })).toEqual([21, 10]);
    // A station is no tech, not even one that lies facedown; techs are researched and used beside it.
    const t = stationTable({
      stations: { ...given, blue: { 'colony-cloak': 'blue/5' } },
      techs: { red: { qax: 1 }, blue: { 'xenon-lasers': 1 } },
      completed: { red: ['omega-missile'] },
      ships: { blue: { 'blue/5': 0 } },
      options: { technology: true },
    });
    t.until('red', 'technology.action');
    expect(t.options('red')).toEqual(['research qax', 'abandon qax', 'nothing']);
    t.answer('red', 'research qax');
    t.until('blue', 'technology.action');
    expect(isLit(t, 'colony-cloak')).toBe(false);
    expect(t.options('blue')).toEqual(['research xenon-lasers', 'abandon xenon-lasers', 'nothing']);
    t.aim('red', 'blue/2');
    t.use('red', 'tech:omega-missile');
    t.plan('red', 'omega-missile.planet', 'blue/5');
    t.use('red', 'station:big-space-laser');
    t.run();
    expect(isInPlay(t, 'colony-cloak')).toBe(false);
    expect(t.events('outcome')).toMatchObject([{ totals: [21, 10] }]);
  });

  it('[storm-compat-03] hazards', () => {
    expect(fight({ hazards: true })).toEqual([21, 10]);
  });

  it('[storm-compat-04] reward decks', () => {
    expect(fight({ rewards: 'both' })).toEqual([21, 10]);
  });

  it('[storm-compat-05] teams, dials, hidden and second powers, special ships', () => {
    for (const more of [{ teams: true }, { dials: true }, { specialShips: 'salvage' }])
      expect(fight(more)[0], JSON.stringify(more)).toBe(21);
    const seats = [{ alien: null }, { alien: null }, { alien: null }, { alien: null }];
    for (const more of [{ hiddenPowers: true }, { powers: 2 }, { teams: true, dials: true }])
      expect(refusal(4, { seats, stations: 'two', conquest: true, ...more }), JSON.stringify(more)).toBe('accepted');
  });
});

describe('R27.7 two stations each', () => {
  const two = { options: { stations: 'two' } };

  it('[storm-multiple-02] each player is dealt two', () => {
    for (const seed of ['one', 'another']) {
      const t = stationTable({ ...two, seed });
      t.runTo('launch');
      const dealt = Object.keys(SEATS).map((colour) => stationsOf(t, colour));
      expect(dealt.map((x) => x.length)).toEqual([2, 2, 2, 2]);
      expect(new Set(dealt.flat()).size).toBe(8);
      const one = stationTable({ seed });
      one.runTo('launch');
      expect(Object.keys(SEATS).map((colour) => stationsOf(one, colour).length)).toEqual([1, 1, 1, 1]);
    }
  });

  it('[storm-multiple-03] and attaches them to different planets', () => {
    const t = stationTable(two);
    for (const colour of Object.keys(SEATS)) t.answer(colour, `${colour}/3`);
    for (const colour of Object.keys(SEATS)) expect(t.options(colour)).toEqual(homeOf(colour).filter((x) => x !== `${colour}/3`));
  });

  const stations = { red: { 'big-space-laser': 'red/1', 'interspatial-relay': 'red/2' } };

  it('[storm-multiple-04] has both abilities with ships on both planets', () => {
    const t = stationTable({ ...two, stations });
    t.send('red', { 'red/3': 1 });
    expect(t.untilOffered('red', 'station:big-space-laser')).toEqual(['station:big-space-laser', 'station:interspatial-relay', 'pass']);
  });

  it('[storm-multiple-04] [storm-multiple-05] may lose one and keep the other', () => {
    const t = stationTable({ ...two, stations, ships: { red: { 'red/2': 0 } } });
    expect([isLit(t, 'big-space-laser'), isLit(t, 'interspatial-relay')]).toEqual([true, false]);
    t.send('red', { 'red/3': 1 });
    expect(t.untilOffered('red', 'station:big-space-laser')).toEqual(['station:big-space-laser', 'pass']);
  });

  it('[storm-multiple-06] the other rules hold: deals, and planets that are destroyed', () => {
    const t = stationTable({ ...two, stations, hands: { red: ['negotiate'], blue: ['negotiate'] } });
    t.offer('red', { red: ['station:interspatial-relay'] });
    t.accept('blue');
    t.plan('blue', 'stations.attach', 'blue/2');
    t.run();
    expect([stationsOf(t, 'red'), stationsOf(t, 'blue')]).toEqual([['big-space-laser'], ['interspatial-relay']]);
    const u = stationTable({ stations, completed: { yellow: ['omega-missile'] }, options: { stations: 'two', technology: true } });
    u.use('yellow', 'tech:omega-missile');
    u.plan('yellow', 'omega-missile.planet', 'red/2');
    u.run();
    expect(stationsOf(u, 'red')).toEqual(['big-space-laser']);
  });
});
