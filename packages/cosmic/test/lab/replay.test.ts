import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playBots } from '@parley/kernel/players';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRecord, writeRecord } from '@parley/lab/game/record.ts';
import { retell } from '@parley/lab/replay/retell.ts';
import { cosmicLab } from '../../lab/index.ts';
import { openCosmic, randomBots } from './table.ts';

const CLI = fileURLToPath(new URL('../../../lab/src/cli.ts', import.meta.url));

function someGame(): string {
  const table = openCosmic({ seats: [{ alien: 'zombie' }, { alien: 'macron' }, { alien: 'healer' }] }, 'replayed');
  playBots(table, randomBots(table), { most: 60 });
  return writeRecord(table);
}
const TEXT = someGame();
type Loose = { [key: string]: unknown; entries: { [key: string]: unknown }[] };
const changed = (change: (data: Loose) => void): string => {
  const data = JSON.parse(TEXT) as Loose;
  change(data);
  return JSON.stringify(data);
};

describe('a stored game', () => {
  it('is read when its shape is right', () => {
    const { record, seat } = parseRecord(TEXT, 'game.json');
    expect(seat).toBe(0);
    expect(record.entries.length).toBeGreaterThanOrEqual(60);
  });

  it('is refused with what is wrong in it', () => {
    const problem = (text: string) => () => parseRecord(text, 'game.json');
    expect(problem('{"game":')).toThrow('game.json is not JSON');
    expect(problem('[1]')).toThrow('game.json holds a list instead of a stored game.');
    expect(problem('{}')).toThrow('game.json is no stored game: it does not say of which game ("game").');
    expect(problem(changed((x) => (x.game = 'chess')))).toThrow('game.json is a game of "chess"; the lab knows cosmic, trek, bids.');
    expect(problem(changed((x) => (x.seed = 7)))).toThrow('"seed" must be a text, not a number.');
    expect(problem(changed((x) => delete x.options))).toThrow('"options" must be an object, not nothing.');
    expect(problem(changed((x) => (x.options = { players: 99 })))).toThrow('A game has 3 to 8 players, not 99.');
    expect(problem(changed((x) => (x.entries[4] = [] as never)))).toThrow('game.json, entry 5: this is a list instead of an answer.');
    expect(problem(changed((x) => (x.entries[4].seat = 3)))).toThrow('game.json, entry 5: "seat" must be a number from 0 to 2.');
    expect(problem(changed((x) => delete x.entries[4].a))).toThrow('game.json, entry 5: there is neither an answer "a" nor a "raise".');
    expect(problem(changed((x) => delete x.entries[4].q))).toThrow('game.json, entry 5: "q", the mark of its question, is missing');
    expect(problem(changed((x) => (x.entries[4].h = 'x')))).toThrow('game.json, entry 5: "h", the state\'s hash after it, is missing');
  });

  it('is told as each seat could hear it', () => {
    const { record } = parseRecord(TEXT, 'game.json');
    const all = retell(cosmicLab, record, 60, 'all');
    const red = retell(cosmicLab, record, 60, 0);
    const outside = retell(cosmicLab, record, 60, 'spectator');
    expect(all.stopped).toBeNull();
    expect(all.steps.filter((x) => x.said !== null)).toHaveLength(60);
    expect(red.steps.every((x) => x.said === null || x.said.startsWith('Red '))).toBe(true);
    expect(outside.steps.every((x) => x.said === null)).toBe(true);
    const lines = (x: typeof all): number => x.steps.reduce((n, step) => n + step.lines.length, 0);
    expect([lines(red), lines(outside)]).toEqual([lines(all), lines(all)]);
  });

  it('is followed up to the entry that no longer fits', () => {
    const text = changed((x) => (x.entries[9].a = 'no such thing'));
    const { stopped, steps } = retell(cosmicLab, parseRecord(text, 'game.json').record, 60, 'all');
    expect(stopped).toMatch(/^entry 10 no longer fits: seat \d answered "no such thing", but is asked /);
    expect(steps).toHaveLength(10);
  });
});

describe('lab replay', () => {
  let folder = '';
  const lab = (args: readonly string[], input = ''): { code: number | null; out: string; err: string } => {
    const env = { ...process.env, NO_COLOR: '1' };
    const done = spawnSync(process.execPath, [CLI, 'replay', ...args], { input, encoding: 'utf8', env });
    return { code: done.status, out: done.stdout, err: done.stderr };
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-'));
    writeFileSync(join(folder, 'game.json'), TEXT);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('tells events with reasons up to an entry, and shows the table there', () => {
    const { code, out } = lab([join(folder, 'game.json'), '--at', '12', '--seat', 'blue']);
    expect(code).toBe(0);
    expect(out).toContain('Red is Zombie.  (R2: ');
    expect(out).toContain('Your alien: Macron');
    expect(out).toContain('Entry 12 of ');
  });

  it('gives the same to machines', () => {
    const { code, out } = lab([join(folder, 'game.json'), '--at', '3', '--json', '--seat', 'spectator']);
    expect(code).toBe(0);
    const data = JSON.parse(out) as { at: number; steps: { events: { why: string[] }[] }[]; view: { [cell: string]: unknown } };
    expect([data.at, data.steps.length]).toEqual([3, 4]);
    expect(data.steps[0].events[0].why[0]).toContain('R2');
    expect(Object.keys(data.view)).toContain('people');
  });

  it('walks through a game step by step', () => {
    const { code, out } = lab([join(folder, 'game.json'), '--step'], '\n\n8\nb\nv\nw\nq\n');
    expect(code).toBe(0);
    expect(out).toContain('[0/');
    expect(out).toContain('[2/');
    expect(out).toContain('[7/');
  });

  it('refuses what is no file, no entry or no seat', () => {
    expect(lab(['nowhere.json']).err).toContain('nowhere.json cannot be read');
    expect(lab([]).err).toBe('Which file? For instance: lab replay game.json\n');
    const file = join(folder, 'game.json');
    expect(lab([file, '--at', '9999']).err).toContain('--at must be a whole number from 0 to ');
    const seat = lab([file, '--seat', 'white']);
    expect([seat.code, seat.err]).toEqual([2, '--seat is 0 to 2, one of red, blue, yellow, spectator or all, not "white".\n']);
  });
});
