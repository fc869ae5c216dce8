import { describe, expect, it } from 'vitest';
import { fight } from './rewards.ts';

/** Purple has five foreign colonies, which the Schizoid keeps from being a victory, and sees through it with a zap. */
function seesThrough(purple: readonly string[], more: object = {}) {
  const t = fight(
    { red: ['attack-10'], blue: ['attack-06'], purple: ['attack-04', ...purple] },
    { yellow: 'schizoid' },
    { ships: { purple: { 'red/1': 1, 'red/2': 1, 'blue/1': 1, 'blue/2': 1, 'yellow/1': 1 } }, ...more },
  );
  t.until('red', 'launch.aim');
  return t;
}

describe('a zap for something that is not printed on it', () => {
  it('a Cosmic Zap costs nothing and is played first', () => {
    const t = seesThrough(['cosmic-zap', 'omni-zap']);
    t.raise('purple', 'schizoid.exposed');
    t.runWhile(() => !t.over());
    expect(t.winners()).toEqual(['purple']);
    expect(t.events('card-played').map((x) => x.card)).toEqual(['cosmic-zap']);
    expect(t.story()).not.toContain('omni-zap.price');
  });

  it('an Omni-Zap does it as well', () => {
    const t = seesThrough(['omni-zap']);
    t.raise('purple', 'schizoid.exposed');
    t.runWhile(() => !t.over() && t.events('turn').length < 2);
    expect(t.events('card-played').map((x) => x.card)).toEqual(['omni-zap']);
  });

  it('nothing can be done without one', () => {
    const t = seesThrough(['card-zap']);
    expect(t.canRaise('purple')).toEqual([]);
  });
});
