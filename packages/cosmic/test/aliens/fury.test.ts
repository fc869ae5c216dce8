import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'fury', blue: 'calculator', yellow: 'parasite', purple: 'trader' };
const attack = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-10'], blue: ['attack-30'] } } as const;

type Table = ReturnType<typeof table>;
const tokens = (t: Table): number => t.sheet('fury').tokens;

describe('Fury', () => {
  it('gets a token for each ship it loses to the warp', () => {
    const t = table(seats, attack);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.run();
    expect([tokens(t), t.warp('red')]).toEqual([3, 3]);
    expect(t.restored().divergence).toBeNull();
  });

  it('gets tokens for ships that leave the game, and whatever the reason', () => {
    const out = table({ ...seats, blue: 'void' }, attack);
    out.aim('red', 'blue/1');
    out.send('red', { 'red/1': 2 });
    out.run();
    expect([tokens(out), out.out('red')]).toEqual([2, 2]);

    const plague = table(seats, { ...attack, hands: { ...attack.hands, purple: ['plague'] } });
    plague.use('purple', 'plague');
    plague.plan('purple', 'plague', 'red');
    plague.until('red', 'launch.aim');
    expect(tokens(plague)).toBe(3);

    // What is captured or saved is not lost, and neither are ships of others.
    const captured = table({ ...seats, blue: 'fungus' }, attack);
    captured.aim('red', 'blue/1');
    captured.run();
    const won = table(seats, { ...attack, hands: { red: ['attack-40'], blue: ['attack-04'] } });
    won.aim('red', 'blue/1');
    won.run();
    expect([tokens(captured), tokens(won)]).toEqual([0, 0]);
  });

  it('gets no tokens when it is zapped then', () => {
    const t = table(seats, { ...attack, hands: { ...attack.hands, purple: ['cosmic-zap'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.zap('purple', 'fury');
    t.run();
    expect(tokens(t)).toBe(0);
  });

  it('spends any number of tokens for three points each, once the cards are selected', () => {
    const t = table(seats, { ...attack, tokens: { fury: 7 } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    expect(t.untilOffered('red', 'fury')).toEqual(['fury', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'window:planning.selected' } });
    t.answer('red', 'fury');
    expect(t.question('red')).toMatchObject({ tag: 'fury.tokens', min: 1, max: 7 });
    t.answer('red', 5);
    expect(t.options('red')).toEqual(['add', 'subtract']);
    t.answer('red', 'add');
    expect(tokens(t)).toBe(2);
    // Once in an encounter.
    t.neverOffered('red', 'fury');
    expect(t.events('outcome')).toMatchObject([{ totals: [10 + 1 + 15, 30 + 4] }]);
    // Spent tokens do not come back, whatever the outcome: one was won with the lost ship.
    expect(tokens(t)).toBe(3);
  });

  it('may lower the total of its side, as an ally too', () => {
    const t = table(seats, {
      turn: 'yellow',
      destiny: ['blue'],
      tokens: { fury: 2 },
      hands: { yellow: ['attack-20'], blue: ['attack-10'] },
    });
    t.aim('yellow', 'blue/1');
    t.send('yellow', { 'yellow/1': 1 });
    t.invite('yellow', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.use('red', 'fury');
    t.plan('red', 'fury.tokens', 2);
    t.plan('red', 'fury.sign', 'subtract');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [20 + 2 - 6, 10 + 4] }]);

    const guard = table(seats, {
      turn: 'yellow',
      destiny: ['blue'],
      tokens: { fury: 1 },
      hands: { yellow: ['attack-20'], blue: ['attack-10'] },
    });
    guard.aim('yellow', 'blue/1');
    guard.send('yellow', { 'yellow/1': 1 });
    guard.invite('blue', 'red');
    guard.ally('red', 'defense', { 'red/1': 1 });
    guard.use('red', 'fury');
    guard.plan('red', 'fury.sign', 'add');
    guard.run();
    expect(guard.events('outcome')).toMatchObject([{ totals: [20 + 1, 10 + 4 + 1 + 3] }]);

    // Nothing to spend, or not involved.
    const none = table(seats, attack);
    none.aim('red', 'blue/1');
    none.neverOffered('red', 'fury');
    const outside = table(seats, {
      turn: 'yellow',
      destiny: ['blue'],
      tokens: { fury: 2 },
      hands: { yellow: ['attack-20'], blue: ['attack-10'] },
    });
    outside.aim('yellow', 'blue/1');
    outside.neverOffered('red', 'fury');
  });

  it('spends without using its power: nobody can zap it, and a zap before does not matter', () => {
    const t = table(seats, {
      ...attack,
      tokens: { fury: 2 },
      hands: { red: ['attack-10', 'attack-08'], blue: ['attack-30'], yellow: ['plague'], purple: ['cosmic-zap'] },
    });
    t.use('yellow', 'plague');
    t.plan('yellow', 'plague', 'red');
    t.zap('purple', 'fury');
    t.aim('red', 'blue/1');
    t.use('red', 'fury');
    t.plan('red', 'fury.tokens', 2);
    t.plan('red', 'fury.sign', 'add');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 1 + 6, 30 + 4] }]);
    // Still zapped, it gets nothing for the ship it has lost now.
    expect(tokens(t)).toBe(0);
  });

  it('[faq-fungus-09] ships freed in the warp are what they were: Zombies rise, the Fury grieves', () => {
    const t = table(
      { red: 'fungus', blue: 'fury', yellow: 'zombie', purple: 'calculator' },
      { turn: 'red', destiny: ['blue', 'purple'], hands: { red: ['attack-40', 'attack-05'], blue: ['attack-04'], purple: ['attack-30'] } },
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect([tokens(t), t.warp('blue'), t.state.stacks.length]).toEqual([0, 0, 1]);
    t.aim('red', 'purple/1');
    t.send('red', { [`blue/1#${t.state.stacks[0].id}`]: 1 });
    t.plan('yellow', 'zombie.rise', { 'yellow/2': 2 });
    t.run();
    expect([t.state.stacks, t.warp('red'), t.warp('blue'), tokens(t)]).toEqual([[], 1, 4, 4]);
    expect([t.warp('yellow'), t.ships('yellow', 'yellow/2')]).toEqual([0, 6]);
  });

  describe('wild', () => {
    const others = { red: 'calculator', blue: 'macron', yellow: 'parasite', purple: 'trader' };
    const hands = { red: ['attack-04', 'flare:fury'], blue: ['attack-40'] };

    it('destroys a ship of each player who opposed the loser, of their own choice', () => {
      const t = table(others, { ...attack, hands, ships: { blue: { 'yellow/1': 1 } } });
      t.aim('red', 'blue/1');
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.select('red', 'attack-04');
      t.use('red', 'flare:fury', { at: 'window:resolution.afterOutcome' });
      expect(t.until('blue', 'fury.ship')).toMatchObject({ min: 1, max: 1 });
      expect(t.options('blue')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5', 'yellow/1']);
      t.answer('blue', { 'yellow/1': 1 });
      t.plan('yellow', 'fury.ship', { 'yellow/2': 1 });
      t.run();
      expect([t.out('blue'), t.out('yellow'), t.out('purple'), t.out('red')]).toEqual([1, 1, 0, 0]);
      expect(t.ships('blue', 'yellow/1')).toBe(0);
    });

    it('leaves those alone who would have too few ships to win, and still hits the others', () => {
      const t = table(others, { ...attack, hands, ships: { blue: { out: 15 } } });
      t.aim('red', 'blue/1');
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.select('red', 'attack-04');
      t.use('red', 'flare:fury');
      t.run();
      expect([t.out('blue'), t.out('yellow')]).toEqual([15, 1]);

      // One ship more than needed, and all that are not in the warp on the planet.
      const spare = table(others, { ...attack, hands, ships: { blue: { out: 14, warp: 3, 'blue/1': 3 } } });
      spare.aim('red', 'blue/1');
      spare.select('red', 'attack-04');
      spare.use('red', 'flare:fury');
      spare.run();
      expect(spare.out('blue')).toBe(15);

      // Nothing is left to be destroyed.
      const warped = table(others, { ...attack, hands, ships: { blue: { warp: 20 } } });
      warped.aim('red', 'blue/1');
      warped.select('red', 'attack-04');
      warped.neverOffered('red', 'flare:fury');

      const nobody = table(others, { ...attack, hands, ships: { blue: { out: 15 } } });
      nobody.aim('red', 'blue/1');
      nobody.select('red', 'attack-04');
      nobody.neverOffered('red', 'flare:fury');
    });

    it('is for main players who lost', () => {
      const won = table(others, { ...attack, hands: { red: ['attack-40', 'flare:fury'], blue: ['attack-04'] } });
      won.aim('red', 'blue/1');
      won.select('red', 'attack-40');
      won.neverOffered('red', 'flare:fury');

      const ally = table(others, { ...attack, hands: { red: ['attack-04'], blue: ['attack-40'], yellow: ['flare:fury'] } });
      ally.aim('red', 'blue/1');
      ally.invite('red', 'yellow');
      ally.ally('yellow', 'offense', { 'yellow/1': 1 });
      ally.neverOffered('yellow', 'flare:fury');
    });
  });

  describe('super', () => {
    const hands = { red: ['attack-10', 'flare:fury'], blue: ['attack-30'] };

    it('counts all tokens and spends none', () => {
      const t = table(seats, { ...attack, hands, tokens: { fury: 4 } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.select('red', 'attack-10');
      expect(t.untilOffered('red', 'flare:fury')).toEqual(['flare:fury', 'fury', 'pass']);
      t.answer('red', 'flare:fury');
      t.answer('red', 'add');
      // And it is one or the other.
      t.neverOffered('red', 'fury');
      expect(t.events('outcome')).toMatchObject([{ totals: [10 + 1 + 12, 30 + 4] }]);
      expect(tokens(t)).toBe(5);
    });

    it('cannot be added to tokens that were spent, and is of no use without tokens', () => {
      const t = table(seats, { ...attack, hands, tokens: { fury: 4 } });
      t.aim('red', 'blue/1');
      t.select('red', 'attack-10');
      t.untilOffered('red', 'fury');
      t.answer('red', 'fury');
      t.answer('red', 1);
      t.answer('red', 'add');
      t.neverOffered('red', 'flare:fury');

      // As an ally of the defense, and not when it stands by.
      const third = {
        turn: 'yellow',
        destiny: ['blue'],
        tokens: { fury: 1 },
        hands: { yellow: ['attack-20'], blue: ['attack-10'], red: ['flare:fury'] },
      } as const;
      const ally = table(seats, third);
      ally.invite('blue', 'red');
      ally.ally('red', 'defense', { 'red/1': 1 });
      ally.use('red', 'flare:fury', { at: 'window:planning.selected' });
      ally.plan('red', 'fury.sign', 'add');
      ally.run();
      expect(tokens(ally)).toBe(2);
      const aside = table(seats, third);
      aside.neverOffered('red', 'flare:fury');

      const none = table(seats, { ...attack, hands });
      none.aim('red', 'blue/1');
      none.select('red', 'attack-10');
      none.neverOffered('red', 'flare:fury');
    });
  });
});
