import { viewOf } from '@parley/kernel';
import { seenBy } from '@parley/kernel/players';
import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { readBoard as playerBoard } from '../../bots/see/board.ts';
import type { Board } from '../../view/board.ts';
import { boardOf, colonyWorth, placeNumber, readBoard, type Look } from '../../view/read.ts';
import { table } from '../table.ts';
import { charge } from '../variants/stations.ts';

const board = (t: Scenario, colour: string | null = null): Board => boardOf(viewOf(t.table.game, colour === null ? null : t.seat(colour)));
const worth = (b: Board, seat: number, name: string): number => {
  const place = b.places.find((x) => x.name === name);
  if (!place) throw new Error(`there is no ${name}`);
  return colonyWorth(b, seat, place);
};
/** The colonies and home colonies of everybody, as the browser and as a bot sees them. */
const counted = (t: Scenario): unknown[] => {
  t.table.game.changes++;
  const { score, homes } = playerBoard(seenBy(t.table, 0));
  return [board(t).people.map((p) => [p.colonies, p.homes]), score.map((n, p) => [n, homes[p]])];
};
const both = (...rows: readonly (readonly [number, number])[]): unknown[] => [rows, rows];

const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-10'], blue: ['attack-06'] } } as const;

describe('what colonies count for', () => {
  it('is half for planets of the Pygmy, for whoever looks', () => {
    const t = table(
      { red: 'tripler', blue: 'pygmy', yellow: 'macron' },
      { ...start, ships: { red: { 'blue/1': 1, 'blue/2': 1, 'yellow/1': 1 } } },
    );
    t.until('red', 'launch.aim');
    expect(counted(t)).toEqual(both([2, 5], [0, 10], [0, 5]));
    const b = board(t);
    expect(['blue/1', 'yellow/1', 'red/1'].map((name) => worth(b, 0, name))).toEqual([0.5, 1, 0]);
    expect(b.uneven.map((x) => b.places[x.place].name)).toEqual(['blue/1', 'blue/2']);
  });

  it('is one for its owner and nothing for others on a planet in the warp, which stays a home colony', () => {
    const t = table({ red: 'voyager', blue: 'zombie', yellow: 'macron' }, { ...start, ships: { blue: { 'red/2': 1 } } });
    expect(counted(t)).toEqual(both([0, 5], [1, 5], [0, 5]));
    t.use('red', 'voyager');
    t.plan('red', 'voyager.out', 'red/2');
    t.until('red', 'launch.aim');
    expect(counted(t)).toEqual(both([1, 5], [0, 5], [0, 5]));
    expect([worth(board(t), 0, 'red/2'), worth(board(t), 1, 'red/2')]).toEqual([1, 0]);
  });

  it('is one more with a charged generator', () => {
    const options = { stations: 'one' };
    const t = table(
      { red: 'tripler', blue: 'zombie', yellow: 'macron' },
      { ...start, options, stations: { blue: { 'cosmic-energy-generator': 'blue/1' } } },
    );
    t.until('red', 'launch.aim');
    charge(t, 4);
    expect(counted(t)).toEqual(both([0, 5], [0, 5], [0, 5]));
    charge(t, 5);
    expect(counted(t)).toEqual(both([0, 5], [1, 5], [0, 5]));
  });

  it('counts both fleets of somebody', () => {
    const t = table({ red: 'symbiote', blue: 'zombie', yellow: 'macron' }, start);
    t.until('red', 'launch.aim');
    const b = board(t, 'blue');
    const [planet] = b.places.filter((x) => x.name === 'red/1');
    expect([planet.crew, Object.values(planet.ships)]).toEqual([
      [8, 0, 0],
      [4, 4],
    ]);
    expect(playerBoard(seenBy(t.table, 1)).planet('red/1')?.ships).toEqual([8, 0, 0]);
  });
});

describe('what a power hangs on', () => {
  const few = (n: number): Board => {
    const away = Object.fromEntries([1, 2, 3, 4, 5].slice(n).map((nth) => [`red/${nth}`, 0]));
    const t = table({ red: 'tripler', blue: 'zombie', yellow: 'mite' }, { ...start, ships: { red: { ...away, warp: 4 * (5 - n) } } });
    t.until('red', 'launch.aim');
    return board(t);
  };

  it('are as many home colonies as the rules ask for, and one fewer loses it', () => {
    expect(few(4).people[0]).toMatchObject({ homes: 4, hangs: false });
    expect(few(3).people[0]).toMatchObject({ homes: 3, hangs: true });
    expect(few(3).homesNeeded).toBe(3);
    const lost = few(2);
    expect([lost.people[0].hangs, lost.sheets[0].down]).toEqual([false, true]);
  });

  it('is fewer in the game of four planets', () => {
    const t = table({ red: 'tripler', blue: 'zombie', yellow: 'macron' }, { ...start, options: { planets: 4 } });
    expect([board(t).goal, board(t).homesNeeded]).toEqual([4, 2]);
  });

  it('is not told of a power that lies hidden, nor of one that cannot be lost', () => {
    const ships = { red: { 'red/4': 0, 'red/5': 0, warp: 8 } };
    const hidden = table({ red: 'tripler', blue: 'zombie', yellow: 'macron' }, { ...start, ships, options: { hiddenPowers: true } });
    expect(board(hidden).people[0]).toMatchObject({ homes: 3, hangs: false });
    const safe = table(
      { red: 'pygmy', blue: 'zombie', yellow: 'macron' },
      { ...start, ships: { red: Object.fromEntries([...Array(5).keys()].map((i) => [`red/${i + 1}`, 0])) } },
    );
    expect(board(safe).people[0].hangs).toBe(false);
  });
});

describe('the reader', () => {
  it('looks at a cell when it is asked for, and not before', () => {
    const t = table({ red: 'tripler', blue: 'zombie', yellow: 'macron' }, start);
    t.until('red', 'launch.aim');
    const seen = seenBy(t.table, 0);
    const asked: string[] = [];
    const look: Look = (cell) => {
      asked.push(cell);
      return seen.cell(cell);
    };
    const b = readBoard(look);
    expect(asked).toEqual([]);
    expect(b.turn.owner).toBe(0);
    expect(asked).toEqual(['turn']);
    expect(b.places[0].kind).toBe('warp');
    expect(asked.filter((x) => x.startsWith('place:'))).toEqual([]);
    expect(b.places[4].crew).toEqual([4, 0, 0]);
    expect(asked.filter((x) => x.startsWith('place:'))).toEqual(['place:4']);
    expect([b.people, b.sheets, b.places].map((x) => x.length)).toEqual([3, 3, b.places.length]);
    expect(b.people).toBe(b.people);
  });

  it('finds places by name', () => {
    const t = table({ red: 'tripler', blue: 'zombie', yellow: 'macron' }, start);
    const map = seenBy(t.table, 0).cell('map');
    expect(map[placeNumber(map, 'yellow/3')]).toMatchObject({ name: 'yellow/3', kind: 'planet', colour: 2, nth: 3 });
    expect(placeNumber(map, 'nowhere')).toBe(-1);
  });
});
