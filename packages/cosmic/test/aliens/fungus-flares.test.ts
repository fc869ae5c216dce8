import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { type Table, seats, twice, prey, stackAt, capture } from './fungus.ts';

describe('Fungus', () => {
  describe('wild', () => {
    const home = {
      turn: 'yellow',
      destiny: ['blue', 'blue', 'blue', 'blue'],
      hands: { yellow: ['attack-01'], blue: ['attack-40', 'attack-30', 'flare:fungus'], purple: ['attack-04'] },
    } as const;
    const circle = (t: Table): number[] => {
      const hold = t.state.places.findIndex((x) => x.by === 'circle:blue');
      return hold < 0 ? [] : t.state.ships.at[hold].slice(0, 4);
    };

    it('collects the opposing ships around its home system, where they add to its total', () => {
      const t = table(seats, home);
      t.aim('yellow', 'blue/1');
      t.send('yellow', { 'yellow/1': 3 });
      t.select('blue', 'attack-40');
      expect(t.untilOffered('blue', 'flare:fungus')).toEqual(['flare:fungus', 'pass']);
      t.use('blue', 'flare:fungus');
      t.run();
      expect(circle(t)).toEqual([0, 0, 3, 0]);
      expect([t.warp('yellow'), t.hand('blue')]).toEqual([0, ['attack-30', 'flare:fungus']]);
      // Purple attacks next: 30, four Macron ships and the three ships of the circle.
      t.aim('purple', 'blue/2');
      t.select('blue', 'attack-30');
      t.run();
      expect(t.events('outcome')[1]).toMatchObject({ totals: [4 + 1, 30 + 16 + 3] });
      expect(circle(t)).toEqual([0, 0, 3, 0]);
      expect(t.restored().divergence).toBeNull();
    });

    it('collects again and again, at the home of the first colour as well', () => {
      const t = table(
        { red: 'trader', blue: 'human', yellow: 'void', purple: 'healer' },
        {
          turn: 'blue',
          destiny: ['red', 'red', 'red!'],
          hands: {
            red: ['attack-40', 'attack-30', 'attack-20', 'flare:fungus'],
            blue: ['attack-01'],
            yellow: ['attack-04'],
            purple: ['attack-05'],
          },
        },
      );
      for (const [offense, card] of [
        ['blue', 'attack-40'],
        ['yellow', 'attack-30'],
      ]) {
        t.aim(offense, 'red/1');
        t.send(offense, { [`${offense}/1`]: 2 });
        t.select('red', card);
        t.use('red', 'flare:fungus');
        t.run();
      }
      t.aim('purple', 'red/1');
      t.send('purple', { 'purple/1': 1 });
      t.select('red', 'attack-20');
      t.run();
      expect(t.events('outcome').map((x) => (x.totals as number[])[1])).toEqual([44, 30 + 4 + 2, 20 + 4 + 4]);
    });

    it('is neither for a defense that loses nor for an offense at home', () => {
      const lost = table(seats, { ...home, hands: { yellow: ['attack-10'], blue: ['attack-01', 'flare:fungus'] } });
      lost.select('blue', 'attack-01');
      lost.invite('blue', 'purple');
      lost.ally('purple', 'defense', { 'purple/1': 2 });
      lost.neverOffered('blue', 'flare:fungus');
      expect(lost.warp('purple')).toBe(2);
      // Nor for what a beaten Guerrilla takes of its own side.
      const weakened = table({ ...seats, yellow: 'guerrilla' }, { ...home, strict: ['blue'] });
      weakened.send('yellow', { 'yellow/1': 1 });
      weakened.select('blue', 'attack-40');
      weakened.invite('blue', 'purple');
      weakened.ally('purple', 'defense', { 'purple/1': 3 });
      weakened.pass('blue', 'flare:fungus');
      weakened.run();
      expect([weakened.warp('purple'), weakened.warp('yellow')]).toEqual([2, 1]);
      const offense = table(seats, { ...home, turn: 'blue', destiny: ['blue'], ships: { yellow: { 'blue/1': 2 } } });
      offense.plan('blue', 'destiny.own', 'yellow');
      offense.aim('blue', 'blue/1');
      offense.select('blue', 'attack-40');
      offense.neverOffered('blue', 'flare:fungus');
      expect(offense.warp('yellow')).toBe(2);
    });

    it('works at home as the defense only, and its ships count nowhere else', () => {
      const away = table(seats, { ...home, turn: 'blue', destiny: ['yellow'] });
      away.use('blue', 'flare:fungus');
      away.select('blue', 'attack-40');
      expect(() => away.run()).toThrow('planned but never asked');

      // Attacked on its colony in the system of the offense.
      const guest = table(seats, { ...home, destiny: ['yellow'], ships: { blue: { 'yellow/1': 1 } } });
      guest.plan('yellow', 'destiny.own', 'blue');
      guest.use('blue', 'flare:fungus');
      guest.select('blue', 'attack-40');
      expect(() => guest.run()).toThrow('planned but never asked');
      expect(guest.warp('yellow')).toBe(1);

      const t = table(seats, { ...home, destiny: ['blue', 'red'], hands: { ...home.hands, red: ['attack-06'] } });
      t.aim('yellow', 'blue/1');
      t.send('yellow', { 'yellow/1': 2 });
      t.select('blue', 'attack-40');
      t.use('blue', 'flare:fungus');
      t.run();
      t.run();
      expect(t.events('outcome')[1]).toMatchObject({ totals: [4 + 1, 6 + 4] });

      // Yellow defends a colony in the system that the ships circle: they do not help it.
      const inside = table(seats, {
        ...home,
        turn: 'purple',
        destiny: ['blue', 'yellow', 'blue'],
        ships: { yellow: { 'blue/5': 1 } },
        hands: { ...home.hands, red: ['attack-06'], yellow: ['attack-08', 'attack-10'] },
      });
      inside.aim('purple', 'blue/1');
      inside.select('blue', 'attack-40');
      inside.use('blue', 'flare:fungus');
      inside.run();
      inside.select('yellow', 'attack-08');
      inside.run();
      inside.plan('blue', 'destiny.own', 'yellow');
      inside.run();
      expect(circle(inside)).toEqual([0, 0, 0, 1]);
      expect(inside.events('outcome')[2]).toMatchObject({ totals: [30 + 4, 30 + 1] });
    });

    it('keeps the ships out of the warp when it loses, and gives them back when the flare is discarded', () => {
      const t = table(seats, {
        ...home,
        hands: {
          yellow: ['attack-01'],
          // Discarded with another card.
          blue: ['attack-40', 'attack-00', 'mobius-tubes', 'flare:fungus'],
          purple: ['attack-30', 'plague'],
        },
      });
      t.aim('yellow', 'blue/1');
      t.send('yellow', { 'yellow/1': 3 });
      t.select('blue', 'attack-40');
      t.use('blue', 'flare:fungus');
      t.run();
      t.aim('purple', 'blue/2');
      t.until('purple', 'use');
      t.answer('purple', 'pass');
      t.run();
      expect([t.events('won')[1].lost, t.warp('blue'), circle(t)]).toEqual([[1], 4, [0, 0, 3, 0]]);
      // Red's turn: purple's plague makes blue discard its flare.
      t.use('purple', 'plague');
      t.plan('purple', 'plague', 'blue');
      t.until('yellow', 'ships.return');
      expect(t.question('yellow')).toMatchObject({ min: 3, max: 3, from: 'flare:fungus.wild' });
      t.answer('yellow', { 'yellow/2': 3 });
      expect(circle(t)).toEqual([]);
      expect([t.warp('yellow'), t.ships('yellow', 'yellow/2')]).toEqual([0, 7]);
      expect(t.why('ships-moved')).toContain('flare:fungus.wild');
      expect(t.owner.g.k.lingering.filter((x) => x.kind.startsWith('fungus'))).toEqual([]);
    });

    it('[faq-fungus-02] stays where it is when the flare changes hands; only the discard frees all of it', () => {
      // Blue captures, loses the flare to yellow's compensation, yellow captures at its own home.
      const t = table(seats, {
        turn: 'yellow',
        destiny: ['blue', 'blue', 'yellow', 'yellow'],
        hands: {
          yellow: ['attack-01'],
          blue: ['attack-40', 'attack-30', 'flare:fungus'],
          purple: ['negotiate'],
          red: ['attack-04', 'plague'],
        },
      });
      t.aim('yellow', 'blue/1');
      t.send('yellow', { 'yellow/1': 3 });
      t.select('blue', 'attack-40');
      t.use('blue', 'flare:fungus');
      t.run();
      // Purple loses with a negotiate and takes the only card left as compensation: the flare.
      t.aim('purple', 'blue/2');
      t.select('blue', 'attack-30');
      t.run();
      expect(t.hand('purple')).toEqual(['flare:fungus']);
      expect(circle(t)).toEqual([0, 0, 3, 0]);
      t.use('red', 'plague');
      t.plan('red', 'plague', 'purple');
      t.plan('yellow', 'ships.return', { 'yellow/2': 3 });
      t.until('red', 'launch.aim');
      expect(circle(t)).toEqual([]);
      expect([t.warp('yellow'), t.ships('yellow', 'yellow/2')]).toEqual([0, 7]);
    });

    it('[faq-fungus-10] holds a stack of the Fungus as one ship and gives it back as it is', () => {
      const t = table(
        { red: 'fungus', blue: 'macron', yellow: 'tripler', purple: 'void' },
        {
          turn: 'red',
          destiny: ['purple', 'blue', 'red'],
          hands: {
            red: ['attack-40', 'attack-01'],
            purple: ['attack-00'],
            blue: ['attack-30', 'attack-20', 'flare:fungus'],
            yellow: ['attack-04', 'plague'],
          },
        },
      );
      t.aim('red', 'purple/1');
      t.select('red', 'attack-40');
      t.plan('red', 'encounter.second', true);
      t.run();
      expect(prey(t)).toEqual([[0, 0, 0, 4]]);
      t.aim('red', 'blue/1');
      t.send('red', { [stackAt(t, 'purple/1')]: 1 });
      t.select('blue', 'attack-30');
      t.use('blue', 'flare:fungus');
      t.run();
      expect(circle(t)).toEqual([1, 0, 0, 0]);
      expect(prey(t)).toEqual([[0, 0, 0, 4]]);
      t.runWhile(() => t.turn() !== 'yellow');
      t.use('yellow', 'plague');
      t.plan('yellow', 'plague', 'blue');
      t.plan('red', 'ships.return', { 'red/3': 1 });
      t.runWhile(() => circle(t).length > 0);
      expect(t.ships('red', 'red/3')).toBe(5);
      expect(prey(t)).toEqual([[0, 0, 0, 4]]);
      expect(t.warp('purple')).toBe(0);
    });
  });

  describe('super', () => {
    const sticky = { ...twice, hands: { ...twice.hands, red: ['attack-40', 'attack-05', 'flare:fungus'] } } as const;

    it('keeps a stack together in the warp and on the way back', () => {
      const t = table(seats, sticky);
      capture(t);
      t.send('red', { [stackAt(t, 'blue/1')]: 1 });
      t.select('red', 'attack-05');
      expect(t.untilOffered('red', 'flare:fungus')).toEqual(['flare:fungus', 'pass']);
      t.use('red', 'flare:fungus');
      t.run();
      expect([t.warp('red'), t.warp('blue')]).toEqual([1, 0]);
      expect(prey(t)).toEqual([[0, 4, 0, 0]]);
      expect(t.hand('red')).toContain('flare:fungus');
      // On red's next turn the stack comes back as it is.
      t.runWhile(() => t.turn() === 'red' || t.warp('red') > 0);
      expect(prey(t)).toContainEqual([0, 4, 0, 0]);
      expect(t.state.stacks[0].place).toBeGreaterThan(3);
    });

    it('lets the ships go when it is not played', () => {
      const t = table(seats, sticky);
      capture(t);
      t.send('red', { [stackAt(t, 'blue/1')]: 1 });
      t.select('red', 'attack-05');
      t.run();
      expect([t.warp('red'), t.warp('blue'), t.state.stacks.length]).toEqual([1, 4, 0]);
    });
  });
});

describe('Fungus flare', () => {
  it('wild: it has been discarded also when somebody catches it on the way', () => {
    const t = table(
      { red: 'vulch', blue: 'macron', yellow: 'tripler', purple: 'void' },
      {
        turn: 'yellow',
        destiny: ['blue', 'red'],
        hands: {
          yellow: ['attack-04'],
          blue: ['attack-40', 'flare:fungus'],
          purple: ['attack-01', 'plague'],
          red: ['flare:vulch', 'attack-08'],
        },
      },
    );
    t.send('yellow', { 'yellow/1': 3 });
    t.use('blue', 'flare:fungus');
    t.run();
    expect([t.warp('yellow'), t.hand('blue')]).toEqual([0, ['flare:fungus']]);
    t.use('purple', 'plague');
    t.plan('purple', 'plague', 'blue');
    t.plan('yellow', 'ships.return', { 'yellow/2': 3 });
    t.untilOffered('red', 'flare:vulch');
    t.answer('red', 'flare:vulch');
    expect(t.options('red')).toEqual(['vulch', 'pass']);
    t.answer('red', 'vulch');
    t.runTo('launch');
    expect(t.hand('red')).toContain('flare:fungus');
    expect(t.ships('yellow', 'yellow/2')).toBe(7);
  });

  it('super: for a main player in the resolution phase', () => {
    const t = table(
      { red: 'fungus', blue: 'macron', yellow: 'tripler', purple: 'trader' },
      {
        turn: 'red',
        destiny: ['blue', 'purple'],
        hands: { red: ['attack-40', 'flare:fungus'], blue: ['attack-00'], yellow: ['attack-01'], purple: ['attack-30'] },
      },
    );
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.run();
    const stack = t.state.stacks[0];
    expect(stack).toBeDefined();
    // Yellow's turn: red helps it with the stack, and loses it as an ally.
    t.runWhile(() => t.turn() !== 'yellow');
    t.invite('yellow', 'red');
    t.ally('red', 'offense', { [`blue/1#${stack.id}`]: 1 });
    t.neverOffered('red', 'flare:fungus');
    expect(t.warp('blue')).toBeGreaterThan(0);
  });
});
