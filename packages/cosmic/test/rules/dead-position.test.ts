import { disturb } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { changePlace } from '../../rules/board/places.ts';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'tripler', yellow: 'macron' };
/** Planets that have gone, so that so many are left to each colour. */
const left = (counts: { readonly [colour: string]: number }): string[] =>
  Object.entries(counts).flatMap(([colour, n]) => Array.from({ length: 5 - n }, (_, i) => `${colour}/${5 - i}`));

const start = {
  turn: 'red',
  destiny: ['blue', 'yellow'],
  hands: { red: ['attack-00', 'attack-01'], blue: ['attack-40', 'attack-30'], yellow: ['attack-20'] },
} as const;
/** Two planets each: four foreign ones for everybody. */
const TWO_EACH = left({ red: 2, blue: 2, yellow: 2 });

describe('a position in which nobody can win any more', () => {
  it('ends with the encounter: whoever has most foreign colonies wins', () => {
    const t = table(seats, { ...start, gone: TWO_EACH, ships: { blue: { 'yellow/1': 1, 'red/2': 1 }, yellow: { 'red/1': 1 } } });
    t.until('red', 'planning.select');
    expect(t.over()).toBe(false);
    t.run();
    expect(t.winners()).toEqual(['blue']);
    expect(t.state.wonBy).toBe('most-colonies');
    expect(t.events('dead-position')).toEqual([{}]);
    expect(t.why('game-won')).toContain('rule:dead-position');
    expect(t.asked()).toEqual([]);
  });

  it('several who have the same number win together', () => {
    const t = table(seats, { ...start, gone: TWO_EACH, ships: { blue: { 'red/2': 1 }, yellow: { 'red/1': 1 } } });
    t.run();
    expect(t.winners()).toEqual(['blue', 'yellow']);
  });

  it('nobody wins when nobody has a foreign colony', () => {
    const t = table(seats, { ...start, gone: TWO_EACH });
    t.run();
    expect(t.over()).toBe(true);
    expect(t.winners()).toEqual([]);
  });

  it('play goes on while there are enough foreign planets for one player', () => {
    const t = table(seats, { ...start, gone: left({ red: 1, blue: 3, yellow: 2 }), ships: { blue: { 'yellow/1': 1 } } });
    t.run();
    expect(t.over()).toBe(false);
    expect(t.events('dead-position')).toEqual([]);
  });

  it('play goes on when the house says so', () => {
    const t = table(seats, {
      ...start,
      gone: TWO_EACH,
      options: { house: { deadPosition: 'play-on' } },
      ships: { blue: { 'yellow/1': 1 } },
    });
    t.run();
    expect(t.over()).toBe(false);
  });

  it('counts the four that are needed with four planets', () => {
    const t = table(seats, {
      ...start,
      options: { planets: 4 },
      gone: ['red', 'blue', 'yellow'].flatMap((c) => [`${c}/3`, `${c}/4`]),
      ships: { blue: { 'yellow/1': 1 } },
    });
    t.run();
    expect(t.over()).toBe(false);
  });

  it('a colony takes a ship: those who have too few of them left cannot win', () => {
    const out = { red: { out: 16 }, blue: { out: 16 } };
    const dead = table(seats, { ...start, ships: { ...out, yellow: { out: 16, 'red/1': 1 } } });
    dead.run();
    expect(dead.winners()).toEqual(['yellow']);
    const alive = table(seats, { ...start, ships: { ...out, yellow: { out: 15, 'red/1': 1 } } });
    alive.run();
    expect(alive.over()).toBe(false);
  });

  it('planets that somebody keeps count as well', () => {
    const devoured = (red: number) => {
      const t = table(
        { ...seats, blue: 'locust' },
        {
          ...start,
          gone: left({ red, blue: 3, yellow: 2 }),
          // The others have too few ships, and blue is alone on a planet.
          ships: { red: { out: 16 }, blue: { 'yellow/1': 1 }, yellow: { out: 16, 'yellow/1': 0 } },
        },
      );
      t.run();
      expect(t.events('planet-removed').at(-1)).toEqual({ planet: 'yellow/1', keeper: 'blue' });
      return t.over();
    };
    // With the one it keeps blue could have five, or four.
    expect([devoured(3), devoured(2)]).toEqual([false, true]);
  });

  it('small planets count for what they are worth', () => {
    const small = { red: 'hacker', blue: 'tripler', yellow: 'pygmy' };
    const ended = (yellow: number) => {
      const t = table(small, { ...start, destiny: ['yellow'], gone: left({ red: 1, blue: 0, yellow }) });
      t.run();
      return t.over();
    };
    // Five more planets of yellow's have another colour: eight are worth four to blue, seven are worth three.
    expect([ended(3), ended(2)]).toEqual([false, true]);
  });

  it('play goes on while somebody has another way to win', () => {
    const t = table({ ...seats, yellow: 'tick-tock' }, { ...start, gone: TWO_EACH, ships: { blue: { 'yellow/1': 1 } } });
    t.run();
    expect(t.over()).toBe(false);
    const schizoid = table({ ...seats, yellow: 'schizoid' }, { ...start, gone: TWO_EACH, ships: { blue: { 'yellow/1': 1 } } });
    schizoid.run();
    expect(schizoid.over()).toBe(false);
  });

  it('play goes on while enough stations could be conquered', () => {
    const ended = (blue: { readonly [station: string]: string }, gone: readonly string[] = []) => {
      const t = table(seats, {
        ...start,
        options: { stations: 'two', conquest: true },
        stations: { red: { 'big-space-laser': 'red/1', 'colony-cloak': 'red/2' }, blue },
        gone,
        ships: { red: { out: 16 }, blue: { out: 16 }, yellow: { out: 16 } },
      });
      t.run();
      return t.over();
    };
    const two = { 'shield-generator': 'blue/1', 'tactical-satellite': 'blue/2' };
    const three = { ...two, 'temporal-matrix': 'blue/3' };
    expect([ended(three), ended(two)]).toEqual([false, true]);
    // Everybody is short of a home planet for the fifth.
    expect(ended(three, ['red/5', 'blue/5', 'yellow/5'])).toBe(true);
  });

  describe('in a game of teams', () => {
    const four = { red: 'hacker', blue: 'tripler', yellow: 'macron', purple: 'void' };
    const pairs = {
      options: { teams: true },
      teams: [
        ['red', 'yellow'],
        ['blue', 'purple'],
      ],
    };
    /** Too few ships for one of each team. */
    const few = { red: { out: 16 }, blue: { out: 16 } };

    it('the partner who is behind counts', () => {
      const ships = { red: { 'purple/1': 1, 'yellow/1': 1, 'yellow/2': 1 }, blue: { 'yellow/1': 1 }, purple: { 'yellow/2': 1 } };
      const t = table(four, { ...start, ...pairs, gone: left({ red: 1, blue: 1, yellow: 2, purple: 1 }), ships });
      t.run();
      expect(t.winners()).toEqual(['blue', 'purple']);
    });

    it('both partners must be able to win', () => {
      const t = table(four, { ...start, ...pairs, ships: few });
      t.run();
      expect(t.over()).toBe(true);
      const one = table(four, { ...start, ...pairs, ships: { blue: { out: 16 } } });
      one.run();
      expect(one.over()).toBe(false);
    });

    it('whoever has fulfilled a condition already needs no more', () => {
      const t = table(four, { ...start, ...pairs, ships: few });
      t.until('red', 'planning.select');
      t.state.teams?.met.push(t.seat('red'));
      t.run();
      expect(t.over()).toBe(false);
    });

    it('play goes on while something else than colonies counts for everybody', () => {
      const t = table({ ...four, yellow: 'schizoid' }, { ...start, ...pairs, ships: few });
      t.run();
      expect(t.over()).toBe(false);
    });
  });

  it('without any planet nobody can be encountered, whatever else there is to win with', () => {
    const last = (deadPosition: string) => {
      const t = table({ ...seats, yellow: 'tick-tock' }, { ...start, options: { house: { deadPosition } } });
      t.until('red', 'planning.select');
      const { game } = t.table;
      const planets = t.state.places.flatMap((x, place) => (x.kind === 'planet' ? [place] : []));
      for (const place of planets) changePlace(game, place, { system: -1 });
      changePlace(game, planets[0], { keeper: t.state.colourOf[1] });
      disturb(game);
      t.run();
      expect(t.over()).toBe(true);
      expect(t.state.wonBy).toBe('no-planets');
      return t.winners();
    };
    expect([last('most-colonies'), last('play-on')]).toEqual([['blue'], []]);
  });
});
