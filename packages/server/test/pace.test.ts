import { moveOf, oneOf, showing, type Bargain } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { paceOf } from '../src/clock/bot-pace.ts';

const ADA = 0;
const isPerson = (seat: number): boolean => seat === ADA;

const bargain = (parties: readonly number[], offer: Bargain['offer']): Bargain =>
  moveOf(1, 'deal', 'rule:R12.1', { parties, goods: [], limits: {}, offer, acceptable: false, mayOffer: true });

describe('a bot', () => {
  it('is quick in windows and takes its usual time elsewhere', () => {
    expect(paceOf(showing({ kind: 'clause', role: 'use' }, oneOf(1, 'use', 'rule:window', ['pass'])), isPerson)).toBeLessThan(1);
    expect(paceOf(oneOf(1, 'launch.aim', 'rule:R7.1', ['red/1']), isPerson)).toBe(1);
  });

  it('gives people in a bargain time to speak first, and to read the offers of others', () => {
    expect(paceOf(bargain([ADA, 1], null), isPerson)).toBeGreaterThan(1);
    expect(paceOf(bargain([ADA, 1, 2], { by: 2, gives: {} }), isPerson)).toBeGreaterThan(1);
  });

  it('does not keep whoever made the offer waiting, nor other bots', () => {
    expect(paceOf(bargain([ADA, 1], { by: ADA, gives: {} }), isPerson)).toBe(1);
    expect(paceOf(bargain([1, 2], null), isPerson)).toBe(1);
  });
});
