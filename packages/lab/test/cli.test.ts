import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

function lab(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, out: stdout, err: stderr };
}

describe('the command line', () => {
  it('tells its commands', () => {
    const { code, out } = lab(['--help']);
    expect(code).toBe(0);
    for (const name of ['play', 'simulate', 'replay', 'fuzz', 'bench', 'coverage', 'exhaustive', 'golden']) expect(out).toContain(name);
  });

  it('refuses an unknown command and an unknown option with a sentence and code 2', () => {
    const command = lab(['pley']);
    expect(command.code).toBe(2);
    expect(command.err).toBe(
      'There is no command "pley"; the commands are play, simulate, replay, fuzz, bench, load, kill, coverage, words, floors, exhaustive, mutate, golden, pairs, rookie, reference.\n',
    );
    const option = lab(['fuzz', '--gmaes', '3']);
    expect(option.code).toBe(2);
    expect(option.err).toMatch(/^lab fuzz has no option --gmaes; the options are --game, /);
    const value = lab(['play', '--players', '9']);
    expect(value.code).toBe(2);
    expect(value.err).toBe('--players must be a whole number from 3 to 8, not "9".\n');
  });

  it('plays a whole game from a pipe in which only Enter is pressed', () => {
    const { code, out, err } = lab(['play', '--players', '3', '--seed', 'piped', '--planets', '4'], '\n'.repeat(5000));
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/(You win!|You lose this one\.)/);
    expect(out).not.toContain('\u001b[');
  });

  it('plays one random game of the fuzzer', () => {
    const { code, out } = lab(['fuzz', '--games', '1', '--seed', 'one', '--players', '3']);
    expect(out).toMatch(/^1 games from seed one in .* 0 failed\n$/);
    expect(code).toBe(0);
  });
});
