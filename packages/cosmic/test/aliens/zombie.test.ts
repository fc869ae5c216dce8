import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('Zombie', () => {
  it('returns to its colonies when it loses an encounter', () => {
    const t = table(
      { red: 'zombie', blue: 'macron', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } },
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2, 'red/2': 1 });
    t.plan('red', 'zombie.rise', { 'red/1': 1, 'red/3': 2 });
    t.run();
    expect(t.warp('red')).toBe(0);
    expect([t.ships('red', 'red/1'), t.ships('red', 'red/2'), t.ships('red', 'red/3')]).toEqual([3, 3, 6]);
    expect(t.why('ships-moved')).toContain('rule:R11');
  });

  it('[faq-zombie-1] [faq-zombie-3] gets compensation only when its power is zapped and its ships reach the warp', () => {
    const hands = { red: ['negotiate'], blue: ['attack-08', 'attack-06', 'attack-10', 'cosmic-zap'] };
    const plain = table({ red: 'zombie', blue: 'macron', yellow: 'healer' }, { turn: 'red', destiny: ['blue'], hands });
    plain.select('blue', 'attack-08');
    plain.run();
    expect(plain.events('compensated')).toEqual([]);
    expect(plain.events('ships-healed')).toEqual([]);

    const zapped = table(
      { red: 'zombie', blue: 'macron', yellow: 'healer' },
      { turn: 'red', destiny: ['blue'], hands },
    );
    zapped.send('red', { 'red/1': 2 });
    zapped.select('blue', 'attack-08');
    zapped.zap('blue', 'zombie');
    zapped.run();
    expect(zapped.warp('red')).toBe(2);
    expect(zapped.hand('red')).toHaveLength(2);
  });
});
