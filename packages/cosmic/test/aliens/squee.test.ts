import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'calculator', blue: 'squee', yellow: 'parasite', purple: 'trader' };
const attack = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-40', 'attack-08', 'attack-10', 'attack-12', 'attack-14'], blue: ['attack-04', 'attack-06'] },
} as const;

describe('Squee', () => {
  it('lets the offense concede: the defense has won, and the cards are discarded unused', () => {
    const t = table(seats, attack);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.invite('red', 'yellow');
    t.invite('blue', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.select('red', 'attack-40');
    t.select('blue', 'attack-04');
    expect(t.untilOffered('blue', 'squee')).toEqual(['squee', 'pass']);
    expect(t.question('blue')).toMatchObject({ data: { at: 'window:planning.selected' } });
    t.answer('blue', 'squee');
    expect(t.question('red')).toMatchObject({ tag: 'squee.answer', data: { by: 1 } });
    expect(t.options('red')).toEqual(['continue', 'concede']);
    t.answer('red', 'concede');
    t.run();
    expect([t.events('won'), t.events('card-revealed')]).toEqual([[{ who: [1, 3], lost: [0, 2] }], []]);
    expect([t.warp('red'), t.warp('yellow'), t.warp('blue')]).toEqual([2, 1, 0]);
    expect(t.events('rewards')).toEqual([{ who: 3, ships: 0, cards: 2 }]);
    expect(t.pile(1)).toEqual(['attack-40', 'attack-04']);
    expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-08', 'attack-10', 'attack-12', 'attack-14'], ['attack-06']]);
    expect(t.restored().divergence).toBeNull();
  });

  it('costs an offense that goes on three ships of its choice, and compensation if its attack wins', () => {
    const t = table(seats, attack);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.select('red', 'attack-40');
    t.select('blue', 'attack-04');
    t.use('blue', 'squee');
    t.plan('red', 'squee.answer', 'continue');
    expect(t.until('red', 'squee.ships')).toMatchObject({ min: 3, max: 3, data: { n: 3 } });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'gate']);
    t.answer('red', { gate: 1, 'red/2': 2 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [40 + 1, 4 + 4] }]);
    expect([t.warp('red'), t.warp('blue')]).toEqual([3, 4]);
    // All four of the cards that red has left.
    expect(t.events('compensated')).toEqual([{ who: 1, from: 0, n: 4 }]);
  });

  it('collects nothing if the offense loses, reveals no attack, or Ionic Gas comes between', () => {
    const lost = table(seats, { ...attack, hands: { red: ['attack-04', 'attack-08'], blue: ['attack-40'] } });
    lost.aim('red', 'blue/1');
    lost.select('red', 'attack-04');
    lost.use('blue', 'squee');
    lost.plan('red', 'squee.answer', 'continue');
    lost.run();
    expect(lost.events('compensated')).toEqual([]);

    // The Pacifist wins with a negotiate.
    const peace = table({ ...seats, red: 'pacifist' }, { ...attack, hands: { red: ['negotiate', 'attack-08'], blue: ['attack-40'] } });
    peace.aim('red', 'blue/1');
    peace.select('red', 'negotiate');
    peace.use('blue', 'squee');
    peace.plan('red', 'squee.answer', 'continue');
    peace.run();
    expect([peace.events('won'), peace.events('compensated')]).toMatchObject([[{ who: [0] }], []]);

    const gas = table(seats, { ...attack, hands: { ...attack.hands, purple: ['ionic-gas'] } });
    gas.aim('red', 'blue/1');
    gas.select('red', 'attack-40');
    gas.use('blue', 'squee');
    gas.plan('red', 'squee.answer', 'continue');
    gas.use('purple', 'ionic-gas');
    gas.run();
    expect(gas.events('compensated')).toEqual([]);

    // Without the big eyes there is no compensation for an attack.
    const silent = table(seats, attack);
    silent.aim('red', 'blue/1');
    silent.select('red', 'attack-40');
    silent.run();
    expect(silent.events('compensated')).toEqual([]);
  });

  it('is for the defense, and a zap makes the encounter go on as if nothing had been', () => {
    const offense = table({ ...seats, red: 'squee', blue: 'calculator' }, attack);
    offense.aim('red', 'blue/1');
    offense.select('red', 'attack-40');
    offense.neverOffered('red', 'squee');

    const t = table(seats, { ...attack, hands: { ...attack.hands, purple: ['cosmic-zap'] } });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.use('blue', 'squee');
    t.zap('purple', 'squee');
    t.run();
    expect([t.warp('red'), t.warp('blue'), t.events('compensated'), t.story().includes('squee.answer')]).toEqual([0, 4, [], false]);
  });

  describe('wild', () => {
    const others = { red: 'calculator', blue: 'macron', yellow: 'parasite', purple: 'trader', green: 'human' };
    const lose = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-04', 'flare:squee'] } } as const;

    it('takes as many ships from somebody in the encounter as the beaten defense lost', () => {
      const t = table(others, { ...lose, ships: { blue: { 'blue/1': 3 } } });
      t.aim('red', 'blue/1');
      t.invite('red', 'yellow');
      t.invite('blue', 'purple');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.ally('purple', 'defense', { 'purple/1': 1 });
      t.select('blue', 'attack-04');
      t.use('blue', 'flare:squee');
      t.until('blue', 'squee.avenge');
      // Not green, which stayed out.
      expect(t.options('blue')).toEqual(['red', 'yellow', 'purple']);
      t.answer('blue', 'red');
      expect(t.until('red', 'squee.ships')).toMatchObject({ min: 3, max: 3 });
      expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'blue/1']);
      t.answer('red', { 'red/2': 2, 'blue/1': 1 });
      t.run();
      expect([t.warp('red'), t.foreign('red'), t.warp('yellow')]).toEqual([3, 0, 0]);
    });

    it('counts what the defense lost otherwise in the encounter, and what was healed', () => {
      const more = table(others, { ...lose, hands: { ...lose.hands, yellow: ['flare:grumpus'] }, ships: { blue: { 'blue/1': 2 } } });
      more.aim('red', 'blue/1');
      more.use('yellow', 'flare:grumpus');
      more.plan('blue', 'grumpus.choose', { 'blue/2': 1 });
      more.select('blue', 'attack-04');
      more.use('blue', 'flare:squee');
      expect(more.until('red', 'squee.ships')).toMatchObject({ min: 3, max: 3 });

      const healed = table({ ...others, purple: 'healer' }, { ...lose, ships: { blue: { 'blue/1': 2 } } });
      healed.aim('red', 'blue/1');
      healed.select('blue', 'attack-04');
      healed.use('purple', 'healer');
      healed.use('blue', 'flare:squee');
      expect(healed.until('red', 'squee.ships')).toMatchObject({ min: 2, max: 2 });
    });

    it('counts what was lost before and what was lost and healed together', () => {
      const hands = { ...lose.hands, yellow: ['flare:grumpus'] };
      const t = table({ ...others, purple: 'healer' }, { ...lose, hands, ships: { blue: { 'blue/1': 2 } } });
      t.aim('red', 'blue/1');
      t.use('yellow', 'flare:grumpus');
      t.plan('blue', 'grumpus.choose', { 'blue/2': 1 });
      t.pass('purple', 'healer');
      t.select('blue', 'attack-04');
      t.use('purple', 'healer');
      t.use('blue', 'flare:squee');
      expect(t.until('red', 'squee.ships')).toMatchObject({ min: 3, max: 3 });
      expect(t.warp('blue')).toBe(1);
    });

    it('is for a defense that lost ships', () => {
      const won = table(others, { ...lose, hands: { red: ['attack-04'], blue: ['attack-40', 'flare:squee'] } });
      won.aim('red', 'blue/1');
      won.select('blue', 'attack-40');
      won.neverOffered('blue', 'flare:squee');

      // It may have lost a ship before and still have won.
      const both = table(others, { ...lose, hands: { red: ['attack-04'], blue: ['attack-40', 'flare:squee'], yellow: ['flare:grumpus'] } });
      both.aim('red', 'blue/1');
      both.use('yellow', 'flare:grumpus');
      both.select('blue', 'attack-40');
      both.neverOffered('blue', 'flare:squee');
      expect(both.warp('blue')).toBe(1);

      const empty = table(others, { ...lose, ships: { blue: { 'blue/1': 0 } } });
      empty.aim('red', 'blue/1');
      empty.select('blue', 'attack-04');
      empty.neverOffered('blue', 'flare:squee');

      const offense = table(others, { ...lose, hands: { red: ['attack-04', 'flare:squee'], blue: ['attack-40'] } });
      offense.aim('red', 'blue/1');
      offense.select('red', 'attack-04');
      offense.neverOffered('red', 'flare:squee');
    });
  });

  describe('super', () => {
    const ally = { red: 'calculator', blue: 'macron', yellow: 'parasite', purple: 'squee' };
    const hands = { red: ['attack-20'], blue: ['attack-10'], purple: ['flare:squee'] };

    it('as a defensive ally makes everybody in the gate take a ship home', () => {
      const t = table(ally, { ...attack, hands });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 2 });
      t.invite('red', 'yellow');
      t.invite('blue', 'purple');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.ally('purple', 'defense', { 'purple/1': 1 });
      expect(t.untilOffered('purple', 'flare:squee')).toEqual(['flare:squee', 'pass']);
      expect(t.question('purple')).toMatchObject({ data: { at: 'window:planning.beforeSelect' } });
      t.use('purple', 'flare:squee', { at: 'window:planning.selected' });
      t.plan('red', 'ships.return', { 'red/3': 1 });
      t.plan('yellow', 'ships.return', { 'yellow/2': 1 });
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals: [20 + 1, 10 + 16 + 1] }]);
      expect([t.ships('red', 'red/3'), t.ships('yellow', 'yellow/2')]).toEqual([5, 5]);
    });

    it('is for allies of the defense', () => {
      const t = table(ally, { ...attack, hands });
      t.aim('red', 'blue/1');
      t.invite('red', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.neverOffered('purple', 'flare:squee');
    });
  });
});

describe('Squee flare, closely', () => {
  it('wild: for a single ship, once the outcome is known', () => {
    const t = table(
      { ...seats, blue: 'virus', yellow: 'squee' },
      { ...attack, ships: { blue: { 'blue/1': 1 } }, hands: { ...attack.hands, blue: ['attack-04', 'flare:squee'] }, strict: ['blue'] },
    );
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.use('blue', 'flare:squee', { at: 'window:resolution.afterOutcome' });
    expect(t.until('red', 'squee.ships')).toMatchObject({ min: 1, max: 1, data: { n: 1 } });
    t.answer('red', { 'red/4': 1 });
    t.run();
    expect([t.warp('red'), t.ships('red', 'red/4')]).toEqual([1, 3]);
  });

  it('super: at any moment of the planning phase until the cards are selected', () => {
    const windows = ['planning.beforeSelect', 'planning.select', 'planning.selected'];
    for (const at of windows) {
      const t = table({ ...seats, blue: 'virus', purple: 'squee' }, { ...attack, hands: { ...attack.hands, purple: ['flare:squee'] } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 3 });
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 1 });
      t.use('purple', 'flare:squee', { at: `window:${at}` });
      t.run();
      expect(t.story()).not.toContain('squee.remove');
      expect(t.events('card-played')).toContainEqual(expect.objectContaining({ card: 'flare:squee', text: 'super' }));
    }
  });
});

describe('Squee super, closely', () => {
  it('is of no use while nobody has a ship in the gate', () => {
    const t = table(
      { red: 'sloth', blue: 'virus', yellow: 'parasite', purple: 'squee' },
      { ...attack, hands: { red: ['attack-20'], blue: ['attack-10'], purple: ['flare:squee'] } },
    );
    t.aim('red', 'blue/1');
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.plan('red', 'sloth.ships', {});
    t.neverOffered('purple', 'flare:squee');
  });
});
