import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { badOf } from '../src/load/bad.ts';
import { enoughDescriptors } from '../src/load/descriptors.ts';
import { figuresOf, middle, percentile, ratioOf, cpuOf, speedOf } from '../src/load/figures.ts';
import { main } from '../src/load/index.ts';
import { readOptions, spec } from '../src/load/options.ts';
import { playStretch, type Stretch } from '../src/load/pace.ts';
import { ofSize, shapeOf } from '../src/load/relay-shape.ts';
import { relaySide } from '../src/load/relay-side.ts';
import { budgets, budgetTable } from '../src/load/report.ts';
import { growth, soak, type SoakMinute } from '../src/load/soak.ts';
import { newCounts } from '../src/load/tally.ts';
import { readArgs } from '../src/shared/args.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const options = (...argv: string[]) => readOptions(readArgs(spec, argv));
const stretch = (answers: number, cpu: number, seconds = 1): Stretch => ({
  counts: { ...newCounts(), answers, frames: answers * 6, bytes: answers * 900, ackBytes: answers * 60, times: [answers] },
  seconds,
  cpu,
  peopleCpu: answers * 50,
  missed: 0,
});

describe('what load is told', () => {
  it('plays at full speed against both peers unless told otherwise', () => {
    expect(options()).toMatchObject({ tables: 100, seats: 5, rate: 0, peers: ['relay', 'boardgame'], bad: 0, soak: 0 });
    expect(options('--tables', '500', '--rate', '1000')).toMatchObject({ tables: 500, rate: 1000 });
  });

  it('leaves peers out', () => {
    expect(options('--no-peers').peers).toEqual([]);
    expect(options('--peer', 'relay').peers).toEqual(['relay']);
    expect(() => options('--peer', 'nobody')).toThrow('--peer is one of relay, boardgame, not "nobody".');
    expect(() => options('--peer', 'relay', '--no-peers')).toThrow('--no-peers goes without --peer.');
  });

  it('has bad neighbours and soaks without peers, the neighbours at a pace within the limits', () => {
    expect(options('--bad', '5', '--tables', '30')).toMatchObject({ bad: 5, rate: 60, peers: [] });
    expect(() => options('--bad', '5', '--rate', '0')).toThrow('--rate must be a whole number from 1');
    expect(options('--soak', '3')).toMatchObject({ soak: 3, peers: [] });
    expect(() => options('--soak', '3', '--bad', '5')).toThrow('two different runs');
    expect(() => options('--soak', '3', '--peer', 'relay')).toThrow('leave out --peer');
  });

  it('refuses more sockets than may be open', () => {
    expect(() => enoughDescriptors(1_000, 5, 3, 15_200)).not.toThrow();
    expect(() => enoughDescriptors(1_000, 5, 3, 15_199)).toThrow(
      '1000 tables of 5 at 3 servers need 15200 sockets in one process, and 15199 may be open',
    );
  });

  it('says what it does not understand', async () => {
    const errors: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
    expect(await main(['--tables', 'many'])).toBe(2);
    expect(errors.join()).toContain('--tables must be a whole number');
  });
});

describe('figures', () => {
  it('percentiles are values that were measured, whatever their order', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect([0.5, 0.95, 0.99, 1].map((part) => percentile(values, part))).toEqual([50, 95, 99, 100]);
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([], 0.5)).toBe(0);
    expect([middle([5, 1, 3]), middle([4, 1, 3, 2])]).toEqual([3, 2.5]);
  });

  it('are per answer, and a turn that was held up does not count for more than one', () => {
    const found = figuresOf('own', [stretch(100, 30_000), stretch(100, 900_000, 10), stretch(100, 32_000)], 1024);
    expect(found).toMatchObject({ answers: 300, cpu: 320, peopleCpu: 50, speed: 100, frames: 6, bytes: 900, p50: 100, memory: 1024 });
  });

  it('ratios compare each turn with the one beside it', () => {
    const own = [stretch(100, 30_000), stretch(100, 90_000), stretch(50, 20_000)];
    const relay = [stretch(100, 10_000), stretch(100, 30_000), stretch(100, 20_000)];
    expect(ratioOf(own, relay, cpuOf)).toBe(3);
    expect(ratioOf(own, relay, speedOf)).toBe(1);
    expect(ratioOf(own, [], cpuOf)).toBeNull();
    expect(ratioOf(own, [stretch(0, 0)], cpuOf)).toBeNull();
  });

  it('are held against their budgets', () => {
    const own = figuresOf('own', [stretch(40, 12_000)], 160 * 1024);
    const told = budgetTable(budgets(own, { relay: 1.9, boardgame: 0.5, speed: 4.5 }, 2_000));
    expect(told).toContain('| 1.90 x a bare relay | <= 2 x | ok |');
    expect(told).toContain('| 4.50 x boardgame.io, p99 40.0 ms | >= 4 x, < 50 ms | ok |');
    expect(told).toContain('at 2,000 tables | 160 KB | <= 150 KB | over |');
    const slow = figuresOf('own', [stretch(60, 12_000)], null);
    expect(budgets(slow, { relay: 2.1, boardgame: null, speed: 4.5 }, 10).map((r) => r.ok)).toEqual([false, false]);
    expect(budgets(slow, { relay: null, boardgame: null, speed: null }, 10)).toEqual([]);
  });

  it('neighbours are a part of all people, and one of each kind at least', () => {
    expect([badOf(500, 5), badOf(10, 5)]).toEqual([25, 3]);
  });

  it('growth is counted from the second minute on', () => {
    const at = (minute: number, heap: number): SoakMinute => ({
      minute,
      heap: heap * 1024 * 1024,
      rss: heap * 2 * 1024 * 1024,
      descriptors: 20 + minute,
      cpu: 0,
      answers: 0,
      visits: minute * 1024,
      awake: 0,
    });
    expect(growth([at(1, 10), at(2, 50), at(3, 51), at(4, 52)], 60_000)).toBe(
      'Growth in 2.0 minutes and 2048 visits: heap 2.0 MB, 1.00 KB a visit, resident 4.0 MB, descriptors 2.',
    );
    expect(growth([at(1, 10)], 60_000)).toContain('too short');
  });
});

describe('the bare relay', () => {
  it('takes its shape from what was counted', () => {
    const counts = { ...newCounts(), answers: 10, frames: 65, bytes: 5_500 + 600, ackBytes: 600 };
    expect(shapeOf(counts, 150.4)).toEqual({ frames: 5.5, frameBytes: 100, ackBytes: 60, lineBytes: 150 });
    expect(shapeOf(newCounts(), 0)).toEqual({ frames: 0, frameBytes: 0, ackBytes: 0, lineBytes: 0 });
  });

  it('makes messages of the size that is wanted', () => {
    for (const size of [41, 42, 300]) expect(ofSize({ t: 'update', table: 'x', seq: 1 }, size)).toHaveLength(size);
    expect(JSON.parse(ofSize({ t: 'ack', id: 'a' }, 100))).toMatchObject({ t: 'ack', id: 'a' });
    expect(ofSize({ t: 'ack', id: 'a' }, 3)).toBe('{"t":"ack","id":"a"}');
  });

  it('stores each answer once, tells as many frames of the same size as it should, and acknowledges', async () => {
    const shape = { frames: 2.5, frameBytes: 120, ackBytes: 70, lineBytes: 200 };
    const relay = await relaySide(3, shape, ['{"question":"q","answer":["a"]}']);
    const tables = [await relay.gather(0), await relay.gather(1)];
    const { counts, cpu } = await playStretch(relay, tables, { rate: 0, ms: 300 });
    const { answers } = counts;
    expect(answers).toBeGreaterThan(2);
    expect(cpu).toBeGreaterThan(0);
    expect(counts.times).toHaveLength(answers);
    expect(counts.ackBytes).toBe(70 * answers);
    // Half a frame may be left over at each table, and the last ones may still be on their way to the others.
    const others = counts.frames - answers;
    expect(Math.abs(others - 2.5 * answers)).toBeLessThanOrEqual(5);
    expect(counts.bytes - counts.ackBytes).toBe(120 * others);
    const db = new DatabaseSync(relay.file, { readOnly: true });
    const rows = db
      .prepare(
        'SELECT game, count(*) AS n, max(seq) AS last, min(length(line)) AS shortest, max(length(line)) AS longest FROM lines GROUP BY game',
      )
      .all();
    db.close();
    expect(rows).toHaveLength(2);
    expect(rows.reduce((sum, row) => sum + Number(row.n), 0)).toBe(answers);
    for (const row of rows) expect(row).toMatchObject({ last: row.n, shortest: 200, longest: 200 });
    await relay.stop();
  });
});

it('load drives tables through real sockets and tells what it measured', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  expect(await main(['--tables', '2', '--seats', '3', '--seconds', '1', '--warm', '20', '--peer', 'relay'])).toBe(0);
  const told = lines.join('\n');
  expect(told).toMatch(/\| what \| own server \| bare relay \|/);
  expect(told).toMatch(/\| acknowledged answers \| [1-9][\d,]*( \(\d+ refused\))? \| [1-9]/);
  expect(told).toMatch(/\| server processor time per answer \| [1-9]\d* us \| [1-9]\d* us \|/);
  expect(told).toMatch(/\| \d+\.\d\d x a bare relay \| <= 2 x \|/);
});

it('bad neighbours do their worst, and the others go on playing', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  expect(await main(['--tables', '3', '--seats', '3', '--seconds', '1', '--warm', '20', '--bad', '5'])).toBe(0);
  const told = lines.join('\n');
  expect(told).toContain('| alone | with 3 bad neighbours |');
  expect(told).toMatch(/\| acknowledged answers \| [1-9].* \| [1-9]/);
  expect(told).toMatch(/The neighbours: [1-9]\d* messages, [1-9]\d* sockets/);
});

it('soaking tells what the server holds while tables come and go', async () => {
  const lines: string[] = [];
  const told = await soak({ soak: 3, tables: 2, seats: 3, database: null }, 500, (line) => void lines.push(line));
  expect(told).toHaveLength(4);
  const end = told[3];
  expect(end.visits).toBeGreaterThanOrEqual(2);
  expect(end.answers).toBeGreaterThan(end.visits);
  expect(end.heap).toBeGreaterThan(0);
  expect(lines.join('\n')).toMatch(/\| all left \| .*MB.*\n\nGrowth in /);
});
