import { afterEach, expect, it, vi } from 'vitest';
import { main } from '../src/load/index.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('load drives tables through real sockets and tells what it measured', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  expect(await main(['--tables', '2', '--seats', '3', '--seconds', '1', '--rate', '0'])).toBe(0);
  const told = lines.join('\n');
  expect(told).toMatch(/acknowledged answers +[1-9]\d*, [1-9]/);
  expect(told).toMatch(/p50 .* p95 .* p99/);
  expect(told).toMatch(/bytes received per answer +\d+/);
  expect(told).toMatch(/memory per table +-?\d+ KB/);
});

it('load says what it does not understand', async () => {
  const errors: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
  expect(await main(['--tables', 'many'])).toBe(2);
  expect(errors.join()).toContain('--tables must be a whole number');
});
