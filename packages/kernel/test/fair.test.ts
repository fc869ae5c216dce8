import { playGame } from '@parley/kernel/testing';
import { expect, it } from 'vitest';
import { fair } from './fair.ts';

const command = (seed: string): string => `vitest run packages/kernel/test/fair.test.ts, seed ${seed}`;

it('a game that uses every word of the kernel passes the generic test', () => {
  let raised = 0;
  let refused = 0;
  for (let i = 0; i < 40; i++) {
    const report = playGame(fair, null, `fair-${i}`, { command, raises: 0.2 });
    raised += report.raised;
    refused += report.refused;
  }
  expect(raised).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(1000);
});

it('it passes as well when every answer is looked at closely', () => {
  for (let i = 0; i < 10; i++) playGame(fair, null, `closer-${i}`, { command, raises: 0.2, thorough: true });
});
