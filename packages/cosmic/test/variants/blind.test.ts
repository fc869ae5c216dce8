import { describe, expect, it } from 'vitest';
import { fight } from './rewards.ts';

/** Red loses so many ships with a negotiate, and takes as many of the cards that blue has left. */
function collecting(ships: number, left: readonly string[]) {
  const t = fight({ red: ['negotiate'], blue: ['attack-20', ...left] });
  t.owner.plans.length = 0;
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': ships });
  t.select('blue', 'attack-20');
  return t;
}

describe('cards that are picked unseen (R26.10)', () => {
  it('whoever picks says how many of each back it shall be, where there are both', () => {
    const t = collecting(2, ['kicker-x2', 'kicker-x0', 'attack-06', 'attack-07']);
    expect(t.until('red', 'random.backs')).toMatchObject({ min: 0, max: 2, data: { n: 2, rewards: 2, others: 2 } });
    t.answer('red', 2);
    t.run();
    expect(t.hand('red')).toEqual(['kicker-x0', 'kicker-x2']);
  });

  it('at least as many as the other back cannot make up for', () => {
    const t = collecting(2, ['kicker-x2', 'kicker-x0', 'attack-06']);
    expect(t.until('red', 'random.backs')).toMatchObject({ min: 1, max: 2 });
  });

  it('nobody is asked where all have the same back, or where all are taken', () => {
    for (const left of [
      ['kicker-x2', 'kicker-x0', 'kicker-x3'],
      ['attack-06', 'attack-07', 'attack-08'],
    ]) {
      const t = collecting(1, left);
      t.run();
      expect(t.story()).not.toContain('random.backs');
      expect(t.hand('red')).toHaveLength(1);
    }
    const all = collecting(2, ['kicker-x2', 'attack-06']);
    all.run();
    expect(all.story()).not.toContain('random.backs');
    expect(all.hand('red')).toEqual(['attack-06', 'kicker-x2']);
  });
});

describe('cards that are discarded at random', () => {
  it('are chance alone where nobody picks them, whatever their backs', () => {
    // Red takes the rift and loses two cards of three to it.
    const t = fight({ red: ['negotiate', 'kicker-x2', 'attack-06', 'attack-07'], blue: ['attack-20', 'rift-2'] });
    t.select('red', 'negotiate');
    t.select('blue', 'attack-20');
    t.run();
    expect(t.story()).not.toContain('random.backs');
    expect(t.hand('red')).toHaveLength(1);
  });

  it('an effect may let their player choose them, but only where there is a choice', () => {
    const lost = (...rest: string[]) => {
      const t = fight({ red: ['negotiate', 'flare:bulwark', ...rest], blue: ['attack-20', 'rift-2'] }, { red: 'bulwark' });
      t.select('red', 'negotiate');
      t.select('blue', 'attack-20');
      return t;
    };
    const three = lost('attack-06', 'attack-07');
    expect(three.untilOffered('red', 'flare:bulwark')).toContain('flare:bulwark');
    expect(three.question('red')?.data?.at).toBe('event:cards.random');
    // Two are all there are, and one is fewer than that.
    lost('attack-06').neverOffered('red', 'flare:bulwark');
    lost().neverOffered('red', 'flare:bulwark');
  });
});
