import type { ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { seenBy } from '@parley/kernel/players';
import { readBoard } from '../../bots/see/board.ts';
import { wouldWin } from '../../bots/judge/stakes.ts';
import { says, sitting, uses, raises } from './sitting.ts';

const hands = { red: ['attack-10', 'attack-08'], blue: ['attack-06', 'attack-04'] };
const FOUR = { 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1, 'purple/2': 1 };

describe('rookie with hazards', () => {
  const hazard = (name: string, position: ScenarioOptions = {}) =>
    sitting({ hands, hazardDeck: [name], destiny: ['blue!', 'yellow'], options: { hazards: true }, ...position });

  it('keeps to odd cards when odd cards win', () => {
    const red = ['attack-12', 'attack-11', 'attack-14'];
    expect(says(hazard('odd-victory', { hands: { ...hands, red } }), 'red', 'planning.select')).toBe('attack-11');
  });

  it('plays no attack that the Cosmic Guardian makes a negotiate', () => {
    const red = ['attack-40', 'attack-15'];
    expect(says(hazard('cosmic-guardian', { hands: { ...hands, red } }), 'red', 'planning.select')).toBe('attack-15');
  });

  it('binds itself to somebody far from winning', () => {
    const ships = { blue: { ...FOUR, 'blue/1': 1 }, yellow: { 'purple/3': 1 } };
    const t = hazard('alliance', { ships, hands: { ...hands, red: ['attack-40', 'attack-30'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3, 'red/2': 1 });
    expect(says(t, 'red', 'hazard-alliance.partner')).toBe('purple');
    t.answer('red', 'purple');
    // Sure of winning it would invite nobody, but it has to.
    expect(says(t, 'red', 'alliance.invite')).toEqual(['player:3']);
  });

  it('feeds the Entropy Beast with what a rival needs', () => {
    const ships = { blue: { 'yellow/1': 2 }, red: { 'purple/1': 2 } };
    const t = hazard('entropy-beast', { ships, destiny: ['wild'], hazards: ['entropy-beast'], hazardDeck: [] });
    expect(says(t, 'red', 'entropy-beast.planet')).toBe('yellow/1');
  });
});

describe('rookie with space stations', () => {
  const station = (id: string, colour: string, planet: string, position: ScenarioOptions = {}) =>
    sitting({ hands, stations: { [colour]: { [id]: planet } }, options: { stations: 'one' }, ...position });

  it('attaches a station where it will hold out', () => {
    const t = sitting({ hands, options: { stations: 'one' }, ships: { red: { 'red/4': 8 } } });
    expect(says(t, 'red', 'stations.attach')).toBe('red/4');
  });

  it('hides a weak planet behind stronger ones, and not the other way round', () => {
    const hides = (n: number) => {
      const t = station('colony-cloak', 'blue', 'blue/2', { ships: { blue: { 'blue/1': n } } });
      t.aim('red', 'blue/1');
      return uses(t, 'blue', 'station:colony-cloak');
    };
    expect([hides(1), hides(4)]).toEqual([true, false]);
  });

  it('fires the laser when it is behind, not when it wins anyway', () => {
    const fires = (red: string) =>
      uses(station('big-space-laser', 'red', 'red/1', { hands: { red: [red], blue: ['attack-10'] } }), 'red', 'station:big-space-laser');
    expect([fires('attack-08'), fires('attack-40')]).toEqual([true, false]);
  });

  it('counts a charged generator as a colony', () => {
    const t = station('cosmic-energy-generator', 'blue', 'blue/1');
    t.until('red', 'launch.aim');
    const [asset] = t.state.assets;
    asset.notes.tokens = 5;
    t.table.game.changes++;
    expect(readBoard(seenBy(t.table, 0)).score[1]).toBe(1);
  });
});

describe('rookie with special ships', () => {
  const fleet = (position: ScenarioOptions = {}) =>
    sitting({ hands, specialShips: {}, options: { specialShips: 'flagship' }, ...position });

  it('sends its flagship along', () => {
    const sent = says(fleet(), 'red', 'launch.ships') as { [place: string]: number };
    expect(Object.keys(sent).some((x) => x.includes('#'))).toBe(true);
  });

  it('keeps the drive for the moment when it decides', () => {
    const t = fleet();
    t.until('red', 'launch.aim');
    expect(raises(t, 'red')).toBeNull();
  });

  it('jumps into an encounter that it turns', () => {
    const jumps = (red: string) => {
      const t = fleet({ hands: { red: [red], blue: ['attack-08'] }, specialShips: { red: ['red/2'] } });
      t.send('red', { 'red/1': 3 });
      t.untilOffered('red', 'ship:flagship');
      return says(t, 'red', 'use');
    };
    expect([jumps('attack-08'), jumps('attack-20')]).toEqual(['ship:flagship', 'pass']);
  });
});

describe('rookie with alliance dials', () => {
  const dialled = (position: ScenarioOptions) => {
    const t = sitting({ hands, options: { dials: true }, ...position });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.invite('red', 'yellow');
    return says(t, 'yellow', 'alliance.dial');
  };

  it('dials the offense for a colony, and stays away when that would crown somebody', () => {
    expect(dialled({})).toMatch(/^offense:[1-4]$/);
    expect(dialled({ ships: { red: { 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1, 'purple/2': 1 } } })).not.toMatch(/^offense/);
  });
});

describe('rookie in a team', () => {
  const team = (position: ScenarioOptions = {}) =>
    sitting({
      hands,
      options: { teams: true },
      teams: [
        ['red', 'yellow'],
        ['blue', 'purple'],
      ],
      ...position,
    });

  it('does its partner no harm', () => {
    const t = team({
      hands: { ...hands, red: ['attack-10', 'plague'] },
      ships: { yellow: { 'blue/1': 1, 'blue/2': 1, 'blue/3': 1 }, blue: { 'red/2': 1, 'red/3': 1 } },
    });
    t.use('red', 'plague');
    expect(says(t, 'red', 'plague')).toBe('blue');
  });

  it('counts what both of a team are short of', () => {
    const half = { 'blue/2': 1, 'blue/3': 1, 'purple/3': 1, 'purple/4': 1 };
    const winners = (yellow: { [planet: string]: number }) => {
      const ships = { red: { ...FOUR, 'purple/5': 1 }, yellow, blue: { 'yellow/3': 1 } };
      const t = team({ ships, destiny: ['blue'] });
      t.until('blue', 'alliance.invite');
      const b = readBoard(seenBy(t.table, 1));
      return [wouldWin(b, 0), wouldWin(b, 2), wouldWin(b, 1)];
    };
    // Red has enough; with one colony more for either of them yellow has, too.
    expect(winners(half)).toEqual([true, true, false]);
    expect(winners({})).toEqual([false, false, false]);
  });

  it('hands a colony over that it does not need', () => {
    const five = { ...FOUR, 'purple/3': 1 };
    const given = (red: { [planet: string]: number }) => {
      const t = team({ ships: { red }, hands: { red: ['attack-40'], blue: ['attack-04'] } });
      t.aim('red', 'blue/4');
      return says(t, 'red', 'teams.give');
    };
    expect([given(five), given({})]).toEqual([true, false]);
  });
});

describe('rookie with hidden powers', () => {
  const masked = (alien: string) => sitting({ hands, options: { hiddenPowers: true } }, { red: alien });

  it('shows a power that works by itself once it is in an encounter, and uses the others when they help', () => {
    const passive = masked('macron');
    passive.until('red', 'launch.ships');
    expect(raises(passive, 'red')).toBe('macron');
    const active = masked('hacker');
    active.until('red', 'launch.ships');
    expect(raises(active, 'red')).toBeNull();
  });
});

describe('rookie and the sheets on the table', () => {
  it('sees every power of everybody, also such as came into the game later', () => {
    const two = sitting(
      { hands, options: { powers: 2 } },
      { red: 'hacker+macron', blue: 'mirror+void', yellow: 'sorcerer+zombie', purple: 'trader+tripler' },
    );
    two.until('red', 'launch.aim');
    const powers = readBoard(seenBy(two.table, 0))
      .sheetsOf(1)
      .map((s) => s.alien);
    expect(powers.sort()).toEqual(['mirror', 'void']);
    const seeded = sitting({ hands, techs: { red: { 'precursor-seed': 9 } }, options: { technology: true } });
    seeded.plan('red', 'technology.action', 'complete precursor-seed');
    seeded.until('red', 'launch.aim');
    expect(readBoard(seenBy(seeded.table, 0)).sheetsOf(0)).toHaveLength(2);
  });
});
