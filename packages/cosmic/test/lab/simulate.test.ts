import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '@parley/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cosmicLab } from '../../lab/index.ts';
import { main, parseSimulateArgs, simulate, type SimulateOptions } from '@parley/lab/simulate/index.ts';
import { simulateCommand } from '@parley/lab/simulate/again.ts';
import { csvText } from '@parley/lab/simulate/csv.ts';
import { htmlPage } from '@parley/lab/simulate/html.ts';
import { emptyTally, type Tally } from '@parley/lab/simulate/tally.ts';
import { makeReport } from '@parley/lab/simulate/report.ts';
import { spreadOf, wilson } from '@parley/lab/simulate/stats.ts';
import { tableText } from '@parley/lab/simulate/table.ts';
import { style } from '@parley/lab/shared/term.ts';

const options = (args: string): SimulateOptions =>
  parseSimulateArgs(
    cosmicLab,
    args.split(' ').filter((x) => x !== ''),
  ).options;

describe('what is asked for', () => {
  it('has sensible defaults', () => {
    const { options: o, format, out } = parseSimulateArgs(cosmicLab, []);
    expect(o).toMatchObject({ game: 'cosmic', games: 1000, players: 5, plan: { planets: 5, aliens: [] }, first: 1 });
    expect(o.bots).toEqual(Array.from({ length: 5 }, () => 'rookie'));
    expect([format, out]).toEqual(['table', null]);
  });

  it('reads everything', () => {
    const o = options('--games 7 --players 3 --aliens zombie,void --bots rookie,random,random --planets 4 --seed s');
    expect(o).toEqual({
      game: 'cosmic',
      games: 7,
      players: 3,
      plan: { aliens: ['zombie', 'void'], planets: 4 },
      bots: ['rookie', 'random', 'random'],
      seed: 's',
      first: 1,
    });
  });

  it.each([
    ['--games 0', /--games must be a whole number from 1/],
    ['--games many', /--games must be a whole number/],
    ['--players 2', /--players must be a whole number from 3 to 8/],
    ['--aliens zomby', /no alien "zomby"; did you mean .*zombie/],
    ['--aliens ,', /--aliens names nobody/],
    ['--aliens healer,masochist', /healer and masochist may not be in the same game/],
    ['--bots clever', /no bot "clever"; the bots are rookie and random/],
    ['--bots rookie,random', /names 2 bots for 5 players/],
    ['--planets 6', /--planets is one of 4, 5/],
    ['--format xml', /--format is one of table, csv, json/],
    ['--speed 3', /has no option --speed/],
    ['hello', /no use for "hello"/],
    ['--seed', /--seed needs a value/],
    ['--options technology', /--options cannot be read \(.*\); write JSON such as \{"option":true/],
    ['--options [1]', /--options names options with their values/],
    ['--options {"tecnology":true}', /--options: There is no option "tecnology"; the options are/],
    ['--options {"conquest":true}', /--options: conquest is about space stations/],
    ['--options {"teams":true} --players 3', /--options: Teams are pairs/],
    ['--options {"planets":4}', /--options has no "planets": --planets says how many/],
    ['--options {"position":{}}', /--options has no "position"/],
  ])('refuses %s with a sentence', (args, sentence) => {
    expect(() => options(args)).toThrow(InputError);
    expect(() => options(args)).toThrow(sentence);
  });
});

describe('statistics', () => {
  it('knows the Wilson interval', () => {
    const { low, high } = wilson(30, 100);
    expect(low).toBeCloseTo(0.2189, 4);
    expect(high).toBeCloseTo(0.3958, 4);
    expect(wilson(0, 10)).toEqual({ low: 0, high: expect.closeTo(0.2775, 4) as number });
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('knows mean, median and the 95th percentile', () => {
    const h = new Map(Array.from({ length: 100 }, (_, i) => [i + 1, 1] as const));
    expect(spreadOf(h)).toEqual({ mean: 50.5, median: 50, p95: 95, least: 1, most: 100 });
    expect(spreadOf(new Map())).toMatchObject({ mean: 0, most: 0 });
  });
});

describe('a simulation', () => {
  const twelve = options('--games 12 --players 4 --bots random --planets 4 --seed same');

  it('gives the same figures on any number of threads', async () => {
    const one = await simulate(twelve, { workers: 1 });
    const ticks: number[] = [];
    const two = await simulate(twelve, { workers: 2, tick: (done) => ticks.push(done) });
    expect(two).toEqual(one);
    expect(ticks.at(-1)).toBe(12);
    expect(one.games).toBe(12);
    expect(one.rows.reduce((sum, a) => sum + a.games, 0)).toBe(12 * 4);
    expect(one.solo + one.shared).toBeCloseTo(1);
  });

  it('gives other figures for another seed', async () => {
    const [one, another] = [await simulate(twelve), await simulate({ ...twelve, seed: 'another' })];
    expect(another.lengths).not.toEqual(one.lengths);
  });

  it('plays a game of a run again by its number', async () => {
    const o = options('--games 3 --players 3 --bots random --planets 4 --seed again');
    const all = await simulate(o);
    const each = await Promise.all([1, 2, 3].map((first) => simulate({ ...o, games: 1, first })));
    const lengths = each.map((r) => r.lengths.decisions.mean).sort((a, b) => a - b);
    expect(all.lengths.decisions.histogram.flatMap(([x, n]) => Array.from({ length: n }, () => x))).toEqual(lengths);
  });

  it('seats the aliens it was asked for', async () => {
    const few = await simulate(options('--games 6 --players 4 --bots random --aliens zombie,void --seed few'));
    expect(few.rows.filter((a) => a.games === 6).map((a) => a.id)).toEqual(expect.arrayContaining(['zombie', 'void']));
    const only = await simulate(options('--games 6 --players 3 --bots random --aliens zombie,void,macron --seed only'));
    expect(only.rows.map((a) => a.id).sort()).toEqual(['macron', 'void', 'zombie']);
  });

  it('plays with variants, and names them in the command that plays a game again', async () => {
    const o = options('--games 2 --players 4 --bots random --planets 4 --seed v --options {"technology":true,"teams":true}');
    expect(o.table).toEqual({ technology: true, teams: true });
    const r = await simulate(o);
    // Of a team both win.
    expect(r.solo).toBe(0);
    expect(simulateCommand(o, 2)).toContain(`--options '{"technology":true,"teams":true}'`);
  });

  it('tells bots apart', async () => {
    const r = await simulate(options('--games 10 --players 3 --bots rookie,random,random --planets 4 --seed bots'));
    const [random, rookie] = r.bots;
    expect([random.bot, random.games, rookie.bot, rookie.games]).toEqual(['random', 20, 'rookie', 10]);
    expect(rookie.rate).toBeGreaterThan(random.rate);
  });
});

/** A tally made by hand: Zombie won 60 of 100 games, Void 20, and there is a strange name to escape. */
function sample(): Tally {
  const t = emptyTally();
  t.games = 100;
  t.rows.set('zombie', { games: 100, wins: 60, solo: 40 });
  t.rows.set('void', { games: 100, wins: 20, solo: 10 });
  t.bots.set('rookie', { games: 200, wins: 80, solo: 50 });
  t.winners.set(1, 80).set(2, 20);
  t.ways.set('colonies', 99).set('<odd>', 1);
  const lengths = (): Map<number, number> =>
    new Map([
      [10, 60],
      [20, 40],
    ]);
  t.lengths.set('encounters', lengths()).set('turns', lengths());
  for (const [x, n] of lengths()) t.decisions.set(x, n);
  t.uses.set('power:zombie', 250).set('card:plague', 50).set('wild:void', 10);
  return t;
}

describe('the report', () => {
  const report = makeReport(cosmicLab, options('--games 100 --seed x<y'), sample());

  it('says who stands out', () => {
    expect(report.rows.map((a) => [a.id, a.stands])).toEqual([
      ['zombie', 'above'],
      ['void', 'below'],
    ]);
    expect(report.average).toBe(0.4);
    expect(report.rows[0].uses.power).toBe(2.5);
    expect(report.lengths.turns).toMatchObject({ mean: 14, median: 10, p95: 20 });
  });

  it('can be read as a table and as CSV', () => {
    const table = tableText(report, style(false));
    expect(table).toMatch(/Zombie +green +100 +60\.0% +50\.2% to 69\.1% +\+/);
    expect(table).toContain('won alone 80.0%, shared 20.0%');
    const lines = csvText(report).trimEnd().split('\n');
    expect(lines[0]).toMatch(/^alien,name,set,alert,games,wins,solo,rate,low,high/);
    expect(lines[1]).toMatch(/^zombie,Zombie,base,green,100,60,40,0\.600000,/);
  });

  it('is one page that needs nothing else', () => {
    const page = htmlPage(report);
    expect(page).toContain('prefers-color-scheme: dark');
    expect(page).toMatch(/Zombie <span class="alert green">green<\/span>/);
    expect(page).toContain('x&lt;y');
    expect(page).not.toMatch(/<script|<link|src=|https?:|<odd>|x<y/);
  });
});

describe('the command', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'simulate-'));
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('writes the report and returns 0', async () => {
    const out = join(folder, 'deep', 'report');
    const args = ['--games', '2', '--players', '3', '--bots', 'random', '--planets', '4', '--seed', 'w', '--out', out];
    expect(await main([...args, '--format', 'json'])).toBe(0);
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain('<svg');
    expect(existsSync(join(out, 'results.csv'))).toBe(true);
    const json = readFileSync(join(out, 'results.json'), 'utf8');
    expect(JSON.parse(json)).toMatchObject({ games: 2, options: { seed: 'w' } });
    expect(vi.mocked(console.log).mock.calls[0][0]).toBe(json.trimEnd());
  });

  it('returns 2 for bad input and says what is wrong', async () => {
    expect(await main(['--games', '0'])).toBe(2);
    expect(vi.mocked(console.error).mock.calls[0][0]).toMatch(/--games/);
    writeFileSync(join(folder, 'file'), '');
    expect(await main(['--games', '1', '--out', join(folder, 'file', 'x')])).toBe(2);
  });

  it('explains itself', async () => {
    expect(await main(['--help'])).toBe(0);
    expect(vi.mocked(console.log).mock.calls[0][0]).toContain('--games');
  });
});
