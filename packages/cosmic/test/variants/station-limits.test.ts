import type { ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';

import { stationTable, tokensOn } from './stations.ts';
import { SEATS } from './variant-table.ts';

/** How often stations can be used, by whom, and how much they give. */

const at = (colour: string, station: string, planet: string): ScenarioOptions => ({ stations: { [colour]: { [station]: planet } } });

/** Red wins twice in its turn, against blue. */
const TWICE: ScenarioOptions = {
  destiny: ['blue', 'blue'],
  hands: { red: ['attack-40', 'attack-30', 'attack-20'], blue: ['attack-08', 'attack-06', 'attack-04'] },
  deck: ['attack-01', 'attack-05', 'attack-07', 'attack-09', 'attack-11'],
};

/** Nobody here is offered a power with attacks alone. */
const QUIET = { ...SEATS, blue: 'pacifist' };

describe('R27.2 each use is for one encounter', () => {
  it.each([
    ['big-space-laser', 'red', 'window:reveal.revealed'],
    ['interspatial-relay', 'red', 'window:reveal.revealed'],
    ['tactical-satellite', 'blue', 'window:launch.after'],
    ['colony-cloak', 'blue', 'window:launch.aimed'],
    ['observation-platform', 'yellow', 'window:alliance.formed'],
    ['assault-barracks', 'yellow', 'window:regroup.during'],
  ] as const)('%s: once in the first of a turn, and again in the second', (id, colour, moment) => {
    const t = stationTable({ ...TWICE, ...at(colour, id, `${colour}/5`), strict: [colour] }, QUIET);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.use(colour, `station:${id}`, { at: moment });
    t.plan('red', 'encounter.second', true);
    t.run();
    t.aim('red', 'blue/4');
    t.send('red', { 'red/2': 1 });
    t.use(colour, `station:${id}`, { at: moment });
    t.run();
    expect(t.state.encounterCount).toBeGreaterThan(1);
  });
});

describe('Assault Barracks', () => {
  const barracks = at('blue', 'assault-barracks', 'blue/2');

  it('a single ship in the warp is enough to take it back', () => {
    const t = stationTable({ ...barracks, ships: { blue: { 'blue/4': 3, warp: 1 } } });
    t.use('blue', 'station:assault-barracks');
    t.plan('blue', 'ships.return', { 'blue/4': 1 });
    t.runTo('launch');
    expect([t.warp('blue'), t.ships('blue', 'blue/4')]).toEqual([0, 4]);
    expect(t.events('ships-lost')).toEqual([]);
  });

  it('hits one ship of a player who has any, also of one with a single colony', () => {
    // Yellow has nothing but the warp, purple is all on one planet.
    const t = stationTable({ ...barracks, ships: { yellow: { warp: 20 }, purple: { 'blue/1': 3, warp: 17 } } });
    t.use('blue', 'station:assault-barracks');
    t.until('blue', 'assault-barracks.player');
    expect(t.options('blue')).toEqual(['purple', 'red']);
    t.answer('blue', 'red');
    expect(t.question('blue')).toMatchObject({ tag: 'assault-barracks.ship', min: 1, max: 1, data: { who: 0 } });
    t.answer('blue', { 'red/4': 1 });
    expect([t.warp('red'), t.warp('purple')]).toEqual([1, 17]);
  });
});

describe('Colony Cloak', () => {
  const cloak = at('blue', 'colony-cloak', 'blue/3');

  it('takes one ship, be it the last on its planet, and one other planet is enough', () => {
    const t = stationTable({ ...cloak, ships: { blue: { 'blue/3': 1 }, red: { 'blue/2': 1, 'blue/4': 1, 'blue/5': 1 } } });
    t.aim('red', 'blue/1');
    t.use('blue', 'station:colony-cloak');
    t.runTo('alliance');
    expect([t.warp('blue'), t.ships('blue', 'blue/3')]).toEqual([1, 0]);
    expect(t.state.places[t.encounter().target]).toMatchObject({ colour: 1, nth: 3 });
  });

  it('asks for exactly one ship; a planet with a colony of the offense is none to aim at', () => {
    const t = stationTable({
      ...cloak,
      ships: { red: { 'blue/2': 1 } },
      options: { specialShips: 'flagship' },
      specialShips: { blue: ['blue/3'] },
    });
    t.aim('red', 'blue/1');
    t.use('blue', 'station:colony-cloak');
    expect(t.until('blue', 'colony-cloak.ship')).toMatchObject({ min: 1, max: 1 });
    t.answer('blue', { 'blue/3': 1 });
    t.until('red', 'colony-cloak.aim');
    expect(t.options('red')).toEqual(['blue/3', 'blue/4', 'blue/5']);
  });

  it('R29.2 nobody is asked about the partner of the offense', () => {
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
    expect(t.story()).not.toContain('colony-cloak.defense');
  });
});

describe('Cosmic Energy Generator', () => {
  const id = 'cosmic-energy-generator';

  it('exactly five tokens are enough', () => {
    const t = stationTable({ ...at('red', id, 'red/1'), ships: { red: { 'yellow/1': 1 } } });
    const scores = [4, 5].map((tokens) => {
      t.state.assets[0].notes.tokens = tokens;
      return t.score('red');
    });
    expect(scores).toEqual([1, 2]);
  });

  it('the last token goes too', () => {
    const t = stationTable({ ...at('red', id, 'red/1'), hands: { red: ['attack-04'], blue: ['attack-20'] } });
    t.state.assets[0].notes.tokens = 1;
    t.run();
    expect(tokensOn(t, id)).toBe(0);
  });

  it('nobody is asked about its tokens', () => {
    const t = stationTable({ ...at('red', id, 'red/1'), strict: ['red'] }, QUIET);
    t.run();
    expect(tokensOn(t, id)).toBe(2);
  });
});

describe('Interspatial Relay', () => {
  it('no more ships than the planet of a Pygmy holds, which is four', () => {
    for (const there of [3, 4]) {
      const position = { ...at('blue', 'interspatial-relay', 'blue/4'), ships: { blue: { 'blue/1': there } } };
      const t = stationTable(position, { ...SEATS, blue: 'pygmy' });
      t.aim('red', 'blue/1');
      if (there === 4) {
        t.neverOffered('blue', 'station:interspatial-relay');
        continue;
      }
      t.use('blue', 'station:interspatial-relay');
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals: [11, 10] }]);
    }
  });

  it('one ship on its planet is enough, none is not', () => {
    const t = stationTable({ ...at('red', 'interspatial-relay', 'red/1'), ships: { red: { 'red/1': 1 } } });
    t.send('red', { 'red/2': 1 });
    t.use('red', 'station:interspatial-relay');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [12, 10] }]);
    const u = stationTable({ ...at('red', 'interspatial-relay', 'red/1'), ships: { red: { 'red/1': 1 } } });
    u.send('red', { 'red/1': 1 });
    u.neverOffered('red', 'station:interspatial-relay');
  });

  it('not for an ally', () => {
    const t = stationTable(at('yellow', 'interspatial-relay', 'yellow/1'));
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/2': 1 });
    t.neverOffered('yellow', 'station:interspatial-relay');
  });
});

describe('Observation Platform', () => {
  const platform = at('yellow', 'observation-platform', 'yellow/1');

  it('there is nothing to choose with no ship in the warp, and one there is enough', () => {
    const t = stationTable({ ...platform, deck: ['attack-30'] });
    t.use('yellow', 'station:observation-platform');
    t.run();
    expect(t.story()).not.toContain('observation-platform.find');
    const u = stationTable({ ...platform, ships: { yellow: { warp: 1 } } });
    u.use('yellow', 'station:observation-platform');
    u.until('yellow', 'observation-platform.find');
    expect(u.options('yellow')).toEqual(['card', 'ship']);
    u.answer('yellow', 'ship');
    expect(u.until('yellow', 'ships.return')).toMatchObject({ min: 1, max: 1 });
  });
});

describe('Shield Generator', () => {
  const shield = at('yellow', 'shield-generator', 'yellow/1');
  const lost = { hands: { red: ['attack-04'], blue: ['attack-20'] } };

  it('one to all of the losing ships, and those only', () => {
    const t = stationTable({ ...shield, ...lost });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/2': 3 });
    t.use('yellow', 'station:shield-generator');
    expect(t.until('yellow', 'shield-generator.ships')).toMatchObject({ min: 1, max: 3 });
    expect(t.options('yellow')).toEqual(['gate']);
    t.answer('yellow', { gate: 3 });
    t.run();
    expect([t.ships('yellow', 'yellow/1'), t.warp('yellow')]).toEqual([7, 0]);
  });

  it('brings the very ship that was chosen: the flagship, or another', () => {
    for (const saved of ['flagship', 'another']) {
      const t = stationTable({ ...shield, ...lost, options: { specialShips: 'flagship' }, specialShips: { yellow: ['yellow/2'] } });
      t.invite('red', 'yellow');
      const ships = (d: { places?: unknown }): string[] => (d.places as { id: string }[]).map((x) => x.id);
      t.plan('yellow', 'alliance.answer', 'offense');
      t.plan('yellow', 'alliance.ships', (d) => {
        const [plain, special] = ships(d as { places?: unknown }).filter((x) => x.startsWith('yellow/2'));
        return { [plain]: 1, [special]: 1 };
      });
      t.use('yellow', 'station:shield-generator');
      t.plan('yellow', 'shield-generator.ships', (d) => {
        const places = ships(d as { places?: unknown });
        const special = places.find((x) => x.includes('#')) ?? '';
        const plain = places.find((x) => !x.includes('#')) ?? '';
        return { [saved === 'flagship' ? special : plain]: 1 };
      });
      t.run();
      expect([t.ships('yellow', 'yellow/1'), t.warp('yellow')]).toEqual([5, 1]);
      const { place } = t.state.stacks.find((x) => x.colour === 2) ?? { place: -1 };
      expect(t.state.places[place].kind).toBe(saved === 'flagship' ? 'planet' : 'warp');
    }
  });

  it('not for allies who have won, and not for a main player who has lost', () => {
    const t = stationTable({ ...shield, hands: { red: ['attack-20'], blue: ['attack-04'] } });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/2': 3 });
    t.neverOffered('yellow', 'station:shield-generator');
    const u = stationTable({ ...at('blue', 'shield-generator', 'blue/5'), hands: { red: ['attack-20'], blue: ['attack-04'] } });
    u.aim('red', 'blue/1');
    u.neverOffered('blue', 'station:shield-generator');
  });

  it('not onto a full planet of a Pygmy, and onto one with room as many as it holds', () => {
    for (const there of [4, 3]) {
      const t = stationTable({ ...shield, ...lost, ships: { yellow: { 'yellow/1': there } } }, { ...SEATS, yellow: 'pygmy' });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/2': 1, 'yellow/3': 1 });
      if (there === 4) t.neverOffered('yellow', 'station:shield-generator');
      else {
        t.use('yellow', 'station:shield-generator');
        t.run();
        expect([t.ships('yellow', 'yellow/1'), t.warp('yellow')]).toEqual([4, 1]);
      }
    }
  });
});

describe('those for whom a station is nothing', () => {
  it.each([
    ['tactical-satellite', 'red'],
    ['tactical-satellite', 'yellow'],
    ['interspatial-relay', 'yellow'],
    ['interspatial-relay', 'purple'],
    ['shield-generator', 'red'],
    ['shield-generator', 'yellow'],
    ['big-space-laser', 'purple'],
    ['observation-platform', 'purple'],
    ['temporal-matrix', 'yellow'],
  ] as const)('%s: is not offered to %s, whose part in the encounter is another', (id, colour) => {
    const hands = { red: ['attack-04', 'attack-10'], blue: ['attack-20', 'attack-06'] };
    const t = stationTable({ ...at(colour, id, `${colour}/5`), hands });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.neverOffered(colour, `station:${id}`);
    expect(t.events('won')).toMatchObject([{ who: [1, 3] }]);
  });

  it.each(['yellow', 'red'])('colony-cloak: is for the defense alone, be it on a planet of blue and belong to %s', (colour) => {
    const t = stationTable({ ...at(colour, 'colony-cloak', 'blue/3'), ships: { [colour]: { 'blue/3': 2 } } });
    t.aim('red', 'blue/1');
    t.neverOffered(colour, 'station:colony-cloak');
    expect(t.events('ships-lost').some((x) => x.who === 1)).toBe(true);
  });
});

describe('ships that stations cost', () => {
  it('colony-cloak: are not lost in the encounter, so they earn no compensation', () => {
    const hands = { red: ['attack-10', 'attack-01', 'attack-04', 'attack-05', 'attack-07', 'attack-09', 'attack-11'], blue: ['negotiate'] };
    const t = stationTable({ ...at('blue', 'colony-cloak', 'blue/3'), hands });
    t.aim('red', 'blue/1');
    t.use('blue', 'station:colony-cloak');
    t.plan('red', 'colony-cloak.aim', 'blue/2');
    t.run();
    expect([t.warp('blue'), t.hand('blue').length]).toEqual([5, 4]);
  });

  it('assault-barracks: are not lost in the encounter, so they earn no compensation', () => {
    const hands = { red: ['negotiate'], blue: ['attack-10', 'attack-01', 'attack-04', 'attack-05'] };
    const t = stationTable({ ...at('blue', 'assault-barracks', 'blue/3'), hands });
    t.use('blue', 'station:assault-barracks');
    t.plan('blue', 'assault-barracks.player', 'red');
    t.send('red', { 'red/2': 2 });
    t.run();
    expect(t.events('compensated')).toMatchObject([{ n: 2 }]);
  });
});
