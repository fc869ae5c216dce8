import { alienById, cosmic, POOL_NAMES, POOLS, type Options } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { pool } from '../../rules/setup/choose-aliens.ts';

const parse = (o: unknown): Options => cosmic.parse(o);

describe('named pools', () => {
  it('first games have the green aliens of the base game and no flares', () => {
    const options = parse({ players: 8, pool: 'beginner' });
    expect(options).toMatchObject({ sets: ['base'], alerts: ['green'], flares: false });
    const dealt = pool(options).map(alienById);
    expect(dealt.length).toBeGreaterThanOrEqual(16);
    for (const a of dealt) expect([a.id, a.set, a.alert]).toEqual([a.id, 'base', 'green']);
  });

  it('[faq-general-07] green without flares, green with flares, yellow as well, then everything', () => {
    const steps = POOL_NAMES.map((name) => parse({ players: 5, pool: name }));
    expect(steps.map((o) => [o.alerts, o.flares])).toEqual([
      [['green'], false],
      [['green'], true],
      [['green', 'yellow'], true],
      [['green', 'yellow', 'red'], true],
    ]);
  });

  it('each step deals at least what the one before deals', () => {
    const sizes = POOL_NAMES.map((name) => pool(parse({ players: 5, pool: name })).length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    for (const name of POOL_NAMES) expect(POOLS[name].text).not.toBe('');
  });

  it('what is named beside a pool has the last word', () => {
    expect(parse({ pool: 'beginner', flares: true, alerts: ['red'] })).toMatchObject({ sets: ['base'], alerts: ['red'], flares: true });
    expect(parse({ pool: 'everything' })).toEqual(parse({}));
  });

  it('stands for other options and is none itself, so that stored games know nothing of it', () => {
    expect(Object.keys(parse({ pool: 'learner' }))).not.toContain('pool');
    expect(() => parse({ pool: 'easy' })).toThrow('pool is one of beginner, learner, seasoned, everything, not "easy".');
  });
});
