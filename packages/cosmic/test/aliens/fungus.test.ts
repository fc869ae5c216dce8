import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

type Table = ReturnType<typeof table>;

const seats = { red: 'fungus', blue: 'macron', yellow: 'tripler', purple: 'healer' };
/** Red beats blue, then meets yellow. */
const twice = {
  turn: 'red',
  destiny: ['blue', 'yellow'],
  hands: { red: ['attack-40', 'attack-05'], blue: ['attack-04', 'attack-06'], yellow: ['attack-30'] },
} as const;

/** The stacks on the board: what is under each ship, by colour. */
const prey = (t: Table): number[][] => t.state.stacks.map((s) => t.state.ships.at[s.hold].slice(0, 4));
/** The option of the first stack in a place. */
const stackAt = (t: Table, place: string): string => `${place}#${t.state.stacks[0].id}`;

/** Red captures the four blue ships of blue/1 with a single ship and goes on to yellow. */
function capture(t: Table): void {
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  t.select('red', 'attack-40');
  t.plan('red', 'encounter.second', true);
  t.run();
  expect(prey(t)).toEqual([[0, 4, 0, 0]]);
  // There is one ship for them to go under.
  expect(t.story()).not.toContain('fungus.adhere');
  t.aim('red', 'yellow/1');
}

describe('Fungus', () => {
  it('captures losing ships and says which go under which of its ships', () => {
    const t = table(seats, twice);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.select('red', 'attack-40');
    expect(t.until('red', 'fungus.adhere')).toMatchObject({ min: 4, max: 4, data: { colour: 'blue', n: 4 } });
    expect(t.options('red')).toEqual(['gate', 'gate@2']);
    t.answer('red', { gate: 1, 'gate@2': 3 });
    // The yellow ships may go under the stacks that are there now.
    expect(t.question('red')).toMatchObject({ min: 2, max: 2, data: { colour: 'yellow', n: 2 } });
    expect(t.options('red')).toEqual(t.state.stacks.map((s) => `gate#${s.id}`));
    t.plan('red', 'fungus.adhere', { [stackAt(t, 'gate')]: 2 });
    t.run();
    expect(prey(t)).toEqual([
      [0, 1, 2, 0],
      [0, 3, 0, 0],
    ]);
    expect([t.warp('blue'), t.warp('yellow')]).toEqual([0, 0]);
    // A stack is one ship.
    expect(t.ships('red', 'blue/1')).toBe(2);
    expect(t.events('ships-lost')).toEqual([]);
    // It was used once: there was no stack when cards were revealed.
    expect(
      t
        .events('power-used')
        .filter((x) => x.alien === 'fungus')
        .map((x) => x.clause),
    ).toEqual(['adhere']);
    expect(t.restored().divergence).toBeNull();
  });

  it('captures what loses the encounter, not what is lost besides, nor ships of its own side', () => {
    const cudgel = table(seats, {
      ...twice,
      hands: { ...twice.hands, red: ['attack-40', 'flare:cudgel'] },
      ships: { yellow: { 'blue/1': 2 } },
    });
    cudgel.aim('red', 'blue/1');
    cudgel.send('red', { 'red/1': 1 });
    cudgel.select('red', 'attack-40');
    cudgel.use('red', 'flare:cudgel');
    cudgel.run();
    expect([prey(cudgel), cudgel.warp('yellow')]).toEqual([[[0, 4, 0, 0]], 2]);

    const beaten = table(seats, { ...twice, hands: { red: ['attack-04'], blue: ['attack-40'] } });
    beaten.invite('red', 'yellow');
    beaten.ally('yellow', 'offense', { 'yellow/1': 2 });
    beaten.run();
    expect([beaten.warp('yellow'), beaten.state.stacks, beaten.events('power-used').filter((x) => x.alien === 'fungus')]).toEqual([
      2,
      [],
      [],
    ]);

    // What the Guerrilla costs its own side is lost to it, not captured by it.
    const weakened = table({ ...seats, blue: 'guerrilla' }, twice);
    weakened.aim('red', 'blue/1');
    weakened.send('red', { 'red/1': 1 });
    weakened.select('red', 'attack-40');
    weakened.invite('red', 'yellow');
    weakened.ally('yellow', 'offense', { 'yellow/1': 3 });
    weakened.run();
    expect([prey(weakened), weakened.warp('yellow')]).toEqual([[[0, 4, 0, 0]], 2]);

    // Nobody was on the planet.
    const empty = table(seats, { ...twice, ships: { blue: { 'blue/1': 0 } } });
    empty.aim('red', 'blue/1');
    empty.select('red', 'attack-40');
    empty.run();
    expect(empty.events('power-used').filter((x) => x.alien === 'fungus')).toEqual([]);

    // Allied against itself it loses some of its own ships.
    const self = table(
      { red: 'fungus+lunatic', blue: 'calculator+void', yellow: 'tripler+mite', purple: 'healer+ghoul' },
      { ...twice, options: { powers: 2 } },
    );
    self.aim('red', 'blue/1');
    self.send('red', { 'red/1': 1 });
    self.use('red', 'lunatic');
    self.plan('red', 'alliance.ships', { 'red/2': 2 });
    self.select('red', 'attack-40');
    self.run();
    expect([self.warp('red'), prey(self)]).toEqual([2, [[0, 4, 0, 0]]]);
    const alone = table(
      { red: 'fungus+lunatic', blue: 'calculator+void', yellow: 'tripler+mite', purple: 'healer+ghoul' },
      { ...twice, options: { powers: 2 }, ships: { blue: { 'blue/1': 0 } } },
    );
    alone.aim('red', 'blue/1');
    alone.send('red', { 'red/1': 1 });
    alone.use('red', 'lunatic');
    alone.plan('red', 'alliance.ships', { 'red/2': 2 });
    alone.select('red', 'attack-40');
    alone.run();
    expect(alone.events('power-used').filter((x) => x.alien === 'fungus')).toEqual([]);
  });

  it('captures as an ally too, and nobody can save or heal what it captures', () => {
    const t = table(
      { red: 'zombie', blue: 'macron', yellow: 'fungus', purple: 'healer' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } },
    );
    t.send('red', { 'red/1': 3 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.run();
    expect(prey(t)).toEqual([[3, 0, 0, 0]]);
    expect(t.warp('red')).toBe(0);
    expect(t.events('power-used').map((x) => x.alien)).not.toContain('zombie');
    expect(t.story()).not.toContain('purple answers use');
  });

  it('captures nothing when it loses, deals, or has no ship in the encounter', () => {
    const lost = table(seats, { ...twice, hands: { red: ['attack-04'], blue: ['attack-40'] } });
    lost.run();
    expect([lost.warp('red'), lost.state.stacks.length]).toEqual([1, 0]);

    // Attacked on an empty planet.
    const empty = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      ships: { red: { 'red/1': 0 } },
      hands: { blue: ['attack-04'], red: ['attack-40'] },
    });
    empty.aim('blue', 'red/1');
    empty.run();
    expect([empty.warp('blue'), empty.state.stacks.length]).toEqual([1, 0]);
  });

  it('counts every ship of a stack once cards are revealed', () => {
    const t = table(seats, twice);
    capture(t);
    t.send('red', { [stackAt(t, 'blue/1')]: 1, 'red/2': 1 });
    t.run();
    // Captured Macron ships are ordinary ones: 5 in the stack and 1 beside it.
    expect(t.events('outcome')[1]).toMatchObject({ totals: [5 + 6, 10 + 4] });
  });

  it('uses its power for that once cards are revealed, before those who come after it then', () => {
    const t = table(seats, { ...twice, hands: { ...twice.hands, yellow: ['attack-30', 'flare:merchant'] } });
    capture(t);
    t.send('red', { [stackAt(t, 'blue/1')]: 1 });
    t.select('yellow', 'attack-30');
    expect(t.untilOffered('yellow', 'flare:merchant')).toContain('flare:merchant');
    expect(t.question('yellow')?.data?.at).toBe('window:reveal.revealed');
    expect(
      t
        .events('power-used')
        .filter((x) => x.alien === 'fungus')
        .map((x) => x.clause),
    ).toEqual(['adhere', 'heft']);
  });

  it('counts a stack with a single captured ship, too', () => {
    const t = table(seats, { ...twice, ships: { blue: { 'blue/1': 1 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.run();
    t.aim('red', 'yellow/1');
    t.send('red', { [stackAt(t, 'blue/1')]: 1 });
    t.run();
    expect(t.events('outcome')[1]).toMatchObject({ totals: [5 + 2, 10 + 4] });
  });

  it('counts a stack as one ship when it is zapped, and frees nothing by that', () => {
    const t = table(seats, { ...twice, hands: { ...twice.hands, purple: ['cosmic-zap'] } });
    capture(t);
    t.send('red', { [stackAt(t, 'blue/1')]: 1, 'red/2': 1 });
    t.zap('purple', 'fungus');
    t.until('yellow', 'planning.select');
    t.runWhile(() => t.events('outcome').length < 2);
    expect(t.events('outcome')[1]).toMatchObject({ totals: [5 + 2, 10 + 4] });
  });

  it('lets losing ships go to the warp when it is zapped then', () => {
    const t = table(seats, { ...twice, hands: { ...twice.hands, purple: ['cosmic-zap'] } });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.zap('purple', 'fungus');
    t.run();
    expect([t.warp('blue'), t.state.stacks.length]).toEqual([4, 0]);
  });

  it('[faq-fungus-01] keeps its stacks without its power, until they reach the warp', () => {
    const t = table(seats, { ...twice, ships: { red: { warp: 16 } } });
    // Only the ship that captures leaves a home colony standing.
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.send('red', { 'red/2': 1 });
    t.plan('red', 'encounter.second', true);
    t.runTo('launch');
    expect(t.sheet('fungus').down).toBe(false);
    t.run();
    expect(prey(t)).toEqual([[0, 4, 0, 0]]);
    t.aim('red', 'yellow/1');
    t.send('red', { [stackAt(t, 'blue/1')]: 1, 'red/3': 1, 'red/4': 1 });
    t.runTo('planning');
    expect(t.sheet('fungus').down).toBe(true);
    expect(prey(t)).toEqual([[0, 4, 0, 0]]);
    t.run();
    expect(t.events('outcome')[1]).toMatchObject({ totals: [5 + 3, 10 + 4] });
    expect(t.state.stacks).toEqual([]);
    expect(t.warp('blue')).toBe(4);
  });

  it('[faq-fungus-03] frees ships in the warp, where the Healer may heal them', () => {
    const t = table(seats, twice);
    capture(t);
    t.send('red', { [stackAt(t, 'blue/1')]: 1 });
    t.untilOffered('purple', 'healer');
    expect(t.question('purple')?.data).toMatchObject({ owner: 0, n: 1, to: 'warp' });
    t.answer('purple', 'pass');
    expect(t.question('purple')?.data).toMatchObject({ owner: 1, n: 4, to: 'warp' });
    expect([t.warp('red'), t.warp('blue')]).toEqual([1, 4]);
    t.use('purple', 'healer');
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([1, 0]);
    expect(t.events('ships-freed')).toEqual([{ colour: 'blue', n: 4 }]);
  });

  it('freed ships are themselves again: the Zombie returns to its colonies', () => {
    const t = table({ ...seats, blue: 'zombie' }, twice);
    capture(t);
    t.send('red', { [stackAt(t, 'blue/1')]: 1 });
    t.plan('blue', 'zombie.rise', { 'blue/2': 4 });
    t.run();
    expect([t.warp('red'), t.warp('blue'), t.ships('blue', 'blue/2')]).toEqual([1, 0, 8]);
  });

  it('[faq-fungus-04] can add to a stack', () => {
    const t = table(seats, { ...twice, hands: { ...twice.hands, red: ['attack-40', 'attack-30'], yellow: ['attack-01'] } });
    capture(t);
    t.send('red', { [stackAt(t, 'blue/1')]: 1 });
    t.run();
    expect(prey(t)).toEqual([[0, 4, 4, 0]]);
    expect(t.ships('red', 'yellow/1')).toBe(1);
  });

  it('[faq-fungus-07] gets compensation and rewards for a stack as for one ship', () => {
    const paid = table(seats, {
      ...twice,
      hands: { red: ['attack-40', 'negotiate'], blue: ['attack-04'], yellow: ['attack-30', 'attack-06', 'attack-08'] },
    });
    capture(paid);
    paid.send('red', { [stackAt(paid, 'blue/1')]: 1 });
    paid.select('yellow', 'attack-30');
    paid.run();
    expect(paid.events('compensated')).toEqual([{ who: 0, from: 2, n: 1 }]);

    const rewarded = table(seats, {
      ...twice,
      hands: { ...twice.hands, red: ['attack-40'], blue: ['attack-04', 'attack-01'] },
      destiny: ['blue', 'yellow'],
    });
    rewarded.aim('red', 'blue/1');
    rewarded.send('red', { 'red/1': 1 });
    rewarded.select('blue', 'attack-04');
    rewarded.run();
    // Blue's turn: it meets yellow, and red helps yellow with its stack.
    rewarded.invite('yellow', 'red');
    rewarded.ally('red', 'defense', { [stackAt(rewarded, 'blue/1')]: 1 });
    rewarded.run();
    expect(rewarded.events('rewards')).toEqual([{ who: 0, ships: 0, cards: 1 }]);
    // It helps with five ships all the same.
    expect(rewarded.events('outcome')[1]).toMatchObject({ totals: [1 + 4, 10 + 4 + 5] });
  });

  it('[faq-fungus-08] may leave a player fewer than five ships', () => {
    const t = table(seats, { ...twice, ships: { blue: { out: 15, 'blue/1': 4 } } });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.send('red', { 'red/1': 1 });
    t.run();
    expect(prey(t)).toEqual([[0, 4, 0, 0]]);
    expect([t.out('blue'), t.warp('blue'), t.colonies('blue')]).toEqual([15, 0, 1]);
  });

  it('gives way to the Void when it is the ally of the Void', () => {
    const t = table(
      { red: 'tripler', blue: 'void', yellow: 'fungus' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } },
    );
    t.send('red', { 'red/1': 3 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.run();
    expect([t.out('red'), t.state.stacks.length]).toEqual([3, 0]);
  });

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

  it('wild: discarded while the ships are on their way, it lets them go home from there', () => {
    // The flare lies on a sheet whose cards are discarded when they are played.
    const t = table(
      { red: 'macron', blue: 'host', yellow: 'tripler', purple: 'trader' },
      {
        turn: 'yellow',
        destiny: ['blue'],
        hands: { yellow: ['attack-04'], blue: ['attack-40'] },
        sheets: { host: { guests: ['flare:fungus'] } },
      },
    );
    t.send('yellow', { 'yellow/1': 3 });
    t.use('blue', 'flare:fungus');
    t.until('yellow', 'ships.return');
    // As soon as the outcome is settled, before the cards of the encounter are discarded.
    expect(t.events('cards-discarded').flatMap((x) => x.cards)).toEqual(['flare:fungus']);
    t.answer('yellow', { 'yellow/2': 3 });
    t.run();
    expect([t.ships('yellow', 'yellow/2'), t.warp('yellow')]).toEqual([7, 0]);
    expect(t.state.places.every((x, i) => x.kind !== 'hold' || t.state.ships.at[i].every((n) => n === 0))).toBe(true);
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
