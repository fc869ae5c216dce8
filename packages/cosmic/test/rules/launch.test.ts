import { describe, expect, it } from 'vitest';
import { Z } from '@parley/cosmic';
import { cardsIn, moveCard } from '../../src/cards/zones.ts';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'healer', yellow: 'tripler' };
const hands = { red: ['attack-40'], blue: ['attack-00'], yellow: ['attack-07'] };
const start = { turn: 'red', destiny: ['blue'], hands } as const;

describe('R7 launch', () => {
  it('R7.1 the gate is aimed at a planet of the defense on which the offense has no colony', () => {
    const t = table(seats, { ...start, ships: { red: { 'blue/3': 1 } } });
    expect(t.question('red')).toMatchObject({ tag: 'launch.aim', from: 'rule:R7.1' });
    expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/4', 'blue/5']);
  });

  it('R7.2 one to four ships from any colonies, in any mix', () => {
    const t = table(seats, { ...start, ships: { red: { 'yellow/2': 2 } } });
    t.aim('red', 'blue/1');
    expect(t.until('red', 'launch.ships')).toMatchObject({ min: 1, max: 4, from: 'rule:R7.2' });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'yellow/2']);
    expect(() => t.answer('red', {})).toThrow('1 to 4');
    expect(() => t.answer('red', { 'red/1': 3, 'red/2': 2 })).toThrow('1 to 4');
    t.answer('red', { 'red/1': 1, 'red/4': 2, 'yellow/2': 1 });
    expect(t.ships('red', 'gate')).toBe(4);
  });

  it('R7.2 emptying a colony is allowed and loses it', () => {
    const t = table(seats, { ...start, ships: { red: { 'yellow/2': 2 } } });
    t.send('red', { 'yellow/2': 2 });
    t.until('red', 'planning.select');
    expect(t.foreign('red')).toBe(0);
  });

  it('R7.4 [faq-general-23] an offense with no ships left at all fights on with its card alone, and gains no colony', () => {
    const t = table(seats, {
      ...start,
      ships: { red: { out: 20 } },
      hands: { ...hands, red: ['attack-40', 'attack-08'] },
    });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.run();
    expect(t.events('outcome').at(-1)).toMatchObject({ kind: 'won', winner: 0, totals: [40, 4] });
    expect(t.warp('blue')).toBe(4);
    expect(t.foreign('red')).toBe(0);
    expect(t.events('colony-gained')).toEqual([]);
  });

  it('R7.5 an empty planet can be attacked: the defense plays a card and counts no ships', () => {
    const t = table(seats, {
      ...start,
      hands: { ...hands, red: ['attack-04'], blue: ['attack-05'] },
      ships: { blue: { 'blue/1': 0 } },
    });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.run();
    // A tie is for the defense.
    expect(t.events('outcome').at(-1)).toMatchObject({ winner: 1, totals: [5, 5] });
    expect(t.warp('red')).toBe(1);
  });

  it('R7.6 colonies of third players on the planet neither count nor suffer', () => {
    const t = table(seats, { ...start, ships: { yellow: { 'blue/1': 3 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.run();
    expect(t.events('outcome').at(-1)).toMatchObject({ totals: [42, 4] });
    expect([t.ships('red', 'blue/1'), t.ships('yellow', 'blue/1'), t.ships('blue', 'blue/1')]).toEqual([2, 3, 0]);
  });

  it('R6.5 a home planet that somebody settles meanwhile cannot be reclaimed: another empty one can, and without one the turn ends', () => {
    for (const [others, reclaimed] of [
      [{ 'red/4': 0, 'red/5': 0 }, ['red/4']],
      [{ 'red/5': 0 }, []],
    ] as const) {
      const t = table(
        { red: 'hacker', blue: 'healer', yellow: 'converter', purple: 'void' },
        {
          turn: 'red',
          destiny: ['red'],
          ships: { red: others },
          discard: ['plague'],
          hands: {
            red: ['attack-20'],
            blue: ['attack-00'],
            yellow: ['quash', 'flare:converter'],
            purple: ['flare:tick-tock'],
          },
        },
      );
      t.plan('red', 'destiny.own', 'reclaim');
      t.plan('red', 'launch.reclaim', 'red/5');
      t.until('red', 'launch.ships');
      // Yellow draws from an empty deck, and purple settles on the planet that red is about to send ships to.
      const { game } = t.table;
      for (const card of cardsIn(game, Z.deck).slice()) moveCard(game, card, Z.removed);
      t.use('purple', 'flare:tick-tock');
      t.plan('purple', 'tick-tock.planet', 'red/5');
      t.plan('purple', 'tick-tock.ships', { 'purple/1': 2 });
      t.raise('yellow', 'flare:converter');
      t.run();
      if (reclaimed.length === 0) expect(t.turn()).toBe('blue');
      expect(t.events('reclaimed').map((x) => x.planet)).toEqual(reclaimed);
      expect([t.ships('purple', 'red/5'), t.ships('red', 'red/5')]).toEqual([2, 0]);
    }
  });

  it('R6.4 nobody settles an empty home planet who has lost the last ship meanwhile: the turn ends', () => {
    const t = table(
      { red: 'hacker', blue: 'healer', yellow: 'tripler', purple: 'void' },
      {
        turn: 'red',
        destiny: ['red'],
        options: { rewards: 'dominion' },
        ships: { red: { out: 19, 'red/1': 1 } },
        hands: { red: ['attack-20'], blue: ['attack-00'], purple: ['ship-zap'] },
      },
    );
    t.plan('red', 'destiny.own', 'reclaim');
    t.until('red', 'launch.ships');
    t.raise('purple', 'ship-zap');
    t.answer('purple', { 'red/1@red': 1 });
    expect(t.events('reclaimed')).toEqual([]);
    expect(t.turn()).toBe('blue');
  });
});
