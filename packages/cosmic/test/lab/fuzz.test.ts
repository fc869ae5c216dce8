import { describe, expect, it } from 'vitest';
import { cosmic } from '@parley/cosmic';
import { replayCommand, seedOf } from '@parley/lab/fuzz/game.ts';
import { readSettings, specOf } from '@parley/lab/fuzz/index.ts';
import { cosmicLab } from '../../lab/index.ts';
import { ANYTHING, randomOptions } from '../../lab/random/options.ts';
import { fuzz } from '@parley/lab/fuzz/run.ts';
import { readArgs } from '@parley/lab/shared/args.ts';

describe('random games', () => {
  it('have the same options for the same seed, and legal ones', () => {
    for (let i = 0; i < 200; i++) {
      const options = randomOptions(`s.${i}`, ANYTHING);
      expect(randomOptions(`s.${i}`, ANYTHING)).toEqual(options);
      expect(() => cosmic.parse(options)).not.toThrow();
    }
  });

  it('differ in everything that can be set', () => {
    const all = Array.from({ length: 300 }, (_, i) => randomOptions(`v.${i}`, ANYTHING));
    const players = all.map((o) => (o.seats as readonly unknown[]).length);
    expect([...new Set(players)].sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8]);
    for (const key of ['planets', 'flares', 'secondEncounters', 'largeGroup', 'house'])
      expect([key, new Set(all.map((o) => o[key] !== undefined)).size]).toEqual([key, 2]);
  });

  it('leave out an alien for which no colour is free', () => {
    const aliensAt = (n: number) => {
      const { seats } = randomOptions('p', { players: { min: n, max: n }, aliens: ['pygmy'] });
      return (seats as readonly { alien: string | null }[]).map((x) => x.alien);
    };
    expect(aliensAt(7)).toContain('pygmy');
    expect(aliensAt(8)).not.toContain('pygmy');
  });

  it('hold to what was wished for', () => {
    for (let i = 0; i < 50; i++) {
      const seats = randomOptions(`w.${i}`, { players: { min: 4, max: 5 }, aliens: ['zombie', 'void'] }).seats as readonly {
        alien: string | null;
      }[];
      expect(seats.length === 4 || seats.length === 5).toBe(true);
      const aliens = seats.map((s) => s.alien);
      expect(aliens).toContain('zombie');
      expect(aliens).toContain('void');
    }
  });

  it('are named by a command that plays the same game again', () => {
    const wishes = { players: { min: 4, max: 5 }, given: { aliens: 'zombie' } };
    const job = { game: 'cosmic', seed: seedOf('a', 16, 100), wishes, thorough: true };
    const text = replayCommand(cosmicLab, job);
    expect(text).toBe('npm run lab -- fuzz --games 1 --seed a.17 --players 4..5 --aliens zombie --thorough');
    const words = text.slice('npm run lab -- fuzz '.length).split(' ');
    const again = readSettings(cosmicLab, readArgs(specOf(cosmicLab), words));
    expect(again).toMatchObject({ games: 1, wishes, thorough: true });
    expect(seedOf(again.seed, 0, again.games)).toBe(job.seed);
    const { options } = cosmicLab.random;
    expect(options(again.seed, again.wishes)).toEqual(options(job.seed, job.wishes));
  });

  it('run on worker threads', async () => {
    const totals = await fuzz({
      game: 'cosmic',
      games: 2,
      seed: 'threads',
      wishes: { players: { min: 3, max: 3 }, given: {} },
      thorough: false,
      enough: 9,
      workers: 2,
    });
    expect(totals.failures).toEqual([]);
    expect(totals.games).toBe(2);
    expect(totals.answers).toBeGreaterThan(20);
  });

  it('report a game that breaks, with its seed', async () => {
    // Nobody plays this alien, so the game cannot be opened.
    const wishes = { players: { min: 3, max: 3 }, given: { aliens: 'no-such-alien' } };
    const { failures } = await fuzz({ game: 'cosmic', games: 1, seed: 'broken', wishes, thorough: false, enough: 1, workers: 1 });
    expect(failures).toHaveLength(1);
    expect(failures[0].message).toContain('There is no alien "no-such-alien"');
    expect(failures[0].message).toContain('npm run lab -- fuzz --games 1 --seed broken --players 3 --aliens no-such-alien');
  });
});
