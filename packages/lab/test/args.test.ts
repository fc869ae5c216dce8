import { describe, expect, it } from 'vitest';
import { helpText, listOf, oneOf, readArgs, wholeNumber, type CommandSpec } from '../src/shared/args.ts';
import { budgetOption, gamesOption, SEED, WORKERS } from '../src/shared/run-options.ts';
import { labCommand } from '../src/shared/shell.ts';

const spec: CommandSpec = {
  name: 'test',
  rest: 'FILE',
  about: 'A command.',
  options: { games: { takes: 'N', about: 'how many' }, mode: { takes: 'WORD', about: 'which' }, loud: { about: 'say more' } },
};

describe('arguments', () => {
  it('are read as values, switches and the rest', () => {
    const args = readArgs(spec, ['file.json', '--games', '7', '--loud', '--mode=a=b']);
    expect(args.values).toEqual({ games: '7', mode: 'a=b' });
    expect([...args.switches]).toEqual(['loud']);
    expect(args.rest).toEqual(['file.json']);
  });

  it('are refused with a sentence that says what to do', () => {
    expect(() => readArgs(spec, ['--gamse', '7'])).toThrow('lab test has no option --gamse; the options are --games, --mode, --loud.');
    expect(() => readArgs(spec, ['--games'])).toThrow('--games needs a value: --games N');
    expect(() => readArgs(spec, ['--games', '--loud'])).toThrow('--games needs a value: --games N');
    expect(() => readArgs(spec, ['--loud=yes'])).toThrow('--loud takes no value.');
    expect(() => readArgs(spec, ['--constructor', '1'])).toThrow('lab test has no option --constructor');
  });

  it('are numbers within bounds, words of a list, or lists', () => {
    const bounds = { min: 1, max: 9, usual: 5 };
    const number = (text: string): number => wholeNumber(readArgs(spec, ['--games', text]), 'games', bounds);
    expect(wholeNumber(readArgs(spec, []), 'games', bounds)).toBe(5);
    expect(number('9')).toBe(9);
    for (const text of ['0', '10', '1.5', 'x', ''])
      expect(() => number(text)).toThrow(`--games must be a whole number from 1 to 9, not "${text}".`);
    expect(oneOf(readArgs(spec, ['--mode', 'b']), 'mode', ['a', 'b'], 'a')).toBe('b');
    expect(() => oneOf(readArgs(spec, ['--mode', 'c']), 'mode', ['a', 'b'], 'a')).toThrow('--mode is one of a, b, not "c".');
    expect(listOf(readArgs(spec, ['--mode', 'a, b,,c']), 'mode')).toEqual(['a', 'b', 'c']);
  });

  it('that commands have in common are described and read alike', () => {
    const options = { games: gamesOption(20, 'for each pair'), seed: SEED, budget: budgetOption(60), workers: WORKERS };
    const run: CommandSpec = { ...spec, options };
    const read = (...argv: string[]): unknown[] => {
      const args = readArgs(run, argv);
      return [options.games.read(args), options.budget.read(args), options.workers.read(args)];
    };
    expect(read()).toEqual([20, 60, {}]);
    expect(read('--games', '3', '--budget', '9', '--workers', '2')).toEqual([3, 9, { workers: 2 }]);
    expect(SEED.read(readArgs(run, ['--seed', 'today']))).toBe('today');
    expect(SEED.read(readArgs(run, []))).toMatch(/^\w{8}$/);
    expect(() => SEED.read(readArgs(run, ['--seed=']))).toThrow('--seed needs at least one character.');
    expect(helpText(run)).toContain('how many for each pair (20)');
    expect(helpText(run)).toContain('start no game after so long (60)');
  });

  it('are told by the help', () => {
    const text = helpText(spec);
    expect(text).toContain('lab test FILE [options]');
    expect(text).toContain('--games N');
    expect(text).toContain('--help');
  });

  it('are quoted in commands that somebody may copy', () => {
    expect(labCommand('fuzz', '--seed', 'a.1')).toBe('npm run lab -- fuzz --seed a.1');
    expect(labCommand('fuzz', '--seed', "it's new")).toBe(`npm run lab -- fuzz --seed 'it'\\''s new'`);
  });
});
