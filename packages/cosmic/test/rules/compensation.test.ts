import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const seats = { red: 'parasite', yellow: 'lunatic', blue: 'tripler', purple: 'barbarian' };

function beaten(hands: { readonly [colour: string]: readonly string[] }, seat: object = {}) {
  const t = table({ ...seats, ...seat }, { turn: 'red', destiny: ['blue'], hands: { yellow: ['attack-05'], ...hands } });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 3 });
  t.invite('red', 'purple');
  t.ally('purple', 'offense', { 'purple/1': 4 });
  return t;
}

describe('R13 compensation', () => {
  it('R13.1 a card for each own ship lost, not for those of allies, at random', () => {
    const taken = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const t = table(seats, {
        seed: `random ${i}`,
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['negotiate'], blue: ['attack-40', 'attack-01', 'attack-11', 'attack-13'], yellow: ['attack-05'] },
      });
      t.send('red', { 'red/1': 1 });
      t.select('blue', 'attack-40');
      t.run();
      expect(t.hand('red')).toHaveLength(1);
      taken.add(t.hand('red')[0]);
    }
    expect(taken.size).toBeGreaterThan(1);

    const t = beaten({ red: ['negotiate'], blue: ['attack-40', 'attack-01', 'attack-11', 'attack-13', 'attack-07'] });
    t.select('blue', 'attack-40');
    t.run();
    expect(t.hand('red')).toHaveLength(3);
    expect(t.hand('blue')).toHaveLength(1);
    expect(t.hand('purple')).toEqual([]);
  });

  it('R13.1 the whole hand when it is smaller', () => {
    const t = beaten({ red: ['negotiate'], blue: ['attack-40', 'attack-01'] });
    t.select('blue', 'attack-40');
    t.run();
    expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-01'], []]);
  });

  it('R13.1 a defense that negotiates is compensated for its ships on the planet', () => {
    const t = beaten({ red: ['attack-08', 'attack-01', 'attack-11', 'attack-13'], blue: ['negotiate'] });
    t.select('red', 'attack-08');
    t.run();
    expect(t.warp('blue')).toBe(4);
    expect(t.hand('blue')).toEqual(['attack-01', 'attack-11', 'attack-13']);
  });

  it('R13.1 nothing is collected in a fight of attacks', () => {
    const t = beaten({ red: ['attack-00'], blue: ['attack-10', 'attack-01'] });
    t.select('blue', 'attack-10');
    t.run();
    expect(t.events('compensated')).toEqual([]);
  });

  it('R13.2 ships that do not reach the warp earn nothing', () => {
    const t = beaten({ red: ['negotiate'], blue: ['attack-40', 'attack-01'] }, { blue: 'void' });
    t.select('blue', 'attack-40');
    t.run();
    expect([t.out('red'), t.warp('red')]).toEqual([3, 0]);
    expect(t.events('compensated')).toEqual([]);
  });

  it('R13.3 cards can be played as long as collection has not begun', () => {
    const t = beaten({ red: ['negotiate'], blue: ['attack-40', 'ionic-gas', 'attack-01'] });
    t.select('blue', 'attack-40');
    t.use('blue', 'ionic-gas');
    t.run();
    expect(t.hand('blue')).toEqual(['attack-01']);
    expect(t.hand('red')).toEqual([]);
  });
});
