import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'cudgel', blue: 'calculator', yellow: 'parasite', purple: 'trader' };
const win = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-08'] } } as const;
const prey = (t: ReturnType<typeof table>): number[][] => t.state.stacks.map((s) => t.state.ships.at[s.hold].slice(0, 4));

describe('Cudgel', () => {
  it('makes the beaten opponent lose as many further ships, of its own choice, as it had in the encounter', () => {
    const t = table(seats, win);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    expect(t.until('blue', 'cudgel.smash')).toMatchObject({ kind: 'spread', min: 3, max: 3 });
    // The ships on the targeted planet are lost anyhow.
    expect(t.options('blue')).toEqual(['blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.plan('blue', 'cudgel.smash', { 'blue/2': 1, 'blue/3': 2 });
    t.run();
    expect([t.warp('blue'), t.ships('blue', 'blue/2'), t.ships('blue', 'blue/3')]).toEqual([7, 3, 2]);
    expect(t.why('ships-lost')).toContain('rule:R11');
    expect(t.restored().divergence).toBeNull();
  });

  it('counts its ships on the planet as the defense, and smashes though nothing else is lost', () => {
    const t = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-40'], blue: ['attack-08'] } });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 1 });
    expect(t.until('blue', 'cudgel.smash')).toMatchObject({ min: 4, max: 4 });
    t.run();
    expect(t.warp('blue')).toBe(5);

    const empty = table(seats, { ...win, ships: { blue: { 'blue/1': 0 } } });
    empty.aim('red', 'blue/1');
    empty.send('red', { 'red/1': 2 });
    expect(empty.until('blue', 'cudgel.smash')).toMatchObject({ min: 2, max: 2 });
    empty.run();
    expect(empty.warp('blue')).toBe(2);
  });

  it('pays compensation for the smashed ships as well', () => {
    const t = table(seats, {
      ...win,
      hands: { red: ['attack-40', 'attack-04', 'attack-06', 'attack-08', 'attack-10', 'attack-12', 'attack-14'], blue: ['negotiate'] },
    });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-40');
    t.run();
    expect(t.events('compensated')).toEqual([{ who: 1, from: 0, n: 5 }]);
  });

  it('does nothing when it loses, or wins as an ally', () => {
    const lost = table(seats, { ...win, hands: { red: ['attack-04'], blue: ['attack-40'] } });
    lost.run();
    expect(lost.events('power-used')).toEqual([]);

    const ally = table(seats, { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-40'], blue: ['attack-08'] } });
    ally.aim('yellow', 'blue/1');
    ally.invite('yellow', 'red');
    ally.ally('red', 'offense', { 'red/1': 2 });
    ally.run();
    expect([ally.warp('blue'), ally.events('power-used')]).toEqual([4, []]);

    const guard = table(seats, { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-04'], blue: ['attack-40'] } });
    guard.invite('blue', 'red');
    guard.ally('red', 'defense', { 'red/1': 2 });
    guard.run();
    expect([guard.warp('yellow'), guard.events('power-used')]).toEqual([1, []]);

    // Nor has it anything to smash with, or to smash.
    const absent = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['attack-40'], blue: ['attack-08'] },
      ships: { red: { 'red/1': 0 } },
    });
    absent.aim('blue', 'red/1');
    absent.run();
    expect([absent.warp('blue'), absent.events('power-used')]).toEqual([1, []]);

    const last = { 'blue/2': 0, 'blue/3': 0, 'blue/4': 0, 'blue/5': 0 };
    const nothing = table(seats, { ...win, ships: { blue: { warp: 16, 'blue/1': 4, ...last } } });
    nothing.run();
    expect([nothing.warp('blue'), nothing.events('power-used')]).toEqual([20, []]);

    const few = table(seats, { ...win, ships: { blue: { warp: 14, 'blue/1': 4, ...last, 'blue/2': 2 } } });
    few.aim('red', 'blue/1');
    few.send('red', { 'red/1': 3 });
    few.run();
    expect([few.warp('blue'), few.events('power-used')]).toMatchObject([20, [{ alien: 'cudgel' }]]);
  });

  it('leaves it at the usual losses when zapped', () => {
    const t = table(seats, { ...win, hands: { red: ['attack-40'], blue: ['attack-08', 'cosmic-zap'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.select('blue', 'attack-08');
    t.zap('blue', 'cudgel');
    t.run();
    expect([t.warp('blue'), t.foreign('red')]).toEqual([4, 1]);
  });

  it('[faq-general-30] cannot use its power on an attack that was revealed as a negotiate', () => {
    const t = table(seats, { ...win, hands: { red: ['negotiate', 'flare:human'], blue: ['attack-08'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.use('red', 'flare:human');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 0, totals: [45, 12] }]);
    expect([t.warp('blue'), t.events('power-used')]).toEqual([4, []]);
  });

  it('[faq-fungus-06] smashed ships are losing ships and go under the Fungus; what Gambler and Grudge cost is only lost', () => {
    const smashed = table(
      { red: 'cudgel', blue: 'calculator', yellow: 'fungus' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-08'] } },
    );
    smashed.aim('red', 'blue/1');
    smashed.send('red', { 'red/1': 3 });
    smashed.invite('red', 'yellow');
    smashed.ally('yellow', 'offense', { 'yellow/1': 1 });
    smashed.plan('blue', 'cudgel.smash', { 'blue/2': 3 });
    smashed.run();
    expect(prey(smashed)).toEqual([[0, 7, 0, 0]]);
    expect(smashed.warp('blue')).toBe(0);

    const bluff = table(
      { red: 'gambler', blue: 'fungus', yellow: 'parasite' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-08'] } },
    );
    bluff.aim('red', 'blue/1');
    bluff.send('red', { 'red/1': 2 });
    bluff.use('red', 'gambler');
    bluff.plan('red', 'gambler.claim', 'attack-40');
    bluff.plan('blue', 'gambler.challenge', true);
    bluff.plan('red', 'gambler.ships', { 'red/2': 2 });
    bluff.plan('blue', 'fungus.adhere', { 'blue/1': 2 });
    bluff.run();
    // The two ships in the encounter are captured, the two that the lie cost are in the warp.
    expect([bluff.warp('red'), prey(bluff)]).toEqual([2, [[2, 0, 0, 0]]]);

    const grudge = table(
      { red: 'grudge', blue: 'fungus', yellow: 'parasite' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } },
    );
    grudge.aim('red', 'blue/1');
    grudge.send('red', { 'red/1': 1 });
    grudge.invite('red', 'yellow');
    grudge.plan('yellow', 'alliance.answer', 'decline');
    grudge.plan('yellow', 'grudge.ships', { 'yellow/1': 4 });
    grudge.run();
    expect([grudge.warp('yellow'), prey(grudge)]).toEqual([4, [[1, 0, 0, 0]]]);
  });

  describe('wild', () => {
    const holder = { red: 'calculator', blue: 'parasite', yellow: 'trader', purple: 'oracle' };

    it('clears the planet on which the offense gains a colony, but for ships that were allied with it', () => {
      const t = table(holder, {
        turn: 'red',
        destiny: ['blue'],
        ships: { yellow: { 'blue/1': 2 }, purple: { 'blue/1': 1 } },
        hands: { red: ['attack-40', 'flare:cudgel'], blue: ['attack-08'] },
      });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 3 });
      expect(t.untilOffered('red', 'flare:cudgel')).toEqual(['flare:cudgel', 'pass']);
      expect(t.ships('red', 'blue/1')).toBe(1);
      t.use('red', 'flare:cudgel');
      t.run();
      // What yellow had there before was not allied; what it sent lands.
      expect([t.warp('yellow'), t.ships('yellow', 'blue/1'), t.warp('purple'), t.ships('red', 'blue/1')]).toEqual([2, 3, 1, 1]);
      expect(t.events('ships-lost').filter((x) => x.who === 3)).toEqual([{ who: 3, n: 1 }]);
    });

    it('is played on its own landing alone, on a single ship too, and sends it to the warp', () => {
      const one = {
        turn: 'red',
        destiny: ['blue'],
        ships: { purple: { 'blue/1': 1 } },
        hands: { red: ['attack-40', 'flare:cudgel'], blue: ['attack-08'] },
      } as const;
      const passed = table(holder, { ...one, strict: ['red'] });
      passed.aim('red', 'blue/1');
      passed.invite('red', 'yellow');
      passed.ally('yellow', 'offense', { 'yellow/1': 3 });
      passed.pass('red', 'calculator', Infinity);
      passed.pass('red', 'flare:cudgel', 1, { who: 0 });
      passed.run();

      // What the Void has beaten is out of the game, what the flare sends away is not.
      const t = table({ ...holder, red: 'void' }, one);
      t.aim('red', 'blue/1');
      t.use('red', 'flare:cudgel');
      t.run();
      expect([t.out('blue'), t.out('purple'), t.warp('purple')]).toEqual([4, 0, 1]);
    });

    it('is not offered to a winning defense, nor where nobody else is', () => {
      const defense = table(holder, {
        turn: 'red',
        destiny: ['blue'],
        ships: { yellow: { 'blue/1': 2 } },
        hands: { red: ['attack-04'], blue: ['attack-40', 'flare:cudgel'] },
      });
      defense.aim('red', 'blue/1');
      defense.neverOffered('blue', 'flare:cudgel');

      const alone = table(holder, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'flare:cudgel'], blue: ['attack-08'] } });
      alone.neverOffered('red', 'flare:cudgel');
    });

    it('is not for an ally who lands, nor for a colony that was there before', () => {
      const ally = table(holder, {
        turn: 'red',
        destiny: ['blue'],
        ships: { purple: { 'blue/1': 1 } },
        hands: { red: ['attack-40'], blue: ['attack-08'], yellow: ['flare:cudgel'] },
      });
      ally.aim('red', 'blue/1');
      ally.invite('red', 'yellow');
      ally.ally('yellow', 'offense', { 'yellow/1': 3 });
      ally.neverOffered('yellow', 'flare:cudgel');
      expect(ally.foreign('yellow')).toBe(1);

      // Red drives blue off its own planet, where it still has ships.
      const home = table(holder, {
        turn: 'red',
        destiny: ['red'],
        ships: { blue: { 'red/1': 2 }, purple: { 'red/1': 1 } },
        hands: { red: ['attack-40', 'flare:cudgel'], blue: ['attack-08'] },
      });
      home.plan('red', 'destiny.own', 'blue');
      home.neverOffered('red', 'flare:cudgel');
      expect([home.warp('blue'), home.ships('purple', 'red/1')]).toEqual([2, 1]);
    });
  });

  describe('super', () => {
    const allied = { ...win, hands: { red: ['attack-40', 'attack-30', 'flare:cudgel'], blue: ['attack-08', 'attack-06'] } };

    it('smashes allies of the opponent, each by as many ships', () => {
      const t = table(seats, allied);
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 2 });
      t.select('red', 'attack-40');
      t.invite('blue', 'yellow', 'purple');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.ally('purple', 'defense', { 'purple/1': 1 });
      t.boost('red');
      t.until('red', 'cudgel.allies');
      expect(t.options('red')).toEqual(['yellow', 'purple']);
      t.plan('red', 'cudgel.allies', ['purple']);
      t.plan('blue', 'cudgel.smash', { 'blue/2': 2 });
      expect(t.until('purple', 'cudgel.smash')).toMatchObject({ min: 2, max: 2 });
      t.plan('purple', 'cudgel.smash', { 'purple/1': 1, 'purple/5': 1 });
      t.run();
      expect([t.warp('blue'), t.warp('yellow'), t.warp('purple')]).toEqual([6, 1, 3]);
    });

    it('is for the allies of the opponent: nobody else can be smashed', () => {
      const one = table(seats, allied);
      one.aim('red', 'blue/1');
      one.select('red', 'attack-40');
      one.invite('blue', 'yellow');
      one.ally('yellow', 'defense', { 'yellow/1': 1 });
      one.boost('red');
      one.plan('yellow', 'cudgel.smash', { 'yellow/2': 1 });
      one.run();
      expect(one.story()).not.toContain('cudgel.allies');
      expect([one.warp('yellow'), one.warp('purple')]).toEqual([2, 0]);

      const own = table(seats, allied);
      own.aim('red', 'blue/1');
      own.select('red', 'attack-40');
      own.invite('red', 'yellow');
      own.ally('yellow', 'offense', { 'yellow/1': 1 });
      own.neverOffered('red', 'flare:cudgel');

      // Nor itself, if it has helped the other side too.
      const both = table(
        { red: 'cudgel+lunatic', blue: 'calculator+tripler', yellow: 'parasite+macron' },
        { ...allied, options: { powers: 2 } },
      );
      both.send('red', { 'red/1': 1 });
      both.select('red', 'attack-40');
      both.use('red', 'lunatic');
      both.plan('red', 'alliance.ships', { 'red/2': 1 });
      both.neverOffered('red', 'flare:cudgel');
      expect(both.events('power-used').map((x) => x.alien)).toContain('cudgel');
    });

    it('[faq-cudgel-1] is not automatic: it has to be played on each use', () => {
      const t = table(seats, { ...allied, destiny: ['blue', 'blue'] });
      t.aim('red', 'blue/1');
      t.select('red', 'attack-40');
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      expect(t.until('red', 'super')).toMatchObject({ kind: 'yesno', from: 'flare:cudgel.super' });
      t.answer('red', true);
      t.plan('red', 'encounter.second', true);
      t.run();
      expect(t.warp('yellow')).toBe(2);
      // The next encounter: asked again, and not smashing anybody's allies without it.
      t.aim('red', 'blue/2');
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 1 });
      t.until('red', 'super');
      t.answer('red', false);
      t.run();
      expect(t.warp('purple')).toBe(1);
    });
  });
});
