import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, twice, prey, stackAt, capture } from './fungus.ts';

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
});
