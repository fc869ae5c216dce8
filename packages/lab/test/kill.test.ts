import { afterEach, expect, it, vi } from 'vitest';
import { faultsOf, main } from '../src/load/kill.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('whatever is stored otherwise than it was acknowledged is a fault', () => {
  expect(faultsOf(['a', 'b'], { entries: 2, missing: [], fault: null })).toEqual([]);
  expect(faultsOf(['a', 'b'], { entries: 1, missing: ['b'], fault: null })).toEqual([
    'acknowledged and not stored: b',
    '2 answers acknowledged and 1 stored',
  ]);
  expect(faultsOf(['a'], { entries: 2, missing: [], fault: null })).toEqual(['1 answers acknowledged and 2 stored']);
  expect(faultsOf(['a', 'a'], { entries: 2, missing: [], fault: null })).toEqual(['an answer was acknowledged twice']);
  expect(faultsOf([], { entries: 0, missing: [], fault: 'a gap' })).toEqual(['a gap']);
});

it('a server that is killed under load has stored all that it acknowledged, once, and replays to the same hashes', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  expect(await main(['--times', '3', '--tables', '3', '--seats', '3'])).toBe(0);
  const [, acknowledged, stored] = /acknowledged = stored \| (\d+) = (\d+)/.exec(lines.join('\n')) ?? [];
  expect(Number(acknowledged)).toBeGreaterThan(0);
  expect(stored).toBe(acknowledged);
});
