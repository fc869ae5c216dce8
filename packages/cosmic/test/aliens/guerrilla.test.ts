import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'guerrilla', blue: 'calculator', yellow: 'parasite', purple: 'trader' };
/** Red attacks blue/1 and loses. */
const defeat = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } } as const;
/** Blue attacks red/1 and wins. */
const conquest = { turn: 'blue', destiny: ['red'], hands: { red: ['attack-04'], blue: ['attack-40'] } } as const;

type Table = ReturnType<typeof table>;
/** Blue comes with four ships, yellow with three. */
function invade(t: Table, yellow = 3): void {
  t.aim('blue', 'red/1');
  t.send('blue', { 'blue/1': 4 });
  t.invite('blue', 'yellow');
  t.ally('yellow', 'offense', { 'yellow/1': yellow });
}
const used = (t: Table): unknown[] => t.events('power-used').map((x) => x.alien);

describe('Guerrilla', () => {
  it('leaves whoever beats it and each of their allies one ship of the encounter', () => {
    const t = table(seats, conquest);
    invade(t);
    t.run();
    expect([t.warp('blue'), t.warp('yellow'), t.warp('red')]).toEqual([3, 2, 4]);
    // What is left still lands.
    expect([t.ships('blue', 'red/1'), t.ships('yellow', 'red/1')]).toEqual([1, 1]);
    expect(used(t)).toEqual(['guerrilla']);
    expect(t.restored().divergence).toBeNull();
  });

  it('weakens the defense on its planet too, and spares those who have a single ship', () => {
    const t = table(seats, defeat);
    t.aim('red', 'blue/1');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.run();
    expect([t.ships('blue', 'blue/1'), t.warp('blue'), t.warp('yellow')]).toEqual([1, 3, 0]);
    expect(t.events('rewards')).toHaveLength(1);

    const single = table(seats, { ...defeat, ships: { blue: { 'blue/1': 1 } } });
    single.aim('red', 'blue/1');
    single.run();
    expect([used(single), single.warp('blue')]).toEqual([[], 0]);

    // It must be used: nobody is asked, and a zap is the only answer.
    const zap = table(seats, { ...defeat, ships: { blue: { 'blue/1': 1 } }, hands: { ...defeat.hands, purple: ['cosmic-zap'] } });
    zap.aim('red', 'blue/1');
    zap.neverOffered('purple', 'cosmic-zap', { alien: 'guerrilla' });
  });

  it('does nothing when it wins, or loses as an ally', () => {
    const won = table(seats, { ...conquest, hands: { red: ['attack-40'], blue: ['attack-04'] } });
    invade(won);
    won.run();
    expect(used(won)).toEqual([]);

    const ally = table(seats, { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-04'], blue: ['attack-40'] } });
    ally.aim('yellow', 'blue/1');
    ally.invite('yellow', 'red');
    ally.ally('red', 'offense', { 'red/1': 2 });
    ally.run();
    expect([used(ally), ally.warp('red'), ally.warp('blue')]).toEqual([[], 2, 0]);

    const guard = table(seats, { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-40'], blue: ['attack-04'] } });
    guard.aim('yellow', 'blue/1');
    guard.send('yellow', { 'yellow/1': 3 });
    guard.invite('blue', 'red');
    guard.ally('red', 'defense', { 'red/1': 2 });
    guard.run();
    expect([used(guard), guard.warp('red'), guard.warp('yellow')]).toEqual([[], 2, 0]);
  });

  it('weakens nobody when it is zapped', () => {
    const t = table(seats, { ...conquest, hands: { ...conquest.hands, purple: ['cosmic-zap'] } });
    invade(t);
    t.zap('purple', 'guerrilla');
    t.run();
    expect([t.warp('blue'), t.warp('yellow'), t.ships('blue', 'red/1'), t.ships('yellow', 'red/1')]).toEqual([0, 0, 4, 3]);
  });

  it('comes after what is played on the victory itself', () => {
    const t = table(seats, { ...defeat, hands: { ...defeat.hands, blue: ['attack-40', 'ionic-gas'] } });
    t.aim('red', 'blue/1');
    expect(t.untilOffered('blue', 'ionic-gas')).toEqual(['ionic-gas', 'pass']);
    expect([t.question('blue')?.data?.at, t.warp('blue')]).toEqual(['window:resolution.start', 0]);
    t.answer('blue', 'pass');
    t.run();
    expect(t.warp('blue')).toBe(3);
  });

  it('lets the owner say which of several kinds of ships is left', () => {
    // The blue ships in the gate are a stack and two plain ones.
    const t = table(
      { ...seats, blue: 'fungus' },
      { turn: 'blue', destiny: ['yellow', 'red'], hands: { red: ['attack-04'], blue: ['attack-40', 'attack-30'], yellow: ['attack-05'] } },
    );
    t.aim('blue', 'yellow/1');
    t.send('blue', { 'blue/1': 1 });
    t.select('blue', 'attack-30');
    t.plan('blue', 'encounter.second', true);
    t.run();
    const stack = `yellow/1#${t.state.stacks[0].id}`;
    t.aim('blue', 'red/1');
    t.send('blue', { [stack]: 1, 'blue/1': 2 });
    expect(t.until('blue', 'guerrilla.ships')).toMatchObject({ min: 2, max: 2, data: { n: 2 } });
    t.answer('blue', { gate: 2 });
    t.run();
    expect([t.warp('blue'), t.ships('blue', 'red/1'), t.warp('yellow')]).toEqual([2, 1, 0]);
  });

  it('[errata-guerrilla] comes before Cudgel and changes the number of ships that others count', () => {
    const t = table({ ...seats, blue: 'cudgel' }, conquest);
    invade(t);
    // Weakened to one ship, the Cudgel smashes one.
    expect(t.until('red', 'cudgel.smash')).toMatchObject({ min: 1, max: 1 });
    t.run();
    expect([used(t), t.warp('red'), t.warp('blue')]).toEqual([['guerrilla', 'cudgel'], 5, 3]);
  });

  it('[faq-guerrilla-2] comes before rewards are counted', () => {
    const t = table(seats, { ...defeat, ships: { yellow: { warp: 3 } } });
    t.aim('red', 'blue/1');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 3 });
    // One ship is left, so there is one reward.
    expect(t.until('yellow', 'rewards.ships')).toMatchObject({ max: 1, data: { n: 1 } });
    expect(t.warp('yellow')).toBe(5);
    t.answer('yellow', 0);
    t.run();
    expect(t.events('rewards')).toEqual([{ who: 2, ships: 0, cards: 1 }]);
  });

  it('[faq-general-15] a deal is a success but no victory: neither Cudgel nor Barbarian nor Guerrilla makes anything of it', () => {
    const talk = { turn: 'red', destiny: ['blue'], hands: { red: ['negotiate'], blue: ['negotiate', 'attack-08', 'attack-10'] } } as const;
    for (const red of ['cudgel', 'barbarian']) {
      const t = table({ ...seats, red, blue: 'guerrilla' }, talk);
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 3 });
      t.offer('red', { blue: ['lowest-attack'] });
      t.accept('blue');
      // A success it is: the offense may go on.
      t.until('red', 'encounter.second');
      t.run();
      expect(t.events('deal-made')).toHaveLength(1);
      expect([used(t), t.warp('red'), t.warp('blue')]).toEqual([[], 0, 0]);
      expect(t.hand('blue')).toEqual(['attack-10']);
    }
    // A failed deal is not lost against anybody either.
    const failed = table({ ...seats, red: 'cudgel', blue: 'guerrilla' }, talk);
    failed.aim('red', 'blue/1');
    failed.leave('red');
    failed.run();
    expect([used(failed), failed.warp('red'), failed.warp('blue')]).toEqual([[], 3, 3]);
    // The same two, when one of them wins.
    const war = table({ ...seats, red: 'cudgel', blue: 'guerrilla' }, { ...talk, hands: { red: ['attack-40'], blue: ['attack-08'] } });
    war.aim('red', 'blue/1');
    war.send('red', { 'red/1': 2 });
    war.run();
    expect(used(war)).toEqual(['guerrilla', 'cudgel']);
  });

  it('[faq-guerrilla-1] a worldship keeps one ship that can land, or none with the super flare, and returns in any case', () => {
    const t = table({ ...seats, blue: 'leviathan' }, { ...conquest, ships: { blue: { 'blue/2': 4 } } });
    t.aim('blue', 'red/1');
    t.use('blue', 'leviathan');
    t.plan('blue', 'leviathan.planet', 'blue/2');
    expect(t.until('blue', 'leviathan.settle')).toMatchObject({ min: 0, max: 1 });
    expect(t.ships('blue', 'blue/2')).toBe(1);
    t.answer('blue', { 'blue/2': 1 });
    t.run();
    expect([t.warp('blue'), t.ships('blue', 'red/1'), t.ships('blue', 'blue/2')]).toEqual([3, 1, 0]);

    const bare = table(
      { ...seats, blue: 'leviathan' },
      { ...conquest, ships: { blue: { 'blue/2': 3 } }, hands: { red: ['attack-04', 'flare:guerrilla'], blue: ['attack-40'] } },
    );
    bare.aim('blue', 'red/1');
    bare.use('blue', 'leviathan');
    bare.plan('blue', 'leviathan.planet', 'blue/2');
    bare.select('red', 'attack-04');
    bare.boost('red');
    bare.run();
    expect([bare.warp('blue'), bare.foreign('blue'), bare.ships('blue', 'blue/2')]).toEqual([3, 0, 0]);
    expect(bare.events('won')).toEqual([{ who: [1], lost: [0] }]);
    expect(bare.events('worldship-returned')).toEqual([{ planet: 'blue/2' }]);
    expect(bare.story()).not.toContain('leviathan.settle');
  });

  describe('wild', () => {
    /** Blue has the flare and defends a planet against red. */
    const holder = { red: 'calculator', blue: 'trader', yellow: 'parasite', purple: 'macron' };
    const attack = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-04', 'flare:guerrilla'] } } as const;

    it('blows up the home planet with the ships that attack it', () => {
      const t = table(holder, attack);
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 4 });
      t.invite('red', 'yellow');
      t.invite('blue', 'purple');
      t.ally('yellow', 'offense', { 'yellow/1': 2 });
      t.ally('purple', 'defense', { 'purple/1': 1 });
      t.select('blue', 'attack-04');
      expect(t.untilOffered('blue', 'flare:guerrilla')).toEqual(['flare:guerrilla', 'pass']);
      expect(t.question('blue')).toMatchObject({ data: { at: 'window:resolution.immediate' } });
      t.use('blue', 'flare:guerrilla');
      t.run();
      expect([t.out('red'), t.out('yellow')]).toEqual([4, 2]);
      // The side of the defense loses its ships as usual.
      expect([t.warp('blue'), t.warp('purple'), t.out('blue'), t.out('purple')]).toEqual([4, 1, 0, 0]);
      expect(t.events('planet-removed')).toEqual([{ planet: 'blue/1', keeper: null }]);
      expect([t.foreign('red'), t.foreign('yellow')]).toEqual([0, 0]);
      expect(t.restored().divergence).toBeNull();
    });

    it('sends the ships of a defense that retreats home: they cannot stay on a planet that is gone', () => {
      const hands = { red: ['attack-40'], blue: ['retreat', 'flare:guerrilla'] };
      const t = table(holder, { ...attack, hands, options: { rewards: 'dominion' } });
      t.aim('red', 'blue/1');
      t.use('blue', 'flare:guerrilla');
      t.plan('blue', 'ships.return', { 'blue/2': 3, 'blue/3': 1 });
      t.run();
      expect(t.events('planet-removed')).toEqual([{ planet: 'blue/1', keeper: null }]);
      expect([t.ships('blue', 'blue/2'), t.ships('blue', 'blue/3'), t.ships('blue', 'blue/1'), t.warp('blue')]).toEqual([7, 5, 0, 0]);
    });

    it('is for the defense alone, whose own ships are lost with the encounter', () => {
      // Purple is an ally of blue: red attacks a planet of blue on which the offense wins.
      const ally = table(holder, { ...attack, hands: { red: ['attack-40'], blue: ['attack-04'], purple: ['flare:guerrilla'] } });
      ally.aim('red', 'blue/1');
      ally.invite('blue', 'purple');
      ally.ally('purple', 'defense', { 'purple/1': 1 });
      ally.neverOffered('purple', 'flare:guerrilla');

      // The offense that wins back a home planet of its own does not blow it up.
      const own = table(holder, {
        ...attack,
        destiny: ['red'],
        ships: { blue: { 'red/1': 1 } },
        hands: { red: ['attack-40', 'flare:guerrilla'], blue: ['attack-04'] },
      });
      own.plan('red', 'destiny.own', 'blue');
      own.aim('red', 'red/1');
      own.select('red', 'attack-40');
      own.neverOffered('red', 'flare:guerrilla');

      // The ships of the defense are lost with the encounter: one loss, after those of the attackers.
      const t = table(holder, attack);
      t.aim('red', 'blue/1');
      t.select('blue', 'attack-04');
      t.use('blue', 'flare:guerrilla');
      t.run();
      expect(t.events('ships-lost')).toEqual([{ who: 1, n: 4 }]);
      expect(t.why('ships-lost')).toEqual(['rule:R11.5', 'rule:R11']);
    });

    it('[faq-guerrilla-3] is for home planets of the holder only, and bystanders on them go to the warp', () => {
      const t = table(holder, { ...attack, ships: { purple: { 'blue/1': 2 } } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.select('blue', 'attack-04');
      t.use('blue', 'flare:guerrilla');
      t.run();
      expect([t.warp('purple'), t.out('purple'), t.out('red')]).toEqual([2, 0, 1]);

      // Blue defends a colony in the home system of red.
      const abroad = table(holder, { ...attack, destiny: ['red'], ships: { blue: { 'red/1': 2 } } });
      abroad.plan('red', 'destiny.own', 'blue');
      abroad.aim('red', 'red/1');
      abroad.select('blue', 'attack-04');
      abroad.neverOffered('blue', 'flare:guerrilla');
    });

    it('leaves everybody as many ships as it takes to win, and sends the rest to the warp', () => {
      const t = table(holder, { ...attack, ships: { red: { out: 13 } } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1, 'red/2': 1, 'red/3': 1 });
      t.select('blue', 'attack-04');
      t.use('blue', 'flare:guerrilla');
      t.run();
      // Seven were left.
      expect([t.out('red'), t.warp('red')]).toEqual([15, 1]);
    });

    it('is of no use to a defense that wins, or whose attackers have no ships', () => {
      const won = table(holder, { ...attack, hands: { red: ['attack-04'], blue: ['attack-40', 'flare:guerrilla'] } });
      won.aim('red', 'blue/1');
      won.select('blue', 'attack-40');
      won.neverOffered('blue', 'flare:guerrilla');

      const offense = table(holder, { ...attack, hands: { red: ['attack-04', 'flare:guerrilla'], blue: ['attack-40'] } });
      offense.aim('red', 'blue/1');
      offense.select('red', 'attack-04');
      offense.neverOffered('red', 'flare:guerrilla');

      // All that attacked was taken out of the gate.
      const empty = table({ ...holder, yellow: 'brute' }, attack);
      empty.aim('red', 'blue/1');
      empty.invite('blue', 'yellow');
      empty.ally('yellow', 'defense', { 'yellow/1': 1 });
      empty.use('yellow', 'brute');
      empty.plan('red', 'brute.answer', 'ships');
      empty.select('blue', 'attack-04');
      empty.neverOffered('blue', 'flare:guerrilla');
    });
  });

  describe('super', () => {
    const hands = { red: ['attack-04', 'flare:guerrilla'], blue: ['attack-40'] };

    it('takes all ships of those who have three or fewer', () => {
      const t = table(seats, { ...conquest, hands });
      invade(t);
      t.select('red', 'attack-04');
      t.boost('red');
      t.run();
      expect([t.warp('blue'), t.warp('yellow')]).toEqual([3, 3]);
      expect([t.ships('blue', 'red/1'), t.ships('yellow', 'red/1')]).toEqual([1, 0]);
    });

    it('reaches those who have a single ship, and the encounter is won without anybody to land', () => {
      const t = table(seats, { ...conquest, hands });
      t.aim('blue', 'red/1');
      t.select('red', 'attack-04');
      t.boost('red');
      t.run();
      expect([t.warp('blue'), t.foreign('blue'), t.events('won')]).toEqual([1, 0, [{ who: [1], lost: [0] }]]);

      const declined = table(seats, { ...conquest, hands });
      declined.aim('blue', 'red/1');
      declined.select('red', 'attack-04');
      declined.boost('red', false);
      declined.run();
      expect([declined.warp('blue'), used(declined)]).toEqual([0, []]);
    });

    it('is not offered where everybody has more', () => {
      const t = table(seats, { ...conquest, hands });
      invade(t, 4);
      t.select('red', 'attack-04');
      t.boost('red');
      expect(() => t.run()).toThrow('planned but never asked: red answers super');
      expect(t.warp('blue')).toBe(3);
    });
  });
});
